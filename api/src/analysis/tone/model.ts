/** Two heads, one for what speaks against the subject and one for what speaks for it, with weights for press and for local pages. */
import { readFileSync } from 'node:fs';
import type { DocumentTone } from '../../contract/report.ts';
import type { Features } from './features.ts';

/** Log-odds that a page leaves something bad, and something good: `bias` plus each number times its weights. */
export type Heads = { bias: [bad: number, good: number]; weights: Record<string, [bad: number, good: number]> };
/** Heads with what makes a stated probability of their answers: slope and shift of its log-odds (Platt 1999). */
export type Fitted = Heads & { calibration: [slope: number, shift: number] };
type WeightFile = { source: string; press: Fitted; local: Fitted };

/** Probabilities of the four tones of a page. */
export type Chances = Record<DocumentTone, number>;
export type Answer = { label: DocumentTone; score: number; confidence: number };

export const TONES = ['positive', 'neutral', 'negative', 'mixed'] as const satisfies readonly DocumentTone[];
/** Mean letters of a sentence up to which a page reads as local; the press writes longer ones. */
const LOCAL_LETTERS = 75;
/** No answer from numbers is stated with more. */
const SUREST = 0.85;

let file: WeightFile | null = null;
const load = (): WeightFile => {
  file ??= JSON.parse(readFileSync(new URL('./data/tone-weights.json', import.meta.url), 'utf8')) as WeightFile;
  return file;
};

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const logOdds = (p: number): number => Math.log(p / (1 - p));

/** Bad and good together are mixed, neither is neutral. */
export function chancesOf({ bias, weights }: Heads, features: Features): Chances {
  let [bad, good] = bias;
  for (const [name, [forBad, forGood]] of Object.entries(weights)) {
    const value = features[name] ?? 0;
    bad += forBad * value;
    good += forGood * value;
  }
  const [b, g] = [logistic(bad), logistic(good)];
  return { positive: g * (1 - b), neutral: (1 - g) * (1 - b), negative: b * (1 - g), mixed: b * g };
}

/** Whether a page reads as local. @param meanLength mean letters of its sentences */
export const readsAsLocal = (meanLength: number): boolean => meanLength <= LOCAL_LETTERS;

/** The likeliest tone with its calibrated probability. */
export function answerBy(heads: Fitted, features: Features): Answer {
  const chances = chancesOf(heads, features);
  const label = TONES.reduce((best, tone) => (chances[tone] > chances[best] ? tone : best));
  const [slope, shift] = heads.calibration;
  return { label, score: chances.positive - chances.negative, confidence: Math.min(SUREST, logistic(slope * logOdds(chances[label]) + shift)) };
}

/** The tone of a page by its numbers. @param meanLength mean letters of its sentences */
export const toneBy = (features: Features, meanLength: number): Answer => answerBy(readsAsLocal(meanLength) ? load().local : load().press, features);
