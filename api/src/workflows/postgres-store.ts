/**
 * The durable workflows in a PostgreSQL database. Its driver is not shipped (decision 048): whoever sets WORKFLOWS_URL installs it. The
 * database may go away and come back while the server runs; what was under way then is taken up anew, as after a crash.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFault, writeWhole } from '../folder.ts';
import { type Backend, ENDED, HURRY_MS, sizeOf, type WorkflowStore } from './workflow-store.ts';

/** A variable, so that neither types nor lists of dependencies ask for what is not shipped. */
const DRIVER = 'postgres';
/** The version that OpenWorkflow asks for, and that was tried. */
const INSTALL = 'npm install --no-save postgres@3.4.9';

/** What is used of the driver. */
type Sql = {
  <Row = Record<string, unknown>>(parts: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  end(options: { timeout: number }): Promise<void>;
};
type Driver = { (url: string, options: object): Sql; toCamel(name: string): string };

/** Connections of a server: there are eight places for executions by default, and each asks shortly. */
const CONNECTIONS = 10;
/** Seconds in which a connection is made, and between two tries while the database is away. */
const CONNECT_S = 10;
const RETRY_S = 1;
/** Longest wait for an answer that somebody waits for; the engine itself waits as long as the connection lasts. */
const ANSWER_MS = 10_000;
/**
 * How long an execution belongs to its place without a word. One process works on the database, and a start takes up what a dead one has
 * left; with the engine's 30 s a longer outage would begin a step a second time beside the first.
 */
const LEASE_MS = 3_600_000;

/** @throws DataFault when the driver is not installed */
async function loadDriver(): Promise<Driver> {
  try {
    return ((await import(DRIVER)) as { default: Driver }).default;
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new DataFault(
      `WORKFLOWS_URL needs the driver of PostgreSQL, which does not come with Lustro. Run "${INSTALL}" in the folder of the program, and start again.`,
    );
  }
}

/** The code of an error, or of the one that it wraps: a state of SQL (five characters), or a name such as ECONNREFUSED. */
function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string') return at.code;
  return undefined;
}

/** Errors of the network or of a server that starts, stops, is full or lets nobody in: none of them says anything about the work itself. */
const isOutage = (error: unknown): boolean => /^(?:E[A-Z_]{3,}|CONNECT|08|25006|28|40|53|57|58|XX)/.test(codeOf(error) ?? '');

/** Without the message, which may hold parts of the address and its password. */
const unusable = (error: unknown): DataFault =>
  new DataFault(
    `The database of WORKFLOWS_URL cannot be used (${codeOf(error) ?? (error as Error).name}). Check the address, name and password, and whether it is running, then start again.`,
  );

/** @throws an error that counts as an outage, when no answer comes in time */
async function soon<T>(answer: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = wait(ANSWER_MS, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
  });
  // Both may fail after the other has won.
  late.catch(() => undefined);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
  }
}

const optionsOf = (driver: Driver, max: number) => ({
  max,
  connect_timeout: CONNECT_S,
  backoff: RETRY_S,
  // They would be printed: for instance that a table is there already.
  onnotice: () => undefined,
  connection: { application_name: 'lustro' },
  // As the engine's own connections do it, whose backend reads `workerId`.
  transform: { column: { from: driver.toCamel } },
});

/** The engine's connection for its migrations takes its settings from the address. */
function forMigrations(url: string): string {
  const quieter = new URL(url);
  quieter.searchParams.set('client_min_messages', 'warning');
  quieter.searchParams.set('connect_timeout', String(CONNECT_S));
  return quieter.href;
}

/** The id of a data folder, made at its first start with PostgreSQL. */
function idOf(folder: string): string {
  const file = join(folder, 'workflows.id');
  if (!existsSync(file)) writeWhole(file, Buffer.from(randomUUID()));
  return readFileSync(file, 'utf8').trim();
}

/**
 * Binds a database to one data folder. Two servers would take each other's executions; and a folder that was put back from a copy would
 * believe of an order begun since that it has ended.
 * @throws DataFault when the database belongs to another one
 */
async function bind(sql: Sql, folder: string): Promise<void> {
  const id = idOf(folder);
  await sql`CREATE TABLE IF NOT EXISTS openworkflow.lustro (one boolean PRIMARY KEY DEFAULT true CHECK (one), folder text NOT NULL)`;
  await sql`INSERT INTO openworkflow.lustro (folder) VALUES (${id}) ON CONFLICT DO NOTHING`;
  const [mark] = await sql<{ folder: string }>`SELECT folder FROM openworkflow.lustro`;
  if (mark?.folder === id) return;
  throw new DataFault(
    'The database of WORKFLOWS_URL holds the workflows of another data folder, or of this one before it was put back from a copy. Name a database of its own, or, when no other server uses it, empty it (psql -c "DROP SCHEMA openworkflow CASCADE"), and start again: what was under way begins anew from app.db.',
  );
}

type Params = { workerId?: string; workflowRunId?: string } | undefined;
type Method = (params: Params) => Promise<unknown>;

/**
 * The engine's backend for a database that may go away. An execution that has lost a call does nothing more: a step or run that the database
 * did not take down must not count as failed once it is back. Its place hands it back before it takes up anything else.
 */
function fenced(backend: Backend, handBack: (workerId: string) => Promise<unknown>, seen: (error: unknown) => void): Backend {
  const lost = new Set<string>();
  const placeOf = new Map<string, string>();
  const lose = (place: string, error: unknown) => {
    lost.add(place);
    seen(error);
  };

  async function claim(params: Parameters<Backend['claimWorkflowRun']>[0]): ReturnType<Backend['claimWorkflowRun']> {
    const place = params.workerId;
    try {
      // Also the claim itself may have been taken down without an answer.
      if (lost.has(place)) await handBack(place);
      const run = await backend.claimWorkflowRun({ ...params, leaseDurationMs: LEASE_MS });
      lost.delete(place);
      for (const [id, at] of placeOf) if (at === place) placeOf.delete(id);
      if (run) placeOf.set(run.id, place);
      seen(null);
      return run;
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      lose(place, error);
      return null;
    }
  }

  async function call(method: Method, params: Params): Promise<unknown> {
    const place = params?.workerId ?? placeOf.get(params?.workflowRunId ?? '');
    if (place === undefined) return soon(method.call(backend, params));
    if (lost.has(place)) throw new Error('the database of the workflows was away; the execution is taken up anew');
    try {
      return await method.call(backend, params);
    } catch (error) {
      if (isOutage(error)) lose(place, error);
      throw error;
    }
  }

  return new Proxy(backend, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      if (name === 'claimWorkflowRun') return claim;
      // A step may outlast an outage: only what it leaves behind has to be taken down.
      if (name === 'extendWorkflowRunLease') return (params: object) => method.call(target, { ...params, leaseDurationMs: LEASE_MS });
      return (params: Params) => call(method as Method, params);
    },
  });
}

export type PostgresOptions = {
  /** The data folder: the database is bound to it. */
  folder: string;
  /** Told when the database goes away, and with null when it is back. */
  onFault?: ((code: string | null) => void) | undefined;
};

/**
 * @param url of a database of its own: all executions in its schema `openworkflow` belong to this process
 * @throws DataFault when the driver is missing, or the database cannot be reached or belongs to another data folder
 */
export async function openPostgresStore<Queue extends string>(
  url: string,
  queues: readonly Queue[],
  { folder, onFault }: PostgresOptions,
): Promise<WorkflowStore<Queue>> {
  const driver = await loadDriver();
  const { BackendPostgres } = await import('openworkflow/postgres');
  let sql: Sql;
  const release = () => sql`UPDATE openworkflow.workflow_runs SET status = 'pending', worker_id = NULL, available_at = now() WHERE status = 'running'`;
  const hurry = (ms: number) =>
    sql`UPDATE openworkflow.workflow_runs SET available_at = now() WHERE status = 'pending' AND available_at > now() + ${ms} * interval '1 millisecond'`;
  try {
    await (await BackendPostgres.connect(forMigrations(url))).stop();
    sql = driver(url, optionsOf(driver, CONNECTIONS));
    await bind(sql, folder);
    await release();
    await hurry(HURRY_MS);
  } catch (error) {
    throw error instanceof DataFault ? error : unusable(error);
  }

  let fault: string | null = null;
  const seen = (error: unknown) => {
    const code = error === null ? null : (codeOf(error) ?? 'unknown');
    if ((code === null) !== (fault === null)) onFault?.(code);
    fault = code;
  };
  const handBack = (workerId: string) =>
    sql`UPDATE openworkflow.workflow_runs SET status = 'pending', worker_id = NULL, available_at = now()
      WHERE status = 'running' AND worker_id = ${workerId}`;
  const backendOf = (namespaceId: Queue) => fenced(BackendPostgres.fromPool(sql as never, { namespaceId }), handBack, seen);

  return {
    backends: Object.fromEntries(queues.map((name) => [name, backendOf(name)])) as Record<Queue, Backend>,
    // The next minute tries it again.
    hurry: async (ms) => void (await soon(hurry(ms)).catch(seen)),
    async queueAgeMs() {
      const [row] = await soon(
        sql<{ ms: number | null }>`SELECT (extract(epoch FROM now() - min(available_at)) * 1000)::float8 AS ms
          FROM openworkflow.workflow_runs WHERE status = 'pending'`,
      );
      return Math.max(0, row?.ms ?? 0);
    },
    queueSize: async () =>
      sizeOf(
        await soon(
          sql<{ status: string; n: number }>`SELECT status, count(*)::int AS n FROM openworkflow.workflow_runs
            WHERE status IN ('pending', 'running') GROUP BY status`,
        ),
      ),
    async hasEnded(executionId) {
      const [row] = await soon(sql<{ status: string }>`SELECT status FROM openworkflow.workflow_runs WHERE id = ${executionId}`);
      return row !== undefined && ENDED.has(row.status);
    },
    knows: async (executionId) => (await soon(sql`SELECT 1 FROM openworkflow.workflow_runs WHERE id = ${executionId}`)).length > 0,
    async close() {
      // One that is away is taken up at the next start, too.
      await soon(release()).catch(() => undefined);
      await sql.end({ timeout: 1 });
    },
  };
}

/**
 * Looks at the database without changing anything, for `npm run doctor`.
 * @returns what there is, in words
 * @throws DataFault when the server would not start with it
 */
export async function lookAtPostgres(url: string): Promise<string> {
  const driver = await loadDriver();
  let sql: Sql | undefined;
  try {
    sql = driver(url, optionsOf(driver, 1));
    const [row] = await soon(
      sql<{ version: string; name: string; may: boolean; begun: boolean }>`SELECT current_setting('server_version') AS version, current_database() AS name,
        has_database_privilege(current_database(), 'CREATE') AS may, to_regnamespace('openworkflow') IS NOT NULL AS begun`,
    );
    if (!row?.may && !row?.begun)
      throw new DataFault(`The user of WORKFLOWS_URL may not create the schema openworkflow. Make it the owner of the database (createdb -O USER DATABASE).`);
    return `PostgreSQL ${row.version.split(' ')[0]}, database ${row.name}`;
  } catch (error) {
    throw error instanceof DataFault ? error : unusable(error);
  } finally {
    await sql?.end({ timeout: 1 });
  }
}
