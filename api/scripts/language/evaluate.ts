/** All development scores beside their bars, and the rows that went wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { BARS, type Bar } from './bars.ts';
import { LanguageToolError, type Row, rowsOf } from './rows.ts';
import { groupOf, isWrong, type Scored, scoreLine, scoreOf, scoresByGroup } from './score.ts';
import { predictions, TASK_NAMES, type TaskName } from './tasks.ts';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** Rows of a set with their predictions. */
async function scoredRows(folder: string, task: TaskName): Promise<Scored[]> {
  const rows: Row[] = [];
  async function* kept(): AsyncGenerator<[number, Row]> {
    for await (const [line, row] of rowsOf(join(folder, `${task}.jsonl`))) {
      rows.push(row);
      yield [line, row];
    }
  }
  const scored: Scored[] = [];
  for await (const { pred } of predictions(task, kept())) scored.push({ row: rows[scored.length] as Row, pred });
  return scored;
}

/**
 * Prints the table of all sets in a folder beside baselines, floors and goals, then each set by groups.
 * @throws LanguageToolError when the folder holds none of the sets
 */
export async function evaluate(folder: string, tasks: readonly TaskName[] = TASK_NAMES): Promise<void> {
  const present = tasks.filter((task) => existsSync(join(folder, `${task}.jsonl`)));
  if (present.length === 0) throw new LanguageToolError(`${folder} holds none of the sets (${tasks.join('.jsonl, ')}.jsonl). Name their folder with --sets.`);
  const sets = new Map<TaskName, Scored[]>();
  for (const task of present) sets.set(task, await scoredRows(folder, task));
  say(styleText('bold', cells('task', 'rows', 'measure', 'baseline', 'floor', 'goal', 'now')));
  for (const bar of BARS) {
    const scored = sets.get(bar.task);
    if (scored) say(barLine(bar, scored));
  }
  say('The baseline was measured on the half that is kept apart, the rest on these rows.');
  for (const [task, scored] of sets) {
    say();
    say(styleText('bold', task));
    for (const part of scoresByGroup(task, scored)) say(scoreLine(task, part));
  }
  const absent = tasks.filter((task) => !present.includes(task));
  if (absent.length > 0) say(`\nNot in ${folder}: ${absent.join(', ')}.`);
}

const cells = (what: string, rows: string, measure: string, baseline: string, floor: string, goal: string, now: string): string =>
  `${what.padEnd(30)} ${rows.padStart(5)}  ${measure.padEnd(8)} ${baseline.padStart(8)} ${floor.padStart(6)} ${goal.padStart(6)} ${now.padStart(7)}`;

function barLine(bar: Bar, scored: Scored[]): string {
  const score = scoreOf(
    bar.task,
    scored.filter(({ row }) => bar.only?.(row) ?? true),
  );
  const value = score?.measures[bar.measure];
  const line = (now: string): string =>
    cells(bar.what, String(score?.rows ?? 0), bar.measure, bar.baseline === null ? '–' : short(bar.baseline), short(bar.floor), short(bar.goal), now);
  if (!score || score.rows === 0 || value === undefined) return line('–');
  const reaches = (limit: number): boolean => (bar.least ? value <= limit : value >= limit);
  return styleText(reaches(bar.goal) ? 'green' : reaches(bar.floor) ? 'yellow' : 'red', line(short(value, 4)));
}

/** „.812”: at least three digits after the point, more only where they are asked for. */
const short = (value: number, digits = 3): string => value.toFixed(digits).replace(/^0/, '');

/** Prints wrong rows of a set: what was predicted, what is right, and what the core was given. */
export async function printErrors(folder: string, task: TaskName, limit: number): Promise<void> {
  if (!existsSync(join(folder, `${task}.jsonl`))) throw new LanguageToolError(`There is no ${join(folder, `${task}.jsonl`)}.`);
  const scored = await scoredRows(folder, task);
  const wrong = scored.filter((one) => isWrong(task, one));
  for (const { row, pred } of wrong.slice(0, limit)) {
    say(
      `${styleText('bold', String(row.id))} ${groupOf(row)}: ${styleText('red', clip(String(pred)))} instead of ${styleText('green', clip(String(right(row))))}`,
    );
    const inputs: [string, unknown][] = Object.entries(row).filter(([field]) => INPUTS.includes(field));
    for (const [field, value] of inputs) say(`  ${styleText('dim', `${field}:`)} ${clip(String(value))}`);
  }
  say(`${wrong.length} of ${scored.length} rows are wrong${wrong.length > limit ? `; the first ${limit} are shown` : ''}.`);
}

const INPUTS = ['name', 'target', 'surface', 'text', 'a', 'b'];
const right = ({ label, lang, gold }: Row): unknown => label ?? lang ?? gold ?? 1;
const LONG = 1_000;
const clip = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text).replace(/\s+/g, ' ');
