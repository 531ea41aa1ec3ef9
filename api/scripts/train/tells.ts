/**
 * Trains `api/src/language/data/tells.json`: what a sentence tells, one logistic regression a kind over lemmas, their pairs and
 * beginnings, on our own labelled sentences (`api/scripts/language/rows/tells.tsv`), by AdaGrad (Duchi, Hazan and Singer 2011).
 * Usage: node api/scripts/train/tells.ts [--check]   (--check: each author judged by weights of the others; nothing is written)
 * Fixed seed, fixed order: the same rows and lemma data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../../src/language/tells/features.ts';
import { KINDS, scaleOf } from '../../src/language/tells/model.ts';
import type { TellKind } from '../../src/language/tells/types.ts';

const OUT = 'api/src/language/data/tells.json';
const EPOCHS = 12;
const RATE = 0.5;
const BIAS_RATE = 0.02;
/** L2 pull of a weight towards 0 each time its feature is seen. */
const PENALTY = 0.03;
/** A pair of words has to stand in so many sentences; a word or beginning in one. */
const LEAST_PAIRS = 2;

type Row = { author: string; label: TellKind; features: string[] };
type Head = { bias: number; weights: Map<string, number> };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const rows = readFileSync(new URL('../language/rows/tells.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => {
    const [author, label, text] = line.split('\t') as [string, TellKind, string];
    return { author, label, features: featuresOf(text) };
  });

/** Numerical Recipes' linear congruential generator: a number from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Rows with the features that may get weights. */
function prepared(of: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const { features } of of) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = (name: string): boolean => (counts.get(name) ?? 0) >= (name.includes('_') ? LEAST_PAIRS : 1);
  return of.map((row) => ({ ...row, features: row.features.filter(kept) }));
}

function trained(of: readonly Row[], kind: TellKind): Head {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const next = seeded(1);
  const order = [...of];
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [order[i], order[j]] = [order[j] as Row, order[i] as Row];
    }
    for (const { label, features } of order) {
      const scale = scaleOf(features.length);
      const z = features.reduce((sum, name) => sum + (weights.get(name) ?? 0) * scale, bias);
      const error = logistic(z) - (label === kind ? 1 : 0);
      bias -= BIAS_RATE * error;
      for (const name of features) {
        const weight = weights.get(name) ?? 0;
        const slope = error * scale + PENALTY * (weight / 3);
        const square = (squares.get(name) ?? 0) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight - (RATE * slope) / Math.sqrt(square + 1e-6));
      }
    }
  }
  return { bias, weights };
}

const chance = ({ bias, weights }: Head, features: readonly string[]): number => {
  const known = features.filter((name) => weights.has(name));
  return logistic(known.reduce((sum, name) => sum + (weights.get(name) as number) * scaleOf(known.length), bias));
};

/** Share of pairs of a row of the kind and one of another that are ranked right (area under the ROC curve). */
function ranked(scored: { chance: number; own: boolean }[]): number {
  let [own, other, right] = [0, 0, 0];
  for (const row of scored.sort((a, b) => b.chance - a.chance)) {
    if (row.own) own += 1;
    else {
      other += 1;
      right += own;
    }
  }
  return right / (own * other);
}

function crossValidate(): void {
  const authors = [...new Set(rows.map(({ author }) => author))];
  for (const kind of KINDS) {
    const scored = authors.flatMap((author) => {
      const head = trained(prepared(rows.filter((row) => row.author !== author)), kind);
      return rows.filter((row) => row.author === author).map(({ label, features }) => ({ chance: chance(head, features), own: label === kind }));
    });
    const right = scored.filter((row) => row.chance > 0.5 === row.own).length;
    const count = scored.filter(({ own }) => own).length;
    say(`${kind}: ${count} rows, ranked ${ranked(scored).toFixed(3)}, right ${(right / rows.length).toFixed(3)}`);
  }
}

function write(): void {
  const ready = prepared(rows);
  const heads = KINDS.map((kind) => trained(ready, kind));
  const names = [...new Set(ready.flatMap(({ features }) => features))].sort();
  const values = names.flatMap((name) => heads.map(({ weights }) => weights.get(name) ?? 0));
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const weights = Buffer.from(Int8Array.from(values, (value) => Math.round(value / scale)).buffer).toString('base64');
  const file = { bias: heads.map(({ bias }) => Number(bias.toFixed(4))), scale: Number(scale.toPrecision(6)), names: names.join('\n'), weights };
  writeFileSync(OUT, `${JSON.stringify(file)}\n`);
  say(`${rows.length} sentences, ${names.length} features, ${JSON.stringify(file).length} bytes`);
}

if (process.argv.includes('--check')) crossValidate();
else write();
