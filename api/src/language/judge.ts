import { splitSentences } from './sentences/sentences.ts';
import { logitsOf, REVIEW, type Reading, resultOf, softmax, WHOLE } from './sentiment/model.ts';
import type { JudgedPart, Logits, Moved, SentimentResult } from './sentiment/types.ts';
import { targetEvidence } from './target/evidence.ts';
import { leastSure, logitsTowards } from './target/model.ts';
import type { Target } from './target/parse.ts';

const MAX_SENTENCES = 400;
/** Least share of a neutral sentence in the mean. */
const NEUTRAL_SHARE = 0.35;

/** Sentiment of one sentence. Texts without a word are neutral. `parts`, if given, is filled with the summands. */
export function sentenceSentiment(text: string, parts?: JudgedPart[]): SentimentResult {
  return resultOf(softmax(judge(text, REVIEW, parts)));
}

/**
 * Sentiment of a whole text: mean of the text read at once and of its sentences, in which neutral ones weigh less.
 * `parts`, if given, is filled with the summands, the whole text first.
 */
export function textSentiment(text: string, parts?: JudgedPart[]): SentimentResult {
  const sentences = splitSentences(text).slice(0, MAX_SENTENCES);
  const whole = judge(text, WHOLE, parts);
  if (sentences.length < 2) return resultOf(softmax(whole));
  const each = weighted(sentences.map(({ start, end }) => ({ z: judge(text.slice(start, end), REVIEW, parts), weight: 1 })));
  return resultOf(softmax([(whole[0] + each[0]) / 2, (whole[1] + each[1]) / 2, (whole[2] + each[2]) / 2]));
}

/**
 * Sentiment towards the subject that the spans name (UTF-16 offsets into the text, e.g. mentions): by the clauses about it, and by the
 * neighbouring sentences that are still about it. Neutral without spans. `parts`, if given, is filled with these clauses.
 */
export function targetSentiment(text: string, spans: readonly Target[], parts?: JudgedPart[]): SentimentResult {
  const evidence = targetEvidence(text, spans).slice(0, MAX_SENTENCES);
  if (evidence.length === 0) return { label: 'neutral', score: 0, confidence: 0.5 };
  return resultOf(softmax(logitsTowards(evidence, parts)), leastSure(evidence));
}

/** Logits of a stretch. `parts`, if given, gets an entry with its summands. */
function judge(text: string, reading: Reading, parts?: JudgedPart[]): Logits {
  const moved: Moved[] | undefined = parts && [];
  const z = logitsOf(text, reading, moved);
  if (parts && moved) parts.push({ text, weight: 1, opposite: false, moved });
  return z;
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
