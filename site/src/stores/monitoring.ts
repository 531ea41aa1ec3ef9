/** The monitoring dashboard: statistics, newest mentions, recommendations, and starting a round. */
import { atom } from 'nanostores';
import { TIMING } from '#contract/constants.ts';
import type { MonitoringStats, RatedMention, Recommendations, StartedRound } from '#contract/monitoring.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { monitoringToasts as t } from '../text/monitoring.ts';
import { refreshAlerts } from './alerts.ts';
import { loadChart } from './chart.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const patience = { retries: TIMING.dashboardRetries, retryAfter: TIMING.dashboardRetryAfter };

const results = createResource<RatedMention[]>({ load: () => request(client.api.monitoring.results.$get()), ...patience });

/** Polls the statistics while a run is in progress; when it ends, reloads everything that the run may have changed. */
let wasRunning = false;
const stats = createResource<MonitoringStats>({
  load: () => request(client.api.monitoring.stats.$get()),
  ...patience,
  every: ({ lastRun }) => (lastRun.running ? TIMING.refetch : null),
  onData({ lastRun }) {
    if (wasRunning && !lastRun.running) {
      void results.refresh();
      void refreshAlerts();
      void loadChart();
    }
    wasRunning = lastRun.running;
  },
});

const recommendations = createResource<Recommendations>({
  load: () => request(client.api.recommendations.$get()),
  retries: TIMING.recommendationsRetries,
  retryAfter: TIMING.recommendationsRetryAfter,
});

export const $stats = stats.$value;
export const $results = results.$value;
export const $recommendations = recommendations.$value;
export const { retry: retryStats } = stats;
export const { retry: retryResults } = results;
export const { retry: retryRecommendations } = recommendations;

/** Loads the page's data; recommendations are cached for five minutes, alerts are loaded by the top bar. Returns a stop function. */
export function openMonitoring(): () => void {
  void stats.refresh();
  void results.ensure();
  void recommendations.ensure(TIMING.recommendationsFresh);
  return stats.stop;
}

/** Reloads the three lists of the specification, and the chart. */
const refetch = () => Promise.all([stats.refresh(), results.refresh(), refreshAlerts(), loadChart()]);

/** „Odświeżanie...”: true for two seconds after the click. */
export const $refreshing = atom(false);
/** „Analizuję...”: true until the server responds. */
export const $starting = atom(false);

function showStarted(round: StartedRound, started: { title: string; text: string }): void {
  showToast(round.already ? { style: 'info', ...t.already } : { style: 'ok', ...started });
}

function showFailure(error: unknown, words: { title: string; text: string }): void {
  if (sessionEnded(error)) return;
  if (error instanceof ApiFailure && error.code === 'monitoring_limit') showToast({ style: 'info', title: t.limit, text: error.sentence });
  else showToast({ style: 'error', ...words });
}

/** „Odśwież”: starts a run and reloads the lists three seconds after the response. */
export async function refreshMonitoring(): Promise<void> {
  if ($refreshing.get()) return;
  $refreshing.set(true);
  setTimeout(() => $refreshing.set(false), TIMING.refreshing);
  try {
    showStarted(await request(client.api.monitoring.run.$post()), t.run.done);
    setTimeout(() => void refetch(), TIMING.refetch);
  } catch (error) {
    showFailure(error, t.run.failed);
  }
}

/** „Rozpocznij analizę”: starts the first run and reloads the lists at once. */
export async function startAnalysis(): Promise<void> {
  if ($starting.get()) return;
  $starting.set(true);
  try {
    const run = await request(client.api.monitoring['start-analysis'].$post());
    // The server waits for this run, so the response may already say that it failed.
    if (run.status === 'failed') showToast({ style: 'error', ...t.start.failed });
    else showStarted(run, t.start.done);
    void refetch();
  } catch (error) {
    showFailure(error, t.start.failed);
  } finally {
    $starting.set(false);
  }
}
