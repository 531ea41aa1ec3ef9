/** Who runs a firm, as its confirmed pages say: a page that names the firm and its owner is about it, in whatever town and trade it stands. */
import type { Subject } from '../../contract/subject.ts';
import { isCommonSurname, isFirstNameForm } from '../../language/index.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { readable } from '../reading/text.ts';

/** Stems of a first name and a surname, as one key, and the surname's alone. */
type Named = { key: string; surname: string };

const READ = 20_000;
const ENDING = /(?:iowie|iami|iach|owie|owi|iego|iemu|ami|ach|ego|emu|imi|ymi|iej|iem|ich|ych|iom|em|ie|ia|ię|ią|iu|om|ów|ym|im|ej|[aąeęiouy])$/u;
const STEM = 3;
/** „Dolska”, „Dolskich”, „Wrona”, „Wronami”: what the cases and the plural of a name share. */
function stemOf(word: string): string {
  const lower = word.toLowerCase();
  const stem = lower.replace(ENDING, '');
  return stem.length >= STEM ? stem : lower;
}

const FULL_NAME = /(?<![\p{L}-])(\p{Lu}\p{Ll}+) (?=(\p{Lu}\p{Ll}[\p{L}-]+))/gu;
const textOf = ({ matched: { document } }: Reading): string => `${document.article.title.slice(0, 500)}\n${readable(document).slice(0, READ)}`;

/** People whom a text names by first name and surname, with where. */
const namedIn = (text: string): (Named & { start: number; end: number; written: string })[] =>
  [...text.matchAll(FULL_NAME)].flatMap(({ index, 0: whole, 1: first = '', 2: last = '' }) =>
    isFirstNameForm(first.toLowerCase())
      ? [{ key: `${stemOf(first)} ${stemOf(last)}`, surname: stemOf(last), written: last, start: index, end: index + whole.length + last.length }]
      : [],
  );

/** Words beside the name of somebody who runs a firm. */
const RUNS = /(?<!\p{sc=Latn})(?:współ)?(?:właściciel|założyciel|prowadz|gospodar|prezes|szef)\p{sc=Latn}*/iu;
const BESIDE = 40;
/** Confirmed pages that must name somebody, and of them those that say what they are to the firm. */
const LEAST = { pages: 2, says: 1 };

/** „Jan Wrona” in the order of „Wrona Dachy”: whoever bears the firm's name there runs it. Keys of people; none for a person. */
export function typedOwners({ name, kind, description, keywords }: Subject): ReadonlySet<string> {
  if (kind === 'person') return new Set();
  const own = new Set(name.split(/[^\p{L}-]+/u).map(stemOf));
  return new Set(namedIn([description, ...keywords].join('\n')).flatMap(({ key, written }) => (own.has(stemOf(written)) ? [key] : [])));
}

export type Owners = { people: ReadonlySet<string>; surnames: ReadonlySet<string> };

/**
 * The people who run the firm: confirmed pages name them, one beside such an office, and no page of another bearer does.
 * @param others pages about other bearers of the firm's name
 * @param typed people whom the order names as the firm's, unless another bearer's pages name them, too
 */
export function ownersOf(confirmed: readonly Reading[], others: readonly Reading[], typed: ReadonlySet<string>): Owners {
  const pages = new Map<string, number>();
  const says = new Map<string, number>();
  const surnames = new Map<string, string>();
  for (const reading of confirmed) {
    const text = textOf(reading);
    const [seen, running] = [new Set<string>(), new Set<string>()];
    for (const { key, surname, written, start, end } of namedIn(text)) {
      seen.add(key);
      if (!isCommonSurname(written)) surnames.set(key, surname);
      const near = `${/[^.!?\n]*$/u.exec(text.slice(Math.max(0, start - BESIDE), start))?.[0]} ${/^[^.!?\n]*/u.exec(text.slice(end, end + BESIDE))?.[0]}`;
      if (RUNS.test(near)) running.add(key);
    }
    for (const key of seen) pages.set(key, (pages.get(key) ?? 0) + 1);
    for (const key of running) says.set(key, (says.get(key) ?? 0) + 1);
  }
  const strange = new Set(others.flatMap((reading) => namedIn(textOf(reading)).map(({ key }) => key)));
  const shown = [...pages].filter(([key, n]) => n >= LEAST.pages && (says.get(key) ?? 0) >= LEAST.says).map(([key]) => key);
  const people = [...new Set([...shown, ...typed])].filter((key) => !strange.has(key));
  return { people: new Set(people), surnames: new Set(people.flatMap((key) => surnames.get(key) ?? [])) };
}

/** „Anna i Ewa Wrona”: a first name that shares its surname with the next one. */
const SHARES = /(?<![\p{sc=Latn}-])(\p{Lu}\p{Ll}+) (?:i|oraz) $/u;
/** Letters that all cases of a first name share: „Paweł”, „Pawle”. */
const OPENING = 3;
const openingOf = (name: string): string => name.toLowerCase().slice(0, OPENING);
/** How the first names of the firm's family begin, by confirmed pages. */
export function familyOf(surname: string, confirmed: readonly Reading[]): ReadonlySet<string> {
  const names = confirmed.flatMap((reading) => {
    const text = textOf(reading);
    return namedIn(text).flatMap(({ key, surname: stem, start }) => {
      const [, other = ''] = SHARES.exec(text.slice(Math.max(0, start - BESIDE), start)) ?? [];
      return stem === stemOf(surname) ? [key, ...(isFirstNameForm(other.toLowerCase()) ? [other] : [])].map(openingOf) : [];
    });
  });
  return new Set(names);
}

/** Of the family's first names on a page, so many that no other family is meant. */
const FAMILIAR = 2;
/** „U Wronów …, przepraszam, pani Alicjo, panie Janie”: whether a page names several of the family. */
export const namesFamily = (reading: Reading, family: ReadonlySet<string>): boolean =>
  new Set(
    [...textOf(reading).matchAll(CAPITALISED)].flatMap(([word]) =>
      isFirstNameForm(word.toLowerCase()) && family.has(openingOf(word)) ? [openingOf(word)] : [],
    ),
  ).size >= FAMILIAR;

const CAPITALISED = /(?<![\p{L}-])\p{Lu}\p{Ll}{3,}(?!\p{L})/gu;

/** Whether a page names one of them in full, or else by the family's name („u Dolskich”). */
export function namesOwner(reading: Reading, { people, surnames }: Owners): 'full' | 'surname' | null {
  if (people.size === 0) return null;
  const text = textOf(reading);
  const named = namedIn(text);
  if (named.some(({ key }) => people.has(key))) return 'full';
  // „Jan Dolski” may be anybody.
  if (surnames.size === 0 || named.some(({ surname }) => surnames.has(surname))) return null;
  return [...text.matchAll(CAPITALISED)].some(([word]) => surnames.has(stemOf(word))) ? 'surname' : null;
}
