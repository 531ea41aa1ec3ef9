/** Made-up mentions and charts. */
import type { Mention, MentionsPage, MonitoringChart } from '#contract/monitoring.ts';

/** Twelve weeks of the mock-up: own, positive, neutral, negative. */
const WEEKS = [
  [1, 4, 2, 0],
  [0, 3, 3, 1],
  [2, 6, 2, 0],
  [1, 5, 3, 1],
  [1, 3, 4, 1],
  [0, 4, 2, 2],
  [3, 9, 3, 0],
  [2, 8, 4, 1],
  [1, 6, 3, 0],
  [0, 4, 4, 6],
  [1, 9, 5, 2],
  [4, 13, 4, 1],
] as const;
const DAY = 86_400_000;
const dayAfter = (first: string, days: number) => new Date(Date.parse(first) + days * DAY).toISOString().slice(0, 10);

const TRENDS = { total: 12, positive: 8, negative: -2, neutral: 3 };

export const weeklyChart: MonitoringChart = {
  unit: 'week',
  points: WEEKS.map(([own, positive, neutral, negative], week) => ({
    from: dayAfter('2026-08-31', week * 7),
    own,
    positive,
    neutral,
    negative,
    unrated: week === 5 ? 1 : 0,
  })),
  spikes: [
    {
      from: '2026-11-02',
      to: '2026-11-03',
      kind: 'negative',
      count: 6,
      usual: 1,
      topics: ['odwołanie', 'przetarg'],
      domains: ['forum-gdynian.example', 'kronika-gdynska.example'],
      mentions: [
        { id: '11', title: 'Wątek: bulwar i przetarg', source: 'forum-gdynian.example', href: '/sandbox/web/1', sentiment: 'negative' },
        { id: '12', title: 'Odwołanie wraca na sesję', source: 'kronika-gdynska.example', href: '/sandbox/web/2', sentiment: 'negative' },
      ],
    },
    {
      from: '2026-11-16',
      to: '2026-11-16',
      kind: 'any',
      count: 18,
      usual: 9,
      topics: ['bulwar'],
      domains: ['kronika-gdynska.example'],
      mentions: [{ id: '13', title: 'Rok po otwarciu bulwar żyje', source: 'kronika-gdynska.example', href: '/sandbox/web/3', sentiment: 'positive' }],
    },
  ],
  trends: TRENDS,
};

export const dailyChart: MonitoringChart = {
  unit: 'day',
  points: Array.from({ length: 30 }, (_, day) => ({
    from: dayAfter('2026-10-23', day),
    own: day % 9 === 0 ? 1 : 0,
    positive: day % 3,
    neutral: day % 2,
    negative: day === 12 ? 4 : 0,
    unrated: 0,
  })),
  spikes: [],
  trends: TRENDS,
};

export const mention = (n: number, changes: Partial<Mention> = {}): Mention => ({
  id: String(1_000 - n),
  sentiment: (['positive', 'neutral', 'negative'] as const)[n % 3] ?? 'neutral',
  source: n % 2 === 0 ? 'kronika-gdynska.example' : 'forum-gdynian.example',
  content: 'Rok po otwarciu bulwar żyje o każdej porze. Marta Zielińska-Nowak przyznaje, że ławek mogłoby być więcej.',
  sourceUrl: `https://kronika-gdynska.example/bulwar-${n}`,
  foundAt: '2026-11-20T07:14:00.000Z',
  href: `/sandbox/web/${n}`,
  title: `Bulwar rok po otwarciu, część ${n}`,
  channel: 'media',
  kind: 'news',
  publishedAt: n % 4 === 3 ? null : '2026-11-19T16:00:00.000Z',
  confidence: [0.93, 0.7, 0.4][n % 3] ?? null,
  match: { start: 44, end: 66 },
  own: false,
  reach: 3_000 + n,
  reprints: n % 5 === 0 ? 3 : 0,
  corrected: false,
  hidden: null,
  ...changes,
});

/** A page of the list; `next` when there are more behind it. */
export const mentionsPage = (mentions: Mention[], changes: Partial<MentionsPage> = {}): MentionsPage => ({
  mentions,
  own: [],
  next: null,
  total: mentions.length,
  atLeast: false,
  ...changes,
});
