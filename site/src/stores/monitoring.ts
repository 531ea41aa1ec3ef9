/** The monitoring dashboard: statistics, newest mentions, recommendations, and the runs that renew them. */
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

/** While a run is under way the statistics are asked for again and again; once it has ended, what it found is read. */
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

/** Loads what is not there yet; recommendations are fresh for five minutes. Alerts are the top bar's. The answer stops it. */
export function openMonitoring(): () => void {
  void stats.refresh();
  void results.ensure();
  void recommendations.ensure(TIMING.recommendationsFresh);
  return stats.stop;
}

/** The three lists of the specification, and the chart that is drawn from them. */
const refetch = () => Promise.all([stats.refresh(), results.refresh(), refreshAlerts(), loadChart()]);

/** „Odświeżanie...”: two seconds from the press. */
export const $refreshing = atom(false);
/** „Analizuję...”: until the server has answered. */
export const $starting = atom(false);

function tell(run: StartedRound, started: { title: string; text: string }): void {
  showToast(run.already ? { style: 'info', ...t.already } : { style: 'ok', ...started });
}

function tellFailure(error: unknown, words: { title: string; text: string }): void {
  if (sessionEnded(error)) return;
  if (error instanceof ApiFailure && error.code === 'monitoring_limit') showToast({ style: 'info', title: t.limit, text: error.sentence });
  else showToast({ style: 'error', ...words });
}

/** „Odśwież”: starts a run; three seconds after the server's yes the lists are read again. */
export async function refreshMonitoring(): Promise<void> {
  if ($refreshing.get()) return;
  $refreshing.set(true);
  setTimeout(() => $refreshing.set(false), TIMING.refreshing);
  try {
    tell(await request(client.api.monitoring.run.$post()), t.run.done);
    setTimeout(() => void refetch(), TIMING.refetch);
  } catch (error) {
    tellFailure(error, t.run.failed);
  }
}

/** „Rozpocznij analizę”: starts the first run; the lists are read again at once. */
export async function startAnalysis(): Promise<void> {
  if ($starting.get()) return;
  $starting.set(true);
  try {
    const run = await request(client.api.monitoring['start-analysis'].$post());
    // The server waits for the run: it may know already that it came to nothing.
    if (run.status === 'failed') showToast({ style: 'error', ...t.start.failed });
    else tell(run, t.start.done);
    void refetch();
  } catch (error) {
    tellFailure(error, t.start.failed);
  } finally {
    $starting.set(false);
  }
}
