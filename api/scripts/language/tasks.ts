/** How each task calls the language core, from the input fields of a row only. */
import {
  createNearDuplicateIndex,
  createSubjectIndex,
  detectLanguage,
  guessKind,
  type Mention,
  sentenceSentiment,
  targetSentiment,
  textSentiment,
} from '../../src/language/index.ts';
import { LanguageToolError, type Row } from './rows.ts';

export type Prediction = string | 0 | 1;
type Predictor<Field extends string> = (row: Record<Field, string>) => Prediction;
type Task = { fields: readonly string[]; load: () => Promise<Predictor<string>> };

/** A task gets these fields of a row and no others (no label, kind or template). */
const task = <Field extends string>(fields: readonly Field[], load: () => Predictor<Field> | Promise<Predictor<Field>>): Task => ({
  fields,
  load: async () => load() as Promise<Predictor<string>>,
});

/** Mentions of a name whose kind is guessed from the name, as an order does. */
export function mentionsOf(name: string, text: string, surnames = false): Mention[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name, kind: guessKind(name) });
  return index.find(text, { surnames });
}

const mentioned = (name: string, text: string): 0 | 1 => (mentionsOf(name, text).length > 0 ? 1 : 0);

/** Mentions of a target that the text is known to be about: by surname alone where the full name is missing. */
export function targetMentions(target: string, text: string): Mention[] {
  const full = mentionsOf(target, text);
  return full.length > 0 ? full : mentionsOf(target, text, true);
}

/** The text is known to be about the target: a surname alone counts, and without a mention the whole text is judged. */
function towards(text: string, target: string): string {
  const spans = targetMentions(target, text);
  return (spans.length > 0 ? targetSentiment(text, spans) : textSentiment(text)).label;
}

function sameStory(a: string, b: string): 0 | 1 {
  const index = createNearDuplicateIndex();
  index.add('a', a);
  return index.query(b).length > 0 ? 1 : 0;
}

export const TASKS = {
  sentiment_sentence: task(
    ['text'],
    () =>
      ({ text }) =>
        sentenceSentiment(text).label,
  ),
  sentiment_text: task(
    ['text'],
    () =>
      ({ text }) =>
        textSentiment(text).label,
  ),
  sentiment_target: task(
    ['text', 'target'],
    () =>
      ({ text, target }) =>
        towards(text, target),
  ),
  names_context: task(
    ['name', 'text'],
    () =>
      ({ name, text }) =>
        mentioned(name, text),
  ),
  names_pairs: task(
    ['name', 'surface'],
    () =>
      ({ name, surface }) =>
        mentioned(name, surface),
  ),
  names_hard: task(
    ['name', 'text'],
    () =>
      ({ name, text }) =>
        mentioned(name, text),
  ),
  near_dup: task(
    ['a', 'b'],
    () =>
      ({ a, b }) =>
        sameStory(a, b),
  ),
  langid: task(
    ['text'],
    () =>
      ({ text }) =>
        detectLanguage(text).lang,
  ),
  html: task(['html'], async () => {
    const { extractArticle } = await import('../../src/research/index.ts');
    return ({ html }) => extractArticle(html, 'https://example.com/').text;
  }),
} satisfies Record<string, Task>;

export type TaskName = keyof typeof TASKS;
export const TASK_NAMES = Object.keys(TASKS) as TaskName[];
export const isTask = (name: string): name is TaskName => Object.hasOwn(TASKS, name);

/**
 * Predictions for rows, in their order.
 * @throws LanguageToolError naming the line whose row lacks its id or an input
 */
export async function* predictions(name: TaskName, rows: AsyncIterable<[number, Row]>): AsyncGenerator<{ id: string | number; pred: Prediction }> {
  const { fields, load }: Task = TASKS[name];
  const predict = await load();
  for await (const [line, row] of rows) {
    const { id } = row;
    if (typeof id !== 'string' && typeof id !== 'number') throw new LanguageToolError(`Line ${line} has no "id".`);
    yield { id, pred: predict(inputsOf(row, fields, line)) };
  }
}

function inputsOf(row: Row, fields: readonly string[], line: number): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const field of fields) {
    const value = row[field];
    if (typeof value !== 'string') throw new LanguageToolError(`Line ${line} has no text in "${field}".`);
    inputs[field] = value;
  }
  return inputs;
}
