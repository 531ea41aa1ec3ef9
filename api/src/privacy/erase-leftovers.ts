/** Removes what erasures have queued: rows and words of the full-text index (`erase-rows.ts`), then files (`erase-files.ts`). In parts. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Deps } from '../deps.ts';
import { JOURNAL, markErased, pendingAfter } from '../erasures/erase-later.ts';
import { eraseFiles } from './erase-files.ts';
import { type Erasing, eraseRows } from './erase-rows.ts';

/** What the thread is given; it opens the database itself. */
export type ThreadData = { file: string; dataDir: string; now: number };
/** What it says: that a file cannot be removed now, or that it asks for its next turn to write. */
export type Said = { kind: 'stuck'; error: unknown } | { kind: 'turn' };

/** The whole queue, and the journal after it. Idempotent: what a crash left is done by the next call. */
export async function eraseAll(deps: Erasing): Promise<void> {
  await eraseRows(deps);
  await eraseFiles(deps);
  markErased(deps.db, JOURNAL);
  // The write-ahead log still contains the old pages. Most of them go without holding whoever writes; emptying it holds them.
  deps.db.$client.pragma('wal_checkpoint(PASSIVE)');
  deps.db.$client.pragma('wal_checkpoint(TRUNCATE)');
}

/** {@link eraseAll} in a thread of its own. @param signal ends the thread; what it had not committed is done by the next one */
async function eraseAside({ db, config, clock, onStuck }: Erasing, signal?: AbortSignal): Promise<void> {
  const workerData: ThreadData = { file: db.$client.name, dataDir: config.dataDir, now: clock().getTime() };
  const thread = new Worker(new URL('./erase-thread.ts', import.meta.url), { workerData });
  thread.on('message', (said: Said) => (said.kind === 'turn' ? thread.postMessage(null) : onStuck(said.error)));
  const end = () => void thread.terminate();
  signal?.addEventListener('abort', end, { once: true });
  try {
    // An error of the thread rejects here.
    await once(thread, 'exit');
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/**
 * Processes the queue; of a database in a file in a thread: each transaction and each file is synced to the disk, and emptying the journal
 * writes all of it into the database, which holds whoever waits.
 * @param signal ends it between two parts
 */
export async function eraseLeftovers(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (pendingAfter(deps.db, '', 1).length === 0) return;
  // What cannot be removed now keeps none of the others waiting, and is tried again.
  const erasing: Erasing = { ...deps, onStuck: (error) => deps.log.warn({ err: error }, 'not erased yet') };
  if (deps.db.$client.memory) await eraseAll(erasing);
  else await eraseAside(erasing, signal);
}
