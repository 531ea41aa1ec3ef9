/** A report whose stories are told by a language model, as far as its sentences are proved. */
import { createHash } from 'node:crypto';
import { type ToldAnswer, toldShape } from '../analysis/index.ts';
import { aiMark } from '../contract/ai-mark.ts';
import type { DropReason, ModelUse, Report } from '../contract/report.ts';
import type { Answer, Mind } from '../mind/mind.ts';
import type { Pool } from './pool.ts';

/** Longest answer about one story, in tokens. */
const ANSWER = 1_500;
/** Rough size of a question in tokens: Polish has about three characters to one. */
const estimate = (text: string): number => Math.ceil(text.length / 3) + ANSWER;

const KEPT = 500;
/** Answers by what was asked: a report counted again, or tried again, asks nothing twice while the process lives. */
export type AnswerCache = Map<string, ToldAnswer>;

function keep(cache: AnswerCache, key: string, value: ToldAnswer): void {
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= KEPT) return;
    cache.delete(oldest);
  }
}

/**
 * Asks once for each story, the largest first, while the report's tokens last; the rules' telling stays where nothing is proved. A
 * model that cannot be reached is asked no more.
 * @param budget tokens, in and out, of one report
 */
export async function tellByMind(report: Report, { mind, budget, cache }: { mind: Mind; budget: number; cache: AnswerCache }, pool: Pool): Promise<Report> {
  const use: ModelUse = { name: mind.name, asked: 0, failed: 0, tokens: 0, printed: 0, dropped: 0, droppedFor: {} };
  const told = new Map<string, NonNullable<Report['stories'][number]['told']>>();
  for (const { id, system, prompt } of await pool.run('tellings', { report })) {
    const key = createHash('sha256').update(`${mind.name}\n${system}\n${prompt}`).digest('hex');
    const known = cache.get(key);
    if (!known && use.tokens + estimate(system + prompt) > budget) break;
    const answer: Answer<ToldAnswer> = known ? { ok: true, value: known, tokens: 0 } : await mind.ask({ system, prompt, shape: toldShape, most: ANSWER });
    use.asked += 1;
    use.tokens += answer.tokens;
    if (!answer.ok) {
      use.failed += 1;
      // What it said is one story's matter; that it does not answer is every story's.
      if (answer.failure === 'refused' || answer.failure === 'shapeless') continue;
      break;
    }
    keep(cache, key, answer.value);
    const { claims, dropped } = await pool.run('told', { report, id, answer: answer.value });
    use.printed += claims.length;
    use.dropped += dropped.length;
    for (const reason of dropped) use.droppedFor[reason] = (use.droppedFor[reason as DropReason] ?? 0) + 1;
    if (claims.length > 0) told.set(id, claims);
  }
  if (use.asked === 0) return report;
  const stories = report.stories.map((story) => (told.has(story.id) ? { ...story, told: told.get(story.id) } : story));
  const method = told.size > 0 ? { ...report.method, writer: 'model' as const, ai: aiMark('model') } : report.method;
  return { ...report, stories, method: { ...method, model: use } };
}
