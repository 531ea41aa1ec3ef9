import { isFirstName } from './first-names.ts';
import { guessKind, isVenue } from './gender.ts';

const TITLES = /^(?:(?:prof|dr|hab|mgr|inż|mec|adw|lek|n\.?\s?med|med|dent|arch|r\.\s?pr|pani?)(?:\.\s*|\s+))+(?=\p{sc=Latn})/iu;
const PARTICLE = /^(?:von|van|der|den|de|da|di|la|le)$/u;

/** A word and each of its parts in capitals: „kowalska-NOWAK” → „Kowalska-Nowak”. */
const capitalised = (word: string): string =>
  PARTICLE.test(word.toLowerCase()) ? word.toLowerCase() : word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * A person's name as it is printed: „mgr inż. jan kowalski”, „KOWALSKI JAN” → „Jan Kowalski”. What is typed in mixed case keeps its
 * letters; what does not look like a person's name is returned as it is.
 */
export function personName(typed: string): string {
  const given = typed.trim().replace(/\s+/g, ' ');
  const bare = given.replace(TITLES, '');
  const oneCase = bare === bare.toLowerCase() || bare === bare.toUpperCase();
  const words = (oneCase ? bare.split(' ').map(capitalised) : bare.split(' ')) as string[];
  const [first = '', second = ''] = words;
  const isTurned = words.length === 2 && isFirstName(second.toLowerCase()) && !isFirstName(first.toLowerCase()) && !isVenue(first);
  const turned = isTurned ? [second, first] : words;
  const name = turned.join(' ');
  return guessKind(name) === 'person' ? name : given;
}
