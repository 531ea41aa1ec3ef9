import type { Sentiment } from '../../contract/report.ts';

/** Score −1 to 1; confidence 0 to 1, calibrated so that it reads as a probability of the label. */
export type SentimentResult = { label: Sentiment; score: number; confidence: number };

/** Log-odds in the order positive, negative, neutral. */
export type Logits = [number, number, number];
/**
 * A summand of a sentiment: a feature of the trained model (a lemma, up to three neighbours, letters of a word), its bias (`model`),
 * an own phrase, the pull to neutral of a text without a strong word (`caution`), or grammar.
 */
export type Moved = { kind: 'word' | 'pair' | 'letters' | 'model' | 'phrase' | 'caution' | 'grammar'; text: string; logits: Logits };
/** A judged stretch with its weight; its logits are the sum of `moved`. `opposite`: praise and blame of its words were swapped. */
export type JudgedPart = { text: string; weight: number; opposite: boolean; moved: Moved[] };
