/** What a Prometheus server reads at `/metrics`: few series, none of which holds an id, a name or an address. */
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { copiedUntil } from '../backup/backup-state.ts';
import type { HealthState } from '../contract/health.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { router } from '../http/factory.ts';
import { BOUNDS, type TrafficCounter } from '../http/traffic.ts';
import { mailQueue } from '../mail/unsent-letters.ts';
import { orders } from '../orders/tables.ts';
import { checkHealth, statesOf } from './check-health.ts';

/** Version of the text format (https://prometheus.io/docs/instrumenting/exposition_formats/). */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const LEVEL: Record<HealthState, number> = { idle: 0, ok: 0, warn: 1, bad: 2 };

type Sample = [labels: Record<string, string>, value: number, suffix?: string];

/** Values of labels are our own words or statuses, so nothing in them has to be escaped. */
function series(name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value, suffix = '']) => {
    const named = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
    return `${name}${suffix}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function trafficSeries(traffic: TrafficCounter): string[] {
  const all = [...traffic.read()];
  return [
    series(
      'lustro_http_requests_total',
      'counter',
      'Answered requests.',
      all.flatMap(([name, { statuses }]) => [...statuses].map(([status, n]): Sample => [{ class: name, status }, n])),
    ),
    series(
      'lustro_http_request_seconds',
      'histogram',
      'Time until an answer began.',
      all.flatMap(([name, { buckets, count, seconds }]): Sample[] => [
        ...BOUNDS.map((bound, at): Sample => [{ class: name, le: String(bound) }, buckets[at] as number, '_bucket']),
        [{ class: name, le: '+Inf' }, count, '_bucket'],
        [{ class: name }, seconds, '_sum'],
        [{ class: name }, count, '_count'],
      ]),
    ),
  ];
}

function orderSeries({ db }: Deps): string {
  const counted = db
    .select({ payment: orders.paymentStatus, report: orders.reportStatus, n: sql<number>`count(*)` })
    .from(orders)
    .groupBy(orders.paymentStatus, orders.reportStatus)
    .all();
  return series(
    'lustro_orders',
    'gauge',
    'Orders by state.',
    counted.map(({ payment, report, n }) => [{ payment, report }, n]),
  );
}

/** Seconds since a moment; 0 when there is none. */
const ageOf = (at: Date | null, now: Date): number => (at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0);

async function healthSeries(deps: Deps): Promise<string[]> {
  const health = await checkHealth(deps);
  const now = deps.clock();
  const { waitingSince } = mailQueue(deps);
  const closed = deps.closedSources();
  const copied = copiedUntil(deps.config.dataDir);
  const states = Object.entries(statesOf(health));
  const gauge = (name: string, help: string, samples: readonly Sample[]) => series(name, 'gauge', help, samples);
  return [
    gauge(
      'lustro_health',
      'State of a check: 0 good or not used yet, 1 warning, 2 bad.',
      states.map(([check, state]) => [{ check }, LEVEL[state]]),
    ),
    gauge('lustro_letters', 'Letters that do not go out: failing are tried again, lost are not.', [
      [{ state: 'failing' }, health.mail.failing - health.mail.lost],
      [{ state: 'lost' }, health.mail.lost],
    ]),
    gauge('lustro_outbox_age_seconds', 'Age of the oldest letter that is still to be sent.', [[{}, ageOf(waitingSince, now)]]),
    // Unknown is not none.
    ...(health.queue.unanswered
      ? []
      : [
          gauge('lustro_workflows', 'Executions that wait or run.', [
            [{ state: 'waiting' }, health.queue.waiting],
            [{ state: 'running' }, health.queue.running],
          ]),
          gauge('lustro_workflow_queue_age_seconds', 'How long the oldest waiting execution has been due.', [[{}, health.queue.ageMs / 1000]]),
        ]),
    gauge(
      'lustro_source_failures',
      'Failures of a search source in a row.',
      health.search.map(({ source }) => [{ source }, deps.outside.read(source).failures]),
    ),
    gauge(
      'lustro_source_closed',
      '1 while nothing is sent to a search source: its limit is reached, or it asked for a pause or failed again and again.',
      health.search.map(({ source }) => [{ source }, closed.has(source) ? 1 : 0]),
    ),
    gauge(
      'lustro_worker_up',
      '1 while a worker is given tasks, by its place in WORKERS.',
      health.workers.map(({ fault }, at) => [{ worker: String(at + 1) }, fault === null ? 1 : 0]),
    ),
    series(
      'lustro_worker_tasks_total',
      'counter',
      'Tasks given to a worker: done there, or lost and done elsewhere.',
      health.workers.flatMap(({ done, lost }, at): Sample[] => [
        [{ worker: String(at + 1), end: 'done' }, done],
        [{ worker: String(at + 1), end: 'lost' }, lost],
      ]),
    ),
    gauge('lustro_disk_free_bytes', 'Free space of the data folder.', [[{}, health.disk.free]]),
    gauge('lustro_database_bytes', 'Size of app.db.', [[{}, health.disk.database]]),
    gauge('lustro_backup_age_seconds', 'Age of the copy that `npm run backup` keeps; missing without one.', copied ? [[{}, ageOf(copied, now)]] : []),
  ];
}

const mayRead = (secret: string | null, header: string | undefined): boolean => {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secret}`)];
  return secret !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Only with METRICS_TOKEN, as a bearer token; nobody else learns that the call is there. */
export function metrics(deps: Deps, traffic: TrafficCounter) {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  if (deps.config.metricsToken) lag.enable();
  /** Since the last reading: what came before is in the reader's own history. */
  const lagSeries = (): string => {
    const samples: Sample[] = [
      [{ of: 'p99' }, lag.percentile(99) / 1e9],
      [{ of: 'max' }, lag.max / 1e9],
    ];
    lag.reset();
    return series('lustro_event_loop_delay_seconds', 'gauge', 'Time between two turns of the event loop since the last reading; about 0.02 at rest.', samples);
  };
  const processSeries = (): string[] => {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      series('lustro_memory_bytes', 'gauge', 'Memory of the process.', [
        [{ of: 'rss' }, rss],
        [{ of: 'heap' }, heapUsed],
      ]),
      series('lustro_start_time_seconds', 'gauge', 'When the process started, in Unix time.', [[{}, Math.round(performance.timeOrigin / 1000)]]),
    ];
  };
  return router().get('/metrics', async (c) => {
    if (!mayRead(deps.config.metricsToken, c.req.header('authorization'))) throw new AppError('not_found');
    const text = [...trafficSeries(traffic), lagSeries(), ...processSeries(), orderSeries(deps), ...(await healthSeries(deps))].join('');
    return c.body(text, 200, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' });
  });
}
