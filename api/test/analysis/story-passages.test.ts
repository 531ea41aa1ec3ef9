/** Which sentences a story is told in: how much of a page stands together, and an end with its reason. */
import { describe, expect, it } from 'vitest';
import { resultsOn } from '../../src/analysis/reading/results.ts';
import type { Coverage, Passage } from '../../src/analysis/stories/passages.ts';
import { sayingSame } from '../../src/analysis/stories/same-claim.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { lemmasOf } from '../../src/language/index.ts';
import { judge, page } from './factory.ts';

const JOINERY: Subject = { name: 'Stolarnia Dębiec', kind: 'brand', description: 'stolarnia, Krotoszyn', keywords: [], links: [] };

/** Pages on other things: words tell matters apart only beside them. */
const BESIDE = [
  ['targi', 'Targi rzemiosła otwarte', 'Targi rzemiosła w hali sportowej otworzył burmistrz. Stolarnia Dębiec z Krotoszyna pokazała kołyskę z jesionu.'],
  [
    'praktyki',
    'Uczniowie na praktykach',
    'Uczniowie technikum odbyli praktyki zawodowe. Stolarnia Dębiec z Krotoszyna przyjęła czterech z nich na trzy tygodnie.',
  ],
  ['ławki', 'Nowe ławki w parku', 'W parku nad stawem stanęły ławki z modrzewia. Stolarnia Dębiec z Krotoszyna wygrała przetarg na dwanaście sztuk.'],
].map(([path = '', title = '', text = '']) => page({ url: `https://wielkopolska.test/${path}`, title, text, date: '2023-05-05' }));

const CHARGED = page({
  url: 'https://krotoszyn-info.test/schody',
  title: 'Schody runęły pod panną młodą. Stolarnia Dębiec pod lupą',
  date: '2024-06-03',
  text: 'Schody ze Stolarni Dębiec w Krotoszynie runęły w sobotę. Panna młoda złamała obojczyk. Dwie druhny mają stłuczenia. Stopnie trzymały się na sześciu wkrętach. Stolarz wziął za nie 19 tysięcy złotych.\n\nProkuratura wszczęła śledztwo w sprawie schodów. Stolarnia Dębiec nie komentuje.',
});
const closed = (after: string) =>
  page({
    url: 'https://krotoszyn-info.test/umorzenie',
    title: 'Schody panny młodej: śledztwo umorzone',
    date: '2025-02-10',
    text: `Prokuratura umorzyła śledztwo w sprawie schodów Stolarni Dębiec z Krotoszyna. ${after}\n\nW lutym targi mebli odwiedziło trzy tysiące osób.`,
  });
const endOf = (after: string) => judge([CHARGED, closed(after), ...BESIDE], JOINERY).stories[0]?.ending?.text ?? '';

describe('passages of a page', () => {
  it('hold more of its sentences where these are short, and never more letters', () => {
    const { stories } = judge([CHARGED, closed('Biegły ustalił, że ekipa remontowa wykręciła wkręty ze schodów przed weselem.'), ...BESIDE], JOINERY);
    const quoted = stories.flatMap(({ excerpts }) => excerpts.map(({ text }) => text));
    expect(quoted.some((text) => text.includes('Panna młoda') && text.includes('19 tysięcy'))).toBe(true);
    for (const text of quoted) expect(text.length).toBeLessThanOrEqual(330);
  });

  /** Openings of all quotes of a report whose last page says this, one paragraph a sentence. */
  const quotedOf = (said: string[], rest: Partial<Parameters<typeof page>[0]> = {}) => {
    const last = page({
      url: 'https://krotoszyn-info.test/warsztat',
      title: 'Stolarnia Dębiec z Krotoszyna ma nowy warsztat',
      date: '2026-03-01',
      text: said.join('\n\n'),
      ...rest,
    });
    const { stories, asides } = judge([CHARGED, last, ...BESIDE], JOINERY);
    return [...asides, ...stories.flatMap(({ excerpts, voices }) => [...excerpts, ...voices])].flatMap(({ quotes }) => quotes.map(({ text }) => text));
  };

  it('take along the result that the text tells of a step it announces', () => {
    const told = quotedOf([
      'Stolarnia Dębiec z Krotoszyna otworzyła warsztat przy torach. Stolarnia Dębiec odwoła się od kary inspekcji pracy za brak osłon przy pilarkach.',
      'Stolarnia Dębiec z Krotoszyna zatrudniła przy torach jedenastu lakierników z Ukrainy i dwóch tokarzy.',
      'Jesienią okręgowy inspektor pracy w Poznaniu odwołanie oddalił.',
    ]);
    const step = told.findIndex((text) => text.includes('odwoła się'));
    expect(step).toBeGreaterThanOrEqual(0);
    expect(told[step + 1]).toContain('odwołanie oddalił');
  });

  it.each([
    [true, 'Spółka odwoła się.', 'Trybunał oddalił odwołanie.'],
    [true, 'Prezes zapowiedział apelację.', 'Sąd utrzymał karę w całości.'],
    [false, 'Spółka odwoła się.', 'Sąd może oddalić odwołanie.'],
    [false, 'Spółka odwoła się.', 'W podobnej sprawie trybunał oddalił odwołanie.'],
    [false, 'Spółka zapłaci.', 'Trybunał oddalił odwołanie.'],
  ])('know the result of a step, and what is none: %s, %s %s', (is, step, result) => {
    expect(resultsOn(page({ url: 'https://krotoszyn-info.test/1', title: 'Schody', text: `${step} Pada deszcz. ${result}` })).length).toBe(is ? 1 : 0);
  });

  it('never open with whom only the sentence before names', () => {
    const quoted = quotedOf([
      'Stolarnia Dębiec z Krotoszyna otworzyła warsztat przy torach.',
      'Tłumaczył, że Stolarnia Dębiec zapłaciła za warsztat 300 tysięcy złotych z kredytu.',
      'Żaden z nich nie widział w Stolarni Dębiec lakieru bez certyfikatu.',
      'Burmistrz przeciął wstęgę w Stolarni Dębiec i obejrzał suszarnię drewna.',
    ]);
    expect(quoted.some((text) => text.includes('suszarnię'))).toBe(true);
    expect(quoted.filter((text) => /^(?:Tłumaczył|Żaden)/u.test(text))).toEqual([]);
  });

  it('hold no rubbish of the page and close the quotation marks that they open', () => {
    const quoted = quotedOf([
      'Burmistrz obejrzał w Stolarni Dębiec suszarnię drewna. REKLAMA. Stolarnia Dębiec suszy tam dąb przez cztery tygodnie.',
      'Właściciel Stolarni Dębiec dodał: „Warsztat kosztował 300 tysięcy złotych i nie starczyło na lakiernię.',
      'Na lakiernię przyjdzie czas za rok, kiedy Stolarnia Dębiec spłaci kredyt za warsztat” – zapewnił właściciel.',
      'Stolarnia Dębiec zatrudnia czternastu stolarzy i dwóch tapicerów z Krotoszyna.',
    ]);
    expect(quoted.some((text) => text.includes('suszarnię') || text.includes('tapicerów') || text.includes('cztery tygodnie'))).toBe(true);
    expect(quoted.filter((text) => text.includes('spłaci'))).toEqual([]);
    expect(quoted.filter((text) => text.includes('REKLAMA') || (text.includes('„Warsztat') && !text.includes('”')))).toEqual([]);
  });

  it('of an interview are not one answer together with what leads up to the next question', () => {
    const text =
      'Rozmowa ze stolarzem.\n\nStolarnia Dębiec kupuje dąb w nadleśnictwie i suszy go cztery tygodnie. Klienci skarżą się jednak, że Stolarnia Dębiec oddaje schody po terminie. Dlaczego Stolarnia Dębiec się spóźnia?\n\nBo drewno schnie, jak chce, a Stolarnia Dębiec nie sprzedaje mokrego.';
    const quoted = quotedOf([text], { title: 'Stolarnia Dębiec: drewno schnie, jak chce. Wywiad' });
    expect(quoted.filter((one) => one.includes('nadleśnictwie') && one.includes('skarżą'))).toEqual([]);
  });
});

describe('the table of opinions', () => {
  it('quotes nobody who voted again otherwise', () => {
    const votes = [
      ['Ola', 5, 'Stolarnia Dębiec oddała schody w terminie, szybko i za uczciwą cenę.'],
      ['Edek', 1, 'Stolarnia Dębiec nie zna słowa termin, czekam na schody trzeci miesiąc.'],
      ['Edek', 4, 'Schody są, czekałem, ale Stolarnia Dębiec oddała część kosztu.'],
      ['Zyta', 5, 'Stolarnia Dębiec trzyma termin, a koszt był taki jak w wycenie.'],
    ] as const;
    let text = 'Opinie o stolarni Stolarnia Dębiec, Krotoszyn\n\n';
    const items = votes.map(([who, stars, words]) => {
      const start = text.length;
      text += words;
      const end = text.length;
      text += '\n\n';
      return { who, stars, when: null, start, end, quoted: null, reply: null };
    });
    const { opinions } = judge([page({ url: 'https://opinie.test/2', title: 'Stolarnia Dębiec', text, kind: 'review', layout: 'reviews', items })], JOINERY);
    const heard = opinions.flatMap(({ quotes }) => quotes.map(({ who }) => who));
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).not.toContain('Edek');
  });
});

describe('how a story ended', () => {
  it('is told with the sentence that says why', () => {
    expect(endOf('Biegły ustalił, że wkręty ze schodów wykręciła ekipa remontowa.')).toMatch(/umorzyła śledztwo.*Biegły ustalił/su);
  });

  it('is told without what happened in another case, and without the next row of a list', () => {
    expect(endOf('Tymczasem w Kaliszu za podobne schody Stolarni z Ostrowa sąd wymierzył grzywnę.')).toMatch(/umorzyła śledztwo[^.]*\.$/u);
    expect(endOf('2. Firma Okna Nowak ze schodów wycofała 14 stopni i barierki.')).toMatch(/umorzyła śledztwo[^.]*\.$/u);
  });

  it('is told with the reason that its page gives further on, and with none of another case, ruling or party', () => {
    const reasonFor = (...behind: string[]) =>
      judge([CHARGED, closed(`Śledztwo trwało osiem miesięcy.\n\n${behind.join('\n\n')}`), ...BESIDE], JOINERY).stories[0]?.reason?.text ?? null;
    const held = 'Śledczy ustalili, że wkręty ze stopni wykręciła przed weselem ekipa, która malowała ściany.';
    expect(reasonFor(`Goście rozjechali się do domów. ${held}`)).toBe(held);
    expect(
      reasonFor(
        'W domu weselnym znów tańczą.',
        'Co się zmieniło? Jeden rachunek. Ekipa remontowa wpisała w nim demontaż stopni i podpisała go dzień przed weselem.',
      ),
    ).toBe('Co się zmieniło? Jeden rachunek. Ekipa remontowa wpisała w nim demontaż stopni i podpisała go dzień przed weselem.');
    expect(reasonFor('„Stolarz nie mógł wiedzieć o wkrętach. Nikt go o remoncie nie uprzedził” – napisała prokurator w uzasadnieniu postanowienia.')).toMatch(
      /^„Stolarz nie mógł wiedzieć.*uzasadnieniu postanowienia\.$/u,
    );
    const turned = 'Stolarz miał zarzut narażenia gości. Biegły stwierdził jednak, że wkręty wykręcono już po odbiorze schodów.';
    expect(reasonFor(turned)).toBe(turned);
    expect(reasonFor('– Stopnie były dobre. Nie znaleźliśmy śladów fuszerki, a wkręty wykręciła ekipa malarzy – wyjaśniła prokurator Anna Sowa.')).toMatch(
      /^– Stopnie były dobre/u,
    );
    expect(reasonFor(`Tymczasem w Kaliszu umorzono podobne śledztwo. ${held}`)).toBeNull();
    expect(reasonFor('Pełnomocnik panny młodej stwierdził, że śledczy uznali za prawdę słowa stolarza.')).toBeNull();
    expect(reasonFor('Sąd Rejonowy w Krotoszynie uznał, że stopnie były za cienkie.')).toBeNull();
    expect(reasonFor('Dom weselny ma nowe schody i nową salę dla gości.')).toBeNull();
  });

  it('is found in the opening of the text that the story is called by, which names the subject beside it', () => {
    const [story] = judge(
      [
        page({
          url: 'https://krotoszyn-info.test/tasma',
          title: 'Po co taśma na schodach w domu weselnym?',
          date: '2024-06-03',
          text: 'Schody w domu weselnym w Krotoszynie zamknięto w sobotę taśmą. Wykonała je Stolarnia Dębiec. Goście wchodzą przez taras, a stopnie ogląda nadzór budowlany.',
        }),
        page({
          url: 'https://krotoszyn-info.test/umorzenie',
          title: 'Schody Stolarni Dębiec: prokurator nie oskarży stolarza',
          date: '2025-02-10',
          text: 'Schody w domu weselnym w Krotoszynie są znów otwarte. Inspektor z Pleszewa umorzył postępowanie wczoraj. Stolarnia Dębiec montowała schody zgodnie z projektem, a wkręty wykręcono później.',
        }),
        ...BESIDE,
      ],
      JOINERY,
    ).stories;
    expect(story?.ending?.text).toContain('umorzył postępowanie');
  });
});

describe('who else says so', () => {
  const weigh = { weightOf: () => 1 } as unknown as Coverage;
  const passage = (n: number, text: string) =>
    ({ item: { evidence: { n } }, text, words: new Set(lemmasOf(text).filter((word) => word.length > 3)) }) as unknown as Passage;
  const others = (quoted: Passage, ...found: Passage[]) => sayingSame(quoted, new Map([quoted, ...found].map((one) => [one.item, [one]])), weigh);

  it('is a page with the same sum, and none that gives another', () => {
    const quoted = passage(1, 'Urząd nałożył na sieć karę 12,6 mln złotych za ceny przy kasie.');
    const same = passage(2, 'Urząd nałożył karę 12,6 mln złotych na sieć za ceny przy kasie.');
    const lowered = passage(3, 'Urząd nałożył na sieć karę 8,2 mln złotych za ceny przy kasie.');
    expect(others(quoted, same, lowered)).toEqual([2]);
  });
});
