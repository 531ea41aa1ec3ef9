import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertId, alerts, chart, lastRun, mentions, NOW, stats } from '../e2e/support/monitoring.ts';
import { $alerts, closeAlert, loadAlerts, refreshAlerts } from '../src/stores/alerts.ts';
import { $refreshing, $results, $starting, $stats, openMonitoring, refreshMonitoring, retryStats, startAnalysis } from '../src/stores/monitoring.ts';
import { $toast, closeToast } from '../src/stores/toasts.ts';
import { mentionsText } from '../src/text/mentions.ts';
import { ago, alertParts, foundDate, markName, sentimentView, shownAddress, trendOf } from '../src/view/monitoring.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const STATS = 'GET /api/monitoring/stats';
const RESULTS = 'GET /api/monitoring/results';
const ACTIVE = 'GET /api/alerts/active';
const ADVICE = 'GET /api/recommendations';
const RUN = 'POST /api/monitoring/run';
const START = 'POST /api/monitoring/start-analysis';
const lost = { status: 500, body: {} };
const run = (already = false) => ({ body: { roundId: 'r', status: 'queued', already, newMentions: 0 } });

/** The server's usual answers, and where it differs. */
const answers = (changes: Parameters<typeof fakeApi>[0] = {}) => ({
  [STATS]: { body: stats() },
  [RESULTS]: { body: mentions() },
  [ACTIVE]: { body: alerts() },
  [ADVICE]: { body: { recommendations: [], details: [] } },
  'GET /api/monitoring/chart': { body: chart() },
  [RUN]: run(),
  [START]: run(),
  ...changes,
});

let visible = true;
let listeners: (() => void)[] = [];
const show = (shown: boolean) => {
  visible = shown;
  for (const listener of listeners) listener();
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  visible = true;
  listeners = [];
  vi.stubGlobal('document', {
    get visibilityState() {
      return visible ? 'visible' : 'hidden';
    },
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    removeEventListener(_: string, listener: () => void) {
      listeners = listeners.filter((known) => known !== listener);
    },
  });
  $toast.set(null);
});
afterEach(() => {
  // Whatever is still to be said or asked belongs to this story.
  vi.runOnlyPendingTimers();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the monitoring dashboard', () => {
  it('asks three times more, a second apart, before it gives up', async () => {
    fakePage('/dashboard');
    const api = fakeApi(answers({ [STATS]: lost }));
    void retryStats();
    await vi.advanceTimersByTimeAsync(2_900);
    expect([api.count('/api/monitoring/stats'), $stats.get().state]).toEqual([3, 'loading']);
    await vi.advanceTimersByTimeAsync(200);
    expect([api.count('/api/monitoring/stats'), $stats.get().state]).toEqual([4, 'failed']);
  });

  it('asks for recommendations twice more, two seconds apart, and not again within five minutes', async () => {
    fakePage('/dashboard');
    const api = fakeApi(answers({ [ADVICE]: [lost, lost, { body: { recommendations: ['a'], details: [] } }] }));
    openMonitoring();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(api.count('/api/recommendations')).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(api.count('/api/recommendations')).toBe(3);
    await vi.advanceTimersByTimeAsync(290_000);
    openMonitoring();
    await vi.advanceTimersByTimeAsync(0);
    expect(api.count('/api/recommendations')).toBe(3);
    await vi.advanceTimersByTimeAsync(10_000);
    openMonitoring();
    await vi.advanceTimersByTimeAsync(0);
    expect(api.count('/api/recommendations')).toBe(4);
  });

  it('says "Odświeżanie..." for two seconds and reads the three lists three seconds after the run has started', async () => {
    fakePage('/dashboard');
    const api = fakeApi(answers());
    void refreshMonitoring();
    void refreshMonitoring();
    await vi.advanceTimersByTimeAsync(1_999);
    expect([$refreshing.get(), $toast.get()?.title, $toast.get()?.text]).toEqual([
      true,
      'Monitoring uruchomiony',
      'Sprawdzamy najnowsze wzmianki o Tobie w sieci',
    ]);
    await vi.advanceTimersByTimeAsync(2);
    expect($refreshing.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(900);
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/monitoring/run']);
    await vi.advanceTimersByTimeAsync(200);
    expect(api.calls.map(({ path }) => path).sort()).toEqual([
      '/api/alerts/active',
      '/api/monitoring/chart',
      '/api/monitoring/results',
      '/api/monitoring/run',
      '/api/monitoring/stats',
    ]);
  });

  it('goes on asking every three seconds while a run is under way, and reads the lists when it has ended', async () => {
    fakePage('/dashboard');
    const going = { body: stats({ lastRun: lastRun({ running: true }) }) };
    const api = fakeApi(answers({ [STATS]: [going, going, { body: stats() }] }));
    const close = openMonitoring();
    await vi.advanceTimersByTimeAsync(3_100);
    const asked = api.count('/api/monitoring/results');
    expect([api.count('/api/monitoring/stats'), api.count('/api/alerts')]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([api.count('/api/monitoring/stats'), api.count('/api/monitoring/results'), api.count('/api/alerts')]).toEqual([3, asked + 1, 1]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(api.count('/api/monitoring/stats')).toBe(3);
    close();
  });

  it('Start analysis success: "Analizuję..." until the answer, then the lists at once', async () => {
    fakePage('/dashboard');
    const api = fakeApi(answers());
    const started = startAnalysis();
    expect($starting.get()).toBe(true);
    await started;
    await vi.advanceTimersByTimeAsync(0);
    expect($starting.get()).toBe(false);
    expect($toast.get()).toMatchObject({
      style: 'ok',
      title: 'Analiza rozpoczęta!',
      text: 'Rozpoczęliśmy kompleksową analizę Twojego wizerunku w internecie.',
    });
    for (const path of ['/api/monitoring/stats', '/api/monitoring/results', '/api/alerts/active']) expect(api.count(path), path).toBe(1);
  });

  it('Monitoring run fails, Start analysis fails: the words of the specification; a run under way and the limit in their own', async () => {
    fakePage('/dashboard');
    const limit = { status: 429, body: { code: 'monitoring_limit', message: 'Na razie wystarczy.', requestId: 'r' } };
    fakeApi(answers({ [RUN]: [lost, run(true), limit], [START]: [lost, { body: { roundId: 'r', status: 'failed', already: false, newMentions: 0 } }] }));
    await refreshMonitoring();
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd monitoringu', text: 'Nie udało się uruchomić monitoringu. Spróbuj ponownie.' });
    await startAnalysis();
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd analizy', text: 'Nie udało się rozpocząć analizy. Spróbuj ponownie.' });
    closeToast($toast.get()?.id ?? 0);
    await startAnalysis();
    expect($toast.get(), 'a run that failed while the server waited').toMatchObject({ style: 'error', title: 'Błąd analizy' });
    await vi.advanceTimersByTimeAsync(2_000);
    await refreshMonitoring();
    expect($toast.get()).toMatchObject({ style: 'info', title: 'Monitoring już trwa' });
    await vi.advanceTimersByTimeAsync(2_000);
    await refreshMonitoring();
    expect($toast.get()).toMatchObject({ style: 'info', title: 'To na razie wszystko', text: 'Na razie wystarczy.' });
  });

  it('takes figures away that may not be shown any more, and says why in the server’s words', async () => {
    const why = 'Wzmianki wstrzymaliśmy do rozpatrzenia zgłoszenia.';
    fakePage('/dashboard');
    fakeApi(answers({ [STATS]: [{ body: stats() }, { status: 451, body: { code: 'watching_restricted', message: why } }] }));
    await retryStats();
    expect($stats.get().state).toBe('ready');
    await refreshMonitoring();
    await vi.advanceTimersByTimeAsync(3_100);
    expect($stats.get()).toEqual({ state: 'failed', refused: why });
  });

  it('leads to sign in when the session has ended, without a word about the call', async () => {
    const page = fakePage('/dashboard#monitoring');
    fakeApi(answers({ [RUN]: { status: 401, body: { code: 'unauthenticated', message: '', requestId: 'r' } } }));
    await refreshMonitoring();
    expect(page.went).toEqual(['/auth?sessionEnded=1&next=%2Fdashboard%23monitoring']);
    expect($toast.get()).toBeNull();
  });
});

describe('alerts', () => {
  it('are asked for once a page, by neither time nor focus; the next page tells what is new', async () => {
    const page = fakePage('/profile');
    const [critical, high] = alerts();
    const api = fakeApi(answers({ [ACTIVE]: [{ body: [high] }, { body: [critical, high] }] }));
    await refreshAlerts();
    await loadAlerts();
    show(false);
    show(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([api.count('/api/alerts'), $toast.get()]).toEqual([1, null]);
    await refreshAlerts();
    expect([api.count('/api/alerts'), $toast.get()?.title, $toast.get()?.text]).toEqual([2, 'Nowy alert', 'Więcej krytyki niż zwykle']);
    $toast.set(null);
    page.storage.set('lustro.settings', JSON.stringify({ pushNotifications: false }));
    await refreshAlerts();
    expect($toast.get()).toBeNull();
  });

  it('Alert success: a closed alert leaves the list and the list is asked for again', async () => {
    fakePage('/dashboard');
    const [, ...left] = alerts();
    const api = fakeApi(answers({ [ACTIVE]: [{ body: alerts() }, { body: left }], [`PATCH /api/alerts/${alertId(1)}/resolve`]: { body: {} } }));
    await refreshAlerts();
    await Promise.all([closeAlert(alertId(1), 'resolve'), closeAlert(alertId(1), 'resolve')]);
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Alert rozwiązany' });
    expect($alerts.get()).toMatchObject({ state: 'ready', data: left.map(({ id }) => ({ id })) });
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([ACTIVE, `PATCH /api/alerts/${alertId(1)}/resolve`, ACTIVE]);
  });

  it('Resolve alert fails, Dismiss alert fails: the alert stays', async () => {
    fakePage('/dashboard');
    fakeApi(answers({ [`PATCH /api/alerts/${alertId(1)}/resolve`]: lost, [`PATCH /api/alerts/${alertId(1)}/dismiss`]: lost }));
    await refreshAlerts();
    await closeAlert(alertId(1), 'resolve');
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd', text: 'Nie udało się rozwiązać alertu.' });
    await closeAlert(alertId(1), 'dismiss');
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd', text: 'Nie udało się odrzucić alertu.' });
    expect($alerts.get()).toMatchObject({ state: 'ready', data: { length: 4 } });
  });

  it('keep what is shown when a later question fails', async () => {
    fakePage('/dashboard');
    fakeApi(answers({ [RESULTS]: [{ body: mentions() }, lost] }));
    openMonitoring()();
    await vi.advanceTimersByTimeAsync(0);
    expect($results.get().state).toBe('ready');
  });
});

describe('what the dashboard draws', () => {
  it.each([
    ['2026-11-20T09:00:20Z', 'przed chwilą'],
    ['2026-11-20T08:59:01Z', 'przed chwilą'],
    ['2026-11-20T08:59:00Z', '1 minutę temu'],
    ['2026-11-20T08:58:00Z', '2 minuty temu'],
    ['2026-11-20T08:00:01Z', '59 minut temu'],
    ['2026-11-20T08:00:00Z', '1 godzinę temu'],
    ['2026-11-19T23:00:00Z', '10 godzin temu'],
    ['2026-11-19T22:59:00Z', 'wczoraj o 23:59'],
    ['2026-11-18T23:00:00Z', 'wczoraj o 00:00'],
    ['2026-11-18T22:59:00Z', '18 listopada 2026 r.'],
  ])('%s is %s', (iso, text) => {
    expect(ago(iso, NOW.getTime()).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('trends: plus, a real minus, no change, nothing to compare with', () => {
    const shown = [12, -2, 0, null].map((percent) => trendOf(percent, 90));
    expect(shown.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(['+12%', '−2%', 'bez zmian', 'brak porównania']);
    expect(shown.map(({ period }) => period?.replaceAll('\u00a0', ' ') ?? null)).toEqual([
      'względem poprzednich 90 dni',
      'względem poprzednich 90 dni',
      null,
      null,
    ]);
  });

  it('sentiment: slices above 0 alone, each with its share of all; nothing rated is nothing to analyse', () => {
    expect(sentimentView(stats())).toMatchObject({
      label: 'positive',
      percent: 58,
      few: false,
      slices: [
        { sentiment: 'positive', count: 74, percent: 58, from: 0 },
        { sentiment: 'negative', count: 15, percent: 12 },
        { sentiment: 'neutral', count: 39, percent: 30 },
      ],
    });
    // Shares are of the rated mentions, wherever the card stands.
    expect(sentimentView(stats({ positive: 45, negative: 22, neutral: 13, unrated: 20, total: 100 }))).toMatchObject({ percent: 56, rated: 80 });
    expect(sentimentView({ positive: 0, negative: 1, neutral: 2 })).toMatchObject({
      label: 'negative',
      few: true,
      slices: [{ sentiment: 'negative' }, { sentiment: 'neutral' }],
    });
    expect(sentimentView({ positive: 0, negative: 0, neutral: 0 })).toBeNull();
  });

  it('an alert is what happened, what to do now, and words of a source', () => {
    const charge =
      'W 2 źródłach pojawia się zarzut: „Przetarg był ustawiony.”\nPierwsze źródło: forum.example.\nNie oceniamy, czy zarzut jest prawdziwy.\nCo teraz: zapisz kopie stron.\nŹródła: forum.example.';
    expect(alertParts(charge)).toEqual({
      text: 'W 2 źródłach pojawia się zarzut. Pierwsze źródło: forum.example.',
      now: 'zapisz kopie stron.',
      quote: 'Przetarg był ustawiony.',
    });
    expect(alertParts('Coś się stało.')).toEqual({ text: 'Coś się stało.', now: '', quote: '' });
  });

  it('dates and names of mentions', () => {
    expect(foundDate('2026-11-20T07:14:00Z', NOW.getTime()).replaceAll('\u00a0', ' ')).toBe('20 listopada, 08:14');
    expect(foundDate('2025-12-31T22:00:00Z', NOW.getTime()).replaceAll('\u00a0', ' ')).toBe('31 grudnia 2025 r.');
    expect(markName({ content: 'Mówi Anna Nowak.', match: { start: 5, end: 15 } })).toEqual({ before: 'Mówi ', name: 'Anna Nowak', after: '.' });
    expect(markName({ content: 'Bez nazwiska', match: { start: 5, end: 99 } }).name).toBe('');
  });
});

describe('a mention', () => {
  it('shows its address with Polish letters, and as it is when it cannot be read', () => {
    expect(shownAddress('https://www.gazeta.example/ludzie/Anna_%C5%BB%C4%85d%C5%82o/')).toBe('gazeta.example/ludzie/Anna_Żądło');
    expect(shownAddress('https://gazeta.example/100%')).toBe('gazeta.example/100%');
  });

  it('estimates its reach with two digits', () => {
    expect(mentionsText.reach(5455).replace(/\u00a0/g, ' ')).toBe('ok. 5500 odsłon miesięcznie');
  });
});
