import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Mention, mentionPatchSchema } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { foundOn, isPending } from '../erasures/erase-later.ts';
import { AppError } from '../http/errors.ts';
import { lemmasOf } from '../language/index.ts';
import { countMentions, indexMention } from './index-mention.ts';
import { type MentionRow, mentionCorrections, mentions, mutedSources } from './tables.ts';
import { wireMention } from './wire-mention.ts';

/**
 * Stores the user's correction of a mention: its sentiment, or whether it is about somebody else. Counters, full-text index
 * and the log of corrections are updated in the same transaction. Idempotent.
 * @throws AppError mention_not_found, also for another user's mention, and one that is being erased
 */
export function correctMention(deps: Deps, userId: string, id: number, patch: z.output<typeof mentionPatchSchema>): Mention {
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const row = tx
      .select()
      .from(mentions)
      .where(and(eq(mentions.id, id), eq(mentions.userId, userId)))
      .get();
    // What waits to be erased is counted no more.
    if (!row || isPending(tx, foundOn(row.subjectId))) throw new AppError('mention_not_found');
    const isMuted = () =>
      tx
        .select({ at: mutedSources.at })
        .from(mutedSources)
        .where(and(eq(mutedSources.userId, userId), eq(mutedSources.domain, row.domain)))
        .get() !== undefined;
    const change: Partial<MentionRow> =
      'sentiment' in patch
        ? { sentiment: patch.sentiment, correctedAt: now }
        : { hidden: patch.notMe ? 'not_me' : row.hidden === 'muted' ? 'muted' : isMuted() ? 'muted' : null };
    const next = { ...row, ...change };
    if (next.sentiment === row.sentiment && next.hidden === row.hidden) return wireMention(deps, row);
    tx.update(mentions).set(change).where(eq(mentions.id, id)).run();
    if (row.hidden === null) countMentions(tx, row.subjectId, [row], -1);
    if (next.hidden === null) countMentions(tx, row.subjectId, [next], 1);
    if (next.sentiment !== row.sentiment) indexMention(tx, next, { title: lemmasOf(next.title), content: lemmasOf(next.content) });
    const [from, to] = 'sentiment' in patch ? [row.sentiment, next.sentiment] : [row.hidden, next.hidden];
    tx.insert(mentionCorrections).values({ mentionId: id, userId, at: now, from, to }).run();
    return wireMention(deps, next);
  });
}
