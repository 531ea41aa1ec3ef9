/**
 * Trains `api/src/language/data/target.bin`: multinomial logistic regression (L-BFGS, L2) over the traits of what speaks of the
 * target (target/traits.ts), on our own labelled rows. Train after the base model: the rules' results depend on it.
 * Usage: node api/scripts/train/target.ts [--check] [outFile]   (--check: cross-validation only, nothing is written)
 * Deterministic: the same rows, base model and lemma data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { targetEvidence } from '../../src/language/target/evidence.ts';
import { LEARNED, leastSure, RULED, weighedTraits } from '../../src/language/target/model.ts';
import { hash32 } from '../../src/language/text/hash.ts';
import { targetMentions } from '../language/tasks.ts';
import { fitted, type Linear, probabilities, type Sample } from './logistic.ts';

const check = process.argv.includes('--check');
const outPath = process.argv.slice(2).find((word) => word !== '--check') ?? 'api/src/language/data/target.bin';

const LABELS = ['positive', 'negative', 'neutral'];
/** Traits in fewer rows are left out. */
const MIN_ROWS = 3;
/** L2 penalty by kind of trait: words are many and rare, the rules' results are dense. */
const PENALTY = { rule: 1, grammar: 2, phrase: 3, word: 8, letters: 4 };

type Row = { id: string; text: string; target: string; label: string; kind: string };
type Found = { row: Row; label: number; traits: Map<string, number>; ruled: number[]; least: number };

const penalties = new Map<string, number>();

/** Traits of a row, pooled over its evidence as `logitsTowards` pools logits. */
function found(row: Row): Found {
  const traits = new Map<string, number>();
  const sum = [0, 0, 0];
  let total = 0;
  const evidence = targetEvidence(row.text, targetMentions(row.target, row.text));
  for (const piece of evidence) {
    if (piece.reader.words.length === 0) continue;
    const { ruled, traits: own, share } = weighedTraits(piece);
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + share * (ruled[c] as number);
    for (const { name, value, kind } of own) {
      traits.set(name, (traits.get(name) ?? 0) + share * value);
      penalties.set(name, name.startsWith('rule:') ? PENALTY.rule : PENALTY[kind as keyof typeof PENALTY]);
    }
    total += share;
  }
  for (const [name, value] of traits) traits.set(name, value / total);
  return { row, label: LABELS.indexOf(row.label), traits, ruled: sum.map((value) => value / total), least: leastSure(evidence) };
}

const rowsOf = (name: string): Row[] =>
  readFileSync(new URL(`../language/rows/${name}.jsonl`, import.meta.url), 'utf8')
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

/** Log-odds of one row by the rules alone, by the layer alone, and by the shipped mix. */
type Guess = { found: Found; rules: number[]; layer: number[]; mix: number[] };

/** Rows judged by a model trained on others. */
function tested(trained: Trained, rows: readonly Found[]): Guess[] {
  const places = new Map(trained.names.map((name, k) => [name, k]));
  return rows.map((found) => {
    const layer = probabilities(trained, sampleOf(found, places)).map(Math.log);
    return { found, rules: found.ruled, layer, mix: layer.map((value, c) => LEARNED * value + RULED * (found.ruled[c] as number)) };
  });
}

/** Label and confidence; neutral below the row's minimum probability. */
function judged(logits: readonly number[], { least }: Found): { label: number; confidence: number } {
  const e = logits.map((value) => Math.exp(value - Math.max(...logits)));
  const p = e.map((value) => value / e.reduce((a, b) => a + b));
  const top = p.indexOf(Math.max(...p));
  const label = top < 2 && (p[top] as number) < least ? 2 : top;
  return { label, confidence: p[label] as number };
}

function macroF1(guesses: readonly Guess[], by: 'rules' | 'layer' | 'mix'): string {
  const pairs = guesses.map((guess) => [guess.found.label, judged(guess[by], guess.found).label] as const);
  const f1 = LABELS.map(
    (_, c) =>
      (2 * pairs.filter(([a, b]) => a === c && b === c).length) / (pairs.filter(([a]) => a === c).length + pairs.filter(([, b]) => b === c).length || 1),
  );
  return (f1.reduce((a, b) => a + b) / LABELS.length).toFixed(3);
}

const report = (title: string, guesses: readonly Guess[]): void =>
  say(
    `${title.padEnd(22)} n=${String(guesses.length).padEnd(5)} rules ${macroF1(guesses, 'rules')}  layer ${macroF1(guesses, 'layer')}  mix ${macroF1(guesses, 'mix')}`,
  );
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const authorOf = ({ row }: Found): string => row.id.replace(/-\d+$/, '');

/** Each author is judged by a model trained on all others, since rows of one author resemble each other. */
function crossValidate(rows: readonly Found[]): void {
  say('Macro-F1, trained without the author tested:');
  const guesses = [...Map.groupBy(rows, authorOf)].flatMap(([author, own]) => {
    const some = tested(train(rows.filter((row) => authorOf(row) !== author)), own);
    report(author, some);
    return some;
  });
  const kindOf = ({ found }: Guess): string => found.row.kind;
  report(
    'all sentences',
    guesses.filter((guess) => kindOf(guess) !== 'document'),
  );
  for (const [kind, some] of Map.groupBy(guesses, kindOf)) report(`  ${kind}`, some);
  say('Confidence of the mix (stated: rows, right):');
  const results = guesses.map((guess) => ({ ...judged(guess.mix, guess.found), truth: guess.found.label }));
  for (const from of [0, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]) {
    const to = from === 0 ? 0.35 : from + 0.1;
    const some = results.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = some.filter(({ label, truth }) => label === truth).length;
    say(`  ${from}–${Math.min(1, to).toFixed(2)}: ${some.length}, ${(right / some.length).toFixed(2)}`);
  }
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
