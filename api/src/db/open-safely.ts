/** Opens the database of the data folder for the server: checked, complete in one file, and never a new one over an old one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DataFault, isDamage } from '../folder.ts';
import { countChange, countFile, isBehind, markBehind } from './change-count.ts';
import { type Db, openDatabase } from './open.ts';

/** What a first start makes after `app.db`: where one of these is, there was a database. */
const LATER = ['app.db-wal', 'app.db-count', 'workflows.db', 'sandbox.db', 'reports', 'snapshots', 'exports', 'mail', 'backups'];
const BACK = 'put app.db back from a copy (docs/operations.md, "Restoring")';

function holdsSomething(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isDirectory() ? readdirSync(path).length > 0 : found.size > 0);
}

/** Never a new shop over an old one. */
function refuseToBeginAnew(folder: string): void {
  const trace = LATER.find((name) => holdsSomething(join(folder, name)));
  if (trace === undefined) return;
  const file = join(folder, 'app.db');
  const what = existsSync(file) ? 'is empty' : 'is missing';
  throw new DataFault(`${file} ${what}, but ${trace} is there: ${BACK}, or, to begin anew, move everything in ${folder} away.`);
}

/**
 * Pages of the journal that the last process had written and not yet brought into the database, as its `-shm` says. That file is
 * not part of the database, but with `synchronous = FULL` it is never ahead of the journal, neither after a crash nor a power cut.
 * @returns 0 if it is missing or says nothing
 */
function journalPages(file: string): number {
  const path = `${file}-shm`;
  if (!existsSync(path)) return 0;
  const bytes = readFileSync(path);
  // WalIndexHdr stands twice (48 bytes each), then WalCkptInfo, whose first word says how much has been brought in.
  if (bytes.length < 136 || !bytes.subarray(0, 48).equals(bytes.subarray(48, 96)) || bytes.readUInt32LE(0) !== 3_007_000 || bytes[12] !== 1) return 0;
  const pages = bytes.readUInt32LE(16);
  return pages > bytes.readUInt32LE(96) ? pages : 0;
}

/** The checks, by a connection that writes nothing, so that a refused start leaves the files as they are. */
function inspect(file: string): void {
  const expected = journalPages(file);
  const client = new Database(file, { readonly: true });
  try {
    const [journal] = client.pragma('wal_checkpoint(NOOP)') as [{ log: number }];
    // -1 for a copy made by `vacuum into`, which has no journal of this kind before its first start.
    if (Math.max(0, journal.log) < expected && !isBehind(client, file)) markBehind(client, file);
    if (isBehind(client, file))
      throw new DataFault(
        `${file} has lost its last writes: app.db-wal is missing, cut or damaged, or an older copy lies here. Put back the app.db-wal that belongs to it, or a complete copy; to go on without what is lost, delete ${countFile(file)}, workflows.db and workflows.id.`,
      );
    const [found] = client.pragma('quick_check(1)') as [{ quick_check: string }];
    if (found.quick_check !== 'ok') throw damaged(file, found.quick_check);
  } finally {
    client.close();
  }
}

const damaged = (file: string, why: string): DataFault => new DataFault(`${file} is damaged (${why.replace(/\s+/g, ' ').slice(0, 200)}): ${BACK}.`);

/**
 * Opens `app.db` of a folder that this process has locked. After it all of the database is in the one file, and the journal
 * beside it holds what comes later.
 * @throws DataFault
 */
export function openSafely(folder: string): Db {
  const file = join(folder, 'app.db');
  try {
    if (holdsSomething(file)) inspect(file);
    else refuseToBeginAnew(folder);
    const db = openDatabase(file);
    countChange(db.$client);
    db.$client.pragma('wal_checkpoint(TRUNCATE)');
    return db;
  } catch (error) {
    if (isDamage(error)) throw damaged(file, error.message);
    throw error;
  }
}
