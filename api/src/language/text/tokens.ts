import type { Span, Token } from './types.ts';

/** A word: letters and digits, an apostrophe ending may follow (Facebook'a, Sartre’em). Hyphens part words, soft ones do not. */
const WORD = /[\p{L}\p{M}\p{N}\u00ad\u2060]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const FOLDS: Record<string, string> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ß: 'ss', ı: 'i' };

/** Words of a text in order, with UTF-16 offsets; `lower` is lower-cased and NFC. Linear; never throws. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    tokens.push({ start: match.index, end: match.index + word.length, text: word, lower: lowerOf(word) });
  }
  return tokens;
}

/** Lower-case NFC form with straight apostrophes, without soft hyphens, ligatures („ﬁ”) undone. */
export function lowerOf(word: string): string {
  const lower = word.toLowerCase();
  if (isBelow(lower, 128)) return lower;
  const composed = isBelow(lower, 0x250) ? lower : lower.normalize('NFC');
  if (!/[’ʼ\u00ad\u2060\ufb00-\ufb06]/.test(composed)) return composed;
  return composed
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
}

function isBelow(text: string, limit: number): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) >= limit) return false;
  return true;
}

/** Text without diacritics: "Żółć" → "Zolc". Length may change. */
export function fold(text: string): string {
  if (isBelow(text, 128)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łŁøØđĐßı]/g, (letter) => FOLDS[letter] ?? letter);
}

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'”]+|[^\s<>"'@,;()]{1,64}@[\p{sc=Latn}\p{N}-]+(?:\.[\p{sc=Latn}\p{N}-]+)+|(?<![\p{sc=Latn}\p{N}.-])(?:[\p{sc=Latn}\p{N}-]{1,63}\.)+(?:pl|com|org|net|eu|info|example|io|gov|edu)(?![\p{sc=Latn}\p{N}])(?:\/[^\s<>"']*)?/giu;

/** Stretches that are e-mail addresses, URLs or host names; names inside them are no mentions. */
export function addressSpans(text: string): Span[] {
  if (!/[@/.]/.test(text)) return [];
  const spans: Span[] = [];
  for (const match of text.matchAll(ADDRESS)) spans.push({ start: match.index, end: match.index + match[0].length });
  return spans;
}
