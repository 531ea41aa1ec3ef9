/** Running text of a report: citations in it, shares, paragraphs. Pure. */
import { firstSentence, polish } from '#contract/format.ts';
import type { Claim, Evidence, Report } from '#contract/report.ts';

/** Longest row of citation signs behind one sentence; the rest is one link to the list. */
export const MAX_CITES = 5;

export type TextPart = { text: string } | { cite: number };

/**
 * Splits text at its citation signs. Only numbers that exist in the report become citations; anything else in square
 * brackets stays text.
 */
export function textParts(text: string, known: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/\s?\[(\d{1,4})\]/g)) {
    const n = Number(match[1]);
    if (!known.has(n)) continue;
    const before = text.slice(from, match.index);
    if (before) parts.push({ text: polish(before) });
    parts.push({ cite: n });
    from = match.index + match[0].length;
  }
  const rest = text.slice(from);
  if (rest) parts.push({ text: polish(rest) });
  return parts;
}

export type ClaimView = { parts: TextPart[]; cites: number[] /** Further citations that are not drawn one by one. */; more: number; refs: number[] };

/** A sentence with the citation signs that follow it. Signs already in the text are not repeated. */
export function claimView(claim: Pick<Claim, 'text' | 'refs'>, known: ReadonlySet<number>): ClaimView {
  const parts = textParts(claim.text, known);
  const inText = new Set(parts.flatMap((part) => ('cite' in part ? [part.cite] : [])));
  const refs = [...new Set(claim.refs)].filter((n) => known.has(n));
  const after = refs.filter((n) => !inText.has(n));
  return { parts, cites: after.slice(0, MAX_CITES), more: Math.max(0, after.length - MAX_CITES), refs };
}

export const knownNumbers = (evidence: readonly Pick<Evidence, 'n'>[]): Set<number> => new Set(evidence.map((item) => item.n));

/** Paragraphs of a plain text: blank lines or single line ends divide. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** First sentence and the rest of a recommendation; a title never ends with a full stop. */
export function titleAndRest(text: string): { title: string; rest: string } {
  const clean = text.trim();
  const title = firstSentence(clean);
  return { title: title.replace(/\.$/, ''), rest: clean.slice(title.length).trim() };
}

export type Share = { key: 'positive' | 'neutral' | 'negative' | 'uncertain'; count: number; percent: number };

/**
 * Sentiment counts with whole percents, rounded as the report's sentences round them. "Uncertain" is left out when empty.
 * @returns no rows when nothing was counted
 */
export function sentimentShares(sentiment: Report['sentiment']): Share[] {
  const keys = ['positive', 'neutral', 'negative', 'uncertain'] as const;
  const total = keys.reduce((sum, key) => sum + sentiment[key], 0);
  if (total === 0) return [];
  return keys
    .map((key) => ({ key, count: sentiment[key], percent: Math.round((sentiment[key] / total) * 100) }))
    .filter((row) => row.key !== 'uncertain' || row.count > 0);
}

/** Segments of the share bar on a line of `width` units with gaps of `gap`; empty shares take no room. */
export function shareSegments(shares: readonly Share[], width: number, gap: number): { key: Share['key']; x: number; width: number }[] {
  const filled = shares.filter((share) => share.count > 0);
  const total = filled.reduce((sum, share) => sum + share.count, 0);
  const room = width - gap * Math.max(0, filled.length - 1);
  let x = 0;
  return filled.map((share) => {
    const size = (share.count / total) * room;
    const segment = { key: share.key, x, width: size };
    x += size + gap;
    return segment;
  });
}

/** Words of a name; double surnames that fit a phone's line are kept whole. */
export const nameWords = (name: string): { word: string; whole: boolean }[] =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => ({ word, whole: word.includes('-') && word.length <= 18 }));

/** A sentence that stands under the heading `label` need not begin with it: "Za: tekst…" becomes "Tekst…". */
export function withoutLabel(text: string, label: string): string {
  if (!text.startsWith(`${label}:`)) return text;
  const rest = text.slice(label.length + 1).trim();
  return rest.charAt(0).toLocaleUpperCase('pl') + rest.slice(1);
}
