/** Pages of whose tone the rules are unsure, read by a language model. */
import { type PageAnswer, type PageQuestion, pageAnswerShape } from '../analysis/index.ts';
import type { PageReading } from '../contract/report.ts';
import { answersOf } from '../mind/book.ts';
import type { Mind } from '../mind/mind.ts';
import type { Asking } from './tell-by-mind.ts';

/** Longest answer about one page, in tokens. */
const ANSWER = 800;
/** Share of a model's tokens and money that may go to pages, so that some are left for stories and questions. */
const SHARE = 0.5;

/** Pages that were asked about, and those of them without a usable answer. */
export type ReadUse = { asked: number; failed: number };

/**
 * Asks once for each page, in the order of the sources, while its share of the limits lasts. What of the answers a page shows is decided
 * where the report is judged. A model that cannot be reached is asked no more.
 */
export async function readByMind(
  questions: readonly PageQuestion[],
  mind: Mind,
  { book, limits: { tokens, grosze } }: Asking,
): Promise<{ readings: PageReading[]; use: ReadUse }> {
  const asking = { book, limits: { tokens: tokens * SHARE, grosze: grosze * SHARE } };
  const readings: PageReading[] = [];
  const use: ReadUse = { asked: 0, failed: 0 };
  const kind = { purpose: 'read', shape: pageAnswerShape, most: ANSWER } as const;
  for await (const { question, answer } of answersOf<PageQuestion, PageAnswer>(questions, mind, asking, kind, use)) {
    const { about, tone, good, bad, told } = answer;
    if (about) readings.push({ url: question.url, tone, good, bad, told });
  }
  return { readings, use };
}
