import { readFileSync } from 'node:fs';
import { BUCKETS, bucketOf, type FeatureName, featuresOf, type Unit, unitsOf } from './features.ts';
import { applyFilters, EDGE, type Filters } from './filters.ts';
import { ironyMoves } from './irony.ts';
import { findPhrases } from './lexicon.ts';
import type { Logits, Moved, SentimentResult } from './types.ts';

type Model = { weights: Int8Array; bias: [number, number]; scale: number; filters: Filters };
type Head = Pick<Model, 'bias' | 'scale'> & { traits: number; filters: Omit<Filters, 'rows' | 'table'> };
let model: Model | null = null;

/** Layout: length of the head, head (JSON), linear weights (positive and negative against neutral), hashes of traits, filters. */
function load(): Model {
  if (model) return model;
  const bytes = readFileSync(new URL('../data/sentiment.bin', import.meta.url));
  const start = 4 + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', 4, start)) as Head;
  const signed = (from: number, to?: number): Int8Array => {
    const part = bytes.subarray(from, to);
    return new Int8Array(part.buffer, part.byteOffset, part.byteLength);
  };
  const hashes = start + BUCKETS * 2;
  const table = hashes + head.traits * 4;
  const rows = new Map<number, number>();
  for (let k = 0; k < head.traits; k += 1) rows.set(bytes.readInt32LE(hashes + 4 * k), EDGE + 1 + k);
  model = { bias: head.bias, scale: head.scale, weights: signed(start, hashes), filters: { ...head.filters, rows, table: signed(table) } };
  return model;
}

/** Weight of the strongest lemma below which a text is pulled to neutral: the model was trained on reviews, few of them neutral. */
const TELLING = 0.8;
const NOTHING: Logits = [0, 0, 3];
const COPULA = new Set(['być', 'bywać', 'zostać', 'okazać', 'to']);
const NEGATED = new Set(['nie', 'bez', 'nigdy', 'żaden', 'ani']);

/** Logits of the trained model relative to neutral, and the weight of the strongest lemma. */
function modelLogits(units: Unit[], moved?: Moved[]): { z: Logits; telling: number } {
  const { weights, bias, scale, filters } = load();
  const names: FeatureName[] | undefined = moved && [];
  const { ids, values, words } = featuresOf(units, names);
  const z: Logits = [bias[0], bias[1], 0];
  let telling = 0;
  moved?.push({ kind: 'model', text: '', logits: [...bias, 0] });
  for (let k = 0; k < ids.length; k += 1) {
    const at = (ids[k] as number) * 2;
    const value = (values[k] as number) * scale;
    const positive = (weights[at] as number) * value;
    const negative = (weights[at + 1] as number) * value;
    z[0] += positive;
    z[1] += negative;
    if (k < words) telling = Math.max(telling, weights[at] as number, weights[at + 1] as number);
    if (moved && names) moved.push({ ...(names[k] as FeatureName), logits: [positive, negative, 0] });
  }
  const fired = applyFilters(filters, units);
  for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + (fired.z[c] as number);
  moved?.push(...filterMoves(filters, fired, units));
  return { z, telling: telling * scale };
}

/** Contributions of the filters, by the place of the text where each had its highest value. */
function filterMoves({ count, out, outBias }: Filters, { at, peak }: ReturnType<typeof applyFilters>, units: Unit[]): Moved[] {
  const byPlace = new Map<number, Logits>([[-1, [...outBias] as Logits]]);
  for (let f = 0; f < count; f += 1) {
    const place = at[f] as number;
    const logits = byPlace.get(place) ?? [0, 0, 0];
    for (let c = 0; c < 3; c += 1) logits[c] = (logits[c] as number) + (peak[f] as number) * (out[f * 3 + c] as number);
    byPlace.set(place, logits);
  }
  const around = (place: number): string =>
    units
      .slice(Math.max(0, place - 1), place + 2)
      .map((unit) => unit.lower)
      .join(' ');
  return [...byPlace].map(([place, logits]) => (place < 0 ? { kind: 'model', text: '', logits } : { kind: 'pair', text: around(place), logits }));
}

/** Least weight against positive at which a lemma counts as blame. */
const BLAME = 0.35;

/** „Nie jest arogancki” clears of the blame that the letters of the word still carry: reviews rarely deny blame, so none was learnt. */
function denialMoves(units: Unit[]): Moved[] {
  const { weights, scale } = load();
  return units.flatMap((unit, k) => {
    if (unit.lemma !== 'nie' || !COPULA.has(units[k + 1]?.lemma ?? '')) return [];
    const denied = units.slice(k + 2, k + 4).find(({ lemma: base, word }) => {
      const at = bucketOf(base) * 2;
      return word && ((weights[at + 1] as number) - (weights[at] as number)) * scale > BLAME;
    });
    return denied ? [{ kind: 'phrase' as const, text: `nie … ${denied.lemma}`, logits: [1, -3, 1] as Logits }] : [];
  });
}

/** Lemma for the phrases: „najlepszy” and „najgorszy” are kept, since their lemmas („dobry”, „zły”) are far weaker. */
function ruleLemma({ lower, lemma: base }: Unit): string {
  return lower.startsWith('najlep') ? 'najlepszy' : lower.startsWith('najgorsz') ? 'najgorszy' : base;
}

/** Contributions of the own phrases. A negated one counts for the other label with .4 of its strength. */
function phraseMoves(units: Unit[]): Moved[] {
  const words = units.filter((unit) => unit.word);
  const lemmas = words.map(ruleLemma);
  let reached = 0;
  return findPhrases(lemmas).map(({ phrase, from, to }) => {
    // Of overlapping phrases the first counts fully, the others by .3.
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
 * How a text is read: `rules` weighs the own phrases against the model, `caution` is the pull to neutral of a text without a strong word.
 * Towards a subject the phrases are weighed by their grammar elsewhere (target/score.ts).
 */
export type Reading = { rules: number; caution: number };
export const REVIEW: Reading = { rules: 0.4, caution: 1 };
export const WHOLE: Reading = { rules: 1, caution: 0.5 };
export const TOWARDS: Reading = { rules: 0, caution: 0.4 };

/**
 * Logits of one stretch of text: trained model and own phrases together. Text without a word is neutral.
 * `moved`, if given, is filled with the summands of the result.
 */
export function logitsOf(text: string, { rules, caution }: Reading, moved?: Moved[]): Logits {
  const units = unitsOf(text);
  if (!units.some((unit) => unit.word || unit.lower === ':)' || unit.lower === ':(')) {
    moved?.push({ kind: 'caution', text: '', logits: NOTHING });
    return NOTHING;
  }
  const { z, telling } = modelLogits(units, moved);
  const own: Logits = [0, 0, 0];
  const told = { phrases: phraseMoves(units), marks: rules > 0 ? [...denialMoves(units), ...ironyMoves(text)] : [] };
  let loudest = telling;
  for (const [moves, share] of [
    [told.phrases, rules],
    [told.marks, 1],
  ] as const) {
    for (const { logits, ...move } of moves) {
      loudest = Math.max(loudest, logits[0], logits[1]);
      for (let c = 0; c < 3; c += 1) own[c] = (own[c] as number) + share * (logits[c] as number);
      if (rules > 0) moved?.push({ ...move, logits: logits.map((one) => share * one) as Logits });
    }
  }
  const pull = caution * Math.max(0, TELLING - loudest);
  if (caution > 0) moved?.push({ kind: 'caution', text: '', logits: [0, 0, pull] });
  for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + (own[c] as number);
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
