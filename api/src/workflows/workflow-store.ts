/** Where the durable workflows are kept, and what is asked of that beside OpenWorkflow itself. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OpenWorkflow } from 'openworkflow';
import { BackendSqlite } from 'openworkflow/sqlite';
import type { Workflows } from '../deps.ts';
import { DataFault } from '../folder.ts';

export type Backend = ConstructorParameters<typeof OpenWorkflow>[0]['backend'];

/** What was running when it was opened belongs to a dead process and waits again. */
export type WorkflowStore<Queue extends string> = Pick<Workflows, 'queueAgeMs' | 'queueSize' | 'hasEnded' | 'knows'> & {
  backends: Record<Queue, Backend>;
  /** Makes due what waits for a time further off than any retry: a clock that was ahead put it there. @param ms twice the longest retry */
  hurry(ms: number): void | Promise<void>;
  /** Hands running work back and closes. */
  close(): Promise<void>;
};

/** States of an execution that is over. */
export const ENDED: ReadonlySet<string> = new Set(['completed', 'succeeded', 'failed', 'canceled']);
/** Twice the longest wait between attempts, and how often the clock is looked at. */
export const HURRY_MS = 60_000;

/** How many executions wait and run. */
export const sizeOf = (rows: readonly { status: string; n: number }[]): { waiting: number; running: number } => {
  const count = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
  return { waiting: count('pending'), running: count('running') };
};

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

/** The connection that the library opens for itself, for which it has no settings; none where a later version keeps it elsewhere. */
function connectionOf(backend: object): DatabaseSync[] {
  const db: unknown = Reflect.get(backend, 'db');
  return db instanceof DatabaseSync ? [db] : [];
}

/** @param folder the data folder; `workflows.db` in it has this one writing process. @throws DataFault when it is damaged */
export function openFileStore<Queue extends string>(folder: string, queues: readonly Queue[]): WorkflowStore<Queue> {
  const file = join(folder, 'workflows.db');
  const admin = openSound(file);
  const backends = Object.fromEntries(queues.map((namespaceId) => [namespaceId, BackendSqlite.connect(file, { namespaceId })])) as Record<Queue, BackendSqlite>;
  admin.exec('PRAGMA busy_timeout = 5000');
  // A power cut may take its last notes: their steps run again, which changes nothing, and what it does not know begins anew. Each sync
  // would hold all requests.
  for (const db of [admin, ...Object.values<object>(backends).flatMap(connectionOf)]) db.exec('PRAGMA synchronous = NORMAL');
  // One process owns the folder: whatever still counts as running belongs to a dead one and would wait out its lease.
  const release = () =>
    admin.prepare(`UPDATE workflow_runs SET status = 'pending', worker_id = NULL, available_at = ? WHERE status = 'running'`).run(new Date().toISOString());
  const hurry = (ms: number) => {
    const now = Date.now();
    admin
      .prepare(`UPDATE workflow_runs SET available_at = ? WHERE status = 'pending' AND available_at > ?`)
      .run(new Date(now).toISOString(), new Date(now + ms).toISOString());
  };
  release();
  hurry(HURRY_MS);
  return {
    backends,
    hurry,
    queueAgeMs() {
      const row = admin.prepare(`SELECT min(available_at) AS at FROM workflow_runs WHERE status = 'pending'`).get() as { at: string | null };
      return row.at ? Math.max(0, Date.now() - Date.parse(row.at)) : 0;
    },
    queueSize: () =>
      sizeOf(
        admin.prepare(`SELECT status, count(*) AS n FROM workflow_runs WHERE status IN ('pending', 'running') GROUP BY status`).all() as {
          status: string;
          n: number;
        }[],
      ),
    hasEnded(executionId) {
      const row = admin.prepare('SELECT status FROM workflow_runs WHERE id = ?').get(executionId) as { status: string } | undefined;
      return row !== undefined && ENDED.has(row.status);
    },
    knows: (executionId) => admin.prepare('SELECT 1 FROM workflow_runs WHERE id = ?').get(executionId) !== undefined,
    async close() {
      release();
      admin.close();
      for (const queue of queues) await backends[queue].stop();
    },
  };
}
