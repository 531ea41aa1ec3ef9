/** Turns any string into printable Polish, and citations into links to their source. */
import { shortened } from '../../contract/drawing/text-width.ts';
import { counted, polish } from '../../contract/format.ts';
import type { Claim, Evidence, Report } from '../../contract/report.ts';
import { COLOR, DISPLAY, SIZE } from './styles.ts';

type Inline = { text: string; [style: string]: unknown };

/** The report and what all its pages share. */
export type Context = {
  report: Report;
  byNumber: Map<number, Evidence>;
  /** Quotes already shown beside a sentence: each is printed once. */
  shown: Set<string>;
  /** Address of the page that checks the signed file in the PDF; absent without one. */
  checkAt?: string | undefined;
};

export const createContext = (report: Report, checkAt?: string): Context => ({
  report,
  checkAt,
  byNumber: new Map(report.evidence.map((e) => [e.n, e])),
  shown: new Set(),
});

const NBSP = '\u00a0';
/** Longest texts that a page can hold without a block outgrowing it. */
export const MAX = { name: 170, title: 180, sentence: 700, quote: 170, line: 70, word: 80 } as const;

/** Letters and signs that both embedded families have. */
const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b\u1e80-\u1e85\u1ea0-\u1ef9–—‘’‚“”„†‡•…‹›€™−×→≤≥≠≈∑√∆Ωμπ]$/u;
const SIMPLE = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0131–—”„…−]*$/;
/** Stands for letters of other scripts until runs of them become […]. */
const FOREIGN = '\ue000';

/**
 * A string that can be set: no control or direction signs, no half surrogates, no glyph the fonts lack, at most `max`
 * characters, no word longer than `maxWord`. Letters of other scripts become […], as any cut in a quote does; emoji go.
 */
export function clean(value: string, max: number = MAX.sentence, maxWord: number = MAX.word): string {
  const cut = value.length > max * 2 ? value.slice(0, max * 2) : value;
  let text = cut
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('Σ', '∑')
    .replace(/[^\S\u00a0]+/g, ' ');
  if (!SIMPLE.test(text))
    text = Array.from(text, printable)
      .join('')
      .replace(new RegExp(`${FOREIGN}(?:[\\s${FOREIGN}]*${FOREIGN})?`, 'g'), '[…]');
  text = text
    .replace(/ {2,}/g, ' ')
    .replace(/\S+/g, (word) => (word.length > maxWord ? `${word.slice(0, maxWord - 1)}…` : word))
    .trim();
  return text.length > max ? shortened(text, max - 1) : text;
}

function printable(char: string): string {
  if (PRINTABLE.test(char)) return char;
  const plain = Array.from(char.normalize('NFKD'))
    .filter((c) => PRINTABLE.test(c))
    .join('');
  return plain || (/[\p{L}\p{N}]/u.test(char) ? FOREIGN : '');
}

/** Clean text with Polish hard spaces. */
export const say = (value: string, max?: number): string => polish(clean(value, max));

const WHOLE = /(\p{Lu}\p{Ll}{1,20}-\p{Lu}\p{Ll}{1,20}|\b[a-z\d]{1,20}-[a-z\d-]{1,24}\.[a-z]{2,10}\b)/u;

/** A break is welcome between a closing quote and a bracket, where the line-breaking rules see none. Brygada has the glyph. */
const BREAK: Inline = { text: '\u200b', font: DISPLAY };

/** Text in which double surnames and addresses with a hyphen stay on one line. */
const keepWhole = (text: string, style: object = {}): Inline[] =>
  text
    .split(/(?<=” )(?=\()/)
    .flatMap((piece, n) => [
      ...(n > 0 ? [{ ...BREAK }] : []),
      ...piece.split(WHOLE).flatMap((part, i): Inline[] => (part ? [{ text: part, ...style, ...(i % 2 === 1 ? { noWrap: true } : {}) }] : [])),
    ]);

/** Only addresses of the web become links. */
export function webLink(href: string): { link?: string } {
  if (href.length > 2000 || !URL.canParse(href)) return {};
  const url = new URL(href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? { link: url.href } : {};
}

export const anchor = (n: number): string => `zrodlo-${n}`;

const MAX_GROUPS = 7;

/**
 * Citation numbers as links to the list of sources: `[4] [12–14]`. Three or more in a row become a range whose ends
 * are linked; a long tail becomes a count that links to the list. Numbers without a source are not printed.
 */
export function cite(refs: readonly number[], ctx: Context, size: number = SIZE.text, most: number = MAX_GROUPS): Inline[] {
  const numbers = [...new Set(refs)].filter((n) => ctx.byNumber.has(n)).sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const n of numbers) {
    const last = groups.at(-1);
    if (last && last.at(-1) === n - 1) last.push(n);
    else groups.push([n]);
  }
  const flat = groups.flatMap((g) => (g.length === 2 ? g.map((n) => [n]) : [g]));
  const shown = flat.length > most + 1 ? flat.slice(0, most) : flat;
  const rest = flat.slice(shown.length).reduce((sum, g) => sum + g.length, 0);
  const style = { bold: true, color: COLOR.accent, fontSize: size * 0.88, noWrap: true };
  const inlines = shown.flatMap((group, i): Inline[] => {
    const [first, last] = [group[0] as number, group.at(-1) as number];
    const space = i === 0 ? [] : [{ text: ' ', fontSize: size }];
    if (first === last) return [...space, { text: `[${first}]`, linkToDestination: anchor(first), ...style }];
    return [...space, { text: `[${first}`, linkToDestination: anchor(first), ...style }, { text: `–${last}]`, linkToDestination: anchor(last), ...style }];
  });
  if (rest > 0) inlines.push({ text: ' ' }, { text: `i${NBSP}${counted(rest, 'inne', 'inne', 'innych')}`, linkToDestination: 'sources', ...style });
  return inlines;
}

/** A sentence with its citations before the full stop, tied to the last word by a hard space. */
function sentence(text: string, refs: readonly number[], ctx: Context, style: { fontSize?: number } = {}, most?: number): Inline[] {
  const body = say(text);
  const links = cite(refs, ctx, style.fontSize, most);
  if (links.length === 0) return keepWhole(body, style);
  const stop = body.endsWith('.') && !body.endsWith('r.') ? '.' : '';
  return [...keepWhole(stop ? body.slice(0, -1) : body, style), { text: NBSP, ...style }, ...links, ...(stop ? [{ text: stop, ...style }] : [])];
}

export const claimText = (claim: Claim, ctx: Context, style?: { fontSize?: number }, most?: number): Inline[] =>
  sentence(claim.text, claim.refs, ctx, style, most);
