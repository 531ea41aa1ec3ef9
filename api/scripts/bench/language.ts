/** `npm run bench -- language`: speed, memory and size of the language core on one thread, beside the bars. */
import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSubjectIndex, guessKind, type SubjectIndex, sentenceSentiment, splitSentences } from '../../src/language/index.ts';
import { ROOT } from '../lib/run.ts';
import { articleOf, benchPages, personName, signedName } from './texts.ts';
import { median, show, threadSeconds } from './tools.ts';

const PEOPLE = 4;
const ROUNDS = 5;
const PROCESSES = 5;
const SUBJECTS = 10_000;
const DATA = 'api/src/language/data';

/** How many of `items` a second, median of rounds after one to warm up. */
function rate<T>(items: readonly T[], work: (item: T, k: number) => void): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => threadSeconds(() => items.forEach(work)));
  return items.length / median(rounds.slice(1));
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function indexOf(names: readonly string[]): SubjectIndex {
  const index = createSubjectIndex();
  names.forEach((name, k) => {
    index.add({ id: String(k), name, kind: guessKind(name) });
  });
  return index;
}

/** The core in a fresh process; medians over some of them. */
async function fresh(what: string, processes: number): Promise<Record<string, number>> {
  const runs: Record<string, number>[] = [];
  for (let k = 0; k < processes; k += 1) {
    const args = ['--expose-gc', '--max-old-space-size=6000', join(ROOT, 'api/scripts/bench/language-process.ts'), what];
    runs.push(JSON.parse((await promisify(execFile)(process.execPath, args)).stdout));
  }
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? 0))]));
}

/**
 * Prints a line a bar. Rates count the processor time of one thread, so that a busy machine does not change them much;
 * the cold start is what a clock on the wall shows.
 */
export async function benchLanguage(): Promise<void> {
  const pages = benchPages(PEOPLE);
  const articles = pages.map(articleOf);
  const sentences = articles.flatMap((text) => splitSentences(text).map(({ start, end }) => text.slice(start, end)));
  const names = Array.from({ length: SUBJECTS }, (_, k) => personName(k));

  show('language: sentences judged a second', whole(rate(sentences, (text) => void sentenceSentiment(text))), '10,000 (floor 5,000)');
  const indexes = names.slice(0, 100).map((name) => indexOf([name]));
  const check = (text: string, k: number) => void indexes[k % indexes.length]?.find(text);
  show('language: name checks a second, the name ready', whole(rate(sentences, check)), '50,000 (floor 20,000)');
  const anew = (text: string, k: number) => void indexOf([names[k % names.length] as string]).find(text);
  show('language: name checks a second, each name made ready', whole(rate(sentences, anew)), '–');
  show('language: pages to articles a second', whole(rate(pages, (page) => void articleOf(page))), '400 (floor 100)');
  const [one, many, absent] = manySubjects(
    pages.map(({ name }, k) => ({ name, text: articles[k] as string })),
    names,
  );
  show(
    'language: 10,000 subjects against one',
    `${(many / one).toFixed(2)}× (${whole(many)} and ${whole(one)} µs a page, ${whole(absent)} where the one is absent)`,
    '1.5× (floor 3×)',
  );
  const renamed = pages.map(({ name }, k) => ({ name: signedName(k), text: (articles[k] as string).replaceAll(name, signedName(k)) }));
  const signs = Array.from({ length: SUBJECTS }, (_, k) => signedName(k));
  const [oneSigned, manySigned] = manySubjects(renamed, signs);
  const both = `${whole(manySigned)} and ${whole(oneSigned)} µs a page`;
  show('language: 10,000 names with signs against one', `${(manySigned / oneSigned).toFixed(2)}× (${both})`, '1.5× (floor 3×)');

  const copies = await fresh('copies', 1);
  const query = `${copies.query?.toFixed(2)} ms (p99 by the clock ${copies.worst?.toFixed(1)} ms)`;
  show('language: a query among 100,000 texts', query, '20 ms');
  const side = `${whole(copies.added ?? 0)} added a second, ${whole(copies.memory ?? 0)} MB, ${((copies.found ?? 0) * 100).toFixed(1)}% found`;
  show('language: that index', side, '–');

  const memory = await fresh('memory', 3);
  const added = (at: number | undefined): string => whole((at ?? 0) - (memory.before ?? 0));
  show('language: memory, all loaded and used', `${added(memory.after)} MB (${added(memory.used)} before collection)`, '100 MB (floor 200)');
  const cold = await fresh('cold', PROCESSES);
  show(
    'language: cold start, process to last first answer',
    `${whole(cold.total ?? 0)} ms (${whole(cold.cpu ?? 0)} ms of processor time)`,
    '750 ms (floor 1,500)',
  );
  const { node = 0, total, cpu, article = 0, ...first } = cold;
  const told = Object.entries(first).map(([what, ms]) => `${what} ${whole(ms)}`);
  process.stdout.write(`  ms from the process's start: node ${whole(node)}, ${told.join(', ')}; articles ${whole(article)}\n`);
  const bytes = readdirSync(join(ROOT, DATA), { recursive: true, encoding: 'utf8' }).reduce((sum, name) => sum + statSync(join(ROOT, DATA, name)).size, 0);
  show('language: own data files', `${(bytes / 1e6).toFixed(2)} MB`, '5 MB (floor 10)');
}

/** Microseconds a page, in turns: for its own subject, for 10,000 subjects including it, for one that it does not name. */
function manySubjects(pages: readonly { name: string; text: string }[], names: readonly string[]): [number, number, number] {
  const ones = new Map([...new Set(pages.map(({ name }) => name))].map((name) => [name, indexOf([name])]));
  const many = indexOf(names);
  const absent = indexOf(names.slice(-1));
  const works: ((page: { name: string; text: string }) => void)[] = [
    ({ name, text }) => void ones.get(name)?.find(text),
    ({ text }) => void many.find(text),
    ({ text }) => void absent.find(text),
  ];
  const rounds = Array.from({ length: ROUNDS + 1 }, () => works.map((work) => (threadSeconds(() => pages.forEach(work)) / pages.length) * 1e6));
  return [0, 1, 2].map((side) => median(rounds.slice(1).map((round) => round[side] as number))) as [number, number, number];
}
