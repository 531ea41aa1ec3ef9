/** The time chart's data for a period. */
import { atom } from 'nanostores';
import type { CHART_DAYS } from '#contract/choices.ts';
import type { MonitoringChart } from '#contract/monitoring.ts';
import { client, request } from '../lib/api.ts';
import { sessionEnded } from './signed-in.ts';

export type ChartDays = (typeof CHART_DAYS)[number];
/** While another period is loading, `chart` holds the previous one. */
export type ChartState = { days: ChartDays; phase: 'loading' | 'ready' | 'failed'; chart: MonitoringChart | null };

export const $chart = atom<ChartState>({ days: 90, phase: 'loading', chart: null });

let latestLoad = 0;

/** Loads the chart of a period. If calls overlap, only the newest one is shown. */
export async function loadChart(days: ChartDays = $chart.get().days): Promise<void> {
  latestLoad += 1;
  const thisLoad = latestLoad;
  const before = $chart.get();
  $chart.set({ days, phase: 'loading', chart: before.phase === 'failed' ? null : before.chart });
  try {
    const chart = await request(client.api.monitoring.chart.$get({ query: { days: String(days) } }));
    if (thisLoad === latestLoad) $chart.set({ days, phase: 'ready', chart });
  } catch (error) {
    if (thisLoad !== latestLoad || sessionEnded(error)) return;
    $chart.set({ days, phase: 'failed', chart: null });
  }
}
