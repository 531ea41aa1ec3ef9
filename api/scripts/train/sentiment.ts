/**
 * Trains `api/src/language/data/sentiment.bin`: multinomial logistic regression over hashed lemmas, their neighbours and letters,
 * and a small convolution over words; mixed and calibrated on unseen folds, weights in int8.
 * Usage: node api/scripts/train/sentiment.ts sentiment.jsonl [outFile]   (rows {text, label, src}; labels may be weak-… or ambivalent)
 * Fixed seeds, fixed order: the same rows and lemma data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { BUCKETS } from '../../src/language/sentiment/features.ts';
import { bestMix, crossFit, type Mix, mixed } from './sentiment/cross-fit.ts';
import { type Net, trainFilters } from './sentiment/filters.ts';
import { type Linear, trainLinear } from './sentiment/linear.ts';
import { LABELS, type Row, samplesOf, type Vocabulary } from './sentiment/samples.ts';

const [rowsPath, outPath = 'api/src/language/data/sentiment.bin'] = process.argv.slice(2);
if (!rowsPath) {
  process.stderr.write('usage: node api/scripts/train/sentiment.ts sentiment.jsonl [outFile]\n');
  process.exit(1);
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const rows = readFileSync(rowsPath, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const { samples, vocabulary } = samplesOf(rows);
say(`${samples.length} rows, ${vocabulary.buckets.length} features, ${vocabulary.traits.size} traits of words`);
const unseen = crossFit(samples, vocabulary, say);
const mix = bestMix(unseen, samples);
for (const src of new Set(rows.map((row) => row.src))) say(`${src}: macro-F1 on unseen folds ${macroF1(mixed(unseen, mix), src).toFixed(4)}`);

const bytes = pack(trainLinear(samples, vocabulary.buckets.length), trainFilters(samples, vocabulary.traits.size), vocabulary, mix);
writeFileSync(outPath, bytes);
say(`mix ${JSON.stringify(mix)}, ${bytes.length} bytes`);

function macroF1(logits: number[][], src: string): number {
  const right = [0, 0, 0];
  const counted = [0, 0, 0];
  rows.forEach((row, i) => {
    const gold = LABELS.indexOf(row.label);
    if (row.src !== src || gold < 0) return;
    const z = logits[i] as number[];
    const said = z.indexOf(Math.max(...z));
    counted[gold] = (counted[gold] as number) + 1;
    counted[said] = (counted[said] as number) + 1;
    if (gold === said) right[gold] = (right[gold] as number) + 2;
  });
  return right.reduce((sum, count, c) => sum + count / (counted[c] as number) / 3, 0);
}

/** Head (JSON with its length before it), linear weights against neutral, hashes of the traits, table of the filters. */
function pack(linear: Linear, net: Net, { buckets, idf, traits }: Vocabulary, { linear: share, filters }: Mix): Buffer {
  const weights = new Float32Array(BUCKETS * 2);
  buckets.forEach((bucket, id) => {
    const neutral = linear.weights[id * 3 + 2] as number;
    for (let side = 0; side < 2; side += 1) weights[bucket * 2 + side] = ((linear.weights[id * 3 + side] as number) - neutral) * (idf[id] as number) * share;
  });
  const words = quantised(weights);
  const table = quantised(net.table);
  const round = (value: number): number => Number(value.toFixed(5));
  const head = Buffer.from(
    JSON.stringify({
      bias: [(linear.bias[0] - linear.bias[2]) * share, (linear.bias[1] - linear.bias[2]) * share].map(round),
      scale: Number(words.scale.toPrecision(6)),
      traits: traits.size,
      filters: {
        count: net.count,
        scale: Number(table.scale.toPrecision(6)),
        bias: Array.from(net.bias, round),
        out: Array.from(net.out, (value) => round(value * filters)),
        outBias: Array.from(net.outBias, (value) => round(value * filters)),
      },
    }),
    'utf8',
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  const hashes = Buffer.alloc(traits.size * 4);
  let at = 0;
  for (const trait of traits.keys()) at = hashes.writeInt32LE(trait, at);
  return Buffer.concat([size, head, Buffer.from(words.bytes.buffer), hashes, Buffer.from(table.bytes.buffer)]);
}

/** int8 with one scale; the largest 0.05% of weights are clipped. */
function quantised(values: Float32Array): { bytes: Int8Array; scale: number } {
  const magnitudes = values
    .filter((value) => value !== 0)
    .map(Math.abs)
    .sort();
  const scale = (magnitudes[Math.floor(magnitudes.length * 0.9995)] as number) / 127;
  return { bytes: Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))), scale };
}
