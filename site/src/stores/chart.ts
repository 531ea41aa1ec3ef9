/** The time chart's data for a period. */
import { atom } from 'nanostores';
import type { CHART_DAYS } from '#contract/choices.ts';
import type { MonitoringChart } from '#contract/monitoring.ts';
import { client, request } from '../lib/api.ts';
import { sessionEnded } from './signed-in.ts';

export type ChartDays = (typeof CHART_DAYS)[number];
/** While another period is on its way, the chart shown so far stays. */
export type ChartState = { days: ChartDays; phase: 'loading' | 'ready' | 'failed'; chart: MonitoringChart | null };

export const $chart = atom<ChartState>({ days: 90, phase: 'loading', chart: null });

let turn = 0;

/** Reads the period's data; the newest question wins. Also after anything that changes the figures. */
export async function loadChart(days: ChartDays = $chart.get().days): Promise<void> {
  turn += 1;
  const mine = turn;
  const before = $chart.get();
  $chart.set({ days, phase: 'loading', chart: before.phase === 'failed' ? null : before.chart });
  try {
    const chart = await request(client.api.monitoring.chart.$get({ query: { days: String(days) } }));
    if (mine === turn) $chart.set({ days, phase: 'ready', chart });
  } catch (error) {
    if (mine !== turn || sessionEnded(error)) return;
    $chart.set({ days, phase: 'failed', chart: null });
  }
}
