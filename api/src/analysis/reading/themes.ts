/**
 * What people speak of in opinions on a person, a firm or a place, and how they say that it was good or bad there.
 *
 * `words`: the clause is about the theme, and its own words or the stars say how it was. `good`, `bad`: the clause is about the theme and says
 * how it was, whatever the stars: „spóźnił się” is no praise of five stars. Beginnings of words; a word that must end there is followed by `%`, a space stands for
 * any space.
 */
type Theme = { label: string; words: readonly string[]; good: readonly string[]; bad: readonly string[] };

const list = (text: string): string[] => text.split('|');

/** „trzy razy”, „14 razy” */
const TIMES = String.raw`(?:\d+|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|kilka\p{sc=Latn}*|parę|wiele|(?:po )?raz) ?`;
/** Waiting of so long is a wait: „dwie godziny w poczekalni”. */
const LONG = String.raw`(?:(?:[2-9]\d|1\d\d|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|dziewięćdziesiąt) minut|(?:półtor\p{sc=Latn}+ |\p{sc=Latn}+ |\d+ )?godzin\p{sc=Latn}*|pół dnia)`;
const SPAN = String.raw`(?:tydzień|tygodni\p{sc=Latn}*|tyg|miesią\p{sc=Latn}+|miesięc\p{sc=Latn}+|dni|godzin\p{sc=Latn}*|pół (?:godziny|roku|dnia)|rok|lat\p{sc=Latn}?)`;

export const THEMES: readonly Theme[] = [
  {
    label: 'obsługa',
    words: list('obsług|obsłuż|personel|recepcj|kelner|sprzedawc'),
    good: list(
      'obsług\\p{sc=Latn}* (?:szybk|sprawn|błyskawiczn)|(?:szybk|sprawn|błyskawiczn)\\p{sc=Latn}* obsług|uprzejm|miły%|miła%|mili%|miłe%|miło%|przemił|kulturaln|grzeczn|życzliw|pomocn|uśmiechnięt|sympatycz|(?:plus|brawa|ukłony) (?:za|dla) (?:ekip|obsług|personel|pani|pan)|pomógł%|pomogł|(?:wypełni|załatwi)ł\\p{sc=Latn}* (?:mi|nam|za mnie)%|gościnn|do rany przyłóż',
    ),
    bad: list(
      'opryskliw|niemił|niegrzeczn|nieuprzejm|niekulturaln|bezczeln|gbur|cham(?!p)|arogan|burknę|burcz|nadęt|naburmusz|wrzeszcz|(?<!któr\\p{sc=Latn}* )krzycz|krzycz\\p{sc=Latn}* na (?:nas|mnie|klient|ludzi|gości|dzieci)|czeka[^.!?,]{0,40}(?<=na )rachun|na rachun[^.!?,]{0,40}czeka|robi\\p{sc=Latn}* łask|ma (?:nas|klient\\p{sc=Latn}*|człowieka) (?:gdzieś|w nosie)|olew|zero kultury|brak kultury',
    ),
  },
  {
    label: 'jakość',
    words: list(
      'jakoś[cć]|jedzeni|jedzonk|jedliśmy|smak|dani[ea]%|dań%|mięs|potraw|porcj|chleb|ciast[oa]%|pierog|zup[aęy]%|obiad|śniadani|kuchni[aęi] (?:karmi|smaczn|domow|dobr|świetn|fataln)|naleśnik|pizz|kaw[aęy]% (?:był|pyszn|dobr|zimn)|wykonan|robot[aęy]%|produkt|leczeni|zabieg|napraw|plomb|koron[aęy]%|brwi%|paznok|masaż|fryzur|strzyżeni|koloryzacj|blat|szaf[aęy]%|rynn|tynk|płytk|panel[ei]|malowani|szyci|zdję[ćc]i',
    ),
    good: list(
      String.raw`smaczn|pyszn|pycha|palce lizać|jak u (?:mamy|babci)|solidn|dokładn|starann|porząd(?:n|nie)|równo%|co do milimetra|jak (?:od|spod) linijki|jak now[yae]%|pierwsza klasa|złote ręce|ręce (?:\p{sc=Latn}+ )?(?:złot|dobr)|ręce ze złota|najlepsz\p{sc=Latn}+ (?!miejsc)(?:\p{sc=Latn}+ )?(?:w |na |pod )|mistrz|fachow|profesjonal|super wykon|siedzi do|do dziś (?:sucho|działa|stoi|siedzi)|(?:zero|żadnych|ani jednej|bez) (?:rys|usterek|fuszer|zastrzeże)|przesta(?:ł|ło|ła) boleć|poprawn|naprawion`,
    ),
    bad: list(
      'fuszer|partac|partactw|bubel|buble|usterk|wad[ayę]%|zepsut|zepsuli|popsuli|cieknie|ciekło|cieknąc|przeciek|krzyw|nieszczeln|niedokładn|niestarann|nierówn|zarysowan|porysowan|obtart|obdrap|pękn|pękł|odpad(?:a|ł|ło|ła)%|odpryskuj|niedopasowan|nie (?:pasuj|pasow|działa)|za (?:wysok|nisk|krótk|wąsk|szerok)[aie]%|nie da się (?:zjeść|jeść)|niesmaczn|niedopiecz|przesolon|przypalon|such[yae]% mięs|zatru|włos w|poprawk|potłuk|popęka|do wyrzucenia|do poprawki',
    ),
  },
  {
    label: 'cena',
    words: list(
      String.raw`cen[aęyąo]%(?! jak (?:ceny?|wszędzie|u innych))|cenach%|cenami%|cenow|cennik|(?<!na (?:swój|własny|jej|jego|ich|nasz|mój) )koszt|(?<!na )rachun(?:ek|k)|paragon|faktur|wycen[aęyi]%|opłac|stawk|\d+(?:[,.]\d\d| ?zł| złotych) za%|(?:zapłaci|płaci|wzi[ąę]|policzy)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,4}\d[\d ]*(?:zł|złotych|tys)`,
    ),
    good: list(
      String.raw`tani[oae]%|taniej|niedrog|za darmo|nie (?:wzi|polic)\p{sc=Latn}+ (?:za|(?:ani )?(?:grosza|złotówki))|uczciw\p{sc=Latn}+ cen|cen\p{sc=Latn}* (?:[\p{sc=Latn}·]+ ){0,6}uczciw|przystępn|rozsądn\p{sc=Latn}+ cen|(?:co do|zgodn\p{sc=Latn}+ (?:z )?(?:wycen|umow)\p{sc=Latn}* co do) (?:grosza|złotówki)|wart\p{sc=Latn}* (?:swojej|każdej|tej|ceny)|bez (?:dopłat|ukrytych)|(?:opust|rabat|zniżk)|w cenie%|wliczon|najlepsz\p{sc=Latn}+ cen|zesz\p{sc=Latn}+ z ceny`,
    ),
    bad: list(
      String.raw`drogo%|drogi[em]?% (?:jak|za|serwis|usług)|(?:skasowa|zaśpiewa|zażycz|nalicz)\p{sc=Latn}* (?:sobie )?(?:\p{sc=Latn}+ ){0,4}\d|nie (?:uprzedzi|wspomnia|powiedzia)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,3}(?:koszt|cen|opłat|dopła)|drożej|drożyzn|przepła|przepłac|za drog|zdzier|dopłat|dopłac|dolicz|za (?:takie pieniądze|tyle)%|za t[ęe] (?:kasę|cenę|pieniądze)|małym drukiem|(?:cen[ayę]|koszt\p{sc=Latn}*|rachunek) (?:\p{sc=Latn}+ ){0,4}(?:z kosmosu|wyższ|wzros|posz\p{sc=Latn}+ w górę|podnie|podskocz|to żart|inn[ay]% niż|niższ\p{sc=Latn}+ niż (?:przez telefon|w ogłoszeniu|umówion))|ceny? (?:warszawsk|z kosmosu|kosmiczn|zaporow)|kosmiczn\p{sc=Latn}+ cen|kiedyś b\p{sc=Latn}+ \d|kiedys b\p{sc=Latn}+ \d|ukryt\p{sc=Latn}+ (?:koszt|opłat)|opłat\p{sc=Latn}+ (?:administracyjn|manipulacyjn|dodatkow)|czemu tyle|skąd tyle|liczon\p{sc=Latn}+ (?:dwa|podwójnie)|za \d+ zł dosta|ze zdzierstw|obiecan\p{sc=Latn}+ (?:zniżk|rabat)|zapłaci\p{sc=Latn}+ całość|\d+ (?:zł )?(?:to )?(?:chyba )?przesad`,
    ),
  },
  {
    label: 'umowa i pieniądze',
    words: list('zaliczk|zadat(?:ek|k[uió])|kaucj|umow[aęyą]%|umowie%|zwrot\\p{sc=Latn}* (?:zaliczk|kaucj|pieni|zadat)'),
    good: list(
      String.raw`(?:odda|zwróci)(?:ł|ła|li|ły|ją)?%(?: (?:mi|nam|od razu|bez \p{sc=Latn}+)){0,2} (?:zaliczk|kaucj|zadat|pieniądze|całość|wszystko co do)|(?:uczciw|jasn|przejrzyst|czyteln)\p{sc=Latn}* umow|umow\p{sc=Latn}* (?:jasn|uczciw|przejrzyst|czyteln)`,
    ),
    bad: list(
      String.raw`(?:zatrzyma|zabra|potrąci)(?:l|ł)\p{sc=Latn}* (?:mi |nam |sobie |całą |całą naszą )?(?:\d|zaliczk|kaucj|zadat|połow|pieniądz)|nie (?:odda|zwróci|oddaj|zwracaj)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}(?:\d|zaliczk|kaucj|zadat|pieni)|(?:zaliczk|kaucj|zadat)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}(?:przepad|nie odda|nie zwróc|znik)|kar[aęy] umown|klauzul|umow\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}(?:złodziejsk|jednostronn|niekorzystn|z haczyk)`,
    ),
  },
  {
    label: 'czas i terminy',
    words: list('termin[yuóaeo]?\\p{sc=Latn}{0,4}%|czekani|minut|grafik'),
    good: list(
      String.raw`punktualn|szybk|ekspresow|błyskawiczn|przed (?:czasem|terminem)|(?:dzień|dni|tydzień|\d+ \p{sc=Latn}+) przed (?:czasem|terminem)|w terminie|na czas%|terminow|co do minuty|w (?:jeden|1|dwa|2|trzy|3|\d+|kilka) (?:dni|dzień|min|minut|godzin\p{sc=Latn}*)%|w godzinę|jeden dzień%|od ręki|bez (?:czekania|kolejki)|na drugi dzień|następnego dnia|tego samego dnia|jeszcze (?:tego|w) (?:samego )?(?:dnia|niedzielę)`,
    ),
    bad: list(
      String.raw`(?:dług|ogromn|wieczn|gigantyczn)\p{sc=Latn}* kolejk|kolejk\p{sc=Latn}* (?:do|na|jak)|spóźni|spóźnia|opóźni|poślizg|przekłada|przełoż|(?<!za )odwoła(?:l(?!iśmy)|ł(?!am|em|yśmy)|n)|odwoływa|przesuwa|przesun|po terminie|nie w terminie|zwlek|niepunktualn|nieterminow|kalendarz dziuraw|na ostatnią chwil|(?<!na mnie |na nas )(?:czeka(?:ł|ła|łem|łam|łyśmy|liśmy|ło|li|my|m)%(?! na (?:mnie|nas))|czeka(?:ć|nia)%|czeka się)(?! (?:na (?:mnie|nas)))|(?:za|najbliższy termin (?:za|na)|po|trwał\p{sc=Latn}*) (?:\d+ |\p{sc=Latn}+ )?${SPAN} (?:opóźni|spóźni|poślizg|czekani|nic%)|${SPAN} (?:opóźni|spóźni|poślizg|nic%|cisz)|termin\p{sc=Latn}* (?:za|na) (?:\p{sc=Latn}+ |\d+ )?${SPAN}|najbliższy termin|pół roku (?:nic|po)|miał[ao]? (?:być|trwać)|nie przyjech|nie przysz(?:li|edł|ła) (?:na|w|o)|przyjech\p{sc=Latn}+ o \d|wszed\p{sc=Latn}+ (?:o )?\d+[:.]\d|${LONG} (?:\p{sc=Latn}+ ){0,2}(?:w (?:poczekalni|kolejce|korytarzu)|na (?:korytarzu|schodach)|pod drzwiami)|(?:w (?:poczekalni|kolejce|korytarzu)|na korytarzu|pod drzwiami) (?:\p{sc=Latn}+ ){0,2}${LONG}|co kwadrans|do dziś nic|zapomnie?l\p{sc=Latn}* (?:kluczy|o (?:nas|mnie|wizycie|terminie))|obiec\p{sc=Latn}+, że (?:wpadn|będ|przyj)|(?:wciąż|nadal|dalej|ciągle|od \p{sc=Latn}+) czekam`,
    ),
  },
  {
    label: 'kontakt',
    words: list('kontakt|komunikacj'),
    good: list(
      String.raw`(?:dobr|świetn|szybk|stał|bardzo dobr|super|łatw)\p{sc=Latn}* (?:kontakt|komunikacj)|kontakt\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,3}(?:dobr|świetn|bez zarzutu|bezproblem|super|wzorow|na bieżąco)|oddzwoni(?:ł|ła|li)? (?:od razu|w|po (?:kwadransie|chwili|godzinie|minucie))|odpisuj\p{sc=Latn}* (?:od razu|szybko|zawsze|po)|odpisa(?:ł|ła|li) (?:od razu|szybko|zawsze|tego)|odbiera\p{sc=Latn}* (?:telefon\p{sc=Latn}* )?(?:zawsze|od razu|nawet)|zawsze odbier|wysyła(?:ł|ła|li)? (?:\p{sc=Latn}+ )?(?:zdjęci|informacj)|(?:informowa|informuj)\p{sc=Latn}* na bieżąco`,
    ),
    bad: list(
      String.raw`nie odbier|nie odebr|nie oddzw|nie odpis|nie odpowiad|nie odpowied|nikt nie (?:za|od)?dzwoni|nie da(?:ło)? się (?:dodzwoni|skontaktow)|(?:za)?dzwonić się nie da|nie (?:mogłem|mogłam|sposób|można) (?:się )?dodzwoni|zero kontakt|bez kontakt|brak\p{sc=Latn}* kontakt|kontakt\p{sc=Latn}* (?:żaden|fataln|zerow|słab|kiepsk|urwan|się urwał|utrudnion|leży)|komunikacj\p{sc=Latn}* (?:leży|fataln|słab|kiepsk|zerow|żadna)|telefon (?:milczy|głuch|wyłączon)|(?:za)?dzwoni\p{sc=Latn}* (?:do nich )?${TIMES}(?:raz|prób)|${TIMES}raz\p{sc=Latn}* (?:za)?dzwoni|ghost|nabrali wody|cisza w słuchawce|oddzwoni\p{sc=Latn}* \p{sc=Latn}+ego dnia|odpisali? po \p{sc=Latn}+ tyg|zero (?:odzewu|odpowiedzi)`,
    ),
  },
  {
    label: 'uczciwość',
    words: list('uczciw|rzeteln|szczer[eyoa]|zaufani'),
    good: list(
      String.raw`uczciw|rzeteln|szczerz?e%|szczer[yaeo]%|godn\p{sc=Latn}+ zaufani|można (?:im|mu|jej)? ?zaufać|powiedzia(?:ł|ła|li) (?:od razu|wprost|uczciwie|szczerze)|niczego nie (?:ukry|zatai|dopis)|niczego nie wciska|bez ściemy|nie oszuk`,
    ),
    bad: list(
      String.raw`nieuczciw|nierzeteln|oszust|oszuk|oszuś|oszukań|kłam(?!k)|skłama|krętac|kręt[ay]cz|kręci(?:ł|li|ciel)|kombinator|kombinują|naciąg|cwania|złodziej|kradną|okrad|(?:od|kręc\p{sc=Latn}*|cofa\p{sc=Latn}*|cofn\p{sc=Latn}*|przekręc\p{sc=Latn}*|skręc\p{sc=Latn}*) licznik|licznik\p{sc=Latn}* (?:cofn|kręc|przekręc|skręc)|handlarz|handlarzyn|krętactw|zatai|zataj|ukryl|ukryw|ukryt\p{sc=Latn}+ wad|przekręt|wałk[iu]%|wałek%|szwindel|wyłudz|specjalnie (?:przedłuż|zawyż)|inn\p{sc=Latn}+ niż na zdjęc|na zdjęciach inn|niezgodn\p{sc=Latn}+ z opis|pod stołem|na lewo|wprowadz\p{sc=Latn}+ w błąd|zmyśl|lip[ay]%|ściem[aęy]%|bujda`,
    ),
  },
  {
    label: 'podejście i wyjaśnienia',
    words: list('podejści|tłumaczy(?!li się)|wytłumacz|wyjaśni|wysłucha'),
    good: list(
      String.raw`cierpliw|(?<!za )delikatn|spokojn|uspokaja|z sercem|po ludzku|(?<!polecam )serdeczn(?!ie polecam)|troskliw|empati|anioł|powoli%|wytłumaczy|wyjaśni|wysłucha|tłumaczy(?! się)|nie straszy|ani razu nie podni|bez (?:poganiania|pośpiechu|bólu|stresu)|bezboleśn|bezbolesn|trzyma(?:ł|ła) (?:\p{sc=Latn}+ )?za rękę`,
    ),
    bad: list('lekceważ|zbywa|zbył|zbyl|z góry na|jak powietrze|ból przy|bolało|boli do|nie wytłumaczy|nie wyjaśni|nikt nie umie|taśmow|jak na taśmie'),
  },
  {
    label: 'miejsce i wygoda',
    words: list('lokal(?:u|em|ik)?%|wnętrz|klimat(?!y)|atmosfer|ogród|ogrod|pok[oó]j|łazien|łóżk|nocleg'),
    good: list(
      'czyst[oyae]|czyściutk|nowoczesn|przytuln|wygodn|cichutk|cisza[, ]|cicho%|ładnie%|ładny widok|piękn\\p{sc=Latn}+ (?:miejsc|wnętrz|ogr|okolic|widok)|najładniejsz|klimat \\p{sc=Latn}+|mega klimat|klimat 10|super atmosfer|(?:rodzinna|domowa|miła|świetna|super) atmosfera|podjazd jest|leżak',
    ),
    bad: list(
      String.raw`brudn|brud%|hałas|głośno%|grzyb(?!\p{sc=Latn}* (?:\p{sc=Latn}+ )?usuni)|pleśń|pleśni%|duszn|duszno|dudni|zaduch|wentylacj\p{sc=Latn}* (?:brak|by|nie)|klimatyzacj\p{sc=Latn}* (?:brak|hucz|nie|zeps)|brak (?:klim|wentyl)|klimy brak|dym w oczach|zimno%|zimna woda|zimn[yae]% (?:pok|podłog|i z)|pok\p{sc=Latn}+ (?:\p{sc=Latn}+ |\d+ ){0,4}zimn|\d+ stopni (?:na|w) |zimą \d+ stopni|park\p{sc=Latn}* (?:to dramat|brak|tylko|zapomnij|masakr|koszmar|:)|brak (?:miejsc )?park|bez windy|winda by|wjazd\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}masakr|dojazd\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}(?:masakr|tragicz|fataln|[12]/10)|nie da rady|zero podjazd|bez podjazd|pająk|karaluch|smród|śmierdz`,
    ),
  },
];
