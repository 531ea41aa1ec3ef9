import { EDGE, WIDTH } from '../../../src/language/sentiment/filters.ts';
import { seeded } from '../../lib/random.ts';
import { type Sample, shuffle } from './samples.ts';
import { logitErrors } from './softmax.ts';

const COUNT = 48;
const EPOCHS = 6;
const RATE = 0.05;
const KEEP_FILTER = 0.6;
const DROP_WORD = 0.15;
const START = 0.01;

/** Convolution over words, largest value over the text, rectified, then a linear layer; see `sentiment-filters.ts` of the core. */
export type Net = { count: number; table: Float32Array; bias: Float32Array; out: Float32Array; outBias: Float32Array };

type Squares = Omit<Net, 'count'>;
type Pass = { peak: Float32Array; at: Int32Array; sum: Float32Array; mask: Float32Array; dropped: Uint8Array };

/** Gradient steps by AdaGrad, one row at a time; words and filters are dropped at random (Srivastava et al. 2014). */
export function trainFilters(samples: Sample[], traits: number): Net {
  const next = seeded(1);
  const gauss = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const size = (traits + 1) * WIDTH * COUNT;
  const net: Net = {
    count: COUNT,
    table: Float32Array.from({ length: size }, () => gauss() * 0.05),
    bias: new Float32Array(COUNT).fill(0.02),
    out: Float32Array.from({ length: COUNT * 3 }, () => gauss() * 0.2),
    outBias: new Float32Array(3),
  };
  const filled = (length: number): Float32Array => new Float32Array(length).fill(START);
  const squares: Squares = { table: filled(size), bias: filled(COUNT), out: filled(COUNT * 3), outBias: filled(3) };
  const pass = newPass(samples);
  const order = samples.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS);
    for (const index of order) {
      const sample = samples[index] as Sample;
      for (let i = 0; i < sample.words.length; i += 1) pass.dropped[i] = next() < DROP_WORD ? 1 : 0;
      for (let f = 0; f < COUNT; f += 1) pass.mask[f] = next() < KEEP_FILTER ? 1 / KEEP_FILTER : 0;
      step(net, squares, sample, pass, rate);
    }
  }
  return net;
}

function newPass(samples: Sample[]): Pass {
  const longest = samples.reduce((most, { words }) => Math.max(most, words.length), 0);
  return {
    peak: new Float32Array(COUNT),
    at: new Int32Array(COUNT),
    sum: new Float32Array(COUNT),
    mask: new Float32Array(COUNT).fill(1),
    dropped: new Uint8Array(longest),
  };
}

/** Logits of each sample, without dropout. */
export function filterLogits(net: Net, samples: Sample[]): [number, number, number][] {
  const pass = newPass(samples);
  return samples.map((sample) => {
    forward(net, sample.words, pass);
    return outputs(net, pass);
  });
}

function forward({ count, table, bias }: Net, words: Int32Array[], { peak, at, sum, dropped }: Pass): void {
  peak.fill(0);
  at.fill(-1);
  for (let i = 0; i < words.length; i += 1) {
    sum.set(bias);
    for (let place = 0; place < WIDTH; place += 1) {
      const j = i + place - 1;
      if (dropped[j] === 1) continue;
      const word = words[j];
      for (let k = 0; k < (word ? word.length : 1); k += 1) {
        const from = ((word ? (word[k] as number) : EDGE) * WIDTH + place) * count;
        for (let f = 0; f < count; f += 1) sum[f] = (sum[f] as number) + (table[from + f] as number);
      }
    }
    for (let f = 0; f < count; f += 1) {
      if ((sum[f] as number) > (peak[f] as number)) {
        peak[f] = sum[f] as number;
        at[f] = i;
      }
    }
  }
}

function outputs({ count, out, outBias }: Net, { peak, mask }: Pass): [number, number, number] {
  const z: [number, number, number] = [outBias[0] as number, outBias[1] as number, outBias[2] as number];
  for (let f = 0; f < count; f += 1) {
    const value = (peak[f] as number) * (mask[f] as number);
    for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + (out[f * 3 + c] as number) * value;
  }
  return z;
}

function descend(values: Float32Array, squares: Float32Array, at: number, gradient: number, rate: number): void {
  squares[at] = (squares[at] as number) + gradient * gradient;
  values[at] = (values[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
}

function step(net: Net, squares: Squares, sample: Sample, pass: Pass, rate: number): void {
  forward(net, sample.words, pass);
  const errors = logitErrors(outputs(net, pass), sample);
  for (let c = 0; c < 3; c += 1) descend(net.outBias, squares.outBias, c, errors[c] as number, rate);
  for (let f = 0; f < net.count; f += 1) {
    const mask = pass.mask[f] as number;
    const at = pass.at[f] as number;
    if (mask === 0 || at < 0) continue;
    let gradient = 0;
    for (let c = 0; c < 3; c += 1) {
      const error = errors[c] as number;
      gradient += error * (net.out[f * 3 + c] as number) * mask;
      descend(net.out, squares.out, f * 3 + c, error * (pass.peak[f] as number) * mask, rate);
    }
    if (Math.abs(gradient) < 1e-5) continue;
    descend(net.bias, squares.bias, f, gradient, rate);
    for (let place = 0; place < WIDTH; place += 1) {
      const j = at + place - 1;
      if (pass.dropped[j] === 1) continue;
      const word = sample.words[j];
      for (let k = 0; k < (word ? word.length : 1); k += 1) {
        descend(net.table, squares.table, ((word ? (word[k] as number) : EDGE) * WIDTH + place) * net.count + f, gradient, rate);
      }
    }
  }
}
