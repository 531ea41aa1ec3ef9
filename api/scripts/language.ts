/**
 * `npm run language -- predict --task TASK --in rows.jsonl --out predictions.jsonl`: results of the language core for rows.
 * A row is an object with `id` and the inputs of its task; other fields are ignored. Exit 1: a bad line or file; 2: usage.
 * `npm run language -- evaluate`: the scores of all development sets beside their bars; `--errors TASK` lists rows that went wrong.
 * `npm run language -- explain "tekst" --subject "…"`: tokens, lemmas, mentions, clauses and what decided the sentiment.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SUBJECT_KINDS } from '../src/contract/subject.ts';
import { evaluate, printErrors } from './language/evaluate.ts';
import { explain } from './language/explain.ts';
import { callersPath, LanguageToolError, rowsOf, writeRows } from './language/rows.ts';
import { isTask, predictions, TASK_NAMES, type TaskName } from './language/tasks.ts';
import { ROOT } from './lib/run.ts';

const USAGE = `Usage:
  npm run language -- predict --task TASK --in rows.jsonl --out predictions.jsonl
  npm run language -- evaluate [--sets FOLDER] [--task TASK] [--errors TASK [--limit N]]
  npm run language -- explain "tekst" [--subject "Jan Kowalski" [--kind ${SUBJECT_KINDS.join('|')}]]
TASK: ${TASK_NAMES.join(', ')}`;

/** The call itself is wrong. */
class UsageError extends Error {}

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { predict, evaluate: evaluateSets, explain: explainText };

async function predict(args: string[]): Promise<void> {
  const { values } = parse(args, { task: { type: 'string' }, in: { type: 'string' }, out: { type: 'string' } });
  const { in: from, out: to } = values;
  const task = taskNamed(values.task ?? '');
  if (!from || !to) throw new UsageError('Name the files: --in and --out.');
  const count = await writeRows(callersPath(to), predictions(task, rowsOf(callersPath(from))));
  process.stderr.write(`${task}: ${count} rows\n`);
}

async function evaluateSets(args: string[]): Promise<void> {
  const { values } = parse(args, { sets: { type: 'string' }, task: { type: 'string' }, errors: { type: 'string' }, limit: { type: 'string' } });
  const folder = values.sets ? callersPath(values.sets) : join(ROOT, '../shared/nlp/dev');
  const limit = Number(values.limit ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a whole number from 1.');
  if (values.errors !== undefined) await printErrors(folder, taskNamed(values.errors), limit);
  else await evaluate(folder, values.task === undefined ? TASK_NAMES : [taskNamed(values.task)]);
}

async function explainText(args: string[]): Promise<void> {
  const { values, positionals } = parse(args, { subject: { type: 'string' }, kind: { type: 'string' } });
  const text = positionals.join(' ');
  if (text.trim() === '') throw new UsageError('Give the text in quotes.');
  const name = values.subject?.trim();
  const kind = SUBJECT_KINDS.find((one) => one === values.kind);
  if (values.kind !== undefined && !kind) throw new UsageError(`There is no kind "${values.kind}".`);
  process.stdout.write(`${explain(text, name ? { name, kind } : undefined).join('\n')}\n`);
}

function taskNamed(name: string): TaskName {
  if (!isTask(name)) throw new UsageError(name ? `There is no task "${name}".` : 'Name a task.');
  return name;
}

type Options = Record<string, { type: 'string' | 'boolean' }>;

function parse<O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const [command = '', ...rest] = process.argv.slice(2);
try {
  const act = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!act) throw new UsageError(command ? `There is no command "${command}".` : 'Name a command.');
  await act(rest);
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n${USAGE}\n`);
  else if (error instanceof LanguageToolError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
