import { readFileSync } from 'node:fs';
import { featuresOf } from './features.ts';
import type { TellKind, Tells } from './types.ts';

export const KINDS = ['wrong', 'blame', 'mishap', 'praise', 'answer', 'neutral'] as const satisfies readonly TellKind[];
/** Fewest features by which the sum of weights is divided: two known words must not decide. */
const FEWEST = 4;

/** `weights`: int8 by feature, then kind, in base64, times `scale`. */
export type TellsFile = { bias: number[]; scale: number; names: string; weights: string };
type Model = { bias: number[]; scale: number; rows: Map<string, number>; weights: Int8Array };

let model: Model | null = null;

function load(): Model {
  if (model) return model;
  const { bias, scale, names, weights } = JSON.parse(readFileSync(new URL('../data/tells.json', import.meta.url), 'utf8')) as TellsFile;
  const bytes = Buffer.from(weights, 'base64');
  model = { bias, scale, rows: new Map(names.split('\n').map((name, row) => [name, row])), weights: new Int8Array(bytes) };
  return model;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** What makes sums over short and long sentences alike. @param count of the features that have weights */
export const scaleOf = (count: number): number => 1 / Math.sqrt(Math.max(FEWEST, count));

/** What a sentence tells; see `docs/language.md`, "What a sentence tells". Pure; the model is read on first use. */
export function sentenceTells(sentence: string): Tells {
  const { bias, scale, rows, weights } = load();
  const sums = KINDS.map(() => 0);
  let known = 0;
  for (const name of featuresOf(sentence)) {
    const row = rows.get(name);
    if (row === undefined) continue;
    known += 1;
    for (let k = 0; k < KINDS.length; k += 1) sums[k] = (sums[k] as number) + (weights[row * KINDS.length + k] as number);
  }
  const factor = scale * scaleOf(known);
  return Object.fromEntries(KINDS.map((kind, k) => [kind, logistic((bias[k] as number) + (sums[k] as number) * factor)])) as Tells;
}
