/** Worker threads for language work and PDFs. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { createSemaphore } from '../research/index.ts';
import type { QuickTasks } from './quick-tasks.ts';
import type { Tasks } from './tasks.ts';

type AllTasks = Tasks & QuickTasks;
export type Pool = {
  run<T extends keyof AllTasks>(name: T, input: Parameters<AllTasks[T]>[0]): Promise<Awaited<ReturnType<AllTasks[T]>>>;
  close(): Promise<void>;
};

/** Longest time of a task, in milliseconds, from the moment a thread is free for it; then it is ended together with its thread. */
const DEADLINES: Partial<Record<keyof AllTasks, number>> = { read: 30_000, feed: 30_000 };
const DEADLINE = 600_000;

const QUICK: Record<keyof QuickTasks, true> = { topics: true, advise: true, missing: true, naming: true };

/**
 * One thread fewer than cores, at least one: the main loop keeps a core to answer requests. What requests wait for has a
 * further thread, which lives on once it was asked. A task over its deadline is rejected; the others go on.
 * @param deadlines by task, in milliseconds; tests only
 */
export function createPool(threads: number = Math.max(1, availableParallelism() - 1), deadlines = DEADLINES): Pool {
  const piscina = new Piscina({
    filename: new URL('./tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    // Enough for a 2 MB page's document tree; a page that needs more fails alone.
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  const quick = new Piscina({
    filename: new URL('./quick-tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // The pool's own queue would count the waiting, too.
  const slots = createSemaphore(threads);
  const timed = (name: keyof AllTasks, input: unknown) =>
    slots.run(() => piscina.run(input, { name, signal: AbortSignal.timeout(deadlines[name] ?? DEADLINE) }));
  return {
    run: (name, input) => (name in QUICK ? quick.run(input, { name }) : timed(name, input)),
    async close() {
      await Promise.all([piscina.destroy(), quick.destroy()]);
    },
  };
}
