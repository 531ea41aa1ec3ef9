import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { horizon } from '#contract/drawing/horizon.ts';
import type { MonitoringChart } from '#contract/monitoring.ts';
import { dailyChart, weeklyChart } from '../e2e/support/mentions.ts';
import { stats } from '../e2e/support/monitoring.ts';
import { $chart, loadChart } from '../src/stores/chart.ts';
import { chartSquares, chartStories, chartView, periodFigures, spanOf } from '../src/view/chart.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const point = (own: number, positive: number, neutral: number, negative: number, unrated = 0, from = '2026-11-02') => ({
  from,
  own,
  positive,
  neutral,
  negative,
  unrated,
});
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\u2060/g, '');

describe('what the time chart draws', () => {
  it('names weeks and days as people write them', () => {
    expect(plain(spanOf('2026-11-02', 'week'))).toBe('2–8 listopada');
    expect(plain(spanOf('2026-10-26', 'week'))).toBe('26 października – 1 listopada');
    expect(plain(spanOf('2026-12-28', 'week'))).toBe('28 grudnia – 3 stycznia');
    expect(plain(spanOf('2026-11-02', 'day'))).toBe('2 listopada');
  });

  it('draws a square a mention, once each, and brackets those of a wave', () => {
    const view = chartView(weeklyChart);
    const { sources, pointOf, refs } = chartSquares(view);
    expect(sources).toHaveLength(view.total);
    expect(new Set(sources.map(({ n }) => n)).size).toBe(view.total);
    for (const kind of ['positive', 'neutral', 'negative'] as const)
      expect(sources.filter(({ tone }) => tone === kind)).toHaveLength(view.points.reduce((sum, point) => sum + point[kind], 0));
    expect(sources.every(({ n, date }) => view.points[pointOf[n] as number]?.from === date)).toBe(true);
    const stories = chartStories(view, refs, sources, ({ count }) => ({ label: String(count), meta: '' }));
    expect(stories.map(({ tone, refs: its }) => [tone, its.length])).toEqual([
      ['negative', 6],
      ['positive', 18],
    ]);
    expect(horizon({ sources, stories }, { width: 1_200, flat: true }).svg.match(/class="hz-q/g)).toHaveLength(view.total);
  });

  it('counts for tiles and sentiment what the chart draws, whatever is known beside', () => {
    const figures = periodFigures(stats({ total: 999 }), dailyChart, 30);
    expect(figures.total).toBe(chartView(dailyChart).total);
    expect(figures.positive + figures.neutral + figures.negative + figures.unrated).toBe(figures.total);
    expect(figures).toMatchObject({ periodDays: 30, trends: dailyChart.trends });
  });

  it('numbers spikes as they stand, and speaks of the strongest: criticism first', () => {
    const view = chartView(weeklyChart);
    expect(view.spikes.map(({ number, from }) => [number, from])).toEqual([
      [1, '2026-11-02'],
      [2, '2026-11-16'],
    ]);
    expect(view.strongest?.number).toBe(1);
    expect(view.points.filter(({ spike }) => spike !== null)).toHaveLength(2);
    expect(chartView({ ...weeklyChart, spikes: weeklyChart.spikes.map((spike) => ({ ...spike, from: '2020-01-06', to: '2020-01-06' })) }).spikes).toEqual([]);
  });

  it('tells an empty chart and one with too little to compare from a full one', () => {
    const of = (points: MonitoringChart['points']) => chartView({ ...dailyChart, points }).state;
    expect(of([point(0, 0, 0, 0)])).toBe('empty');
    expect(of([])).toBe('empty');
    expect(of([point(1, 1, 1, 1)])).toBe('few');
    expect(of([point(1, 1, 1, 1, 1)])).toBe('full');
    expect(chartView(dailyChart).fullest?.others).toBe(4);
  });
});

describe('asking for the chart', () => {
  beforeEach(() => {
    fakePage('/dashboard');
    $chart.set({ days: 90, phase: 'loading', chart: null });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the chart on screen while another period is on its way; a failure takes it away until the next try', async () => {
    fakeApi({ 'GET /api/monitoring/chart': [{ body: weeklyChart }, { body: dailyChart }, { status: 503, body: {} }, { body: weeklyChart }] });
    await loadChart();
    expect($chart.get()).toMatchObject({ phase: 'ready', days: 90, chart: { unit: 'week' } });
    const asked = loadChart(30);
    expect($chart.get()).toMatchObject({ phase: 'loading', days: 30, chart: { unit: 'week' } });
    await asked;
    expect($chart.get()).toMatchObject({ phase: 'ready', chart: { unit: 'day' } });
    await loadChart(180);
    expect($chart.get()).toEqual({ phase: 'failed', days: 180, chart: null });
    await loadChart();
    expect($chart.get()).toMatchObject({ phase: 'ready', days: 180 });
  });

  it('lets the newest question win', async () => {
    fakeApi({ 'GET /api/monitoring/chart': [{ body: weeklyChart }, { body: dailyChart }] });
    await Promise.all([loadChart(90), loadChart(30)]);
    expect($chart.get()).toMatchObject({ days: 30, chart: { unit: 'day' } });
  });

  it('leads to the sign-in page and back when the session is over', async () => {
    const page = fakePage('/dashboard');
    fakeApi({ 'GET /api/monitoring/chart': { status: 401, body: {} } });
    await loadChart();
    expect(page.went[0]).toMatch(/^\/auth\?sessionEnded=1&next=/);
  });
});
