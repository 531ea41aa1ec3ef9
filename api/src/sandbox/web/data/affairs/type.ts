import type { HostClass, Mood } from '../articles/type.ts';

/**
 * One page of an affair: its kind of host, the day of the affair, its mood, the title and the sentences. On forums a sentence is
 * a post, „nick: text”; on maps a review, „Name 4*: text >> the owner's reply”.
 */
export type AffairPage = readonly [on: HostClass, day: number, mood: Mood, title: string, ...body: string[]];

/**
 * What several pages tell from its start to its end. Besides the slots of text.ts its sentences have {boss}, who speaks for the
 * subject, and {d:12}, the date of the affair's twelfth day; names and numbers are the same on all of its pages.
 */
export type Affair = { id: string; only?: 'person' | 'brand'; pages: readonly AffairPage[] };

/** The affairs of a trade and what its clients write. */
export type Trade = {
  /** Beginnings of folded words in the subject's trade or name. */
  words: readonly string[];
  /** Ids of the fields that belong to the trade. */
  fields: readonly string[];
  affairs: readonly Affair[];
  praise: readonly string[];
  blame: readonly string[];
  plain: readonly string[];
};
