/** Sentences of the summary and on limits: printed where they are true, and not otherwise. */

import { ANSWER, BAD, CHARGE, coverage, dates, END, FAR, GOOD, PLAIN, place, quoteIn, rule, unanswered } from './gate-words.ts';
import { type Said, tell, world } from './gate-world.ts';

const counted = { ledger: { guarantee: { minSources: 60 } as never, count: { counted: 2 } as never } };

/** The end is told in a page's words, and the charge in another's. */
const endAndCharge = (charge: string): Said => ({
  world: world([{ text: END }, { text: `${PLAIN} ${FAR}${charge}` }, { text: CHARGE }]),
  refs: [1, 2, 3],
  quotes: [
    [1, END],
    [2, charge],
  ],
});

tell([
  {
    id: 'SU-02',
    free: ['riskName'],
    printed: ['niski', 'średni', 'wysoki', 'krytyczny'].map((level) => ({ world: world('0'), slots: { riskName: 'Spór', level }, ...rule })),
    dropped: [{ world: world('0'), slots: { riskName: 'Spór', level: 'żaden' }, ...rule }],
  },
  ...(['SU-02b', 'SU-02c'] as const).map((id) => ({
    id,
    free: ['riskName'],
    printed: ['niski', 'średni', 'wysoki', 'krytyczny'].map(
      (level): Said => ({
        world: world([{ tone: '-' }, { text: ANSWER }]),
        slots: { riskName: 'Spór', level, quote: quoteIn(BAD), place: place(1) },
        refs: [1],
        quotes: [[1, BAD]],
      }),
    ),
    dropped: [
      {
        world: world([{ tone: '+' }, { text: ANSWER }]),
        slots: { riskName: 'Spór', level: 'niski', quote: quoteIn(GOOD), place: place(1) },
        refs: [1],
        quotes: [[1, GOOD]],
      },
      {
        world: world([{ text: `${PLAIN} ${FAR}Maria Nowak rozczarowała wszystkich fatalnie.` }, { text: ANSWER }]),
        slots: { riskName: 'Spór', level: 'niski', quote: 'Maria Nowak rozczarowała wszystkich fatalnie', place: place(1) },
        refs: [1],
        quotes: [[1, 'Maria Nowak rozczarowała wszystkich fatalnie.']],
      },
      {
        world: world([{ tone: '-' }, { text: ANSWER }]),
        slots: { riskName: 'Spór', level: 'niski', quote: quoteIn(BAD), place: place(1) },
        refs: [1, 2],
        quotes: [
          [1, BAD],
          [2, ANSWER],
        ],
      },
      ...(id === 'SU-02c'
        ? [
            {
              world: world('-'),
              slots: { riskName: 'Spór', level: 'niski', quote: quoteIn(BAD), place: place(1) },
              refs: [1],
              quotes: [[1, BAD]] as [number, string][],
            },
          ]
        : []),
    ] satisfies Said[],
  })),
  {
    id: 'SU-03',
    printed: [
      { world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, { own: true }]), slots: { n: 3, m: 2, date: '2026-11-21T12:00:00Z' }, ...rule },
    ],
    dropped: [],
  },
  {
    id: 'SU-05',
    printed: [
      {
        world: world([{ text: END }, { text: CHARGE }, { text: CHARGE }]),
        slots: { n: 2, quote: quoteIn(END), place: place(1), how: 'umorzenie' },
        refs: [1, 2, 3],
        quotes: [[1, END]],
      },
      {
        world: world([{ text: END }, { title: 'Janowi Kowalskiemu postawiono zarzut' }]),
        slots: { n: 1, quote: quoteIn(END), place: place(1), how: 'umorzenie' },
        refs: [1, 2],
        quotes: [[1, END]],
      },
      {
        world: world([{ text: 'Redakcja sprostowała tekst o Janie Kowalskim.' }, { text: `${CHARGE} ${FAR}${PLAIN}` }]),
        slots: { n: 1, quote: 'Redakcja sprostowała tekst o Janie Kowalskim', place: place(1), how: 'sprostowanie' },
        refs: [1, 2],
        quotes: [[1, 'Redakcja sprostowała tekst o Janie Kowalskim.']],
      },
    ],
    dropped: [
      {
        world: world([{ text: END }, { text: CHARGE }, {}]),
        slots: { n: 2, quote: quoteIn(END), place: place(1), how: 'umorzenie' },
        refs: [1, 2, 3],
        quotes: [[1, END]],
      },
      {
        world: world([{ text: END }, { text: `Prokuratura postawiła Marii Nowak zarzut oszustwa. ${FAR}${PLAIN}` }]),
        slots: { n: 1, quote: quoteIn(END), place: place(1), how: 'umorzenie' },
        refs: [1, 2],
        quotes: [[1, END]],
      },
      {
        world: world([{ text: END }, { text: `${PLAIN} ${FAR}Prokuratura postawiła Marii Nowak zarzut oszustwa.` }]),
        slots: { n: 1, quote: quoteIn(END), place: place(1), how: 'umorzenie' },
        refs: [1, 2],
        quotes: [[1, END]],
      },
      {
        world: world([{ text: `${PLAIN} ${FAR}Prokuratura umorzyła śledztwo w sprawie Marii Nowak.` }, { text: CHARGE }]),
        slots: { n: 1, quote: 'Prokuratura umorzyła śledztwo w sprawie Marii Nowak', place: place(1), how: 'umorzenie' },
        refs: [1, 2],
        quotes: [[1, 'Prokuratura umorzyła śledztwo w sprawie Marii Nowak.']],
      },
    ],
  },
  {
    id: 'HL-12',
    printed: [
      { world: world([{ text: END }, { text: CHARGE }]), slots: { n: 1, how: 'umorzenie' }, refs: [1, 2], quotes: [[1, END]] },
      { ...endAndCharge(CHARGE), slots: { n: 1, how: 'umorzenie' } },
    ],
    dropped: [
      { ...endAndCharge('Prokuratura postawiła Marii Nowak zarzut oszustwa.'), slots: { n: 2, how: 'umorzenie' } },
      { world: world([{ text: END }, { text: CHARGE }]), slots: { n: 1, how: 'ugoda lub zakończony spór' }, refs: [1, 2], quotes: [[1, END]] },
      { world: world([{ text: END }, {}]), slots: { n: 1, how: 'umorzenie' }, refs: [1, 2], quotes: [[1, END]] },
      { world: world([{ text: END }, { text: CHARGE }]), slots: { n: 2, how: 'umorzenie' }, refs: [1, 2] },
    ],
  },
  ...(['SU-04', 'SU-04b', 'HL-13', 'HL-13b'] as const).map((id) => ({
    id,
    printed: [{ world: world('000'), slots: { n: 2, m: 3, title: 'Tekst numer 1', place: place(1) }, refs: [1, 2] }],
    dropped: [],
  })),
  { id: 'TH-04', printed: [{ world: world('00', counted), slots: { n: 2, least: 60 }, ...rule }], dropped: [] },
  { id: 'TH-04b', free: ['share'], printed: [{ world: world('000', counted), slots: { n: 2, least: 60, share: 12 }, ...rule }], dropped: [] },
  { id: 'TH-04c', printed: [{ world: world('000', counted), slots: { n: 2, least: 60 }, ...rule }], dropped: [] },
  { id: 'TH-05', printed: [{ world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }]), slots: { n: 1 }, ...rule }], dropped: [] },
  {
    id: 'TH-06',
    printed: [{ world: world('000000000'), ...coverage }],
    dropped: [
      { world: world('0000000000'), ...coverage },
      { world: world('0', unanswered), refs: [1] },
    ],
  },
  {
    id: 'TH-07',
    printed: [
      {
        world: world('0', {
          ledger: {
            coverage: ['ok', 'zero', 'failed', 'timeout'].map((status) => ({ source: 'searxng', query: 'x', status, found: 0, detail: null })) as never,
          },
        }),
        slots: { n: 2 },
        ...rule,
      },
    ],
    dropped: [],
  },
  { id: 'TH-09', printed: [{ world: world('0', { ledger: { totals: { fetched: 5, named: 3 } as never } }), slots: { n: 3 }, ...rule }], dropped: [] },
  {
    id: 'TH-10',
    printed: [{ world: world(dates(null, '2026-01-01')), slots: { n: 1 }, refs: [1] }],
    dropped: [{ world: world(dates(null, '2026-01-01')), slots: { n: 2 }, refs: [1, 2] }],
  },
  {
    id: 'TH-12',
    printed: [{ world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, { tone: '?' }]), slots: { domain: 'a.test' }, refs: [1] }],
    dropped: [{ world: world('00'), slots: { domain: 'gazeta-1.test' }, refs: [1] }],
  },
  {
    id: 'TH-18',
    printed: [
      {
        world: world('0', {
          ledger: {
            setAside: [
              { kind: 'other', label: 'ktoś inny', reason: 'oznaczenie „to nie ja”', pages: [{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }] },
            ] as never,
          },
        }),
        slots: { n: 2 },
        ...rule,
      },
    ],
    dropped: [],
  },
  {
    id: 'TH-18b',
    printed: [{ world: world([{ evidence: { matched: { start: 0, end: 1, reason: 'oznaczenie „to jednak ja”' } as never } }, {}]), slots: { n: 1 }, ...rule }],
    dropped: [],
  },
]);
