import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMERCIAL_BLOCKS, PRESENCE_BLOCKS, REPUTATION_BLOCKS } from '#contract/choices.ts';
import { PLATFORM_NAMES } from '#contract/platforms.ts';
import { DEFAULT_SETTINGS } from '#contract/profile.ts';
import { FORMULAS } from '../../api/src/analysis/kpis/formulas.ts';
import { analysisOf } from '../../api/src/profile/analysis-of.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { thinned } from '../../api/test/report/sizes.ts';
import { createCountdown } from '../src/stores/countdown.ts';
import { $settings, openSettings, restoreDefaults, saveAll, toggle } from '../src/stores/settings.ts';
import { $toast } from '../src/stores/toasts.ts';
import { kpiWords } from '../src/text/kpis.ts';
import { settingsToasts } from '../src/text/settings.ts';
import { timeLeft } from '../src/view/countdown.ts';
import { analysisView } from '../src/view/dashboard.ts';
import { kpiDetail, MAX_EVIDENCE } from '../src/view/kpi-detail.ts';
import { priceOf, rangeOf } from '../src/view/profile.ts';
import { parseSettings } from '../src/view/settings.ts';
import { smallDrawing } from '../src/view/small-drawings.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const analysis = analysisOf('0123456789abcdef0123456789abcdef', new Date('2026-11-05T10:00:00Z'), sampleReport, 'history');

beforeEach(() => {
  vi.useFakeTimers();
  $settings.set(DEFAULT_SETTINGS);
  $toast.set(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the small drawings of the blocks', () => {
  const BLOCKS = [...PRESENCE_BLOCKS, ...COMMERCIAL_BLOCKS, ...REPUTATION_BLOCKS];
  const drawnOf = (of: typeof analysis) => BLOCKS.flatMap((block) => ((svg) => (svg ? [[block, svg] as const] : []))(smallDrawing(block, of)?.(328)));

  it('show the first screen, the media by time, the kinds of pages, the risk', () => {
    const drawn = new Map(drawnOf(analysis));
    expect([...drawn.keys()]).toEqual(expect.arrayContaining(['websiteSeo', 'mediaCoverage', 'audienceAnalysis', 'riskFactors']));
    // Every block whose sentence has sources enough has a drawing, so that none is words alone beside its neighbours.
    expect([...drawn.keys()]).toEqual(
      expect.arrayContaining(['socialMedia', 'contentPerformance', 'marketValue', 'competitivePositioning', 'crisisReadiness']),
    );
    for (const { platform, state, lastPost } of analysis.platforms)
      expect(drawn.get('socialMedia')?.includes(`>${PLATFORM_NAMES[platform]}<`), platform).toBe(state === 'confirmed' && lastPost !== null);
    expect(drawn.get('crisisReadiness')).toMatch(/hz-q own.*hz-q n/s);
    const others = analysis.evidence.filter(({ own }) => !own).length;
    const counts = [...(drawn.get('audienceAnalysis') ?? '').matchAll(/>\p{L}[\p{L}\s]* (\d+)</gu)].map(([, n]) => Number(n));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(others);
    const media = analysis.evidence.filter(({ own, kind, publishedAt }) => !own && publishedAt && (kind === 'news' || kind === 'trade')).length;
    expect([...(drawn.get('mediaCoverage') ?? '').matchAll(/class="hz-q/g)]).toHaveLength(media);
    for (const [block, svg] of drawn) expect(Number(/width="([\d.]+)"/.exec(svg)?.[1]), block).toBeLessThanOrEqual(328);
  });

  it('are not there without anything to show', () => {
    for (const most of [0, 1, 2]) {
      const thin = analysisOf('0123456789abcdef0123456789abcdef', new Date('2026-11-05T10:00:00Z'), thinned(sampleReport, most), null);
      expect(drawnOf(thin), `${most} sources`).toEqual([]);
    }
  });
});

/** The word under "Z czego powstaje" for each input of the formulas. */
const SAID: Record<string, Record<string, string>> = {
  digital_presence_score: { sources: 'źródeł', domains: 'domen', kinds: 'rodzajów', own_site: 'podstron', profiles: 'profili' },
  brand_recognition_level: { certain_share: 'udziału', voices: 'autorów', directories: 'katalogach' },
  social_media_activity: { profiles: 'profili', fresh: 'ostatniego wpisu', rhythm: '90', reactions: 'reakcji' },
  commercial_potential: { offer: 'oferty', contact: 'kontaktu', reviews: 'realizacji', service: 'usługach', tone: 'wydźwięku' },
  industry_influence: { citations: 'wypowiedzi', interviews: 'wywiadów', talks: 'wystąpień', awards: 'nagród', domains: 'domen' },
  content_quality_score: { length: 'długości', dated: 'daty', signed: 'podpisu', readable: 'czytelności', sourced: 'przykład' },
  reputation_strength: { tone: 'wydźwięku', serious: 'z zarzutem bez zakończenia' },
  partnership_readiness: {
    contact: 'kontaktu',
    bio: 'biogramu',
    agreement: 'zgodności',
    partners: 'współpracy',
    registers: 'rejestrach',
    no_serious: 'zarzutów',
  },
  market_positioning: { top_topic: 'tematem', described: 'cudzych źródeł', own_described: 'własnych tekstów' },
  growth_potential: { mentions_trend: 'trendu wzmianek', tone_trend: 'wydźwięku', quick_fixes: 'poprawek' },
};

describe('what a score is said to be made of', () => {
  it.each(FORMULAS)('$id names exactly the inputs of its formula', (formula) => {
    const said = SAID[formula.id] ?? {};
    expect(Object.keys(said)).toEqual(formula.inputs.map((input) => input.key));
    const sentence = kpiWords[formula.id].madeOf.replaceAll('\u00a0', ' ');
    for (const word of Object.values(said)) expect(sentence).toContain(word);
    expect(sentence.includes('na start')).toBe(formula.start > 0);
  });
});

describe('the dialog of a score', () => {
  it('has the formula with its parts, the sources of widest reach, and the steps that raise it', () => {
    const kpi = kpiDetail(analysis, 'reputation_strength');
    expect(kpi).toMatchObject({ score: 78, low: 72, high: 83, tone: 'good', sources: 50, change: null });
    expect(kpi?.parts.map((part) => part.most)).toEqual(['40', '35', '25']);
    expect(kpi?.parts.reduce((sum, part) => sum + Number(part.points.replace(',', '.')), 0)).toBeCloseTo(78, 0);
    expect(kpi?.evidence).toHaveLength(MAX_EVIDENCE);
    const reach = kpi?.evidence.map((row) => analysis.evidence.find((item) => item.n === row.n)?.reach.value ?? 0) ?? [];
    expect(reach).toEqual([...reach].sort((a, b) => b - a));
    expect(kpi?.steps[0]).toBe('Poproś redakcję serwisu „Głos Wybrzeża” o dopisanie wyniku sprawy');
  });

  it('counts the change in printed points, and is nothing for an unknown score', () => {
    const comparison = { kpis: [{ id: 'growth_potential' as const, from: 69.6, to: 72, certain: true, thin: false }] } as never;
    expect(kpiDetail({ ...analysis, comparison }, 'growth_potential')?.change).toEqual({ points: 2, certain: true, thin: false });
    expect(kpiDetail(analysis, 'nie_ma_takiego')).toBeNull();
  });

  it('judges scores as printed, by 70 and 40', () => {
    const [kpi] = analysis.kpiMetrics;
    if (!kpi) throw new Error('no scores');
    const tones = [70, 69.5, 69.4, 40, 39.5, 39.4].map((score) => analysisView({ ...analysis, kpiMetrics: [{ ...kpi, score }] }).kpis[0]?.tone);
    expect(tones).toEqual(['good', 'good', 'fair', 'fair', 'fair', 'weak']);
  });
});

describe('a countdown', () => {
  it('counts each second in local time, and stands at zeros once the moment has come', () => {
    vi.setSystemTime(new Date('2025-12-05T23:59:58'));
    const countdown = createCountdown('2025-12-06T00:00:00');
    const stop = countdown.start();
    expect(countdown.$left.get()).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 2, over: false });
    vi.advanceTimersByTime(2_000);
    expect(countdown.$left.get()).toMatchObject({ seconds: 0, over: true });
    expect(vi.getTimerCount()).toBe(0);
    stop();
    expect(timeLeft(0, 5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  });
});

describe('settings', () => {
  const GET = 'GET /api/user/settings';

  it('of a new device are those of the account; a choice made here wins afterwards', async () => {
    const page = fakePage('/settings');
    fakeApi({ [GET]: { body: { settings: { ...DEFAULT_SETTINGS, blogMonitoring: false }, savedAt: '2026-11-01T10:00:00Z' } } });
    await openSettings();
    expect($settings.get().blogMonitoring).toBe(false);
    toggle('blogMonitoring');
    expect($toast.get()).toMatchObject(settingsToasts.toggled);
    await openSettings();
    expect($settings.get().blogMonitoring).toBe(true);
    expect(parseSettings(page.storage.get('lustro.settings') ?? null)).toEqual(DEFAULT_SETTINGS);
  });

  it('never switch on what is locked, whatever was pressed or stored', () => {
    fakePage('/settings');
    toggle('realTimeMonitoring');
    expect($settings.get().realTimeMonitoring).toBe(false);
    expect(parseSettings('{"realTimeMonitoring":true,"emailAlerts":"yes","weeklyReports":false}')).toEqual({ ...DEFAULT_SETTINGS, weeklyReports: false });
    for (const broken of ['', '{', 'null', '[]', '7']) expect(parseSettings(broken)).toBeNull();
  });

  it('go to the account only when all are saved, and stay here when that fails', async () => {
    fakePage('/settings');
    const api = fakeApi({
      'PUT /api/user/settings': [{ status: 500, body: {} }, { body: { settings: DEFAULT_SETTINGS, savedAt: '2026-11-21T10:00:00Z' } }],
    });
    toggle('weeklyReports');
    expect(api.calls).toEqual([]);
    await saveAll();
    expect($toast.get()).toMatchObject(settingsToasts.saveFailed);
    expect($settings.get().weeklyReports).toBe(false);
    await saveAll();
    expect($toast.get()).toMatchObject(settingsToasts.saved);
    expect(api.calls.at(-1)?.body).toEqual({ ...DEFAULT_SETTINGS, weeklyReports: false });
    restoreDefaults();
    expect($settings.get()).toEqual(DEFAULT_SETTINGS);
  });
});

it('a subscription has a price in its currency, and a range that may have no end', () => {
  expect(priceOf({ price: 19_900, currency: 'PLN' })).toBe('199,00\u00a0zł');
  expect(priceOf({ price: 19_900, currency: 'eur' })).toBe('199,00\u00a0EUR');
  expect(rangeOf({ startDate: '2026-11-01T10:00:00Z', endDate: null })).toBe('01.11.2026 - obecnie');
});
