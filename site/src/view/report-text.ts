/** Text of a report: citations, paragraphs, shares of sentiment. Pure. */
import type { ToneShare } from '#contract/figures.ts';
import { firstSentence, polish } from '#contract/format.ts';
import type { Claim, DocumentTone, Evidence } from '#contract/report.ts';

/** Most citation signs after one sentence; the others become one link to the list of sources. */
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

export type ClaimView = {
  parts: TextPart[];
  /** Citation numbers shown after the sentence, at most MAX_CITES. */
  cites: number[];
  /** Number of further citations, shown as one link. */
  more: number;
  /** All citation numbers of the sentence. */
  refs: number[];
};

/** A sentence and the citation signs after it. Citations already in its text are not repeated. */
export function claimView(claim: Pick<Claim, 'text' | 'refs'>, known: ReadonlySet<number>): ClaimView {
  const parts = textParts(claim.text, known);
  const inText = new Set(parts.flatMap((part) => ('cite' in part ? [part.cite] : [])));
  const refs = [...new Set(claim.refs)].filter((n) => known.has(n));
  const after = refs.filter((n) => !inText.has(n));
  return { parts, cites: after.slice(0, MAX_CITES), more: Math.max(0, after.length - MAX_CITES), refs };
}

export const knownNumbers = (evidence: readonly Pick<Evidence, 'n'>[]): Set<number> => new Set(evidence.map((item) => item.n));

/** Whether every quotation that the text opens is closed in it. */
export const quotesPaired = (text: string): boolean => (text.match(/„/g) ?? []).length === (text.match(/”/g) ?? []).length;

/** Splits plain text into paragraphs at line ends. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A sentence without the bracket at its end that names where and when it was read, that bracket, and the full stop after it. */
export function withOrigin(text: string): { said: string; origin: string; stop: string } {
  const [, said = text, origin = '', stop = ''] = /^(.+)\s(\([^()]*\d{2}\.\d{2}\.\d{4}\))(\.?)$/su.exec(text) ?? [];
  return { said, origin, stop };
}

/** Patterns of softly told charges. */
const SOFT: ReadonlySet<string> = new Set(['AC-10', 'AC-13']);

/**
 * A softly told charge in its three parts: who tells it, the page's own words in their marks, and what to check. Null where the
 * marks do not pair, so that no word is lost.
 */
export function chargeParts({ pattern, text }: Pick<Claim, 'pattern' | 'text'>): { before: string; quote: string; after: string } | null {
  const start = SOFT.has(pattern) && /taką sprawę: (?=„)/u.exec(text);
  if (!start) return null;
  const from = start.index + start[0].length;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '„') depth += 1;
    if (text[at] === '”') depth -= 1;
    if (depth > 0) continue;
    const end = text[at + 1] === '.' ? at + 2 : at + 1;
    const after = text.slice(end).trim();
    return after.startsWith('(') ? { before: text.slice(0, from).trim(), quote: text.slice(from, end), after } : null;
  }
  return null;
}

/** Splits a recommendation after its first sentence, which becomes the title without its full stop. */
export function titleAndRest(text: string): { title: string; rest: string } {
  const clean = text.trim();
  const title = firstSentence(clean);
  return { title: title.replace(/\.$/, ''), rest: clean.slice(title.length).trim() };
}

/** Segments of the share bar: positions on a line of `width` units with gaps of `gap`; empty shares are left out. */
export function shareSegments(shares: readonly ToneShare[], width: number, gap: number): { tone: DocumentTone; x: number; width: number }[] {
  const filled = shares.filter((share) => share.count > 0);
  const total = filled.reduce((sum, share) => sum + share.count, 0);
  const room = width - gap * Math.max(0, filled.length - 1);
  let x = 0;
  return filled.map((share) => {
    const size = (share.count / total) * room;
    const segment = { tone: share.tone, x, width: size };
    x += size + gap;
    return segment;
  });
}

/** Words of a name; `whole`: a hyphenated word that fits a phone's line and must not be broken. */
export const nameWords = (name: string): { word: string; whole: boolean }[] =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => ({ word, whole: word.includes('-') && word.length <= 18 }));

/** Letters of the longest piece of a name that has no place to break. */
export const longestPart = (name: string): number =>
  Math.max(
    0,
    ...nameWords(name)
      .flatMap(({ word, whole }) => (whole ? [word] : word.split('-')))
      .map((part) => part.length),
  );

/** Removes the heading's `label` from the start of a sentence: "Za: tekst…" becomes "Tekst…". */
export function withoutLabel(text: string, label: string): string {
  if (!text.startsWith(`${label}:`)) return text;
  const rest = text.slice(label.length + 1).trim();
  return rest.charAt(0).toLocaleUpperCase('pl') + rest.slice(1);
}
