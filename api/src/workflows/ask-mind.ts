/** Questions of one report to a language model: within its tokens, none twice, and none more of a model that does not answer. */
import { createHash } from 'node:crypto';
import type { DropReason, ModelUse } from '../contract/report.ts';
import type { Answer, Mind, Question } from '../mind/mind.ts';

/** Rough size of a question in tokens: Polish has about three characters to one. */
const estimate = ({ system, prompt, most }: Question<unknown>): number => Math.ceil((system.length + prompt.length) / 3) + most;

const KEPT = 2_000;
/** Answers by what was asked: a report counted again, or tried again, asks nothing twice while the process lives. */
export type AnswerCache = Map<string, unknown>;

function keep(cache: AnswerCache, key: string, value: unknown): void {
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= KEPT) return;
    cache.delete(oldest);
  }
}

/** Counts what of an answer was not proved. */
export function countDropped(use: ModelUse, dropped: readonly DropReason[]): void {
  use.dropped += dropped.length;
  for (const reason of dropped) use.droppedFor[reason] = (use.droppedFor[reason] ?? 0) + 1;
}

/** A model that tells stories, and where `reads` is set reads pages too. `budget`: tokens of one report, in and out. */
export type MindOfReports = { mind: Mind; budget: number; reads: boolean; cache: AnswerCache };

/**
 * Asks for one report. `ask` returns null for a question without a usable answer, or when it could pass its share of the tokens; once the
 * model does not answer, `isOver`.
 */
export type Asking = { use: ModelUse; isOver: () => boolean; ask<T>(question: Question<T>, share?: number): Promise<T | null> };

export function createAsking({ mind, budget, cache }: MindOfReports): Asking {
  const use: ModelUse = { name: mind.name, asked: 0, failed: 0, tokens: 0, printed: 0, dropped: 0, droppedFor: {} };
  let over = false;
  return {
    use,
    isOver: () => over,
    async ask<T>(question: Question<T>, share = 1) {
      if (over) return null;
      const key = createHash('sha256').update(`${mind.name}\n${question.system}\n${question.prompt}`).digest('hex');
      const known = cache.get(key) as T | undefined;
      if (!known && use.tokens + estimate(question) > budget * share) return null;
      const answer: Answer<T> = known ? { ok: true, value: known, tokens: 0 } : await mind.ask(question);
      use.asked += 1;
      use.tokens += answer.tokens;
      if (!answer.ok) {
        use.failed += 1;
        // What it said is this question's matter; that it does not answer is every question's.
        over = answer.failure !== 'refused' && answer.failure !== 'shapeless';
        return null;
      }
      keep(cache, key, answer.value);
      return answer.value;
    },
  };
}
