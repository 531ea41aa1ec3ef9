/**
 * Trains `api/src/language/data/target.bin`: multinomial logistic regression (L-BFGS, L2) over the traits of what speaks of the
 * target (target-traits.ts), on our own labelled rows. Train after the base model: what the rules say stands on it.
 * Usage: node api/scripts/train-target.ts [--check] [outFile]   (--check: cross-validation only, nothing is written)
 * No chance in it, fixed order: the same rows, base model and lemma data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hash32 } from '../src/language/bloom.ts';
import { targetEvidence } from '../src/language/sentiment-target.ts';
import { weighedTraits } from '../src/language/target-model.ts';
import { targetMentions } from './language/tasks.ts';
import { fitted, type Linear, probabilities, type Sample } from './logistic.ts';

const check = process.argv.includes('--check');
const outPath = process.argv.slice(2).find((word) => word !== '--check') ?? 'api/src/language/data/target.bin';

const LABELS = ['positive', 'negative', 'neutral'];
const FOLDS = 5;
/** A trait of fewer rows is chance. */
const MIN_ROWS = 3;
/** L2 by kind of trait: words are many and rare, what the rules say is dense. */
const PENALTY = { rule: 1, grammar: 2, phrase: 3, word: 8, letters: 4 };

type Row = { id: string; text: string; target: string; label: string; kind: string };
type Found = { row: Row; label: number; traits: Map<string, number>; fold: number };

const penalties = new Map<string, number>();

/** Traits of a row, pooled over its evidence as `logitsTowards` pools logits. */
function found(row: Row): Found {
  const traits = new Map<string, number>();
  let total = 0;
  for (const piece of targetEvidence(row.text, targetMentions(row.target, row.text))) {
    const { traits: own, share } = weighedTraits(piece);
    for (const { name, value, kind } of own) {
      traits.set(name, (traits.get(name) ?? 0) + share * value);
      penalties.set(name, name.startsWith('rule:') ? PENALTY.rule : PENALTY[kind as keyof typeof PENALTY]);
    }
    total += share;
  }
  for (const [name, value] of traits) traits.set(name, value / total);
  return { row, label: LABELS.indexOf(row.label), traits, fold: hash32(row.text) % FOLDS };
}

const rowsOf = (name: string): Row[] =>
  readFileSync(new URL(`./language/rows/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

type Trained = Linear & { names: string[] };

function train(rows: readonly Found[]): Trained {
  const counts = new Map<string, number>();
  for (const { traits } of rows) for (const name of traits.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= MIN_ROWS)
    .map(([name]) => name)
    .sort();
  const places = new Map(names.map((name, k) => [name, k]));
  return {
    names,
    ...fitted(
      rows.map((row) => sampleOf(row, places)),
      names.map((name) => penalties.get(name) as number),
    ),
  };
}

function sampleOf({ traits, label }: Found, places: ReadonlyMap<string, number>): Sample {
  const known = [...traits].filter(([name]) => places.has(name));
  return { ids: Int32Array.from(known, ([name]) => places.get(name) as number), values: Float64Array.from(known, ([, value]) => value), label };
}

/** Labels and confidences of rows by a model trained on others. */
function tested(trained: Trained, rows: readonly Found[]): Guess[] {
  const places = new Map(trained.names.map((name, k) => [name, k]));
  return rows.map((row) => {
    const p = probabilities(trained, sampleOf(row, places));
    const top = p.indexOf(Math.max(...p));
    return { row: row.row, label: row.label, guess: top, confidence: p[top] as number };
  });
}

type Guess = { row: Row; label: number; guess: number; confidence: number };

function report(title: string, guesses: readonly Guess[]): void {
  const f1 = LABELS.map((_, c) => {
    const hits = guesses.filter(({ label, guess }) => label === c && guess === c).length;
    return (2 * hits) / (guesses.filter(({ label }) => label === c).length + guesses.filter(({ guess }) => guess === c).length || 1);
  });
  const right = guesses.filter(({ label, guess }) => label === guess).length;
  say(
    `${title.padEnd(34)} n=${guesses.length} acc=${(right / guesses.length).toFixed(3)} macroF1=${((f1[0] as number) / 3 + (f1[1] as number) / 3 + (f1[2] as number) / 3).toFixed(3)}`,
  );
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const authorOf = ({ row }: { row: Row }): string => row.id.replace(/-\d+$/, '');

function crossValidate(rows: readonly Found[]): void {
  const guesses = [...Array(FOLDS).keys()].flatMap((k) =>
    tested(
      train(rows.filter(({ fold }) => fold !== k)),
      rows.filter(({ fold }) => fold === k),
    ),
  );
  say(`Cross-validation, ${FOLDS} folds by text:`);
  report(
    'rows',
    guesses.filter(({ row }) => row.kind !== 'document'),
  );
  for (const [kind, some] of Map.groupBy(guesses, ({ row }) => row.kind)) report(`  ${kind}`, some);
  for (const from of [0, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]) {
    const upTo = from === 0 ? 0.45 : from + 0.1;
    const some = guesses.filter(({ confidence }) => confidence >= from && confidence < upTo);
    say(
      `  stated ${from}–${Math.min(1, upTo).toFixed(2)}: ${some.length} rows, right ${(some.filter(({ label, guess }) => label === guess).length / some.length).toFixed(2)}`,
    );
  }
  say('Trained without one author, tested on that one:');
  for (const [author, own] of Map.groupBy(rows, authorOf)) report(`  ${author}`, tested(train(rows.filter((row) => authorOf(row) !== author)), own));
}

function write({ names, weights, bias }: Trained): number {
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((top / 32_767).toPrecision(6));
  const rounded = weights.map((weight) => Math.max(-32_767, Math.min(32_767, Math.round(weight / scale))));
  const kept = names.map((name, k) => ({ hash: hash32(name), at: 3 * k })).sort((a, b) => a.hash - b.hash);
  const head = Buffer.from(JSON.stringify({ traits: kept.length, bias: bias.map((value) => Number(value.toFixed(6))), scale }), 'utf8');
  const body = Buffer.alloc(4 + kept.length * 10);
  body.writeUInt32LE(head.length);
  kept.forEach(({ hash, at }, k) => {
    body.writeUInt32LE(hash, 4 + 4 * k);
    for (let c = 0; c < 3; c += 1) body.writeInt16LE(rounded[at + c] as number, 4 + 4 * kept.length + 2 * (3 * k + c));
  });
  writeFileSync(outPath, Buffer.concat([body.subarray(0, 4), head, body.subarray(4)]));
  return head.length + body.length;
}

const rows = [...rowsOf('target'), ...rowsOf('target-facts'), ...rowsOf('target-documents')].map(found).filter(({ traits }) => traits.size > 0);
if (check) crossValidate(rows);
else {
  const trained = train(rows);
  say(`${rows.length} rows, ${trained.names.length} traits, ${write(trained)} bytes`);
}
