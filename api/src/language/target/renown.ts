/** Own list, fifth part: what is written of sport, art, rescue, quarrels and good names; written from general knowledge, by sense. Lines as in `target-verbs.ts` and `target-good.ts`. */
export const RENOWN_VERBS = `
3 0: wyciągnąć|wyciągać * z * gruz|gruzy|lawina|jezioro|rumowisko|przerębel|studnia|topiel|odmęt, wyrwać * z * płomień|szpon|objęcie * śmierć, wyrwać * śmierć, przywrócić * tętno|oddech|krążenie|wzrok|słuch
3 0: zapisać|zapisywać * się * złoty * zgłoska|litera, przejść|przechodzić * do * legenda, okryć|okrywać * się * chwała|sława
2.5 0: udzielić|udzielać * pomoc|schronienie|wsparcie|gościna, przystąpić|przystępować * do * reanimacja|resuscytacja|ratować, podjąć|podejmować|rozpocząć * reanimacja|resuscytacja
2.5 0: ryzykować|zaryzykować|narazić|narażać * własny * życie|zdrowie, ryzykować|zaryzykować * życie, rzucić|rzucać * się * z|na * pomoc|ratunek
2.5 0: ruszyć|ruszać|biec|pobiec|popędzić|skoczyć|wybiec|przybiec * na|z * pomoc|ratunek|odsiecz, zachować|zachowywać * zimny * krew
2.5 0: wykazać|wykazywać * się * odwaga|refleks|bohaterstwo|czujność|profesjonalizm|kunszt|hart|opanowanie|przytomność|empatia|męstwo|klasa|kreatywność
2.5 0: popisać|popisywać * się * odwaga|refleks|kunszt|parada|skuteczność|gol|bramka|asysta|technika|wirtuozeria, zareagować * błyskawicznie|wzorowo|bohatersko|przytomnie|natychmiast, udaremnić, udaremniać
2.5 0: powstrzymać * sprawca|napastnik|nożownik|złodziej, obezwładnić * napastnik|nożownik|sprawca|złodziej|bandyta
2 0: ściągnąć|zdjąć * z * dach|krawędź|barierka * samobójca|desperat|kot, odebrać|przyjąć * poród * w * samochód|karetka|radiowóz, oddać|oddawać * ostatni * koszula|grosz, podzielić|dzielić * się * ostatni, nie przejść * obojętnie
2 0: nie przechodzić * obojętnie, nie pozostać * obojętny, nie pozostawać * obojętny, nie zawahać * się * pomóc|ratować|skoczyć|wskoczyć|powiedzieć, nie wahać * się * pomóc|ratować|powiedzieć
2 0: czuwać * nad * bezpieczeństwo, wyprowadzić|ewakuować * bezpiecznie, dotrzeć * na * czas, dodać|dodawać * skrzydło, postawić|stawiać * na * nogi, zasłonić|osłonić|osłaniać * własny * ciało
2 0: przekazać|oddać * swój * nagroda|premia|medal|premium * na, wystawić * na * licytacja * wośp|cel, wziąć * pod * swój * skrzydło, odmienić|odmieniać * los|życie * na * dobry
2.5 0: wywalczyć * mistrzostwo|utrzymanie|kwalifikacja|puchar|przepustka|podium, sięgać * po * złoto|medal|tytuł|puchar|nagroda|mistrzostwo|złoty, stawać * na * podium|pudło, wskakiwać * na * podium|pudło|szczyt
2.5 0: stanąć|wskoczyć * na * pudło, zgarniać * nagroda|medal|statuetka|laur|tytuł|wszystko, kolekcjonować * medal|tytuł|trofeum|nagroda|zwycięstwo, wygrać|wygrywać * w * cugle|cuglach, wygrać|wygrywać * do * zero
2.5 0: zapewnić|zapewniać * awans|utrzymanie|mistrzostwo|triumf, zachować|zachowywać * czysty|czyste * konto, rozegrać|zagrać * mecz|spotkanie|turniej|sezon|rola * życie, skompletować * hat-trick|dublet
2.5 0: ustrzelić * dublet|hat-trick, wypełnić * minimum * olimpijski|kwalifikacyjny, zakwalifikować * się * do * finał|igrzyska|półfinał|mundial|mistrzostwa|play-off, przełamać * passa|niemoc|impas|dominacja|zmowa
2 0: przedłużyć|przedłużać * seria|passa * zwycięstwo, przerwać|zakończyć * seria|passa * porażka, dać|dawać * koncert|popis * gra|futbol|umiejętność|skuteczność, grać|zagrać * jak * z * nuta
2 0: grać|zagrać * jak * natchniony|profesor|trans|marzenie, zagrać|zaśpiewać * koncertowo|brawurowo|mistrzowsku|przejmująco|rewelacyjnie|bezbłędnie, grać * pierwszy * skrzypce, rozdawać * karta|karty, dyktować * warunek|tempo
2 0: deptać * po * pięta, dotrzymać|dotrzymywać * krok|kroku
2.5 0: poprowadzić|doprowadzić|prowadzić * do * zwycięstwo|mistrzostwo|sukces|triumf|awans|finał|medal|złoto|wygrana|złoty|wygrać, wprowadzić * do * ekstraklasa|finał|liga|elita, wypromować, wylansować, oszlifować * talent|diament
2.5 0: scalić|scementować * zespół|szatnia|drużyna, dać|dawać * przykład, stać|stawać * się * inspiracja|wzór|autorytet|legenda|ikona, porwać|pociągnąć * za * sobą|siebie * tłum, natchnąć
2 0: odrobić|odrabiać * strata|lekcja, wyjść|wychodzić * obronny * ręka, wyjść|wychodzić * z * twarz, nie stracić * zimny * krew, nie złożyć * broń, walczyć * do * koniec|końca|upadły|upaść
2 0: zostawić|zostawiać * serce|zdrowie * na * boisko, gryźć * trawa, pokazać|pokazywać * klasa|pazur|charakter|serce * do|lwi, udowodnić|potwierdzić|potwierdzać * klasa|wysoki * forma|dominacja|swój * wartość
2 0: wracać|wrócić|powrócić * z * tarcza|medal|trofeum, wracać|wrócić|powrócić * w * wielki * styl
-2 0: wracać|wrócić * na * tarcza, wracać|wrócić|odjechać|zostać * bez * medal|punkt|nagroda, obejść|obchodzić * się * smak, zebrać|zbierać|dostać|dostawać * bęcki|baty|lanie|łomot|cięgi|lać
-2 0: oddać * mecz|punkt|zwycięstwo * bez * walka, oddać * walkower, przejść|przechodzić * obok * mecz|spotkanie, odstawić|odstawiać * noga, człapać * po * boisko, wypuścić * z * ręka * zwycięstwo|wygrana|prowadzenie|wygrać
-2 0: dać|dawać * sobie * strzelić|wbić|odebrać
-2 0: złapać|obejrzeć|zobaczyć|dostać|ujrzeć * czerwony|drugi * kartka|kartonik, wylecieć|zejść * z * boisko * za * czerwony|kartka, wymusić|wymuszać * karny|rzut, rzucić|rzucać * ręcznik, wywiesić|wywieszać * biały * flaga
-2 0: skapitulować, pęknąć|pękać * w * końcówka, nie ugrać, nie wykorzystać * szansa|karny|jedenastka|okazja|potencjał, nie udźwignąć * presja|ciężar|rola|odpowiedzialność, nie unieść * presja|ciężar|rola
-2 0: nie dowieźć * prowadzenie|wynik|obietnica|zwycięstwo
-3 0: drukować|sprzedać|kupić|kupować|sprzedawać mecz, stosować|brać|zażywać|wziąć * doping|koks|steryd, wpaść|wpadać * na * doping, unikać * kontrola * antydopingowy, skrzywdzić, krzywdzić
-3 0: sędziować|gwizdać * stronniczo|fatalnie|tendencyjnie|skandalicznie, wypaczyć|wypaczać * wynik|sens|prawda, skrewić, rozbić|rozbijać * szatnia|rodzina|jedność
-2 0: wylecieć * z * hukiem|huk, wylecieć|polecieć|zlecieć * ze|z * stanowisko|stołek|praca|liga|ekstraklasa, pożegnać|żegnać * się * ze|z * stanowisko|posada|tytuł|igrzyska|puchar|ekstraklasa|liga|turniej
-2 0: pójść|iść * w * odstawka, wylądować * na * bruk|śmietnik, stracić|tracić * stołek|szatnia, odpaść|odpadać|pożegnać * już * w * pierwszy, obniżać * lot|poziom|jakość, skończyć * na * ostatni, grzać * ława
-2 0: okupować * ostatni * miejsce
2.5 -2: rozbić|roznieść|zetrzeć * w * pył|puch, zmieść|zmiatać * z * parkiet|boisko|plansza|kort|rynek|scena, spuścić|sprawić * łomot|lanie|baty|manto|lać|manta, dać|dawać * lekcja * futbol|gra|pokora
2.5 -2: utrzeć|ucierać|przytrzeć * nos|róg, zagrać * na * nos, przyćmić, przyćmiewać, usunąć|usuwać|zepchnąć|spychać * w * cień, zaorać * rywal|przeciwnik|oponent|rozmówca, rozjechać * na * boisko|walec
2.5 -2: zmiażdżyć * rywal|przeciwnik|konkurencja, wypunktować|ograć|pokonać * do * zero
2 -2: być * o * klasa * dobry|lepszy * od|niż, być * lepszy * od|niż, mieć * przewaga * nad, okazywać * się * lepszy|mocny|skuteczny, bić * rywal|konkurencja * na * głowa, wyrzucić * za * burta|burt, wyrzucić * z * turniej|puchar
2 -2: odprawić * z * kwitek * rywal|przeciwnik|drużyna, odebrać * tytuł|mistrzostwo|zwycięstwo|fotel * mistrz, zepchnąć * z * podium|szczyt|fotel, sprowadzić * do * parter|ziemia, nie zostawić * złudzenie
2 -2: nie pozostawić * złudzenie, rozstawiać * po * kąt
-2 2: polec * z|w * starcie|starciu|pojedynek|start, przegrać|przegrywać * z * kretes, uznać|uznawać * wyższość, dostać * lekcja|lanie|łomot|baty|lać * od
-2 2: dać|dawać * się * pokonać|ograć|wyprzedzić|zaskoczyć|rozbić, zbłaźnić|skompromitować * się * z|przeciw|przeciwko, nie mieć * start|podejście|szans|podejść * do|z, blednąć * przy|wobec, zblednąć * przy|wobec
2.5 0: stworzyć|tworzyć * kreacja|arcydzieło|wybitny|wielki * rola, udźwignąć * rola|film|ciężar|presja, porywać * publiczność|tłum|widownia|czytelnik, ściągać|ściągnąć|przyciągnąć|gromadzić|zgromadzić * tłum
2.5 0: wypełnić|wypełniać * sala|hala|stadion|widownia|trybuna * po * brzeg, rozgrzać|rozgrzewać|rozbujać|rozruszać * publiczność|tłum|widownia|scena, rozkochać * w * siebie|sobie
2.5 0: uwieść|uwodzić * publiczność|widz|czytelnik|słuchacz, trafić|trafiać * w * sedno|gust|punkt, chwytać|chwycić|ujmować|ująć|łapać|złapać * za * serce
2 0: ująć|ujmować * skromność|naturalność|szczerość|uśmiech|kultura, zestarzeć * się * godnie|pięknie|dobrze, wbić|wbijać|wgnieść|wgniatać * w * fotel|krzesło|kanapa, wyrwać|wyrywać * z * but|kapeć|kapcie
2 0: wycisnąć|wyciskać * łza * wzruszenie, przypaść|przypadać * do * gust|serce, zaprzeć|zapierać * dech|decha, pochłonąć|pochłaniać * bez * reszta, czytać|oglądać|słuchać * się * świetnie|jednym|wspaniale|znakomicie
2 0: sprzedawać|sprzedać * się * jak * świeży|ciepły|bułeczka
2 0: pokryć|pokrywać * się * platyna|złoto|złoty, podbijać * scena|lista|internet|publiczność, wnieść|wnosić * wkład|świeżość|powiew|nowy * jakość, wyznaczyć|wyznaczać * standard|trend
2 0: podnieść|podnosić|zawiesić|zawieszać * wysoko|poprzeczka, wyprzedzić|wyprzedzać * swój|epoka * epoka|czas, położyć * zasługa|podwalina|fundament * pod|dla|w
2 0: mieć * ogromny|wielki|niemały|niebagatelny|niekwestionowany|niekwestionować * zasługa|wkład * w|dla, przysłużyć * się * dobrze|sprawa|miasto|polski
2.5 0: przynieść|przynosić * chluba|zaszczyt|chwała|duma, przysporzyć|przysparzać * chwała|sława|fan|splendor|zwolennik, rozsławić, rozsławiać, wspiąć|wspinać * się * na * szczyt|wyżyna, wznieść|wznosić * się * na * wyżyna|szczyt
2.5 0: wejść|wchodzić * do * kanon|elita|historia|panteon, wpisać|wpisywać|zapisać|zapisywać * się * na * kartka|karta * historia, odegrać|odgrywać * kluczowy|decydujący|wybitny|decydować * rola
2.5 0: zyskać|zyskiwać|urosnąć|rosnąć * w * oko|oczy
2.5 0: zająć|zajmować * pierwszy|najwyższy|wysoki|czołowy * miejsce|pozycja|lokata, uplasować|plasować * się * na * pierwszy|podium|czoło|szczyt|czołowy, znaleźć|znajdować|być * wśród * najlepszy|najbogatszy
2.5 0: znaleźć|znajdować * się * w * czołówka|elita|gron|grono, spotkać|spotykać * się * z * uznanie|ciepły|entuzjastyczny|życzliwy|aplauz, wywołać|wywoływać|wzbudzić * entuzjazm|zachwyt|podziw|euforia|aplauz
2.5 0: świętować * sukces|triumf|awans|zwycięstwo|mistrzostwo, celebrować * sukces|triumf|zwycięstwo
2 0: zrobić|robić * kariera|furora|szał, zrobić|robić|wywrzeć|wywierać * dobry|świetny|znakomity|piorunujący|kapitalny|ogromny * wrażenie, zrobić|robić|odwalić|odwalać|wykonać|wykonywać * kawał * robota, robić|zrobić robota
2 0: rozwalić|rozwalać|rozłożyć * system|na * łopatka, dać * czad, dowieźć|dowozić * temat|wynik|projekt|jakość|obietnica, zapunktować, zaplusować, zebrać|zbierać * dobry|świetny|znakomity|entuzjastyczny * recenzja|opinia|ocena
0 2.5: mówić|pisać|wypowiadać|opowiadać * w * superlatywa|superlatyw, wyrażać|wyrazić|wypowiadać|wypowiedzieć * się * pochlebnie|ciepło|dobrze|z * uznanie, wystawić|wystawiać * dobry|najlepszy|piękny|chlubny * świadectwo
0 2.5: wystawić|wystawiać|dać|przyznać * najwyższy|wysoki|celujący * nota|ocena, uchylić|uchylać|zdjąć|zdejmować * czapka|kapelusz * przed, chylić|pochylić|schylić * czoło|głowa * przed
0 2.5: oddać|oddawać|składać|złożyć * hołd|cześć|pokłon, składać|przekazać|przesłać * gratulacja|podziękowanie|wyraz * uznanie, spieszyć|śpieszyć|pospieszyć * z * gratulacja
0 2.5: wyrażać|wyrazić * wdzięczność|uznanie|podziw|wsparcie|solidarność * wobec|dla|z, być * wdzięczny|wdzięczna|wdzięczni, słać|przesłać|posłać * ukłon|dzięki|moc, przybić|przybijać * piątka
0 2.5: podnieść|wznieść * kielich|toast * za
0 2: stać|stanąć * mur|murem * za, wziąć|brać * w * obrona, ujmować * się * za, wstawiać * się * za, opowiedzieć|opowiadać * się * po * strona, opowiedzieć|opowiadać * się * za, stanąć|stawać * po * strona
0 2: trzymać|wziąć|brać strona, przyklasnąć, przyklaskiwać, sekundować, kruszyć * kopia * o, dać|dawać * głowa|ręka * uciąć * za, skoczyć|pójść * w|za * ogień * za, ręczyć * za, poręczyć * za, zaręczyć * za
0 2: trzymać|ściskać|zaciskać * kciuk * za, pokładać * nadzieja|ufność * w, wiązać * nadzieja * z, solidaryzować * się * z
0 2.5: postawić|stawiać * na * piedestał, stawiać|postawić|podawać|dawać * za|jako * przykład, brać|wziąć * przykład * z, wzorować * się * na, czerpać * inspiracja|natchnienie|wzór * z|od, uczyć * się * od * najlepszy
0 2.5: prawić * komplement, ubóstwiać, hołubić, gloryfikować, wysławiać, sławić, zachłystywać|zachłysnąć * się, piać * z * zachwyt, nie ukrywać * podziw|zachwyt|uznanie|sympatia
0 2.5: nie kryć * podziw|zachwyt|uznanie|wdzięczność|wzruszenie
0 2.5: darzyć * szacunek|sympatia|zaufanie|uznanie|miłość|estyma|sentyment, mieć|żywić|czuć * szacunek|podziw|uznanie|sympatia|wdzięczność|słabość|sentyment * dla|do|wobec, nabrać|nabierać * szacunek|sympatia|zaufanie * do
0 2.5: mieć * dobry|najlepszy|wysoki * zdanie|mniemanie|opinia * o, obdarzyć|obdarzać * zaufanie|szacunek|sympatia, cenić|stawiać * wyżej|wysoko, pałać * miłość|sympatia, oszaleć|szaleć * na * punkt|za
0 2.5: mieć * bzik|hopla|fioł * na * punkt
0 2.5: udekorować * krzyż|medal|order, odsłaniać * pomnik|tablica|popiersie|gwiazda, nadawać * tytuł|obywatelstwo|odznaczenie|imię, przyjąć|przyjmować * w * poczet, wprowadzić|przyjąć * do * galeria|panteon|aleja
0 2.5: upamiętnić, upamiętniać, uznawać|uznać|uważać * za * legenda|ikona|mistrz|autorytet|geniusz|faworyt|bohater|skarb, nazwać|nazywać|obwołać|ochrzcić * bohater|bohaterka|mistrz|geniusz|legenda|król|królowa|wzór
0 2.5: typować|wskazać|wskazywać * na|jako * faworyt|zwycięzca
0 2: powołać|powoływać * do * kadra|reprezentacja, tęsknić * za, zatęsknić * za, życzyć * powodzenie|sukces|zwycięstwo|wszystkiego, przyjąć|przyjmować|powitać|witać * entuzjastycznie|owacyjnie|owacja|z * otwarty * ramię
0 2: powitać|witać * jak * bohater|król, skandować * imię|nazwisko, domagać * się * bis, lajkować, zalajkować, propsować, zapropsować, plusować, wyplusować, zeznać|zeznawać|świadczyć|przemawiać * na * korzyść, oddać * głos * na
1.5 1: zakopać|zakopywać * topór * wojenny, podać|podawać|wyciągnąć|wyciągać * ręka|dłoń * na|do * zgoda, zawrzeć * pokój|rozejm|zgoda, wybaczyć, wybaczać, przebaczyć, przebaczać, puścić * w * niepamięć, przyjąć * przeprosiny
1.5 1: przepraszać * za|fan|kibic, przeprosić * publicznie, zadośćuczynić, naprawić * krzywda|błąd, bić|uderzyć * się * w * pierś, pokajać * się, wyciągnąć * wniosek, paść * sobie * w * ramię, pogratulować * rywal|zwycięzca
1.5 1: uścisnąć * dłoń
0 -3: nie pozostawić * suchy|sucha * nitka, nie pozostawiać * suchy|sucha * nitka, nie zostawiać * suchy * nitka * na, wylać|wylewać * kubeł|wiadro|pomyje|pomyj|żółć * na
0 -3: wystawić|wystawiać * zły|najgorszy|fatalny|kiepski|niechlubny * świadectwo, równać|zrównać * z * błoto, wdeptać|wdeptywać * w * ziemia|błoto, nie zostawić * kamień * na * kamień
0 -3: nie szczędzić * krytyka|gorzki|cierpki|ostry|przykry, rozjechać * w * recenzja|artykuł|komentarz
0 -2.5: nazwać|nazywać * kłamca|oszust|złodziej|zdrajca|tchórz|hańba|błazen|idiota|pajac|bandyta|skandal|wstyd|cham|porażka, wskazać|wskazywać * jako * winny|winowajca|sprawca, pociągnąć|pociągać * do * odpowiedzialność
0 -2.5: obarczyć|obarczać * wina|odpowiedzialność|wino, mieć|żywić|zgłaszać|zgłosić|kierować * pretensja|uraza|żal|zastrzeżenie|uwaga * do|wobec|pod, mieć|brać * za * złe|zły, chować|żywić * uraza
0 -2: obśmiać, obśmiewać, zadrwić * z, zakpić * z, śmiać * się * z, podśmiewać * się * z, nabijać|ponabijać * się * z, stroić * żart * z, zrobić|robić * pośmiewisko * z, cisnąć|kręcić|mieć|toczyć * beka|bek * z
0 -2: drzeć * łach|łacha * z, dissować, zdissować, dowalić, dowalać, przygadać, wbić|wbijać|wetknąć * szpila|szpil, dać * prztyczek|pstryczek * w * nos, pokazać|pokazywać * miejsce * w * szereg, zakrzyczeć
0 -2: zagłuszyć * gwizdy|gwizd
0 -2: opierdolić, opierdalać, obsobaczyć, zmyć|suszyć|zmywać * głowa, dać|dawać|dostać * po * łapa|nos|uszy, przywołać|przywoływać * do * porządek, skarcić, karcić, upomnieć
0 -2: upominać, zbluzgać, zjebać * za, udzielić|udzielać * nagana|upomnienie, wypomnieć, wypominać, punktować * błąd|wpadka|słabość, rozliczyć|rozliczać * z * błąd|obietnica|afera
0 -2: zarzucać|zarzucić * kłamstwo|hipokryzja|plagiat|brak
0 -2: wziąć|brać * na * celownik, postawić|stawiać * pod * pręgierz|ściana, wytoczyć|wytaczać * działo|armata|proces|sprawa|powództwo|dziać * przeciw|przeciwko
0 -2: wnieść|wnosić|składać * pozew|skarga|powództwo|zażalenie * na|przeciw|przeciwko|wobec, domagać|żądać * odszkodowanie|zadośćuczynienie|sprostowanie * od, iść|pójść * do * sąd * z, spotkać|widzieć * się * w * sąd * z
0 -2: zeznać|zeznawać|świadczyć|przemawiać * przeciw|przeciwko, świadczyć|przemawiać|działać * na * niekorzyść
0 -2: odżegnać|odżegnywać * się * od, zerwać|zrywać * współpraca|relacja|kontakt|stosunek * z, zakończyć|zawiesić * współpraca * z, cofnąć|wycofać|odebrać * poparcie|rekomendacja|patronat|akredytacja|popart
0 -2: nie chcieć * mieć * nic * wspólny|wspólne|wspólnego * z, nie podać * ręka, wyrzec|wyrzekać * się, rozczarowywać * się, porzucić * na * rzecz, zrezygnować * na * rzecz * konkurencja, wykreślić|skreślić|skreślać * z * lista
0 -2: postawić * kreska|krzyżyk, skreślać, spisać|spisywać * na * strata|straty
0 -2: odstawić|odsunąć * od * skład|zespół|drużyna|kadra|mecz, zesłać|przesunąć * do * rezerwa, pogonić * trener|prezes, posłać * do * diabeł|diabła|kąt, banować, zbanować, cancelować, scancelować, odfollowować, odobserwować
0 -2: unfollowować, minusować, zminusować, zaminusować, nawoływać|wezwać|namawiać * do * bojkot|usunięcie|odwołanie, wciągnąć|wpisać|wpisywać * na * czarny * lista, pikietować * pod|przed, wyklaskać, wytupać
0 -2: obrzucać|obrzucić * jajko|pomidor
0 -2: przyjąć|przyjmować * chłodno|lodowato|gwizdy|gwizd|buczenie, kręcić * nos * na, mieć * zły|kiepski|fatalny|najgorszy|niski * zdanie|opinia|mniemanie * o
0 -2: wyrażać|wyrazić|wypowiadać|wypowiedzieć * się * niepochlebnie|lekceważąco|pogardliwie|krytycznie, darzyć * niechęć|pogarda|nienawiść|antypatia, czuć|żywić * niechęć|pogarda|odraza|obrzydzenie|antypatia
0 -2: zrazić|zrażać|zniechęcić|zniechęcać * się * do, uprzedzić * się * do, nie cierpieć, nie znosić, nie trawić, nie lubić, nie móc * znieść|patrzeć * na
0 -2: zrywać * boki|bok * z, krzywić * się * na, nie kryć * rozczarowanie|oburzenie|złość|żal|irytacja|zażenowanie, nie ukrywać * rozczarowanie|oburzenie|złość|żal|irytacja, wątpić * w * szczerość|uczciwość|intencja
0 -2: podważyć|podważać|kwestionować|zakwestionować * wiarygodność|uczciwość|kompetencja|rzetelność|autorytet|dobry, poddać|poddawać * w * wątpliwość, mieć * po * dziurka|kokarda|uszy
-2.5 0: opuścić|opuszczać|zostawić|zostawiać * w * potrzeba|bieda|nieszczęście, zostawić|zostawiać|pozostawić * na * lód|pastwa|pożarcie, zostawić|zostawiać|pozostawić * samopas|bez * pomoc|opieka|środek|wsparcie
-2.5 0: rzucić|rzucać * na * pożarcie|pastwa, wypiąć|wypinać * się * na, mieć * w * nos|dupa|tyłek|głęboki * kibic|klient|fan|widz|ludzie|mieszkaniec, porzucać, ghostować, zghostować
-2.5 0: wbić|wbijać|zadać * nóż|cios * w * plecy, wykopać|kopać * dołek * pod, przejść|przechodzić * obojętnie, nie udzielić * pomoc, nie zapobiec
-2.5 0: rzucać|rzucić|podkładać|podłożyć|podstawić|podstawiać * kłoda|noga|świnia, zagrać|grać * nieczysto|brudno, uderzyć|bić|uderzać|zagrać * poniżej * pas, mścić|zemścić * się * na
-2.5 0: wykorzystać|wykorzystywać * zaufanie|słabość|nieświadomość|niewiedza|krzywda, bawić|zabawić * się * cudzy|ludzki, kopać|kopnąć * leżący|leżeć, pastwić * się * nad, wyżywać|wyżyć * się * na
-2.5 0: zaszczuć, gnoić, zgnoić, lżyć, zelżyć, bluzgać
-2.5 0: zmyślić, zmyślać, zakłamać, zakłamywać, przekłamać, przekłamywać, przeinaczyć, przeinaczać, naginać|nagiąć * prawda|fakt|prawo|przepis|regulamin|rzeczywistość, wyrwać|wyrywać * z * kontekst
-2.5 0: siać * ferment|panika|nienawiść|dezinformacja|zamęt|plotka|zgorszenie|defetyzm, szerzyć * nienawiść|kłamstwo|dezinformacja|panika|propaganda
-2.5 0: rozsiewać|powielać|rozpowszechniać|kolportować * plotka|kłamstwo|fake|nieprawda|oszczerstwo|bzdura, mówić|opowiadać * nieprawda, rozminąć|rozmijać * się * z * prawda
-2 0: gonić * za * sensacja|klik|atencja|lajk|klika, lansować * się * na, zbijać|zbić * kapitał * na, nakręcać|nakręcić * hejt|spirala|nagonka, rozpętać|rozpętywać * nagonka|wojna|burza|hejt|awantura|piekło
-2 0: podgrzewać * atmosfera|emocja|spór, dzielić * polak|naród|społeczeństwo, gadać|mówić|opowiadać|pleść|wypisywać|pisać|palnąć|wygłaszać * głupota|bzdura|brednia|androny|farmazon|dyrdymała|banialuka|kocopoły
-2 0: chrzanić|pieprzyć|pierdolić * głupota|bzdura|farmazon
-2 0: podlizywać|podlizać * się, włazić|wchodzić * w * tyłek|dupa, płaszczyć * się, kadzić, dać|dawać * się * kupić|przekupić|zmanipulować
-2 0: podpisać|podpisywać * się * pod * cudzy, stroić * się * w * cudzy|piórka, zrzynać, zżynać, małpować, skopiować|kopiować * cudzy|pomysł|bezczelnie|żywcem|żywiec
-2 0: ukraść|podkraść|podebrać * pomysł, ściągnąć|ściągać|odpisać|odpisywać * na * egzamin
-2.5 0: dać|dawać * ciało|ciała|plama|dupa, strzelić|strzelać * sobie * w * kolano|stopa, strzelić|strzelać|walnąć|popełnić * byk|gafa|foch|focha|baboch, wtopić
-2.5 0: zrobić|robić * z * siebie * błazen|idiota|pośmiewisko|głupek|ofiara|męczennik, robić|zrobić * z * człowiek|ludzie|klient|widz|kibic|polak * idiota|debil|głupek|wariat|balon
-2.5 0: robić|zrobić * w * koń|bambuko|wał|jajo|trąba|ciul, odwalić|odwalać|odstawić|odstawiać|robić|zrobić * wiocha|siara|maniana|cyrk|szopka|inba|kaszana|lipa|przypał|fuszerka
-2 0: schrzaniać, odpierdalać, odpieprzać, pajacować, błaznować, zbłaźnić, błaźnić, lecieć * w * kulka|kulki|gumka, rżnąć * głupi|głupa, strugać * wariat|ważniak, zadzierać|zadrzeć * nos
-2 0: obrosnąć|obrastać * w * piórko, przechwalać, odlecieć * w * kosmos|totalnie, przegiąć, przeginać, przeholować, przeszarżować, posunąć|posuwać * się * za|zbyt * daleko, pójść|iść * o * krok|most * za * daleko
-2 0: przelać|przelewać * czara, przebrać|przebierać * miarka|miara
-2.5 0: przekroczyć|przekraczać * granica * dobry|smak|przyzwoitość|absurd|śmieszność|wszelki, przekroczyć|przekraczać * wszelki * granica, zajść|zachodzić * za * skóra, sprawić|sprawiać * zawód
-2.5 0: zaskoczyć|zaskakiwać * negatywnie|niemile|przykro|niemiło, wzbudzić|wzbudzać|budzić * niesmak|kontrowersja|oburzenie|sprzeciw|niechęć|odraza|pogarda|irytacja|zażenowanie|politowanie
-2.5 0: zrobić|robić|sprawiać|sprawić * zły|fatalny|przykry|kiepski|koszmarny * wrażenie, zebrać|zbierać * zły|fatalny|słaby|miażdżący * recenzja|opinia|ocena
-2 0: nie robić * wrażenie|szał, nie zrobić * wrażenie|szał, nie przypaść * do * gust, nie przekonać|przekonywać * krytyk|widz|jury|krytyka, nie porwać|porywać, nie zachwycić, nie zachwycać
-2 0: nie grzeszyć * inteligencja|rozum|skromność|uroda|talent|kultura, trącić * myszka, grzeszyć * naiwność|nuda|pycha|brak, zjadać|zjeść * własny * ogon, zestarzeć * się * źle|brzydko|fatalnie
-2 0: ciągnąć * się * jak * flak|guma, przejść|przemknąć * bez * echo, rozminąć * się * z * oczekiwanie
-2.5 0: znaleźć|znajdować|stanąć * się * w|pod * ogień|obstrzał|pręgierz * krytyka, stanąć|stawać * pod * pręgierz|ściana, ściągnąć|ściągać * na * się|siebie * krytyka|gniew|gromy|grom|hejt
-2.5 0: spotkać|spotykać * się * z * krytyka|potępienie|oburzenie|hejt|ostracyzm|dezaprobata, stracić|tracić * w * oko|oczy, maczać * palec * w, mieć * za * uszy|ucho|uszami, wplątać|wdać * się * w * afera|skandal|bójka|romans
-2.5 0: kłócić * się * ze * wszystek
-2.5 -1.5: podkopać|podkopywać|nadszarpnąć|nadszarpywać|nadwyrężyć|nadwerężyć * zaufanie|wizerunek|reputacja|autorytet|wiarygodność, zszargać|szargać * opinia|reputacja|imię|nerw|dobry|świętość
-2.5 -1.5: stracić|utracić|tracić * wiarygodność|reputacja|poparcie|autorytet|resztka|szacunek|popart, stracić|tracić * kontakt * z * rzeczywistość, zrujnować * wizerunek|kariera|reputacja, pogrążać|pogrążyć * się * w
-2.5 -1.5: mieć * fatalny|zły * prasa|reputacja|opinia|sława, cieszyć * się * zły|fatalny|ponury * sława|opinia
-3 0: splamić, zhańbić, hańbić, zbrukać, okryć|okrywać * się * hańba|niesława, zapisać|zapisywać * się * niechlubnie|czarny|haniebnie, przynieść|przynosić * wstyd|hańba|ujma|dyshonor
-3 0: wydać|wydawać * na|w * śmierć|tortura|gestapo|ręka * wróg, kolaborować, współpracować * z * okupant|bezpieka|gestapo|sb|ubek, wymordować, pomordować, rozstrzelać, rozstrzeliwać, torturować, eksterminować
-3 0: pacyfikować, spacyfikować, ograbić, ujarzmić, ujarzmiać, ciemiężyć, tyranizować, zakatować, zaszlachtować
-2.5 0: utopić * we * krew, stłumić|tłumić|zdławić|dławić * bunt|powstanie|protest|strajk|opozycja|wolność, zrównać * z * ziemia, spalić|palić * wieś|książka|żywcem|żywiec, uzurpować, przywłaszczyć|sprzedać * ojczyzna|kraj|ideał
-2.5 0: sprzeniewierzyć * się, zaprzeć * się, stchórzyć, tchórzyć, zdezerterować, dezerterować, wyprzeć|wypierać * się * wartość|kolega|rodzina, przejść * na * strona * wróg
-2.5 0: sprowadzić * na * naród|kraj|polska|klub|polski * nieszczęście|klęska, sprzymierzyć * się * z * wróg|najeźdźca
2.5 0: stawić|stawiać * czoło|czoła, nie ugiąć|uginać * się * przed, przelać|przelewać * krew * za|wolność, wyzwolić, oswobodzić, oswobadzać, bić|walczyć * się * za * ojczyzna|wolność|niepodległość
2.5 0: ukrywać|przechowywać|przechować * ranny|powstaniec|uciekinier, odzyskać * niepodległość, wskrzesić, wskrzeszać, odeprzeć * najazd|atak|szturm, ocalić|uchronić|ratować * od|przed * zapomnienie|zagłada|zniszczenie
2.5 0: wychować|wykształcić * pokolenie, założyć * podwaliny|podwalina, zreformować, stworzyć * potęga
-2 0: zasługiwać|zasłużyć * na * kara|potępienie|krytyka|nagana|dymisja|wyrzucenie|więzienie|pogarda|bojkot|dyskwalifikacja, nie zasługiwać * na * zaufanie|nagroda|szacunek|uwaga|miejsce|awans|medal|tytuł|wsparcie
-2 0: nie zasłużyć * na * zaufanie|nagroda|szacunek|miejsce|awans|medal|tytuł|order
-2 0: wykazać|wykazywać|popisać|popisywać * się * ignorancja|arogancja|brak|niekompetencja|tchórzostwo|lekkomyślność|głupota|chamstwo|niewiedza|bezmyślność, wystawić|wystawiać * sobie * zły|najgorszy|fatalny|kiepski * świadectwo
2 0: zasługiwać|zasłużyć * na * oskar|powołanie|awans|miejsce|szansa|wyróżnienie|słowo|zaufanie|wdzięczność|oklask|najwyższy|ukłon|sukces|pomnik|tytuł|order|wysoki, zapracować * na * miano|opinia|uznanie|zaufanie
2 0: zasłużyć * na * miano * mistrz|najlepszy|bohater|legenda, wystawić|wystawiać * sobie * dobry|najlepszy|piękny * świadectwo, bronić|obronić * się * sam, mieć * dobry|świetny * prasa|renoma|reputacja|opinia
2 0: nie schodzić * z * szczyt|lista|afisz|usta|podium, nie zejść * poniżej * wysoki|poziom
-2 0: narazić|narażać * na * szwank|śmierć|niebezpieczeństwo|strata|utrata|szkoda|śmieszność, narazić|narażać * pacjent|pasażer|dziecko|klient|podatnik, przysporzyć|przysparzać * kłopot|problem|wstyd|wróg|strata
-2 0: zwalić|zwalać|zrzucić|zrzucać|przerzucić|przerzucać * wina|odpowiedzialność|wino * na, zasłaniać|zasłonić * się * niepamięć|niewiedza|regulamin|tajemnica, szukać * winny * wszędzie|wokół, dawać|dać * zły|fatalny * przykład
-2 0: uplasować|plasować * się * na * ostatni|koniec|dno|dna, skakać|skoczyć * do * oko|gardło
-2 0: pokazać|pokazywać * prawdziwy * oblicze|twarz, pokazać|pokazywać * środkowy|gest * palec|kozakiewicz, wpaść|wpadać * w * furia|szał, rzucać|rzucić * wyzwisko|obelga|bluzg|mięso, obrażać|obrazić * się * na * cały|wszystek
-2 0: nie podejść|wyjść|podziękować * do * kibic|fan, lekceważyć|zlekceważyć * rywal|przeciwnik, odwrócić * się * od * kibic|fan|przyjaciel, rozmieniać|rozmienić * się|talent * na * drobny, przepić, przećpać
1.5 0: powiedzieć|przyznać|mówić * prosto|szczerze|otwarcie * w * twarz|oczy|prawda, powiedzieć|mówić * na * głos * prawda|co, obnażyć|obnażać * hipokryzja|kłamstwo|mechanizm|absurd
1.5 0: nagłośnić|nagłaśniać * sprawa|problem|afera|krzywda, upomnieć|upominać * się * o * prawo|krzywdzić|pokrzywdzony, zabrać|zabierać * głos * w * obrona, wziąć|brać * na * siebie|klata * odpowiedzialność|ciężar|wina|wino
1.5 0: zachować|zachowywać * się * jak * trzeba|należeć|klasa|dżentelmen|profesjonalista|przyzwoicie|godnie
-2.5 0: zachować|zachowywać * się * jak * cham|bydło|świnia|dzieciak|gówniarz|gwiazda|dziecko|bandyta|burak, zachować|zachowywać * się * skandalicznie|nieodpowiednio|niesportowo|haniebnie|karygodnie|niestosownie|chamsko|fatalnie
-2.5 0: zachować|zachowywać * się * nie * fair, potraktować|traktować * jak * śmieć|powietrze|intruz|bydło|idiota|pies, potraktować|traktować * z * góra|buta|pogarda|lekceważenie, potraktować|traktować * po * macoszemu
-2.5 0: patrzeć|spojrzeć|spoglądać * z * pogarda|wyższość * na
2.5 0: potraktować|traktować * z * szacunek|godność|serce|życzliwość|empatia, potraktować|traktować * jak * król|rodzina|równy|swój, mieć * talent|smykałka|dryg|dar|serce * do
2.5 0: mieć * wielki|ogromny|niezwykły|nieprzeciętny * talent|serce|dar|charyzma|klasa, mieć * łeb|głowa * na * kark, mieć * nos|wyczucie * do, mieć * świetny|znakomity|dobry * passa|sezon|początek
2.5 0: mieć * serce * na * dłoń|do, znać * się * na * rzecz|robota, zjeść * ząb|zęby * na, nie dać * plama, nie zawieść * oczekiwanie|kibic|fan, nie mieć * litość * dla * rywal
0 1.5: zazdrościć, pozazdrościć, naśladować * styl|wzór|przykład, móc|mógłby * pozazdrościć
-2 0: symulować * faul|kontuzja|choroba|uraz, żebrać * o * lajk|łapka|uwaga, kupić|kupować * lajk|obserwujący|followers|opinia|obserwować, usuwać|usunąć|kasować * komentarz|niewygodny * komentarz
-2 0: blokować|banować * za * krytyka|komentarz`;

export const RENOWN_GOOD = `
3: z * narażenie * życie|własny, aleja * gwiazda|sława, galeria|panteon * sława, król * strzelec|strzelców, król|królowa scena|wybieg|parkiet|polowanie, goat, objawienie, maestria, wirtuozeria
3: mistrz * gatunek|kierownica|słowo|pióro|pędzel|batuta|riposta|olimpijski|świat|europa|humor, opus magnum, dzieło życie|wybitny, mąż * stan, mąż * opatrznościowy
3: najwybitniejszy|najwybitniejsza|najwybitniejsze|najwybitniejszego|najwybitniejszej|najwybitniejszych|najwybitniejszą|najwybitniejszym
2.5: wicemistrz, wicemistrzyni, wicemistrzostwo, multimedalista, multimedalistka, arcymistrz, arcymistrzyni, mvp, dublet, życiówka, rekord * życiowy, seria * zwycięstwo|wygrana|sukces|wygrać, passa * zwycięstwo, bez * porażka
2.5: nie do * zatrzymanie|pokonanie|przejście|zatrzymać, piłkarz|zawodnik|zawodniczka|trener|siatkarz|gracz|bramkarz|aktor|artysta|debiut|płyta|film|album rok|sezon|dekada
2.5: zawodnik|piłkarz|bohater|gracz|bohaterka mecz|spotkanie|wieczór, jedenastka * kolejka|sezon|marzenie, dream * team
2.5: złoty|złote|złota dziecko|chłopak|dziewczyna|pokolenie|era, tytan * praca|pracy, kopalnia * wiedza|talent, człowiek * petarda|orkiestra|instytucja|legenda|renesans|czyn|honor, mur * nie do
2.5: skała * w * obrona, mózg zespół|drużyna, serce zespół|drużyna, ojciec|matka|architekt|autor|autorka|autorek * sukces|zwycięstwo|awans|triumf, ojciec * niepodległość|demokracja|założyciel, lider|liderka * z * prawdziwy|krew
2.5: jasny|mocny * punkt|strona|ogniwo, najmocniejszy|mocny * punkt|strona|ogniwo
2.5: kultowy, ponadczasowy, nieśmiertelny, niezapomniany, nieodżałowany, niepodrabialny, niepowtarzalny, nietuzinkowy, finezja, finezyjny, finezyjnie, polot, z * polot|ikra|ząb|sznyt|jajo|serducho|rozmach|humor|biglem
2.5: elektryzujący|elektryzująca|elektryzujące|elektryzującego|elektryzujących, ekscytujący|ekscytująca|ekscytujące|ekscytującego|ekscytujących, zniewalający|zniewalająca|zniewalające|zniewalającego|zniewalających, zniewalająco
2.5: przejmujący|przejmująca|przejmujące|przejmującego|przejmujących, przejmująco, poruszająco, wzruszająco, popis * aktorski|wokalny, popis * umiejętność|gra|kunszt|talent, kreacja * aktorski|wybitny|brawurowy
2.5: koncert * gra|aktorski
2.5: obowiązkowy|konieczny * lektura|pozycja|seans, lektura|pozycja * obowiązkowy, must have, must see, must-have, perełeczka, cymes, nieodkładalny, kasowy * hit|przebój|sukces|film
2.5: platynowy|diamentowy|złoty płyta|album|krążek, multiplatynowy, wartki * akcja, gwiazdorski|doborowy * obsada|skład, plejada * gwiazda, feeria * barwa|dźwięk, błyskotliwie, celnie, celny * riposta|pointa|diagnoza
2.5: trafny * diagnoza|decyzja|wybór|uwaga, w samo sedno, w sam * sedno, jak z bajka|marzenie
2.5: tak * trzymać, oby * tak * dalej, w * wielki * styl, brawo * ty|my|wy, order|nobel|oscar|oskar|medal|pomnik * dla * ten|ta|pan|pani|on, polać * on|ona|mu|jej|ten, szacuneczek, szacunek * dla|za, propsy, props, rispekt
2.5: wielki|ogromny|duży szacunek|szacun|dzięki|plus|props|propsy|podziękowanie, kciuk|łapka * w * góra, plusik, łapa * w * góra, sztosik, petardka, gość|babka|facet|kobieta * z * klasa|jaj|jajo|zasada, równiacha
2.5: dziesięć|10 * na * dziesięć|10, miód * na * serce|ucho|uszy, wiara * w * ludzie|człowiek|ludzkość * wracać|przywrócić
2.5: gromki|rzęsisty|długi|burzliwy * brawo|oklask|aplauz, burza * brawo|oklask, lawina|fala|morze|masa|deszcz * pochwała|komplement|gratulacja|zachwyt|wsparcie|solidarność|sympatia|nagroda, owacja * na * stojąco
2.5: standing * ovation, pochlebny, pochlebnie, przychylny * recenzja|opinia|ocena, ciepły|dobry|miły|świetny|znakomity|entuzjastyczny * przyjęcie|recenzja|opinia, słowo * uznanie|podziw|otucha|wdzięczność|podziękowanie|wsparcie
2.5: laurka, peana, pean, wyraz * uznanie|wdzięczność|szacunek
2.5: powód * do * duma|chwała, godnie * reprezentować, z * podniesiony|podnieść * czoło|głowa, czysty * gra|sumienie|ręka, kryształowy * człowiek|postać|opinia, bez * skaza|skazy|zmaza
2.5: człowiek * o * dobry|wielki|gołębi|gołąb * serce, gołębi|gołąb * serce, serce * ze * złoto|złoty, wielkie * serce, ludzki * pan|odruch, obywatelski * postawa|odwaga, postawa * godny|obywatelski|bohaterski
2.5: godny * mistrz|podziw|pochwała|naśladowca
2.5: wyzwoliciel, oswobodziciel, wyzwolicielka, patriota, bojownik|bojowniczka * o * wolność|niepodległość|prawo, obrońca|obrończyni * ojczyzna|prawo|wolność|demokracja|uciśniony|słaby
2.5: wielki polak|patriota|reformator|wódz|uczony|postać|syn|córka|mistrz|artystka|aktorka
2.5: jeden|jedna * z * najwybitniejszy|najzdolniejszy|najsłynniejszy|najwybitniejszych|najzdolniejszych|najsłynniejszych, nieśmiertelny|wiekopomny * sława|dzieło|zasługa, wiekopomny
2: najzdolniejszy|najzdolniejsza|najzdolniejsze|najzdolniejszego|najzdolniejszej|najzdolniejszych|najzdolniejszą|najzdolniejszym
2: najodważniejszy|najodważniejsza|najodważniejsze|najodważniejszego|najodważniejszej|najodważniejszych|najodważniejszą|najodważniejszym
2: najsłynniejszy|najsłynniejsza|najsłynniejsze|najsłynniejszego|najsłynniejszej|najsłynniejszych|najsłynniejszą|najsłynniejszym
2: najsympatyczniejszy|najsympatyczniejsza|najsympatyczniejsze|najsympatyczniejszego|najsympatyczniejszej|najsympatyczniejszych|najsympatyczniejszą|najsympatyczniejszym
2: najukochańszy|najukochańsza|najukochańsze|najukochańszego|najukochańszej|najukochańszych|najukochańszą|najukochańszym
2: najładniejszy|najładniejsza|najładniejsze|najładniejszego|najładniejszej|najładniejszych|najładniejszą|najładniejszym
2: najpiękniejszy|najpiękniejsza|najpiękniejsze|najpiękniejszego|najpiękniejszej|najpiękniejszych|najpiękniejszą|najpiękniejszym, najmilszy|najmilsza|najmilsze|najmilszego|najmilszej|najmilszych|najmilszą|najmilszym
2: najrzetelniejszy|najrzetelniejsza|najrzetelniejsze|najrzetelniejszego|najrzetelniejszej|najrzetelniejszych|najrzetelniejszą|najrzetelniejszym
2: najpopularniejszy|najpopularniejsza|najpopularniejsze|najpopularniejszego|najpopularniejszej|najpopularniejszych|najpopularniejszą|najpopularniejszym
2: najciekawszy|najciekawsza|najciekawsze|najciekawszego|najciekawszej|najciekawszych|najciekawszą|najciekawszym
2: najbardziej * utytułować|utytułowany|wiarygodny|opiniotwórczy|inspirujący|podziwiany|zasłużony|utalentowany|kreatywny|zaufany|obiecujący, opiniotwórczy, wizjonerski, wizjonerka, nowator
2: nestor, nestorka, luminarz, tuz|tuza, koryfeusz, sława * światowy, światowej * sława|klasa
2: honorowy * gość|patron|członek, patron ulica|szkoła|rok, benefis, hołd * dla|złożony, pamiętny * rola|triumf|kreacja, luka * nie do * zapełnienie|wypełnienie|zastąpienie, ambasador|ambasadorka * dobry|kultura|marka|miasto|sport
2: pozytywnie * zakręcony|zakręcić|zaskoczony|zaskoczyć, miły|przyjemny|pozytywny * zaskoczenie, czarny koń * turniej|rozgrywki|wybory|liga|mistrzostwa|sezon|rozgrywka|wybór, rewelacja * rozgrywki|sezon|turniej|rundy|rozgrywka
2: odkrycie * sezon|rok|turniej, nadzieja * olimpijski|medalowy, medalowy * szansa|pozycja|nadzieja, kandydat * do * medal|złoto|nagroda|oscar|złoty
2: waleczność, fighter, twardziel, twardzielka, nieustępliwy, nieustępliwość, hart * duch, hart * ducha, bojowy * duch|nastawienie, zgrany * zespół|drużyna|ekipa, team spirit
2: sportowy * postawa|duch|zachowanie, duch * walka|sport, profesor * na * boisko, lwi * serce|pazur, skuteczność * imponujący, bramkostrzelny, stalowy * nerw|płuca|płuco, żelazny * płuca|kondycja|obrona|płuco
2: swojski * klimat, autentyczny * emocja|człowiek, autentyczność, bez * cenzura|ściema|zadęcie|gwiazdorzenie|pudło, z * dystans * do * siebie, świetny|lekki|dobry pióro, złotousty
2: czarodziej * futbol|słowo|kort, fachman, zdolniacha, mózgowiec, kujon * pozytywny, tęgi * głowa|umysł, otwarty głowa|umysł, światły, lotny * umysł, rzutki, przedsiębiorczy
2: pokora, pokorny, wspaniałomyślny, wspaniałomyślność, rycerski, rycerskość, dama * prawdziwy|wielki
2: wielki|mały|prawdziwy|cichy|lokalny|nasz * bohater|bohaterka, cichy * bohater, bohaterski * czyn|postawa|akcja, akcja * ratunkowy * zakończyć * sukces|powodzenie, udany * akcja|interwencja|ratunek
2: w * ostatni * chwila * uratować|wyciągnąć|złapać, ułamek * sekunda * uratować, przytomność * umysł, refleks * kierowca|policjant|strażak, wzorowy * postawa|reakcja, błyskawiczny * reakcja|akcja|interwencja`;

export const RENOWN_BAD = `
3: szczujnia, szmatławiec, patostreamer, patostreamerka, patostream, patoinfluencer, patoinfluencerka, patocelebryta, scam, scamer, scammer, skamer, szmalcownik, zbrodniarka, ciemiężyciel
3: plama * na * honor|wizerunek|życiorys|historia, dno|dna * i * metr|wodorost|muł|trzy, dno|dna den, zero * honor|wstyd|klasa|ambicja|empatia|pokora|talent|refleksja, wstyd * na * cały|świat
3: hańba * dla|narodowy, gówno * warty, zbrodnia * na|przeciw|przeciwko * ludzkość|naród
2.5: pseudokibic, pseudoartysta, pseudointelektualista, pseudocelebryta, pseudotrener, pseudodziałacz, pismak, dziennikarzyna, politykier, pieczeniarz, propagandówka
2.5: propagandystka, propagandowy, propagandowo, tuba * propagandowy, gadzinówka, piśmidło, hejterski, hejterstwo, hejterka, nienawistnik, nienawistny, hejtownia, fabryka * troll|hejt|kłamstwo, clickbait
2.5: clickbaitowy, klikbajt, klikbajtowy, fejk, fejkowy, fake news, bzdura * rok, ustawka, hucpa, hucpiarz
2.5: hochsztaplerka, hochsztaplerstwo, pajac, pajacowanie, błazen, błazeński, przegryw, frajer, frajerstwo, frajerski, cieniutki, szurski, odklejeniec, odklejka
2.5: oszołomstwo, mitoman, mitomanka, mitomania, megaloman, megalomania, narcyzm, snobizm, atencjusz, atencjuszka, lanser, lanserstwo, przerośnięty * ego, przerost * ego|ambicja|forma
2.5: wybujały * ego
2.5: januszerka, cebulak, cebulactwo, cebula * deal|mentalność, patus, patusiarnia, pasożytnictwo, pasożyt społeczny, darmozjad, nygus
2.5: chciwiec, skąpiradło, hołota, gówniarski, gówniarzeria, szczeniacki, szczeniackie, smarkacz, przydupas, lizusostwo, klakier
2.5: potakiwacz, pachołek, sługus, lokaj * kreml|władza
2.5: cringowy, cringe'owy, krinż, żenadka, żenadometr, siarowy, wieśniacki, lipa * totalny|straszny, chujnia, gówno, gównoburza, shitstorm
2.5: drama * wokół|o, inba, samozaoranie, samozaorać, strzał * w * kolano|stopa, wpadka * wizerunkowy, antyreklama, antybohater, antybohaterka, antynagroda, antywzór
2.5: złoty|złota * malina|wąż, persona * grata|grat, na cenzurowany, na cenzurowanym
2.5: kciuk|łapka|łapa * w * dół, żal * patrzeć|słuchać|czytać, uszy|ucho * więdnąć, nie dać|da * się * słuchać|oglądać|czytać|patrzeć, nie ma * co * zbierać, cyrk * na * kółko, kabaret * niski, tragifarsa, groteskowy, pokazówka
2.5: gra * pozór, nadęty * jak|bufon, niski|najniższy * lot|pobudka|instynkt, rynsztokowy, upadek * dziennikarstwo|obyczaj|autorytet|kultura
2.5: lawina|fala|grad|deszcz|masa|ogrom * krytyka|hejt|zarzut|skarga|oskarżenie|gwizd|obelga, ogień|ostrzał * krytyka, na * celownik * prokuratura|policja|cba, miażdżący * krytyka|recenzja|opinia|raport|ocena
2.5: druzgocący * krytyka|raport|klęska|recenzja, niepochlebny, niepochlebnie, nieprzychylny, gorzki|cierpki * słowo, suchy|sucha * nitka * nie, utrata * zaufanie|twarz|wiarygodność|wizerunek|reputacja|autorytet
2.5: wizerunek|reputacja|renoma|zaufanie|wiarygodność * ucierpieć|runąć|legnąć|nadszarpnąć|nadszarpnięty|podupaść|lec
2.5: brak * skrupuł|klasa|honor|wstyd|wyobraźnia|pokora|samokrytyka|takt|wyczucie|rzetelność|talent|charakter|odwaga
2.5: brak * umiejętność|skuteczność|ambicja|zaangażowanie|refleksja|przyzwoitość|skrucha|lojalność|wdzięczność|zasada|polot|pomysł|serce
2.5: bez * wyraz|polot|pomysł|ikra|werwa|ambicja|charakter|skrupuł|honor|zasada|klasa|wstyd|żenada|krzta|refleksja|skrucha|talent, powód * do * wstyd, wyzuty * z
2.5: pozbawiony|pozbawić * talent|skrupuł|honor|sens|polot|empatia|smak|gust
2.5: zamieszany|zamieszana|zamieszani|zamieszane * w, uwikłany|uwikłana|uwikłani|uwikłane|uwikłać * w, umoczony|umoczona|umoczeni * w, wplątany|wplątana|wplątani|wplątać * w * afera|skandal|oszustwo, sodówka * uderzyć|uderzać
2.5: woda * sodowy * uderzyć|uderzać, cierpliwość * skończyć|wyczerpać, miarka * przebrać, czara * goryczy|gorycz * przelać, kropla * przelać, gwóźdź * do * trumna, równia * pochyła|pochyły, po * równia * pochyła|pochyły
2.5: droga * donikąd, kula * u * noga, piąty koło * u, kłoda * pod * noga, nóż * w * plecy, cios * w * plecy|poniżej, cios * poniżej, poniżej * pas, czarna|czarny|ciemny|niechlubny * karta|plama|rozdział * historia|dzieje
2.5: padolino, symulant, symulka, antyfutbol, kompromitująco, sromotny, sromotnie, nieskuteczność, nieskuteczny, nieskutecznie, indolencja, niemoc, bezbarwny, bezbarwnie, ospale, niemrawy, niemrawo, bezjajeczny
2.5: minimalizm * drużyna, obniżka * forma, spadek * forma, daleko * od * forma, pod * forma, najsłabszy|słaby * ogniwo|punkt|zawodnik|strona|mecz, słaby|słabe * ogniwo, kryminał * w * obrona
2.5: błąd * sędzia|sędziowski|szkolny|juniorski|indywidualny|bramkarz, sędzia * kalosz
2.5: zadyma, zadymiarz, kibolstwo, hooligan, hooligański, walkower * za, niesportowy, niesportowo, brudny * gra|zagranie|chwyt, nieczysty * zagranie|gra|chwyt
2.5: chamski|brutalny * faul|wejście|wejść, boiskowy * bandyta|chamstwo, skręcony|skręcić * mecz, dopingowicz, dopingowiczka, koksiarz, pozytywny * wynik * doping|kontrola|test|antydopingowy, wpadka * dopingowy
2.5: afera * dopingowy|korupcyjny|obyczajowy|seksualny
2.5: rozwydrzony|rozwydrzona|rozwydrzone|rozwydrzonego|rozwydrzonych, rozkapryszony|rozkapryszona|rozkapryszone|rozkapryszonego|rozkapryszonych, rozpieszczony|rozpieszczona|rozpieszczone|rozpieszczonego|rozpieszczonych, kapryśny
2.5: gwiazdor * rozkapryszony, gwiazdorstwo, fochy, egocentryzm, samolub, samolubny
2.5: konformista, konformizm, niewdzięcznik, niewdzięczny, niewdzięczność, wiarołomny, wiarołomstwo, krzywoprzysięzca
2.5: tchórzliwie, dezerter, dezercja
2.5: zaprzaniec, zaprzaństwo, ubek, ubecki, esbek, uzurpator, uzurpatorka, uzurpacja, tyrania, tyrański, despotyzm, kacykowaty, watażka, wichrzyciel
2.5: grabarz * demokracja|klub|projekt|futbol|firma, zdrada * stan|narodowy|ideał, zbrodniczo, bestialski, bestialsko, bestialstwo, barbarzyńca, barbarzyński, barbarzyństwo, zwyrodniały
2.5: potwór * w * ludzki|nie, bestia * w * ludzki, psychopata, psychol, sadystyczny, sadyzm, okrutnik, zbir, łotr, łotrostwo, nikczemnik, podlec
2.5: zrzynka, zżynka, plagiatorski, bezczelny * kopia|plagiat|kłamstwo, marny|słaby|tani|nieudany|blady * kopia|podróbka|imitacja|naśladownictwo|naśladowca|cień, epigon, wierszokleta, pseudosztuka, pseudofilm, szmirus, szmiruś
2.5: chałtura, chałturnik, chałturzyć, tani * chwyt|sensacja|efekt|efekciarstwo, efekciarski, efekciarstwo, łopatologiczny, łopatologia, dydaktyczny * smrodek, smrodek, odpustowy, przaśny, przaśność, bezguście, ckliwy, łzawy
2.5: tkliwy * kicz, nieśmieszny, nieśmieszny * żart, czerstwy * żart|humor, drętwota, sztampa, sztampowy, stereotypowy, bezpłciowy
2: finansowy * klapa|porażka|katastrofa, frekwencyjny * klapa|porażka, artystyczny * porażka|klapa|klęska, pusty * sala|widownia|trybuna|krzesło|trybun, odwołany|odwołać * koncert|trasa * brak|powód, z playback, z * playback
2: playback, fałszywy * nuta|dźwięk|ton, grać|zagrać|zaśpiewać * fałszywie|bez * serce|fatalnie|słabo, najgorszy * film|płyta|rola|sezon|mecz|trener|występ|album|serial|książka
2: najsłabszy|najsłabsza|najsłabsze|najsłabszego|najsłabszej|najsłabszych|najsłabszą|najsłabszym, rozczarowanie * rok|sezon|turniej, zawód * rok|sezon|kibic, zmarnować * potencjał|talent, niespełniony|niespełnić * talent|obietnica
2: gwiazda * jeden * sezon|przebój, gasnący|gasnąć * gwiazda, upadły|upaść * gwiazda|idol|legenda|mistrz|autorytet|król
2: wojna|wojenka * podjazdowy|z * wszystek, pyskówka, pyskaty, pyszałkowaty, pyszałkowatość, czepiać * się, złośliwiec, złośliwość, złośliwie, uszczypliwość
2: jadowicie, judzić, plotkarski, mąciwoda, manipulatorka, manipulatorski, manipulacyjny, tendencyjny, tendencyjność, tendencyjnie, jednostronny * relacja|przekaz|artykuł, stronniczo
2: nierzetelnie, nieobiektywny, insynuacja, paszkwil, fałszywka, potwarz, kalumnia
2.5: hamulcowy * reforma|zmiana, jak * chorągiewka, anemiczny * gra|atak|obrona`;
