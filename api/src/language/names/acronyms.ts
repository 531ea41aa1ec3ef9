/** Acronyms that a text makes of a name's own words: „Wojewódzki Ośrodek Ruchu” → „WOR”, „WOR-u”. */
import type { Token } from '../text/types.ts';
import type { Named } from './keys.ts';
import { endingBits, type Found } from './match.ts';
import type { TextView } from './view.ts';

const SHORTEST = 3;
const LONGEST = 12;
const UNDECLINED = 63;
const ENDING = /^[-–‐‑'’](u|a|owi|em|ie|iem|m|wi|cie|e|ą|ę|y|i)(?![\p{sc=Latn}\p{N}])/u;

/**
 * The initials of a name's capitalised words, three or more, with and without those of its small words of one or two letters
 * („Rada Przyjaciół Kajaków i Żagli” → RPKŻ, RPKiŻ). Empty where there are fewer.
 */
export function initialsOf(words: readonly Token[]): string[] {
  const capital = words.filter(({ text }) => /^\p{Lu}/u.test(text));
  if (capital.length < SHORTEST || capital.length > LONGEST) return [];
  const letter = ({ text }: Token): string => text.slice(0, 1);
  const whole = words.filter((word) => capital.includes(word) || word.text.length < 3);
  return [...new Set([capital.map(letter).join(''), whole.map(letter).join('')])];
}

/** Places of the acronyms of names that the text has in full. A text in capitals shows none. */
export function* acronymsOf(view: TextView, names: Iterable<Named>): Iterable<[Named, Found]> {
  const wanted = new Map<string, Named[]>();
  for (const named of names) for (const initials of named.pattern.initials ?? []) wanted.set(initials, [...(wanted.get(initials) ?? []), named]);
  if (wanted.size === 0 || view.isShouting) return;
  for (let i = 0; i < view.count; i += 1) {
    const length = view.end(i) - view.start(i);
    if (length < SHORTEST || !view.isCapital(i)) continue;
    // The tokenizer leaves an ending after an apostrophe on the word.
    const [word = '', inner] = view.word(i).split(/['’ʼ]/);
    const known = wanted.get(word);
    if (!known) continue;
    const start = view.start(i);
    const ending = ENDING.exec(view.text.slice(start + word.length, start + word.length + 8));
    if (inner !== undefined && !ending) continue;
    if (!ending && view.hyphenAfter(i)) continue;
    if (view.hyphenBefore(i)) continue;
    const end = start + word.length + (ending?.[0].length ?? 0);
    const bits = ending ? endingBits(ending[1] as string) : UNDECLINED;
    for (const named of known) yield [named, { start, end, reason: 'acronym', bits, from: i, to: i }];
  }
}
