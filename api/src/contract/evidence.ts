/** A ledger item: a distinct page about the subject, what sort of text it is, and the words quoted from it. */
import { z } from 'zod';
import { DOCUMENT_TONES } from './choices.ts';
import { PLATFORMS } from './platforms.ts';

export const SOURCE_KINDS = ['news', 'trade', 'blog', 'forum', 'social', 'review', 'company', 'encyclopedia', 'register', 'other'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** How much of a page is about the subject: it is the topic, one of several parties, or named in passing. */
export const PAGE_ROLES = ['hero', 'party', 'passing'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

/** What sort of text a page is. `own`: the subject's own words; `paid` and `release`: words that somebody paid for or sent out. */
export const GENRES = [
  'news',
  'opinion',
  'interview',
  'announcement',
  'release',
  'paid',
  'review',
  'forum',
  'record',
  'list',
  'own',
  'profile',
  'encyclopedia',
  'poll',
  'satire',
  'catalogue',
  'other',
] as const;
export type Genre = (typeof GENRES)[number];

const isoDate = z.string();
const count = z.number().int().nonnegative();
/** A word-for-word cut of a stored page. `start`/`end` are UTF-16 offsets in the snapshot's text. */
export const quoteSchema = z.object({ text: z.string(), start: count, end: count });

/**
 * A cut of a page of many voices says whose it is: an item with `stars` of 5, or the owner's `reply` to one. `speaker`: who says the words, where these
 * do not tell. `later`: a later post that belongs to the words before it: of the same `author`, his `answer` to the owner, or of an`other`.
 */
const excerptSchema = quoteSchema.extend({
  stars: z.number().min(1).max(5).optional(),
  reply: z.literal(true).optional(),
  speaker: z.string().optional(),
  later: z.enum(['author', 'answer', 'other']).optional(),
});

/** One ledger item: a distinct page about the subject. `n` is its citation number, from 1. */
export const evidenceSchema = z.object({
  n: z.number().int().positive(),
  url: z.string(),
  /** Where the reader can open it: the address itself, or the demo web's page for it. */
  href: z.string(),
  domain: z.string(),
  title: z.string(),
  publishedAt: isoDate.nullable(),
  fetchedAt: isoDate,
  /** SHA-256 of the stored page text, hex. */
  sha256: z.string(),
  kind: z.enum(SOURCE_KINDS),
  platform: z.enum(PLATFORMS).nullable(),
  /** True when the page is the subject's own (given links, profiles, own site). */
  own: z.boolean(),
  /** Null in reports made before roles were told. */
  role: z.enum(PAGE_ROLES).nullable().default(null),
  genre: z.enum(GENRES).default('other'),
  lang: z.string(),
  /** Name as it stood in the text, and why it counted as the subject. */
  matched: z.object({ form: z.string(), start: count, end: count, reason: z.string() }),
  sentiment: z
    .object({
      label: z.enum(DOCUMENT_TONES),
      score: z.number().min(-1).max(1),
      confidence: z.number().min(0).max(1),
      /** Of a tone that a language model read, where the rules were unsure. */
      by: z.literal('model').optional(),
    })
    .nullable(),
  quote: quoteSchema,
  /** What the page says of the subject, most telling first: one to three neighbouring sentences each. Empty in older reports. */
  excerpts: z.array(excerptSchema).default([]),
  reach: z.object({ value: z.number().nonnegative(), formula: z.string() }),
  /** Best position in the search for the bare name, from 1; null when found by another query. */
  rank: z.number().int().positive().nullable(),
  /** Other pages with the same text: references, in no figure. Older reports have none. */
  copies: z.array(z.object({ url: z.string(), href: z.string(), domain: z.string(), title: z.string(), publishedAt: isoDate.nullable() })).default([]),
});
export type Evidence = z.infer<typeof evidenceSchema>;
