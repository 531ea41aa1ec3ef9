/** Finds reports about the person of a request: inflected, reversed or with other forms of the name. Pure. */
import { createSubjectIndex } from '../language/index.ts';

/** A name as typed ("anna kowalska", "KOWALSKA ANNA") with initial capitals, which the matcher needs. */
const capitals = (name: string): string => name.toLowerCase().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** First letters of a name's words without diacritics: a cheap filter before the matcher. */
const initials = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[^\p{L}\s-]/gu, '')
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('');

export type NameMatcher = (subjectName: string) => boolean;

/** A name without what is written beside it: „Anna Nowak (z domu Lis)”, „Anna „Ania” Nowak”. */
const bare = (name: string): string => name.replace(/\([^)]*\)|["„”“][^"„”“]*["„”“]/g, ' ').replace(/\s+/g, ' ');

/** A person's name and its other forms, as a request gives them, each also {@link bare}. */
export const namesOf = ({ name, otherNames }: { name: string; otherNames: string | null }): string[] => {
  const typed = [name, ...(otherNames ?? '').split(/[,;/\n]/)];
  return [...new Set(typed.flatMap((one) => [one.trim(), bare(one).trim()]))].filter((one) => one !== '');
};

/** Matcher for a person's reports. @param names the person's name and its other forms */
export function nameMatcher(names: readonly string[]): NameMatcher {
  const candidates = names.map((name) => ({ name: capitals(name), initials: [...initials(name)] })).filter(({ name }) => name.trim() !== '');
  // Made for the first name that comes close: forms take longer to make than initials to compare.
  let index: ReturnType<typeof createSubjectIndex> | null = null;
  return (subjectName) => {
    const letters = initials(subjectName);
    const close = candidates.filter((one) => one.initials.every((letter) => letters.includes(letter)));
    if (close.length === 0) return false;
    const subject = capitals(subjectName);
    if (!index) {
      index = createSubjectIndex();
      for (const { name } of candidates) index.add({ id: name, name, kind: 'person' });
    }
    if (index.find(subject).some(({ full }) => full)) return true;
    // Also the other way round: the request may have the name in an inflected form.
    const other = createSubjectIndex();
    other.add({ id: 'subject', name: subject, kind: 'person' });
    return close.some(({ name }) => other.find(name).some(({ full }) => full));
  };
}
