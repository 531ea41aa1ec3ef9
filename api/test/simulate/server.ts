/** The whole server of one schedule, in lives: a life ends with a kill, and the next begins with what was committed. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { createApp } from '../../src/app.ts';
import { createPending } from '../../src/auth/pending.ts';
import { createSessions } from '../../src/auth/sessions.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Report } from '../../src/contract/report.ts';
import { type Db, openDatabase } from '../../src/db/open.ts';
import type { Deps } from '../../src/deps.ts';
import { createOutside, watchPayments } from '../../src/health/outside.ts';
import { createLog } from '../../src/log.ts';
import { createPayments } from '../../src/payments/payments.ts';
import { createStripe } from '../../src/payments/stripe-client.ts';
import { openSigner, type Signer } from '../../src/signing/signer.ts';
import { createWebhookSender } from '../../src/webhooks/sender.ts';
import type { Analysts } from '../../src/workflows/analysts.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { advise, topics } from '../../src/workflows/quick-tasks.ts';
import { sampleReport } from '../report/fixture.ts';
import { diskError, diskFull, type Faults, fileError, Killed, type Life } from './faults.ts';
import { cutPower, watchFiles } from './files.ts';
import { WITNESS } from './moves.ts';
import type { Post } from './post.ts';
import type { Provider } from './provider.ts';
import type { Runner } from './runner.ts';

export const ORIGIN = 'http://localhost:4321';

/** What is made once for all schedules of a process. */
export type Base = { config: Config; store: Store; signer: Signer; folder: string };

type Statements = Map<string, Database.Statement>;
/** One database in memory with its prepared statements; the next schedule finds it as new. */
export type Store = {
  client: Database.Database;
  /** As the server prepared them. */
  statements: Statements;
  /** Past every fault: for the invariants. */
  rows(sql: string): unknown[];
  empty(): void;
};

/** Opening and preparing anew would cost a schedule as much as what it does. */
function openStore(): Store {
  const { $client: client } = openDatabase(':memory:');
  client.exec(WITNESS);
  const tables = client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'mention\\_words%' escape '\\'")
    .pluck()
    .all() as string[];
  const deletions = tables.filter((name) => name !== '__drizzle_migrations').map((name) => client.prepare(`delete from "${name}"`));
  const read: Statements = new Map();
  return {
    client,
    statements: new Map(),
    rows(sql) {
      const statement = read.get(sql) ?? client.prepare(sql);
      read.set(sql, statement);
      return statement.all();
    },
    empty() {
      client.pragma('foreign_keys = OFF');
      client.pragma('application_id = 0');
      client.transaction(() => {
        for (const deletion of deletions) deletion.run();
        client.exec("insert into mention_words (mention_words) values ('delete-all')");
      })();
      client.pragma('foreign_keys = ON');
    },
  };
}

export async function prepareBase(folder: string, now: Date): Promise<Base> {
  return { config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), store: openStore(), signer: await openSigner(folder, () => now), folder };
}

/** The database as one life of the server sees it: statements and commits may fail, and after a kill nothing works. */
function exposed(client: Database.Database, faults: Faults, life: Life, statements: Statements): Database.Database {
  // Preparing anew costs more than running; `raw()` would change a statement that is used again.
  const kept = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const [plain, rows] = [client.prepare(sql), client.prepare(sql)];
    if (rows.reader) rows.raw();
    const raw = () => rows;
    const statement = new Proxy(plain, {
      get: (target, name) => {
        if (name === 'raw') return raw;
        const value = Reflect.get(target, name, target) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    statements.set(sql, statement);
    return statement;
  };
  const prepare = (sql: string) => {
    const fault = faults.at('statement', life, sql);
    if (fault === 'killed at a statement') faults.kill(life);
    if (fault === 'disk error') throw diskError();
    if (fault === 'disk full' && !/^\s*select/i.test(sql)) throw diskFull();
    return kept(sql);
  };
  const transaction = (work: (...given: unknown[]) => unknown) => {
    let killed = false;
    const run = client.transaction((...given: unknown[]) => {
      const result = work(...given);
      const fault = client.inTransaction ? faults.at('commit', life) : null;
      if (fault === 'disk full at a commit') throw diskFull();
      if (fault === 'killed before a commit') faults.kill(life);
      killed = fault === 'killed after a commit';
      return result;
    });
    const around =
      (each: (...given: unknown[]) => unknown) =>
      (...given: unknown[]) => {
        const result = each(...given);
        if (killed) faults.kill(life);
        return result;
      };
    return Object.assign(around(run), { deferred: around(run.deferred), immediate: around(run.immediate), exclusive: around(run.exclusive) });
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'prepare') return prepare;
      if (name === 'transaction') return transaction;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A small report, so that a schedule is about its course and not about size. */
const report: Report = sampleReport;
const poor: Report = { ...report, coverage: { ...report.coverage, enough: false } };

export type World = {
  faults: Faults;
  provider: Provider;
  post: Post;
  runner: Runner;
  nowMs: () => number;
  advance: (ms: number) => void;
  turn: () => Promise<void>;
};

function analystsOf(world: World, life: Life): Analysts {
  const { faults, turn } = world;
  /** Orders whose search found too little; the judgement says so. */
  const found = { queries: [], documents: [], coverage: [], pages: [], costs: [] };
  const fail = (what: string): never => {
    throw new Error(what);
  };
  return {
    async research(subject) {
      await turn();
      const fault = faults.at('research', life);
      if (fault === 'killed in a search') faults.kill(life);
      if (fault === 'search fails') fail('no search service answers');
      if (fault === 'search takes a day') world.advance(25 * 3_600_000);
      await turn();
      if (life.dead) throw new Killed();
      const few = fault === 'too few pages';
      return {
        ...found,
        subject,
        queries: [],
        documents: [],
        coverage: [],
        pages: [],
        costs: [],
        totals: { hits: 90, distinct: few ? 20 : 80, fetched: 70, failed: 2 },
      };
    },
    async judge(subject, { totals }) {
      await turn();
      const fault = faults.at('judge', life);
      if (fault === 'killed in a judgement') faults.kill(life);
      if (fault) fail('the judgement failed');
      return { ...(totals.distinct < 50 ? poor : report), subject: { ...report.subject, name: subject.name } };
    },
    async comparison() {
      await turn();
      return new Uint8Array(0);
    },
    async pdf(shown) {
      await turn();
      const fault = faults.at('pdf', life);
      if (fault === 'killed while drawing') faults.kill(life);
      if (fault) fail('the PDF could not be drawn');
      return Buffer.from(`%PDF-1.7 ${shown.subject.name} simulated`);
    },
    glance: async () => ({ pages: 40, domains: 30 }),
    pageState: async () => 'unknown',
    legal: async ({ name, version }) => Buffer.from(`%PDF-1.7 ${name} ${version}`),
    watch: async () => ({ sightings: [], setAside: 0, seen: [], asked: ['searxng'], unanswered: [] }),
    watchAgain: async () => fail('not simulated'),
    feed: async () => ({ status: 'unchanged' }),
    watchPages: async () => ({ found: new Map(), seen: [] }),
    quick: { topics: async (input) => topics(input), advise: async (input) => advise(input) },
  };
}

export type Answer = { status: number; text: string; json: never };
export type Server = ReturnType<typeof createServer>;

/** @param folder the data folder of this schedule */
export function createServer(base: Base, world: World, folder: string) {
  mkdirSync(folder, { recursive: true });
  const { client, statements } = base.store;
  const config: Config = {
    ...base.config,
    dataDir: folder,
    research: { ...base.config.research, feeds: [] },
    adminEmails: ['admin1@simulated.example', 'admin2@simulated.example'],
  };
  const log = createLog('fatal', { write: () => undefined });
  const clock = () => new Date(world.nowMs());
  const none = async () => undefined;

  function begin() {
    const life: Life = { dead: false };
    const shown = exposed(client, world.faults, life, statements);
    const db = drizzle({ client: shown }) as Db;
    const outside = createOutside(clock);
    const stripe = createStripe({ secretKey: config.payments.secretKey, apiBase: ORIGIN, retries: 0, fetch: world.provider.fetch(life, world.turn) });
    const deps: Deps = {
      config,
      db,
      clock,
      log,
      outside,
      closedSources: () => new Set(),
      // Limits are counted by the real clock's timers and have tests of their own.
      limits: { use: none, clear: none },
      pending: createPending(clock),
      sessions: createSessions(db, false, clock),
      payments: watchPayments(createPayments(stripe, { ...config.payments, scriptUrl: null }), outside),
      companies: null,
      mailer: world.post.mailer(life, world.turn),
      analysts: analystsOf(world, life),
      workflows: world.runner.workflows(life),
      webhooks: createWebhookSender({ allow: [] }),
      signer: base.signer,
    };
    return { life, deps, app: createApp(deps), background: startBackground(deps, { scheduled: false }) };
  }

  let now = begin();
  watchFiles({
    folder,
    before(site, what) {
      const fault = world.faults.at(site, now.life, what);
      if (fault === 'power cut at a file') world.faults.kill(now.life);
      if (fault) throw fileError(fault);
    },
  });
  return {
    /** Past every fault: for the invariants and for what stands for a user's own acts. */
    client,
    rows: base.store.rows,
    folder,
    current: () => now,
    /** A process that was killed takes the machine with it: what was not synced is lost. */
    restart(): void {
      if (now.life.dead) cutPower();
      now.life.dead = true;
      now = begin();
    },
    async call(
      path: string,
      init: { method?: string; body?: unknown; cookie?: string | undefined; headers?: Record<string, string>; raw?: string } = {},
    ): Promise<Answer> {
      const headers = new Headers({ 'content-type': 'application/json', ...init.headers });
      if (init.cookie) headers.set('cookie', init.cookie);
      const body = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
      const response = await now.app.fetch(
        new Request(`${ORIGIN}${path}`, { method: init.method ?? (body === undefined ? 'GET' : 'POST'), headers, ...(body === undefined ? {} : { body }) }),
      );
      const text = await response.text();
      let json: unknown = null;
      if (text.startsWith('{') || text.startsWith('[')) json = JSON.parse(text);
      return { status: response.status, text, json: json as never };
    },
    close(): void {
      now.life.dead = true;
      watchFiles(null);
      if (client.inTransaction) client.exec('rollback');
      base.store.empty();
      rmSync(folder, { recursive: true, force: true });
    },
    reports: join(folder, 'reports'),
  };
}
