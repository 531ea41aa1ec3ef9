/** Sentences on authors, languages, who the subject is and the years: printed where they are true, and not otherwise. */

import { DAY, dates } from './gate-words.ts';
import { type Seen, type Story, tell, world } from './gate-world.ts';

const quoteIn = (text: string) => text.replace(/[.?]$/, '');
const calls = (role: string, over: Seen = {}): Seen => ({ text: `W sobotę ${role} Jan Kowalski otworzył wystawę.`, ...over });
const called = (text: string) => ({ world: world([{ text }]), slots: { role: 'architekt', n: 1 }, refs: [1] });
const SPEECH = 'Jan Kowalski powiedział, że dom będzie gotowy wiosną.';
const QUESTION = 'Czy Jan Kowalski odbiera telefony?';

tell([
  {
    id: 'AU-02',
    printed: [{ world: world([{ own: true }, { author: 'Jan Kowalski' }, {}]), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [
      { world: world([{ own: true }, {}]), slots: { n: 2 }, refs: [1, 2] },
      { world: world([{ author: 'Maria Nowak' }]), slots: { n: 1 }, refs: [1] },
    ],
  },
  {
    // The analysis is of 21 November 2026.
    id: 'AU-06',
    printed: [{ world: world(dates('2026-10-01', '2026-10-31', '2026-05-05', '2025-11-21', '2025-10-30', null)), slots: { n: 3 }, refs: [1, 2, 3, 4, 5, 6] }],
    dropped: [],
  },
  {
    id: 'AU-07',
    printed: [
      { world: world(dates('2026-01-01', '2026-07-01')), slots: { n: 5 }, refs: [1, 2] },
      { world: world(dates('2026-07-01', '2026-01-01')), slots: { n: 5 }, refs: [1, 2] },
    ],
    dropped: [
      { world: world(dates('2026-01-01', null)), slots: { n: 0 }, refs: [1, 2] },
      { world: world(dates(null, null)), slots: { n: 0 }, refs: [1, 2] },
    ],
  },
  {
    id: 'AU-10',
    exact: true,
    printed: [
      {
        world: world([{ lang: 'pl' }, { lang: 'pl-PL' }, { lang: 'und' }, { lang: '' }, { lang: 'en-GB' }, { lang: 'de' }]),
        slots: { share: 67, list: 'angielski i niemiecki' },
        refs: [5, 6],
      },
    ],
    dropped: [{ world: world([{}, { lang: 'en' }]), slots: { share: 50, list: 'niemiecki' }, refs: [2] }],
  },
  {
    id: 'AU-11',
    printed: [
      { world: world([{}, {}, { kind: 'forum' }, { kind: 'blog', own: true }]), slots: { kinds: 'z mediów' }, refs: [1] },
      ...(
        [
          ['trade', 'z serwisów branżowych'],
          ['blog', 'z blogów'],
          ['forum', 'z forów'],
          ['social', 'z serwisów społecznościowych'],
          ['review', 'z serwisów z opiniami'],
          ['company', 'ze stron firmowych'],
          ['encyclopedia', 'z encyklopedii'],
          ['register', 'z rejestrów'],
        ] as const
      ).map(([kind, kinds]) => ({ world: world([{ kind }]), slots: { kinds }, refs: [1] })),
    ],
    dropped: [
      { world: world([{}, {}, { kind: 'forum' }]), slots: { kinds: 'z forów' }, refs: [1] },
      { world: world([{}]), slots: { kinds: 'mediów' }, refs: [1] },
      { world: world([{}]), slots: { kinds: 'od mediów' }, refs: [1] },
    ],
  },
  {
    id: 'AU-12',
    printed: [{ world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, {}, { own: true }]), slots: { n: 2 }, refs: [1, 2, 3] }],
    dropped: [
      { world: world([{}, { own: true }]), slots: { n: 2 }, refs: [1, 2] },
      { world: world([{}]), slots: { n: 0 }, refs: [] },
    ],
  },
  {
    id: 'AU-13',
    printed: (['forum', 'social'] as const).map((kind) => ({
      world: world([{ kind, text: QUESTION }]),
      slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` },
      refs: [1],
      quotes: [[1, QUESTION]] as [number, string][],
    })),
    dropped: [
      {
        world: world([{ kind: 'forum', text: `${QUESTION} Nie wiem.` }]),
        slots: { quote: `${QUESTION} Nie wiem`, place: `gazeta-1.test, ${DAY}` },
        refs: [1],
        quotes: [[1, `${QUESTION} Nie wiem.`]],
      },
      { world: world([{ text: QUESTION }]), slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` }, refs: [1], quotes: [[1, QUESTION]] },
      {
        world: world([{ kind: 'forum', own: true, text: QUESTION }]),
        slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` },
        refs: [1],
        quotes: [[1, QUESTION]],
      },
      {
        world: world([{ kind: 'forum', text: SPEECH }]),
        slots: { quote: quoteIn(SPEECH), place: `gazeta-1.test, ${DAY}` },
        refs: [1],
        quotes: [[1, SPEECH]],
      },
      {
        world: world([{ kind: 'forum', text: QUESTION }, {}]),
        slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` },
        refs: [1, 2],
        quotes: [[1, QUESTION]],
      },
    ],
  },
  {
    id: 'AU-14',
    printed: [{ world: world(dates(null, 'wczoraj', '2026-01-01')), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [{ world: world(dates(null, '2026-01-01')), slots: { n: 2 }, refs: [1, 2] }],
  },
  {
    id: 'BI-01',
    printed: [{ world: world([calls('architekt'), calls('architekt'), calls('dentysta')]), slots: { role: 'architekt', n: 2 }, refs: [1, 2] }],
    dropped: [{ world: world([calls('architekt'), calls('dentysta')]), slots: { role: 'architekt', n: 2 }, refs: [1, 2] }],
  },
  {
    id: 'BI-01',
    printed: [
      'Jan Kowalski, architekt z Gdyni, otworzył wystawę.',
      'Jan Kowalski (architekt) otworzył wystawę.',
      'Jan Kowalski – architekt',
      'Jan Kowalski to architekt.',
      'Jan Kowalski jest cenionym architektem.',
      'Jan Kowalski architekt',
      'Architekt z Gdyni Jan Kowalski otworzył wystawę.',
      'Wystawę otworzył architekt, Jan Kowalski.',
    ].map(called),
    dropped: [
      'Jan Kowalski, architekt Adam Nowak i malarz otworzyli wystawę.',
      'Jan Kowalski, Adam Nowak, architekt, i malarz otworzyli wystawę.',
      'Jan Kowalski jest w Gdyni, a Adam Nowak architektem.',
      'Jan Kowalski spotkał architekta.',
      'Jan Kowalski tonie, mówi architekt.',
      'Jan Kowalski maluje. Wystawę otworzył architekt.',
      'Wystawę otworzył architekt. Jan Kowalski maluje.',
      'Wystawę otworzył architekt Adam Nowak i Jan Kowalski.',
      'Architekt spotkał w Gdyni malarza, którym jest od wielu już lat Jan Kowalski.',
    ].map(called),
  },
  {
    id: 'BI-02',
    printed: [
      {
        world: world(['w Gdyni i w Sopocie', 'w Gdyni', 'w Sopocie'].map((where) => ({ text: `Jan Kowalski pracuje ${where}.` }))),
        slots: { list: 'Gdynia i Sopot' },
        refs: [1, 2, 3],
      },
    ],
    dropped: [
      {
        world: world(['w Gdyni i w Sopocie', 'w Gdyni'].map((where) => ({ text: `Jan Kowalski pracuje ${where}.` }))),
        slots: { list: 'Gdynia i Sopot' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'BI-03',
    printed: [{ world: world([{ own: true, text: SPEECH }]), slots: { quote: quoteIn(SPEECH), domain: 'gazeta-1.test' }, refs: [1], quotes: [[1, SPEECH]] }],
    dropped: [{ world: world([{ text: SPEECH }]), slots: { quote: quoteIn(SPEECH), domain: 'gazeta-1.test' }, refs: [1], quotes: [[1, SPEECH]] }],
  },
  ...(['TL-01', 'TL-02'] as const).map(
    (id): Story => ({
      id,
      printed: [{ world: world(dates('2025-12-31')), slots: { year: '2025', title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] }],
      dropped: [
        { world: world(dates(null)), slots: { year: '2025', title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] },
        { world: world(dates('2024-01-01', '2025-12-31')), slots: { year: '2025', title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] },
        { world: world(dates('2025-01-01', '2025-12-31')), slots: { year: '2025', title: 'Tekst numer 2', domain: 'gazeta-1.test' }, refs: [1] },
      ],
    }),
  ),
]);
