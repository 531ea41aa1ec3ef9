/** Every charge is told with its end, wherever that stands; another person's or another matter's end is told of no charge. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

const VET: Subject = { name: 'Halina Wrzos', kind: 'person', description: 'weterynarz, Ełk', keywords: [], links: [] };
const INN: Subject = { name: 'Jodłok', kind: 'brand', description: 'pensjonat, Lesko', keywords: [], links: [] };
const LEADS = new Map([
  [VET, 'Weterynarz Halina Wrzos prowadzi lecznicę w Ełku.'],
  [INN, 'Pensjonat Jodłok stoi w Lesku nad Sanem.'],
]);
/** Other pages on each, so that words which all pages have are told from those of one affair. */
const OTHERS = [
  'Festyn nad wodą zebrał tłumy',
  'Remont ulicy potrwa do lata',
  'Szkolna wycieczka z kompasem',
  'Orkiestra dęta zagrała na rynku',
  'Zima zaskoczyła kierowców',
];
const REST = [
  'Grano do zmroku, a najmłodsi puszczali latawce z kolorowego papieru.',
  'Objazd wytyczono przez osiedle, autobusy staną przy aptece.',
  'Uczniowie czytali mapę, liczyli kroki i gubili rękawiczki.',
  'Kapelmistrz dyrygował w kaloszach, bo lało od świtu.',
  'Pługi wyjechały przed szóstą, piasku starczyło do południa.',
];
const others = (subject: Subject): Document[] =>
  OTHERS.map((title, i) => page({ url: `https://inne-${i}.test/`, title, date: `2022-0${i + 1}-15`, text: `${LEADS.get(subject)} ${title}. ${REST[i]}` }));

type Told = { host: string; title: string; date: string | null; said: string; posts?: [who: string, said: string][] };
const told = (host: string, title: string, date: string | null, said: string): Told => ({ host, title, date, said });
const thread = (host: string, title: string, date: string, ...posts: [string, string][]): Told => ({ host, title, date, said: '', posts });

function document(subject: Subject, { host, title, date, said, posts }: Told, at: number): Document {
  if (!posts) return page({ url: `https://${host}/${at}`, title, date, text: `${LEADS.get(subject)}\n\n${said}` });
  const text = posts.map(([, post]) => post).join('\n\n');
  const items = posts.map(([who, post]) => ({
    who,
    stars: null,
    when: date,
    start: text.indexOf(post),
    end: text.indexOf(post) + post.length,
    quoted: null,
    reply: null,
  }));
  return page({ url: `https://${host}/${at}`, title, date, text, layout: 'forum', kind: 'forum', items });
}

/** The end that is printed of the charge whose words hold the cue; null where it has none, undefined where the charge is not printed. */
function endOf(subject: Subject, cue: string, ...pages: Told[]): string | null | undefined {
  const { accusations } = judge([...pages.map((one, at) => document(subject, one, at)), ...others(subject)], subject);
  const found = accusations.find(({ quotes, text }) => quotes[0]?.text.includes(cue) || text.includes(cue));
  return found && (found.end?.quote ?? null);
}

const NAGANA = told(
  'tygodnik.test',
  'Pazur tygodnia',
  '2025-09-03',
  'Felietonista wylicza wpadki. Weterynarz Halina Wrzos dostała naganę od własnej izby, bo uśpiła kotkę bez zgody właściciela. Inni mieli więcej szczęścia.',
);
const CLEARED = told(
  'kurier.test',
  'Sąd wyższej instancji po stronie lekarki',
  '2024-05-16',
  'Wyższy sąd izbowy uchylił naganę i uniewinnił Halinę Wrzos od zarzutu, że bez zgody uśpiła kotkę. Orzeczenie jest prawomocne.',
);
const PRICES = told(
  'gazeta.test',
  'Kara za cennik w pensjonacie',
  '2022-03-10',
  'Inspekcja Handlowa nałożyła na Jodłok 40 tys. zł kary za ceny noclegów wyższe niż w cenniku.',
);
const EGGS = told(
  'gazeta.test',
  'Wesele skończyło się na oddziale',
  '2023-06-20',
  'Inspektorzy unieruchomili kuchnię pensjonatu Jodłok. Podejrzewają salmonellę w majonezie, po którym zachorowali weselnicy.',
);
const BIKE = thread('forum-lesko.test', 'Jodłok – zginął mi rower', '2024-09-02', [
  'zosia_k',
  'Nocowałam w Jodłoku i z szopy zniknął mój rower. Ukradli mi rower, złodzieje w tym pensjonacie, a właściciel nawet nie przeprosił!',
]);
const FOUND_OUT = told(
  'gazeta.test',
  'Bus w rowie',
  '2023-08-28',
  'Dwa promile miał w organizmie kierowca busa, którego zatrzymano w niedzielę. Jak ustaliliśmy, to weterynarz Halina Wrzos. Bus zahaczył o kapliczkę.',
);
const TREATED = told(
  'gazeta.test',
  'Prokuratura zajmie się szczepieniami',
  '2022-09-14',
  'Prokuratura wszczęła śledztwo przeciwko Halinie Wrzos w sprawie szczepienia psów, których nie widziała.',
);
/** What every text on the inn tells beside its matter. */
const HOUSE = ' Goście chwalą modrzewiową werandę, pstrągi z wędzarni, żubrówkę, kolejkę wąskotorową, storczyki, akordeon i hamaki.';
/** Of a death, told where the subject's name stands. */
const ACCIDENT = told(
  'kurier.test',
  'Wyrok po wypadku na budowie',
  '2025-04-15',
  `Kierownik budowy nowego skrzydła został skazany na rok w zawieszeniu. Śledztwo w wątku pensjonatu Jodłok umorzono jeszcze w 2023 roku.${HOUSE}`,
);
const PIER = told('gazeta.test', 'Kara za pomost', '2023-06-28', 'Inspektor nałożył na Jodłok 22 tys. zł kary za pomost bez zezwolenia.');

/** A trial, told without the crime, and a matter of which its pages tell the same in words that no law has. */
const TRIAL = told('gazeta.test', 'Lekarka przed sądem', '2022-09-14', 'Do Sądu Rejonowego w Ełku trafił akt oskarżenia przeciwko Halinie Wrzos.');
const SWEPT = told('kurier.test', 'Tak miało być', '2024-02-20', 'Sąd Rejonowy w Ełku oczyścił Halinę Wrzos ze wszystkiego. Oskarżyciel nie złoży apelacji.');
const CAKE = told(
  'gazeta.test',
  'Bezy na parkiecie',
  '2023-06-28',
  'Kelner upuścił czteropiętrowy tort z bezami. Wanda Cisło z Baligrodu zażądała od pensjonatu Jodłok zwrotu zaliczki. Orkiestra zagrała walca nad malinowym kremem.',
);
const PLASTER = told(
  'gazeta.test',
  'Jamnik w gipsie',
  '2023-02-06',
  'Na weterynarz Halinę Wrzos wpłynęła skarga do izby. Jamnik Precel kulał po gipsie, a jego właścicielka płakała na korytarzu obok kaktusa.',
);

describe('a charge', () => {
  it.each<[what: string, subject: Subject, cue: string, end: RegExp, pages: Told[]]>([
    ['a reprimand that a column repeats after it was lifted', VET, 'naganę', /uchylił naganę/, [NAGANA, CLEARED]],
    [
      'a reprimand whose end another outlet tells in other words',
      VET,
      'naganę',
      /nagana została uchylona|naganę uchylono/i,
      [
        told(
          'izba.test',
          'Komunikat izby',
          '2023-11-21',
          'Sąd izby lekarskiej udzielił Halinie Wrzos nagany za uśpienie kotki bez zgody. Izba udzieliła naganę jednogłośnie.',
        ),
        told(
          'miasto.test',
          'Przetarg na schronisko',
          '2025-03-21',
          'Oferent pytał o karę. Izba odpowiedziała, że naganę uchylono, a Halina Wrzos za kotkę nie była karana.',
        ),
      ],
    ],
    [
      'a fine that a court lowered',
      INN,
      '40 tys. zł',
      /obniżył karę/,
      [
        PRICES,
        told(
          'kurier.test',
          'Mniejsza kara za cennik',
          '2024-10-09',
          '15 tys. zł zamiast 40 tys. Sąd obniżył karę, którą Inspekcja Handlowa nałożyła na Jodłok za ceny noclegów.',
        ),
      ],
    ],
    [
      'a fine of an office beside an inquiry that was dropped',
      INN,
      '40 tys. zł',
      /obniżył karę/,
      [
        { ...PRICES, said: PRICES.said + HOUSE },
        told(
          'kurier.test',
          'Mniejsza kara za cennik',
          '2024-10-09',
          '15 tys. zł zamiast 40 tys. Sąd obniżył karę, którą w 2022 roku Inspekcja Handlowa nałożyła na Jodłok za ceny noclegów.',
        ),
        ACCIDENT,
      ],
    ],
    [
      'an illness that had another cause',
      INN,
      'kuchnię',
      /norowirus, nie salmonella/,
      [
        EGGS,
        told(
          'kurier.test',
          'Majonez był czysty',
          '2023-07-13',
          'Badania wykazały, że weselników w Jodłoku rozłożył norowirus, nie salmonella. Kuchnię znów otwarto.',
        ),
      ],
    ],
    [
      'a penalty that its office took back',
      INN,
      '22 tys. zł',
      /cofnął karę/,
      [PIER, told('kurier.test', 'Pomost bez kary', '2023-12-07', 'Inspektor cofnął karę za pomost, którą nałożył na Jodłok.')],
    ],
    [
      'a theft that its author takes back in another thread',
      INN,
      'rower',
      /Cofam każde słowo/,
      [
        BIKE,
        thread('forum-lesko.test', 'Rower się znalazł. Przepraszam Jodłok', '2024-09-06', [
          'zosia_k',
          'Rower zabrał z szopy mój szwagier, nie chciał, żeby zmókł. Cofam każde słowo o złodziejach w pensjonacie Jodłok.',
        ]),
      ],
    ],
    [
      'an inquiry that was dropped',
      VET,
      'szczepienia psów',
      /umorzyła śledztwo/,
      [
        TREATED,
        told(
          'kurier.test',
          'Psy były szczepione',
          '2023-08-01',
          'Prokuratura umorzyła śledztwo w sprawie szczepienia psów przez Halinę Wrzos, bo wszystkie książeczki się zgadzały.',
        ),
      ],
    ],
    ['the only trial, in an acquittal that shares no word with it', VET, 'akt oskarżenia', /oczyścił/, [TRIAL, SWEPT]],
    [
      'an agreement before a mediator, on a page that tells the same people and things',
      INN,
      'zwrotu zaliczki',
      /mediatora/,
      [
        CAKE,
        told(
          'kurier.test',
          'Walc po raz drugi',
          '2024-01-09',
          'Wanda Cisło z Baligrodu i szef pensjonatu Jodłok podpisali papier u mediatora. Bezy upieczono na nowo, kelner niósł tort z malinowym kremem, orkiestra zagrała walca.',
        ),
      ],
    ],
    [
      'a complaint in which nothing was found',
      VET,
      'skarga do izby',
      /nie dopatrzył się przewinienia/,
      [
        PLASTER,
        told(
          'kurier.test',
          'Precel znów biega',
          '2023-10-02',
          'Rzecznik nie dopatrzył się przewinienia. Jamnik kulał, bo właścicielka zdjęła gips nożyczkami i postawiła kaktusa na legowisku. O opinię prosiła Halina Wrzos.',
        ),
      ],
    ],
    [
      'a fine lowered to a few hundred',
      INN,
      '1 200 zł',
      /400 zł w miejsce 1 200 zł/,
      [
        told('gazeta.test', 'Mandat za jajka', '2023-06-28', 'Inspekcja nałożyła na pensjonat Jodłok 1 200 zł kary za jajka bez stempla.'),
        told(
          'urzad.test',
          'Wykaz odwołań',
          '2023-12-07',
          'Pensjonat Jodłok: decyzję zmieniono w części dotyczącej wysokości kary, orzekając 400 zł w miejsce 1 200 zł; w zakresie wędlin postępowanie umorzono.',
        ),
      ],
    ],
    [
      'what a paper found out and took back the next day',
      VET,
      'Jak ustaliliśmy',
      /nieprawda/,
      [
        FOUND_OUT,
        told(
          'gazeta.test',
          'Pomyłka',
          '2023-08-29',
          'Wczoraj napisaliśmy, że busem, który zahaczył o kapliczkę, kierowała Halina Wrzos. Jest to nieprawda. Dwa promile miał ktoś inny, przepraszamy.',
        ),
      ],
    ],
    [
      'an award that the higher court cut, told with the new sum',
      INN,
      '10 tysięcy',
      /3 tys. zł zamiast dziesięciu/,
      [
        told(
          'gazeta.test',
          'Kajak na plakacie',
          '2022-11-17',
          'Sąd przyznał kajakarce 10 tysięcy złotych za plakat z jej wiosłem. Pensjonat Jodłok tłumaczył, że plakat był stary.',
        ),
        told(
          'kurier.test',
          'Wiosło tańsze',
          '2023-06-15',
          'Sąd okręgowy zmienił wyrok w sprawie plakatu, który powiesił Jodłok. Kajakarka dostanie za wiosło 3 tys. zł zamiast dziesięciu.',
        ),
      ],
    ],
    [
      'money taken by somebody in its name',
      INN,
      'nie odzyskała zaliczki',
      /wątek/,
      [
        told(
          'gazeta.test',
          'Turnus widmo',
          '2024-05-28',
          'Nauczycielka nie odzyskała zaliczki, którą wpłaciła za turnus. Na kwicie stoi pieczątka pensjonatu Jodłok. Policja szuka innych kuracjuszy.',
        ),
        told(
          'kurier.test',
          'Rok za kwity',
          '2025-11-06',
          'Recepcjonista widmo brał zaliczki za turnus i znikał, kuracjuszom dawał kwit. Posługiwał się pieczątką pensjonatu Jodłok. Właściciele zeznawali jako pokrzywdzeni, a wątek pensjonatu prokurator zamknął.',
        ),
      ],
    ],
  ])('has the end that stands on another page: %s', (_, subject, cue, end, pages) => {
    expect(endOf(subject, cue, ...pages)).toMatch(end);
  });

  it.each<[what: string, subject: Subject, cue: string, pages: Told[]]>([
    [
      'somebody else was cleared',
      VET,
      'naganę',
      [
        NAGANA,
        told(
          'kurier.test',
          'Lekarz z Olecka oczyszczony',
          '2024-05-16',
          'Sąd uchylił naganę i uniewinnił Marka Ziębę z Olecka od zarzutu, że uśpił psa. W rozprawie Halina Wrzos była świadkiem.',
        ),
      ],
    ],
    [
      'another sanction was lifted',
      VET,
      'naganę',
      [NAGANA, told('kurier.test', 'Zawieszenie cofnięte', '2024-05-16', 'Izba uchyliła zawieszenie, które dostała Halina Wrzos za spóźnione sprawozdanie.')],
    ],
    [
      'the end was only asked for',
      VET,
      'naganę',
      [NAGANA, told('kurier.test', 'Lekarka chce zmiany', '2024-05-16', 'Halina Wrzos chce, żeby sąd uchylił naganę za uśpienie kotki.')],
    ],
    [
      'the sanction was upheld',
      VET,
      'naganę',
      [NAGANA, told('kurier.test', 'Nagana zostaje', '2024-05-16', 'Sąd nie uchylił nagany, którą za uśpienie kotki dostała Halina Wrzos.')],
    ],
    [
      'the charge is news of after the end',
      VET,
      'naganę',
      [{ ...NAGANA, said: 'Weterynarz Halina Wrzos znów dostała naganę od izby: w środę uśpiła kotkę bez zgody właściciela.' }, CLEARED],
    ],
    [
      'another sum was lowered',
      INN,
      '40 tys. zł',
      [
        PRICES,
        told(
          'kurier.test',
          'Mniejsza kara za parking',
          '2024-10-09',
          '3 tys. zł zamiast 9 tys. Sąd obniżył karę, którą straż nałożyła na Jodłok za parking na trawniku.',
        ),
      ],
    ],
    [
      'another inquiry was dropped',
      VET,
      'szczepienia psów',
      [
        TREATED,
        told('kurier.test', 'Bez winnych pożaru', '2023-08-01', 'Prokuratura umorzyła śledztwo w sprawie pożaru szopy, w której Halina Wrzos trzymała siano.'),
      ],
    ],
    [
      'a paper found out about somebody else and takes another text back',
      VET,
      'Jak ustaliliśmy',
      [
        FOUND_OUT,
        told(
          'gazeta.test',
          'Pomyłka',
          '2023-08-29',
          'Wczoraj napisaliśmy, że cennik szczepień podniosła Halina Wrzos. Jest to nieprawda, ceny są stare. Przepraszamy.',
        ),
      ],
    ],
    [
      'somebody has two trials',
      VET,
      'akt oskarżenia',
      [TRIAL, told('gazeta.test', 'Drugi proces', '2022-11-14', 'Prokuratura oskarżyła Halinę Wrzos o kradzież owiec. Bacowie liczą straty.'), SWEPT],
    ],
    [
      'somebody else met a mediator',
      INN,
      'zwrotu zaliczki',
      [CAKE, told('kurier.test', 'Spór o rower', '2024-01-09', 'Turysta i szef pensjonatu Jodłok podpisali papier u mediatora. Rower stał w szopie.')],
    ],
    ['police looked into something else', INN, '40 tys. zł', [{ ...PRICES, said: PRICES.said + HOUSE }, ACCIDENT]],
    [
      'somebody found no worse wrong',
      VET,
      'naganę',
      [
        NAGANA,
        told(
          'kurier.test',
          'Spór o kotkę w sądzie',
          '2025-11-16',
          'Sąd przypomniał, że izba nie dopatrzyła się znęcania nad kotką, choć udzieliła Halinie Wrzos nagany za uśpienie bez zgody.',
        ),
      ],
    ],
    [
      'the charge is one of telling untruths',
      VET,
      'poświadczaniu nieprawdy',
      [
        told(
          'gazeta.test',
          'Książeczki bez psów',
          '2022-09-14',
          'Powiat zawiadomił prokuraturę o poświadczaniu nieprawdy przez Halinę Wrzos w książeczkach szczepień.',
        ),
      ],
    ],
    [
      'a part of it was not confirmed',
      INN,
      'nagrania',
      [
        told(
          'gazeta.test',
          'Kontrola kamer',
          '2023-06-28',
          'Urząd Ochrony Danych Osobowych wszczął postępowanie wobec pensjonatu Jodłok za nagrania gości z kamer.',
        ),
        told(
          'kurier.test',
          'Upomnienie za kamery',
          '2024-05-23',
          'Za nagrania gości z kamer Jodłok dostał upomnienie. Urząd nie potwierdził zarzutu, że nagrania gości z kamer sprzedano.',
        ),
      ],
    ],
    [
      'another cause was ruled out',
      INN,
      'kuchnię',
      [EGGS, told('kurier.test', 'Komin był szczelny', '2023-07-13', 'Biegły ustalił, że w Jodłoku zawiódł piec, nie komin. Gości przeniesiono.')],
    ],
    [
      'another client settled',
      INN,
      '22 tys. zł',
      [PIER, told('kurier.test', 'Zgoda z kucharką', '2023-12-07', 'Jodłok i jego dawna kucharka zawarli ugodę przed sądem pracy.')],
    ],
    [
      'another author apologises',
      INN,
      'rower',
      [
        BIKE,
        thread('forum-lesko.test', 'Przepraszam Jodłok', '2024-09-06', [
          'marek77',
          'Myliłem się co do śniadań, cofam każde słowo o jajecznicy w pensjonacie Jodłok. Rower stał w szopie.',
        ]),
      ],
    ],
    [
      'the author takes another thing back',
      INN,
      'rower',
      [
        BIKE,
        thread('forum-lesko.test', 'Przepraszam za jajecznicę', '2024-09-06', [
          'zosia_k',
          'Myliłam się co do śniadań, cofam każde słowo o jajecznicy i kawie.',
        ]),
      ],
    ],
    [
      'somebody of that nickname writes elsewhere',
      INN,
      'rower',
      [
        BIKE,
        thread('forum-sanok.test', 'Rower się znalazł. Przepraszam', '2024-09-06', [
          'zosia_k',
          'Rower zabrał z szopy szwagier. Cofam każde słowo o złodziejach w pensjonacie Jodłok.',
        ]),
      ],
    ],
    [
      'a guest without a name takes it back',
      INN,
      'rower',
      [
        { ...BIKE, posts: [['gość', BIKE.posts?.[0]?.[1] ?? '']] },
        thread('forum-lesko.test', 'Rower się znalazł. Przepraszam', '2024-09-06', [
          'gość',
          'Rower zabrał z szopy szwagier. Cofam każde słowo o złodziejach w pensjonacie Jodłok.',
        ]),
      ],
    ],
    [
      'it was taken back before',
      INN,
      'rower',
      [
        BIKE,
        thread('forum-lesko.test', 'Rower się znalazł. Przepraszam', '2023-01-06', [
          'zosia_k',
          'Rower zabrał z szopy szwagier. Cofam każde słowo o złodziejach w pensjonacie Jodłok.',
        ]),
      ],
    ],
  ])('has no end where %s', (_, subject, cue, pages) => {
    expect(endOf(subject, cue, ...pages)).toBe(null);
  });
});

describe('advice on an end', () => {
  const advised = (subject: Subject, ...pages: Document[]) => judge([...pages, ...others(subject)], subject).recommendations;
  const BACK = thread('forum-lesko.test', 'Rower się znalazł. Przepraszam Jodłok', '2024-09-06', [
    'zosia_k',
    'Rower zabrał z szopy mój szwagier, nie chciał, żeby zmókł. Cofam każde słowo o złodziejach w pensjonacie Jodłok.',
  ]);

  it('asks for a link from the old thread to the one that takes it back, unless it is there', () => {
    const [old, back] = [document(INN, BIKE, 0), document(INN, BACK, 1)];
    const given = advised(INN, old, back).find(({ id }) => id === 'R56');
    expect(given?.text.replace(/\u00a0/g, ' ')).toContain(`w wątku „${BIKE.title}” dodał odsyłacz do wpisu „${BACK.title}”`);
    expect(given?.reason.replace(/\u00a0/g, ' ')).toContain('Cofam każde słowo o złodziejach');
    old.article.page.links.push(back.canonicalUrl);
    expect(advised(INN, old, back).map(({ id }) => id)).not.toContain('R56');
  });

  it('asks to tell both parts of a ruling that took away one', () => {
    const ruling = (said: string) => document(INN, told('kurier.test', 'Wyrok w sprawie cennika', '2023-12-07', said), 1);
    const ids = (said: string) => advised(INN, document(INN, PRICES, 0), ruling(said)).map(({ id }) => id);
    expect(ids('Sąd obniżył karę, którą Inspekcja Handlowa nałożyła na Jodłok za ceny noclegów, z 40 tys. zł do 9 tys. zł.')).toContain('R57');
    expect(ids('Sąd uchylił karę 40 tys. zł, którą Inspekcja Handlowa nałożyła na Jodłok za ceny noclegów.')).not.toContain('R57');
  });
});
