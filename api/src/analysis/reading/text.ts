/** Reading helpers over the language core: sentences with offsets, lemma counts, verbatim quotes. */
import { cutAt } from '../../contract/cut.ts';
import { isStopword, lemma, type Span, splitSentences, type Token, tokenize } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { townAt } from './towns.ts';

export type Sentence = Span & { text: string };

/** Longest quote, in characters. */
export const QUOTE_MAX = 200;
/** Longest text that is read; a page beyond it is judged by its beginning. */
const TEXT_MAX = 60_000;

export const readable = (document: Document): string => document.article.text.slice(0, TEXT_MAX);

/** Sentences of a text; a piece that goes on in lower case after an abbreviation ("sp. z o.o. działa") is not a new sentence. */
export function sentencesOf(text: string): Sentence[] {
  const spans: Span[] = [];
  for (const { start, end } of splitSentences(text)) {
    const last = spans.at(-1);
    const goesOn = last && /^\p{Ll}/u.test(text.slice(start, start + 1)) && /\p{L}\.$/u.test(text.slice(last.start, last.end).trimEnd());
    if (last && goesOn && !text.slice(last.end, start).includes('\n')) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

// Pages are read by several analysts; each is cut once. Weak, so that nothing outlives its document.
const cutSentences = new WeakMap<Document, Sentence[]>();
const cutTokens = new WeakMap<Document, Token[]>();

/** Sentences of the page's text. */
export function documentSentences(document: Document): Sentence[] {
  const known = cutSentences.get(document);
  if (known) return known;
  const sentences = sentencesOf(readable(document));
  cutSentences.set(document, sentences);
  return sentences;
}

/** Words of the page's text. */
export function documentTokens(document: Document): Token[] {
  const known = cutTokens.get(document);
  if (known) return known;
  const tokens = tokenize(readable(document));
  cutTokens.set(document, tokens);
  return tokens;
}

/** Whether a page is read as Polish; one whose language is not known is. */
export const isPolish = (lang: string): boolean => lang === '' || lang === 'und' || lang.toLowerCase().startsWith('pl');

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const sentenceAt = (sentences: Sentence[], span: Span): number => sentences.findIndex((s) => overlaps(s, span));

/**
 * A verbatim piece of a sentence, at most `QUOTE_MAX` characters, cut at blanks around the anchor. Line breaks end it: a quote
 * is one line of the page. Offsets are those of the whole text.
 */
export function quoteFrom(text: string, sentence: Span, anchor: Span = sentence): { text: string; start: number; end: number } {
  let { start, end } = sentence;
  const from = Math.max(start, Math.min(anchor.start, end));
  const breakBefore = text.lastIndexOf('\n', from - 1);
  if (breakBefore >= start) start = breakBefore + 1;
  const breakAfter = text.indexOf('\n', from);
  if (breakAfter >= 0 && breakAfter < end) end = breakAfter;
  if (end - start > QUOTE_MAX) {
    if (anchor.end - start > QUOTE_MAX - 20) {
      const wanted = Math.max(start, Math.min(from, end) - 60);
      const blank = text.indexOf(' ', wanted);
      if (blank >= 0 && blank < from) start = blank + 1;
    }
    if (end - start > QUOTE_MAX) {
      end = start + cutAt(text.slice(start, end), QUOTE_MAX);
    }
  }
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return { text: text.slice(start, end), start, end };
}

/** A quote as it is printed inside a sentence: cuts marked, no full stop before the closing quotation mark. */
export function shown(quote: string, sentence = quote): string {
  const at = sentence.indexOf(quote);
  const before = at > 0 ? '[…] ' : '';
  const after = at >= 0 && at + quote.length < sentence.trimEnd().length ? ' […]' : '';
  const inner = nested(quote);
  return `${before}${after ? inner.replace(/[,;:–—-]$/, '') : withoutStop(inner)}${after}`;
}

/** Quotation marks inside a quotation: »…«, whatever the page uses. */
const nested = (text: string): string =>
  text.replace(/[„“”"]/gu, (mark, at: number) => (mark === '„' || /^(|[\s([–—-])$/u.test(text.charAt(at - 1)) ? '»' : '«'));

/** Without the full stop, unless it belongs to an abbreviation ("sp. z o.o.", "2026 r."). */
const withoutStop = (text: string): string => text.replace(/(?<!(?<!\p{sc=Latn})(?:\p{sc=Latn}|np|itd|itp|ul|prof|inż|mgr|godz|tys|sp))\.$/u, '');

/** A title as it is printed in a sentence: one line, at most 110 characters. */
export function shownTitle(title: string): string {
  const clean = title.replace(/\s+/g, ' ').trim();
  const cut = clean.length > 110 ? `${clean.slice(0, clean.lastIndexOf(' ', 105)).replace(/[,;:–—-]$/, '')} […]` : clean;
  return withoutStop(nested(cut));
}

/** Lemma counts of the words of a text without stopwords, numbers, towns and the words of `skip` (spans of names, addresses). */
export function lemmaCounts(tokens: Token[], skip: Span[] = []): Map<string, number> {
  const counts = new Map<string, number>();
  let at = 0;
  for (const [i, token] of tokens.entries()) {
    while (at < skip.length && (skip[at]?.end ?? 0) <= token.start) at += 1;
    const blocked = skip[at];
    if (blocked && overlaps(blocked, token)) continue;
    if (token.lower.length < 3 || !/^\p{L}+$/u.test(token.lower) || isStopword(token.lower)) continue;
    const word = lemma(token.text);
    if (townAt(token, word, tokens[i - 1], tokens[i + 1])) continue;
    if (word.length < 3 || isStopword(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
