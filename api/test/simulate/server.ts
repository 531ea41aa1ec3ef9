/** The whole server of one schedule, in lives: a life ends with a kill, and the next begins with what was committed. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { createApp } from '../../src/app.ts';
import { createPending } from '../../src/auth/pending.ts';
import { createSessions } from '../../src/auth/sessions.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Report } from '../../src/contract/report.ts';
import type { Db } from '../../src/db/open.ts';
import type { Deps } from '../../src/deps.ts';
import { createOutside, watchPayments } from '../../src/health/outside.ts';
import { createLog } from '../../src/log.ts';
import { createPayments } from '../../src/payments/payments.ts';
import { createStripe } from '../../src/payments/stripe-client.ts';
import { openSigner, type Signer } from '../../src/signing/signer.ts';
import { createWebhookSender } from '../../src/webhooks/sender.ts';
import type { Analysts } from '../../src/workflows/analysts.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { missing, topics } from '../../src/workflows/quick-tasks.ts';
import type { Chance } from './chance.ts';
import { type Faults, fileError, Killed, type Life } from './faults.ts';
import { cutPower, saveFiles, watchFiles } from './files.ts';
import type { Post } from './post.ts';
import type { Provider } from './provider.ts';
import type { Runner } from './runner.ts';
import { smallReport as report } from './small-report.ts';
import { exposed, openStore, type Store } from './store.ts';
import { pagesOf } from './watching.ts';

export const ORIGIN = 'http://localhost:4321';

/** What the socket of a request says of its other end. */
const CLIENT = { remoteAddress: '127.0.0.1', remotePort: 50_000, remoteFamily: 'IPv4' };

/** How late the main loop is goes by the real clock, and the timer that looks would outlive the server. */
const BOUNDLESS = { enter: () => () => undefined };

/** What is made once for all schedules of a process. */
export type Base = { config: Config; store: Store; signer: Signer; folder: string };

export async function prepareBase(folder: string, now: Date): Promise<Base> {
  return { config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), store: openStore(), signer: await openSigner(folder, () => now), folder };
}

const poor: Report = { ...report, coverage: { ...report.coverage, enough: false } };

export type World = {
  chance: Chance;
  faults: Faults;
  provider: Provider;
  post: Post;
  runner: Runner;
  /** Is told of what goes wrong outside of a single call. */
  count: (kind: string) => void;
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
    glance: async () => ({ pages: 40, named: 38, domains: 30 }),
    pageState: async () => 'unknown',
    legal: async ({ name, version }) => Buffer.from(`%PDF-1.7 ${name} ${version}`),
    async watch({ subject }) {
      await turn();
      const fault = faults.at('watch', life);
      if (fault === 'killed in a round') faults.kill(life);
      if (fault) fail('no search service answers');
      const { sightings, setAside } = pagesOf(subject.name, world.chance, world.nowMs());
      return { sightings, setAside, seen: sightings.map(({ canonicalUrl }) => canonicalUrl), asked: ['searxng'], unanswered: [] };
    },
    // No copies of pages are kept here.
    watchAgain: async (_subject, stored) => stored.map(({ id }) => ({ id, is: 'unknown' })),
    feed: async () => ({ status: 'unchanged' }),
    watchPages: async () => ({ found: new Map(), seen: [] }),
    quick: { topics: async (input) => topics(input), missing: async (input) => missing(input) },
  };
}

export type Answer = { status: number; text: string; json: never };
export type Server = ReturnType<typeof createServer>;

/** Made when it is first used: many a life ends before it is asked for anything. */
function onDemand<T extends object>(make: () => T): T {
  let made: T | null = null;
  return new Proxy({} as T, {
    get(_, name) {
      made ??= make();
      const value = Reflect.get(made, name, made) as unknown;
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

/** @param folder the data folder of this schedule */
export function createServer(base: Base, world: World, folder: string) {
  mkdirSync(folder, { recursive: true });
  base.store.open();
  const { client } = base.store;
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
    const shown = exposed(base.store, world.faults, life);
    const db = drizzle({ client: shown }) as Db;
    const outside = createOutside(clock);
    const payments = onDemand(() => {
      const stripe = createStripe({ secretKey: config.payments.secretKey, apiBase: ORIGIN, retries: 0, fetch: world.provider.fetch(life, world.turn) });
      return watchPayments(createPayments(stripe, { ...config.payments, scriptUrl: null }), outside);
    });
    const deps: Deps = {
      config,
      db,
      clock,
      log,
      outside,
      closedSources: () => new Set(),
      workers: () => [],
      // Limits are counted by the real clock's timers and have tests of their own.
      limits: { use: none, clear: none },
      pending: createPending(clock),
      sessions: createSessions(db, false, clock),
      payments,
      companies: null,
      ksef: null,
      mailer: world.post.mailer(life, world.turn),
      analysts: analystsOf(world, life),
      workflows: world.runner.workflows(life),
      webhooks: createWebhookSender({ allow: [] }),
      signer: base.signer,
    };
    return { life, deps, app: onDemand(() => createApp(deps, BOUNDLESS)), background: startBackground(deps, { scheduled: false }) };
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
    bytes: () => base.store.bytes(),
    folder,
    /** @returns brings files and rows back to what they are now, any number of times, and begins a new life */
    save(): () => void {
      const [files, rows] = [saveFiles(folder), base.store.save()];
      return () => {
        now.life.dead = true;
        files();
        rows();
        now = begin();
      };
    },
    current: () => now,
    /** A process that was killed takes the machine with it: what was not synced is lost. */
    restart(): void {
      if (now.life.dead) {
        cutPower();
        if (world.runner.cutPower() > 0) world.count('last notes of workflows.db lost');
      } else world.runner.sync();
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
        { incoming: { socket: CLIENT } },
      );
      const text = await response.text();
      let json: unknown = null;
      if (text.startsWith('{') || text.startsWith('[')) json = JSON.parse(text);
      return { status: response.status, text, json: json as never };
    },
    close(): void {
      now.life.dead = true;
      watchFiles(null);
      base.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
    reports: join(folder, 'reports'),
  };
}
