/** Erases rows that erasures have queued, and their words in the full-text index. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAccountRow } from '../auth/accounts.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { accountsBeingErased, closedAccount, eraseLater, foundOn, INDEX, isPending, markErased, subjectsBeingErased } from '../erasures/erase-later.ts';
import { nullIfMissing } from '../folder.ts';
import { eraseFoundPart } from '../monitoring/erase-found.ts';
import { snapshotFile } from '../orders/erase-report.ts';
import { inParts } from '../parts.ts';

export type Erasing = {
  db: Db;
  clock: () => Date;
  config: Pick<Config, 'dataDir'>;
  /** Told of a file that cannot be removed now. */
  onStuck: (error: unknown) => void;
  /** Awaited between parts, so that nobody who waits to write is overtaken twice. None where there is one thread. */
  turn?: () => Promise<unknown>;
};

const SNAPSHOTS = 'snapshots/';

/** Names of the stored copies of pages. A folder that cannot be read is an error: only a missing one is empty. */
export const storedSnapshots = async ({ config }: Pick<Erasing, 'config'>): Promise<Set<string>> =>
  new Set(await readdir(join(config.dataDir, 'snapshots')).catch(nullIfMissing));

/** FTS5's own word for how many segments of a level are merged. */
const AUTOMERGE = { off: 0, usual: 4 } as const;

/**
 * With each 64 deleted rows FTS5 would merge some hundred pages at once, within the transaction that deletes. While much is erased it does
 * not; {@link mergeIndex} merges all in the end. The setting is kept in the database: it changes in transactions that set and clear
 * {@link INDEX} in the queue, so that no stop leaves it off.
 */
const mergeByItself = ({ $client }: Db, segments: number) =>
  // An integer, which better-sqlite3 binds for a bigint alone.
  $client.prepare(`insert into mention_words (mention_words, rank) values ('automerge', ?)`).run(BigInt(segments));

/** Merges the full-text index into one segment, in steps: only this removes the words of deleted rows. */
async function mergeIndex(deps: Erasing): Promise<void> {
  const { $client } = deps.db;
  const merge = $client.prepare(`insert into mention_words (mention_words, rank) values ('merge', ?)`);
  const changes = $client.prepare('select total_changes() as n').pluck();
  let sign = -1;
  await inParts((pages) => {
    const before = changes.get() as number;
    merge.run(sign * pages);
    sign = 1;
    return (changes.get() as number) - before >= 2;
  }, deps.turn);
  deps.db.transaction((tx) => {
    mergeByItself(deps.db, AUTOMERGE.usual);
    markErased(tx, INDEX);
  });
}

/**
 * Deletes what was found on a subject, each part in a transaction with what then is to be done: copies of its pages, the index. Killed
 * in between, it goes on where it stood.
 */
async function eraseSubject(deps: Erasing, subjectId: string, snapshots: ReadonlySet<string>): Promise<void> {
  const { db, clock, turn } = deps;
  await inParts(
    (size) =>
      db.transaction((tx) => {
        const hashes = eraseFoundPart(db, subjectId, size);
        const copies = new Set((hashes ?? []).map((sha) => snapshotFile(sha)).filter((file) => snapshots.has(file.slice(SNAPSHOTS.length))));
        eraseLater(tx, [...copies, INDEX], clock());
        if (hashes === null) markErased(tx, foundOn(subjectId));
        return hashes !== null;
      }),
    turn,
  );
}

/** Erases rows found on subjects, the emptied rows of closed accounts for which nothing is left, and the words of all these in the index. */
export async function eraseRows(deps: Erasing): Promise<void> {
  const subjects = subjectsBeingErased(deps.db);
  const snapshots = subjects.length > 0 ? await storedSnapshots(deps) : new Set<string>();
  if (subjects.length > 0)
    deps.db.transaction((tx) => {
      eraseLater(tx, [INDEX], deps.clock());
      mergeByItself(deps.db, AUTOMERGE.off);
    });
  for (const id of subjects) await eraseSubject(deps, id, snapshots);
  for (const id of accountsBeingErased(deps.db))
    deps.db.transaction((tx) => {
      if (subjectsBeingErased(tx, id).length > 0) return;
      deleteAccountRow(tx, id);
      markErased(tx, closedAccount(id));
    });
  if (isPending(deps.db, INDEX)) await mergeIndex(deps);
}
