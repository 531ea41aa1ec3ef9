/** Short pages of local press and of clients: whether they lay something at the subject's door. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/research/types.ts';
import { judge, page, thread } from './factory.ts';

type Row = [name: string, kind: 'person' | 'brand', description: string, title: string, text: string];
const ACCUSING = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);

/** The sentences of a page that accuse its subject. */
function accusing([name, kind, description, title, text]: Row): string[] {
  const { accusations } = judge([page({ url: 'https://gazeta.example/1', title, text })], { name, kind, description, keywords: [], links: [] });
  return accusations.filter(({ state }) => ACCUSING.has(state)).flatMap(({ quotes }) => quotes.map((quote) => quote.text));
}

const ACCUSED: Row[] = [
  [
    'Alicja Turek',
    'person',
    'ortodontka, Chełm',
    'Aparat bez planu',
    'Matka pacjenta twierdzi, że ortodontka Alicja Turek z Chełma założyła aparat bez zdjęcia. Skarga trafiła do rzecznika izby w Lublinie.',
  ],
  [
    'Farmona Park',
    'brand',
    'deweloper, osiedle w Rzeszowie',
    'Podwykonawcy bez pieniędzy',
    'Sześć firm z Rzeszowa czeka na zapłatę za prace na osiedlu Farmona Park. Deweloper zalega im ponad 800 tysięcy złotych.',
  ],
  [
    'Stanisław Golonka',
    'person',
    'pszczelarz, miody, Łańcut',
    'Miód z cukru',
    'Inspekcja handlowa zbadała miody z targu w Łańcucie. W słoikach pszczelarza Stanisława Golonki był syrop cukrowy. Dostał 5 tysięcy złotych kary.',
  ],
  [
    'Żłobek Tuptuś',
    'brand',
    'żłobek w Gliwicach',
    'Dopłata za nic',
    'Urząd zażądał od żłobka Tuptuś w Gliwicach zwrotu 120 tysięcy złotych dotacji. Na liście były dzieci, których nikt tam nie widział.',
  ],
  [
    'Hodowla Leśny Trop',
    'brand',
    'hodowla psów rasowych, Augustów',
    'Psy w klatkach po kurach',
    'Fundacja odebrała 14 psów z hodowli Leśny Trop pod Augustowem. Zwierzęta siedziały w klatkach po kurach. Hodowcy grozi do trzech lat więzienia.',
  ],
  [
    'Zielona Hala',
    'brand',
    'restauracja w Krośnie',
    'Klopsiki z salmonellą',
    'Po weselu w restauracji Zielona Hala w Krośnie 40 osób trafiło do szpitala. Sanepid wykrył salmonellę w klopsikach.',
  ],
  [
    'Zielona Hala',
    'brand',
    'restauracja w Krośnie',
    'Kelnerki bez umów',
    'Państwowa Inspekcja Pracy weszła do Zielonej Hali w Krośnie. Cztery kelnerki pracowały na czarno.',
  ],
  [
    'Instal-Term',
    'brand',
    'pompy ciepła, Lublin',
    'Czyste Powietrze, brudne interesy',
    'Wójt Konopnicy ostrzega przed lubelską firmą Instal-Term. Seniorzy podpisywali puste formularze, a dotacje szły na konto wykonawcy.',
  ],
  [
    'Anna Wójcik',
    'person',
    'szkoła tańca, Wrocław',
    'Kurs tańca, którego nie było',
    'Wrocławska szkoła tańca Anny Wójcik zamknęła się z dnia na dzień. 60 osób zostało z opłaconymi karnetami. Właścicielka wyłączyła telefon.',
  ],
  [
    'Marek Zieliński',
    'person',
    'trener personalny z Torunia',
    'Trener i niedozwolony środek',
    'Trener personalny Marek Zieliński z Torunia sprzedawał podopiecznym tabletki z zakazaną substancją. Policja znalazła u niego 300 opakowań.',
  ],
  [
    'Okna Kowalczyk',
    'brand',
    'okna i drzwi Tarnów',
    'Okna wypadły z ramy',
    'Firma Okna Kowalczyk z Tarnowa przegrała w sądzie z klientem. Ma mu zwrócić 18 tysięcy złotych za źle osadzone okna.',
  ],
  [
    'Przedszkole Pluszowy Miś',
    'brand',
    'przedszkole niepubliczne, Konin',
    'Trzylatek na ulicy',
    'Z Przedszkola Pluszowy Miś w Koninie wyszedł trzylatek. Dziecko znalazł kierowca autobusu. Kuratorium wszczęło kontrolę.',
  ],
  [
    'Transgum',
    'brand',
    'firma transportowa, Płock',
    'Kierowca jechał 20 godzin',
    'Inspekcja transportu drogowego zatrzymała w Płocku ciężarówkę firmy Transgum. Kierowca używał magnesu, by oszukać tachograf. Przewoźnikowi grozi 12 tysięcy kary.',
  ],
  [
    'Transgum',
    'brand',
    'firma transportowa, Płock',
    'Pensja po terminie',
    'Kierowcy płockiej firmy Transgum od dwóch miesięcy nie widzieli wypłaty. Złożyli skargę do inspekcji pracy.',
  ],
  [
    'Willa Pod Dębem',
    'brand',
    'dom opieki, Otwock',
    'Rodziny skarżą dom opieki',
    'Córka zmarłej pensjonariuszki domaga się od Willi Pod Dębem z Otwocka 200 tysięcy złotych. Twierdzi, że matka umarła z odwodnienia.',
  ],
  [
    'Rowerland',
    'brand',
    'sklep rowerowy, Toruń',
    'Kradzione w gablocie',
    'Policjanci znaleźli w sklepie Rowerland w Toruniu osiem kradzionych rowerów. Właściciel tłumaczy, że kupił je od prywatnej osoby.',
  ],
  [
    'Bud-Inwest Plus',
    'brand',
    'firma budowlana, Olsztyn',
    'Komornik na koncie',
    'Sąd w Olsztynie wydał nakaz zapłaty przeciwko Bud-Inwest Plus. Hurtownia materiałów odzyska 70 tysięcy złotych.',
  ],
  [
    'Paweł Szczur',
    'person',
    'lekarz ortopeda, Lublin',
    'Koperty w gabinecie',
    'Pacjenci zeznali, że ortopeda Paweł Szczur z Lublina brał od nich koperty za szybszy termin operacji. Lekarza zatrzymali funkcjonariusze CBA.',
  ],
];
/** Lists of firms: what the row of the subject tells is its own. */
/** Posts of a thread, divided by a blank line. */
const THREADS: Row[] = [
  [
    'Warsztat Zębatka',
    'brand',
    'warsztat samochodowy, Nysa',
    'Warsztat Zębatka – opinie',
    'Dopisali mi do rachunku filtr, którego nie wymienili.\n\nU mnie wszystko dobrze.',
  ],
  ['Warsztat Zębatka', 'brand', 'warsztat samochodowy, Nysa', 'Warsztat Zębatka, Nysa', 'Szef to krętacz i tyle.\n\nRobię tam auta od lat.'],
  ['Warsztat Zębatka', 'brand', 'warsztat samochodowy, Nysa', 'Warsztat Zębatka – praca', 'Reszta pensji do koperty, urlopu brak.\n\nFajna ekipa.'],
];
const QUIET: Row[] = [
  // A warning without the wrong proves nothing to a reader.
  ['Warsztat Zębatka', 'brand', 'warsztat samochodowy, Nysa', 'Warsztat Zębatka – opinie', 'Ostrzegam. Oddaliśmy tam auto w maju.\n\nMiło i szybko.'],
  [
    'Warsztat Zębatka',
    'brand',
    'warsztat samochodowy, Nysa',
    'Warsztat Zębatka, Nysa',
    'Dopisałem się na poniedziałek, którego nie było w grafiku.\n\nMiło i szybko.',
  ],
  [
    'Warsztat Zębatka',
    'brand',
    'warsztat samochodowy, Nysa',
    'Jaki warsztat?',
    'Ostrzegam przed Auto-Rysiem, nie oddali zaliczki.\n\nPolecam warsztat Zębatka, uczciwie i tanio.',
  ],
];

/** What posts of a thread lay at the subject's door. */
function accusingPosts([name, kind, description, title, text]: Row): string[] {
  const posts = text.split('\n\n');
  let start = 0;
  const items = posts.map((post, i) => {
    const item = { who: `gość ${i}`, stars: null, when: null, start, end: start + post.length, quoted: null, reply: null };
    start += post.length + 2;
    return item;
  });
  const thread = page({ url: 'https://forum.example/1', title, text, kind: 'forum', layout: 'forum', items });
  const { accusations } = judge([thread], { name, kind, description, keywords: [], links: [] });
  return accusations.filter(({ state }) => ACCUSING.has(state)).flatMap(({ quotes }) => quotes.map((quote) => quote.text));
}

const ROWS: Row[] = [
  [
    'Zielona Hala',
    'brand',
    'restauracja w Krośnie',
    'Kogo ukarano? Lista lokali',
    'Przejrzeliśmy decyzje z ostatniego roku.\n\nKarczma Brzozowa, Zamość. Trzy uwagi do etykiet.\n\nZielona Hala, Krosno. Kara 40 tysięcy złotych za zepsute mięso, właściciel oskarżony o oszustwo.\n\nPierogarnia Lwowska, Jarosław. Bez uwag.',
  ],
];

const CLEAR: Row[] = [
  [
    'Żłobek Tuptuś',
    'brand',
    'żłobek w Gliwicach',
    'Dzwonią „z Tuptusia”',
    'Ktoś dzwoni z żłobka Tuptuś w Gliwicach i prosi o zaliczkę. Pieniędzy nikt nie zwrócił.',
  ],
  ['Żłobek Tuptuś', 'brand', 'żłobek w Gliwicach', 'Kurs dla dziadków', 'Żłobek Tuptuś w Gliwicach uczył dziadków rozpoznawania oszustw. Przyszło 40 osób.'],
  [
    'Piotr Gajda',
    'person',
    'sołtys, Żabno',
    'Sołtys i jego imiennik',
    'Sołtys Piotr Gajda z Żabna otworzył świetlicę. W 2019 roku sąd skazał Piotra Gajdę, byłego wójta z Wołowa, za jazdę po alkoholu.',
  ],
  [
    'Tarcica',
    'brand',
    'stolarnia w Brzozowie',
    'Kara dla innej firmy',
    'Stolarnia Tarcica z Brzozowa poprawiła umowy. W podobnej sprawie spółka Tarcica w upadłości z Jasła została ukarana kwotą 300 tysięcy złotych.',
  ],
  [
    'Marta Wilk',
    'person',
    'psycholog, Sosnowiec',
    'Podpisy są',
    'Marta Wilk, psycholog z Sosnowca, odwołała się od decyzji i złożyła pozew do sądu okręgowego.',
  ],
  [
    'Klub Zorza',
    'brand',
    'klub muzyczny, Radom',
    'Spotkanie z sąsiadami',
    'Klub Zorza z Radomia zaprosił sąsiadów. Mieszkańcy pytali o hałas i godziny dostaw.',
  ],
  [
    'Kamper Raj',
    'brand',
    'wypożyczalnia kamperów Mielec',
    'Nowy sezon',
    'Kamper Raj z Mielca ma pięć nowych aut. Kaucję oddaje w dniu zwrotu. Kontrola inspekcji handlowej nie wykazała uchybień.',
  ],
  [
    'Farmona Park',
    'brand',
    'deweloper, osiedle w Rzeszowie',
    'Ukradli kable',
    'Z budowy osiedla Farmona Park w Rzeszowie złodzieje wynieśli kable za 50 tysięcy. Policja zatrzymała dwóch mężczyzn.',
  ],
  [
    'Damian Pietrzyk',
    'person',
    'fotograf ślubny Zamość',
    'Fotograf ofiarą oszusta',
    'Fotograf Damian Pietrzyk z Zamościa stracił 8 tysięcy złotych. Oszust podał się za pracownika banku.',
  ],
  [
    'Krzysztof Bąk',
    'person',
    'wójt gminy Zalesie',
    'Radny pod lupą',
    'Radny Piotr Maj usłyszał zarzut jazdy po alkoholu. Wójt gminy Zalesie Krzysztof Bąk chce, by zrzekł się mandatu.',
  ],
  [
    'Krzysztof Bąk',
    'person',
    'wójt gminy Zalesie',
    'Gmina pozwała wykonawcę',
    'Gmina Zalesie pozwała firmę, która źle położyła asfalt. – Nie odpuścimy – mówi wójt Krzysztof Bąk.',
  ],
  [
    'Zielona Hala',
    'brand',
    'restauracja w Krośnie',
    'Kontrole w lokalach',
    'Sanepid skontrolował 30 lokali w Krośnie. Mandaty dostały dwa bary przy dworcu. Zielona Hala zebrała pochwały za czystość.',
  ],
  [
    'Instal-Term',
    'brand',
    'pompy ciepła, Lublin',
    'Uwaga na naciągaczy',
    'Po domach chodzą fałszywi monterzy. Podają się za pracowników lubelskiej firmy Instal-Term. Firma zawiadomiła policję.',
  ],
  [
    'Browar Dwie Wrony',
    'brand',
    'browar rzemieślniczy, Kłodzko',
    'Konkurent ukarany',
    'Duży koncern zapłaci karę za nieuczciwą reklamę piwa. Doniósł na niego kłodzki browar Dwie Wrony.',
  ],
  [
    'Robert Kmiecik',
    'person',
    'komornik sądowy, Nysa',
    'Dłużnik z siekierą',
    'Dłużnik zaatakował siekierą komornika Roberta Kmiecika z Nysy. Usłyszał zarzut usiłowania zabójstwa.',
  ],
  [
    'Iwona Zasada',
    'person',
    'dyrektorka szkoły, Nowy Targ',
    'Uczeń groził bombą',
    'Uczeń zadzwonił, że w szkole jest bomba. Grozi mu poprawczak. Dyrektorka Iwona Zasada z Nowego Targu zarządziła ewakuację.',
  ],
  [
    'Paweł Szczur',
    'person',
    'lekarz ortopeda, Lublin',
    'Pacjent pobił lekarza',
    'Pijany pacjent uderzył ortopedę Pawła Szczura na dyżurze w Lublinie. Sąd skazał go na prace społeczne.',
  ],
  [
    'Hotel Jezioranka',
    'brand',
    'hotel, Mikołajki',
    'Gość uciekł bez płacenia',
    'Gość Hotelu Jezioranka w Mikołajkach nie zapłacił rachunku na 9 tysięcy. Odpowie za oszustwo.',
  ],
  [
    'Żłobek Tuptuś',
    'brand',
    'żłobek w Gliwicach',
    'Biżuteria po babci',
    'Logopeda Marek T. pracował w kilku placówkach, między innymi w żłobku Tuptuś w Gliwicach, gdzie poznał babcię jednego z dzieci. Jest oskarżony o oszustwo wobec czterech osób. Od kobiety miał wyłudzić biżuterię.',
  ],
  [
    'Zielona Hala',
    'brand',
    'restauracja w Krośnie',
    'Kogo skontrolowano? Lista lokali',
    'Przejrzeliśmy decyzje z ostatniego roku.\n\nKarczma Brzozowa, Zamość. Zepsute mięso, kara 40 tysięcy złotych, właściciel oskarżony o oszustwo.\n\nZielona Hala, Krosno. Trzy uwagi do etykiet.\n\nPierogarnia Lwowska, Jarosław. Szczury w magazynie, trwa śledztwo.',
  ],
  [
    'Zielona Hala',
    'brand',
    'restauracja w Krośnie',
    'Dwa lata za lewe kupony',
    'Sąd skazał 40-letniego Adama K. na dwa lata więzienia. Sprzedawał kupony, których nikt nie uznawał. Na sali byli właściciele lokali, między innymi Zielona Hala z Krosna.\n\nSąd nakazał K. oddać krośnieńskiej restauracji 12 tysięcy złotych, które ta wypłaciła gościom z własnej kieszeni.',
  ],
  [
    'Grzegorz Latała',
    'person',
    'proboszcz, Sieradz',
    'Kościelny wyniósł tacę',
    'Brak w kasie wykrył proboszcz Grzegorz Latała z Sieradza, kiedy liczył tacę. Tego samego dnia zawiadomił policję.',
  ],
  ['Grzegorz Latała', 'person', 'proboszcz, Sieradz', 'Okradli kościół', 'Z kościoła w Sieradzu zginęły kielichy. Ks. Grzegorz Latała zawiadomił policję.'],
];

describe('a local page', () => {
  it.each(ACCUSED)('%s, %s, %s: accused in “%s”', (...row) => expect(accusing(row)).not.toEqual([]));
  it.each(ROWS)('%s, %s, %s: accused in “%s”', (...row) => expect(accusing(row)).not.toEqual([]));
  it.each(CLEAR)('%s, %s, %s: not accused in “%s”', (...row) => expect(accusing(row)).toEqual([]));
});

describe('a thread', () => {
  it.each(THREADS)('%s, %s, %s: complains in “%s”', (...row) => expect(accusingPosts(row)).not.toEqual([]));
  it.each(QUIET)('%s, %s, %s: complains of nothing of its own in “%s”', (...row) => expect(accusingPosts(row)).toEqual([]));
});

describe('a local page that reproaches without words of law', () => {
  const bakery = { name: 'Piekarnia Kłos', kind: 'brand' as const, description: 'piekarnia w Ostródzie', keywords: [], links: [] };
  const stale = page({
    url: 'https://gazeta.example/chleb',
    title: 'Spleśniały chleb na stołówce. Rodzice wściekli',
    text: 'Piekarnia Kłos z Ostródy wpisywała na faktury świeży chleb, a dzieci dostały spleśniałe, obrzydliwe kromki. Intendentka dzwoniła trzy razy i nikt nie oddzwonił. Za zepsuty chleb wściekli rodzice zapłacili jak za świeży. Z piekarni Kłos nikt nie przyjechał po zepsuty towar, choć obiecano.',
  });
  const soft = (documents: Document[]) => judge(documents, bakery).accusations.filter(({ pattern }) => pattern === 'AC-14');

  it('is told by its title and its most telling words, softly', () => {
    const [told, ...more] = soft([stale]);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ state: 'alleged', loose: true });
    expect(told?.text).toContain('Tekst „Spleśniały chleb na stołówce. Rodzice wściekli”');
    expect(told?.text).toMatch(/Czy to zarzut, trzeba ocenić w.źródle/u);
    expect(stale.article.text).toContain(told?.quotes[0]?.text);
  });

  it('is not told by a page that takes back what another said', () => {
    const back = (opening: string) => page({ url: 'https://gazeta.example/chleb', title: stale.article.title, text: `${opening} ${stale.article.text}` });
    expect(soft([back('Na zepsuty chleb skarżą się rodzice i intendentka.')])).toHaveLength(1);
    expect(soft([back('Wycofujemy się z tekstu o chlebie.')])).toEqual([]);
  });

  it('is not told by what was looked for and not found', () => {
    const mouse = page({
      url: 'https://gazeta.example/mysz',
      title: 'Mysz na półce? Klientka oburzona, sanepid w piekarni',
      text: 'Nie stwierdziliśmy obecności gryzoni w piekarni Kłos z Ostródy. To jednak skandal i wstyd, brud jest okropny, mówi klientka. Piekarnia zawiodła. Nikt nie przeprosił.',
    });
    for (const { quotes } of soft([mouse])) expect(quotes[0]?.text).not.toContain('gryzoni');
  });

  it('is told where the wrong shows in what was found, and not where nothing was wrong', () => {
    const weighed = (title: string, text: string) => soft([page({ url: 'https://gazeta.example/bochenki', title, text })]).length;
    const short =
      'Piekarnia Kłos z Ostródy wpisywała na faktury siedemset gramów, a na wadze było pięćset czterdzieści. Intendentka przedszkola dzwoniła trzy razy i nikt nie oddzwonił. Za brakujący chleb rodzice zapłacili, jakby był. Z piekarni Kłos nikt nie przyjechał go przeważyć, choć obiecano.';
    const full =
      'Piekarnia Kłos z Ostródy wpisała na fakturę siedemset gramów, a na wadze było siedemset dziesięć. Intendentka przedszkola dzwoniła do piekarni z podziękowaniem. Dzieci dostały po kromce z masłem. Kucharka pokazała im, jak rośnie zakwas.';
    expect(weighed('Lżejszy bochenek', short)).toBe(1);
    expect(weighed('Bochenek na wadze', full)).toBe(0);
  });

  it('is told of a thread by what somebody tells, not by what somebody asks', () => {
    const told = (end: string) => {
      const posts = [
        `Piekarnia Kłos z Ostródy znów dała dzieciom spleśniały chleb i nikt nie przeprosił${end}`,
        `Na wadze brakowało ćwierci bochenka, a ekspedientka straszyła moją mamę${end}`,
        `Za stare bułki w piekarni Kłos brali jak za świeże, obrzydliwe i skandaliczne${end}`,
        `Zaliczki na tort nie było komu oddać, a telefon milczał${end}`,
        `Właściciel piekarni śmiał się tylko klientom w twarz${end}`,
      ];
      return soft([thread({ url: 'https://forum.example/chleb', title: 'Piekarnia Kłos, Ostróda – wasze doświadczenia', posts })]).length;
    };
    expect(told('.')).toBe(1);
    expect(told('. Prawda to?')).toBe(0);
  });

  it('is told for what it lays at the subject’s door, not for its bad tone alone', () => {
    const angry = page({
      url: 'https://gazeta.example/ceny',
      title: 'Spleśniały chleb na stołówce. Rodzice wściekli',
      text: 'Piekarnia Kłos z Ostródy znów zawiodła. Dzieci dostały spleśniały, obrzydliwy chleb. Rodzice są wściekli i rozczarowani. To skandaliczne zaniedbanie i wstyd, mówi jedna z matek.',
    });
    const tone = (of: Document) => judge([of], bakery).ledger.items.map(({ evidence }) => evidence.sentiment?.label);
    expect(tone(angry)).toEqual(['negative']);
    expect(soft([angry])).toEqual([]);
    expect(soft([stale])).toHaveLength(1);
  });

  it('is no reproach where misfortune befell the subject, or where mostly press of long sentences writes of it', () => {
    const fire = page({
      url: 'https://gazeta.example/pozar',
      title: 'Pożar w piekarni. Ogromne straty, rozpacz właścicieli',
      text: 'Piekarnia Kłos z Ostródy spłonęła w nocy. Straty są ogromne i straszne. Właściciele są zrozpaczeni. To okropna, bolesna tragedia.',
    });
    expect(soft([fire])).toEqual([]);
    const blackmail = page({
      url: 'https://gazeta.example/okup',
      title: 'Żądał okupu od piekarni. 31-latek skazany',
      text: 'Od piekarni Kłos z Ostródy zażądał 20 tysięcy. Groził zatruciem chleba. To był okropny, straszny czas. Właściciele bali się o klientów. Zawiadomili policję.',
    });
    expect(judge([blackmail], bakery).accusations.filter(({ state }) => ACCUSING.has(state))).toEqual([]);
    const bad = 'To był okropny, straszny ranek. Strata jest ogromna, a klienci są oburzeni i źli. Nikt nie pomógł. Szkoda gadać.';
    const crash = (title: string) =>
      page({ url: 'https://gazeta.example/witryna', title, text: `Auto stanęło w środku sklepu piekarni Kłos z Ostródy. ${bad}` });
    expect(soft([crash('Kierowca wjechał w witrynę piekarni')])).toEqual([]);
    const reported = page({
      url: 'https://gazeta.example/kasa',
      title: 'Pusta kasa po sezonie',
      text: `O brakach w kasie zawiadomiła piekarnia Kłos z Ostródy. ${bad}`,
    });
    expect(soft([reported])).toEqual([]);
    const long =
      'Piekarnia Kłos z Ostródy, która od lat dostarcza pieczywo do kilkudziesięciu sklepów w całym województwie i zatrudnia ponad sto osób, ogłosiła we wtorek wyniki za ubiegły rok.';
    const press = [1, 2, 3].map((n) => page({ url: `https://ekonomia${n}.example/wyniki`, title: `Wyniki za rok ${n}`, text: `${long} Raport ${n}. ${long}` }));
    expect(soft([stale, ...press])).toEqual([]);
  });

  it('is no reproach where eight texts and more are all of newsrooms, however short their sentences', () => {
    const told = [
      'rogale z makiem',
      'drożdżówki na festyn',
      'torty dla szkoły',
      'sernik sołtysa',
      'chałkę na konkurs',
      'pierniki z lukrem',
      'bułki dla harcerzy',
      'makowiec burmistrza',
    ];
    const notes = told.map((what, n) =>
      page({ url: `https://kurier${n}.example/`, title: `Upiekli ${what}`, text: `Piekarnia Kłos z Ostródy upiekła ${what}. Było ich ${n + 3}.` }),
    );
    expect(soft([stale, ...notes])).toEqual([]);
    const list = page({
      url: 'https://kurier9.example/',
      title: 'Piekarnie w Ostródzie',
      text: 'Piekarnia Kłos, Rynek 1\nPiekarnia Rogal, Długa 2\nPiekarnia Makowa, Leśna 3\nPiekarnia Żytnia, Polna 4',
    });
    expect(soft([stale, ...notes, { ...list, article: { ...list.article, kind: 'list' as const } }])).toEqual([]);
    const own = page({ url: 'https://klos.example/', title: 'Piekarnia Kłos, Ostróda', text: 'Piekarnia Kłos w Ostródzie. Pieczemy od świtu.' });
    const order = { ...bakery, links: ['https://klos.example/'] };
    expect(judge([stale, ...notes, own], order).accusations.map(({ pattern }) => pattern)).toEqual(['AC-14']);
  });
});
