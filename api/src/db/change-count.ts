/**
 * A number that stands twice: in the database (`user_version`), and in a small file beside it. Both grow while something is written.
 * A database whose number is the smaller one has lost writes: its journal was lost or cut, or an older copy lies in its place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';

export const countFile = (database: string): string => `${database}-count`;

const inDatabase = (client: Database.Database): number => Number(client.pragma('user_version', { simple: true }));

/** The number beside a database; 0 when there is none, as in a copy. */
function beside(database: string): number {
  try {
    const text = readFileSync(countFile(database), 'utf8').trim();
    return /^\d{1,9}$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

/** True if the database is older than what has been seen of it. */
export const isBehind = (client: Database.Database, database: string): boolean => inDatabase(client) < beside(database);

/** Makes a database count as behind from now on, until somebody removes the file: it is known to have lost writes. */
export const markBehind = (client: Database.Database, database: string): void => writeFileSync(countFile(database), `${inDatabase(client) + 1}\n`);

/** Counts on: first in the database, then beside it, so that a cut between the two says nothing. */
export function countChange(client: Database.Database): void {
  const next = inDatabase(client) + 1;
  client.pragma(`user_version = ${next}`);
  writeFileSync(countFile(client.name), `${next}\n`);
}

const seen = new WeakMap<Database.Database, number>();

/** Counts on if this connection has written since the last call. For a database in a file. */
export function countChanges(client: Database.Database): void {
  if (client.memory) return;
  const writes = client.prepare('select total_changes()').pluck().get() as number;
  if (seen.get(client) === writes) return;
  countChange(client);
  seen.set(client, writes);
}
