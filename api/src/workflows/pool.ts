/** Worker threads for language work and PDFs. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { QuickTasks } from './quick-tasks.ts';
import type { Tasks } from './tasks.ts';

type AllTasks = Tasks & QuickTasks;
export type Pool = {
  run<T extends keyof AllTasks>(name: T, input: Parameters<AllTasks[T]>[0]): Promise<Awaited<ReturnType<AllTasks[T]>>>;
  close(): Promise<void>;
};

const QUICK: Record<keyof QuickTasks, true> = { topics: true, advise: true };

/**
 * One thread fewer than cores, at least one: the main loop keeps a core to answer requests. What requests wait for has a
 * further thread, which lives on once it was asked.
 */
export function createPool(threads: number = Math.max(1, availableParallelism() - 1)): Pool {
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
  return {
    run: (name, input) => (name in QUICK ? quick : piscina).run(input, { name }),
    async close() {
      await Promise.all([piscina.destroy(), quick.destroy()]);
    },
  };
}
