/** The durable workflows in PostgreSQL. Its driver is loaded only when WORKFLOWS_URL is set. */
import { DataFault } from '../folder.ts';
import { type Backend, ENDED, HURRY_MS, sizeOf, type WorkflowStore } from './workflow-store.ts';

/** The driver prints notices, such as that a table is there already, on the console. */
function quiet(url: string): string {
  const quieter = new URL(url);
  quieter.searchParams.set('client_min_messages', 'warning');
  return quieter.href;
}

/**
 * @param url of a database of one's own: all executions in its schema `openworkflow` belong to this process
 * @throws DataFault when it cannot be reached
 */
export async function openPostgresStore<Queue extends string>(url: string, queues: readonly Queue[]): Promise<WorkflowStore<Queue>> {
  const { BackendPostgres } = await import('openworkflow/postgres');
  const { default: postgres } = await import('postgres');
  const sql = postgres(quiet(url), { max: 2 });
  const backends = {} as Record<Queue, Backend & { stop(): Promise<void> }>;
  const release = () => sql`UPDATE openworkflow.workflow_runs SET status = 'pending', worker_id = NULL, available_at = now() WHERE status = 'running'`;
  const hurry = async (ms: number) => {
    await sql`UPDATE openworkflow.workflow_runs SET available_at = now()
      WHERE status = 'pending' AND available_at > now() + ${ms} * interval '1 millisecond'`;
  };
  try {
    for (const [at, namespaceId] of queues.entries())
      backends[namespaceId] = await BackendPostgres.connect(quiet(url), { namespaceId, runMigrations: at === 0 });
    await release();
    await hurry(HURRY_MS);
  } catch (error) {
    await sql.end({ timeout: 1 });
    // Without the address, which holds a password.
    const { code, message } = error as { code?: string; message: string };
    throw new DataFault(`The database of WORKFLOWS_URL cannot be used (${code ?? message.split('\n')[0]}). Check the address, and whether it is running.`);
  }
  return {
    backends,
    hurry,
    async queueAgeMs() {
      const [row] = await sql<{ at: Date | null }[]>`SELECT min(available_at) AS at FROM openworkflow.workflow_runs WHERE status = 'pending'`;
      return row?.at ? Math.max(0, Date.now() - row.at.getTime()) : 0;
    },
    queueSize: async () =>
      sizeOf(
        await sql<{ status: string; n: number }[]>`SELECT status, count(*)::int AS n FROM openworkflow.workflow_runs
          WHERE status IN ('pending', 'running') GROUP BY status`,
      ),
    async hasEnded(executionId) {
      const [row] = await sql<{ status: string }[]>`SELECT status FROM openworkflow.workflow_runs WHERE id = ${executionId}`;
      return row !== undefined && ENDED.has(row.status);
    },
    knows: async (executionId) => (await sql`SELECT 1 FROM openworkflow.workflow_runs WHERE id = ${executionId}`).length > 0,
    async close() {
      await release();
      await sql.end({ timeout: 5 });
      for (const queue of queues) await backends[queue].stop();
    },
  };
}
