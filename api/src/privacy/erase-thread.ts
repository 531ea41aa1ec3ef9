/** The thread of `eraseLeftovers`. Its transactions are short, as a write of the main thread waits for them. */
import '../module-paths.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from './erase-leftovers.ts';

const [{ openDatabase }, { eraseAll }] = await Promise.all([import('../db/open.ts'), import('./erase-leftovers.ts')]);
const { file, dataDir, now } = workerData as ThreadData;
const db = openDatabase(file, { migrations: 'require' });
try {
  await eraseAll({ db, clock: () => new Date(now), config: { dataDir }, onStuck: (error) => parentPort?.postMessage(error) });
} finally {
  db.$client.close();
}
