import { readFileSync } from 'node:fs';
import { type FeatureName, featuresOf, type Unit, unitsOf } from './sentiment-features.ts';
import { findPhrases } from './sentiment-lexicon.ts';
import type { Logits, Moved, SentimentResult } from './types.ts';

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
const NOTHING: Logits = [0, 0, 3];
const NEGATED = new Set(['nie', 'bez', 'nigdy', 'żaden', 'ani']);

/** Logits of the trained model and the strength of the most telling lemma. */
function modelLogits(units: Unit[], moved?: Moved[]): { z: Logits; telling: number } {
  const { weights, bias, scale, temperature } = load();
  const names: FeatureName[] | undefined = moved && [];
  const { ids, values, words } = featuresOf(units, names);
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
    const unit = (value * scale) / temperature;
    if (moved && names) moved.push({ ...(names[k] as FeatureName), logits: [positive * unit, negative * unit, neutral * unit] });
  }
  moved?.push({ kind: 'model', text: '', logits: bias.map((one) => one / temperature) as Logits });
  for (let c = 0; c < 3; c += 1) z[c] = ((z[c] as number) * scale + (bias[c] as number)) / temperature;
  return { z, telling: telling * scale };
}

/** "najlepszy" is listed under "dobry", which says far less. */
function ruleLemma({ lower, lemma: base }: Unit): string {
  return lower.startsWith('najlep') ? 'najlepszy' : lower.startsWith('najgorsz') ? 'najgorszy' : base;
}

/** What each own phrase adds: a negated one counts for the other side at less than half strength. */
function phraseMoves(units: Unit[]): Moved[] {
  const words = units.filter((unit) => unit.word);
  const lemmas = words.map(ruleLemma);
  let reached = 0;
  return findPhrases(lemmas).map(({ phrase, from, to }) => {
    // Overlapping phrases say one thing; the first counts fully.
    const strength = phrase.strength * (from < reached ? 0.3 : 1);
    reached = Math.max(reached, to);
    const negated = !NEGATED.has(lemmas[from] as string) && words[from]?.negated === true;
    const logits: Logits = [0, 0, 0];
    if (phrase.label === 'neutral') logits[2] = strength;
    else if (negated) logits[phrase.label === 'positive' ? 1 : 0] = strength * 0.4;
    else logits[phrase.label === 'positive' ? 0 : 1] = strength;
    return { kind: 'phrase', text: `${negated ? 'nie … ' : ''}${lemmas.slice(from, to).join(' ')}`, logits };
  });
}

/**
 * How a text is read: `rules` weighs the own phrases against the model, `caution` is the pull to neutral where no word tells.
 * Towards a subject the phrases are weighed by their grammar elsewhere (target-score.ts).
 */
export type Reading = { rules: number; caution: number };
export const REVIEW: Reading = { rules: 1, caution: 1 };
export const WHOLE: Reading = { rules: 1, caution: 0.5 };
export const TOWARDS: Reading = { rules: 0, caution: 0 };

/**
 * Logits of one stretch of text: trained model and own phrases together. Text without a word is neutral.
 * `moved`, when given, is filled with the parts whose logits add up to the result.
 */
export function logitsOf(text: string, { rules, caution }: Reading, moved?: Moved[]): Logits {
  const units = unitsOf(text);
  if (!units.some((unit) => unit.word || unit.lower === ':)' || unit.lower === ':(')) {
    moved?.push({ kind: 'caution', text: '', logits: NOTHING });
    return NOTHING;
  }
  const { z, telling } = modelLogits(units, moved);
  const own: Logits = [0, 0, 0];
  for (const { logits, ...phrase } of phraseMoves(units)) {
    for (let c = 0; c < 3; c += 1) own[c] = (own[c] as number) + (logits[c] as number);
    if (rules > 0) moved?.push({ ...phrase, logits: logits.map((one) => rules * one) as Logits });
  }
  const pull = caution * Math.max(0, TELLING - Math.max(telling, own[0], own[1]));
  if (caution > 0) moved?.push({ kind: 'caution', text: '', logits: [0, 0, pull] });
  for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + rules * (own[c] as number);
  z[2] += pull;
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
