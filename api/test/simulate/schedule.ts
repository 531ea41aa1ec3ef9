/**
 * Schedules by their seeds: actions and faults in an order of chance, then a time in which everything outside works. Some seeds share one life:
 * the first lives it whole, the others branch off at one of three places of it, go on for some actions of their own, and end when nothing is owed
 * any more.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ACTIONS, drawAction, leadTo, standsAlone } from './actions.ts';
import { faultsAtEnd, faultsNow } from './invariants.ts';
import type { Base } from './server.ts';
import { END, type End, letAllWork, type Opened, openStage, WHOLE_END } from './stage.ts';
import { openFileStore } from './store.ts';

/** Actions of a whole life. */
const STEPS = 45;
/** A whole life branches after each so many actions, */
const EVERY = 15;
/** into so many others. */
const BRANCHES = 6;
/** Actions of a branch. */
const OWN = 15;
/** The share of branches that last for longer than a day. */
const LASTING = 0.25;
const DAY = 25 * 3_600_000;
/** Of each so many blocks one lives its whole life over a file, apart from its branches: there the free pages of the database are searched, too. */
const OVER_FILE = 4;
const DELETIONS = 3;
/** Seeds that share a life. */
export const BLOCK = 1 + (STEPS / EVERY) * BRANCHES;

export type Outcome = { seed: number; hash: string; trace: string[]; broken: string[]; steps: number };
type Course = Omit<Outcome, 'seed' | 'hash'>;

/** Does the named actions at once, restarts what was killed, and holds the result against the invariants. @returns whether all hold */
async function step({ stage, faults, run }: Opened, course: Course, names: string[]): Promise<boolean> {
  const { trace, broken } = course;
  course.steps += 1;
  const results = await run(names.map((name) => async () => (ACTIONS[name] as (typeof ACTIONS)[string]).act(stage)));
  const struck = faults.taken();
  const words = results.map((result, i) => `${names[i]} ${result.status === 'fulfilled' ? result.value : `✗ ${String(result.reason)}`}`.trim());
  trace.push(`${new Date(stage.world.nowMs()).toISOString().slice(0, 16)} ${words.join(' | ')}${struck ? ` ⚡ ${struck}` : ''}`);
  if (!struck && words.some((word) => / 5\d\d /.test(`${word} `) || word.includes('✗'))) broken.push(`failed without a fault: ${words.join(' | ')}`);
  if (stage.server.current().life.dead) stage.server.restart();
  broken.push(...faultsNow(stage));
  return broken.length === 0;
}

/** @param likely how likely a fault is set before the action */
async function act(opened: Opened, course: Course, likely: number): Promise<boolean> {
  const { chance, faults } = opened;
  const names = [chance.is(likely) ? leadTo(faults.arm(), chance) : drawAction(chance)];
  while (names.length < 3 && chance.is(0.25)) names.push(drawAction(chance));
  return step(opened, course, names.some(standsAlone) ? names.filter(standsAlone).slice(0, 1) : names);
}

async function finish(opened: Opened, { trace, broken, ...course }: Course, seed: number, end: End): Promise<Outcome> {
  const { stage, faults } = opened;
  const going = { trace, broken, ...course };
  faults.disarm();
  if (broken.length === 0) broken.push(...(await letAllWork(stage, (action) => step(opened, going, [action]), end)));
  if (broken.length === 0) broken.push(...faultsAtEnd(stage, end.touched ? stage.touched : undefined));
  const state = stage.server.rows('select payment_status, report_status, refund_id, run, sources from orders order by id');
  const letters = stage.world.post.taken.map(({ messageId, to }) => [messageId, to]);
  const hash = createHash('sha256')
    .update(JSON.stringify([trace, state, letters, broken]))
    .digest('hex');
  return { seed, hash, trace, broken: [...new Set(broken)], steps: going.steps };
}

/** A branch of a life that has come to `before`. */
async function branch(opened: Opened, before: Course, seed: number): Promise<Outcome> {
  const { stage, chance } = opened;
  opened.branch(seed);
  const course = { trace: [`seed ${seed} goes on alone`], broken: [], steps: 0 };
  for (let i = 0; i < OWN && course.broken.length === 0; i++) await act(opened, course, 0.7);
  // Some go on for a day, so that terms end: what is owed no more may be owed again.
  const until = stage.world.nowMs() + (chance.is(LASTING) ? DAY : 0);
  const isDone = () => stage.world.nowMs() >= until && faultsAtEnd(stage, stage.touched).length === 0;
  const outcome = await finish(opened, course, seed, { ms: END, rounds: false, touched: true, isDone });
  return { ...outcome, trace: [...before.trace, ...outcome.trace] };
}

/** A whole life over a database in a file, without branches. Before its end some delete their accounts: what they leave is what it is about. */
async function liveOverFile(base: Base, seed: number, count: (kind: string) => void): Promise<Outcome> {
  const store = openFileStore(base.store, join(base.folder, `life-${seed}.db`));
  const opened = await openStage({ ...base, store }, seed, count);
  const course: Course = { trace: [], broken: [], steps: 0 };
  try {
    for (let done = 0; done < STEPS && course.broken.length === 0; done++) await act(opened, course, 0.5);
    for (let n = 0; n < DELETIONS && course.broken.length === 0; n++) await step(opened, course, ['delete']);
    return await finish(opened, course, seed, WHOLE_END);
  } finally {
    opened.stage.server.close();
  }
}

/**
 * The schedules of one block of seeds.
 * @param wanted which of its seeds are run
 * @param count is told of every fault that struck in one of them
 */
export async function* runBlock(base: Base, block: number, wanted: (seed: number) => boolean, count: (kind: string) => void): AsyncGenerator<Outcome> {
  const first = block * BLOCK;
  const apart = block % OVER_FILE === 0;
  if (apart && wanted(first)) yield await liveOverFile(base, first, count);
  if (apart && !Array.from({ length: BLOCK - 1 }, (_, n) => first + 1 + n).some(wanted)) return;
  const alone = (seed: number) => seed === first && !apart && wanted(first);
  let counts = alone(first);
  const opened = await openStage(base, first, (kind) => counts && count(kind));
  const course: Course = { trace: [], broken: [], steps: 0 };
  try {
    for (let done = 1; done <= STEPS && course.broken.length === 0; done++) {
      await act(opened, course, 0.5);
      if (done % EVERY > 0 || course.broken.length > 0) continue;
      const restore = opened.save();
      for (let n = 0; n < BRANCHES; n++) {
        const seed = first + 1 + (done / EVERY - 1) * BRANCHES + n;
        if (!wanted(seed)) continue;
        restore();
        counts = true;
        yield await branch(opened, course, seed);
      }
      restore();
      counts = alone(first);
    }
    // A life that broke before a branch's place breaks it too.
    if (alone(first) || course.broken.length > 0) yield await finish(opened, course, first, WHOLE_END);
  } finally {
    opened.stage.server.close();
  }
}
