import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseVersion, isMigrated, openDatabase } from '../../src/db/open.ts';
import { FolderTaken, lockFolder } from '../../src/lock.ts';

const folders: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'lustro-db-'));
  folders.push(path);
  return path;
};
afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe('the database', () => {
  it('is made with its tables, foreign keys on and WAL, and opens again as it was', () => {
    const file = join(folder(), 'app.db');
    const db = openDatabase(file);
    expect(isMigrated(db)).toBe(true);
    expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(db.$client.pragma('journal_mode', { simple: true })).toBe('wal');
    db.$client.prepare("insert into payment_events (id, type, received_at) values ('evt', 'x', 1)").run();
    db.$client.close();
    const again = openDatabase(file);
    expect(again.$client.prepare('select id from payment_events').all()).toEqual([{ id: 'evt' }]);
    again.$client.close();
  });

  it('is copied aside before a migration', () => {
    const dir = folder();
    const file = join(dir, 'app.db');
    openDatabase(file).$client.close();
    const raw = new Database(file);
    raw.exec('create table keep (x); insert into keep values (7)');
    raw.close();
    // The next version: one migration more.
    const next = join(dir, 'migrations');
    cpSync(join(import.meta.dirname, '../../migrations'), next, { recursive: true });
    const journal = JSON.parse(readFileSync(join(next, 'meta/_journal.json'), 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_drop-keep' });
    writeFileSync(join(next, 'meta/_journal.json'), JSON.stringify(journal));
    writeFileSync(join(next, '9999_drop-keep.sql'), 'drop table keep');
    const upgraded = openDatabase(file, { folder: next });
    expect(upgraded.$client.prepare("select 1 from sqlite_master where name = 'keep'").all()).toEqual([]);
    upgraded.$client.close();
    const copies = readdirSync(join(dir, 'backups'));
    expect(copies).toHaveLength(1);
    const copy = new Database(join(dir, 'backups', copies[0] ?? ''), { readonly: true });
    expect(copy.prepare('select x from keep').get()).toEqual({ x: 7 });
    copy.close();
  });

  it('of a newer version is refused in one sentence and left alone', () => {
    const file = join(folder(), 'app.db');
    openDatabase(file).$client.close();
    const raw = new Database(file);
    raw.exec("insert into __drizzle_migrations (hash, created_at) values ('future', 99999999999999)");
    raw.close();
    expect(() => openDatabase(file)).toThrow('newer version of Lustro');
    expect(existsSync(join(file, '../backups'))).toBe(false);
  });

  it('from before the first release is refused in one sentence and left alone', () => {
    const file = join(folder(), 'app.db');
    openDatabase(file).$client.close();
    const raw = new Database(file);
    raw.exec('update __drizzle_migrations set created_at = 1');
    raw.close();
    expect(() => openDatabase(file)).toThrow(DatabaseVersion);
  });
});

describe('the data folder', () => {
  it('belongs to one process at a time', () => {
    const dir = folder();
    const first = lockFolder(dir);
    expect(() => lockFolder(dir)).toThrow(FolderTaken);
    first.release();
    lockFolder(dir).release();
  });
});
