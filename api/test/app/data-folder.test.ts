/**
 * A damaged data folder: every case either works with nothing lost, or ends with a sentence that names the file and the way back.
 * One folder is prepared as a killed process leaves it; each case damages a copy and opens it as the server does.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countChanges } from '../../src/db/change-count.ts';
import { openSafely } from '../../src/db/open-safely.ts';
import { DataFault, prepareFolder } from '../../src/folder.ts';
import { lockFolder } from '../../src/lock.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';

const root = mkdtempSync(join(tmpdir(), 'lustro-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const KILLED = join(root, 'killed');
/** Rows of the invented shop: so many that they fill pages of their own. */
const ORDERS = 400;

/** Opens a folder in the order of `begin.ts` and tells how many orders it holds. */
async function open(folder: string): Promise<number> {
  prepareFolder(folder);
  const lock = lockFolder(folder);
  try {
    const db = openSafely(folder);
    const workflows = createWorkflows(folder);
    await workflows.stop();
    const orders = db.$client.prepare('select count(*) from payment_events').pluck().get() as number;
    db.$client.close();
    return orders;
  } finally {
    lock.release();
  }
}

/** Numbers that are the same on every run. */
function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state >>> 16;
    }),
  );
}

beforeAll(async () => {
  const folder = join(root, 'living');
  prepareFolder(folder);
  const lock = lockFolder(folder);
  const db = openSafely(folder);
  const workflows = createWorkflows(folder);
  mkdirSync(join(folder, 'reports'));
  writeFileSync(join(folder, 'reports/a.pdf'), '%PDF-1.7');
  const insert = db.$client.prepare('insert into payment_events (id, type, received_at) values (?, ?, 1)');
  const half = () => db.$client.transaction(() => Array.from({ length: ORDERS / 2 }, (_, i) => insert.run(`evt-${total + i}`, 'x'.repeat(300))))();
  let total = 0;
  half();
  db.$client.pragma('wal_checkpoint(TRUNCATE)');
  total = ORDERS / 2;
  half();
  countChanges(db.$client);
  // One more commit that the count beside the database has not seen.
  db.$client.prepare('update payment_events set received_at = 2').run();
  await workflows.start('export-data', 'export:1', { exportId: '1' });
  cpSync(folder, KILLED, { recursive: true });
  await workflows.stop();
  db.$client.close();
  lock.release();
});

type Damage = (path: (name: string) => string) => void;
const empty =
  (name: string): Damage =>
  (path) =>
    writeFileSync(path(name), '');
const remove =
  (...names: string[]): Damage =>
  (path) => {
    for (const name of names) rmSync(path(name), { recursive: true, force: true });
  };
const garble =
  (name: string): Damage =>
  (path) =>
    writeFileSync(path(name), noise(40_000));
const cut =
  (name: string, share: number): Damage =>
  (path) =>
    truncateSync(path(name), Math.floor(statSync(path(name)).size * share));
const spoil =
  (name: string, from: number, length = 4096): Damage =>
  (path) => {
    const bytes = readFileSync(path(name));
    noise(length).copy(bytes, Math.floor(bytes.length * from));
    writeFileSync(path(name), bytes);
  };
const both =
  (...damages: Damage[]): Damage =>
  (path) => {
    for (const damage of damages) damage(path);
  };
const asFolder =
  (name: string): Damage =>
  (path) => {
    rmSync(path(name), { recursive: true, force: true });
    mkdirSync(path(name));
  };
const deadLink =
  (name: string): Damage =>
  (path) => {
    rmSync(path(name), { recursive: true, force: true });
    symlinkSync(path('nowhere'), path(name));
  };

const cases = (list: [name: string, damage: Damage][]) => list;

function copy(): { folder: string; path: (name: string) => string } {
  const folder = mkdtempSync(join(root, 'case-'));
  cpSync(KILLED, folder, { recursive: true });
  return { folder, path: (name) => join(folder, name) };
}

describe('a data folder as a killed process left it', () => {
  it.each(
    cases([
      ['unharmed', () => undefined],
      ['without the index of the journal', remove('app.db-shm')],
      ['with a spoiled index of the journal', garble('app.db-shm')],
      ['with lock.db garbage', garble('lock.db')],
      ['with lock.db missing', remove('lock.db')],
      ['with the count missing', remove('app.db-count')],
      ['with the count spoiled', garble('app.db-count')],
      ['with workflows.db missing', remove('workflows.db', 'workflows.db-wal', 'workflows.db-shm')],
      ['with workflows.db empty', both(empty('workflows.db'), remove('workflows.db-wal', 'workflows.db-shm'))],
      ['with workflows.db garbage beside its whole journal', garble('workflows.db')],
      ['with the journal of workflows.db missing', remove('workflows.db-wal', 'workflows.db-shm')],
      ['with the journal of workflows.db garbage', garble('workflows.db-wal')],
      ['with the journal of workflows.db cut', cut('workflows.db-wal', 0.5)],
      ['copied without the folders', remove('reports', 'lock.db', 'workflows.db', 'workflows.db-wal', 'workflows.db-shm')],
    ]),
  )('%s works with nothing lost', async (_name, damage) => {
    const { folder, path } = copy();
    damage(path);
    expect(await open(folder)).toBe(ORDERS);
    expect(await open(folder)).toBe(ORDERS);
  });

  it.each(
    cases([
      ['app.db', empty('app.db')],
      ['app.db', both(empty('app.db'), remove('app.db-wal', 'app.db-shm', 'app.db-count'))],
      ['app.db', remove('app.db')],
      ['app.db', remove('app.db', 'app.db-wal', 'app.db-shm', 'app.db-count')],
      ['app.db', remove('app.db', 'app.db-wal', 'app.db-shm', 'app.db-count', 'workflows.db')],
      ['app.db', garble('app.db')],
      ['app.db', cut('app.db', 0.5)],
      ['app.db', cut('app.db', 0.003)],
      ['app.db', spoil('app.db', 0.1, 40_000)],
      ['app.db', both(...Array.from({ length: 40 }, (_, i) => spoil('app.db', 0.02 + i / 45, 512)))],
      ['app.db', asFolder('app.db')],
      ['app.db', deadLink('app.db')],
      ['app.db-wal', remove('app.db-wal')],
      ['app.db-wal', remove('app.db-wal', 'app.db-shm')],
      ['app.db-wal', empty('app.db-wal')],
      ['app.db-wal', garble('app.db-wal')],
      ['app.db-wal', both(garble('app.db-wal'), remove('app.db-shm'))],
      ['app.db-wal', cut('app.db-wal', 0.9)],
      ['app.db-wal', both(cut('app.db-wal', 0.2), remove('app.db-shm'))],
      ['app.db-wal', spoil('app.db-wal', 0.5)],
      ['app.db-wal', spoil('app.db-wal', 0)],
      ['app.db-wal', asFolder('app.db-wal')],
      ['app.db-shm', asFolder('app.db-shm')],
      ['workflows.db', both(remove('workflows.db-wal', 'workflows.db-shm'), garble('workflows.db'))],
      ['workflows.db', asFolder('workflows.db')],
      ['workflows.db', deadLink('workflows.db')],
      ['lock.db', asFolder('lock.db')],
      ['lock.db', deadLink('lock.db')],
      ['reports', both(remove('reports'), (path) => writeFileSync(path('reports'), 'x'))],
    ]),
  )('that is damaged in %s is refused in a sentence, again and again, and left alone (%#)', async (file, damage) => {
    const { folder, path } = copy();
    damage(path);
    const before = file.startsWith('app.db') && existsSync(path('app.db')) && statSync(path('app.db')).isFile() ? readFileSync(path('app.db')) : null;
    for (let round = 0; round < 2; round++) {
      const error = await open(folder).then(
        (orders) => `${orders} orders`,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(DataFault);
      expect((error as Error).message).toContain(path(file).replace(/-wal$/, ''));
      expect((error as Error).message).toMatch(/^[^\n]{60,500}\.$/);
    }
    if (before) expect(readFileSync(path('app.db')).equals(before)).toBe(true);
  });

  it('that has lost its journal goes on without it when the operator says so', async () => {
    const { folder, path } = copy();
    remove('app.db-wal', 'app.db-shm')(path);
    await expect(open(folder)).rejects.toThrow('delete');
    remove('app.db-count', 'workflows.db', 'workflows.db-wal', 'workflows.db-shm')(path);
    expect(await open(folder)).toBe(ORDERS / 2);
  });

  it('is complete in app.db alone after the next start', async () => {
    const { folder, path } = copy();
    const lock = lockFolder(folder);
    const db = openSafely(folder);
    const elsewhere = mkdtempSync(join(root, 'case-'));
    cpSync(path('app.db'), join(elsewhere, 'app.db'));
    expect(await open(elsewhere)).toBe(ORDERS);
    db.$client.close();
    lock.release();
  });
});

describe('a data folder', () => {
  it('that is a file, or a dead link, is refused', () => {
    const file = join(root, 'file');
    writeFileSync(file, 'x');
    expect(() => prepareFolder(file)).toThrow(`DATA_DIR ${file} is a file.`);
    const link = join(root, 'link');
    symlinkSync(join(root, 'nowhere'), link);
    expect(() => prepareFolder(link)).toThrow('Mend the link');
  });

  it('whose first start was cut off before anything was stored begins anew', async () => {
    const folder = join(root, 'first');
    prepareFolder(folder);
    lockFolder(folder).release();
    writeFileSync(join(folder, 'app.db'), '');
    expect(await open(folder)).toBe(0);
  });
});

it('opens a copy made by `vacuum into`, as those before migrations are', async () => {
  const folder = join(root, 'vacuumed');
  mkdirSync(folder);
  const source = new Database(copy().path('app.db'));
  source.prepare('vacuum into ?').run(join(folder, 'app.db'));
  source.close();
  expect(await open(folder)).toBe(ORDERS);
});
