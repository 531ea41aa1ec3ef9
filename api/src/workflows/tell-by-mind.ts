/** A report whose stories are told by a language model, as far as its sentences are proved. */
import { type Telling, type ToldAnswer, toldShape } from '../analysis/index.ts';
import { aiMark } from '../contract/ai-mark.ts';
import type { ModelUse, Report } from '../contract/report.ts';
import { answersOf, type Book, type Limits } from '../mind/book.ts';
import type { Mind } from '../mind/mind.ts';
import type { Pool } from './pool.ts';
import type { ReadUse } from './read-by-mind.ts';

/** Longest answer about one story, in tokens. */
const ANSWER = 1_500;

/** `book`: what has been asked for this report; `limits`: most that it may spend. */
export type Asking = { book: Book; limits: Limits };

/** What is counted before a story is told: the pages that were read. */
function countsBefore({ readings }: Report, { name }: Mind, read: ReadUse | null): ModelUse {
  const droppedFor = { ...readings?.droppedFor };
  const dropped = Object.values(droppedFor).reduce((sum, n = 0) => sum + n, 0);
  const pages = read && read.asked > 0 ? { pages: { asked: read.asked, read: readings?.pages.length ?? 0 } } : {};
  return { name, asked: read?.asked ?? 0, failed: read?.failed ?? 0, tokens: 0, ...pages, printed: 0, dropped, droppedFor };
}

/**
 * Asks once for each story, the largest first, while the report's limits last; the rules' telling stays where nothing is proved. A
 * model that cannot be reached is asked no more.
 * @param read what it was asked about pages before; null: nothing
 */
export async function tellByMind(report: Report, mind: Mind, asking: Asking, pool: Pool, read: ReadUse | null = null): Promise<Report> {
  const use = countsBefore(report, mind, read);
  const told = new Map<string, NonNullable<Report['stories'][number]['told']>>();
  const questions = await pool.run('tellings', { report });
  const kind = { purpose: 'tell', shape: toldShape, most: ANSWER } as const;
  for await (const { question, answer } of answersOf<Telling, ToldAnswer>(questions, mind, asking, kind, use)) {
    const { id } = question;
    const { claims, dropped } = await pool.run('told', { report, id, answer });
    use.printed += claims.length;
    use.dropped += dropped.length;
    for (const reason of dropped) use.droppedFor[reason] = (use.droppedFor[reason] ?? 0) + 1;
    if (claims.length > 0) told.set(id, claims);
  }
  if (use.asked === 0) return report;
  const spent = (['read', 'tell'] as const).map((purpose) => asking.book.spent({ model: mind.name, purpose }));
  use.tokens = spent.reduce((sum, one) => sum + one.in + one.out, 0);
  const stories = report.stories.map((story) => (told.has(story.id) ? { ...story, told: told.get(story.id) } : story));
  const method = told.size > 0 ? { ...report.method, writer: 'model' as const, ai: aiMark('model') } : report.method;
  return { ...report, stories, method: { ...method, model: use } };
}
