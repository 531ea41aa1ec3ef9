/** Pages of whose tone the rules are unsure, read by a language model. */
import { type PageQuestion, pageAnswerShape } from '../analysis/index.ts';
import type { DropReason, ModelUse, PageReading, Report } from '../contract/report.ts';
import type { Asking } from './ask-mind.ts';

/** Longest answer about one page, in tokens. */
const ANSWER = 800;
/** Share of a report's tokens that may go to pages, so that some are left for its stories. */
const SHARE = 0.7;

/** Asks once for each page, in the order of the sources. What of the answers a page shows is decided where the report is judged. */
export async function readByMind(questions: readonly PageQuestion[], { ask, isOver }: Asking): Promise<PageReading[]> {
  const readings: PageReading[] = [];
  for (const { url, system, prompt } of questions) {
    if (isOver()) break;
    const answer = await ask({ system, prompt, shape: pageAnswerShape, most: ANSWER }, SHARE);
    if (!answer?.about) continue;
    const { tone, good, bad, told } = answer;
    readings.push({ url, tone, good, bad, told });
  }
  return readings;
}

/** Counts what of the readings stands in the report, before anything else is asked for it. */
export function countRead(use: ModelUse, { readings }: Report): void {
  use.pages = { asked: use.asked, read: readings?.pages.length ?? 0 };
  for (const [reason, n = 0] of Object.entries(readings?.droppedFor ?? {})) {
    use.dropped += n;
    use.droppedFor[reason as DropReason] = (use.droppedFor[reason as DropReason] ?? 0) + n;
  }
}
