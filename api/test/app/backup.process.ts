/** A database and its backup: whatever happens to the one, the other has it after the next look. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { followDatabase } from '../../src/backup/follow-database.ts';
import { followFiles } from '../../src/backup/follow-files.ts';
import { restoreBackup } from '../../src/backup/restore.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lustro-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function newDatabase(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec('create table rows (id integer primary key, text text)');
  return database;
}
const content = (database: Database.Database) => database.prepare('select count(*) as n, coalesce(sum(id), 0) as ids, max(text) as text from rows').get();

/** What a restore would find: the copy and its log, opened elsewhere. */
function contentOfCopy(folder: string): unknown {
  const elsewhere = mkdtempSync(join(tmpdir(), 'lustro-copy-'));
  try {
    for (const name of readdirSync(folder)) cpSync(join(folder, name), join(elsewhere, name));
    const copy = new Database(join(elsewhere, 'app.db'), { fileMustExist: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    const found = content(copy);
    copy.close();
    return found;
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
}

/** What may happen between two looks. `spilled`: more than the cache holds is written to the log and then taken back. */
const ACTS = ['write', 'write much', 'erase', 'take back', 'take back much', 'checkpoint', 'restart', 'truncate', 'vacuum', 'reopen', 'look'] as const;

function act(database: Database.Database, name: (typeof ACTS)[number], number: number): void {
  const write = database.prepare('insert into rows (text) values (?)');
  const many = (n: number) => {
    for (let i = 0; i < n; i++) write.run(`${number}-${i}-${'x'.repeat(8_000)}`);
  };
  const takeBack = (n: number) => {
    database.exec('begin');
    many(n);
    database.exec('rollback');
  };
  if (name === 'write') many(1);
  if (name === 'write much') database.transaction(() => many(200))();
  if (name === 'erase') database.exec(`delete from rows where id % 3 = ${number % 3}`);
  if (name === 'take back') takeBack(2);
  if (name === 'take back much') takeBack(200);
  if (name === 'vacuum') database.exec('vacuum');
  if (name === 'checkpoint' || name === 'restart' || name === 'truncate') database.pragma(`wal_checkpoint(${name === 'checkpoint' ? 'PASSIVE' : name})`);
}

test('a copy that follows is the database at every look, through every round of its log', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { minLength: 5, maxLength: 30 }), async (acts) => {
      const [folder, target] = [newFolder(), newFolder()];
      const file = join(folder, 'app.db');
      let database = newDatabase(file);
      // A small cache: transactions reach the log before they are committed. No wait for a reader, which here could not move on.
      const settle = () => {
        database.pragma('cache_size = 10');
        database.pragma('busy_timeout = 0');
      };
      settle();
      act(database, 'write', 0);
      const follower = await followDatabase(file, target);
      for (const [number, name] of acts.entries()) {
        if (name === 'reopen') {
          database.close();
          database = new Database(file);
          settle();
        } else if (name === 'look') {
          follower.look();
          expect(contentOfCopy(target)).toEqual(content(database));
        } else act(database, name, number);
      }
      follower.look();
      expect(contentOfCopy(target)).toEqual(content(database));
      follower.close();
      database.close();
    }),
    { numRuns: 12 },
  );
});

test('the log of a busy database does not grow for ever while it is followed', async () => {
  const [folder, target] = [newFolder(), newFolder()];
  const file = join(folder, 'app.db');
  const database = newDatabase(file);
  const follower = await followDatabase(file, target);
  let longest = 0;
  for (let number = 0; number < 12; number++) {
    for (let i = 0; i < 130; i++) act(database, 'write', number);
    follower.look();
    longest = Math.max(longest, readFileSync(`${file}-wal`).length);
  }
  // All that was written would take more than 12 MB.
  expect(longest).toBeLessThan(8_000_000);
  expect(contentOfCopy(target)).toEqual(content(database));
  follower.close();
  database.close();
});

test('files that are new, replaced or erased are so in the copy after a look', () => {
  const [from, to] = [newFolder(), newFolder()];
  const look = followFiles(from, to);
  const read = (name: string) => (existsSync(join(to, name)) ? readFileSync(join(to, name), 'utf8') : null);
  look();
  mkdirSync(join(from, 'reports'));
  writeFileSync(join(from, 'reports/a.pdf'), 'first');
  writeFileSync(join(from, 'reports/b.pdf'), 'second');
  writeFileSync(join(from, 'reports/c.pdf.part'), 'half');
  writeFileSync(join(from, 'report-keys.json'), '{}');
  utimesSync(join(from, 'reports/a.pdf'), 1_000, 1_000);
  look();
  expect([read('reports/a.pdf'), read('reports/b.pdf'), read('reports/c.pdf.part'), read('report-keys.json')]).toEqual(['first', 'second', null, '{}']);
  rmSync(join(from, 'reports/a.pdf'));
  writeFileSync(join(from, 'reports/b.pdf'), 'second, counted again');
  look();
  expect([read('reports/a.pdf'), read('reports/b.pdf')]).toEqual([null, 'second, counted again']);
});

test('a restore refuses a folder that holds something, and one that is no backup', () => {
  const [backup, dataDir] = [newFolder(), newFolder()];
  expect(() => restoreBackup(backup, dataDir, null)).toThrow('holds no backup');
  mkdirSync(join(backup, 'database-1'));
  writeFileSync(join(backup, 'backup.json'), JSON.stringify({ format: 1, at: '2026-11-23T10:00:00.000Z', database: 'database-1' }));
  writeFileSync(join(dataDir, 'workflows.db'), 'x');
  expect(() => restoreBackup(backup, dataDir, null)).toThrow('is not empty (workflows.db)');
  rmSync(join(dataDir, 'workflows.db'));
  expect(() => restoreBackup(backup, dataDir, '2026-11-22')).toThrow('Days of this backup: none');
  expect(readdirSync(dataDir)).toEqual([]);
});
