/**
 * `npm run backup -- FOLDER`: keeps a copy of the data folder in another folder, four times a second, until it is stopped. The server may
 * run, stop and start beside it. FOLDER: on another disk or machine.
 */
import { resolve } from 'node:path';
import { DatabaseReplaced } from '../src/backup/follow-database.ts';
import { keepBackup } from '../src/backup/keep-backup.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { DataFault, isStorageFault, makeFolder } from '../src/folder.ts';
import { FolderTaken, lockFolder } from '../src/lock.ts';
import { loadSettings } from './lib/run.ts';

async function main(): Promise<void> {
  process.umask(0o077);
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new DataFault('Usage: npm run backup -- FOLDER');
  const folder = resolve(given);
  loadSettings();
  const { dataDir } = readConfig(process.env);
  makeFolder(folder);
  const lock = lockFolder(folder);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  await keepBackup({ dataDir, folder, signal: stopping.signal, say: (line) => process.stdout.write(`${line}\n`) });
  lock.release();
}

await main().catch((error) => {
  process.exitCode = 1;
  if (error instanceof FolderTaken) process.stderr.write('Another backup already writes to this folder.\n');
  else if (error instanceof DataFault || error instanceof ConfigError || error instanceof DatabaseReplaced) process.stderr.write(`${error.message}\n`);
  else if (isStorageFault(error)) process.stderr.write(`The backup cannot go on: ${(error as Error).message}\n`);
  else throw error;
});
