/** Erasing what was found on a subject. Apart from the rest of monitoring: a thread of its own loads this file alone. */
import { eq, getTableName } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { eraseLater, foundOn } from '../erasures/erase-later.ts';
import { mentionCorrections, mentionDays, mentions, mentionTotals, monitoringRounds } from './tables.ts';

/** Tables whose rows on a subject go in steps: an account may have a hundred thousand mentions, counted on thousands of days by tone. */
export const ERASED_IN_STEPS: ReadonlySet<string> = new Set([mentions, mentionCorrections, mentionDays].map(getTableName));

/**
 * Ends what is looked for of a subject, and queues its mentions, seen pages and counters by day, which go in steps. A round under way
 * stores nothing without its row.
 */
export function eraseFound(tx: Tx, subjectId: string, now: Date): void {
  for (const table of [mentionTotals, monitoringRounds]) tx.delete(table).where(eq(table.subjectId, subjectId)).run();
  eraseLater(tx, [foundOn(subjectId)], now);
}

/**
 * Deletes up to `limit` mentions with their index entries, and as many seen pages and counters of a subject.
 * @returns hashes of their pages, whose copies may go, too; null when there was nothing left
 */
export function eraseFoundPart({ $client }: Db, subjectId: string, limit: number): string[] | null {
  const found = $client.prepare('select id, sha256 as sha from mentions where subject_id = ? limit ?').all(subjectId, limit) as { id: number; sha: string }[];
  const seen = $client.prepare('select page_key as key, sha256 as sha from seen_pages where user_id = ? limit ?').all(subjectId, limit) as {
    key: string;
    sha: string | null;
  }[];
  const mention = $client.prepare('delete from mentions where id = ?');
  for (const { id } of found) mention.run(id);
  const page = $client.prepare('delete from seen_pages where user_id = ? and page_key = ?');
  for (const { key } of seen) page.run(subjectId, key);
  const days = $client
    .prepare('delete from mention_days where rowid in (select rowid from mention_days where subject_id = ? limit ?)')
    .run(subjectId, limit).changes;
  return found.length + seen.length + days === 0 ? null : [...found, ...seen].flatMap(({ sha }) => sha ?? []);
}
