/**
 * Widths of texts in the two typefaces, without a browser: one drawing comes out the same in a page, a PDF and a letter.
 * Advances in hundredths of an em (rounded to 2), from Brygada 1918 500 and Hanken Grotesk 600; a test reads the fonts.
 */
import { polish } from '../format.ts';

const advances = (groups: Record<number, string>): Map<string, number> =>
  new Map(Object.entries(groups).flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, Number(width) / 100])));

const DISPLAY = advances({
  20: "!',.:;·",
  22: ' \u00a0',
  30: '()',
  32: 'ijlł',
  34: 'f',
  36: '"t',
  38: '-„”',
  40: '/I«»',
  44: 'J',
  46: '?',
  48: 'rsś',
  50: '1czćźż–',
  52: '+evyę−',
  54: 'agą',
  56: '378oxó',
  58: '569FZkŹŻ',
  60: '02LSbpquŚ…',
  62: 'PTdŁ',
  64: '4EYhnĘń',
  68: 'BCVXĆ',
  70: 'ARĄ',
  72: 'KU',
  74: '&GNOQŃÓ',
  76: 'D',
  78: 'Hw',
  80: '—',
  86: '%',
  92: 'M',
  94: 'm',
  98: 'W',
});
const TEXT = advances({
  18: "'",
  24: '!,.:;ij',
  26: ' \u00a0()Ił',
  28: 'l',
  32: '-·',
  34: 'f',
  36: '"t',
  42: '/r„–',
  46: '”»',
  48: 'szśźż',
  50: 'LŁ',
  52: '?cgć«',
  54: 'aevxyąę',
  56: '+0123456789FJPhknuń−',
  58: 'ESTbdopqĘŚó',
  60: 'BRZŹŻ',
  62: 'Y',
  66: 'AKUVXĄ',
  68: 'DHNŃ…',
  70: '&CĆ',
  74: '%GOÓ',
  76: 'w',
  78: 'Q',
  84: 'm',
  86: 'M',
  98: 'W',
  106: '—',
});

/** A letter of another script is as wide as a wide one. */
const UNKNOWN = 0.7;

/** @returns pixels of a line at a size of `px`; `display` is the serif of headings */
export function textWidth(text: string, px: number, display = false): number {
  const table = display ? DISPLAY : TEXT;
  let sum = 0;
  for (const letter of text) sum += table.get(letter) ?? UNKNOWN;
  return sum * px;
}

function wrap(text: string, px: number, width: number, display: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of polish(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, px, display) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** As few lines as the width allows, as even as they can be. */
export function evenLines(text: string, px: number, width: number, display = false): string[] {
  const { length } = wrap(text, px, width, display);
  let [low, high] = [width / 3, width];
  for (let k = 0; k < 8; k++) {
    const middle = (low + high) / 2;
    if (wrap(text, px, middle, display).length > length) low = middle;
    else high = middle;
  }
  return wrap(text, px, high, display);
}

/** The text, or its beginning up to a word's end, with an ellipsis. */
export function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const at = Math.max(text.lastIndexOf(' ', letters), text.lastIndexOf('\u00a0', letters));
  return `${text.slice(0, at > letters / 2 ? at : letters).replace(/[\s,;:–—-]+$/u, '')}…`;
}
