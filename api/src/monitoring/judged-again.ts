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
  return db
    .select()
    .from(mentions)
    .where(
      and(
        eq(mentions.subjectId, subjectId),
        gt(mentions.id, after),
        or(isNull(mentions.hidden), inArray(mentions.hidden, ['muted', 'context'])),
        notInArray(mentions.id, byOwner),
      ),
    )
    .orderBy(asc(mentions.id))
    .limit(limit)
    .all();
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
  let moved = false;
  for (const judgement of judgements) {
    const row = rows.get(judgement.id);
    const now = tx.select().from(mentions).where(eq(mentions.id, judgement.id)).get();
    if (!row || !now || now.hidden !== row.hidden || now.sentiment !== row.sentiment) continue;
    const next = judged(now, judgement, muted.has(now.domain));
    if (JSON.stringify(next) === JSON.stringify(now)) continue;
    tx.update(mentions).set(next).where(eq(mentions.id, now.id)).run();
    if (now.hidden === null) countMentions(tx, subjectId, [now], -1);
    if (next.hidden === null) countMentions(tx, subjectId, [next], 1);
    if (next.content !== now.content || next.sentiment !== now.sentiment)
      indexMention(tx, next, { title: lemmasOf(next.title), content: lemmasOf(next.content) });
    moved ||= (next.hidden === 'context') !== (now.hidden === 'context');
  }
  return moved;
}

/** Pages that were read and found to be about others may be read again; reprints of mentions stay known. */
export function forgetSetAside(tx: Pick<Tx, 'delete'>, subjectId: string): void {
  tx.delete(seenPages)
    .where(and(eq(seenPages.userId, subjectId), isNull(seenPages.sha256)))
    .run();
}
