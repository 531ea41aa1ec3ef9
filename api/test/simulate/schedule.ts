/** One schedule by its seed: actions and faults in an order of chance, then days in which everything works. */
import { createHash } from 'node:crypto';
import { ACTIONS, drawAction, leadTo, standsAlone } from './actions.ts';
import { faultsAtEnd, faultsNow } from './invariants.ts';
import type { Base } from './server.ts';
import { letAllWork, openStage } from './stage.ts';

const STEPS = 45;

export type Outcome = { seed: number; hash: string; trace: string[]; broken: string[]; steps: number };

/** @param count is told of every fault that struck */
export async function runSchedule(base: Base, seed: number, count: (kind: string) => void): Promise<Outcome> {
  const { stage, chance, faults, run } = await openStage(base, seed, count);
  const { server, world } = stage;
  const trace: string[] = [];
  const broken: string[] = [];
  let steps = 0;

  /** Does the named actions at once, restarts what was killed, and holds the result against the invariants. */
  const step = async (names: string[]): Promise<boolean> => {
    steps += 1;
    const results = await run(names.map((name) => async () => (ACTIONS[name] as (typeof ACTIONS)[string]).act(stage)));
    const struck = faults.taken();
    const words = results.map((result, i) => `${names[i]} ${result.status === 'fulfilled' ? result.value : `✗ ${String(result.reason)}`}`.trim());
    trace.push(`${new Date(world.nowMs()).toISOString().slice(0, 16)} ${words.join(' | ')}${struck ? ` ⚡ ${struck}` : ''}`);
    if (!struck && words.some((word) => / 5\d\d /.test(`${word} `) || word.includes('✗'))) broken.push(`failed without a fault: ${words.join(' | ')}`);
    if (server.current().life.dead) server.restart();
    broken.push(...faultsNow(stage));
    return broken.length === 0;
  };

  try {
    for (let i = 0; i < STEPS && broken.length === 0; i++) {
      const names = [chance.is(0.5) ? leadTo(faults.arm(), chance) : drawAction(chance)];
      while (names.length < 3 && chance.is(0.25)) names.push(drawAction(chance));
      await step(names.some(standsAlone) ? names.filter(standsAlone).slice(0, 1) : names);
    }
    faults.disarm();
    if (broken.length === 0) broken.push(...(await letAllWork(stage, (action) => step([action]))));
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
