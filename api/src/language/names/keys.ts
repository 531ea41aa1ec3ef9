/** By which words, lemmas and signs of a text a name is looked up. */
import { fold } from '../text/tokens.ts';
import type { Slot } from './pattern.ts';
import type { Unit } from './sequence.ts';
import type { TextView } from './view.ts';

/** A compiled name with the ids of the subjects of that name. */
export type Named = Unit & { ids: Set<string> };

/** Whether the anchor may be written without a capital: not a person's, unless the name was given in lower case. */
export const mayBeSmall = (named: Named): boolean => {
  const { slots, person } = named.pattern;
  return person ? slots.length === 1 && !slots[0]?.capital : lettersOf(named) === null;
};

export function* formsOf({ pattern }: Named, at: number): Iterable<string> {
  const slot = pattern.slots[at] as Slot;
  yield* slot.forms.keys();
  if (!slot.forms.has(slot.word)) yield slot.word;
}

/** Whether a key is a word of texts: not a lemma, nor letters with a sign. */
export const isWord = (key: string): boolean => key[0] !== '=' && key[0] !== '&';

/** Key of a name of letters („B&W”): single letters are too frequent to be looked up one by one. Null for another name. */
export function lettersOf({ pattern: { slots, joints } }: Named): string | null {
  const [first, second] = slots.map(({ word }) => word.split("'")[0] as string);
  return joints && second !== undefined && slots.every(({ word }) => (word.split("'")[0] as string).length < 3) ? `&${first} ${second}` : null;
}

/** That key for word i and the next one of a text; „&amp;” is read over. */
export function lettersAt(view: TextView, i: number): string {
  const second = view.lower(view.lower(i + 1) === 'amp' ? i + 2 : i + 1);
  return `&${view.lower(i)} ${second.split("'")[0]}`;
}

export function* keysOf(named: Named): Iterable<string> {
  const letters = lettersOf(named);
  if (letters !== null) {
    yield letters;
    return;
  }
  yield* formsOf(named, named.anchor);
  const { lemma, word } = named.pattern.slots[named.anchor] as Slot;
  if (!lemma) return;
  yield `=${lemma}`;
  if (lemma !== word) yield `=${word}`;
}

/** The name in one word without diacritics, as in hashtags and handles; null if too short to be reliable. */
export function tagOf({ pattern: { slots, person, joints } }: Named): string | null {
  if (person && slots.length === 1) return null;
  const joined = fold(slots.map((slot) => slot.word.replaceAll("'", '')).join('')) + (joints?.at(-1) === '+' ? 'plus' : '');
  return joined.length > 3 ? joined : null;
}
