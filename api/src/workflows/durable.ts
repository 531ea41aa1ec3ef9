/** The durable workflows: the steps of `flows.ts`, kept by OpenWorkflow over SQLite. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defineWorkflowSpec, OpenWorkflow } from 'openworkflow';
import { BackendSqlite } from 'openworkflow/sqlite';
import type { Deps, WorkflowInputs, Workflows } from '../deps.ts';
import { DataFault } from '../folder.ts';
import { type Attempt, FLOWS, type FlowStep } from './flows.ts';

/** Each queue has places of its own: what somebody waits for at a page is not behind a search, and a report not behind monitoring. */
const QUEUES = ['default', 'quick', 'rounds'] as const;
type Queue = (typeof QUEUES)[number];
const QUEUE_OF: Partial<Record<keyof WorkflowInputs, Queue>> = { recount: 'quick', 'monitor-subject': 'rounds' };
/** Places for rounds that somebody asked for, beside the scheduled ones. */
const REQUESTED_ROUNDS = 2;
/** Reports and scheduled rounds that are made at once. */
export type AtOnce = { orders: number; rounds: number };
const AT_ONCE: AtOnce = { orders: 2, rounds: 4 };
const ENDED = new Set(['completed', 'succeeded', 'failed', 'canceled']);
/** How long a stop waits for running steps before it hands them back. */
const STOP_MS = 8_000;
/** Between two looks at a run that somebody waits for. */
const ASK_MS = 100;
/** Twice the longest wait between attempts, and how often the clock is looked at. */
const HURRY_MS = 60_000;
const RETRY = { initialInterval: '1s', backoffCoefficient: 3, maximumInterval: '30s', maximumAttempts: 4 } as const;

export type DurableWorkflows = Workflows & {
  /** Begins to work. `deps` holds the workflows themselves, so it comes after construction. */
  work(deps: Deps): Promise<void>;
  /** Aborts what can be aborted, waits a little and hands running work back. */
  stop(): Promise<void>;
};

type Spec = ReturnType<typeof defineWorkflowSpec<WorkflowInputs[keyof WorkflowInputs], unknown>>;
const NAMES = Object.keys(FLOWS) as (keyof WorkflowInputs)[];
const specs = Object.fromEntries(NAMES.map((name) => [name, defineWorkflowSpec({ name, version: '1' })])) as Record<keyof WorkflowInputs, Spec>;

/** Whether a step has failed for the last time: OpenWorkflow does not retry it any more. */
const isLastFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'StepError' && 'stepFailedAttempts' in error && Number(error.stepFailedAttempts) >= RETRY.maximumAttempts;

type Step = Parameters<Parameters<OpenWorkflow['implementWorkflow']>[1]>[0]['step'];
type RetryPolicy = Parameters<Step['run']>[0]['retryPolicy'];

/** Runs a step with its retries. Returns null after the last failure, when `fail` has been called; a step too, so it happens once. */
async function runStep<T>(deps: Deps, step: Step, retryPolicy: RetryPolicy, { name, work, fail }: FlowStep<T>): Promise<T | null> {
  try {
    return await step.run({ name, retryPolicy }, work);
  } catch (error) {
    if (!fail || !isLastFailure(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await step.run({ name: `${name}-failed` }, () => fail(reason));
    deps.log.error({ err: error, step: name }, 'workflow step failed');
    return null;
  }
}

/** Opens the file, which may be new. @throws DataFault when it is damaged */
function openSound(file: string): DatabaseSync {
  try {
    const db = new DatabaseSync(file);
    const found = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (found.quick_check === 'ok') return db;
  } catch (error) {
    if (!/malformed|not a database/.test(String(error))) throw error;
  }
  throw new DataFault(`${file} is damaged. Move it away, with its -wal and -shm, and start again: what was under way begins anew from app.db.`);
}

/** What waits for a time further off than any retry was put there by a clock that was ahead. */
function hurry(admin: DatabaseSync): void {
  const now = Date.now();
  admin
    .prepare(`UPDATE workflow_runs SET available_at = ? WHERE status = 'pending' AND available_at > ?`)
    .run(new Date(now).toISOString(), new Date(now + HURRY_MS).toISOString());
}

/**
 * @param folder the data folder; `workflows.db` in it has this one writing process
 * @param options.atOnce how many reports and scheduled rounds run at once
 * @param options.retryMs fixed wait between attempts, in milliseconds; for tests. Default: {@link RETRY}.
 */
export function createWorkflows(folder: string, options: { retryMs?: number; atOnce?: AtOnce } = {}): DurableWorkflows {
  const file = join(folder, 'workflows.db');
  const admin = openSound(file);
  admin.exec('PRAGMA busy_timeout = 5000');
  // One process owns the folder: whatever still counts as running belongs to a dead one and would wait out its lease.
  const release = () =>
    admin.prepare(`UPDATE workflow_runs SET status = 'pending', worker_id = NULL, available_at = ? WHERE status = 'running'`).run(new Date().toISOString());
  const { orders, rounds } = options.atOnce ?? AT_ONCE;
  const places: Record<Queue, number> = { default: orders, quick: 1, rounds: rounds + REQUESTED_ROUNDS };
  const queues = QUEUES.map((name) => {
    const backend = BackendSqlite.connect(file, { namespaceId: name });
    return { name, backend, client: new OpenWorkflow({ backend }) };
  });
  release();
  hurry(admin);
  const clientOf = (name: keyof WorkflowInputs) => (queues.find((queue) => queue.name === (QUEUE_OF[name] ?? 'default')) as (typeof queues)[number]).client;
  const stopping = new AbortController();
  const retryPolicy =
    options.retryMs === undefined ? RETRY : { ...RETRY, initialInterval: `${options.retryMs}ms` as const, maximumInterval: `${options.retryMs}ms` as const };
  let workers: ReturnType<OpenWorkflow['newWorker']>[] = [];
  let clockWatch: NodeJS.Timeout | undefined;

  return {
    async start(name, key, input) {
      const handle = await clientOf(name).runWorkflow(specs[name] as ReturnType<typeof defineWorkflowSpec<typeof input, unknown>>, input, {
        idempotencyKey: key,
      });
      return handle.workflowRun.id;
    },
    async work(deps) {
      // Each queue takes all: what an older release has put into another one goes on, too.
      for (const name of NAMES)
        for (const { client } of queues)
          client.implementWorkflow(specs[name] as Spec, ({ input, step }) => {
            const attempt: Attempt = (one) => runStep(deps, step, retryPolicy, one);
            return FLOWS[name](deps, input as never, attempt, stopping.signal);
          });
      workers = queues.map(({ name, client }) => client.newWorker({ concurrency: places[name] }));
      for (const worker of workers) await worker.start();
      clockWatch = setInterval(() => hurry(admin), HURRY_MS).unref();
    },
    queueAgeMs() {
      const row = admin.prepare(`SELECT min(available_at) AS at FROM workflow_runs WHERE status = 'pending'`).get() as { at: string | null };
      return row.at ? Math.max(0, Date.now() - Date.parse(row.at)) : 0;
    },
    queueSize() {
      const rows = admin.prepare(`SELECT status, count(*) AS n FROM workflow_runs WHERE status IN ('pending', 'running') GROUP BY status`).all() as {
        status: string;
        n: number;
      }[];
      const count = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
      return { waiting: count('pending'), running: count('running') };
    },
    hasEnded(executionId) {
      const row = admin.prepare('SELECT status FROM workflow_runs WHERE id = ?').get(executionId) as { status: string } | undefined;
      return row !== undefined && ENDED.has(row.status);
    },
    knows(executionId) {
      return admin.prepare('SELECT 1 FROM workflow_runs WHERE id = ?').get(executionId) !== undefined;
    },
    async waitFor(executionId, withinMs) {
      const until = Date.now() + withinMs;
      while (!stopping.signal.aborted && Date.now() < until && !this.hasEnded(executionId)) await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    },
    async stop() {
      stopping.abort();
      clearInterval(clockWatch);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      release();
      admin.close();
      for (const { backend } of queues) await backend.stop();
    },
  };
}
