import type { Span } from './types.ts';

/** Abbreviations after which a sentence goes on even before a capital letter. */
const INNER = new Set(
  (
    'ul al pl os prof dr hab mgr inż lek red ks abp bp kard św bł gen płk ppłk mjr kpt por ppor sierż st mł pt tzw tzn tj np m.in in.j im nr str s zob por.red art ust pkt poz ' +
    'lit sygn dz.u dz woj pow gm godz min sek ok ca wg ww zw vel ur zm tel faks fax e-mail dyr prez wiceprez kier adw mec sędz prok asp kom nadkom insp podinsp ' +
    'p pp o ob jw jr sr mr mrs ms vs cd cz rozdz rys tab fot oprac tłum przeł wyd t vol ang niem franc łac pol ros gr bud lok m mies kl wsp sp z.o gosp min.k fil tow zarz'
  ).split(' '),
);
/** Abbreviations that may also close a sentence: a capital letter after them opens the next one. */
const CLOSING = new Set('r w zł gr tys mln mld bln itd itp etc in i.in ha km kg cm mm ml pkt.proc proc n.e p.n.e ub br bm b.r o.o s.a sa'.split(' '));

const END = /[.!?…]+["”»’')\]]*(?=\s|$)|\n\s*/g;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Sentences of a Polish text as spans without surrounding blanks. Abbreviations, initials, ordinals and dates do not end one;
 * a blank line always does, a single line break before a capital letter, digit or bullet too. Linear; never throws.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const at = match.index;
    const end = at + match[0].length;
    if (!(match[0].startsWith('\n') ? breaksLine(text, match[0], end) : endsSentence(text, match[0], at, end, start))) continue;
    push(spans, text, start, end);
    start = end;
  }
  push(spans, text, start, text.length);
  return spans;
}

function push(spans: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  if (end > start) spans.push({ start, end });
}

function breaksLine(text: string, mark: string, end: number): boolean {
  if (mark.indexOf('\n', 1) > 0) return true;
  const next = text[end] ?? '';
  return next === '' || !/\p{Ll}/u.test(next);
}

function endsSentence(text: string, mark: string, at: number, end: number, start: number): boolean {
  const next = nextVisible(text, end);
  if (next === '') return true;
  const lowerNext = /\p{Ll}/u.test(next);
  if (/[!?…]|\.\./.test(mark)) return !lowerNext || !/["”»)]$/.test(mark);
  if (lowerNext || next === ',' || next === ';') return false;
  const word = wordBefore(text, at, start);
  const lower = word.toLowerCase();
  if (INNER.has(lower)) return false;
  if (/^\p{Lu}$/u.test(word)) return false;
  if (/^\d+$/.test(word)) return !/\d/.test(next) && at - word.length > start;
  if (CLOSING.has(lower)) return !/\d/.test(next);
  return true;
}

function nextVisible(text: string, from: number): string {
  for (let i = from; i < text.length && i < from + 200; i += 1) {
    const char = text[i] as string;
    if (!/[\s„"“«'‘([–—-]/.test(char)) return char;
  }
  return '';
}

/** The word before a full stop, inner stops included ("m.in", "o.o"); at most 12 characters are looked at. */
function wordBefore(text: string, at: number, start: number): string {
  let from = at;
  const limit = Math.max(start, at - 12);
  while (from > limit && (LETTER.test(text[from - 1] as string) || (text[from - 1] === '.' && from < at))) from -= 1;
  return text.slice(from, at);
}
