/** Opens the database: pragmas, migrations with a backup, one drizzle handle. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { DataFault } from '../folder.ts';
import { fold } from './fold.ts';

export type Db = BetterSQLite3Database & { $client: Database.Database };
/** The statements that may run inside a transaction. */
export type Tx = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>;

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const KEPT_BACKUPS = 5;

/** The database belongs to another version of the program: newer, or older while migrating is not allowed. */
export class DatabaseVersion extends DataFault {}

/** Times of the migrations of a folder, oldest first. */
const journal = (folder: string): number[] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] }).entries.map(({ when }) => when);

function lastApplied(client: Database.Database): number {
  const table = client.prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'").get();
  if (!table) return 0;
  return Number((client.prepare('select max(created_at) as at from __drizzle_migrations').get() as { at: number | null }).at ?? 0);
}

/** Copies the database to `backups/` before a migration and keeps the {@link KEPT_BACKUPS} newest copies. */
function backUp(client: Database.Database, file: string, stamp: string): void {
  const folder = join(dirname(file), 'backups');
  mkdirSync(folder, { recursive: true });
  client.prepare('vacuum into ?').run(join(folder, `app-${stamp}.db`));
  const old = readdirSync(folder)
    .filter((name) => name.startsWith('app-'))
    .sort()
    .slice(0, -KEPT_BACKUPS);
  for (const name of old) rmSync(join(folder, name));
}

/**
 * Opens (or creates) the database and brings it to this version's schema.
 * Foreign keys are off during a migration and checked after it: with them on, a table rebuild would delete child rows.
 * @param file a path, `:memory:`, or the bytes of a database (`serialize()`), which is then held in memory
 * @param options.migrations "require" throws instead of migrating: another process may be using the database. Default: "apply".
 * @param options.folder folder of the migrations; tests only
 * @throws DatabaseVersion if it is newer than this program, older than its first migration, or not migrated with "require"
 */
export function openDatabase(file: string | Buffer, options: { migrations?: 'apply' | 'require'; folder?: string } = {}): Db {
  const { migrations = 'apply', folder = MIGRATIONS } = options;
  const path = typeof file === 'string' && file !== ':memory:' ? file : null;
  const exists = path !== null && existsSync(path);
  const client = new Database(file);
  client.pragma('journal_mode = WAL');
  // What has been answered is on the disk: NORMAL would lose the last commits in a power cut.
  client.pragma('synchronous = FULL');
  client.pragma('busy_timeout = 5000');
  // Deleted rows are overwritten with zeros in the file.
  client.pragma('secure_delete = ON');

  client.function('fold', { deterministic: true }, (text) => fold(String(text ?? '')));

  const known = journal(folder);
  const newest = known.at(-1) ?? 0;
  const applied = lastApplied(client);
  if (applied > newest) {
    client.close();
    throw new DatabaseVersion('The database was written by a newer version of Lustro. Start that version, or use another DATA_DIR.');
  }
  if (applied > 0 && applied < (known[0] ?? 0)) {
    client.close();
    throw new DatabaseVersion('The database is from before the first release of Lustro and cannot be upgraded. Use another DATA_DIR.');
  }
  if (applied < newest && migrations === 'require') {
    client.close();
    throw new DatabaseVersion('The database is of an older version of Lustro. Start this version once, then try again.');
  }
  const db = drizzle({ client }) as Db;
  if (applied < newest) {
    if (exists && applied > 0) backUp(client, path, new Date().toISOString().replace(/[:.]/g, '-'));
    client.pragma('foreign_keys = OFF');
    migrate(db, { migrationsFolder: folder });
    const broken = client.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new Error(`The migration left ${broken.length} rows without their parent; the copy in backups/ is unharmed.`);
  }
  client.pragma('foreign_keys = ON');
  return beginAtOnce(db);
}

/**
 * Transactions take the right to write when they begin. One that reads first and writes then would be refused, without waiting, when
 * another connection wrote in between: the thread that erases rows, or an administrator's command.
 */
function beginAtOnce(db: Db): Db {
  const transaction = db.transaction.bind(db);
  db.transaction = (run, config) => transaction(run, { behavior: 'immediate', ...config });
  return db;
}

/** Whether every migration of this version has been applied. */
export const isMigrated = (db: Db): boolean => lastApplied(db.$client) === (journal(MIGRATIONS).at(-1) ?? 0);
