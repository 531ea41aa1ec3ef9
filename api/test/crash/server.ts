/** Starts the real server as a process of its own and talks to it as a buyer would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** As `npm start` has it. */
const FLAGS = ['--max-semi-space-size=16'];
const PRELOAD = new URL('./preload.ts', import.meta.url).href;

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

type OrderState = { paymentStatus: string; reportStatus: string; refund: { settled: boolean } | null };

/** `waits`: the statements count from `arm()` on. */
export type Crash = { in: 'payment' | 'workflow' | 'monitoring' | 'deletion' | 'recount'; at: number; waits?: boolean };

export class Server {
  readonly port: number;
  readonly dataDir: string;
  readonly #process: ChildProcess;
  #output = '';
  readonly ended: Promise<NodeJS.Signals | number | null>;

  /** @param logFile where its log goes instead of into memory: a bench must not pay for reading it */
  constructor(port: number, dataDir: string, crash?: Crash, extra: Record<string, string> = {}, logFile?: string) {
    this.port = port;
    this.dataDir = dataDir;
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // These stories start many servers; the demo account's own story asks for it.
      DEMO_HISTORY: 'off',
      // The servers of all stories compile the same modules once.
      NODE_COMPILE_CACHE: join(tmpdir(), 'lustro-compiled'),
      ...(crash ? { CRASH_IN: crash.in, CRASH_AT: String(crash.at), CRASH_WAITS: crash.waits ? '1' : '0' } : {}),
      ...extra,
    };
    this.#process = spawn(join(ROOT, 'node_modules/.bin/node'), [...FLAGS, ...(crash ? ['--import', PRELOAD] : []), 'api/src/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', logFile ? openSync(logFile, 'a') : 'pipe', 'pipe'],
    });
    this.#process.stdout?.on('data', (chunk) => {
      this.#output += chunk;
    });
    this.#process.stderr?.on('data', (chunk) => {
      this.#output += chunk;
    });
    this.ended = new Promise((resolve) => this.#process.once('exit', (code, signal) => resolve(signal ?? code)));
  }

  get output(): string {
    return this.#output;
  }

  /** Of the process, to look at its memory. */
  get pid(): number {
    return this.#process.pid as number;
  }

  get alive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** @param withinMs a database of gigabytes is looked through before anybody is answered */
  async ready(withinMs = 60_000): Promise<void> {
    await until(async () => {
      if (!this.alive) throw new Error(`the server ended: ${this.#output}`);
      return (await this.get('/healthz')).ok;
    }, withinMs);
  }

  /** From now on statements count. */
  async arm(): Promise<void> {
    this.signal('SIGUSR2');
    await until(() => this.#output.includes('counting'), 10_000);
  }

  get(path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, { signal: AbortSignal.timeout(5_000) });
  }

  /** @param from the client's address, where the server trusts a proxy */
  async post<T>(path: string, body: unknown, from?: string): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(from ? { 'X-Forwarded-For': from } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Orders a report; returns the order's id and its client secret. */
  async order(subjectName: string, email: string, from?: string): Promise<{ orderId: string; clientSecret: string }> {
    const order = { firstName: 'Anna', lastName: 'Nowak', email, subjectName, description: 'architekt, Gdynia' };
    const { orderId } = await this.post<{ orderId: string }>('/api/reports/create-order', order, from);
    const { clientSecret } = await this.post<{ clientSecret: string }>('/api/reports/create-payment-intent', { orderId, amount: 5000 }, from);
    return { orderId, clientSecret };
  }

  /** Pays by card at the provider, without a browser. The server may die while it answers. */
  async pay(clientSecret: string): Promise<void> {
    const form = new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
      return_url: `http://127.0.0.1:${this.port}/tracking`,
    });
    await fetch(`http://127.0.0.1:${this.port}/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`, {
      method: 'POST',
      body: form,
    }).catch(() => undefined);
  }

  async status(orderId: string): Promise<OrderState | null> {
    try {
      const response = await this.get(`/api/reports/search-progress/${orderId}`);
      return response.ok ? ((await response.json()) as { order: OrderState }).order : null;
    } catch {
      // The server is about to die, or already has.
      return null;
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<unknown> {
    this.#process.kill(signal);
    return this.ended;
  }
}

/** Within which an order comes to its end, killed servers and all. Beside other stories and browsers it was seen to take over two minutes. */
export const FINISH_MS = 300_000;

/** Between two looks at what takes seconds: each costs the server an answer, or opens its databases. */
export const RARELY_MS = 250;

/** Waits until something is true. @param everyMs between two looks */
export async function until(check: () => Promise<boolean> | boolean, ms: number, everyMs = 50): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      if (await check()) return;
    } catch (error) {
      if (Date.now() > end || (error instanceof Error && error.message.startsWith('the server ended'))) throw error;
    }
    if (Date.now() > end) throw new Error(`not within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** What a finished order has left behind, counted in the files themselves. */
export function tally(dataDir: string, orderId: string, email: string) {
  const app = new Database(join(dataDir, 'app.db'), { readonly: true });
  const intent = String((app.prepare('select payment_intent_id as id from orders where id = ?').get(orderId) as { id: string }).id);
  const sandbox = new Database(join(dataDir, 'sandbox.db'), { readonly: true });
  try {
    const count = (db: Database.Database, sql: string, ...values: string[]) => Number((db.prepare(sql).get(...values) as { n: number }).n);
    const files = readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
    const sent = app
      .prepare("select template, message from (select template, created_at || '.' || id as message from outbox where recipient = ? and sent_at is not null)")
      .all(email) as { template: string; message: string }[];
    return {
      accounts: count(app, 'select count(*) as n from users where email = ?', email),
      runs: count(app, 'select run as n from orders where id = ?', orderId),
      reports: readdirSync(join(dataDir, 'reports')).filter((name) => name.startsWith(orderId)).length,
      letters: sent.map(({ template }) => template).sort(),
      letterFiles: sent.filter(({ message }) => files.filter((file) => file.startsWith(`${message}-`)).length === 1).length,
      paidEvents: count(app, "select count(*) as n from order_events where order_id = ? and type = 'paid'", orderId),
      deliveries: count(app, "select count(*) as n from order_events where order_id = ? and type = 'delivered'", orderId),
      charges: count(sandbox, "select count(*) as n from stripe_objects where kind = 'charge' and parent = ?", intent),
      refunds: count(sandbox, "select count(*) as n from stripe_objects where kind = 'refund' and json like ?", `%${intent}%`),
    };
  } finally {
    app.close();
    sandbox.close();
  }
}
