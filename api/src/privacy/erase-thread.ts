/** The thread of `eraseRowsAside`. Its transactions are short, as a write of the main thread waits for them. */
import { workerData } from 'node:worker_threads';
import { openDatabase } from '../db/open.ts';
import { eraseRows } from './erase-rows.ts';

const { file, dataDir } = workerData as { file: string; dataDir: string };
const db = openDatabase(file, { migrations: 'require' });
try {
  await eraseRows({ db, clock: () => new Date(), config: { dataDir } });
} finally {
  db.$client.close();
}
