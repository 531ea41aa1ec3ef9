import { readFileSync } from 'node:fs';
import { featuresOf, type Unit, unitsOf } from './sentiment-features.ts';
import { findPhrases } from './sentiment-lexicon.ts';
import type { SentimentResult } from './types.ts';

/** Logits in the order positive, negative, neutral. */
export type Logits = [number, number, number];

type Model = { weights: Int8Array; bias: number[]; scale: number; temperature: number };
let model: Model | null = null;

function load(): Model {
  if (model) return model;
  const bytes = readFileSync(new URL('./data/sentiment.bin', import.meta.url));
  const headLength = bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', 4, 4 + headLength)) as { bias: number[]; scale: number; temperature: number };
  const body = bytes.subarray(4 + headLength);
  model = { ...head, weights: new Int8Array(body.buffer, body.byteOffset, body.byteLength) };
  return model;
}

/** A text none of whose lemmas is telling is pulled to neutral: the model learnt on reviews, where little is neutral. */
const TELLING = 1.5;
const NEGATED = new Set(['nie', 'bez', 'nigdy', 'żaden', 'ani']);

/** Logits of the trained model and the strength of the most telling lemma. */
function modelLogits(units: Unit[]): { z: Logits; telling: number } {
  const { weights, bias, scale, temperature } = load();
  const { ids, values, words } = featuresOf(units);
  const z: Logits = [0, 0, 0];
  let telling = 0;
  for (let k = 0; k < ids.length; k += 1) {
    const at = (ids[k] as number) * 3;
    const value = values[k] as number;
    const positive = weights[at] as number;
    const negative = weights[at + 1] as number;
    const neutral = weights[at + 2] as number;
    z[0] += positive * value;
    z[1] += negative * value;
    z[2] += neutral * value;
    if (k < words) telling = Math.max(telling, Math.max(positive, negative) - neutral);
  }
  for (let c = 0; c < 3; c += 1) z[c] = ((z[c] as number) * scale + (bias[c] as number)) / temperature;
  return { z, telling: telling * scale };
}

/** "najlepszy" is listed under "dobry", which says far less. */
function ruleLemma({ lower, lemma: base }: Unit): string {
  return lower.startsWith('najlep') ? 'najlepszy' : lower.startsWith('najgorsz') ? 'najgorszy' : base;
}

/** What the own phrases add: a negated one counts for the other side at half strength. */
export function ruleLogits(units: Unit[]): Logits {
  const words = units.filter((unit) => unit.word);
  const lemmas = words.map(ruleLemma);
  const z: Logits = [0, 0, 0];
  let reached = 0;
  for (const { phrase, from, to } of findPhrases(lemmas)) {
    // Overlapping phrases say one thing; the first counts fully.
    const share = from < reached ? 0.3 : 1;
    reached = Math.max(reached, to);
    const negated = !NEGATED.has(lemmas[from] as string) && words[from]?.negated === true;
    if (phrase.label === 'neutral') z[2] += phrase.strength * share;
    else if (negated) z[phrase.label === 'positive' ? 1 : 0] += phrase.strength * share * 0.4;
    else z[phrase.label === 'positive' ? 0 : 1] += phrase.strength * share;
  }
  return z;
}

/**
 * How a text is read: `rules` weighs the own phrases against the model, `caution` is the pull to neutral where no word tells.
 * Reviews are what the model knows; towards somebody in the news the phrases know more.
 */
export const REVIEW = { rules: 1, caution: 1 };
export const WHOLE = { rules: 1, caution: 0.5 };
export const TOWARDS = { rules: 1.6, caution: 1.6 };

/** Logits of one stretch of text: trained model and own phrases together. Text without a word is neutral. */
export function logitsOf(text: string, { rules, caution }: { rules: number; caution: number } = REVIEW): Logits {
  const units = unitsOf(text);
  if (!units.some((unit) => unit.word || unit.lower === ':)' || unit.lower === ':(')) return [0, 0, 3];
  const { z, telling } = modelLogits(units);
  const own = ruleLogits(units);
  for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + rules * (own[c] as number);
  z[2] += caution * Math.max(0, TELLING - Math.max(telling, own[0], own[1]));
  return z;
}

export function softmax([positive, negative, neutral]: Logits): Logits {
  const top = Math.max(positive, negative, neutral);
  const p = Math.exp(positive - top);
  const n = Math.exp(negative - top);
  const z = Math.exp(neutral - top);
  const sum = p + n + z;
  return [p / sum, n / sum, z / sum];
}

/**
 * Label, score (positive less negative) and confidence (probability of the label) of class probabilities. A side below
 * `least` is not taken: then the label is neutral.
 */
export function resultOf([p, n, z]: Logits, least = 0): SentimentResult {
  const label = p > n && p > z && p >= least ? 'positive' : n > p && n > z && n >= least ? 'negative' : 'neutral';
  return { label, score: p - n, confidence: label === 'positive' ? p : label === 'negative' ? n : z };
}
