/**
 * What models were asked for one report, and what it cost. A question is written down at its highest price before it is asked, so that a
 * run that breaks off and begins again never spends more than its limits; what was answered is never asked twice.
 */
import { createHash } from 'node:crypto';
import { inGrosze } from '../research/index.ts';
import type { Answer, Mind, PlainQuestion, Prices, Question, Usage } from './mind.ts';

/** What a question is for: to read a page, to tell a story, or to hear what the model says of the subject. */
export type Purpose = 'read' | 'tell' | 'ask';
export type Entry = { key: string; model: string; purpose: Purpose };
/** Tokens, and grosze as far as prices are known. */
export type Spent = Usage & { grosze: number };

/** The pages of the book; `orders/model-answers.ts` keeps them in the database. */
export type Book = {
  /** The kept answer, as JSON; null without one. */
  answer(key: string): string | null;
  /** Adds to what a question has cost; negative where less was spent than set aside. False: the report is gone, nothing is to be asked. */
  add(entry: Entry, spent: Spent): boolean;
  keep(key: string, answer: string): void;
  /** What has been spent on this report: by a model, by a model for a purpose, or by all. */
  spent(of?: { model: string; purpose?: Purpose }): Spent;
};

/** Most of one report: tokens of each model, in and out, and grosze of all models with known prices. */
export type Limits = { tokens: number; grosze: number };

const NOTHING: Spent = { in: 0, out: 0, grosze: 0 };
const sum = (a: Spent, b: Spent): Spent => ({ in: a.in + b.in, out: a.out + b.out, grosze: a.grosze + b.grosze });

/** A book that ends with the process. */
export function memoryBook(): Book {
  const answers = new Map<string, string>();
  const rows: (Entry & Spent)[] = [];
  return {
    answer: (key) => answers.get(key) ?? null,
    add: (entry, spent) => rows.push({ ...entry, ...spent }) > 0,
    keep: (key, answer) => void answers.set(key, answer),
    spent: (of) =>
      rows.filter((row) => !of || (row.model === of.model && (of.purpose === undefined || row.purpose === of.purpose))).reduce<Spent>(sum, NOTHING),
  };
}

const PER = 1_000_000;
/** USD of so many tokens; null without prices. */
export const usd = (usage: Usage, prices: Prices | null): number | null => prices && (usage.in * prices.in + usage.out * prices.out) / PER;

const priced = (usage: Usage, { prices }: Mind): Spent => ({ ...usage, grosze: inGrosze({ amount: usd(usage, prices) ?? 0, currency: 'USD' }) });

/** What the marks of a conversation and the shape of an answer take, in tokens. */
const AROUND = 300;
/** Most tokens that a question is likely to take: Polish has about three characters to one, with the poorest models two. */
const most = ({ system, prompt, most: out }: PlainQuestion): Usage => ({ in: AROUND + Math.ceil((system.length + prompt.length) / 2), out });

/** `null`: it does not fit into the limits any more, so nothing was asked. */
export type Outcome<T> = Answer<T> | null;

/**
 * Asks once, within the limits. `again`: which of the same question's repetitions it is.
 * @param ask `mind.ask` or `mind.say` of the question
 */
export async function askWithin<T>(
  { book, limits }: { book: Book; limits: Limits },
  mind: Mind,
  purpose: Purpose,
  { again = 0, ...question }: PlainQuestion & { again?: number },
  ask: () => Promise<Answer<T>>,
): Promise<Outcome<T>> {
  const key = createHash('sha256')
    .update(JSON.stringify([purpose, mind.name, question.system, question.prompt, again]))
    .digest('hex');
  const known = book.answer(key);
  if (known !== null) return { ok: true, value: JSON.parse(known) as T, usage: { in: 0, out: 0 } };
  const aside = priced(most(question), mind);
  const used = book.spent({ model: mind.name });
  if (used.in + used.out + aside.in + aside.out > limits.tokens) return null;
  // Sums of fractions drift: a millionth of a grosz is no overspending.
  if (aside.grosze > 0 && book.spent().grosze + aside.grosze > limits.grosze + 1e-6) return null;
  const entry: Entry = { key, model: mind.name, purpose };
  if (!book.add(entry, aside)) return null;
  const answer = await ask();
  if (answer.ok) book.keep(key, JSON.stringify(answer.value));
  // A provider bills nothing for what it turned away; what was cut off it may bill.
  const turnedAway = !answer.ok && (answer.failure === 'limited' || answer.failure === 'provider');
  if (answer.usage || turnedAway) {
    const real = priced(answer.usage ?? { in: 0, out: 0 }, mind);
    book.add(entry, { in: real.in - aside.in, out: real.out - aside.out, grosze: real.grosze - aside.grosze });
  }
  return answer;
}

/**
 * The usable answers to questions, in their order; each is asked once, within the limits. What a model says of one question is that
 * question's matter; once it cannot be reached or the limits are used up, nothing more is asked.
 * @param use counts what was asked and what brought no usable answer
 */
export async function* answersOf<Q extends { system: string; prompt: string }, T>(
  questions: readonly Q[],
  mind: Mind,
  asking: { book: Book; limits: Limits },
  { purpose, shape, most: tokens }: { purpose: Purpose; shape: Question<T>['shape']; most: number },
  use: { asked: number; failed: number },
): AsyncGenerator<{ question: Q; answer: T }> {
  for (const question of questions) {
    const put = { system: question.system, prompt: question.prompt, most: tokens };
    const answer = await askWithin<T>(asking, mind, purpose, put, () => mind.ask({ ...put, shape }));
    if (answer === null) return;
    use.asked += 1;
    if (answer.ok) {
      yield { question, answer: answer.value };
      continue;
    }
    use.failed += 1;
    if (answer.failure !== 'refused' && answer.failure !== 'shapeless') return;
  }
}
