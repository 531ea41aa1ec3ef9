/**
 * Fits the weights of the tone model (`api/src/analysis/tone/data/tone-weights.json`) on labelled pages that stand outside the
 * repository, and prints how often the answers are right on pages left out.
 * Usage: node api/scripts/train/tone.ts --press FOLDER[,FOLDER] --everyday FOLDER[,FOLDER] [--check]   (--check: nothing is written)
 * The first folder of the press has the labels, the others more documents; each everyday folder is a set of its own.
 * Only numbers are written. Left out at a time: a topic of the press (a folder of its ids), a tenth of the other pages, a subject of
 * the everyday sets.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Features, featuresOf } from '../../src/analysis/tone/features.ts';
import { meanLetters } from '../../src/analysis/tone/index.ts';
import { type Answer, answerBy, type Both, chancesOf, type Fitted, type Heads, TONES } from '../../src/analysis/tone/model.ts';
import { readPage } from '../../src/analysis/tone/page.ts';
import type { DocumentTone } from '../../src/contract/report.ts';
import { figuresOf, type Judged, toneCases } from '../evaluate/tone.ts';

const OUT = 'api/src/analysis/tone/data/tone-weights.json';
/** L2 penalty on standardised weights. */
const PENALTY = { press: 40, local: 100 };
/** Label of a head where a fair reader may see it; two press rows in three have such another tone. */
const ALSO = { press: 0, local: 0.15 };
const STEPS = 300;

/** Numbers of short pages, which the weights for the press do not read. */
const OF_SHORT_PAGES = /^(?:sum|amends|cleared)/;

type Side = 'press' | 'local';
type Row = { group: string; tone: DocumentTone; also: string[]; features: Features; letters: number; judged: boolean; byKind: Answer | null };

/** Bad evidence may only speak for the bad head and against the good one, good evidence the reverse; structure is free. */
const signOf = (name: string, head: 0 | 1): number => {
  const sign = name.endsWith('.bad') ? 1 : name.endsWith('.good') ? -1 : 0;
  return head === 0 ? sign : -sign;
};

const target = ({ tone, also }: Row, head: 0 | 1, side: Side): number => {
  const sign = head === 0 ? 'negative' : 'positive';
  if (tone === sign || tone === 'mixed') return 1;
  return also.includes(sign) || also.includes('mixed') ? ALSO[side] : 0;
};

/** Logistic regression with an L2 penalty and signs, by the accelerated projected gradient (Beck and Teboulle 2009). */
function fitHead(x: readonly Float64Array[], y: readonly number[], signs: readonly number[], penalty: number): Float64Array {
  const size = signs.length + 1;
  const norm = x.reduce((sum, row) => sum + row.reduce((total, value) => total + value * value, 1), 0);
  // The trace bounds the curvature from far above: the pace grows again, and halves where the bound fails.
  let pace = 1 / (0.25 * norm + penalty);
  const value = (w: Float64Array, row: Float64Array): number => {
    let sum = w[size - 1] as number;
    for (let j = 0; j < size - 1; j += 1) sum += (row[j] as number) * (w[j] as number);
    return sum;
  };
  const loss = (w: Float64Array): number => {
    let sum = 0;
    for (let j = 0; j < size - 1; j += 1) sum += 0.5 * penalty * (w[j] as number) ** 2;
    x.forEach((row, i) => {
      const z = value(w, row);
      sum += Math.log1p(Math.exp(-Math.abs(z))) + Math.max(z, 0) - (y[i] as number) * z;
    });
    return sum;
  };
  const bounded = (one: number, j: number): number => ((signs[j] ?? 0) > 0 ? Math.max(0, one) : (signs[j] ?? 0) < 0 ? Math.min(0, one) : one);
  let [w, v, t] = [new Float64Array(size), new Float64Array(size), 1];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Float64Array.from(v, (one, j) => (j === size - 1 ? 0 : penalty * one));
    x.forEach((row, i) => {
      const error = 1 / (1 + Math.exp(-value(v, row))) - (y[i] as number);
      for (let j = 0; j < size - 1; j += 1) slope[j] = (slope[j] as number) + error * (row[j] as number);
      slope[size - 1] = (slope[size - 1] as number) + error;
    });
    const at = loss(v);
    let next: Float64Array<ArrayBuffer>;
    for (pace *= 1.2; ; pace /= 2) {
      const moved = v.map((one, j) => bounded(one - pace * (slope[j] as number), j));
      const model = moved.reduce((sum, one, j) => sum + (one - (v[j] as number)) * (slope[j] as number) + (one - (v[j] as number)) ** 2 / (2 * pace), at);
      next = moved;
      if (loss(moved) <= model + 1e-9) break;
    }
    const further = (1 + Math.sqrt(1 + 4 * t * t)) / 2;
    v = next.map((one, j) => one + ((t - 1) / further) * (one - (w[j] as number)));
    [w, t] = [next, further];
  }
  return w;
}

/** Heads over raw numbers, fitted on standardised ones. */
function fitted(rows: readonly Row[], side: Side): Heads {
  const names = Object.keys((rows[0] as Row).features).filter((name) => side === 'local' || !OF_SHORT_PAGES.test(name));
  const column = (name: string): number[] => rows.map(({ features }) => features[name] as number);
  const mean = names.map((name) => column(name).reduce((sum, one) => sum + one, 0) / rows.length);
  const spread = names.map((name, j) => Math.sqrt(column(name).reduce((sum, one) => sum + (one - (mean[j] as number)) ** 2, 0) / rows.length) || 1);
  const x = rows.map(({ features }) => Float64Array.from(names, (name, j) => ((features[name] as number) - (mean[j] as number)) / (spread[j] as number)));
  const rounded = (one: number): number => Math.round(one * 1000) / 1000 + 0;
  const heads = ([0, 1] as const).map((head) => {
    const signs = names.map((name) => signOf(name, head));
    const w = fitHead(
      x,
      rows.map((row) => target(row, head, side)),
      signs,
      PENALTY[side],
    );
    const raw = names.map((_, j) => rounded((w[j] as number) / (spread[j] as number)));
    return { bias: rounded(raw.reduce((sum, one, j) => sum - one * (mean[j] as number), w[names.length] as number)), raw };
  }) as [{ bias: number; raw: number[] }, { bias: number; raw: number[] }];
  const weights = Object.fromEntries(names.map((name, j): [string, [number, number]] => [name, [heads[0].raw[j] as number, heads[1].raw[j] as number]]));
  return { bias: [heads[0].bias, heads[1].bias], weights: Object.fromEntries(Object.entries(weights).filter(([, [bad, good]]) => bad !== 0 || good !== 0)) };
}

type Guess = { odds: number; right: boolean };

/** Slope and shift that make the probabilities of answers those of being right (Platt 1999), with a weak pull to 1 and 0. */
function calibrated(guesses: readonly Guess[]): [number, number] {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < 4000; step += 1) {
    let [a, b] = [-2 * (slope - 1), -0.5 * shift];
    for (const { odds, right } of guesses) {
      const error = (right ? 1 : 0) - 1 / (1 + Math.exp(-(slope * odds + shift)));
      a += error * odds;
      b += error;
    }
    slope += (2 * a) / (guesses.length + 4);
    shift += (2 * b) / (guesses.length + 4);
  }
  return [Math.round(slope * 100) / 100, Math.round(shift * 100) / 100];
}

const guess = (heads: Heads, row: Row): Guess => {
  const chances = chancesOf(heads, row.features);
  const label = TONES.reduce((best, tone) => (chances[tone] > chances[best] ? tone : best));
  return { odds: Math.log(chances[label] / (1 - chances[label])), right: label === row.tone };
};

function rowsOf(judged: readonly Judged[], groupOf: (one: Judged) => string): Row[] {
  return judged.map((one): Row => {
    const { label, matched, byKind } = one;
    const given = { tone: label.tone, also: label.also, judged: one.judged, byKind };
    return { ...given, group: groupOf(one), features: featuresOf(readPage(matched)), letters: meanLetters(matched) };
  });
}

/** For each group the heads fitted on the others. */
function leftOut(rows: readonly Row[], side: Side): Map<string, Heads> {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return new Map(
    groups.map((group) => [
      group,
      fitted(
        rows.filter((row) => row.group !== group),
        side,
      ),
    ]),
  );
}

const { values } = parseArgs({ options: { press: { type: 'string' }, everyday: { type: 'string' }, check: { type: 'boolean', default: false } } });
if (!values.press || !values.everyday) {
  process.stderr.write('Usage: node api/scripts/train/tone.ts --press FOLDER[,FOLDER] --everyday FOLDER [--check]\n');
  process.exit(2);
}
const foldersOf = (list: string) => list.split(',').map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
const partOf = new Map<string, number>();
const topicOf = ({ label: { doc } }: Judged): string => {
  const topic = doc.match(/^(?:covid|us_election|ryanair)/)?.[0];
  if (!topic && !partOf.has(doc)) partOf.set(doc, partOf.size % 10);
  return topic ?? `other ${partOf.get(doc)}`;
};
const press = rowsOf(toneCases(foldersOf(values.press)), topicOf);
const sets = foldersOf(values.everyday).map((folder) => rowsOf(toneCases([folder]), ({ label }) => label.subject));
const local = sets.flat();
const pressRead = press.filter(({ byKind }) => !byKind);
const pressOut = leftOut(pressRead, 'press');
const localOut = leftOut(local, 'local');
const calibration = {
  press: calibrated(press.filter(({ byKind }) => !byKind).map((row) => guess(pressOut.get(row.group) as Heads, row))),
  local: calibrated(local.filter(({ judged, byKind }) => judged && !byKind).map((row) => guess(localOut.get(row.group) as Heads, row))),
};
const full: Both = {
  press: { ...fitted(pressRead, 'press'), calibration: calibration.press },
  local: { ...fitted(local, 'local'), calibration: calibration.local },
};
/** Judged pages, those that are read as a whole by heads that have not seen their group. */
const score = (rows: readonly Row[]): string =>
  figuresOf(
    rows
      .filter(({ judged }) => judged)
      .map((row) => {
        const unseen = (side: Side, out: Map<string, Heads>): Fitted => ({
          ...(out.get(row.group) ?? full[side]),
          calibration: calibration[side],
        });
        const both = { press: unseen('press', pressOut), local: unseen('local', localOut) };
        return { ...(row.byKind ?? answerBy(both, row.features, row.letters)), tone: row.tone, also: row.also };
      }),
  );
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`${press.length} pages of the press and others, ${local.length} everyday pages; left out:`);
say(`press, leaving the topic out\n${score(press.filter(({ group }) => !group.startsWith('other')))}`);
say(`other texts, in ten parts\n${score(press.filter(({ group }) => group.startsWith('other')))}`);
for (const [i, rows] of sets.entries()) {
  say(`everyday set ${i + 1}, leaving the subject out\n${score(rows)}`);
  say(`everyday set ${i + 1}, of these read as a whole\n${score(rows.filter(({ byKind }) => !byKind))}`);
}
if (!values.check) {
  const source = 'Fitted by api/scripts/train/tone.ts on labelled pages outside the repository; docs/quality.md has the figures.';
  // Pairs on one line, as the formatter has them.
  const text = JSON.stringify({ source, ...full }, null, 2).replace(/\[[^[\]]*\]/g, (pair) => pair.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'));
  writeFileSync(OUT, `${text}\n`);
}
