/** The thread of `eraseLeftovers`. Its transactions are short, as a write of the main thread waits for them. */
import '../module-paths.ts';
import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Said, ThreadData } from './erase-leftovers.ts';

const port = parentPort as MessagePort;
const say = (said: Said) => port.postMessage(said);
/** A main thread that waits to write does not answer: it looks again after up to 25 ms, and until it has written no part begins. */
async function turn(): Promise<void> {
  const answer = once(port, 'message');
  say({ kind: 'turn' });
  await answer;
}

const [{ openDatabase }, { eraseAll }] = await Promise.all([import('../db/open.ts'), import('./erase-leftovers.ts')]);
const { file, dataDir, now } = workerData as ThreadData;
const db = openDatabase(file, { migrations: 'require' });
try {
  await eraseAll({ db, clock: () => new Date(now), config: { dataDir }, onStuck: (error) => say({ kind: 'stuck', error }), turn });
} finally {
  db.$client.close();
}
