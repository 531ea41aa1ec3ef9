/** Which reports are about the person of a request: inflected, reversed or with other forms of the name. Pure. */
import { createSubjectIndex } from '../language/index.ts';

/** Names as typed ("anna kowalska", "KOWALSKA ANNA") with capitals where the matcher looks for them. */
const capitals = (name: string): string => name.toLowerCase().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** First letters of a name's words without Polish marks: a cheap sign that two names may be one. */
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

/** @param names a person's name and its other forms */
export function nameMatcher(names: readonly string[]): NameMatcher {
  const wanted = names.map((name) => ({ name: capitals(name), initials: [...initials(name)] })).filter(({ name }) => name.trim() !== '');
  const index = createSubjectIndex();
  for (const { name } of wanted) index.add({ id: name, name, kind: 'person' });
  return (subjectName) => {
    const letters = initials(subjectName);
    const close = wanted.filter((one) => one.initials.every((letter) => letters.includes(letter)));
    if (close.length === 0) return false;
    const subject = capitals(subjectName);
    if (index.find(subject).some(({ full }) => full)) return true;
    // The request may give the name in another case than the order.
    const other = createSubjectIndex();
    other.add({ id: 'subject', name: subject, kind: 'person' });
    return close.some(({ name }) => other.find(name).some(({ full }) => full));
  };
}
