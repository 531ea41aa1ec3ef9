/** The database of a thread, or of one schedule, and how one life of a server sees it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { openDatabase } from '../../src/db/open.ts';
import { diskError, diskFull, type Faults, type Life } from './faults.ts';
import { WITNESS } from './moves.ts';

type Statements = Map<string, Database.Statement>;
/** One database in memory with its prepared statements; the next schedule finds it as new. */
export type Store = {
  client: Database.Database;
  /** As the server prepared them. */
  statements: Statements;
  /** Past every fault: for the invariants. */
  rows(sql: string): unknown[];
  /** A transaction was rolled back. */
  undone: boolean;
  /** What a file of this database would hold. */
  bytes(): Buffer;
  /** All that follows is undone by {@link Store.close}: the next schedule finds an empty database. */
  open(): void;
  close(): void;
  /** @returns undoes all that was written since, any number of times */
  save(): () => void;
};

function reader(client: Database.Database): Store['rows'] {
  const read: Statements = new Map();
  return (sql) => {
    const statement = read.get(sql) ?? client.prepare(sql);
    read.set(sql, statement);
    return statement.all();
  };
}

/** Every value of every table, also of those in which the search index keeps its words. */
function rowsOf(client: Database.Database): Buffer {
  const tables = client.prepare("select name from sqlite_master where type = 'table' and sql not like 'create virtual%'").pluck().all() as string[];
  const values = tables.flatMap((name) => (client.prepare(`select * from "${name}"`).raw().all() as unknown[][]).flat());
  return Buffer.concat(values.map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(`${value}\n`))));
}

/** Opening and preparing anew would cost a schedule as much as what it does. */
export function openStore(): Store {
  const { $client: client } = openDatabase(':memory:');
  client.exec(WITNESS);
  // In tables of a few rows an index only costs; and with one over a part of a table SQLite plans a statement anew at every value that is bound.
  const indexes = client
    .prepare("select name from sqlite_master where type = 'index' and name not like 'mention\\_words%' escape '\\' and sql like 'create index%'")
    .pluck()
    .all() as string[];
  for (const name of indexes) client.exec(`drop index "${name}"`);
  let branched = false;
  const store: Store = {
    client,
    statements: new Map(),
    rows: reader(client),
    undone: false,
    /**
     * A free page that an undone transaction had taken keeps what it wrote: in memory no file stands behind the page, and SQLite has no reason to
     * clean it. In a file it was never written. When such a page is used again, its end may still show it: where branches were undone, only rows tell.
     */
    bytes() {
      if (branched) return rowsOf(client);
      const all = client.serialize();
      if (!store.undone) return all;
      const used = new Set(client.prepare('select pageno from dbstat').pluck().all());
      const size = client.pragma('page_size', { simple: true }) as number;
      for (let page = 1; page * size <= all.length; page++) if (!used.has(page)) all.fill(0, (page - 1) * size, page * size);
      return all;
    },
    open() {
      store.undone = false;
      branched = false;
      client.exec('begin');
    },
    close: () => void client.exec('rollback'),
    save() {
      branched = true;
      client.exec('savepoint simulated');
      return () => void client.exec('rollback to simulated');
    },
  };
  return store;
}

/**
 * A database in a file, for one schedule that is lived once: its transactions are those of the product, so that deleted data is looked for in its free
 * pages, too. It costs about as much as the schedule.
 * @param empty what the file begins with
 */
export function openFileStore(empty: Store, file: string): Store {
  writeFileSync(file, empty.client.serialize());
  const { $client: client } = openDatabase(file, { migrations: 'require' });
  // Nothing here rests on the disk.
  client.pragma('synchronous = OFF');
  return {
    client,
    statements: new Map(),
    rows: reader(client),
    undone: false,
    bytes() {
      client.pragma('wal_checkpoint(TRUNCATE)');
      return readFileSync(file);
    },
    open: () => undefined,
    close() {
      client.close();
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    },
    save() {
      throw new Error('A schedule over a file has no branches.');
    },
  };
}

/** The database as one life of the server sees it: statements and commits may fail, and after a kill nothing works. */
export function exposed(store: Store, faults: Faults, life: Life): Database.Database {
  const { client, statements } = store;
  // Preparing anew costs more than running; `raw()` would change a statement that is used again.
  const kept = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const [plain, rows] = [client.prepare(sql), client.prepare(sql)];
    if (rows.reader) rows.raw();
    const bound: Record<string | symbol, unknown> = { raw: () => rows };
    const statement = new Proxy(plain, {
      get(target, name) {
        if (name in bound) return bound[name];
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value === 'function') bound[name] = value.bind(target);
        return bound[name] ?? value;
      },
    });
    statements.set(sql, statement);
    return statement;
  };
  const prepare = (sql: string) => {
    const fault = faults.at('statement', life, sql);
    if (fault === 'killed at a statement') faults.kill(life);
    if (fault === 'disk error') throw diskError();
    if (fault === 'disk full' && !/^\s*select/i.test(sql)) throw diskFull();
    return kept(sql);
  };
  const transaction = (work: (...given: unknown[]) => unknown) => {
    let killed = false;
    const run = client.transaction((...given: unknown[]) => {
      const result = work(...given);
      const fault = client.inTransaction ? faults.at('commit', life) : null;
      if (fault === 'disk full at a commit') throw diskFull();
      if (fault === 'killed before a commit') faults.kill(life);
      killed = fault === 'killed after a commit';
      return result;
    });
    const around =
      (each: (...given: unknown[]) => unknown) =>
      (...given: unknown[]) => {
        let result: unknown;
        try {
          result = each(...given);
        } catch (error) {
          store.undone = true;
          throw error;
        }
        if (killed) faults.kill(life);
        return result;
      };
    return Object.assign(around(run), { deferred: around(run.deferred), immediate: around(run.immediate), exclusive: around(run.exclusive) });
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'prepare') return prepare;
      if (name === 'transaction') return transaction;
      // Rows are erased in this thread, whatever the database stands on.
      if (name === 'memory') return true;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
