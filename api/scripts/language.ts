/**
 * `npm run language -- predict --task TASK --in rows.jsonl --out predictions.jsonl`: what the language core makes of rows.
 * A row is an object with `id` and the inputs of its task; every other field is left unread. Exit 1: a bad line or file; 2: usage.
 */
import { parseArgs } from 'node:util';
import { callersPath, LanguageToolError, rowsOf, writeRows } from './language/rows.ts';
import { isTask, predictions, TASK_NAMES } from './language/tasks.ts';

const USAGE = `Usage:
  npm run language -- predict --task TASK --in rows.jsonl --out predictions.jsonl
TASK: ${TASK_NAMES.join(', ')}`;

/** The call itself is wrong. */
class UsageError extends Error {}

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { predict };

async function predict(args: string[]): Promise<void> {
  const { values } = parse(args, { task: { type: 'string' }, in: { type: 'string' }, out: { type: 'string' } });
  const { task = '', in: from, out: to } = values;
  if (!isTask(task)) throw new UsageError(task ? `There is no task "${task}".` : 'Name a task.');
  if (!from || !to) throw new UsageError('Name the files: --in and --out.');
  const count = await writeRows(callersPath(to), predictions(task, rowsOf(callersPath(from))));
  process.stderr.write(`${task}: ${count} rows\n`);
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
