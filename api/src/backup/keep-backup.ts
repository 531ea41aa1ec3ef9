/** A backup that follows the data folder: the state of a moment ago, and one of each of the last days. */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, renameSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { DataFault } from '../folder.ts';
import { writeMark, writeState } from './backup-state.ts';
import { followDatabase } from './follow-database.ts';
import { followFiles } from './follow-files.ts';

/** Between two looks. */
const LOOK_MS = 250;
const KEPT_DAYS = 7;
/** Between two looks for a database that is not there yet. */
const WAIT_MS = 1_000;

const isInside = (path: string, folder: string): boolean => `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
/** Whether a server has opened the database: one that it has only just made, or a copy in its place, has no log before that. */
function hasLog(file: string): boolean {
  if (!existsSync(file)) return false;
  const fd = openSync(file, 'r');
  try {
    const versions = Buffer.alloc(2);
    return readSync(fd, versions, 0, 2, 18) === 2 && versions.equals(Buffer.from([2, 2]));
  } finally {
    closeSync(fd);
  }
}
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

export type BackupOptions = { dataDir: string; folder: string; signal: AbortSignal; say: (line: string) => void };

/**
 * Follows until the signal.
 * @throws DataFault when the folder cannot be used, DatabaseReplaced when another database lies in the data folder
 */
export async function keepBackup({ dataDir, folder, signal, say }: BackupOptions): Promise<void> {
  if (isInside(folder, dataDir) || isInside(dataDir, folder)) throw new DataFault(`${folder} and ${dataDir} lie in each other. Name a folder on another disk.`);
  const file = join(dataDir, 'app.db');
  if (!hasLog(file)) say(`No server has opened ${file} yet; waiting for it.`);
  while (!hasLog(file) && !signal.aborted) await pause(WAIT_MS, signal);
  if (signal.aborted) return;

  const files = followFiles(dataDir, join(folder, 'files'));
  const days = join(folder, 'days');
  for (const name of ['files', 'days']) mkdirSync(join(folder, name), { recursive: true });
  // First, since it may take long: the copy before this one stays the valid one until the new one is complete.
  files();
  const database = `database-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  mkdirSync(join(folder, database));
  const follower = await followDatabase(file, join(folder, database));

  let markedAt = 0;
  let last = Date.now();
  let longest = 0;
  const look = () => {
    const at = new Date();
    // Files before the commits that name them.
    follower.look(files);
    writeState(folder, { format: 1, at: at.toISOString(), database });
    longest = Math.max(longest, Date.now() - last);
    last = at.getTime();
    if (at.getTime() - markedAt < 1_000) return;
    markedAt = at.getTime();
    writeMark(dataDir, at);
  };
  let copying: Promise<void> | null = null;
  let failure: unknown = null;
  const copyOfDay = async (): Promise<void> => {
    const name = `${new Date().toISOString().slice(0, 10)}.db`;
    if (existsSync(join(days, name))) return;
    for (const part of namesIn(days).filter((one) => one.endsWith('.part'))) rmSync(join(days, part));
    await follower.copyTo(join(days, `${name}.part`));
    renameSync(join(days, `${name}.part`), join(days, name));
    for (const old of namesIn(days).sort().slice(0, -KEPT_DAYS)) rmSync(join(days, old));
  };

  try {
    look();
    for (const old of namesIn(folder)) if (old.startsWith('database-') && old !== database) rmSync(join(folder, old), { recursive: true });
    say(`Following ${dataDir} in ${folder}.`);
    while (!signal.aborted) {
      copying ??= copyOfDay().then(
        () => {
          copying = null;
        },
        (error) => {
          failure = error;
        },
      );
      await pause(LOOK_MS, signal);
      look();
      if (failure) throw failure;
    }
  } finally {
    await copying;
    follower.close();
    say(`Stopped. A crash would have lost ${longest} ms at most.`);
  }
}
