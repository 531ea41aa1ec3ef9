/**
 * Trains `api/src/language/data/sentiment.bin`: multinomial logistic regression (AdaGrad) over hashed lemma 1–2-grams with
 * negation marks and character 3–6-grams, weights in int8.
 * Usage: node api/scripts/train-sentiment.ts sentiment.jsonl [outFile]   (rows {text, label, src}; labels may be weak-… or ambivalent)
 * Fixed seed, fixed order: the same rows and lemma data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { BUCKETS, featuresOf, unitsOf } from '../src/language/sentiment-features.ts';

const [rowsPath, outPath = 'api/src/language/data/sentiment.bin'] = process.argv.slice(2);
if (!rowsPath) {
  process.stderr.write('usage: node api/scripts/train-sentiment.ts sentiment.jsonl [outFile]\n');
  process.exit(1);
}

const LABELS = ['positive', 'negative', 'neutral'];
const EPOCHS = 8;
const RATE = 0.1;
const L2 = 1e-4;
/** Reviews of PolEval are few but nearest to what the product reads, so they weigh more. */
const POLEVAL_WEIGHT = 4;
const AMBIVALENT_WEIGHT = 0.2;
const WEAK_WEIGHT = 0.5;
const MIN_ROWS = 2;

type Sample = { ids: Int32Array; values: Float32Array; target: number[]; weight: number; held: boolean };
type Row = { text: string; label: string; src: string };

function sampleOf(row: Row, index: number): Sample {
  const features = featuresOf(unitsOf(row.text));
  const target = [0, 0, 0];
  let weight = row.src === 'poleval24' ? POLEVAL_WEIGHT : 1;
  if (row.label === 'ambivalent') {
    target[0] = 0.5;
    target[1] = 0.5;
    weight *= AMBIVALENT_WEIGHT;
  } else {
    target[LABELS.indexOf(row.label.replace('weak-', ''))] = 1;
    if (row.label.startsWith('weak-')) weight *= WEAK_WEIGHT;
  }
  return { ids: Int32Array.from(features.ids), values: Float32Array.from(features.values), target, weight, held: index % 10 === 3 };
}

const samples = readFileSync(rowsPath, 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => sampleOf(JSON.parse(line) as Row, index));

const rowsWith = new Uint32Array(BUCKETS);
for (const { ids } of samples) for (const id of ids) rowsWith[id] = (rowsWith[id] as number) + 1;

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Weights = { weights: Float32Array; bias: number[] };

function logits({ weights, bias }: Weights, { ids, values }: Sample): number[] {
  const z = [...bias];
  for (let k = 0; k < ids.length; k += 1) {
    const at = (ids[k] as number) * 3;
    for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + (weights[at + c] as number) * (values[k] as number);
  }
  return z;
}

function softmax(z: number[], temperature = 1): number[] {
  const top = Math.max(...z);
  const e = z.map((value) => Math.exp((value - top) / temperature));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((value) => value / sum);
}

function train(rows: Sample[]): Weights {
  const model: Weights = { weights: new Float32Array(BUCKETS * 3), bias: [0, 0, 0] };
  const squares = new Float32Array(BUCKETS * 3).fill(1e-3);
  const next = random(7);
  const order = rows.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const index of order) step(model, squares, rows[index] as Sample, epoch);
  }
  return model;
}

function step(model: Weights, squares: Float32Array, sample: Sample, epoch: number): void {
  const p = softmax(logits(model, sample));
  for (let c = 0; c < 3; c += 1) {
    const error = ((p[c] as number) - (sample.target[c] as number)) * sample.weight;
    if (Math.abs(error) < 1e-4) continue;
    model.bias[c] = (model.bias[c] as number) - (0.01 * error) / (1 + epoch);
    for (let k = 0; k < sample.ids.length; k += 1) {
      const id = sample.ids[k] as number;
      if ((rowsWith[id] as number) < MIN_ROWS) continue;
      const at = id * 3 + c;
      const gradient = error * (sample.values[k] as number) + L2 * (model.weights[at] as number);
      squares[at] = (squares[at] as number) + gradient * gradient;
      model.weights[at] = (model.weights[at] as number) - (RATE * gradient) / Math.sqrt(squares[at] as number);
    }
  }
}

/** Temperature that makes held-out probabilities honest (Guo et al. 2017), by grid search on the log loss. */
function temperatureOf(model: Weights, rows: Sample[]): number {
  let best = 1;
  let bestLoss = Number.POSITIVE_INFINITY;
  for (let t = 0.5; t <= 4; t += 0.05) {
    let loss = 0;
    for (const row of rows) {
      const p = softmax(logits(model, row), t);
      for (let c = 0; c < 3; c += 1) loss -= (row.target[c] as number) * Math.log(Math.max(1e-9, p[c] as number));
    }
    if (loss < bestLoss) [best, bestLoss] = [Math.round(t * 100) / 100, loss];
  }
  return best;
}

const held = samples.filter((sample) => sample.held);
const partial = train(samples.filter((sample) => !sample.held));
const temperature = temperatureOf(partial, held);
const right = held.filter((sample) => sample.target.some((y) => y === 1) && sample.target.indexOf(1) === argmax(logits(partial, sample))).length;
const model = train(samples);

function argmax(z: number[]): number {
  return z.indexOf(Math.max(...z));
}

const magnitudes = model.weights
  .filter((w) => w !== 0)
  .map(Math.abs)
  .sort();
const limit = magnitudes[Math.floor(magnitudes.length * 0.9995)] as number;
const quantised = new Int8Array(BUCKETS * 3);
for (let i = 0; i < quantised.length; i += 1) quantised[i] = Math.max(-127, Math.min(127, Math.round(((model.weights[i] as number) / limit) * 127)));
const round = (value: number): number => Number(value.toFixed(6));
const head = Buffer.from(JSON.stringify({ buckets: BUCKETS, bias: model.bias.map(round), scale: round(limit / 127), temperature }), 'utf8');
const size = Buffer.alloc(4);
size.writeUInt32LE(head.length);
writeFileSync(outPath, Buffer.concat([size, head, Buffer.from(quantised.buffer)]));
process.stdout.write(
  `${samples.length} rows, held-out accuracy ${(right / held.length).toFixed(3)}, temperature ${temperature}, ${quantised.length + head.length + 4} bytes\n`,
);
