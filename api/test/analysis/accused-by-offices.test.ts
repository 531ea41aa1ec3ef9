/** What courts, offices and bodies of a trade find, and what befalls the subject without its doing. */
import { describe, expect, it } from 'vitest';
import { judge, page } from './factory.ts';

type Row = [name: string, kind: 'person' | 'brand', description: string, title: string, text: string];
const ACCUSING = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);

/** States of what a page lays at its subject's door. */
function statesOf([name, kind, description, title, text]: Row): string[] {
  const { accusations } = judge([page({ url: 'https://gazeta.example/1', title, text })], { name, kind, description, keywords: [], links: [] });
  return accusations.map(({ state }) => state).filter((state) => ACCUSING.has(state));
}

const FOUND: [state: string, ...Row][] = [
  [
    'fined',
    'Olszynka',
    'brand',
    'sieć sklepów, Kutno',
    'Urząd o cenach',
    'Prezes urzędu antymonopolowego nałożył na sieć sklepów Olszynka z Kutna 26,4 mln zł kary za rozbieżności między cenami na półkach i w kasach.',
  ],
  [
    'fined',
    'Olszynka',
    'brand',
    'sieć sklepów, Kutno',
    'Spór o ceny trwa',
    'Sieć sklepów Olszynka z Kutna złoży odwołanie od decyzji prezesa urzędu, który nałożył na nią 26,4 mln zł kary za oznaczanie cen.',
  ],
  [
    'fined',
    'Olszynka',
    'brand',
    'sieć sklepów, Kutno',
    'Olszynka',
    'Olszynka to sieć sklepów spożywczych z siedzibą w Kutnie. Jesienią UOKiK nałożył na spółkę karę 6,1 mln zł za rozbieżności między cenami na półkach i w kasach.',
  ],
  [
    'alleged',
    'Adam Rolski',
    'person',
    'minister rolnictwa',
    'Śledztwo w sprawie dotacji',
    'Zawiadomienie złożyli posłowie po publikacji portalu, według którego w sprawie wniosku szwagra miał interweniować minister rolnictwa Adam Rolski.',
  ],
  [
    'alleged',
    'Anna Rolska',
    'person',
    'dyrektorka muzeum w Toruniu',
    'Po kontroli w muzeum',
    'Kontrola ministerstwa wykazała, że dyrektorka muzeum w Toruniu Anna Rolska wydała na konserwację dwa miliony złotych bez przetargu.',
  ],
  [
    'convicted',
    'Ewa Sikora',
    'person',
    'dyrektor muzeum, Chełm',
    'Orzeczenie w sprawie muzeum',
    'Regionalna komisja uznała Ewę Sikorę winną naruszenia dyscypliny finansów. Dyrektorka muzeum w Chełmie nie odwoła się.',
  ],
  [
    'fined',
    'Ewa Sikora',
    'person',
    'dyrektor muzeum, Chełm',
    'Kara najniższa z możliwych',
    'Ewa Sikora kieruje muzeum w Chełmie od roku. Dyrektorka dostała karę upomnienia za umowę bez ofert.',
  ],
  [
    'alleged',
    'Marian Kos',
    'person',
    'prezes klubu sportowego, Nysa',
    'Dotacja do zwrotu',
    'Marian Kos, prezes klubu sportowego z Nysy, rozliczył obóz, którego nie było. Urzędnicy zakwestionowali 20 tysięcy złotych dotacji.',
  ],
  [
    'ruled',
    'Bez Zwłoki',
    'brand',
    'przeprowadzki, Brzeg',
    'Wyrok za szafę',
    'Sąd w Brzegu wydał wyrok po dwóch latach. Firma Bez Zwłoki z Brzegu ma zapłacić klientce 7 tysięcy złotych z odsetkami za przeprowadzkę.',
  ],
  [
    'alleged',
    'Sołtys i Syn',
    'brand',
    'szkoła jazdy, Nysa',
    'Godziny z kartki',
    'Szkoła jazdy Sołtys i Syn z Nysy dopisała kursantom dwadzieścia godzin jazdy. Egzaminu nie zdał nikt.',
  ],
  [
    'alleged',
    'Anna Kruk',
    'person',
    'fizjoterapeutka, Opole',
    'Zniknęły zaliczki',
    'Pacjenci z Opola czują się oszukani przez Annę Kruk, fizjoterapeutkę. Policja przyjmuje zgłoszenia.',
  ],
  [
    'ruled',
    'Sala Jantar',
    'brand',
    'sala i restauracja, Reszel',
    'Zadatek do oddania',
    'Sąd w Reszlu zasądził na rzecz Ewy i Piotra Kos 12 tysięcy złotych od właścicielki restauracji Sala Jantar.',
  ],
];

const CLEAR: Row[] = [
  [
    'Adam Rolski',
    'person',
    'minister rolnictwa',
    'Felieton o ministrze',
    'Znam ministra Adama Rolskiego od lat. Słyszę zarzut, że czepiam się uczciwego człowieka, więc dziś napiszę o jego ogrodzie.',
  ],
  [
    'Adam Rolski',
    'person',
    'minister rolnictwa',
    'Spotkanie w Puławach',
    'Według programu konferencji po południu miał przemawiać minister rolnictwa Adam Rolski, ale zatrzymały go obowiązki w Warszawie.',
  ],
  [
    'Olszynka',
    'brand',
    'sieć sklepów, Kutno',
    'Kary dla handlu',
    'Olszynka z Kutna otworzyła w tym roku 14,5 proc. sklepów więcej. Sieć Marketpol złoży odwołanie od decyzji urzędu, który nałożył na nią 12,3 mln zł kary.',
  ],
  [
    'Sala Jantar',
    'brand',
    'sala i restauracja, Reszel',
    'Rowerzysta w jeziorze',
    'Przy pomoście restauracji Sala Jantar z Reszla strażacy wyłowili mężczyznę. Badanie wykazało 2 promile. Trafił do szpitala.',
  ],
  [
    'Anna Kruk',
    'person',
    'fizjoterapeutka, Opole',
    'Okradziony gabinet',
    'Złodzieje weszli nocą do gabinetu. Fizjoterapeutka Anna Kruk z Opola czuje się okradziona drugi raz w roku.',
  ],
];

describe('a page on what an office found', () => {
  it.each(FOUND)('%s: %s, %s, %s, „%s”', (state, ...row) => expect(statesOf(row)).toContain(state));
  it.each(CLEAR)('%s, %s, %s: accused of nothing in „%s”', (...row) => expect(statesOf(row)).toEqual([]));
});

describe('an end of a part of the matter', () => {
  const text =
    'Sąd w Brzegu wydał wyrok po dwóch latach. Firma Bez Zwłoki z Brzegu ma zapłacić klientce 7 tysięcy złotych z odsetkami za przeprowadzkę. %s bo szafa była stara.';
  const endOf = (sentence: string) => {
    const pages = [page({ url: 'https://gazeta.example/1', title: 'Wyrok za szafę', text: text.replace('%s', sentence) })];
    const { accusations } = judge(pages, { name: 'Bez Zwłoki', kind: 'brand', description: 'przeprowadzki, Brzeg', keywords: [], links: [] });
    return accusations.map(({ end }) => end?.state ?? null);
  };

  it('leaves the accusation standing', () => {
    expect(endOf('Resztę powództwa sąd oddalił,')).toEqual([null]);
  });

  it('leaves it standing where a further claim is dismissed beside what the court grants', () => {
    expect(endOf('Żądanie zadośćuczynienia za stres oddalono,')).toEqual([null]);
  });

  it('ends the accusation when all of it is dismissed', () => {
    expect(endOf('Powództwo sąd drugiej instancji oddalił,')).toEqual(['dropped']);
  });
});

describe('a judgement on two counts', () => {
  const endOf = (second: string): (string | null)[] => {
    const text = `Ewa Sikora, weterynarz z Chełma, stanęła przed sądem lekarskim. Ewa Sikora została uniewinniona od zarzutu błędu w sztuce. ${second}`;
    const pages = [page({ url: 'https://gazeta.example/1', title: 'Sąd izby o psie', text })];
    const { accusations } = judge(pages, { name: 'Ewa Sikora', kind: 'person', description: 'weterynarz, Chełm', keywords: [], links: [] });
    return accusations.filter(({ state }) => state === 'fined').map(({ end }) => end?.state ?? null);
  };

  it('does not clear of what was fined beside it', () => {
    expect(endOf('Weterynarz dostała karę upomnienia za dokumentację.')).toEqual([null]);
  });
});

describe('what leaks, is looked into, or waits for a ruling', () => {
  const ofNet = (text: string): string[] =>
    statesOf(['Telmax', 'brand', 'operator telefonii, Łódź', 'Wiadomości', `Telmax to operator z Łodzi, który obsługuje dwa miliony abonentów. ${text}`]);
  const ofArchitect = (text: string): string[] =>
    statesOf(['Jan Kowalski', 'person', 'architekt, Gdynia', 'Wiadomości', `Jan Kowalski to architekt z Gdyni, który projektuje szkoły. ${text}`]);

  it('is laid at the door of the firm whose customers’ data it is, not of whom it warns of', () => {
    for (const text of [
      'Wyciekły dane 300 tysięcy klientów Telmaxu.',
      'Dane klientów Telmaxu trafiły do sieci.',
      'Z serwerów Telmaxu wyciekły dane abonentów.',
    ])
      expect(ofNet(text), text).toEqual(['alleged']);
    for (const text of [
      'Nie wyciekły żadne dane klientów Telmaxu.',
      'Dane klientów Telmaxu wyciekły z firmy kurierskiej.',
      'Telmax ostrzega, że wyciekły dane klientów banków.',
      'Telmax wykrył, że wyciekły dane klientów Kortelu.',
    ])
      expect(ofNet(text), text).toEqual([]);
  });

  it('is what an office makes a firm pay, not what it owes by a contract', () => {
    expect(ofNet('Telmax musi zapłacić 4,2 mln zł, a nie, jak postanowił UOKiK, 12 mln zł.')).toEqual(['fined']);
    expect(ofNet('Telmax, który musi zapłacić dostawcy 3 mln zł zaliczki, chwali decyzję UOKiK.')).toEqual([]);
  });

  it('is what a disciplinary board looks into or decides about the subject', () => {
    expect(ofArchitect('Rektor polecił rzecznikowi dyscyplinarnemu zbadanie doniesień o plagiacie w doktoracie Jana Kowalskiego.')).toContain('investigated');
    expect(ofArchitect('Sąd dyscyplinarny zawiesił Jana Kowalskiego na rok.')).toEqual(['fined']);
    expect(ofArchitect('Jan Kowalski czeka na wyrok w sprawie łapówek.')).toContain('charged');
    expect(ofArchitect('Rzecznik dyscyplinarny umorzył badanie doniesień o plagiacie w doktoracie Jana Kowalskiego.')).not.toContain('investigated');
    expect(ofArchitect('Rzecznik dyscyplinarny zbada plagiat z książki Jana Kowalskiego.')).not.toContain('investigated');
    expect(ofArchitect('Sąd dyscyplinarny zawiesił przeciwnika Jana Kowalskiego.')).toEqual([]);
    expect(ofArchitect('Adam Nowak czeka na wyrok za pobicie Jana Kowalskiego.')).not.toContain('charged');
  });
});

describe('the subject speaking for itself', () => {
  const told = (before: string): string[] =>
    statesOf([
      'Anna Kruk',
      'person',
      'dyrektorka szkoły, Opole',
      'Autokar w rowie. Kierowca zasnął',
      `Autokar szkoły z Opola zjechał do rowu.\n\n${before} – Policja skontrolowała autokar przed wyjazdem, mamy protokół. Kierowcy nikt nie pilnuje – mówi.`,
    ]);

  it('is accused of nothing by its own words', () => {
    expect(told('Dyrektorka Anna Kruk przyjechała na miejsce.')).toEqual([]);
  });
});
