/**
 * Keeps a copy of a running SQLite database up to date by what is added to its log, without a word to the process that writes it.
 *
 * The copy is a database and its log (`app.db`, `app.db-wal`), so SQLite itself puts the two together when it is opened. A database and
 * its log from the beginning of the round are complete at every commit of the log, whatever has been brought into the database meanwhile.
 * So it is enough to copy the bytes of the log up to its last commit, and to notice when a new round begins: then the copy's own log is
 * brought into it first.
 *
 * No commit is missed, since one of two connections reads at any time. While somebody reads from the log, SQLite begins no new round; while
 * somebody reads from the database alone (all of the log was in it), it brings nothing further into the database. So a round that ends
 * between two looks has been seen to its end.
 *
 * The database's own file is never opened here but by SQLite: closing it would take the locks of this process away (POSIX).
 */
import { closeSync, constants, existsSync, fsyncSync, ftruncateSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { lastCommit, readRound, WAL_HEADER, type WalPlace, type WalRound } from './wal-file.ts';

/** Log of the database from which on it is brought into the database here: the server alone never gets to it while somebody reads. */
const LONG_LOG = 4 * 1024 * 1024;
const CHUNK = 1024 * 1024;

export type DatabaseFollower = {
  /** Brings the copy up to the last commit. @param before is called when it is known what will be copied, before it is */
  look(before?: () => void): void;
  /** A copy in one file as of now, made in small steps. */
  copyTo(file: string): Promise<void>;
  close(): void;
};

/** The database is another file than before, or is gone. */
export class DatabaseReplaced extends Error {}

function copyBytes(from: number, to: number, start: number, end: number): void {
  const bytes = Buffer.alloc(CHUNK);
  for (let at = start; at < end; ) {
    const read = readSync(from, bytes, 0, Math.min(CHUNK, end - at), at);
    if (read === 0) throw new Error('the log has become shorter while it was copied');
    writeSync(to, bytes, 0, read, at);
    at += read;
  }
}

/** Brings the log of a copy into it; its log is gone afterwards. */
function foldIn(file: string): void {
  const copy = new Database(file, { fileMustExist: true });
  try {
    copy.pragma('synchronous = FULL');
    copy.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    copy.close();
  }
}

/**
 * Copies the database and follows it.
 * @param file the running database
 * @param folder where the copy goes; must be empty
 */
export async function followDatabase(file: string, folder: string): Promise<DatabaseFollower> {
  const log = `${file}-wal`;
  const copy = join(folder, 'app.db');
  const { ino } = statSync(file);
  const open = () => new Database(file, { fileMustExist: true });
  let [reading, resting] = [open(), open()];
  let round: WalRound | null = null;
  let place: WalPlace = { offset: 0, sums: [0, 0] };

  const begin = (connection: Database.Database) => {
    connection.exec('BEGIN');
    // Only a read takes the lock.
    connection.pragma('user_version');
  };
  /** Reads on from now, without a moment between in which nobody reads. */
  const moveOn = () => {
    begin(resting);
    return () => {
      reading.exec('COMMIT');
      [reading, resting] = [resting, reading];
    };
  };

  /** Takes over what has come to the log. */
  const follow = (before: () => void) => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new DatabaseReplaced(`${file} is not the file that it was.`);
    if (!existsSync(log)) return before();
    const from = openSync(log, 'r');
    try {
      const now = readRound(from);
      if (!now) return before();
      const isNew = now.salts !== round?.salts;
      const start = isNew ? { offset: WAL_HEADER, sums: now.sums } : place;
      const end = lastCommit(from, now, start);
      before();
      if (end.offset === start.offset) return;
      if (isNew && round) foldIn(copy);
      const to = openSync(`${copy}-wal`, constants.O_RDWR | constants.O_CREAT, 0o600);
      try {
        if (isNew) {
          ftruncateSync(to, 0);
          writeSync(to, now.header, 0, WAL_HEADER, 0);
        }
        copyBytes(from, to, start.offset, end.offset);
        fsyncSync(to);
      } finally {
        closeSync(to);
      }
      [round, place] = [now, end];
    } finally {
      closeSync(from);
    }
  };

  begin(reading);
  await reading.backup(copy);
  follow(() => undefined);

  return {
    look(before = () => undefined) {
      const release = moveOn();
      try {
        follow(before);
      } finally {
        release();
      }
      if (place.offset < LONG_LOG) return;
      resting.pragma('wal_checkpoint(PASSIVE)');
      // From here on the database alone is read if all is in it, so that the next write begins a new round.
      moveOn()();
    },
    async copyTo(target) {
      const source = open();
      try {
        begin(source);
        await source.backup(target);
      } finally {
        source.close();
      }
    },
    close() {
      reading.close();
      resting.close();
    },
  };
}
