import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DataFault, isDamage } from './folder.ts';

/** Another process has locked the data folder. */
export class FolderTaken extends DataFault {}

/**
 * Locks the data folder for this process. The lock is an SQLite file lock: the system releases it when the process ends,
 * also after a crash. The file holds nothing, so one that is damaged is emptied; it stays the same file, so that two
 * processes that do so at once still meet at one lock.
 * @throws FolderTaken, or DataFault when the file cannot be used
 */
export function lockFolder(folder: string, mend = true): { release: () => void } {
  const file = join(folder, 'lock.db');
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new FolderTaken('Another Lustro process already uses this DATA_DIR. Stop it, or set another DATA_DIR.');
    if (mend && isDamage(error)) {
      truncateSync(file);
      return lockFolder(folder, false);
    }
    throw error;
  }
  return { release: () => lock.close() };
}
