import type { Span } from '../text/types.ts';
import { isCommonWord } from '../words/lemmas.ts';
import { isStopword } from '../words/stopwords.ts';
import { CLOSING, COUNTED, INNER, LETTERED } from './abbreviations.ts';

const EMOTICON = String.raw`(?:[:;=]-?[)(DPp*]+|<3|(?:(?![©®™‼])\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]{0,4}){1,20})(?=\s|$)`;
const STOPS = String.raw`[.!?…]+["”»’')\]]*`;
const GLUED = String.raw`(?=\p{Lu}(?:\p{Ll}{2}|[^\S\n]))`;
/** Possible ends of a sentence: full stops with closing quotes and brackets, and line breaks. */
const END = new RegExp(String.raw`${STOPS}(?:${GLUED}|(?=\s|$))|\n\s*`, 'gu');
/** The same with emoticons before a capital letter. Slow, so used only for texts that have one. */
const END_OR_EMOTICON = new RegExp(String.raw`${STOPS}(?:${GLUED}|(?:[^\S\n]*${EMOTICON})+|(?=\s|$))|${EMOTICON}(?=[^\S\n]+[„"]?\p{Lu})|\n\s*`, 'gu');
const HAS_EMOTICON = new RegExp(EMOTICON, 'u');
const LETTER = /[\p{L}\p{N}]/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\d/;
const ROMAN = /^[IVXLC]{1,6}$/;
const DURATION = /^(?:min|sek|godz|tyg|mies|str)$/;
const SURNAME = /(?:[sc]k|dzk)(?:i|a|iego|iej|iemu|im|ą)$|(?:icz|czyk|ak)(?:a|owi|iem)?$/;
/** Letters that a decision reads back or ahead at most, so that the whole stays linear. */
const NEAR = 40;

/** A possible end: the mark, its place in the text and the next visible character. */
type Place = { text: string; mark: string; at: number; end: number; start: number; next: string; nextAt: number; dash: boolean };

/**
 * Sentences of a Polish text as spans without surrounding blanks. Abbreviations, initials, ordinals and dates do not end one;
 * a blank line always does, a single line break before a capital letter, digit or bullet too; so does a full stop without a blank
 * or before a small letter in careless writing. Linear; never throws.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(HAS_EMOTICON.test(text) ? END_OR_EMOTICON : END)) {
    const mark = match[0];
    const at = match.index;
    const end = at + mark.length;
    if (!(mark.startsWith('\n') ? breaksLine(text, mark, at, end) : endsSentence(placeOf(text, mark, at, end, start)))) continue;
    start = push(spans, text, start, end);
  }
  push(spans, text, start, text.length);
  return spans;
}

/** Adds the stretch without surrounding blanks; returns where the next sentence begins. */
function push(spans: Span[], text: string, from: number, to: number): number {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  if (end > start) spans.push({ start, end });
  return to;
}

function breaksLine(text: string, mark: string, at: number, end: number): boolean {
  if (mark.indexOf('\n', 1) > 0) return true;
  const next = text[end] ?? '';
  if (next === '') return true;
  if (LOWER.test(next)) return text[end + 1] === ')';
  return text[at - 1] !== ',' || !/\p{Lu}/u.test(next);
}

function placeOf(text: string, mark: string, at: number, end: number, from: number): Place {
  let start = from;
  while (start < at && /\s/.test(text[start] as string)) start += 1;
  let dash = false;
  for (let i = end; i < text.length && i < end + 200; i += 1) {
    const char = text[i] as string;
    if (/[–—-]/.test(char)) dash = true;
    else if (!/[\s„"“«'‘([]/.test(char)) return { text, mark, at, end, start, next: char, nextAt: i, dash };
  }
  return { text, mark, at, end, start, next: '', nextAt: text.length, dash };
}

function endsSentence(place: Place): boolean {
  const { text, mark, at, end, next, dash } = place;
  if (next === '' || !/^[.!?…]/.test(mark)) return true;
  // „[...]” is a gap in a quotation.
  if (/^(?:…|\.{2,})[)\]]/.test(mark) && /[[(]/.test(text[at - 1] ?? '')) return false;
  if (end === place.nextAt && LETTER.test(next)) return endsGlued(place);
  const lowerNext = LOWER.test(next);
  if (/[!?…]|\.\./.test(mark)) return !lowerNext || (/[!?]/.test(mark) && !dash && !/["”»)\]]$/.test(mark));
  if (next === ',' || next === ';') return false;
  if (/\s/.test(text[at - 1] ?? '')) return !lowerNext || at > place.start;
  const word = wordBefore(text, at, place.start);
  if (lowerNext) return !dash && mark === '.' && endsCarelessly(place, word);
  return endsBeforeCapital(place, word);
}

/** „Super sklep.Polecam”: no blank after the full stop. Addresses and abbreviations written so are none. */
function endsGlued({ text, mark, at, start, nextAt }: Place): boolean {
  const word = wordBefore(text, at, start);
  if (!/^\d*\p{L}?\p{Ll}+$/u.test(word) || INNER.has(word.toLowerCase()) || word.length < 2) return false;
  if (mark !== '.') return true;
  const before = text.slice(Math.max(start, at - NEAR), at);
  return !/[/@\\]|www\./.test(before.slice(before.search(/\S+$/))) && !/^(?:Com|Net|Org|Info)(?!\p{sc=Latn})/u.test(text.slice(nextAt, nextAt + 5));
}

/** A full stop before a small letter ends a sentence only after a whole word: no abbreviation ends in a vowel, and few are words. */
function endsCarelessly({ text, at, start }: Place, word: string): boolean {
  const lower = word.toLowerCase();
  if (lower === 'ok') return /(?:wszystko|jest|było|są|całkiem|bardzo)\s+ok$/iu.test(text.slice(Math.max(start, at - NEAR), at));
  if (lower.length < 3 || !/^\p{L}+$/u.test(lower) || INNER.has(lower) || CLOSING.has(lower)) return false;
  return /[aąeęioóuy]$/.test(lower) || (lower.length >= 4 && isCommonWord(lower));
}

function endsBeforeCapital(place: Place, word: string): boolean {
  const { text, at, next } = place;
  const lower = word.toLowerCase();
  const from = at - word.length;
  const sign = text[from - 1] ?? '';
  if (lower === 'ok') return !DIGIT.test(next);
  if (/^\d+$/.test(word)) return endsAfterNumber(place, word);
  if (/^\p{Lu}$/u.test(word)) return /[°\d]/.test(sign) || endsAfterLetter(place, from);
  // „sierż. szt. Jan Nowak” is a rank, „20 szt.” is a number.
  if (lower === 'szt' && /(?:sierż|asp|chor)\.\s?$/u.test(text.slice(Math.max(0, from - NEAR), from))) return false;
  if (CLOSING.has(lower)) return endsAfterUnit(place, lower);
  if (INNER.has(lower))
    return DURATION.test(lower) && /\d\s$/.test(text.slice(from - 2, from)) && isCommonWord(wordAfter(place).toLowerCase()) && !isShouted(place);
  if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)) return isStopword(wordAfter(place).toLowerCase());
  return true;
}

/** „Plan B.” and „Jana K. Policja milczy” end a sentence, „John F. Kennedy” and „A. Sowa” do not. */
function endsAfterLetter(place: Place, from: number): boolean {
  const { text, start } = place;
  const previous = /(\S+)\s+$/.exec(text.slice(Math.max(start, from - NEAR), from))?.[1] ?? '';
  if (LETTERED.has(previous.toLowerCase())) return true;
  const next = wordAfter(place);
  return /^\p{Lu}\p{Ll}+$/u.test(previous) && next.length > 2 && !SURNAME.test(next) && isCommonWord(next.toLowerCase());
}

function endsAfterNumber(place: Place, word: string): boolean {
  const { text, at, start, next, nextAt } = place;
  const from = at - word.length;
  if (from <= start) return false;
  if (DIGIT.test(next)) return /^(?:19|20)\d\d$/.test(word) && /\s/.test(text[at + 1] ?? '') && !/[.\d/-]/.test(text[from - 1] ?? '');
  const before = text.slice(Math.max(start, from - NEAR), from);
  if (
    /^[1-9]0$/.test(word) &&
    from - start < NEAR &&
    /^(?:(?:już|dopiero|jeszcze|na|w|od|do|z|pod|przełomie|początku|połowie|koniec|końcu)\s+)*(?:lat|lata|latach)\s+(?:\d0\.\s+i\s+)?$/iu.test(before)
  )
    return false;
  if (/(?:ul|al|pl)\.?\s$/.test(before) && !/\s/.test(text[from - 2] ?? '')) return false;
  return !ROMAN.test(wordAfter(place)) && !COUNTED.test(text.slice(nextAt, nextAt + 20));
}

/** A date that opens a sentence or a clause: „W 2019 r.”, „…, a 4 marca 2026 r.” */
const IN_TIME =
  /(?:^|, (?:a|ale|natomiast|zaś)\s+)\s*(?:(?:już|dopiero|w|we|od|do|dnia|dniu|z|po|około|przed|latem|wiosną|jesienią|zimą|początku|końcu|połowie|następnie|potem|później)\s+){0,3}(?:\d{1,2}\s+)?(?:(?:stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrze|paździer|listopad|grud)\p{sc=Latn}*\s+)?\d{4}\s?r$/iu;
/** Whether the found date begins where the sentence does, or after a conjunction: then no verb has been said yet. */
const isWholeDate = (text: string, start: number, at: number): boolean =>
  at - start <= 60 || /, (?:a|ale|natomiast|zaś)\s[^,]*$/iu.test(text.slice(at - 60, at));

function endsAfterUnit(place: Place, lower: string): boolean {
  const { text, at, start, next, dash } = place;
  if (DIGIT.test(next) || (dash && next !== '')) return false;
  const before = text.slice(Math.max(start, at - lower.length - NEAR), at - lower.length);
  if (/^[msl]$/.test(lower)) return /\d\s?$/.test(before);
  if (/^(?:tys|mln|mld|bln)$/.test(lower)) return !/ów$/.test(wordAfter(place)) && isCommonWord(wordAfter(place).toLowerCase());
  // „64 proc. Polaków”: of whom, not a new sentence.
  if (lower === 'proc' && /\d\s?$/.test(before) && /(?:ów|ek|szan|ian)$/.test(wordAfter(place))) return false;
  if (lower === 'in') return !/m\.\s?$/.test(before);
  if (lower === 'r' && IN_TIME.test(text.slice(Math.max(start, at - 60), at)) && isWholeDate(text, start, at)) return false;
  if (lower === 'r' && /^(?:Nr|Poz)(?!\p{sc=Latn})/u.test(text.slice(place.nextAt, place.nextAt + 4))) return false;
  if (lower === 'r' && /^(?:Kodeks|Prawo|Ordynacj|Przepisy)/.test(text.slice(place.nextAt, place.nextAt + 9)))
    return !/ustaw/i.test(text.slice(start, start + 20));
  return true;
}

/** Whether the next word is in capitals, so that its capital does not open a sentence. */
const isShouted = (place: Place) => /^\p{Lu}{2}/u.test(wordAfter(place));

function wordAfter({ text, nextAt }: Place): string {
  return /^[\p{L}\p{M}]+/u.exec(text.slice(nextAt, nextAt + NEAR))?.[0] ?? '';
}

/** The word before a full stop, inner stops and hyphens included ("m.in", "o.o", "z-ca"); at most 12 characters are looked at. */
function wordBefore(text: string, at: number, start: number): string {
  let from = at;
  const limit = Math.max(start, at - 12);
  while (from > limit && (LETTER.test(text[from - 1] as string) || (text[from - 1] === '.' && from < at))) from -= 1;
  while (text[from] === '.') from += 1;
  return text.slice(from, at);
}
