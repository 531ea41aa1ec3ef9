import { splitSentences } from './sentences.ts';
import { type Logits, logitsOf, resultOf, softmax, TOWARDS, WHOLE } from './sentiment-model.ts';
import { targetEvidence } from './sentiment-target.ts';
import type { SentimentResult, Span } from './types.ts';

const MAX_SENTENCES = 400;
/** A sentence without judgement dilutes the others only so far. */
const NEUTRAL_SHARE = 0.35;
/** Below this probability nothing is said against or for anybody. */
const LEAST_SURE = 0.45;
const NOTHING: Logits = [0, 0, 3];

/** Sentiment of one sentence. Texts without a word are neutral. */
export function sentenceSentiment(text: string): SentimentResult {
  return resultOf(softmax(logitsOf(text)));
}

/** Sentiment of a whole text: the text at once, and its sentences one by one, telling ones first. */
export function textSentiment(text: string): SentimentResult {
  const sentences = splitSentences(text).slice(0, MAX_SENTENCES);
  const whole = logitsOf(text, WHOLE);
  if (sentences.length < 2) return resultOf(softmax(whole));
  const parts = weighted(sentences.map(({ start, end }) => ({ z: logitsOf(text.slice(start, end)), weight: 1 })));
  return resultOf(softmax([(whole[0] + parts[0]) / 2, (whole[1] + parts[1]) / 2, (whole[2] + parts[2]) / 2]));
}

/**
 * Sentiment towards what the spans name (UTF-16 offsets into the text, e.g. mentions): the clauses about it in its sentences,
 * and the next sentence where that goes on about it. Neutral without spans.
 */
export function targetSentiment(text: string, spans: Span[]): SentimentResult {
  const evidence = targetEvidence(text, spans);
  if (evidence.length === 0) return { label: 'neutral', score: 0, confidence: 0.5 };
  return resultOf(
    softmax(
      weighted(
        evidence.slice(0, MAX_SENTENCES).map(({ text: part, weight, shift, opposite }) => {
          const [good, bad, none] = part === '' ? NOTHING : logitsOf(part, TOWARDS);
          const z: Logits = opposite ? [bad, good, none] : [good, bad, none];
          return { z: [z[0] + shift, z[1] - shift, z[2] - Math.abs(shift) / 2] as Logits, weight };
        }),
      ),
    ),
    LEAST_SURE,
  );
}

/** Weighted mean of logits in which neutral parts weigh less. */
function weighted(parts: { z: Logits; weight: number }[]): Logits {
  const out: Logits = [0, 0, 0];
  let total = 0;
  for (const { z, weight } of parts) {
    const share = weight * (NEUTRAL_SHARE + (1 - NEUTRAL_SHARE) * (1 - softmax(z)[2]));
    for (let c = 0; c < 3; c += 1) out[c] = (out[c] as number) + share * (z[c] as number);
    total += share;
  }
  return total > 0 ? [out[0] / total, out[1] / total, out[2] / total] : [0, 0, 3];
}
