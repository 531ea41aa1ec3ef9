import { lemma } from './lemmas.ts';
import { splitSentences } from './sentences.ts';
import { findPhrases } from './sentiment-lexicon.ts';
import { tokenize } from './tokens.ts';
import type { SentimentResult, Span } from './types.ts';

const NEGATION = new Set(['nie', 'bez', 'nigdy', 'żaden', 'ani', 'brak']);

/** Logits positive, negative, neutral of one stretch of text. */
function logits(text: string): [number, number, number] {
  const lemmas = tokenize(text.slice(0, 4000)).map((token) => lemma(token.lower));
  const out: [number, number, number] = [0, 0, 1];
  for (const { phrase, from } of findPhrases(lemmas)) {
    const negated = phrase.words[0]?.[0] !== 'nie' && (NEGATION.has(lemmas[from - 1] ?? '') || NEGATION.has(lemmas[from - 2] ?? ''));
    const slot = phrase.label === 'neutral' ? 2 : (phrase.label === 'positive') !== negated ? 0 : 1;
    out[slot] += negated ? phrase.strength * 0.5 : phrase.strength;
  }
  return out;
}

function resultOf([positive, negative, neutral]: [number, number, number]): SentimentResult {
  const top = Math.max(positive, negative, neutral);
  const p = Math.exp(positive - top);
  const n = Math.exp(negative - top);
  const z = Math.exp(neutral - top);
  const sum = p + n + z;
  const label = p > n && p > z ? 'positive' : n > p && n > z ? 'negative' : 'neutral';
  return { label, score: (p - n) / sum, confidence: Math.max(p, n, z) / sum };
}

/** Sentiment of one sentence. */
export function sentenceSentiment(text: string): SentimentResult {
  return resultOf(logits(text));
}

/** Sentiment of a whole text: the logits of its sentences together. */
export function textSentiment(text: string): SentimentResult {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { start, end } of splitSentences(text)) {
    const part = logits(text.slice(start, end));
    for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] as number) + (part[i] as number);
  }
  return resultOf(sum);
}

/** Sentiment towards what the spans name: the sentences that hold them. Neutral without spans. */
export function targetSentiment(text: string, spans: Span[]): SentimentResult {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { start, end } of splitSentences(text)) {
    if (!spans.some((span) => span.start < end && span.end > start)) continue;
    const part = logits(text.slice(start, end));
    for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] as number) + (part[i] as number);
  }
  return resultOf(sum);
}
