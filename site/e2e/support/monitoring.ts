/** Made-up monitoring: what the server would answer in each state of the dashboard. */
import type { Page } from 'playwright/test';
import type { CurrentUser } from '#contract/auth.ts';
import type { Alert, MonitoringChart, MonitoringStats, RatedMention, Recommendations } from '#contract/monitoring.ts';
import type { ListedSubject } from '#contract/watched.ts';

/** When the made-up dashboard is looked at. */
export const NOW = new Date('2026-11-20T09:00:00Z');

/** From here on time passes only when the story says so; half a minute is gone. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(NOW.getTime() + 30_000);

export const user = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'u-1',
  firstName: 'Marta',
  lastName: 'Zielińska-Nowak',
  email: 'marta@poczta.example',
  keywords: '',
  plan: null,
  isActive: true,
  createdAt: '2026-05-20T09:00:00.000Z',
  hasCompletedOnboarding: true,
  position: 'architektka',
  company: 'ZN Studio',
  description: '',
  knownFor: '',
  socialProfiles: [],
  externalLinks: [],
  ...changes,
});

export const lastRun = (changes: Partial<MonitoringStats['lastRun']> = {}): MonitoringStats['lastRun'] => ({
  finishedAt: '2026-11-20T08:58:00.000Z',
  running: false,
  newMentions: 2,
  asked: 6,
  unanswered: [],
  ...changes,
});

export const stats = (changes: Partial<MonitoringStats> = {}): MonitoringStats => ({
  subject: 'Marta Zielińska-Nowak',
  positive: 74,
  negative: 15,
  neutral: 39,
  total: 128,
  unrated: 0,
  trends: { total: 12, positive: 8, negative: -2, neutral: 3 },
  periodDays: 90,
  lastRun: lastRun(),
  fromReport: null,
  ...changes,
});

export const NOTHING: MonitoringStats = stats({
  positive: 0,
  negative: 0,
  neutral: 0,
  total: 0,
  trends: { total: null, positive: null, negative: null, neutral: null },
  lastRun: lastRun({ finishedAt: null, newMentions: 0, asked: 0 }),
});

const SAID: [RatedMention['sentiment'], string, string, string, string][] = [
  ['positive', 'kronika-gdynska.example', 'bulwar-rok-po', 'Rok po otwarciu bulwar żyje o każdej porze. ', ' przyznaje, że ławek mogłoby być więcej.'],
  ['neutral', 'uczelnia-morska.example', 'wyklady', 'Cykl „Linia wody”: 3 grudnia wykład, który poprowadzi ', ', o przestrzeniach publicznych.'],
  ['negative', 'forum-gdynian.example', 'przetarg', 'Przecież z tym bulwarem był jakiś przekręt, ta cała ', ' i odwołanie, pamiętacie?'],
  ['positive', 'architektura-dzis.example', 'sylwetki', '', ' uczy, że najtrudniej zaprojektować puste miejsce.'],
  ['positive', 'radio-fala.example', 'rozmowy', 'Rozmowy, w której ', ' mówi o chodnikach, wysłuchano 4 tysiące razy.'],
  ['neutral', 'szosta.example', 'szosta', 'Szósta wzmianka: ', ' nie mieści się na pulpicie.'],
];

export const mentions = (): RatedMention[] =>
  SAID.map(([sentiment, source, path, before, after], index) => {
    const name = 'Marta Zielińska-Nowak';
    return {
      id: String(100 - index),
      sentiment,
      source,
      content: before + name + after,
      sourceUrl: `https://${source}/${path}`,
      foundAt: new Date(NOW.getTime() - (index + 1) * 9 * 3_600_000).toISOString(),
      href: `/sandbox/web/view?url=https://${source}/${path}`,
      title: `Tytuł ${index + 1}`,
      channel: 'media',
      kind: 'news',
      publishedAt: null,
      confidence: 0.9,
      match: { start: before.length, end: before.length + name.length },
      own: false,
      reach: 1_000,
      reprints: 0,
      corrected: false,
      hidden: null,
    };
  });

export const alertId = (n: number): string => String(n).repeat(32);

export const alerts = (): Alert[] =>
  (['critical', 'high', 'medium', 'low'] as const).map((severity, index) => ({
    id: alertId(index + 1),
    title: ['Więcej krytyki niż zwykle', 'Krytyczny tekst w dużym serwisie', 'Wydźwięk się pogarsza', 'Strona o Tobie zniknęła'][index] as string,
    description:
      'W ciągu doby do 8 listopada 2026 r. pojawiło się 6 negatywnych wzmianek; zwykle jest to 1.\nNajwięcej: forum-gdynian.example (4).\nŹródła: forum-gdynian.example.',
    severity,
    createdAt: new Date(NOW.getTime() - index * 86_400_000).toISOString(),
    kind: 'spike_negative',
    status: 'active',
    closedAt: null,
    mentions:
      index === 0
        ? mentions()
            .slice(2, 4)
            .map(({ id, title, source, href, sentiment }) => ({ id, title, source, href, sentiment }))
        : [],
    mentionCount: index === 0 ? 6 : 0,
  }));

export const advice = (): Recommendations => {
  const texts = [
    'Napisz krótko, jak skończyła się sprawa odwołania, i podlinkuj orzeczenie.',
    'Pokaż bulwar rok po otwarciu: zdjęcia tego samego miejsca, ta sama godzina.',
    'Zapowiedz wykład z 3 grudnia na LinkedIn.',
    'Czwarta rekomendacja nie mieści się na pulpicie.',
  ];
  return { recommendations: texts, details: texts.map((text) => ({ text, reason: 'mówi o tym 5 źródeł.', refs: [] })) };
};

/** Thirty days that add up to the figures of `stats`, with three loud days. */
export const chart = (changes: Partial<MonitoringChart> = {}): MonitoringChart => ({
  unit: 'day',
  points: Array.from({ length: 30 }, (_, day) => ({
    from: new Date(Date.UTC(2026, 9, 22) + day * 86_400_000).toISOString().slice(0, 10),
    own: 0,
    positive: day < 14 ? 3 : 2,
    neutral: day < 9 ? 2 : 1,
    negative: day === 29 ? 6 : day % 3 === 0 && day < 27 ? 1 : 0,
    unrated: 0,
  })),
  spikes: [
    { from: '2026-11-20', to: '2026-11-20', kind: 'negative', count: 6, usual: 0.3, topics: ['przetarg'], domains: ['forum-gdynian.example'], mentions: [] },
  ],
  trends: stats().trends,
  ...changes,
});

export const subject = (changes: Partial<ListedSubject> = {}): ListedSubject => ({
  id: 'a'.repeat(32),
  name: 'Marta Zielińska-Nowak',
  kind: 'person',
  relation: 'self',
  description: '',
  keywords: '',
  links: [],
  confirmed: true,
  chosen: true,
  found: { mentions: 0, alerts: 0 },
  ...changes,
});

type Reply = { status?: number; json?: unknown } | 'lost';
const REPLIES = {
  '/api/user': (): Reply => ({ json: user() }),
  '/api/auth/user': (): Reply => ({ json: user() }),
  '/api/user/dashboard': (): Reply => ({ json: { user: user(), analysis: null } }),
  '/api/user/subjects': (): Reply => ({ json: { subjects: [subject()], limit: 2 } }),
  '/api/monitoring/stats': (): Reply => ({ json: stats() }),
  '/api/monitoring/results': (): Reply => ({ json: mentions() }),
  '/api/monitoring/chart': (): Reply => ({ json: chart() }),
  '/api/alerts/active': (): Reply => ({ json: alerts() }),
  '/api/alerts/closed': (): Reply => ({ json: [] }),
  '/api/recommendations': (): Reply => ({ json: advice() }),
};
export type Replies = Partial<Record<keyof typeof REPLIES, () => Reply>>;

/** Answers every call of the dashboard; `changes` say where it differs. Counts the calls by path. */
export async function answerMonitoring(page: Page, changes: Replies = {}): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [path, usual] of Object.entries(REPLIES)) {
    counts[path] = 0;
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        counts[path] = (counts[path] ?? 0) + 1;
        const reply = (changes[path as keyof typeof REPLIES] ?? usual)();
        if (reply === 'lost') await route.abort();
        else await route.fulfill({ status: reply.status ?? 200, json: reply.json ?? {} });
      },
    );
  }
  return counts;
}
