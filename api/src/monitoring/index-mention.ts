/** What stands beside each mention: its id by time, its counters by day, its words for the search. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Channel } from '../contract/monitoring.ts';
import type { Sentiment } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import { lemma, tokenize } from '../language/index.ts';
import { polishDay } from './days.ts';
import { type MentionRow, mentionDays, mentionTotals } from './tables.ts';

/** Ids within one second. */
const PER_SECOND = 2 ** 20;

/** The smallest id that a mention of this moment can have: ids sort by the time of the event. */
export const firstIdAt = (at: Date): number => Math.max(0, Math.floor(at.getTime() / 1_000)) * PER_SECOND;
/** The moment of the event, to the second. */
export const eventOf = (id: number): Date => new Date(Math.floor(id / PER_SECOND) * 1_000);

export type Tone = Sentiment | 'own' | 'none';
type Counted = Pick<MentionRow, 'id' | 'channel' | 'sentiment' | 'own'>;
/** How a mention is counted: by its judgement, else as the subject's own, else as not judged. */
export const toneOf = ({ sentiment, own }: Pick<MentionRow, 'sentiment' | 'own'>): Tone => sentiment ?? (own ? 'own' : 'none');

/** Adds mentions to the counters of their days and of all time, or takes them out. Call it with what stands in the table at that moment. */
export function countMentions(tx: Tx, userId: string, mentions: Counted[], by: 1 | -1): void {
  const sums = new Map<string, { day: string; channel: Channel; tone: Tone; count: number }>();
  for (const mention of mentions) {
    const day = polishDay(eventOf(mention.id));
    const tone = toneOf(mention);
    const key = `${day} ${mention.channel} ${tone}`;
    const sum = sums.get(key) ?? { day, channel: mention.channel, tone, count: 0 };
    sum.count += by;
    sums.set(key, sum);
  }
  for (const { day, channel, tone, count } of sums.values()) {
    tx.insert(mentionDays)
      .values({ userId, day, channel, tone, count })
      .onConflictDoUpdate({
        target: [mentionDays.userId, mentionDays.day, mentionDays.channel, mentionDays.tone],
        set: { count: sql`${mentionDays.count} + ${count}` },
      })
      .run();
    tx.insert(mentionTotals)
      .values({ userId, channel, tone, count })
      .onConflictDoUpdate({
        target: [mentionTotals.userId, mentionTotals.channel, mentionTotals.tone],
        set: { count: sql`${mentionTotals.count} + ${count}` },
      })
      .run();
  }
  if (by < 0) {
    const days = [...new Set([...sums.values()].map((sum) => sum.day))];
    for (let at = 0; at < days.length; at += 500)
      tx.delete(mentionDays)
        .where(and(eq(mentionDays.userId, userId), inArray(mentionDays.day, days.slice(at, at + 500)), lte(mentionDays.count, 0)))
        .run();
  }
}

/** The full-text index of migration 0003, by the mention's id. No part of the schema: migrations cannot draw a virtual table. */
export const mentionWords = sqliteTable('mention_words', { id: integer('rowid').primaryKey(), words: text().notNull() });

const SENTIMENT_LETTER: Record<Sentiment, string> = { positive: 'p', neutral: 'o', negative: 'n' };
const CHANNEL_LETTER: Record<Channel, string> = { media: 'm', blogs: 'k', social: 's', other: 'x' };

/** The word that stands for an owner's mentions, or for those of one sentiment and channel. User ids are hex, so the letters are free. */
export const ownerWord = (userId: string, sentiment?: Sentiment | null, channel?: Channel): string =>
  `u${userId}${sentiment ? SENTIMENT_LETTER[sentiment] : ''}${channel ? CHANNEL_LETTER[channel] : ''}`;

/** Lemmas of a text in order. */
export const lemmasOf = (text: string): string[] => tokenize(text).map((token) => lemma(token.text));

type Indexed = Pick<MentionRow, 'id' | 'userId' | 'sentiment' | 'channel' | 'title' | 'content'>;

/** Writes a mention's words anew. The trigger of the migration removes them with the mention. */
export function indexMention(tx: Tx, { id, userId, sentiment, channel, title, content }: Indexed): void {
  const owner = [ownerWord(userId), ownerWord(userId, null, channel)];
  if (sentiment) owner.push(ownerWord(userId, sentiment), ownerWord(userId, sentiment, channel));
  const words = [...owner, ...new Set(lemmasOf(`${title}\n${content}`))].join(' ');
  tx.delete(mentionWords).where(eq(mentionWords.id, id)).run();
  tx.insert(mentionWords).values({ id, words }).run();
}
