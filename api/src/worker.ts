/** A worker: does the tasks of `workflows/tasks.ts` for a server elsewhere. It has no database and no data folder, and keeps nothing. */
import { availableParallelism } from 'node:os';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { WorkerRefusal } from './contract/workers.ts';
import { type Answer, answerStream, HEARTBEAT_MS } from './wire/answer.ts';
import { MAX_PACKED, pack } from './wire/packing.ts';
import { type Ask, createDoor, digestOf } from './wire/signing.ts';
import type { PackedResult } from './workflows/packed-task.ts';
import { BEHIND, DEADLINES, type Deadlines, deadlineOf, threadsOf } from './workflows/threads.ts';

export type WorkerOptions = {
  /** What server and worker share, at least 32 characters. */
  secret: string;
  /** {@link ./wire/release.ts}: a server of another release is refused. */
  release: string;
  log: Logger;
  /** Tasks done at once; by default as many as the machine has cores. */
  threads?: number;
  clock?: () => number;
  deadlines?: Deadlines;
  heartbeatMs?: number;
};

/** Tasks that wait for a thread, for each thread: a second server would find the first one's work there. */
const WAITING = 2;
const STATUS: Record<WorkerRefusal, 400 | 401 | 409 | 413 | 503> = {
  secret: 401,
  clock: 401,
  repeated: 401,
  release: 409,
  unreadable: 400,
  too_large: 413,
  busy: 503,
  stopping: 503,
};

/** Reads a body up to the limit. @returns null when there is more */
async function bodyOf(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_PACKED) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > MAX_PACKED) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * `GET /state` and `POST /tasks/{name}`, both signed (`wire/signing.ts`). Nothing of a body is read before the signature over its digest
 * holds, and nothing is unpacked before the digest does.
 */
export function createWorker(options: WorkerOptions): { server: ServerType; stop: () => Promise<void> } {
  const { secret, release, log, threads = availableParallelism(), clock = Date.now, deadlines = DEADLINES, heartbeatMs = HEARTBEAT_MS } = options;
  const pool = new Piscina<{ name: string; input: Uint8Array }, PackedResult>({
    ...threadsOf(BEHIND),
    filename: new URL('./workflows/packed-task.ts', import.meta.url).href,
    maxThreads: threads,
    name: 'packedTask',
  });
  const door = createDoor({ secret, release, clock });
  let tasks = 0;
  let stopping = false;

  const refuse = (c: Context, reason: WorkerRefusal): Response => {
    log.warn({ reason }, 'request refused');
    // What is left of the body is not read.
    c.header('Connection', 'close');
    return c.json({ refused: reason, release: reason === 'release' ? release : undefined }, STATUS[reason]);
  };
  const admitted = (c: Context): { ask: Ask } | { refused: WorkerRefusal } => door(c.req.method, c.req.path, (name) => c.req.header(name));

  /** Does a task, and says how it ended. */
  const work = async (name: string, input: Uint8Array, gone: AbortSignal): Promise<Answer> => {
    const late = AbortSignal.timeout(deadlineOf(name, deadlines));
    try {
      return await pool.run({ name, input }, { signal: AbortSignal.any([late, gone]) });
    } catch (error) {
      if (late.aborted) return { kind: 'deadline', body: await pack(null) };
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      log.warn({ task: name, error: kind }, 'task failed');
      return { kind: 'failed', body: await pack({ name: kind, message }) };
    }
  };
  const answer = (c: Context, { nonce }: Ask, todo: (signal: AbortSignal) => Promise<Answer>): Response =>
    c.body(answerStream({ secret, nonce, work: todo, heartbeatMs }), 200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' });

  const app = new Hono()
    .get('/state', (c) => {
      const seen = admitted(c);
      if ('refused' in seen) return refuse(c, seen.refused);
      return answer(c, seen.ask, async () => ({ kind: 'result', body: await pack({ threads, busy: tasks }) }));
    })
    .post('/tasks/:name', async (c) => {
      const seen = admitted(c);
      if ('refused' in seen) return refuse(c, seen.refused);
      if (stopping) return refuse(c, 'stopping');
      if (tasks >= threads * (1 + WAITING)) return refuse(c, 'busy');
      tasks++;
      let taken = false;
      try {
        const input = await bodyOf(c.req.raw);
        if (input === null) return refuse(c, 'too_large');
        if (digestOf(input) !== seen.ask.body) return refuse(c, 'unreadable');
        taken = true;
        return answer(c, seen.ask, (signal) => work(c.req.param('name'), input, signal).finally(() => tasks--));
      } finally {
        if (!taken) tasks--;
      }
    })
    .notFound((c) => refuse(c, 'secret'));

  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { requestTimeout: 60_000, headersTimeout: 10_000 } });
  return {
    server,
    async stop() {
      stopping = true;
      const closed = new Promise<void>((done) => server.close(() => done()));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      // Tasks in hand are not waited for: the server does them elsewhere.
      await pool.destroy();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
