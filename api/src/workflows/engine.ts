/** The durable workflow engine: the only place where steps are put in order. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defineWorkflowSpec, OpenWorkflow } from 'openworkflow';
import { BackendSqlite } from 'openworkflow/sqlite';
import type { ReportStatus } from '../contract/orders.ts';
import type { Deps, Workflows } from '../deps.ts';
import { analyseStep, deliverStep, type FulfilInput, failStep, pdfStep, refundStep, researchStep } from './fulfil-order.ts';

const CONCURRENCY = 2;
const ENDED = new Set(['completed', 'succeeded', 'failed', 'canceled']);
/** How long a stop waits for running steps before it hands them back. */
const STOP_MS = 8_000;
const RETRY = { initialInterval: '1s', backoffCoefficient: 3, maximumInterval: '30s', maximumAttempts: 4 } as const;

export type Engine = Workflows & {
  /** Begins to work. `deps` holds the engine itself, so it comes after construction. */
  work(deps: Deps): Promise<void>;
  /** Aborts what can be aborted, waits a little and hands running work back. */
  stop(): Promise<void>;
};

const fulfilSpec = defineWorkflowSpec<FulfilInput, { delivered: boolean }>({ name: 'fulfil-order', version: '1' });

/** A step's failure that the engine will not retry any more. */
const isLastFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'StepError' && 'stepFailedAttempts' in error && Number(error.stepFailedAttempts) >= RETRY.maximumAttempts;

/**
 * @param folder the data folder; `workflows.db` in it has this one writing process
 * @param retryScale factor on the waits between attempts (tests make it small)
 */
export function createEngine(folder: string, options: { retryMs?: number } = {}): Engine {
  const file = join(folder, 'workflows.db');
  const backend = BackendSqlite.connect(file);
  const admin = new DatabaseSync(file);
  admin.exec('PRAGMA busy_timeout = 5000');
  // One process owns the folder: whatever still counts as running belongs to a dead one and would wait out its lease.
  const release = () =>
    admin.prepare(`UPDATE workflow_runs SET status = 'pending', worker_id = NULL, available_at = ? WHERE status = 'running'`).run(new Date().toISOString());
  release();

  const client = new OpenWorkflow({ backend });
  const stopping = new AbortController();
  const retryPolicy =
    options.retryMs === undefined ? RETRY : { ...RETRY, initialInterval: `${options.retryMs}ms` as const, maximumInterval: `${options.retryMs}ms` as const };
  let worker: ReturnType<typeof client.newWorker> | null = null;

  return {
    async start(_name, key, input) {
      const handle = await client.runWorkflow(fulfilSpec, input, { idempotencyKey: key });
      return handle.workflowRun.id;
    },
    async work(deps) {
      client.implementWorkflow(fulfilSpec, async ({ input, step }) => {
        const attempt = async <T>(name: string, stage: ReportStatus, work: () => Promise<T> | T): Promise<T | null> => {
          try {
            return await step.run({ name, retryPolicy }, work);
          } catch (error) {
            if (!isLastFailure(error)) throw error;
            const reason = error instanceof Error ? error.message : String(error);
            await step.run({ name: `${name}-failed` }, () => failStep(deps, input, stage, reason));
            deps.log.error({ err: error, stage }, 'order failed');
            return null;
          }
        };
        if (!(await attempt('research', 'processing', () => researchStep(deps, input, stopping.signal)))) return { delivered: false };
        if (!(await attempt('analyse', 'analyzing', () => analyseStep(deps, input)))) return { delivered: false };
        if (!(await attempt('pdf', 'generating', () => pdfStep(deps, input)))) return { delivered: false };
        const result = await attempt('deliver', 'generating', () => deliverStep(deps, input));
        await attempt('refund', 'completed', async () => (await refundStep(deps)) ?? {});
        return result ?? { delivered: false };
      });
      worker = client.newWorker({ concurrency: CONCURRENCY });
      await worker.start();
    },
    queueAgeMs() {
      const row = admin.prepare(`SELECT min(available_at) AS at FROM workflow_runs WHERE status = 'pending'`).get() as { at: string | null };
      return row.at ? Math.max(0, Date.now() - Date.parse(row.at)) : 0;
    },
    hasEnded(executionId) {
      const row = admin.prepare('SELECT status FROM workflow_runs WHERE id = ?').get(executionId) as { status: string } | undefined;
      return row !== undefined && ENDED.has(row.status);
    },
    async stop() {
      stopping.abort();
      if (worker) await Promise.race([worker.stop(), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      release();
      admin.close();
      await backend.stop();
    },
  };
}
