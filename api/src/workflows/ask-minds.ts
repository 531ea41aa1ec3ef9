/** Asks language models the standard questions about a report's subject; what they say is counted and checked by rules. */
import { type Heard, questionsOn, SETTING } from '../analysis/index.ts';
import { aiMark } from '../contract/ai-mark.ts';
import type { Report } from '../contract/report.ts';
import { askWithin } from '../mind/book.ts';
import type { Mind } from '../mind/mind.ts';
import type { Pool } from './pool.ts';
import type { Asking } from './tell-by-mind.ts';

/** Longest answer, in tokens: six sentences take a third of it. */
const ANSWER = 500;
/** Questions in a row without an answer, after which a model counts as out of reach; and the longest asking of one model. */
const MISSES = 3;
const LONGEST_MS = 20 * 60_000;

/** One model's answers, one question after the other; each is asked anew as often as `times` says. */
async function hear(mind: Mind, questions: readonly string[], times: number, asking: Asking): Promise<Heard> {
  const heard: Heard = { name: mind.name, asked: 0, failed: 0, tokens: 0, answers: [] };
  const until = Date.now() + LONGEST_MS;
  let misses = 0;
  // Round by round, so that an asking that ends early has asked all questions about as often.
  for (let i = 0; i < questions.length * times; i++) {
    const question = { system: SETTING, prompt: questions[i % questions.length] as string, most: ANSWER, again: Math.floor(i / questions.length) };
    const answer = await askWithin<string>(asking, mind, 'ask', question, () => mind.say(question));
    if (answer === null) {
      heard.stopped = 'budget';
      break;
    }
    heard.asked += 1;
    if (answer.ok) heard.answers.push(answer.value);
    else heard.failed += 1;
    const reached = answer.ok || answer.failure === 'refused' || answer.failure === 'shapeless';
    misses = reached ? 0 : misses + 1;
    if (misses < MISSES && Date.now() <= until) continue;
    if (i + 1 < questions.length * times) heard.stopped = misses >= MISSES ? 'unreachable' : 'time';
    break;
  }
  const { in: read, out } = asking.book.spent({ model: mind.name, purpose: 'ask' });
  return { ...heard, tokens: read + out };
}

/**
 * The report with what models say of its subject; models are asked at the same time, each about `least` questions or a few more. As it
 * was when no question could be put.
 * @param at ISO time of the asking
 */
export async function askMinds(report: Report, minds: readonly Mind[], least: number, asking: Asking, at: string, pool: Pool): Promise<Report> {
  const questions = questionsOn(report.subject);
  const times = Math.ceil(least / questions.length);
  const heard = await Promise.all(minds.map((mind) => hear(mind, questions, times, asking)));
  if (heard.every(({ asked }) => asked === 0)) return report;
  const asked = await pool.run('asked', { report, at, questions, heard });
  // Words of a model stand in the report, whoever wrote the rest.
  const quoted = asked.models.some(({ statements }) => statements.some(({ said }) => said !== null));
  return { ...report, asked, method: quoted ? { ...report.method, ai: aiMark('model') } : report.method };
}
