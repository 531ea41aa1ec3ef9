/** The world of one schedule or one life: buyers, provider, mail server, clock and server, by a seed. */
import { join } from 'node:path';
import { setImmediate as events } from 'node:timers/promises';
import type { Stage } from './buyers.ts';
import { type Chance, chanceOf } from './chance.ts';
import { createFaults, type Faults } from './faults.ts';
import { pin, savePins, setNow } from './pinned.ts';
import { createPost } from './post.ts';
import { createProvider } from './provider.ts';
import { createRunner } from './runner.ts';
import { type Base, createServer, prepareBase, type World } from './server.ts';

const START = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
/** How far the clock goes between two rounds of the end: beyond every term and retry, and the 30 days of a last letter that cannot be sent. */
export const END = [60_000, HOUR, 7 * HOUR, 13 * HOUR, 13 * HOUR, 13 * HOUR, 31 * 24 * HOUR];

const WAITING = "select 1 from monitoring_rounds where status = 'queued'";
/** As many as there are buyers. */
const MOST_WAITING = 3;

export function prepare(folder: string): Promise<Base> {
  setNow(START);
  pin(0);
  return prepareBase(folder, new Date(START));
}

/** Runs `work` in turns: those that have reached the network wait there, and chance says who goes on. */
function scheduler(draw: (n: number) => number) {
  const parked: (() => void)[] = [];
  let overlapping = false;
  return {
    turn: (): Promise<void> => (overlapping ? new Promise((go) => void parked.push(go)) : Promise.resolve()),
    async run<T>(works: (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
      overlapping = works.length > 1;
      let open = works.length;
      const all = Promise.allSettled(works.map((work) => work().finally(() => open--)));
      while (open > 0) {
        await events();
        if (open > 0 && parked.length > 0) parked.splice(draw(parked.length), 1)[0]?.();
      }
      overlapping = false;
      for (const go of parked.splice(0)) go();
      return all;
    },
  };
}

/** Two administrators, who signed in before anything happened. */
async function administrators({ server }: Stage): Promise<string[]> {
  const cookies: string[] = [];
  for (const n of [1, 2]) {
    const id = String(n).repeat(32);
    server.client
      .prepare(`insert into users (id, email, first_name, last_name, password_hash, is_admin, created_at) values (?, ?, 'A', 'B', 'x', 1, ?)`)
      .run(id, `admin${n}@simulated.example`, START);
    const { sessions } = server.current().deps;
    cookies.push(`${sessions.cookieName}=${await sessions.create(id)}`);
  }
  return cookies;
}

export type Opened = {
  stage: Stage;
  chance: Chance;
  faults: Faults;
  run: ReturnType<typeof scheduler>['run'];
  /** @returns brings the whole world back to what it is now, any number of times; the server begins anew from what is stored */
  save(): () => void;
  /** From here on chance and ids follow another seed, and no fault waits. */
  branch(seed: number): void;
};

/** @param count is told of every fault that struck */
export async function openStage(base: Base, seed: number, count: (kind: string) => void): Promise<Opened> {
  let nowMs = START;
  setNow(nowMs);
  pin(seed);
  const chance = chanceOf(seed);
  const faults = createFaults(chance, count);
  const { turn, run } = scheduler(chance.below);
  const clockMs = () => nowMs;
  const advance = (ms: number) => {
    nowMs += ms;
    setNow(nowMs);
  };
  const provider = createProvider(chance, faults, clockMs, base.config.payments.webhookSecret);
  const world: World = { chance, faults, provider, post: createPost(faults), runner: createRunner(chance, faults), nowMs: clockMs, advance, turn, count };
  const server = createServer(base, world, join(base.folder, `seed-${seed}`));
  const buyers = [1, 2, 3].map((n) => ({ email: `b${n}q${seed}zw@simulated.example`, mark: `b${n}q${seed}zw`, gone: false, moved: false }));
  const stage: Stage = { world, server, chance, buyers, orders: [], cases: [], admins: [], touched: new Set(), count, broken: [] };
  stage.admins = await administrators(stage);
  const people = () => structuredClone({ buyers: stage.buyers, orders: stage.orders, cases: stage.cases, broken: stage.broken });
  const save = () => {
    const [was, ms] = [people(), nowMs];
    // The server first, and with no fault waiting: it begins anew, and its first statements are prepared then.
    const parts = [server, chance, faults, provider, world.post, world.runner].map((part) => part.save());
    const pins = savePins();
    return () => {
      Object.assign(stage, structuredClone(was));
      advance(ms - nowMs);
      faults.disarm();
      for (const restore of parts) restore();
      pins();
    };
  };
  const branch = (from: number) => {
    chance.reseed(from);
    pin(from);
    faults.disarm();
    stage.touched = new Set();
  };
  return { stage, chance, faults, run, save, branch };
}

/** What a clock does at the end, and what is done in between. */
export type End = {
  ms: readonly number[];
  /** Rounds of monitoring that wait are begun one a minute. */
  rounds: boolean;
  /** Only what somebody has touched is brought to its end. */
  touched: boolean;
  /** Whether nothing is owed any more. */
  isDone: () => boolean;
};
/** Days, and then a month. */
export const WHOLE_END: End = { ms: END, rounds: true, touched: false, isDone: () => false };

/** A time in which everything outside works. @param step does an action and says whether all promises hold */
export async function letAllWork({ world, server, touched }: Stage, step: (action: string) => Promise<boolean>, end: End): Promise<string[]> {
  const { provider } = world;
  for (const ms of end.ms) {
    world.advance(ms);
    for (const event of [...provider.events]) {
      const { body, signature } = provider.signed(event);
      const { status } = await server.call('/api/payments/webhook', { raw: body, headers: { 'stripe-signature': signature } });
      if (status !== 200) return [`a webhook is not taken: ${event.type} ${status}`];
      provider.events.splice(provider.events.indexOf(event), 1);
    }
    // Rounds by schedule are begun a few at a time, each time in a minute of its own.
    for (let minute = 0; minute === 0 || (end.rounds && minute <= MOST_WAITING && server.rows(WAITING).length > 0); minute++) {
      if (!(await step('tickAll'))) return [];
      const left = () => world.runner.open(end.touched ? touched : undefined).length;
      for (let i = 0; i < 60 && left() > 0; i++) if (!(await step(end.touched ? 'workTouched' : 'work'))) return [];
      if (end.touched && !(await step('letters'))) return [];
    }
    while (provider.settle(false));
    if (end.isDone()) break;
  }
  return [];
}
