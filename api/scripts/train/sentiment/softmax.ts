import type { Sample } from './samples.ts';

/** Probabilities of three logits at a temperature. */
export function softmax(z: readonly number[], temperature = 1): [number, number, number] {
  const top = Math.max(...z);
  const [a, b, c] = z.map((value) => Math.exp((value - top) / temperature)) as [number, number, number];
  const sum = a + b + c;
  return [a / sum, b / sum, c / sum];
}

/** Gradient of the weighted cross-entropy by the logits: (p − y) · weight. */
export function logitErrors(z: readonly number[], { target, weight }: Sample): [number, number, number] {
  const [a, b, c] = softmax(z);
  return [(a - target[0]) * weight, (b - target[1]) * weight, (c - target[2]) * weight];
}
