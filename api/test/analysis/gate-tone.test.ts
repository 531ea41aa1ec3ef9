/** Sentences on tone: printed where they are true, and not otherwise. */

import { BAD, GOOD, PLAIN, quoteIn } from './gate-words.ts';
import { tell, tones, world } from './gate-world.ts';

const BOTH = 'Jan Kowalski ma świetne pomysły, ale dom jest fatalnie wykończony.';
const computed = { basis: 'rule' } as const;

const inYears = (list: string) => world([...list].map((sign, i) => ({ ...tones(sign)[0], date: i % 2 === 0 ? '2025-06-01' : '2026-02-01' })));
const onSites = (...sites: [host: string, signs: string][]) =>
  world(sites.flatMap(([host, signs]) => [...signs].map((sign, i) => ({ ...tones(sign)[0], url: `https://${host}/${i}` }))));
const ofKinds = (...kinds: [kind: 'news' | 'trade' | 'social' | 'forum' | 'blog', signs: string][]) =>
  world(kinds.flatMap(([kind, signs]) => tones(signs, { kind })));

tell([
  {
    id: 'SE-01',
    exact: true,
    printed: [{ world: world('++-0±?'), slots: { n: 5, list: 'pozytywne — 2, negatywne — 1, neutralne — 1, mieszane — 1' }, refs: [1, 2, 3, 4, 5] }],
    dropped: [
      'pozytywne — 1, negatywne — 1, neutralne — 1, mieszane — 1',
      'pozytywne — 2, negatywne — 2',
      'pozytywne — 2, neutralne — 2',
      'pozytywne — 2, mieszane — 2',
      'pozytywne — 2, wspaniałe — 2',
      'pozytywne — 2, tak negatywne — 1',
      'pozytywne - 2',
    ].map((list) => ({ world: world('++-0±?'), slots: { n: 5, list }, refs: [1, 2, 3, 4, 5] })),
  },
  {
    id: 'SE-01',
    printed: [
      { world: world('++0'), slots: { n: 3, list: 'pozytywne — 2, neutralne — 1' }, refs: [1, 2, 3] },
      { world: world('++++++++++0'), slots: { n: 11, list: 'pozytywne — 10, neutralne — 1' }, refs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    ],
    dropped: [{ world: world('++0'), slots: { n: 3, list: 'pozytywne — 2, negatywne — 0' }, refs: [1, 2, 3] }],
  },
  {
    id: 'SE-01b',
    printed: (['+pozytywna', '-negatywna', '0neutralna', '±mieszana'] as const).map((one) => ({
      world: world(`${one[0]}?`),
      slots: { tone: one.slice(1) },
      refs: [1],
    })),
    dropped: [
      { world: world('+'), slots: { tone: 'negatywna' }, refs: [1] },
      { world: world('+0'), slots: { tone: 'pozytywna' }, refs: [1] },
      { world: world('+0-'), slots: { tone: 'pozytywna' }, refs: [1] },
    ],
  },
  {
    id: 'SE-02',
    exact: true,
    printed: [{ world: world('++-0?'), slots: { share: 50, n: 4 }, refs: [1, 2] }],
    dropped: [{ world: world('++-00'), slots: { share: 40, n: 5 }, refs: [1, 2] }],
  },
  { id: 'SE-03', exact: true, printed: [{ world: world('++-'), slots: { share: 33, n: 3 }, refs: [3] }], dropped: [] },
  {
    id: 'SE-04',
    exact: true,
    printed: [{ world: world('00+'), slots: { share: 67 }, refs: [1, 2] }],
    dropped: [{ world: world('00++'), slots: { share: 50 }, refs: [1, 2] }],
  },
  {
    id: 'SE-05',
    exact: true,
    printed: [
      { world: world('+-0'), slots: { a: 1, b: 1 }, refs: [1, 2] },
      { world: world('+000000000'), slots: { a: 1, b: 0 }, refs: [1] },
      { world: world('+++++----0'), slots: { a: 5, b: 4 }, refs: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      { world: world('++++-----0'), slots: { a: 4, b: 5 }, refs: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    ],
    dropped: [
      { world: world('++-0'), slots: { a: 2, b: 1 }, refs: [1, 2, 3] },
      { world: world('+--0'), slots: { a: 1, b: 2 }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'SE-06',
    printed: [{ world: world('++-'), slots: { topic: 'biblioteka', n: 2, m: 2, quote: quoteIn(GOOD) }, refs: [1, 2], quotes: [[1, GOOD]] }],
    dropped: [
      { world: world('+--'), slots: { topic: 'biblioteka', n: 2, m: 1, quote: quoteIn(GOOD) }, refs: [1, 2], quotes: [[1, GOOD]] },
      { world: world('++-'), slots: { topic: 'inwestor', n: 1, m: 2, quote: quoteIn(BAD) }, refs: [3], quotes: [[3, BAD]] },
      { world: world([{ tone: '+', text: PLAIN }]), slots: { topic: 'wykład', n: 1, m: 1, quote: quoteIn(PLAIN) }, refs: [1], quotes: [[1, PLAIN]] },
      {
        world: world([{ tone: '+', text: `${GOOD} Wieczór był ciepły.` }]),
        slots: { topic: 'wieczór', n: 1, m: 1, quote: quoteIn(GOOD) },
        refs: [1],
        quotes: [[1, GOOD]],
      },
    ],
  },
  {
    id: 'SE-07',
    printed: [{ world: world('--+'), slots: { topic: 'inwestor', n: 2, m: 2, quote: quoteIn(BAD) }, refs: [1, 2], quotes: [[1, BAD]] }],
    dropped: [
      { world: world('--+'), slots: { topic: 'biblioteka', n: 1, m: 2, quote: quoteIn(GOOD) }, refs: [3], quotes: [[3, GOOD]] },
      { world: world([{ tone: '-', text: PLAIN }]), slots: { topic: 'wykład', n: 1, m: 1, quote: quoteIn(PLAIN) }, refs: [1], quotes: [[1, PLAIN]] },
      {
        world: world([{ tone: '-', text: `${BAD} Wieczór był ciepły.` }]),
        slots: { topic: 'wieczór', n: 1, m: 1, quote: quoteIn(BAD) },
        refs: [1],
        quotes: [[1, BAD]],
      },
    ],
  },
  {
    id: 'SE-08',
    exact: true,
    printed: [
      {
        world: ofKinds(['news', '+'], ['trade', '0-'], ['social', '+'], ['forum', '-'], ['blog', '+']),
        slots: { x: 33, y: 50 },
        refs: [1, 2, 3, 4, 5],
      },
    ],
    dropped: [],
  },
  {
    id: 'SE-09',
    printed: [{ world: inYears('++-+0+-0'), slots: { yearA: 2025, yearB: '2026', x: 25, y: 75 }, refs: [1] }],
    dropped: [
      { world: inYears('++-+'), slots: { yearA: 2024, yearB: '2026', x: 50, y: 100 }, refs: [1] },
      { world: inYears('++-+'), slots: { yearA: 2024, yearB: '2025', x: 50, y: 50 }, refs: [1] },
      {
        world: world([
          { tone: '+', date: '2024-03-01' },
          { tone: '+', date: '2026-03-01' },
        ]),
        slots: { yearA: 2024, yearB: '2026', x: 100, y: 100 },
        refs: [1],
      },
      { world: world(tones('++', { date: '2026-02-01' })), slots: { yearA: 2025, yearB: '2026', x: 0, y: 100 }, refs: [1] },
    ],
  },
  { id: 'SE-10', exact: true, printed: [{ world: world('+??'), slots: { n: 2 }, refs: [2, 3] }], dropped: [] },
  {
    id: 'SE-11',
    exact: true,
    printed: [{ world: onSites(['zrzeda.test', '---'], ['inny.test', '-+']), slots: { domain: 'zrzeda.test', share: 75 }, refs: [1, 2, 3] }],
    dropped: [
      { world: onSites(['zrzeda.test', '--+'], ['inny.test', '-+']), slots: { domain: 'zrzeda.test', share: 100 }, refs: [1, 2, 3] },
      { world: onSites(['zrzeda.test', '---'], ['inny.test', '-+']), slots: { domain: 'zrzeda.test', share: 100 }, refs: [1, 2, 3, 4] },
    ],
  },
  {
    id: 'SE-12',
    printed: [{ world: world('+-'), slots: { quote: quoteIn(GOOD), place: 'gazeta-1.test, 01.06.2026' }, refs: [1], quotes: [[1, GOOD]] }],
    dropped: [
      { world: world('+-'), slots: { quote: quoteIn(BAD), place: 'gazeta-2.test, 01.06.2026' }, refs: [2], quotes: [[2, BAD]] },
      { world: world([{ tone: '+', text: PLAIN }]), slots: { quote: quoteIn(PLAIN), place: 'gazeta-1.test, 01.06.2026' }, refs: [1], quotes: [[1, PLAIN]] },
      { world: world([{ tone: '0', text: GOOD }]), slots: { quote: quoteIn(GOOD), place: 'gazeta-1.test, 01.06.2026' }, refs: [1], quotes: [[1, GOOD]] },
      {
        world: world([{ tone: '+', text: `${PLAIN} ${'Obok stoi rower. '.repeat(40)}Wspaniała Maria Nowak zachwyciła wszystkich.` }]),
        slots: { quote: 'Wspaniała Maria Nowak zachwyciła wszystkich', place: 'gazeta-1.test, 01.06.2026' },
        refs: [1],
        quotes: [[1, 'Wspaniała Maria Nowak zachwyciła wszystkich.']],
      },
    ],
  },
  {
    id: 'SE-13',
    printed: [{ world: world('+-'), slots: { quote: quoteIn(BAD), place: 'gazeta-2.test, 01.06.2026' }, refs: [2], quotes: [[2, BAD]] }],
    dropped: [
      { world: world('+-'), slots: { quote: quoteIn(GOOD), place: 'gazeta-1.test, 01.06.2026' }, refs: [1], quotes: [[1, GOOD]] },
      { world: world([{ tone: '-', text: PLAIN }]), slots: { quote: quoteIn(PLAIN), place: 'gazeta-1.test, 01.06.2026' }, refs: [1], quotes: [[1, PLAIN]] },
      { world: world([{ tone: '0', text: BAD }]), slots: { quote: quoteIn(BAD), place: 'gazeta-1.test, 01.06.2026' }, refs: [1], quotes: [[1, BAD]] },
      {
        world: world([{ tone: '-', text: `${PLAIN} ${'Obok stoi rower. '.repeat(40)}Maria Nowak rozczarowała wszystkich fatalnie.` }]),
        slots: { quote: 'Maria Nowak rozczarowała wszystkich fatalnie', place: 'gazeta-1.test, 01.06.2026' },
        refs: [1],
        quotes: [[1, 'Maria Nowak rozczarowała wszystkich fatalnie.']],
      },
    ],
  },
  {
    // Wilson's interval of three in four, of none in four and of four in four, by hand: 30.06 to 95.44, 0 to 48.99, 51.01 to 100.
    id: 'SE-14',
    exact: true,
    printed: [
      { world: world('+++-?'), slots: { low: 30, high: 96 }, refs: [1, 2, 3, 4] },
      { world: world('0--0?'), slots: { low: 0, high: 49 }, refs: [1, 2, 3, 4] },
      { world: world('++++?'), slots: { low: 51, high: 100 }, refs: [1, 2, 3, 4] },
    ],
    dropped: [],
  },
  {
    id: 'SE-15',
    printed: [{ world: world('±+'), slots: { n: 1, quote: quoteIn(BOTH) }, refs: [1], quotes: [[1, BOTH]] }],
    dropped: [
      { world: world('+'), slots: { n: 1, quote: quoteIn(GOOD) }, refs: [1], quotes: [[1, GOOD]] },
      { world: world([{ tone: '?', text: BOTH }]), slots: { n: 1, quote: quoteIn(BOTH) }, refs: [1], quotes: [[1, BOTH]] },
      {
        world: world([{ tone: '±', text: `${PLAIN} ${'Obok stoi rower. '.repeat(40)}Maria Nowak gra świetnie, ale fałszuje.` }]),
        slots: { n: 1, quote: 'Maria Nowak gra świetnie, ale fałszuje' },
        refs: [1],
        quotes: [[1, 'Maria Nowak gra świetnie, ale fałszuje.']],
      },
    ],
  },
  {
    id: 'SE-16',
    printed: [{ world: world('+00'), slots: { n: 3 }, refs: [1] }],
    dropped: [
      { world: world('+0-'), slots: { n: 3 }, refs: [1] },
      { world: world('+0±'), slots: { n: 3 }, refs: [1] },
      { world: world('+0?'), slots: { n: 2 }, refs: [1] },
      { world: world(''), slots: { n: 0 }, ...computed },
    ],
  },
]);
