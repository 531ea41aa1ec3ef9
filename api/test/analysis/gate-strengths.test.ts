/** Sentences on answers, strengths and weaknesses: printed where they are true, and not otherwise. */
import { page } from './factory.ts';
import { ANSWER, BAD, coverage, dates, FAR, GOOD, PLAIN, place, quoteIn, unanswered } from './gate-words.ts';
import { profile, type Said, site, tell, tones, world } from './gate-world.ts';

const PRIZE = 'Nagrodę miasta otrzymał architekt Jan Kowalski.';
const stranger = (rank: number) => ({
  ledger: {
    setAside: [{ kind: 'other', label: 'dentysta', reason: '', pages: [{ url: 'https://inny.test/1', title: 'Gabinet', domain: 'inny.test' }] }] as never,
  },
  documents: [page({ url: 'https://inny.test/1', text: 'Gabinet przy rynku.', rank })],
});
const bare = (text: string, n = 1): Said => ({ world: world([{ text }]), slots: { quote: quoteIn(text), place: place(n) }, refs: [1], quotes: [[1, text]] });
const afar = (text: string): Said => ({ ...bare(text), world: world([{ text: `${PLAIN} ${FAR}${text}` }]) });
/** Criticism, and an answer at a date. */
const answered = (list: string, date: string | null, text = ANSWER) => world([...tones(list, { date: '2026-03-03' }), { text, date }]);

tell([
  {
    id: 'CR-06',
    printed: [{ world: answered('--', '2026-04-04'), slots: { n: 1, m: 2, date: '2026-04-04' }, refs: [3], quotes: [[3, ANSWER]] }],
    dropped: [
      { world: answered('--', '2026-04-04'), slots: { n: 2, m: 2, date: '2026-04-04' }, refs: [3], quotes: [[3, ANSWER]] },
      { world: answered('--', '2026-02-02'), slots: { n: 1, m: 2, date: '2026-02-02' }, refs: [3], quotes: [[3, ANSWER]] },
      { world: answered('--', '2026-04-04', PLAIN), slots: { n: 1, m: 2, date: '2026-04-04' }, refs: [3], quotes: [[3, PLAIN]] },
      { world: answered('--', '2026-04-04'), slots: { n: 1, m: 2, date: '2026-04-04' }, refs: [3] },
    ],
    // No more than the cited answers can answer; fewer may be told.
    free: ['n'],
  },
  {
    id: 'CR-06b',
    printed: [
      { world: answered('--', '2026-03-03'), slots: { n: 1, m: 2 }, refs: [3], quotes: [[3, ANSWER]] },
      { world: answered('--', null), slots: { n: 1, m: 2 }, refs: [3], quotes: [[3, ANSWER]] },
      { world: world([{ tone: '-', text: `${BAD} ${ANSWER}` }]), slots: { n: 1, m: 1 }, refs: [1], quotes: [[1, ANSWER]] },
    ],
    dropped: [
      { world: answered('--', '2026-03-02'), slots: { n: 1, m: 2 }, refs: [3], quotes: [[3, ANSWER]] },
      { world: answered('--', '2026-03-03'), slots: { n: 2, m: 2 }, refs: [3], quotes: [[3, ANSWER]] },
    ],
    free: ['n'],
  },
  {
    id: 'ST-02',
    exact: true,
    printed: [{ world: world('++-'), slots: { list: 'gazeta-1.test i gazeta-2.test' }, refs: [1, 2] }],
    dropped: [{ world: world('++-'), slots: { list: 'gazeta-1.test i gazeta-3.test' }, refs: [1, 2] }],
  },
  {
    id: 'ST-05',
    exact: true,
    printed: [{ world: world(dates('2026-11-01', '2026-08-23T10:00:00Z', '2026-08-22', null)), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [],
  },
  {
    id: 'ST-07',
    printed: [bare(PRIZE)],
    dropped: [
      bare('Jan Kowalski czeka na nagrodę miasta.'),
      bare('Jan Kowalski otrzymał list.'),
      bare('Nagrodę miasta otrzymał Jan Kowalski, a medalu nie dostał.'),
      afar('Nagrodę miasta otrzymała Maria Nowak.'),
      { ...bare('Nagrodę miasta otrzymała pracownia.'), world: world([{ text: `${PLAIN} Nagrodę miasta otrzymała pracownia.` }]), refs: [1] },
    ],
  },
  {
    id: 'ST-09',
    printed: [{ world: world('++-'), slots: { topic: 'biblioteka', n: 2 }, refs: [1, 2] }],
    dropped: [
      { world: world([{ tone: '+' }, { tone: '0', text: GOOD }]), slots: { topic: 'biblioteka', n: 2 }, refs: [1, 2] },
      { world: world([{ tone: '+' }, { tone: '+', text: PLAIN }]), slots: { topic: 'biblioteka', n: 2 }, refs: [1, 2] },
    ],
  },
  {
    id: 'ST-10',
    printed: [{ world: world([{ text: ANSWER }]), slots: { title: 'Tekst numer 1', place: place(1) }, refs: [1], quotes: [[1, ANSWER]] }],
    dropped: [
      { world: world([{ text: ANSWER }]), slots: { title: 'Tekst numer 1', place: place(1) }, refs: [1] },
      { world: world([{ text: PLAIN }]), slots: { title: 'Tekst numer 1', place: place(1) }, refs: [1], quotes: [[1, PLAIN]] },
    ],
  },
  {
    id: 'ST-11',
    printed: [{ world: world('0'), ...coverage }],
    dropped: [
      { world: world('0', stranger(30)), ...coverage },
      { world: world('0', unanswered), refs: [1] },
    ],
  },
  {
    id: 'ST-12',
    printed: [{ world: world([{ kind: 'encyclopedia' }, {}]), slots: { title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] }],
    dropped: [
      { world: world('0'), slots: { title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] },
      { world: world([{ kind: 'encyclopedia' }, {}]), slots: { title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1, 2] },
    ],
  },
  {
    id: 'WE-03',
    printed: [
      {
        world: world([
          profile(
            'linkedin',
            { posts: ['2024-01-02', '2024-05-06', '2023-01-01', '2027-01-01'].map((date) => ({ date, text: 'a', reactions: null }) as never) },
            { evidence: { platform: 'linkedin' } },
          ),
        ]),
        slots: { platform: 'LinkedIn', date: '2024-05-06' },
        refs: [1],
      },
      {
        world: world([
          profile('linkedin', { posts: [{ date: '2026-11-21', text: 'a', reactions: null } as never] }, { evidence: { platform: 'linkedin' } }),
          {},
        ]),
        slots: { platform: 'LinkedIn', date: '2026-11-21' },
        refs: [1, 2],
      },
    ],
    dropped: [],
  },
  {
    id: 'WE-04',
    printed: [{ world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, {}]), slots: { share: 67, domain: 'a.test' }, refs: [1, 2] }],
    dropped: [{ world: world('000'), slots: { share: 67, domain: 'gazeta-1.test' }, refs: [1, 2] }],
  },
  {
    id: 'WE-05',
    printed: [
      { world: world('--+'), slots: { n: 1, m: 2 }, refs: [1] },
      { world: world([{ tone: '-', items: [{ reply: null }] as never }]), slots: { n: 1, m: 1 }, refs: [1] },
    ],
    dropped: [
      { world: world('--+'), slots: { n: 1, m: 2 }, refs: [3] },
      { world: world([{ tone: '-', text: `${BAD} ${ANSWER}` }]), slots: { n: 1, m: 1 }, refs: [1] },
      { world: world([...tones('-'), site({ text: 'Wyjaśniam: dom naprawię.' })]), slots: { n: 1, m: 1 }, refs: [1] },
      { world: world([{ tone: '-', items: [{ reply: { start: 0, end: 3 } }] as never }]), slots: { n: 1, m: 1 }, refs: [1] },
    ],
  },
  {
    id: 'WE-05b',
    exact: true,
    printed: [{ world: world('--+'), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [{ world: world([...tones('-'), { tone: '-', text: `${BAD} ${ANSWER}` }]), slots: { n: 2 }, refs: [1, 2] }],
  },
  {
    id: 'WE-06',
    printed: [
      {
        world: world([
          { rank: 1, date: '2024-01-02' },
          { rank: 2, date: '2023-01-01' },
          { rank: 3, date: null },
          { rank: 11, date: '2026-01-01' },
        ]),
        slots: { date: '2024-01-02' },
        refs: [1],
      },
      { world: world([{ rank: 1, date: '2025-11-25' }]), slots: { date: '2025-11-25' }, refs: [1] },
    ],
    dropped: [
      { world: world([{ rank: 1, date: '2025-11-26' }]), slots: { date: '2025-11-26' }, refs: [1] },
      { world: world([...dates('2024-01-02', '2025-11-26').map((one, i) => ({ ...one, rank: i + 1 }))]), slots: { date: '2025-11-26' }, refs: [2] },
      { world: world([{ rank: 1, date: null }]), slots: { date: '2025-11-25' }, refs: [1] },
    ],
  },
  {
    id: 'WE-07',
    printed: [1, 2, 3].map((rank) => ({ world: world('0', stranger(rank)), ...coverage })),
    dropped: [
      { world: world('0', stranger(4)), ...coverage },
      { world: world('0'), ...coverage },
    ],
  },
  {
    id: 'WE-08',
    printed: [{ world: world([site(), {}]), slots: { n: 1 }, refs: [1] }],
    dropped: [{ world: world([site({ contact: true })]), slots: { n: 1 }, refs: [1] }],
  },
  {
    id: 'WE-09',
    printed: [
      { world: world([{}, profile('linkedin')]), ...coverage },
      { world: world([{ author: 'Maria Nowak' }, site({ text: '' })]), ...coverage },
    ],
    dropped: [
      { world: world([site()]), ...coverage },
      { world: world([{ author: 'Jan Kowalski' }]), ...coverage },
      { world: world('0', unanswered), refs: [1] },
    ],
  },
]);
