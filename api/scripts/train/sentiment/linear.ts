import { seeded } from '../../lib/random.ts';
import { type Sample, shuffle } from './samples.ts';
import { logitErrors } from './softmax.ts';

const EPOCHS = 5;
const RATE = 0.15;
const L2 = 1e-3;

export type Linear = { weights: Float32Array; bias: [number, number, number] };

export function linearLogits({ weights, bias }: Linear, { ids, values }: Sample): [number, number, number] {
  const z: [number, number, number] = [...bias];
  for (let k = 0; k < ids.length; k += 1) {
    const at = (ids[k] as number) * 3;
    const value = values[k] as number;
    z[0] += (weights[at] as number) * value;
    z[1] += (weights[at + 1] as number) * value;
    z[2] += (weights[at + 2] as number) * value;
  }
  return z;
}

/** Multinomial logistic regression by AdaGrad (Duchi et al. 2011); the rate falls to zero, weights decay where they are touched. */
export function trainLinear(samples: Sample[], features: number): Linear {
  const model: Linear = { weights: new Float32Array(features * 3), bias: [0, 0, 0] };
  const squares = new Float32Array(features * 3).fill(1e-3);
  const next = seeded(7);
  const order = samples.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const index of order) step(model, squares, samples[index] as Sample, epoch);
  }
  return model;
}

function step({ weights, bias }: Linear, squares: Float32Array, sample: Sample, epoch: number): void {
  const errors = logitErrors(linearLogits({ weights, bias }, sample), sample);
  const rate = RATE * (1 - epoch / EPOCHS);
  for (let c = 0; c < 3; c += 1) bias[c] = (bias[c] as number) - (0.01 * (errors[c] as number)) / (1 + epoch);
  const { ids, values } = sample;
  for (let k = 0; k < ids.length; k += 1) {
    const from = (ids[k] as number) * 3;
    const value = values[k] as number;
    for (let c = 0; c < 3; c += 1) {
      const at = from + c;
      const weight = weights[at] as number;
      const gradient = (errors[c] as number) * value + L2 * weight;
      const square = (squares[at] as number) + gradient * gradient;
      squares[at] = square;
      weights[at] = weight - (rate * gradient) / Math.sqrt(square);
    }
  }
}
