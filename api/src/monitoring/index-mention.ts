/** Derived data of mentions: ids that sort by time, counters by day, the full-text index. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Channel } from '../contract/monitoring.ts';
import type { Sentiment } from '../contract/report.ts';
import { polishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { fold, isCommonWord, tokenize } from '../language/index.ts';
import { ownerOf } from './subject-ids.ts';
import { type MentionRow, mentionDays, mentionTotals } from './tables.ts';

/** Ids within one second. */
const PER_SECOND = 2 ** 20;

/** The smallest id of a mention whose event is at this moment or later. Ids sort by the time of the event. */
export const firstIdAt = (at: Date): number => Math.max(0, Math.floor(at.getTime() / 1_000)) * PER_SECOND;
/** The time of a mention's event, to the second. */
export const eventOf = (id: number): Date => new Date(Math.floor(id / PER_SECOND) * 1_000);

export type Tone = Sentiment | 'own' | 'none';
type Counted = Pick<MentionRow, 'id' | 'channel' | 'sentiment' | 'own'>;
/** The tone a mention is counted under: its sentiment, or 'own' for the subject's pages, or 'none' if not rated. */
export const toneOf = ({ sentiment, own }: Pick<MentionRow, 'sentiment' | 'own'>): Tone => sentiment ?? (own ? 'own' : 'none');

/** Counts mentions by key. */
function sumsBy<K extends object>(mentions: Counted[], keyOf: (mention: Counted) => K): (K & { count: number })[] {
  const sums = new Map<string, K & { count: number }>();
  for (const mention of mentions) {
    const key = keyOf(mention);
    const name = Object.values(key).join(' ');
    const sum = sums.get(name);
    if (sum) sum.count++;
    else sums.set(name, { ...key, count: 1 });
  }
  return [...sums.values()];
}

/** Adds mentions to the counters per day and of all time, or subtracts them. Pass the rows as they are stored at that moment. */
export function countMentions(tx: Tx, subjectId: string, mentions: Counted[], by: 1 | -1): void {
  const days = sumsBy(mentions, (mention) => ({ day: polishDay(eventOf(mention.id)), tone: toneOf(mention) }));
  for (const { day, tone, count } of days)
    tx.insert(mentionDays)
      .values({ userId: ownerOf(subjectId), subjectId, day, tone, count: by * count })
      .onConflictDoUpdate({
        target: [mentionDays.subjectId, mentionDays.day, mentionDays.tone],
        set: { count: sql`${mentionDays.count} + ${by * count}` },
      })
      .run();
  for (const { channel, tone, count } of sumsBy(mentions, (mention) => ({ channel: mention.channel, tone: toneOf(mention) })))
    tx.insert(mentionTotals)
      .values({ userId: ownerOf(subjectId), subjectId, channel, tone, count: by * count })
      .onConflictDoUpdate({
        target: [mentionTotals.subjectId, mentionTotals.channel, mentionTotals.tone],
        set: { count: sql`${mentionTotals.count} + ${by * count}` },
      })
      .run();
  if (by > 0) return;
  const changed = [...new Set(days.map(({ day }) => day))];
  for (let at = 0; at < changed.length; at += 500)
    tx.delete(mentionDays)
      .where(and(eq(mentionDays.subjectId, subjectId), inArray(mentionDays.day, changed.slice(at, at + 500)), lte(mentionDays.count, 0)))
      .run();
}

/** The full-text index, by the mention's id. Not part of the schema: drizzle-kit cannot generate a virtual table. */
export const mentionWords = sqliteTable('mention_words', { id: integer('rowid').primaryKey(), words: text().notNull() });

const SENTIMENT_LETTER: Record<Sentiment, string> = { positive: 'p', neutral: 'o', negative: 'n' };
const CHANNEL_LETTER: Record<Channel, string> = { media: 'm', blogs: 'k', social: 's', other: 'x' };

/** Index word of a subject's mentions, or of those of a sentiment and channel. Ids are hex, so the added letters are unambiguous. */
export const ownerWord = (subjectId: string, sentiment?: Sentiment | null, channel?: Channel): string =>
  `u${subjectId}${sentiment ? SENTIMENT_LETTER[sentiment] : ''}${channel ? CHANNEL_LETTER[channel] : ''}`;

/** Index word of a subject's own publications, or of those of a sentiment and channel: few have a sentiment, which their owner gave. */
export const ownWord = (subjectId: string, sentiment?: Sentiment | null, channel?: Channel): string => ownerWord(`${subjectId}w`, sentiment, channel);

/** All index words that say whose a mention is. */
export const ownerWords = ({ subjectId, sentiment, channel, own }: Pick<MentionRow, 'subjectId' | 'sentiment' | 'channel' | 'own'>): string[] =>
  (own ? [ownerWord, ownWord] : [ownerWord]).flatMap((word) =>
    (sentiment ? [null, sentiment] : [null]).flatMap((tone) => [word(subjectId, tone), word(subjectId, tone, channel)]),
  );

/** Letters that each word of a subject's mentions begins with. */
export const MARK_LENGTH = 8;
const marks = new Map<string, string>();

/**
 * What each word of a subject's mentions begins with in the index, so that a search reads the places of one subject alone. Hex digits; two
 * subjects that share them cost each other time and nothing else, as rows are asked for by their subject, too.
 */
export function subjectMark(subjectId: string): string {
  const known = marks.get(subjectId);
  if (known !== undefined) return known;
  if (marks.size >= 10_000) marks.clear();
  const mark = createHash('sha256').update(subjectId).digest('hex').slice(0, MARK_LENGTH);
  marks.set(subjectId, mark);
  return mark;
}

/** Lemmas of a mention's title and content, computed in the thread pool. */
export type MentionLemmas = { title: string[]; content: string[] };
type Indexed = Pick<MentionRow, 'id' | 'subjectId' | 'sentiment' | 'channel' | 'own' | 'domain' | 'title' | 'content'>;

const PLAIN = /^[\0-\x7f]*$/;
const formsOf = (text: string): string[] => tokenize(text).map(({ lower }) => lower);

/** What the words of a text are found by without diacritics; of words that the dictionary lacks, which may be written without them, the form. */
const unmarked = (words: string[]): string[] => words.filter((word) => !PLAIN.test(word) || !isCommonWord(word)).map(fold);

/** What a mention is found by: its lemmas; its words without diacritics, for those who type none; parts of the source's domain („wykop”, „pl”). */
export function searchWords({ title, content, domain }: Pick<Indexed, 'title' | 'content' | 'domain'>, lemmas: MentionLemmas): string[] {
  const words = [...lemmas.title, ...lemmas.content];
  return [...new Set([...words, ...unmarked([...words, ...formsOf(title), ...formsOf(content)]), ...formsOf(domain)])];
}

/** The entry of a mention: whose it is, and what it is found by. @param words see {@link searchWords} */
export function indexedWords(mention: Pick<Indexed, 'subjectId' | 'sentiment' | 'channel' | 'own'>, words: readonly string[]): string {
  const mark = subjectMark(mention.subjectId);
  return [...ownerWords(mention), ...words.map((word) => mark + word)].join(' ');
}

/** Replaces a mention's entry in the full-text index. A trigger deletes it with the mention. */
export function indexMention(tx: Tx, mention: Indexed, lemmas: MentionLemmas): void {
  const { id } = mention;
  const words = indexedWords(mention, searchWords(mention, lemmas));
  tx.delete(mentionWords).where(eq(mentionWords.id, id)).run();
  tx.insert(mentionWords).values({ id, words }).run();
}
