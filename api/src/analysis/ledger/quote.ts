/** The words of a page that the ledger quotes. */
import type { Evidence } from '../../contract/report.ts';
import { type Mention, type Span, sentenceSentiment } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { quoteFrom, type Sentence, sentenceAt } from '../reading/text.ts';

/** Notes of a newsroom that nobody answered: a poor quote, as they judge nothing. */
const SILENCE = /nie odpowiedzia|zamknięcia wydania|nie udało się (nam )?skontaktować/iu;

/** A profile's own words about its owner. */
export function bioQuote(document: Document, text: string): Evidence['quote'] | null {
  const bio = document.article.page.profile?.bio?.trim() ?? '';
  const start = bio === '' ? -1 : text.indexOf(bio);
  return start < 0 ? null : quoteFrom(text, { start, end: start + bio.length });
}

/** A quote that a model gave, as the page's. */
export function quoteAt(text: string, quote: string | null | undefined): Evidence['quote'] | null {
  const start = quote ? text.indexOf(quote) : -1;
  return quote && start >= 0 ? quoteFrom(text, { start, end: start + quote.length }) : null;
}

/** The sentence that best supports the label: among those with a mention, else (name only in the title) among the first twelve. */
export function bestQuote(text: string, sentences: Sentence[], mentions: Mention[], sign: number): Evidence['quote'] {
  const anchored = mentions
    .map((anchor) => ({ anchor, at: sentenceAt(sentences, anchor) }))
    .filter(({ at }) => at >= 0)
    .slice(0, 12)
    .map(({ anchor, at }) => ({ sentence: sentences[at] as Sentence, anchor }));
  const candidates: { sentence: Sentence; anchor: Span }[] =
    anchored.length > 0 ? anchored : sentences.slice(0, 12).map((sentence) => ({ sentence, anchor: sentence }));
  let best: (typeof candidates)[number] | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [i, candidate] of candidates.entries()) {
    const { sentence } = candidate;
    const length = sentence.end - sentence.start;
    const tone = sign === 0 ? 0 : sentenceSentiment(sentence.text).score * sign * 2;
    const score =
      tone -
      (SILENCE.test(sentence.text) || /\?\W*$/.test(sentence.text) ? 1 : 0) +
      (length >= 40 ? 0.3 : 0) +
      (/[.!?…”"]$/.test(sentence.text) ? 0.2 : 0) -
      i * 0.01;
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  if (!best) return { text: '', start: 0, end: 0 };
  return quoteFrom(text, best.sentence, best.anchor);
}
