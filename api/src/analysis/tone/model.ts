/**
 * Two heads, one for what speaks against the subject and one for what speaks for it, with weights for press and for local pages. Both
 * weights answer of every page, in shares that depend on what the subject's pages are: each errs in its own way on authors it has not seen.
 */
import { readFileSync } from 'node:fs';
import type { DocumentTone } from '../../contract/report.ts';
import type { Reading } from './features.ts';

type Pair = [bad: number, good: number];
/**
 * Log-odds that a page leaves something bad, and something good: `bias` plus each number times its weights, plus the
 * weights of its lemmas times {@link lemmaScale}.
 */
export type Heads = { bias: Pair; weights: Record<string, Pair>; lemmas: Record<string, Pair> };
/** Heads with what makes a stated probability of answers in which they lead: slope and shift of its log-odds (Platt 1999). */
export type Fitted = Heads & { calibration: [slope: number, shift: number] };
/** Weights for the press and for local pages. */
export type Both = { press: Fitted; local: Fitted };
type WeightFile = { source: string } & Both;

/** Probabilities of the four tones of a page. */
export type Chances = Record<DocumentTone, number>;
export type Answer = { label: DocumentTone; score: number; confidence: number };

export const TONES = ['positive', 'neutral', 'negative', 'mixed'] as const satisfies readonly DocumentTone[];
/** Mean letters of a sentence up to which a page reads as local. */
const LETTERS = 75;
/** No answer from numbers is stated with more, and none that has something against it is shown. */
const SUREST = 0.85;
export const UNSURE = 0.5;
/**
 * Praise printed for blame is worse than no tone at all. A good or bad answer is unsure where the opposite has this chance, or where one of
 * the two weights sees nearly as much of the opposite: there half to two thirds of such answers are right, and most that are the reverse stand.
 */
const OPPOSED = { chance: 0.1, part: 0.6 };
/** What the subject's pages are: unknown where they are too few, or short texts alone. */
export type Ground = 'press' | 'local' | 'unknown';
/** Share of the press weights in an answer; chosen, as what tones count for, on sets that the weights had not seen. */
const PRESS_SHARE: Record<Ground, number> = { press: 0.85, local: 0.3, unknown: 0.6 };
/**
 * What the chance of a tone counts for. In the press good and bad stand together more often than two heads that do not know of each
 * other suppose; a page that blames leaves less doubt in its readers than in the heads.
 */
const COUNTS: Record<Ground, { mixed: number; negative: number }> = {
  press: { mixed: 1.2, negative: 1.2 },
  local: { mixed: 1, negative: 1.3 },
  unknown: { mixed: 1.2, negative: 1.2 },
};
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

/** Chances by both weights, each for its share. */
function blended(ofPress: Chances, ofLocal: Chances, share: number): Chances {
  const both = (tone: DocumentTone): number => share * ofPress[tone] + (1 - share) * ofLocal[tone];
  return { positive: both('positive'), neutral: both('neutral'), negative: both('negative'), mixed: both('mixed') };
}

/** Whether much speaks for the opposite of a good or bad answer. */
function isOpposed(label: DocumentTone, all: Chances, each: readonly Chances[]): boolean {
  if (label !== 'positive' && label !== 'negative') return false;
  const opposite = label === 'positive' ? 'negative' : 'positive';
  return all[opposite] > OPPOSED.chance || each.some((one) => one[opposite] > OPPOSED.part * one[label]);
}

/** Whether a page reads as local. @param meanLength mean letters of its sentences */
export const readsAsLocal = (meanLength: number): boolean => meanLength <= LETTERS;

/** What a page is taken for. @param local whether the subject's texts are local pages, where that is known */
export const groundOf = (meanLength: number, local?: boolean): Ground =>
  local === undefined ? (readsAsLocal(meanLength) ? 'unknown' : 'press') : local ? 'local' : 'press';

/** The likeliest tone of a page, its log-odds before they are calibrated, how much more it praises than blames, and whether much speaks for the opposite. */
export function likeliest({ press, local }: { press: Heads; local: Heads }, reading: Reading, ground: Ground) {
  const each = [chancesOf(press, reading), chancesOf(local, reading)] as const;
  const chances = blended(...each, PRESS_SHARE[ground]);
  const counts: Partial<Record<DocumentTone, number>> = COUNTS[ground];
  const worth = (tone: DocumentTone): number => chances[tone] * (counts[tone] ?? 1);
  const label = TONES.reduce((best, tone) => (worth(tone) > worth(best) ? tone : best));
  return { label, odds: logOdds(chances[label]), score: chances.positive - chances.negative, opposed: isOpposed(label, chances, each) };
}

/**
 * The likeliest tone with its calibrated probability.
 * @param meanLength mean letters of the page's sentences. @param local whether the subject's texts are local pages, where that is known
 */
export function answerBy(both: Both, reading: Reading, meanLength: number, local?: boolean): Answer {
  const ground = groundOf(meanLength, local);
  const { label, odds, score, opposed } = likeliest(both, reading, ground);
  const [slope, shift] = (ground === 'local' ? both.local : both.press).calibration;
  return { label, score, confidence: Math.min(opposed ? UNSURE : SUREST, logistic(slope * odds + shift)) };
}

/** The tone of a page by what was read on it, as {@link answerBy}. */
export const toneBy = (reading: Reading, meanLength: number, local?: boolean): Answer => answerBy(load(), reading, meanLength, local);
