/**
 * A stand-in for KSeF 2.0 in the wire format of its documentation: signing in with a token, online sessions, documents, receipts.
 * Everything is kept in memory. Its README lists what can be asked of it, errors included.
 */
import { Hono } from 'hono';
import { sessionRoutes } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';
import { createState, type KsefSandboxOptions } from './state.ts';

/** What the next fitting request gets instead of an answer; `act` says whether it is carried out all the same. */
type Fault = { method: string; path: string; times: number; status: number; retryAfter?: number; body?: string; act?: boolean; cut?: boolean };

export function createKsefSandbox(options: KsefSandboxOptions) {
  const state = createState(options);
  const faults: Fault[] = [];
  const app = new Hono();

  app.use('*', async (c, next) => {
    const path = c.req.path.replace(/^.*\/sandbox\/ksef/, '');
    const fault = faults.find((one) => one.times > 0 && one.method === c.req.method && new RegExp(`^${one.path}$`).test(path));
    if (!fault) return next();
    fault.times--;
    if (fault.act) await next();
    if (fault.cut) {
      (c.env as { incoming?: { socket: { destroy(): void } } }).incoming?.socket.destroy();
      return fault.act ? undefined : c.body(null);
    }
    const failed = new Response(fault.body ?? JSON.stringify({ title: 'Fault', status: fault.status, detail: 'asked for' }), {
      status: fault.status,
      headers: { 'content-type': 'application/json', ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }) },
    });
    if (!fault.act) return failed;
    c.res = undefined;
    c.res = failed;
  });

  app.route('/', signInRoutes(state));
  app.route('/', sessionRoutes(state));

  return {
    app,
    /** Documents that were accepted: kind, number, KSeF number, buyer. For tests. */
    accepted: () => state.entries.flatMap(({ ksefNumber, read }) => (ksefNumber && read ? [{ ...read, ksefNumber }] : [])),
    /** All documents that came in, with what became of them. For tests. */
    received: () => state.entries.map(({ status, session }) => ({ code: status.code, session })),
    sessions: () => [...state.sessions.values()].map(({ closedAt }) => ({ open: closedAt === null })),
    /** Makes the next fitting requests fail; `path` is a pattern. */
    fail: (fault: Omit<Fault, 'times' | 'status'> & { times?: number; status?: number }) => void faults.push({ times: 1, status: 500, ...fault }),
    /** Forgets who is signed in, as a token that was withdrawn. */
    signOut: () => state.accesses.clear(),
  };
}
