/**
 * Fits the two sets of weights of the sentence model (`api/src/analysis/overview/data/sentence-weights.json`) on labelled pages that
 * stand outside the repository, and prints how often the first one, two or three excerpts tell what the label says matters.
 * Usage: node api/scripts/train/excerpts.ts --press FOLDER[,FOLDER] --everyday FOLDER [--check]   (--check: nothing is written)
 * Only numbers are written. Left out at a time: a topic of the press (a folder of its ids), a subject of the everyday set.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { itemOf } from '../../src/analysis/ledger/ledger.ts';
import type { Ledger } from '../../src/analysis/ledger/types.ts';
import { voicesOf } from '../../src/analysis/ledger/voices.ts';
import { chooseCuts } from '../../src/analysis/overview/excerpts.ts';
import { FEATURES, type Feature, type Reading, readPage } from '../../src/analysis/overview/features.ts';
import { knownOf } from '../../src/analysis/overview/overview.ts';
import { readsAsPress, type Weights } from '../../src/analysis/overview/weights.ts';
import { matchDocuments } from '../../src/analysis/reading/match.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { guessKind } from '../../src/language/index.ts';
import type { Document } from '../../src/research/types.ts';
import { pagesOf } from '../evaluate/sets.ts';

const OUT = 'api/src/analysis/overview/data/sentence-weights.json';
/** L2 penalty on each weight, the bias left free; steps of Newton's method. */
const PENALTY = 15;
const STEPS = 30;

type Label = { subject: string; context: string; doc: string; role: string; genre: string; key: string[]; says: { quote?: string; span?: [number, number] }[] };
type Row = { group: string; text: string; reading: Reading; press: boolean; passages: Set<string>[]; hits: number[] };

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Whether a stretch tells a passage: at least four common words, half of the shorter of the two. */
function tells(text: string, passages: readonly Set<string>[]): boolean {
  const said = new Set(words(text));
  return passages.some((passage) => {
    const shared = [...passage].filter((word) => said.has(word)).length;
    return shared >= 4 && shared >= 0.5 * Math.min(passage.size, said.size);
  });
}

/** People who run a firm, by all pages of the set that name it. */
function peopleOf(subject: Subject, documents: Document[]): string[] {
  if (subject.kind === 'person') return [];
  const { matched } = matchDocuments(subject, documents);
  const items = matched.map((one) => itemOf(one, one.document.article.kind === 'own', (url) => url));
  return voicesOf({ subject, items } as Ledger).map(({ name }) => name);
}

function rowsOf(folders: string[], groupOf: (label: Label) => string): Row[] {
  const pages = pagesOf(folders);
  const labels = readFileSync(join(folders[0] as string, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Label);
  const documents = [...pages.values()].map(({ document }) => document);
  const people = new Map<string, string[]>();
  const rows: Row[] = [];
  for (const label of labels) {
    const page = pages.get(label.doc);
    if (!page || (label.role !== 'hero' && label.role !== 'party')) continue;
    const subject: Subject = { name: label.subject, kind: guessKind(label.subject), description: label.context, keywords: [], links: [] };
    const [matched] = matchDocuments(subject, [page.document]).matched;
    if (!matched) continue;
    if (!people.has(subject.name)) people.set(subject.name, peopleOf(subject, documents));
    const { text, title } = page.document.article;
    const reading = readPage(matched.document, matched.mentions, label.genre === 'own', knownOf(subject, people.get(subject.name) ?? []));
    const whole = `${title}\n${text.replace(/\n\n/g, '\n')}`;
    const quotes = label.says.map(({ quote, span }) => quote ?? (span ? whole.slice(...span) : ''));
    const passages = [...label.key, ...quotes].filter(Boolean).map((passage) => new Set(words(passage)));
    const hits = reading.units.map((unit) => (tells(unit.text, passages) ? 1 : 0));
    rows.push({ group: groupOf(label), text, reading, press: readsAsPress(page.document.article.kind, reading.meanLength), passages, hits });
  }
  return rows;
}

/** Solves a symmetric positive system in place (Cholesky). */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const at = (i: number, j: number) => (matrix[i] as number[])[j] as number;
  for (let j = 0; j < n; j += 1) {
    for (let k = 0; k < j; k += 1) for (let i = j; i < n; i += 1) (matrix[i] as number[])[j] = at(i, j) - at(i, k) * at(j, k);
    const root = Math.sqrt(at(j, j));
    for (let i = j; i < n; i += 1) (matrix[i] as number[])[j] = at(i, j) / root;
  }
  const out = [...right];
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) out[i] = (out[i] as number) - at(i, k) * (out[k] as number);
    out[i] = (out[i] as number) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) out[i] = (out[i] as number) - at(k, i) * (out[k] as number);
    out[i] = (out[i] as number) / at(i, i);
  }
  return out;
}

/** Logistic regression with an L2 penalty, by Newton's method. */
function fitted(rows: readonly Row[]): Weights {
  const size = FEATURES.length + 1;
  const samples = rows.flatMap(({ reading, hits }) => reading.vectors.map((vector, i) => ({ x: [1, ...vector], y: hits[i] as number })));
  let w = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = w.map((value, j) => (j === 0 ? 0 : -PENALTY * value));
    const curve = w.map((_, i) => w.map((__, j) => (i === j ? (i === 0 ? 1e-6 : PENALTY) : 0)));
    for (const { x, y } of samples) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, j) => sum + value * (w[j] as number), 0)));
      for (let i = 0; i < size; i += 1) {
        const xi = x[i] as number;
        if (xi === 0) continue;
        slope[i] = (slope[i] as number) + xi * (y - p);
        const line = curve[i] as number[];
        for (let j = 0; j <= i; j += 1) line[j] = (line[j] as number) + p * (1 - p) * xi * (x[j] as number);
      }
    }
    const move = solve(curve, slope);
    w = w.map((value, j) => value + (move[j] as number));
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const weights = Object.fromEntries(FEATURES.map((feature, i): [Feature, number] => [feature, rounded(w[i + 1] as number)]));
  return { bias: rounded(w[0] as number), weights };
}

/** Share of rows told by the first 1, 2 and 3 excerpts, in percent. */
function told(rows: readonly Row[], weightsFor: (row: Row) => Weights): string {
  const counts = [0, 0, 0];
  for (const row of rows) {
    const spans = chooseCuts(row.text, row.reading, weightsFor(row), 3);
    const at = spans.findIndex(({ start, end }) => tells(row.text.slice(start, end), row.passages));
    for (let k = 0; k < 3; k += 1) if (at >= 0 && at <= k) counts[k] = (counts[k] as number) + 1;
  }
  return counts.map((count) => ((100 * count) / rows.length).toFixed(0)).join(' / ');
}

/** For each row the weights fitted on the other groups. */
function leftOut(rows: readonly Row[]): (row: Row) => Weights {
  const known = new Map<string, Weights>();
  return ({ group }) => {
    const weights = known.get(group) ?? fitted(rows.filter((row) => row.group !== group));
    known.set(group, weights);
    return weights;
  };
}

const { values } = parseArgs({ options: { press: { type: 'string' }, everyday: { type: 'string' }, check: { type: 'boolean', default: false } } });
if (!values.press || !values.everyday) {
  process.stderr.write('Usage: node api/scripts/train/excerpts.ts --press FOLDER[,FOLDER] --everyday FOLDER [--check]\n');
  process.exit(2);
}
const foldersOf = (list: string) => list.split(',').map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
const press = rowsOf(foldersOf(values.press), ({ doc }) => doc.match(/^(?:covid|us_election|ryanair)/)?.[0] ?? 'other');
const everyday = rowsOf(foldersOf(values.everyday), ({ subject }) => subject);
const say = (name: string, figures: string) => process.stdout.write(`${name.padEnd(58)} ${figures}\n`);
const [pressAll, localAll] = [fitted(press), fitted(everyday)];
const [pressOut, localOut] = [leftOut(press), leftOut(everyday)];
process.stdout.write(`${press.length} pages of the press, ${everyday.length} everyday pages; told by the first 1 / 2 / 3 excerpts, %\n`);
say('press, press weights, leaving the topic out', told(press, pressOut));
say(
  'press, everyday weights',
  told(press, () => localAll),
);
say(
  'press, switch, leaving the topic out',
  told(press, (row) => (row.press ? pressOut(row) : localAll)),
);
say('everyday, everyday weights, leaving the subject out', told(everyday, localOut));
say(
  'everyday, press weights',
  told(everyday, () => pressAll),
);
say(
  'everyday, switch, leaving the subject out',
  told(everyday, (row) => (row.press ? pressAll : localOut(row))),
);
say('on the pages fitted on: press, everyday', `${told(press, () => pressAll)}, ${told(everyday, () => localAll)}`);
if (!values.check) {
  const source = 'Fitted by api/scripts/train/excerpts.ts on labelled pages outside the repository; docs/quality.md has the figures.';
  writeFileSync(OUT, `${JSON.stringify({ source, press: pressAll, local: localAll }, null, 2)}\n`);
}
