/** Puts a backup into an empty data folder. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DataFault } from '../folder.ts';
import { readState, stateFile } from './backup-state.ts';

/** What a folder that holds nothing of a shop may hold, besides hidden files: the page about it, what a new disk has, and the lock of this process. */
const NOTHING = new Set(['README.md', 'lost+found', 'lock.db', 'lock.db-journal']);

/** `at`: the moment whose state it is, or the day. */
export type Restored = { at: string; orders: number; newestOrder: Date | null; files: number };

function countFiles(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

/** Joins the copy of a database with its log, and looks at it as a start would. @throws DataFault when it is damaged */
function makeWhole(file: string): Pick<Restored, 'orders' | 'newestOrder'> {
  const database = new Database(file, { fileMustExist: true });
  try {
    const found = database.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new DataFault(`The database of this backup is damaged (${String(found).slice(0, 200)}). Restore one of its days.`);
    database.pragma('wal_checkpoint(TRUNCATE)');
    const { n, at } = database.prepare('select count(*) as n, max(created_at) as at from orders').get() as { n: number; at: number | null };
    return { orders: n, newestOrder: at === null ? null : new Date(at) };
  } finally {
    database.close();
  }
}

/**
 * Copies files first and the database last, so that what a cut leaves behind is no shop, and no server starts on it.
 * @param backup folder of a backup
 * @param dataDir an empty data folder
 * @param day `2026-11-23`: the copy of that day; null: the newest state
 * @throws DataFault
 */
export function restoreBackup(backup: string, dataDir: string, day: string | null): Restored {
  const state = readState(backup);
  if (!state) throw new DataFault(`${stateFile(backup)} is missing or cannot be read: ${backup} holds no backup.`);
  const held = readdirSync(dataDir).filter((name) => !NOTHING.has(name) && !name.startsWith('.'));
  if (held.length > 0) throw new DataFault(`${dataDir} is not empty (${held.slice(0, 3).join(', ')}). Move it away first: nothing is overwritten.`);
  const days = join(backup, 'days');
  const source = day === null ? join(backup, state.database, 'app.db') : join(days, `${day}.db`);
  if (!existsSync(source)) {
    const kept = existsSync(days) ? readdirSync(days).filter((name) => name.endsWith('.db')) : [];
    throw new DataFault(`${source} is missing. Days of this backup: ${kept.map((name) => name.slice(0, -3)).join(', ') || 'none'}.`);
  }
  const half = join(dataDir, 'being-restored');
  mkdirSync(half);
  copyFileSync(source, join(half, 'app.db'));
  if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, join(half, 'app.db-wal'));
  const { orders, newestOrder } = makeWhole(join(half, 'app.db'));
  const files = join(backup, 'files');
  if (existsSync(files)) cpSync(files, dataDir, { recursive: true, preserveTimestamps: true, filter: (name) => !name.endsWith('.part') });
  renameSync(join(half, 'app.db'), join(dataDir, 'app.db'));
  rmSync(half, { recursive: true });
  return { at: day ?? state.at, orders, newestOrder, files: countFiles(files) };
}
