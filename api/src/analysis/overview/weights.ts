/** The sentence model: a logistic model with two sets of weights, for press and for everything else. */
import { readFileSync } from 'node:fs';
import type { PageKind } from '../../research/types.ts';
import { FEATURES, type Feature, type Reading } from './features.ts';

/** Log-odds that a sentence tells what matters of the subject: `bias` plus each feature times its weight; absent features weigh nothing. */
export type Weights = { bias: number; weights: Partial<Record<Feature, number>> };
type WeightFile = { source: string; press: Weights; local: Weights };

/** Mean letters of a sentence above which a plain text reads as press. */
const PRESS_LETTERS = 90;

let file: WeightFile | null = null;
const load = (): WeightFile => {
  file ??= JSON.parse(readFileSync(new URL('./data/sentence-weights.json', import.meta.url), 'utf8')) as WeightFile;
  return file;
};

/** Whether a page is read with the weights of the press. */
export const readsAsPress = (kind: PageKind, meanLength: number): boolean => kind === 'text' && meanLength > PRESS_LETTERS;

export const weightsFor = (kind: PageKind, { meanLength }: Reading): Weights => (readsAsPress(kind, meanLength) ? load().press : load().local);

/** Probability of each sentence, 0 to 1. */
export function probabilities({ vectors }: Reading, { bias, weights }: Weights): number[] {
  const row = FEATURES.map((feature) => weights[feature] ?? 0);
  return vectors.map((vector) => 1 / (1 + Math.exp(-vector.reduce((sum, value, i) => sum + value * (row[i] as number), bias))));
}
