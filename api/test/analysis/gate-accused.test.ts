/** Accusations, their ends and answers: printed where the quoted words tell them of the subject, and not otherwise. */
import type { PatternId } from '../../src/analysis/words/patterns.ts';
import { ANSWER, CHARGE, DAY, FAR, PLAIN, place, quoteIn } from './gate-words.ts';
import { type Said, type Seen, type Story, tell, world } from './gate-world.ts';

const quoting = (text: string, over: Seen = {}): Said => ({
  world: world([{ text, ...over }, {}]),
  slots: { quote: quoteIn(text), place: place(1) },
  refs: [1],
  quotes: [[1, text]],
});
/** The sentence stands on the page far behind the name. */
const afar = (text: string): Said => ({ ...quoting(`${PLAIN} ${FAR}${text}`), slots: { quote: quoteIn(text), place: place(1) }, quotes: [[1, text]] });

const NAMELESS = 'Prokuratura postawiła mu zarzut oszustwa.';
const pad = (length: number) => 'x'.repeat(length - 1).padEnd(length);
/** The name stands so many characters before the charge, or behind it. */
const nameless = (named: string, before: number, behind = 0, said = NAMELESS): Said => {
  const [from, to] = [named.indexOf('Kowalski') + 'Kowalski'.length, named.length + 1];
  const text =
    named === '' ? `${NAMELESS}${pad(behind)}Jan Kowalski` : `${named} ${before > to - from ? pad(before - (to - from)) : ''}${said} ${FAR}Jan Kowalski`;
  return { ...quoting(text), slots: { quote: quoteIn(said), place: place(1) }, quotes: [[1, said]] };
};
const titled = (at: number): Said => ({
  ...quoting(`${at === 0 ? '' : pad(at)}${NAMELESS}`, { title: 'Jan Kowalski przed sądem' }),
  slots: { quote: quoteIn(NAMELESS), place: place(1) },
  quotes: [[1, NAMELESS]],
});

const CHARGES: [id: PatternId, tells: string, denies: string, ofAnother: string][] = [
  [
    'AC-01',
    'Prokuratura bada sprawę, w której występuje Jan Kowalski.',
    'Nikt nie bada sprawy, w której występuje Jan Kowalski.',
    'Prokuratura bada sprawę Marii Nowak.',
  ],
  ['AC-02', 'Klienci zarzucają Janowi Kowalskiemu oszustwo.', 'Nikt nie zarzuca Janowi Kowalskiemu oszustwa.', 'Klienci zarzucają Marii Nowak oszustwo.'],
  ['AC-03', 'Policja zatrzymała wczoraj Jana Kowalskiego.', 'Policja nie zatrzymała wczoraj Jana Kowalskiego.', 'Policja zatrzymała wczoraj Marię Nowak.'],
  ['AC-04', 'W aferę zamieszany jest Jan Kowalski, a oszustwo trwa.', 'Nie ma afery, w której byłby Jan Kowalski.', 'W aferę zamieszana jest Maria Nowak.'],
  [
    'AC-05',
    'Inwestor złożył pozew przeciw Janowi Kowalskiemu za oszustwo.',
    'Inwestor nie złożył pozwu przeciw Janowi Kowalskiemu.',
    'Inwestor złożył pozew przeciw Marii Nowak za oszustwo.',
  ],
  [
    'AC-06',
    'Prokuratura postawiła Janowi Kowalskiemu zarzut oszustwa.',
    'Prokuratura nie postawiła Janowi Kowalskiemu zarzutu oszustwa.',
    'Prokuratura postawiła Marii Nowak zarzut oszustwa.',
  ],
  ['AC-07', 'Urząd ukarał Jana Kowalskiego grzywną.', 'Urząd nie ukarał Jana Kowalskiego grzywną.', 'Urząd ukarał Marię Nowak grzywną.'],
  ['AC-08', 'Sąd nakazał Janowi Kowalskiemu zapłatę odszkodowania.', 'Sprawa Jana Kowalskiego trwa.', 'Sąd nakazał Marii Nowak zapłatę odszkodowania.'],
  ['AC-09', 'Sąd skazał Jana Kowalskiego za oszustwo.', 'Sąd nie skazał Jana Kowalskiego za oszustwo.', 'Sąd skazał Marię Nowak za oszustwo.'],
  ['AC-11', 'Jan Kowalski zaprzecza i mówi, że to kłamstwo.', 'Jan Kowalski otworzył wystawę w porcie.', 'Maria Nowak zaprzecza i mówi, że to kłamstwo.'],
];

const charges: Story[] = CHARGES.map(([id, tells, denies, ofAnother]) => ({
  id,
  printed: [quoting(tells)],
  dropped: [quoting(denies), quoting(PLAIN), afar(ofAnother)],
}));

const MORE = 'Klienci oskarżają Jana Kowalskiego o oszustwo.';
const ENDS: [how: string, text: string][] = [
  ['umorzenie', 'Prokuratura umorzyła śledztwo w sprawie Jana Kowalskiego.'],
  ['oddalenie żądania', 'Sąd oddalił pozew przeciw Janowi Kowalskiemu.'],
  ['wycofanie zarzutu lub żądania', 'Inwestor wycofał zarzut wobec Jana Kowalskiego.'],
  ['odmowa wszczęcia postępowania', 'Prokuratura odmówiła śledztwa w sprawie Jana Kowalskiego.'],
  ['zarzutu nie potwierdzono', 'Kontrola u Jana Kowalskiego: zarzut niezasadny.'],
  ['zmiana lub uchylenie rozstrzygnięcia', 'Sąd uchylił karę nałożoną na Jana Kowalskiego.'],
  ['ugoda lub zakończony spór', 'Jan Kowalski i inwestor zawarli ugodę.'],
  ['uniewinnienie', 'Sąd uniewinnił Jana Kowalskiego.'],
  ['sprostowanie', 'Redakcja zamieszcza sprostowanie i przeprasza Jana Kowalskiego.'],
  ['zakończenie bez zarzutu', 'Sprawa Jana Kowalskiego została zakończona.'],
];
const OTHER = 'Prokuratura umorzyła śledztwo w sprawie Marii Nowak.';
const ending = (how: string, text: string): Said => ({ ...quoting(text), slots: { how, quote: quoteIn(text), place: place(1) } });
const bare = (name: string): string => (/^(?:zakończenie|ugoda)/.test(name) ? PLAIN : 'Sprawa Jana Kowalskiego została zakończona.');

/** A charge on the first page, its end on the second. */
const ended = (how: string, text: string, over: Partial<Said> = {}): Said => ({
  world: world([{ text: CHARGE }, { text }, { text: MORE }]),
  slots: { quote: quoteIn(CHARGE), place: place(1) },
  tail: [['AC-20', { how, quote: quoteIn(text), place: place(2) }]],
  refs: [1, 2],
  quotes: [
    [1, CHARGE],
    [2, text],
  ],
  more: { end: { quote: text } },
  ...over,
});
/** A charge on the first page, what is said to it on the second. */
const answered = (text: string): Said => ended('', text, { tail: [['AC-21', { quote: quoteIn(text), place: place(2) }]] });
const still = (n: number, list: string, stillShown: number[]): Said =>
  ended(...(ENDS[0] as [string, string]), {
    tail: [['AC-22', { n, list }]],
    more: { end: { quote: ENDS[0]?.[1] as string }, stillShown },
  });
/** Pages from the third on show the old version; the fifth has its date or none. */
const many = (list: string, n: number, date: string | null): Said => {
  const shown = [3, 4, 5, 6].slice(0, n);
  const more = still(n, list, shown);
  return { ...more, world: world([...more.world.pages, {}, { ...(date ? {} : { date }) }, {}]) };
};
const GIVEN = 'Jan Kowalski oddał klientom zaliczki.';
/** A charge and what was given back, which stands among the quotes; `said`: what the report calls so. */
const given = (text: string, over: Seen = {}, said = text): Said => ({
  world: world([{ text: CHARGE }, { text, ...over }, {}]),
  slots: { quote: quoteIn(CHARGE), place: place(1) },
  tail: [['AC-24', { quote: quoteIn(text), place: place(2) }]],
  refs: [1, 2],
  quotes: [
    [1, CHARGE],
    [2, text],
  ],
  more: { redress: { quote: said } },
});
const inMore = (n: number, refs: number[], withEnd: boolean): Said => ({
  world: world([{ text: CHARGE }, { text: MORE }, { text: MORE }, {}]),
  slots: { quote: quoteIn(CHARGE), place: place(1) },
  tail: [['AC-23', { n }]],
  refs,
  quotes: [[1, CHARGE]],
  ...(withEnd ? { more: { end: { quote: 'x' } } } : {}),
});

/** That no end was found follows a charge of embezzled dues. */
const DUES = 'Wioślarze zarzucają Janowi Kowalskiemu przywłaszczenie składek.';
const open = (own = DUES, other = PLAIN, aside: string[] = []): Said => ({
  world: world([{ text: own }, { text: other }], { ledger: { setAside: aside.map((title) => ({ pages: [{ title }] })) as never } }),
  slots: { quote: quoteIn(DUES), place: place(1) },
  tail: [['AC-27', {}]],
  refs: [1],
  quotes: [[1, DUES]],
});

/** Two sentences follow the charge. */
const moreAndEnd = (n: number): Said => {
  const [how, text] = ENDS[0] as [string, string];
  return ended(how, text, {
    refs: [1, 2, 3],
    tail: [
      ['AC-23', { n }],
      ['AC-20', { how, quote: quoteIn(text), place: place(2) }],
    ],
  });
};

tell([
  ...charges,
  {
    id: 'AC-06',
    printed: [
      // The title of a page is printed in place of a quote.
      {
        world: world([{ title: 'Janowi Kowalskiemu postawiono zarzut' }]),
        slots: { quote: 'Janowi Kowalskiemu postawiono zarzut', place: place(1) },
        refs: [1],
      },
      {
        world: world([{ title: 'Janowi Kowalskiemu postawiono zarzut' }, {}]),
        slots: { quote: 'Janowi Kowalskiemu postawiono zarzut', place: place(1) },
        refs: [1, 2],
      },
      {
        world: world([{ text: `${CHARGE} ${MORE}` }]),
        slots: { quote: quoteIn(CHARGE), place: place(1) },
        refs: [1],
        quotes: [
          [1, CHARGE],
          [1, MORE],
        ],
      },
    ],
    dropped: [
      {
        world: world([{ title: 'Janowi Kowalskiemu postawiono zarzut' }, {}]),
        slots: { quote: 'Janowi Kowalskiemu postawiono zarzut', place: place(2) },
        refs: [1, 2],
      },
      { world: world([{ title: 'Marii Nowak postawiono zarzut' }]), slots: { quote: 'Marii Nowak postawiono zarzut', place: place(1) }, refs: [1] },
      {
        world: world([{ text: `${CHARGE} ${PLAIN}` }]),
        slots: { quote: quoteIn(CHARGE), place: place(1) },
        refs: [1],
        quotes: [
          [1, CHARGE],
          [1, PLAIN],
        ],
      },
      {
        world: world([{ text: `${CHARGE} ${FAR}Klienci oskarżają Marię Nowak o oszustwo.` }]),
        slots: { quote: quoteIn(CHARGE), place: place(1) },
        refs: [1],
        quotes: [
          [1, CHARGE],
          [1, 'Klienci oskarżają Marię Nowak o oszustwo.'],
        ],
      },
    ],
  },
  {
    // A charge that names nobody stands beside the name, or under a title that has it.
    id: 'AC-06',
    printed: [nameless(PLAIN, 1, 0, 'Prokuratura postawiła Klubowi Wioślarskiemu zarzut oszustwa.'), nameless(PLAIN, 400), nameless('', 0, 60), titled(599)],
    dropped: [nameless(PLAIN, 1, 0, 'Prokuratura postawiła Marii Nowak zarzut oszustwa.'), nameless(PLAIN, 401), nameless('', 0, 61), titled(600)],
  },
  {
    // The end may stand on the page itself, on any other that tells of the same, or on one that was set aside.
    id: 'AC-02',
    printed: [open(), open(DUES, 'Sąd umorzył sprawę parkingu, o którym mówił Jan Kowalski.'), open(DUES, PLAIN, ['Zakończono remont mostu'])],
    dropped: [
      open(`${DUES} Po roku przeproszono go.`),
      open(DUES, 'Jan Kowalski nie odpowie za przywłaszczenie składek wioślarzy, sprawę umorzono.'),
      open(DUES, PLAIN, ['Umorzono sprawę składek wioślarzy']),
    ],
  },
  { id: 'AC-10', printed: [quoting(PLAIN)], dropped: [] },
  { id: 'AC-13', printed: [quoting(PLAIN)], dropped: [] },
  {
    id: 'AC-14',
    printed: [{ world: world([{ text: PLAIN }]), slots: { title: 'Tekst numer 1', place: place(1), quote: quoteIn(PLAIN) }, refs: [1], quotes: [[1, PLAIN]] }],
    dropped: [],
  },
  {
    id: 'AC-12',
    printed: ENDS.map(([how, text]) => ending(how, text)),
    dropped: [...ENDS.map(([how]) => ending(how, bare(how))), { ...afar(OTHER), slots: { how: 'umorzenie', quote: quoteIn(OTHER), place: place(1) } }],
  },
  {
    id: 'AC-06',
    printed: [
      ...ENDS.map(([how, text]) => ended(how, text)),
      answered(ANSWER),
      answered('Jan Kowalski mówi, że nikogo nie oszukał.'),
      still(1, `gazeta-3.test, ${DAY}`, [3]),
      many(`gazeta-3.test, ${DAY}, gazeta-4.test, ${DAY}, gazeta-5.test i inne`, 4, null),
      many(`gazeta-3.test, ${DAY}, gazeta-4.test, ${DAY} i gazeta-5.test`, 3, null),
      inMore(1, [1, 2], false),
      given(GIVEN),
      inMore(1, [1, 2, 3], true),
      inMore(2, [1, 2, 3], true),
      moreAndEnd(1),
    ],
    dropped: [
      ended('ugoda lub zakończony spór', ENDS[0]?.[1] as string),
      ended('umorzenie', PLAIN),
      answered(PLAIN),
      { ...ended('umorzenie', OTHER), world: world([{ text: CHARGE }, { text: `${PLAIN} ${FAR}${OTHER}` }]) },
      // The end is told with another place.
      ended('umorzenie', ENDS[0]?.[1] as string, { tail: [['AC-20', { how: 'umorzenie', quote: quoteIn(ENDS[0]?.[1] as string), place: place(1) }]] }),
      ended('umorzenie', ENDS[0]?.[1] as string, { tail: [['AC-21', { quote: 'zmyślone', place: place(2) }]] }),
      still(2, `gazeta-3.test, ${DAY}`, [3]),
      still(1, `gazeta-2.test, ${DAY}`, [3]),
      still(1, 'inne', [3]),
      many(`gazeta-3.test, ${DAY}, gazeta-4.test, ${DAY} i inne`, 3, DAY),
      many('zmyślone i inne', 4, null),
      { ...inMore(1, [1, 2, 3], true), more: { end: null as never } },
      { ...still(1, `gazeta-3.test, ${DAY}`, [3]), more: { end: { quote: ENDS[0]?.[1] as string } } },
      inMore(2, [1, 2], false),
      moreAndEnd(3),
      inMore(1, [1, 2, 3], false),
      inMore(3, [1, 2, 3], true),
      inMore(0, [1, 2], false),
      given('Jan Kowalski otworzył wystawę w porcie.'),
      given(GIVEN, { own: true }),
      given(GIVEN, {}, 'inne słowa'),
    ],
  },
]);
