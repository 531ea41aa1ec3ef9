/** The durable workflows: the steps of `flows.ts`, kept by OpenWorkflow over SQLite or PostgreSQL. */
import { defineWorkflowSpec, OpenWorkflow } from 'openworkflow';
import type { Deps, WorkflowInputs, Workflows } from '../deps.ts';
import { type Attempt, FLOWS, type FlowStep } from './flows.ts';
import { openPostgresStore, type PostgresOptions } from './postgres-store.ts';
import { HURRY_MS, openFileStore, type WorkflowStore } from './workflow-store.ts';

/** Each queue has places of its own: what somebody waits for at a page is not behind a search, and a report not behind monitoring. */
const QUEUES = ['default', 'quick', 'rounds'] as const;
type Queue = (typeof QUEUES)[number];
const QUEUE_OF: Partial<Record<keyof WorkflowInputs, Queue>> = { recount: 'quick', 'monitor-subject': 'rounds' };
/** Places for rounds that somebody asked for, beside the scheduled ones. */
const REQUESTED_ROUNDS = 2;
/** Reports and scheduled rounds that are made at once. */
export type AtOnce = { orders: number; rounds: number };
const AT_ONCE: AtOnce = { orders: 2, rounds: 4 };
export type DurableOptions = { retryMs?: number; atOnce?: AtOnce };
/** How long a stop waits for running steps before it hands them back. */
const STOP_MS = 8_000;
/** Between two looks at a run that somebody waits for. */
const ASK_MS = 100;
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

/**
 * @param folder the data folder; `workflows.db` in it has this one writing process
 * @param options.atOnce how many reports and scheduled rounds run at once
 * @param options.retryMs fixed wait between attempts, in milliseconds; for tests. Default: {@link RETRY}.
 */
export const createWorkflows = (folder: string, options: DurableOptions = {}): DurableWorkflows => durable(openFileStore(folder, QUEUES), options);

/**
 * The same in a PostgreSQL database, in its schema `openworkflow`.
 * @param url of a database of its own for this data folder
 * @throws DataFault when the driver is missing, or the database cannot be used
 */
export const connectWorkflows = async (url: string, options: DurableOptions & PostgresOptions): Promise<DurableWorkflows> =>
  durable(await openPostgresStore(url, QUEUES, options), options);

function durable(store: WorkflowStore<Queue>, options: DurableOptions): DurableWorkflows {
  const { orders, rounds } = options.atOnce ?? AT_ONCE;
  const places: Record<Queue, number> = { default: orders, quick: 1, rounds: rounds + REQUESTED_ROUNDS };
  const queues = QUEUES.map((name) => ({ name, client: new OpenWorkflow({ backend: store.backends[name] }) }));
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
      clockWatch = setInterval(() => void store.hurry(HURRY_MS), HURRY_MS).unref();
    },
    queueAgeMs: () => store.queueAgeMs(),
    queueSize: () => store.queueSize(),
    hasEnded: (executionId) => store.hasEnded(executionId),
    knows: (executionId) => store.knows(executionId),
    async waitFor(executionId, withinMs) {
      const until = Date.now() + withinMs;
      // A database that does not answer now may do so at the next look.
      const isOver = async () => {
        try {
          return await store.hasEnded(executionId);
        } catch {
          return false;
        }
      };
      while (!stopping.signal.aborted && Date.now() < until && !(await isOver())) await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    },
    async stop() {
      stopping.abort();
      clearInterval(clockWatch);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      await store.close();
    },
  };
}
