/** One schedule by its seed: actions and faults in an order of chance, then days in which everything works. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as events } from 'node:timers/promises';
import { ACTIONS, drawAction, leadTo, type Stage, standsAlone } from './actions.ts';
import { chanceOf } from './chance.ts';
import { createFaults } from './faults.ts';
import { faultsAtEnd, faultsNow } from './invariants.ts';
import { pin, setNow } from './pinned.ts';
import { createPost } from './post.ts';
import { createProvider } from './provider.ts';
import { createRunner } from './runner.ts';
import { type Base, createServer, prepareBase, type World } from './server.ts';

const START = Date.parse('2026-11-20T09:00:00Z');
const STEPS = 45;
const HOUR = 3_600_000;
/** How far the clock goes between two rounds of the end: beyond every term and retry, and the 30 days of a last letter that cannot be sent. */
const END = [60_000, HOUR, 7 * HOUR, 13 * HOUR, 13 * HOUR, 13 * HOUR, 31 * 24 * HOUR];

export type Outcome = { seed: number; hash: string; trace: string[]; broken: string[]; steps: number };

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

/** @param count is told of every fault that struck */
export async function runSchedule(base: Base, seed: number, count: (kind: string) => void): Promise<Outcome> {
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
  const world: World = { faults, provider, post: createPost(faults), runner: createRunner(chance, faults), nowMs: clockMs, advance, turn };
  const server = createServer(base, world, join(base.folder, `seed-${seed}`));
  const buyers = [1, 2, 3].map((n) => ({ email: `b${n}q${seed}zw@simulated.example`, mark: `b${n}q${seed}zw`, gone: false, moved: false }));
  const stage: Stage = { world, server, chance, buyers, orders: [], cases: [], admins: [], count, broken: [] };
  const trace: string[] = [];
  const broken: string[] = [];
  let steps = 0;

  /** Does the named actions at once, restarts what was killed, and holds the result against the invariants. */
  const step = async (names: string[]): Promise<boolean> => {
    steps += 1;
    const results = await run(names.map((name) => async () => (ACTIONS[name] as (typeof ACTIONS)[string]).act(stage)));
    const struck = faults.taken();
    const words = results.map((result, i) => `${names[i]} ${result.status === 'fulfilled' ? result.value : `✗ ${String(result.reason)}`}`.trim());
    trace.push(`${new Date(nowMs).toISOString().slice(0, 16)} ${words.join(' | ')}${struck ? ` ⚡ ${struck}` : ''}`);
    if (!struck && words.some((word) => / 5\d\d /.test(`${word} `) || word.includes('✗'))) broken.push(`failed without a fault: ${words.join(' | ')}`);
    if (server.current().life.dead) server.restart();
    broken.push(...faultsNow(stage));
    return broken.length === 0;
  };

  try {
    stage.admins = await administrators(stage);
    for (let i = 0; i < STEPS && broken.length === 0; i++) {
      const names = [chance.is(0.5) ? leadTo(faults.arm(), chance) : drawAction(chance)];
      while (names.length < 3 && chance.is(0.25)) names.push(drawAction(chance));
      await step(names.some(standsAlone) ? names.filter(standsAlone).slice(0, 1) : names);
    }
    faults.disarm();
    for (const ms of END) {
      if (broken.length > 0) break;
      advance(ms);
      for (const event of [...provider.events]) {
        const { body, signature } = provider.signed(event);
        const { status } = await server.call('/api/payments/webhook', { raw: body, headers: { 'stripe-signature': signature } });
        if (status === 200) provider.events.splice(provider.events.indexOf(event), 1);
        else broken.push(`a webhook is not taken: ${event.type} ${status}`);
      }
      await step(['tickAll']);
      for (let i = 0; i < 60 && world.runner.open().length > 0 && broken.length === 0; i++) await step(['work']);
      while (provider.settle(false));
    }
    if (broken.length === 0) broken.push(...faultsAtEnd(stage));
    const state = server.client.prepare('select payment_status, report_status, refund_id, run, sources from orders order by id').raw().all();
    const hash = createHash('sha256')
      .update(JSON.stringify([trace, state, world.post.taken.map(({ messageId, to }) => [messageId, to]), broken]))
      .digest('hex');
    return { seed, hash, trace, broken: [...new Set(broken)], steps };
  } finally {
    server.close();
  }
}
