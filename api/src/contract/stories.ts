/** What happened to the subject, as its sources tell it: stories, and summaries over all of them. */
import { z } from 'zod';
import { citedSchema, claimSchema } from './claim.ts';

const number = z.number().int().positive();
const count = z.number().int().nonnegative();
const isoDate = z.string().nullable();

export const STORIES_MAX = 6;

/** Who speaks: of the subject critically, in its defence, of the matter, or the subject itself. */
export const VOICE_SIDES = ['critic', 'defender', 'neutral', 'own'] as const;
export type VoiceSide = (typeof VOICE_SIDES)[number];

/** `speaker` stands in the quoted words, signs them, or is the subject. */
export const voiceSchema = z.object({ side: z.enum(VOICE_SIDES), speaker: z.string(), quotes: z.array(citedSchema) });
export type Voice = z.infer<typeof voiceSchema>;

/** A matter that at least two texts tell: of different outlets, of one newsroom, of one accusation, or a newsroom's and what answers it. */
export const storySchema = z.object({
  id: z.string(),
  /** Title of the most central text, verbatim. */
  headline: claimSchema,
  /** Days of the first and the last text; null where none has a date. */
  from: isoDate,
  to: isoDate,
  outlets: z.array(z.string()),
  /** Citation numbers of its texts. */
  pages: z.array(number),
  /** The matter in a language model's words, each sentence with the quote that shows it. Absent where none was asked, or nothing of it was proved. */
  told: z.array(claimSchema).optional(),
  /** What they say, each in their own words; `refs` begin with the page that is quoted, then those that say the same. */
  excerpts: z.array(claimSchema),
  /** Place in `excerpts` of the one that says what happened, from 0. Older reports have none. */
  happened: count.nullable().default(null),
  voices: z.array(voiceSchema),
  ending: claimSchema.nullable(),
  /** Why it ended so, in words of the same page that stand behind the end's. Absent where the end tells it, or its page does not. */
  reason: claimSchema.optional(),
  /** Pages that tell the matter without its ending. Older reports have none. */
  stillShown: z.array(number).default([]),
  /** Of `pages`: those that name the subject in passing. */
  background: z.array(number),
  /** Id of the recommendation that is tied to one of its pages. */
  advice: z.string().nullable(),
});
export type Story = z.infer<typeof storySchema>;

/** Dates and numbers of a matter: `what` stands in `text`, words of page `n`. */
export const factsSchema = z.object({
  /** Id of the story; null for rows of several. */
  story: z.string().nullable(),
  rows: z.array(citedSchema.extend({ what: z.string() })),
});
export type Facts = z.infer<typeof factsSchema>;

/**
 * What reviewers say of one matter: how many well, badly or both, by the clauses on it, and a voice of each sign at most; `reply`: the
 * subject's answer to the critical one. `byWords` is false in older reports, which counted the stars of whole reviews and, as `unrated`,
 * those without.
 */
export const opinionSchema = z.object({
  theme: z.string(),
  byWords: z.boolean().default(false),
  good: count,
  middle: count,
  bad: count,
  unrated: count,
  refs: z.array(number),
  quotes: z.array(citedSchema.extend({ who: z.string().nullable(), stars: z.number().nullable(), sign: z.enum(['good', 'middle', 'bad', 'none', 'reply']) })),
});
export type Opinion = z.infer<typeof opinionSchema>;

/**
 * Stars of the reviews on one page: how many of each are shown (one star first), and what the page itself states of all: their mean on a
 * scale of five and their number.
 */
export const ratingSchema = z.object({
  n: number,
  stars: z.tuple([count, count, count, count, count]),
  mean: z.number().min(1).max(5).nullable(),
  of: count.nullable(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** How a matter ended, verbatim; `stillShown`: pages that tell it without the end. */
export const endingSchema = citedSchema.extend({ date: isoDate, stillShown: z.array(number) });
export type Ending = z.infer<typeof endingSchema>;

/** Another bearer of the name. */
export const confusionSchema = z.object({ label: z.string(), pages: count, domain: z.string() });
export type Confusion = z.infer<typeof confusionSchema>;
