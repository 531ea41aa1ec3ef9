/** Worker threads for language work and PDFs. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Tasks } from './tasks.ts';

export type Pool = {
  run<T extends keyof Tasks>(name: T, input: Parameters<Tasks[T]>[0]): Promise<Awaited<ReturnType<Tasks[T]>>>;
  close(): Promise<void>;
};

/** One thread fewer than cores, at least one: the main loop keeps a core to answer requests. */
export function createPool(threads: number = Math.max(1, availableParallelism() - 1)): Pool {
  const piscina = new Piscina({
    filename: new URL('./tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    // Enough for a 2 MB page's document tree; a page that needs more fails alone.
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  return {
    run: (name, input) => piscina.run(input, { name }),
    close: () => piscina.destroy(),
  };
}
