import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MonitoringChart } from '#contract/monitoring.ts';
import { dailyChart, weeklyChart } from '../e2e/support/mentions.ts';
import { $chart, loadChart } from '../src/stores/chart.ts';
import { barsOf, chartView, labelled, scaleOf, spanOf } from '../src/view/chart.ts';
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

  it('stacks what others wrote downwards from the horizon and draws nothing for nothing', () => {
    expect(barsOf([point(2, 4, 3, 1, 2), point(0, 0, 2, 0)])).toEqual({
      own: [2, null],
      positive: [-4, null],
      neutral: [-7, -2],
      negative: [-8, null],
      unrated: [-10, null],
    });
  });

  it('puts three to five figures beside the bars, none on the horizon, all within reach', () => {
    expect(scaleOf(weeklyChart.points)).toEqual({ top: 5, bottom: 18, figures: [5, -5, -10, -15] });
    for (const down of [1, 2, 3, 7, 9, 24, 60, 130, 999, 54_321]) {
      const { figures, bottom } = scaleOf([point(0, down, 0, 0)]);
      expect(figures.length, String(down)).toBeGreaterThanOrEqual(1);
      expect(figures.length, String(down)).toBeLessThanOrEqual(5);
      expect(Math.min(...figures)).toBeGreaterThanOrEqual(-bottom);
      expect(figures).not.toContain(0);
    }
    expect(scaleOf([point(0, 0, 0, 0)])).toMatchObject({ top: 0, bottom: 1 });
  });

  it('dates as many points as fit, from the first', () => {
    expect(labelled(12, 46, 720)).toHaveLength(12);
    expect(labelled(12, 46, 290)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(labelled(30, 46, 290)).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it('numbers spikes as they stand, and speaks of the strongest: criticism first', () => {
    const view = chartView(weeklyChart);
    expect(view.spikes.map(({ number, from }) => [number, from])).toEqual([
      [1, '2026-11-02'],
      [2, '2026-11-16'],
    ]);
    expect(view.strongest?.number).toBe(1);
    expect(view.points.filter(({ spike }) => spike !== null)).toHaveLength(2);
    expect(chartView({ ...weeklyChart, spikes: weeklyChart.spikes.map((spike) => ({ ...spike, from: '2020-01-06' })) }).spikes).toEqual([]);
  });

  it('tells an empty chart and one with too little to compare from a full one', () => {
    const of = (points: MonitoringChart['points']) => chartView({ unit: 'day', points, spikes: [] }).state;
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
