/** A worker on another machine, as the server sees it: asks it to do tasks, and knows whether it is there. */
import { Agent, request } from 'undici';
import { WORKER_REFUSALS, type WorkerFault, type WorkerState } from '../contract/workers.ts';
import { type Answer, readAnswer } from '../wire/answer.ts';
import { MAX_PACKED, pack, unpack } from '../wire/packing.ts';
import { signRequest } from '../wire/signing.ts';
import { DEADLINES, type Deadlines, deadlineOf } from './threads.ts';

/** A task that a worker has not done: it is to be done elsewhere. */
export class NotDone extends Error {
  override name = 'NotDone';
  readonly fault: WorkerFault;
  constructor(fault: WorkerFault) {
    super(fault);
    this.fault = fault;
  }
}

export type RemoteOptions = {
  /** Its address, such as http://10.0.0.2:4322. */
  url: string;
  secret: string;
  release: string;
  clock?: () => Date;
  deadlines?: Deadlines;
  /** How long it may say nothing, in milliseconds. */
  silenceMs?: number;
  /** Between two looks at it, in milliseconds. */
  lookMs?: number;
  /** Hears when it fails and when it is well again (null). */
  onChange?: (name: string, fault: WorkerFault | null) => void;
};

export type Remote = {
  state(): WorkerState;
  /** Tasks that it would begin at once. */
  free(): number;
  /** @throws NotDone when it has to be done elsewhere; otherwise what the task threw */
  run(task: string, input: unknown): Promise<unknown>;
  /** Asks how it is, now. */
  look(): Promise<WorkerState>;
  /** Begins to look after it. @param onFree called when it may have become free */
  watch(onFree: () => void): void;
  close(): Promise<void>;
};

const SILENCE_MS = 10_000;
const LOOK_MS = 5_000;
/** Beyond the worker's own deadline, for the way. */
const GRACE_MS = 15_000;
/** These say nothing against the worker: another task may be taken. */
const OF_THE_TASK: ReadonlySet<WorkerFault> = new Set(['slow', 'too_large', 'unreadable', 'busy']);

const faultOf = (error: unknown): WorkerFault => {
  if (error instanceof NotDone) return error.fault;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') return 'silent';
  return error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'unreachable';
};

/** Why a worker says no. Its word is not signed, and can only keep tasks here. */
function refusalIn(text: string): WorkerFault {
  try {
    const { refused } = JSON.parse(text) as { refused?: unknown };
    return WORKER_REFUSALS.find((known) => known === refused) ?? 'unsigned';
  } catch {
    return 'unsigned';
  }
}

/** Reads a body up to a limit. @throws NotDone */
async function collect(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) throw new NotDone('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export function createRemote(options: RemoteOptions): Remote {
  const { url, secret, release, clock = () => new Date(), deadlines = DEADLINES, silenceMs = SILENCE_MS, lookMs = LOOK_MS, onChange } = options;
  const agent = new Agent({ connect: { timeout: silenceMs }, headersTimeout: silenceMs, bodyTimeout: silenceMs, keepAliveTimeout: 30_000 });
  const closing = new AbortController();
  // Nothing is given away before it has answered once.
  const state: WorkerState = { name: new URL(url).host, threads: 0, busy: 0, done: 0, lost: 0, okAt: null, failedAt: null, fault: 'unreachable' };
  let looked = false;
  let looks: NodeJS.Timeout | undefined;

  const note = (fault: WorkerFault | null) => {
    const changed = fault !== state.fault || (fault !== null && !looked);
    looked = true;
    state.fault = fault;
    if (fault === null) state.okAt = clock().toISOString();
    else state.failedAt = clock().toISOString();
    if (changed) onChange?.(state.name, fault);
  };

  const ask = async (method: 'GET' | 'POST', path: string, body: Buffer, within: number): Promise<Answer> => {
    const { nonce, headers } = signRequest(secret, { method, path, release, body, now: Date.now() });
    const answer = await request(`${url}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: method === 'GET' ? null : body,
      dispatcher: agent,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(within)]),
    });
    if (answer.statusCode !== 200) throw new NotDone(refusalIn((await collect(answer.body, 10_000)).toString()));
    const read = readAnswer(secret, nonce, await collect(answer.body, MAX_PACKED));
    if (!read) throw new NotDone('unsigned');
    return read;
  };

  const look = async (onFree: () => void = () => undefined): Promise<WorkerState> => {
    try {
      const { body } = await ask('GET', '/state', Buffer.alloc(0), silenceMs);
      state.threads = ((await unpack(body)) as { threads: number }).threads;
      note(null);
      onFree();
    } catch (error) {
      if (!closing.signal.aborted) note(faultOf(error));
    }
    return { ...state };
  };

  /** Has a task done. @throws NotDone */
  const attempt = async (task: string, packed: Buffer): Promise<{ kind: 'result' | 'failed'; value: unknown }> => {
    try {
      if (packed.length > MAX_PACKED) throw new NotDone('too_large');
      const { kind, body } = await ask('POST', `/tasks/${task}`, packed, deadlineOf(task, deadlines) + GRACE_MS);
      if (kind === 'deadline') throw new NotDone('slow');
      if (kind === 'unreadable') throw new NotDone('unreadable');
      const value = await unpack(body);
      state.done++;
      return { kind, value };
    } catch (error) {
      const fault = faultOf(error);
      state.lost++;
      if (!OF_THE_TASK.has(fault)) note(fault);
      throw new NotDone(fault);
    }
  };

  return {
    state: () => ({ ...state }),
    free: () => (state.fault === null ? Math.max(0, state.threads - state.busy) : 0),
    async run(task, input) {
      state.busy++;
      try {
        const answer = await attempt(task, await pack(input));
        if (answer.kind === 'result') return answer.value;
        const { name, message } = answer.value as { name: string; message: string };
        throw Object.assign(new Error(message), { name });
      } finally {
        state.busy--;
      }
    },
    look,
    watch(onFree) {
      void look(onFree);
      looks = setInterval(() => void look(onFree), lookMs).unref();
    },
    async close() {
      clearInterval(looks);
      closing.abort();
      await agent.destroy();
    },
  };
}
