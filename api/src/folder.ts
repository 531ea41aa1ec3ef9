/** The data folder before anything in it is opened: whether it can be used, or the sentence that says why not. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The data folder cannot be used as it is. The message is one sentence or two: which file, and the way back. */
export class DataFault extends Error {}

/**
 * Creates a folder and its parents one by one. `mkdir` with `recursive` never returns where nothing can be created
 * (e.g. in /proc).
 * @throws the system's error
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let path = folder; !existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) mkdirSync(path);
}

const DATABASES = ['app.db', 'workflows.db', 'sandbox.db', 'lock.db'];
const FILES = ['app.db-count', 'workflows.id', ...DATABASES.flatMap((name) => [name, `${name}-wal`, `${name}-shm`])];
const FOLDERS = ['reports', 'snapshots', 'exports', 'mail', 'backups'];
/** Less free space than this and a start would stop half-way. */
const START_BYTES = 16 * 1024 * 1024;

const isUsable = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

/** What lies at a path; null if nothing does. */
function look(path: string): Stats | null {
  if (!lstatSync(path, { throwIfNoEntry: false })) return null;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new DataFault(`${path} is a link to something that is not there. Mend the link, or put the original in its place.`);
  return found;
}

function checkEntry(path: string, isFolder: boolean): void {
  const found = look(path);
  if (!found) return;
  if (found.isDirectory() !== isFolder)
    throw new DataFault(`${path} is ${isFolder ? 'not a folder' : 'a folder, not a file'}. Move it away, and put back what belongs there from a copy.`);
  const mode = constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0);
  if (!isUsable(path, mode))
    throw new DataFault(`${path} cannot be read and written by this user. Give it to the user who runs Lustro (chown), with the right to read and write.`);
}

/**
 * Makes the data folder if it is missing, and checks what lies in it by name, kind and rights.
 * @throws DataFault
 */
export function prepareFolder(folder: string): void {
  const refused = `The data folder ${folder} cannot be written. Give this user the right to write there, or set DATA_DIR.`;
  if (look(folder)?.isDirectory() === false) throw new DataFault(`DATA_DIR ${folder} is a file. Set DATA_DIR to a folder.`);
  try {
    makeFolder(folder);
  } catch {
    throw new DataFault(refused);
  }
  if (!isUsable(folder, constants.R_OK | constants.W_OK | constants.X_OK)) throw new DataFault(refused);
  for (const name of FILES) checkEntry(join(folder, name), false);
  for (const name of FOLDERS) checkEntry(join(folder, name), true);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < START_BYTES) throw new DataFault(diskFull(folder));
}

const diskFull = (folder: string): string => `The disk of the data folder ${folder} is full. Free some space (at least 100 MB), then start again.`;

/** Codes of a disk that takes no more. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** For reading what may be gone: null when there is nothing at the path. @throws any other error of the disk, which says nothing about the file */
export function nullIfMissing(error: unknown): null {
  if (codeOf(error) !== 'ENOENT') throw error;
  return null;
}

/** Puts a finished file under its name, so that a power cut afterwards leaves it there. */
export function renameForGood(part: string, file: string): void {
  renameSync(part, file);
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Writes a file under another name, brings it to the disk and then renames it: whoever finds it, also after a power cut, finds all of it. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  makeFolder(dirname(file));
  writeFileSync(`${file}.part`, bytes, { flush: true });
  renameForGood(`${file}.part`, file);
}

/** Removes a file, and the part of it that a cut may have left beside it. */
export function removeFile(file: string): void {
  for (const path of [file, `${file}.part`]) rmSync(path, { force: true });
}

/** Whether an error says that nothing can be stored now: no space left, a failing or read-only disk, too many open files. */
export function isStorageFault(error: unknown): boolean {
  const code = codeOf(error);
  return FULL.has(code) || (typeof code === 'string' && /^(?:EIO|EROFS|EMFILE|ENFILE|SQLITE_(?:IOERR|READONLY|CANTOPEN|BUSY))/.test(code));
}

/** Whether an error says that a file is no sound database. */
export const isDamage = (error: unknown): error is Error => /^SQLITE_(?:NOTADB|CORRUPT)/.test(String(codeOf(error)));

/** The sentence for an error of the disk during the start; null for any other error. */
export function startFault(error: unknown, folder: string): string | null {
  if (FULL.has(codeOf(error))) return diskFull(folder);
  return isStorageFault(error) ? `The data folder ${folder} cannot be used (${String(codeOf(error))}). Check its disk and the rights, then start again.` : null;
}
