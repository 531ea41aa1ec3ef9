/** Two heads, one for what speaks against the subject and one for what speaks for it, with weights for press and for local pages. */
import { readFileSync } from 'node:fs';
import type { DocumentTone } from '../../contract/report.ts';
import type { Reading } from './features.ts';

type Pair = [bad: number, good: number];
/**
 * Log-odds that a page leaves something bad, and something good: `bias` plus each number times its weights, plus the
 * weights of its lemmas times {@link lemmaScale}.
 */
export type Heads = { bias: Pair; weights: Record<string, Pair>; lemmas: Record<string, Pair> };
/** Heads with what makes a stated probability of their answers: slope and shift of its log-odds (Platt 1999). */
export type Fitted = Heads & { calibration: [slope: number, shift: number] };
/** Weights for the press and for local pages. */
export type Both = { press: Fitted; local: Fitted };
type WeightFile = { source: string } & Both;

/** Probabilities of the four tones of a page. */
export type Chances = Record<DocumentTone, number>;
export type Answer = { label: DocumentTone; score: number; confidence: number };

export const TONES = ['positive', 'neutral', 'negative', 'mixed'] as const satisfies readonly DocumentTone[];
/** Mean letters of a sentence up to which a page reads as local, and from which it reads as press. */
const LETTERS = { local: 75, press: 90 };
/** No answer from numbers is stated with more. */
const SUREST = 0.85;
/** Weight of mixed: in the press good and bad stand together more often than two heads that do not know of each other suppose. */
export const MIXED = { press: 1.2, local: 1 };
/** Fewest known lemmas that the scale of their sum supposes: a few words must not decide. */
const FEWEST = 20;

let file: WeightFile | null = null;
const load = (): WeightFile => {
  file ??= JSON.parse(readFileSync(new URL('./data/tone-weights.json', import.meta.url), 'utf8')) as WeightFile;
  return file;
};

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const logOdds = (p: number): number => Math.log(p / (1 - p));

/** What makes sums over known lemmas alike on short and long pages. @param count of the page's lemmas that have weights */
export const lemmaScale = (count: number): number => 1 / Math.sqrt(Math.max(FEWEST, count));

/** Bad and good together are mixed, neither is neutral. */
export function chancesOf({ bias, weights, lemmas }: Heads, reading: Reading): Chances {
  let [bad, good] = bias;
  for (const [name, [forBad, forGood]] of Object.entries(weights)) {
    const value = reading.features[name] ?? 0;
    bad += forBad * value;
    good += forGood * value;
  }
  const known = [...reading.lemmas].flatMap((lemma) => (Object.hasOwn(lemmas, lemma) ? [lemmas[lemma] as Pair] : []));
  const scale = lemmaScale(known.length);
  for (const [forBad, forGood] of known) {
    bad += forBad * scale;
    good += forGood * scale;
  }
  const [b, g] = [logistic(bad), logistic(good)];
  return { positive: g * (1 - b), neutral: (1 - g) * (1 - b), negative: b * (1 - g), mixed: b * g };
}

/** The likeliest tone. @param mixed what the chance of mixed counts for */
export function likeliest(chances: Chances, mixed: number): DocumentTone {
  const worth = (tone: DocumentTone): number => chances[tone] * (tone === 'mixed' ? mixed : 1);
  return TONES.reduce((best, tone) => (worth(tone) > worth(best) ? tone : best));
}

/** Whether a page reads as local. @param meanLength mean letters of its sentences */
export const readsAsLocal = (meanLength: number): boolean => meanLength <= LETTERS.local;

const confidenceOf = ({ calibration: [slope, shift] }: Fitted, chance: number): number => Math.min(SUREST, logistic(slope * logOdds(chance) + shift));

/**
 * The likeliest tone with its calibrated probability. Where the subject's other texts are not known, the page's own sentences say
 * whether it is local; between local pages and press the press answers, and is no surer than both are on the average.
 * @param meanLength mean letters of the page's sentences. @param local whether the subject's texts are local pages, where that is known
 */
export function answerBy({ press, local: ofLocal }: Both, reading: Reading, meanLength: number, local?: boolean): Answer {
  const heads = (local ?? readsAsLocal(meanLength)) ? ofLocal : press;
  const chances = chancesOf(heads, reading);
  const label = likeliest(chances, heads === press ? MIXED.press : MIXED.local);
  const sure = confidenceOf(heads, chances[label]);
  const between = local === undefined && heads === press && meanLength < LETTERS.press;
  const confidence = between ? Math.min(sure, (sure + confidenceOf(ofLocal, chancesOf(ofLocal, reading)[label])) / 2) : sure;
  return { label, score: chances.positive - chances.negative, confidence };
}

/** The tone of a page by what was read on it, as {@link answerBy}. */
export const toneBy = (reading: Reading, meanLength: number, local?: boolean): Answer => answerBy(load(), reading, meanLength, local);
