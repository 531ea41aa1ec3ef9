import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Another process has locked the data folder. */
export class FolderTaken extends Error {}

/**
 * Locks the data folder for this process. The lock is an SQLite file lock: the system releases it when the process ends,
 * also after a crash.
 * @throws FolderTaken
 */
export function lockFolder(folder: string): { release: () => void } {
  const lock = new Database(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderTaken('Another Lustro process already uses this DATA_DIR. Stop it, or set another DATA_DIR.');
  }
  return { release: () => lock.close() };
}
