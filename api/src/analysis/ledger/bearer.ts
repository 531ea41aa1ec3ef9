/** What a name says of its bearer, and how much must tie a page to one of it. */
import type { Subject } from '../../contract/subject.ts';
import { informationOf, isCommonSurname, isCommonWord, isFirstNameForm, lemma } from '../../language/index.ts';
import { senseOf } from '../reading/domains.ts';
import { isTownName } from '../reading/towns.ts';

/** Support that keeps a page; less for a firm's name of several words with a rare one among them, or of an invented one. Set by hand. */
const NEEDED = { name: 1.5, rareWords: 1.1 };
/** One name alone asks for more, a rare surname for less. */
const ONE_NAME = 0.7;
const RARE_NAME = 0.5;
/** Information of a surname or a word of a firm's name, in bits, from which it is rare. */
const RARE_BITS = 19;

/**
 * What the name itself says of its bearer. `rare`: few others bear it. `unique`: a firm's one word that nobody has but by it, so towns and parts of a firm
 * tell no other bearer. `needed`: support that keeps a page.
 */
export type Bearer = { person: boolean; rare: boolean; unique: boolean; single: boolean; needed: number };

/** Halves of which hundreds of firms make their names. */
const CLIPPINGS = new Set('bud dom domy auto moto trans pol ex met mix max bis eko eco agro rol drew stal tech'.split(' '));
/** Letters up to which half of a firm's name may be anything cut short. */
const CLIPPED = 3;
/** „Dom-Bud”, „Auto-Trans”, „Kar-Pol”: a hyphen makes no firm's name rare. */
function isOfClippings(word: string, person: boolean): boolean {
  const parts = word.split('-');
  const isCut = (part: string) => !person && parts.length > 1 && part.length <= CLIPPED;
  return parts.every((part) => CLIPPINGS.has(part.toLowerCase()) || isCut(part) || /^\d*$/.test(part));
}

/** Letters of an invented word, and its information from which no text of the language has it. */
const INVENTED = { letters: 6, bits: 21 };
/** „Paczkomir”, „Bank Kasomir”: besides kinds of firm one invented word, no word of the dictionary, surname, first name or town. */
function isInvented(name: string): boolean {
  const told = name.split(/\s+/).filter((word) => (senseOf(word.toLowerCase(), lemma(word))?.kinds.length ?? 0) === 0);
  const [word = '', ...more] = told;
  const lower = word.toLowerCase();
  if (more.length > 0 || !/^\p{Lu}\p{L}+$/u.test(word) || word.length < INVENTED.letters || informationOf(lemma(word)) < INVENTED.bits) return false;
  return !isCommonWord(lower) && !isCommonSurname(word) && !isFirstNameForm(lower) && !isTownName(lower);
}

export function bearerOf(subject: Subject): Bearer {
  const person = subject.kind === 'person';
  const words = subject.name.trim().split(/\s+/);
  const surname = words.at(-1) as string;
  // A word of the dictionary („Złoty Kłos”) is what many would call their firm.
  const isRare = (word: string) =>
    !isOfClippings(word, person) &&
    (/\p{L}-\p{L}/u.test(word) ||
      (/\p{L}{2}/u.test(word) && informationOf(lemma(word)) >= RARE_BITS && !isCommonWord(word.toLowerCase()) && !(person && isCommonSurname(word))));
  const rare = person ? words.length > 1 && isRare(surname) : words.some(isRare);
  const single = words.length === 1;
  const unique = !person && rare && isInvented(subject.name.trim());
  if (!person) return { person, rare, unique, single, needed: unique || (words.length > 1 && rare) ? NEEDED.rareWords : NEEDED.name };
  return { person, rare, unique, single, needed: NEEDED.name + (single ? ONE_NAME : rare ? -RARE_NAME : 0) };
}
