/** State of the outside services, the queues, the rounds and the disk, from what is stored and what was last answered. */
import { statfs } from 'node:fs/promises';
import { subHours } from 'date-fns/subHours';
import { desc, gt, sql } from 'drizzle-orm';
import type { AdminHealth, HealthState } from '../contract/health.ts';
import type { SourceName } from '../contract/sources.ts';
import type { Deps } from '../deps.ts';
import { mailQueue } from '../mail/unsent-letters.ts';
import { feeds, monitoringRounds } from '../monitoring/tables.ts';
import type { Outcome } from './outside.ts';

/** Executions take up to 15 minutes, so shorter queues are normal; after an hour the worker has stopped. */
export const QUEUE_AGE_LIMIT_MS = 3_600_000;
const QUEUE_AGE_LONG_MS = 20 * 60_000;
/** Failures in a row after which a service counts as down. */
const DOWN_AFTER = 3;
const ROUNDS_SEEN = 100;
const GIB = 1024 ** 3;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const outsideState = ({ okAt, failures }: Outcome): HealthState => {
  if (failures >= DOWN_AFTER) return 'bad';
  if (failures > 0) return 'warn';
  return okAt ? 'ok' : 'idle';
};
const outcome = (seen: Outcome) => ({ state: outsideState(seen), okAt: iso(seen.okAt), failedAt: iso(seen.failedAt), error: seen.error });

/** A provider that answers but withholds a method of payment is looked at, too. */
function paymentHealth(deps: Deps): AdminHealth['payments'] {
  const payments = outcome(deps.outside.read('payments'));
  const methods = deps.outside.read('methods');
  return methods.failures > 0 && payments.state === 'ok' ? { ...payments, state: 'warn', failedAt: iso(methods.failedAt), error: methods.error } : payments;
}

function mailHealth(deps: Deps): AdminHealth['mail'] {
  const { failing, lost, overdue, firstFailing, sentAt, error } = mailQueue(deps);
  // Since the oldest of them was written no letter has gone out: the server takes none at all.
  const down = failing > 0 && (sentAt === null || (firstFailing !== null && sentAt < firstFailing));
  const state = overdue > 0 || down ? 'bad' : failing > 0 ? 'warn' : sentAt ? 'ok' : 'idle';
  return { state, failing, lost, overdue, sentAt: iso(sentAt), error };
}

function feedHealth(deps: Deps): AdminHealth['feeds'] {
  const failed = deps.db.select().from(feeds).where(gt(feeds.failures, 0)).all();
  const named = deps.config.research.feeds.length;
  const failing = failed.filter(({ url }) => deps.config.research.feeds.includes(url));
  const state = named === 0 ? 'idle' : failing.length === 0 ? 'ok' : failing.length === named ? 'bad' : 'warn';
  return { state, all: named, failing: failing.length, error: failing[0]?.lastError ?? null };
}

/** Of the last {@link ROUNDS_SEEN} rounds. The newest have the largest row ids, so nothing else is read. */
function roundHealth(deps: Deps): AdminHealth['rounds'] {
  const now = deps.clock();
  const last = deps.db.select().from(monitoringRounds).orderBy(desc(sql`rowid`)).limit(ROUNDS_SEEN).all();
  const ended = last.filter(({ finishedAt }) => finishedAt !== null && finishedAt > subHours(now, 24));
  const failed = ended.filter(({ status }) => status === 'failed');
  const finishedAt = last.reduce<Date | null>(
    (latest, { status, finishedAt: at }) => (status === 'completed' && at && (!latest || at > latest) ? at : latest),
    null,
  );
  const state = failed.length > 0 ? (failed.length === ended.length ? 'bad' : 'warn') : last.length > 0 ? 'ok' : 'idle';
  return { state, ended: ended.length, failed: failed.length, finishedAt: iso(finishedAt), error: failed[0]?.failureReason ?? null };
}

async function queueHealth(deps: Deps): Promise<AdminHealth['queue']> {
  try {
    const ageMs = await deps.workflows.queueAgeMs();
    const state = ageMs >= QUEUE_AGE_LIMIT_MS ? 'bad' : ageMs >= QUEUE_AGE_LONG_MS ? 'warn' : 'ok';
    return { state, ageMs, ...(await deps.workflows.queueSize()), unanswered: false };
  } catch (error) {
    // Only a database server can be away: nothing else of the shop's health has to be hidden for that.
    deps.log.error({ err: error }, 'workflows not asked');
    return { state: 'bad', ageMs: 0, waiting: 0, running: 0, unanswered: true };
  }
}

export const diskState = (free: number): HealthState => (free < GIB ? 'bad' : free < 5 * GIB ? 'warn' : 'ok');

async function diskHealth(deps: Deps): Promise<AdminHealth['disk']> {
  const { bavail, bsize, blocks } = await statfs(deps.config.dataDir);
  const pragma = (name: string) => Number(deps.db.$client.pragma(name, { simple: true }));
  const free = bavail * bsize;
  // Not the file's size: what is written newly may still be in the log beside it.
  return { state: diskState(free), free, total: blocks * bsize, database: pragma('page_count') * pragma('page_size') };
}

const searchHealth = (deps: Deps): AdminHealth['search'] =>
  [...new Set<SourceName>(deps.config.research.sources)].map((source) => ({ source, ...outcome(deps.outside.read(source)) }));

const workerHealth = (deps: Deps): AdminHealth['workers'] =>
  deps.workers().map((worker) => ({ state: worker.fault === null ? 'ok' : worker.okAt || worker.failedAt ? 'warn' : 'idle', ...worker }));

/** Everything the administrator's panel shows of the system's health. */
export const checkHealth = async (deps: Deps): Promise<AdminHealth> => ({
  mail: mailHealth(deps),
  payments: paymentHealth(deps),
  search: searchHealth(deps),
  feeds: feedHealth(deps),
  queue: await queueHealth(deps),
  rounds: roundHealth(deps),
  workers: workerHealth(deps),
  disk: await diskHealth(deps),
});

/** The states alone, without a word of detail: `/readyz` is open to everybody. */
export function statesOf({ search, workers, ...checks }: AdminHealth): Record<string, HealthState> {
  return {
    ...Object.fromEntries(Object.entries(checks).map(([name, { state }]) => [name, state])),
    ...(workers.length > 0 ? { workers: workers.find(({ state }) => state !== 'ok')?.state ?? 'ok' } : {}),
    ...Object.fromEntries(search.map(({ source, state }) => [source, state])),
  };
}
