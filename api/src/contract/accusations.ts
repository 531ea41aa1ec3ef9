/** What is laid at the subject's door, and how it ended. */
import { z } from 'zod';
import { claimSchema } from './claim.ts';

/** What is laid at the subject's door, weakest first, and how it was answered or ended. */
export const ACCUSATION_STATES = [
  'investigated',
  'alleged',
  'sued',
  'charged',
  'fined',
  'ruled',
  'convicted',
  'denied',
  'dropped',
  'acquitted',
  'corrected',
] as const;
export type AccusationState = (typeof ACCUSATION_STATES)[number];

/** An accusation as sources tell it, with its answer or end. A claim: every quote is found verbatim in its page. */
export const accusationSchema = claimSchema.extend({
  state: z.enum(ACCUSATION_STATES),
  /** Day, month or year of the event, or of the page that tells it; null without one. */
  date: z.string().nullable(),
  /** Bound by the page or by a pronoun, not by the name: told softly, never in the headline or the summary, and among the largest matters beside its end alone. */
  loose: z.boolean(),
  end: z.object({ state: z.enum(ACCUSATION_STATES), quote: z.string(), n: z.number().int().positive(), date: z.string().nullable() }).nullable(),
  /** What was given back, put right or changed in the matter, as a source tells it. Absent where none was found. */
  redress: z.object({ quote: z.string(), n: z.number().int().positive() }).optional(),
  /** Sources that tell the accusation without its end. */
  stillShown: z.array(z.number().int().positive()),
});
export type Accusation = z.infer<typeof accusationSchema>;
