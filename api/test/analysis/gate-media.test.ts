/** Sentences on the media: printed where they are true, and not otherwise. */

import { coverage, DAY, dates, unanswered } from './gate-words.ts';
import { type Seen, tell, tones, world } from './gate-world.ts';

const quoteIn = (text: string) => text.replace(/[.?]$/, '');
const SPEECH = 'Jan Kowalski powiedział, że dom będzie gotowy wiosną.';
const FAR = 'Obok stoi rower. '.repeat(40);
const titled = (...titles: string[]): Seen[] => titles.map((title) => ({ title }));

tell([
  {
    id: 'ME-01',
    exact: true,
    printed: [
      {
        world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, { kind: 'trade' }, { kind: 'blog' }, { own: true }]),
        slots: { n: 3, m: 2 },
        refs: [1, 2, 3],
      },
    ],
    dropped: [],
  },
  {
    id: 'ME-02',
    exact: true,
    printed: [{ world: world([{ url: 'https://onet.pl/1' }, {}, {}, { kind: 'forum' }]), slots: { a: 1, b: 2 }, refs: [1, 2, 3] }],
    dropped: [
      { world: world([{ url: 'https://onet.pl/1' }, {}, {}, {}]), slots: { a: 1, b: 2 }, refs: [1, 2, 3, 4] },
      // The sum is right, but which are of the whole country is not.
      { world: world([{ url: 'https://onet.pl/1' }, {}, {}]), slots: { a: 2, b: 1 }, refs: [1, 2, 3] },
      { world: world([{ url: 'https://onet.pl.test/1' }, {}, {}]), slots: { a: 1, b: 2 }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'ME-04',
    exact: true,
    printed: [
      {
        world: world([
          ...['1', '2', '3', '4'].map((n) => ({ url: `https://a.test/${n}` })),
          ...tones('000000'),
          { url: 'https://a.test/5', kind: 'forum' as const },
        ]),
        slots: { n: 4, outlet: 'a.test' },
        refs: [1, 2, 3, 4],
      },
    ],
    dropped: [
      {
        world: world([...['1', '2', '3', '4'].map((n) => ({ url: `https://a.test/${n}` })), ...tones('0000000')]),
        slots: { n: 4, outlet: 'a.test' },
        refs: [1, 2, 3, 4],
      },
    ],
  },
  {
    id: 'ME-05',
    printed: [{ world: world(dates('2025-03-04', '2024-01-02', null, '2026-05-06')), slots: { date: '2024-01-02', date2: '2026-05-06' }, refs: [1, 2] }],
    dropped: [
      {
        world: world([...dates('2025-03-04', '2026-05-06'), { date: '2024-01-02', kind: 'blog' }]),
        slots: { date: '2024-01-02', date2: '2026-05-06' },
        refs: [1],
      },
      { world: world([...dates('2024-01-02', '2026-05-06'), { kind: 'blog' }]), slots: { date: '2024-01-02', date2: '2026-05-06' }, refs: [1, 3] },
      { world: world([...dates('2024-01-02', '2026-05-06')]), slots: { date: '2024-01-02', date2: '2026-05-06' }, refs: [] },
    ],
  },
  {
    id: 'ME-06',
    exact: true,
    printed: [
      { world: world(dates('2026-03-04', '2026-03-31', '2025-03-01', '2026-04-01', null)), slots: { n: 2, month: 'marzec', year: '2026' }, refs: [1, 2] },
      { world: world(dates('2025-09-04', '2025-09-30', '2026-01-01')), slots: { n: 2, month: 'wrzesień', year: '2025' }, refs: [1, 2] },
    ],
    dropped: [
      { world: world(dates('2026-03-04', '2026-04-01', '2026-04-02')), slots: { n: 1, month: 'marzec', year: '2026' }, refs: [1] },
      { world: world(dates('2026-03-04', '2026-04-01')), slots: { n: 2, month: 'marzec', year: '2026' }, refs: [1, 2] },
    ],
  },
  {
    id: 'ME-07',
    exact: true,
    printed: [
      {
        world: world([{ title: 'Jan Kowalski wygrał' }, { title: 'Wystawa' }, { title: 'Jana Kowalskiego plany' }, { title: 'Jan Kowalski', kind: 'blog' }]),
        slots: { n: 2 },
        refs: [1, 3],
      },
      { world: world([{ title: 'Wystawa', evidence: { matched: { start: 0, end: 0 } as never } }, { title: 'Mecz' }]), slots: { n: 1 }, refs: [1] },
    ],
    dropped: [],
  },
  {
    id: 'ME-08',
    exact: true,
    printed: [{ world: world([{}, {}, { title: 'Jan Kowalski wygrał' }]), slots: { n: 2, m: 3 }, refs: [1, 2] }],
    dropped: [
      { world: world([{}, { title: 'Jan Kowalski wygrał' }]), slots: { n: 1, m: 2 }, refs: [1] },
      { world: world([{}, {}, { text: 'Jan Kowalski przyszedł. Jan Kowalski wyszedł.' }]), slots: { n: 3, m: 3 }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'ME-09',
    printed: [
      { world: world([{ text: SPEECH }, {}]), slots: { n: 1, quote: quoteIn(SPEECH) }, refs: [1], quotes: [[1, SPEECH]] },
      { world: world([{ text: `${SPEECH} ${FAR}Jan Kowalski przyszedł.` }]), slots: { n: 1, quote: quoteIn(SPEECH) }, refs: [1], quotes: [[1, SPEECH]] },
    ],
    dropped: [
      {
        world: world([{ text: SPEECH }, { text: `Jan Kowalski przyszedł. ${FAR}Reporter powiedział, że pada.` }]),
        slots: { n: 2, quote: quoteIn(SPEECH) },
        refs: [1, 2],
        quotes: [[1, SPEECH]],
      },
      { world: world([{ text: SPEECH }, { text: 'Jan Kowalski przyszedł.' }]), slots: { n: 2, quote: quoteIn(SPEECH) }, refs: [1, 2], quotes: [[1, SPEECH]] },
      {
        world: world([{ text: `Jan Kowalski przyszedł. ${SPEECH}` }]),
        slots: { n: 1, quote: 'Jan Kowalski przyszedł' },
        refs: [1],
        quotes: [[1, 'Jan Kowalski przyszedł.']],
      },
      {
        world: world([{ text: `${SPEECH} ${FAR}Maria Nowak powiedziała, że dom będzie gotowy.` }]),
        slots: { n: 1, quote: 'Maria Nowak powiedziała, że dom będzie gotowy' },
        refs: [1],
        quotes: [[1, 'Maria Nowak powiedziała, że dom będzie gotowy.']],
      },
      {
        world: world([{ text: `Jan Kowalski przyszedł. ${FAR}Maria Nowak powiedziała, że dom będzie gotowy.` }]),
        slots: { n: 1, quote: 'Maria Nowak powiedziała, że dom będzie gotowy' },
        refs: [1],
        quotes: [[1, 'Maria Nowak powiedziała, że dom będzie gotowy.']],
      },
    ],
  },
  {
    id: 'ME-10',
    printed: [{ world: world(titled('Wywiad z architektem', 'Mecz')), slots: { title: 'Wywiad z architektem', place: `gazeta-1.test, ${DAY}` }, refs: [1] }],
    dropped: [
      { world: world(titled('Wystawa architekta')), slots: { title: 'Wystawa architekta', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
      { world: world(titled('Wywiad z architektem', 'Mecz')), slots: { title: 'Wywiad z architektem', place: `gazeta-1.test, ${DAY}` }, refs: [1, 2] },
    ],
  },
  { id: 'ME-11', printed: [{ world: world([{ copies: 2 }, { copies: 1 }, {}]), slots: { n: 3 }, refs: [1] }], dropped: [] },
  {
    id: 'ME-12',
    printed: [{ world: world([{ kind: 'blog' }, { own: true }]), slots: { n: 2 }, ...coverage }],
    dropped: [
      { world: world([{ kind: 'trade' }, {}]), slots: { n: 2 }, ...coverage },
      { world: world([{ kind: 'blog' }], unanswered), slots: { n: 1 }, refs: [1] },
    ],
  },
  {
    id: 'ME-14',
    printed: [
      { world: world(titled('Architekt odpowiada na krytykę')), slots: { title: 'Architekt odpowiada na krytykę', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
    ],
    dropped: [
      {
        world: world([{ title: 'Architekt odpowiada na krytykę' }, { title: 'Architekt odpowiada', text: 'Wystawa trwa do maja.' }]),
        slots: { title: 'Architekt odpowiada na krytykę', place: `gazeta-1.test, ${DAY}` },
        refs: [1, 2],
      },
      { world: world(titled('Architekt na wystawie')), slots: { title: 'Architekt na wystawie', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
      {
        world: world([{ title: 'Architekt odpowiada na krytykę', text: 'Wystawa trwa do maja.' }]),
        slots: { title: 'Architekt odpowiada na krytykę', place: `gazeta-1.test, ${DAY}` },
        refs: [1],
      },
    ],
  },
]);
