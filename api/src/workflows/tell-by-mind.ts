/** A report whose stories are told by a language model, as far as its sentences are proved. */
import { toldShape } from '../analysis/index.ts';
import { aiMark } from '../contract/ai-mark.ts';
import type { Report } from '../contract/report.ts';
import { type Asking, countDropped } from './ask-mind.ts';
import type { Pool } from './pool.ts';

/** Longest answer about one story, in tokens. */
const ANSWER = 1_500;

/** Asks once for each story, the largest first; the rules' telling stays where nothing is proved. */
export async function tellByMind(report: Report, { ask, isOver, use }: Asking, pool: Pool): Promise<Report> {
  const told = new Map<string, NonNullable<Report['stories'][number]['told']>>();
  for (const { id, system, prompt } of await pool.run('tellings', { report })) {
    if (isOver()) break;
    const answer = await ask({ system, prompt, shape: toldShape, most: ANSWER });
    if (!answer) continue;
    const { claims, dropped } = await pool.run('told', { report, id, answer });
    use.printed += claims.length;
    countDropped(use, dropped);
    if (claims.length > 0) told.set(id, claims);
  }
  if (use.asked === 0) return report;
  const stories = report.stories.map((story) => (told.has(story.id) ? { ...story, told: told.get(story.id) } : story));
  const method = told.size > 0 ? { ...report.method, writer: 'model' as const, ai: aiMark('model') } : report.method;
  return { ...report, stories, method: { ...method, model: use } };
}
