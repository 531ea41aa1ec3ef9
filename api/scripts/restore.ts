/**
 * `npm run restore -- FOLDER [DAY]`: puts a backup (`npm run backup`) into an empty DATA_DIR: the newest state, or the copy of a day such as
 * 2026-11-23. Nothing is overwritten.
 */
import { resolve } from 'node:path';
import { restoreBackup } from '../src/backup/restore.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { DataFault, prepareFolder } from '../src/folder.ts';
import { lockFolder } from '../src/lock.ts';
import { loadSettings } from './lib/run.ts';

function main(): string {
  process.umask(0o027);
  const [given, day = null, ...more] = process.argv.slice(2);
  if (!given || more.length > 0 || (day !== null && !/^\d{4}-\d\d-\d\d$/.test(day))) throw new DataFault('Usage: npm run restore -- FOLDER [YYYY-MM-DD]');
  loadSettings();
  const { dataDir } = readConfig(process.env);
  prepareFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const { at, orders, newestOrder, files } = restoreBackup(resolve(given), dataDir, day);
    return [
      `Restored into ${dataDir}: the state of ${at}, ${orders} orders${newestOrder ? `, the newest of ${newestOrder.toISOString()}` : ''}, ${files} files.`,
      'Start the server, then compare payments since that moment with the list of the provider.',
    ].join('\n');
  } finally {
    lock.release();
  }
}

try {
  process.stdout.write(`${main()}\n`);
} catch (error) {
  if (!(error instanceof DataFault || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
