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
