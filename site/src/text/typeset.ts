import { polish } from '#contract/format.ts';

/** A word joiner: no line breaks here. */
const JOINED = '\u2060';

/** Keeps „e-mail”, a postal code, a tax number and a telephone number on one line: a line may break after any other hyphen. */
const whole = (text: string): string =>
  text
    .replace(/\+\d{2}(?: \d{3}){3}\b|\b(?:NIP|KRS|REGON) (?=\d)/g, (found) => found.replaceAll(' ', '\u00a0'))
    .replace(/\b(?:[Ee]-(?=mail)|\d\d-(?=\d{3}\b)|\d{3}-(?=\d{3}-\d\d-\d\d)|(?<=\d{3}-)\d{3}-(?=\d\d-\d\d)|(?<=\d{3}-\d{3}-)\d\d-(?=\d\d\b))/g, `$&${JOINED}`);

/**
 * Applies Polish typography (no-break spaces) to all strings of a copy module, also to those its functions return.
 * Not for toasts whose wording the specification fixes.
 */
export function typeset<T>(tree: T): T {
  if (typeof tree === 'string') return whole(polish(tree)) as T;
  if (typeof tree === 'function') return ((...args: unknown[]) => typeset(tree(...args))) as T;
  if (Array.isArray(tree)) return tree.map(typeset) as T;
  if (tree !== null && typeof tree === 'object') return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeset(value)])) as T;
  return tree;
}
