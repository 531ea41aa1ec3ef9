/** What threads of the server and of a worker have in common: their limits, so that a task fails on both or on neither. */
import type { QuickTasks } from './quick-tasks.ts';
import type { Tasks } from './tasks.ts';

export type AllTasks = Tasks & QuickTasks;
/** Longest time of a task, in milliseconds, from the moment a thread is free for it; then it is ended together with its thread. */
export type Deadlines = Partial<Record<keyof AllTasks, number>>;

export const DEADLINES: Deadlines = { read: 30_000, feed: 30_000 };
const DEADLINE = 600_000;
/** @param name of a task, or what a request says is one */
export const deadlineOf = (name: string, deadlines: Deadlines): number => (Object.hasOwn(deadlines, name) && deadlines[name as keyof AllTasks]) || DEADLINE;

/** Answers come first where cores are few. */
export const BEHIND = 5;

/**
 * Threads end after a minute without work. The memory is enough for a 2 MB page's document tree; a page that needs more fails alone.
 * @param nice only Linux has a priority of each thread; elsewhere the main loop would be lowered, too
 */
export const threadsOf = (nice: number) => ({
  minThreads: 0,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 768 },
  niceIncrement: process.platform === 'linux' ? nice : 0,
});
