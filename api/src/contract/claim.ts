/** A sentence of the report with what proves it. */
import { z } from 'zod';

const number = z.number().int().positive();

/** Words of a page, verbatim; `n` is its citation number. */
export const citedSchema = z.object({ n: number, text: z.string() });
export type Cited = z.infer<typeof citedSchema>;

/** A factual sentence with its evidence. Printed only when every quote was found verbatim in its page. */
export const claimSchema = z.object({
  /** Pattern id of the report language, e.g. `SE-01`. */
  pattern: z.string(),
  text: z.string(),
  /** Citation numbers. Empty only when `basis` is 'coverage' (the coverage log) or 'rule'. */
  refs: z.array(number),
  basis: z.enum(['evidence', 'coverage', 'rule']),
  /** Quotes shown beside the sentence. */
  quotes: z.array(citedSchema),
  /** Of a sentence that a language model wrote; others were put together by rules. */
  writer: z.literal('model').optional(),
  /** Of quoted words that do not name who says them: the name that the page has beside them. */
  speaker: z.string().optional(),
});
export type Claim = z.infer<typeof claimSchema>;
