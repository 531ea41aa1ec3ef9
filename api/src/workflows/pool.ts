/** Where language work and PDFs are done: threads of this process, and workers on other machines. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { QuickTasks } from './quick-tasks.ts';
import { NotDone, type Remote } from './remote.ts';
import { type AllTasks, BEHIND, DEADLINES, deadlineOf, threadsOf } from './threads.ts';

export type Pool = {
  run<T extends keyof AllTasks>(name: T, input: Parameters<AllTasks[T]>[0]): Promise<Awaited<ReturnType<AllTasks[T]>>>;
  close(): Promise<void>;
};

const QUICK: Record<keyof QuickTasks, true> = { topics: true, missing: true, naming: true };

/** A task that waits for a place. `lostBy`: workers that did not do it; none is asked twice, so that it comes to an end. */
type Waiting = { name: keyof AllTasks; input: unknown; lostBy: Set<Remote>; resolve: (value: unknown) => void; reject: (error: unknown) => void };

/**
 * One thread fewer than cores, at least one: the main loop keeps a core to answer requests. What requests wait for has a
 * further thread, which lives on once it was asked. A task over its deadline is rejected; the others go on.
 * @param deadlines by task, in milliseconds; tests only
 * @param remotes workers: a task goes to the one with the most room, otherwise to a thread here. One that a worker has lost is done
 * again elsewhere, which is safe because tasks are pure: its caller gets one result, and stores it once.
 * @param nice steps of `nice` by which threads are behind the main loop
 */
export function createPool(
  threads: number = Math.max(1, availableParallelism() - 1),
  deadlines = DEADLINES,
  remotes: readonly Remote[] = [],
  nice: number = BEHIND,
): Pool {
  const piscina = new Piscina({ ...threadsOf(nice), filename: new URL('./tasks.ts', import.meta.url).href, maxThreads: threads });
  const quick = new Piscina({
    filename: new URL('./quick-tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // Piscina's own queue would count the waiting into the deadline, too.
  const waiting: Waiting[] = [];
  let free = threads;
  let closed = false;

  const here = async (task: Waiting) => {
    free--;
    const { name, input } = task;
    await piscina.run(input, { name, signal: AbortSignal.timeout(deadlineOf(name, deadlines)) }).then(task.resolve, task.reject);
    free++;
    fill();
  };
  const there = async (task: Waiting, remote: Remote) => {
    await remote.run(task.name, task.input).then(task.resolve, (error: unknown) => {
      if (!(error instanceof NotDone)) return task.reject(error);
      task.lostBy.add(remote);
      if (closed) task.reject(error);
      else waiting.unshift(task);
    });
    fill();
  };
  /** Gives places to those who wait, the first come first. */
  const fill = () => {
    const byRoom = [...remotes].sort((a, b) => b.free() - a.free());
    for (const remote of byRoom)
      for (let at = 0; at < waiting.length && remote.free() > 0; ) {
        const task = waiting[at] as Waiting;
        if (task.lostBy.has(remote)) {
          at++;
          continue;
        }
        waiting.splice(at, 1);
        void there(task, remote);
      }
    while (free > 0 && waiting.length > 0) void here(waiting.shift() as Waiting);
  };
  for (const remote of remotes) remote.watch(fill);

  return {
    run: (name, input) =>
      name in QUICK
        ? quick.run(input, { name })
        : new Promise((resolve, reject) => {
            waiting.push({ name, input, lostBy: new Set(), resolve: resolve as Waiting['resolve'], reject });
            fill();
          }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new Error('the pool is closed'));
      await Promise.all([piscina.destroy(), quick.destroy(), ...remotes.map((remote) => remote.close())]);
    },
  };
}
