/** The learned layer of the target sentiment: a linear model over traits of the evidence (`api/scripts/train/target.ts`). */
import { readFileSync } from 'node:fs';
import { softmax } from '../sentiment/model.ts';
import type { JudgedPart, Logits, Moved } from '../sentiment/types.ts';
import { hash32 } from '../text/hash.ts';
import type { Evidence } from './evidence.ts';
import { judgeTowards } from './score.ts';
import { type Trait, traitsOf } from './traits.ts';

type Model = { places: Map<number, number>; weights: Int16Array; bias: Logits; scale: number };
let model: Model | null = null;

/** Head (length, JSON), then the traits' hashes as sorted 32-bit numbers, then three 16-bit weights for each; little-endian. */
function load(): Model {
  if (model) return model;
  const bytes = readFileSync(new URL('../data/target.bin', import.meta.url));
  const start = 4 + bytes.readUInt32LE(0);
  const { traits, bias, scale } = JSON.parse(bytes.toString('utf8', 4, start)) as { traits: number; bias: Logits; scale: number };
  const places = new Map<number, number>();
  for (let k = 0; k < traits; k += 1) places.set(bytes.readUInt32LE(start + 4 * k), 3 * k);
  const weights = Int16Array.from({ length: 3 * traits }, (_, k) => bytes.readInt16LE(start + 4 * traits + 2 * k));
  model = { places, weights, bias, scale };
  return model;
}

/** Weights of the learned layer and of the rules in the result. Chosen by leaving out each author of the rows in turn, among values that keep plain sentences right. */
export const LEARNED = 0.75;
export const RULED = 0.4;
/** Least share of a neutral sentence in the mean. */
const NEUTRAL_SHARE = 0.35;

/** Traits of one piece of evidence, and its share in the whole judgement: smaller if the rules call it neutral. */
export function weighedTraits(evidence: Evidence, parts?: JudgedPart[]): { ruled: Logits; traits: Trait[]; share: number } {
  const ruled = judgeTowards(evidence, parts);
  return { ruled, traits: traitsOf(evidence, ruled), share: evidence.weight * (NEUTRAL_SHARE + (1 - NEUTRAL_SHARE) * (1 - softmax(ruled)[2])) };
}

/** Least probability of praise or blame: if a phrase was found, and if there are only the model's features. */
const LEAST_SURE = 0.42;
const LEAST_UNTOLD = 0.55;
const TELLING = 1;
/** Number of pieces of evidence from which no least probability is required, if one of them has a phrase. */
const MANY = 3;

/** Least probability at which praise or blame is returned; below it the label is neutral. */
export function leastSure(evidence: readonly Evidence[]): number {
  if (!evidence.some(({ reasons }) => reasons.some(({ value }) => Math.abs(value) >= TELLING))) return LEAST_UNTOLD;
  return evidence.filter(({ reader }) => reader.words.length > 0).length < MANY ? LEAST_SURE : 0;
}

/** Logits towards the target of all evidence, weighted; neutral without any. `parts`, if given, is filled with the summands of each piece. */
export function logitsTowards(evidence: readonly Evidence[], parts?: JudgedPart[]): Logits {
  const { places, weights, bias, scale } = load();
  const out: Logits = [0, 0, 0];
  let total = 0;
  for (const piece of evidence) {
    if (piece.reader.words.length === 0) continue;
    const account: JudgedPart[] | undefined = parts && [];
    const { ruled, traits, share } = weighedTraits(piece, account);
    const moved: Moved[] = (account?.[0]?.moved ?? []).map((one) => ({ ...one, logits: scaled(one.logits, RULED) }));
    const add = (kind: Moved['kind'], text: string, logits: Logits): void => {
      for (let c = 0; c < 3; c += 1) out[c] = (out[c] as number) + share * (logits[c] as number);
      if (parts) moved.push({ kind, text, logits });
    };
    add('model', '', scaled(bias, LEARNED));
    for (const { name, value, kind, text } of traits) {
      const at = places.get(hash32(name));
      if (at !== undefined) add(kind, text, scaled([weights[at] as number, weights[at + 1] as number, weights[at + 2] as number], LEARNED * scale * value));
    }
    for (let c = 0; c < 3; c += 1) out[c] = (out[c] as number) + share * RULED * (ruled[c] as number);
    total += share;
    parts?.push({ text: piece.text, weight: piece.weight, opposite: piece.opposite, moved });
  }
  return total > 0 ? [out[0] / total, out[1] / total, out[2] / total] : [0, 0, 3];
}

const scaled = ([good, bad, none]: Logits, factor: number): Logits => [factor * good, factor * bad, factor * none];
