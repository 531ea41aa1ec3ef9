/** Stored mentions under another context: which are judged again, and what becomes of them. */
import { and, asc, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Sentiment } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import { lemmasOf } from '../language/index.ts';
import { countMentions, indexMention } from './index-mention.ts';
import { ownerOf } from './subject-ids.ts';
import { type MentionRow, mentionCorrections, mentions, mutedSources, seenPages } from './tables.ts';

/** What is known of a mention now. `page` null: about somebody else. `said` null: its sentence and sentiment stay. */
export type Judgement = {
  id: number;
  page: null | {
    own: boolean;
    said: null | {
      content: string;
      match: { start: number; end: number } | null;
      sentiment: { label: Sentiment; score: number; confidence: number } | null;
    };
  };
};

/** Mentions after an id that a judgement may change, by id: not those whose owner has said whom they are about. */
export function mentionsToJudge(db: Pick<Tx, 'select'>, subjectId: string, after: number, limit: number): MentionRow[] {
  const decided = db.select({ id: mentionCorrections.mentionId }).from(mentionCorrections);
  const byOwner = decided.where(
    and(eq(mentionCorrections.userId, ownerOf(subjectId)), or(eq(mentionCorrections.from, 'context'), eq(mentionCorrections.from, 'not_me'))),
  );
  // Each range is read from an index that ends with the id; one query for all would read and sort all mentions of the subject.
  const found = [isNull(mentions.hidden), eq(mentions.hidden, 'muted'), eq(mentions.hidden, 'context')].flatMap((hidden) =>
    db
      .select()
      .from(mentions)
      .where(and(eq(mentions.subjectId, subjectId), hidden, gt(mentions.id, after), notInArray(mentions.id, byOwner)))
      .orderBy(asc(mentions.id))
      .limit(limit)
      .all(),
  );
  return found.sort((a, b) => a.id - b.id).slice(0, limit);
}

/** A mention's row under a judgement. A sentiment that its owner corrected stays while its sentence does. */
function judged(row: MentionRow, { page }: Judgement, isMuted: boolean): MentionRow {
  if (!page) return { ...row, hidden: 'context' };
  const hidden = isMuted ? ('muted' as const) : null;
  const rated = page.own ? { sentiment: null, modelSentiment: null, score: null, confidence: null, correctedAt: null } : {};
  if (!page.said) return { ...row, ...rated, hidden, own: page.own };
  const { content, match, sentiment } = page.said;
  return {
    ...row,
    hidden,
    own: page.own,
    content,
    matchStart: match?.start ?? null,
    matchEnd: match?.end ?? null,
    sentiment: sentiment?.label ?? null,
    modelSentiment: sentiment?.label ?? null,
    score: sentiment?.score ?? null,
    confidence: sentiment?.confidence ?? null,
    correctedAt: null,
  };
}

/**
 * Stores judgements of a user's mentions with counters, chart days and index. A mention that has changed since it was read is left.
 * @returns whether any mention was set aside or came back
 */
export function storeJudgements(tx: Tx, subjectId: string, read: readonly MentionRow[], judgements: readonly Judgement[]): boolean {
  const muted = new Set(
    tx
      .select({ domain: mutedSources.domain })
      .from(mutedSources)
      .where(eq(mutedSources.userId, ownerOf(subjectId)))
      .all()
      .map(({ domain }) => domain),
  );
  const rows = new Map(read.map((row) => [row.id, row]));
  const asked = judgements.map(({ id }) => id);
  const stored = new Map(
    tx
      .select()
      .from(mentions)
      .where(inArray(mentions.id, asked))
      .all()
      .map((row) => [row.id, row]),
  );
  const changes = judgements.flatMap((judgement) => {
    const row = rows.get(judgement.id);
    const now = stored.get(judgement.id);
    if (!row || !now || now.hidden !== row.hidden || now.sentiment !== row.sentiment) return [];
    const next = judged(now, judgement, muted.has(now.domain));
    return JSON.stringify(next) === JSON.stringify(now) ? [] : [{ now, next }];
  });
  // The id is not among what is set: SQLite would write the row and all its index entries anew.
  const said = changes.filter(({ now, next }) => JSON.stringify({ ...next, hidden: now.hidden }) !== JSON.stringify(now));
  for (const { now, next } of said) {
    const { id, own, content, matchStart, matchEnd, sentiment, modelSentiment, score, confidence, correctedAt } = next;
    tx.update(mentions).set({ own, content, matchStart, matchEnd, sentiment, modelSentiment, score, confidence, correctedAt }).where(eq(mentions.id, id)).run();
    if (content !== now.content || sentiment !== now.sentiment) indexMention(tx, next, { title: lemmasOf(next.title), content: lemmasOf(next.content) });
  }
  for (const hidden of [null, 'muted', 'context'] as const) {
    const ids = changes.flatMap(({ now, next }) => (next.hidden === hidden && now.hidden !== hidden ? [next.id] : []));
    if (ids.length > 0) tx.update(mentions).set({ hidden }).where(inArray(mentions.id, ids)).run();
  }
  const shown = (row: MentionRow) => (row.hidden === null ? [row] : []);
  countMentions(
    tx,
    subjectId,
    changes.flatMap(({ now }) => shown(now)),
    -1,
  );
  countMentions(
    tx,
    subjectId,
    changes.flatMap(({ next }) => shown(next)),
    1,
  );
  return changes.some(({ now, next }) => (next.hidden === 'context') !== (now.hidden === 'context'));
}

/** Pages that were read and found to be about others may be read again; reprints of mentions stay known. */
export function forgetSetAside(tx: Pick<Tx, 'delete'>, subjectId: string): void {
  tx.delete(seenPages)
    .where(and(eq(seenPages.userId, subjectId), isNull(seenPages.sha256)))
    .run();
}
