/** Pages about other bearers of the name: grouped, and named by what they do and where. */
import { shortened } from '../../contract/drawing/text-width.ts';
import { lemma } from '../../language/index.ts';
import type { Context } from '../reading/context.ts';
import { isGeneral, senseOf } from '../reading/domains.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { compare, readable } from '../reading/text.ts';
import { isTownName, townsIn } from '../reading/towns.ts';
import { counted, isOfTown, mainTowns, meets, SPOKEN_OF } from './other-bearers.ts';

export const capital = (name: string): string => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
const most = (counts: Map<string, number>): string | undefined => [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0];

/** Towns nearest to the name: beside it, else in its sentences, else in the text or the host's name. */
const closeTowns = ({ beside, sentence, whole }: Reading): Iterable<string> =>
  beside.towns.size > 0 ? beside.towns.keys() : sentence.towns.size > 0 ? sentence.towns : whole.towns.keys();

/** Where a bearer is from: beside the name, else what the page speaks of above all; one where somebody was for a day says nothing. */
function homeTowns(reading: Reading): Iterable<string> {
  if (reading.beside.towns.size > 0) return reading.beside.towns.keys();
  const main = mainTowns(reading);
  return main.size === 1 && isOfTown(reading) && [...main].every((town) => (reading.whole.towns.get(town) ?? 0) >= SPOKEN_OF || reading.late) ? main : [];
}

/** What a bearer is beside the name: a firm is told by its kind, for „kucharz X” only works there. */
const rolesOf = ({ beside }: Reading, person: boolean): [string, readonly number[]][] => [...(person ? beside.people : []), ...beside.kinds];

export const strangeRoles = (reading: Reading, { domains, roles }: Context, person: boolean): string[] =>
  rolesOf(reading, person)
    .filter(([word, of]) => !roles.has(word) && !meets(of, domains))
    .map(([word]) => word);

/** Words with capitals that stand around a firm's name and make another's of it. */
const AROUND = 2;
const WORD = String.raw`\p{Lu}[\p{L}\d-]*`;
/** How a namesake is called of whom pages say only that they are dead. */
const LATE = 'osoba zmarła';
/** Longest title that a label quotes. */
const TITLE = 60;

/** What stands before the first word of a sentence. */
const OPENS = /(?:^|[.!?…–—\n„”"]\s*)$/u;
const isAdjective = (word: string): boolean => senseOf(word.toLowerCase(), lemma(word)) === undefined && /[yi]$/u.test(lemma(word));

/** „Hotel Nowa Fala Kaszuby”: the name of a firm as the pages write it, where that is longer than the order's; the title's first. */
function longerName(readings: readonly Reading[], name: string): string | undefined {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  const pattern = new RegExp(`(?<![\\p{sc=Latn}\\d])((?:${WORD} ){0,${AROUND}})${plain}((?: ${WORD}){0,${AROUND}})(?![\\p{sc=Latn}\\d])`, 'u');
  const found = (text: string) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const { 0: whole, 1: before = '', 2: after = '', index } = match;
    // „Tytułowy X zgubił klucze”: any word opens a sentence with a capital; an adjective alone makes no longer name there.
    if (after === '' && /^\p{sc=Latn}+[yiae] $/u.test(before) && isAdjective(before.trim()) && OPENS.test(text.slice(Math.max(0, index - 3), index))) return [];
    return before !== '' || after !== '' ? [whole.replace(/\s+/g, ' ').replace(/-+$/, '')] : [];
  };
  const { titles, texts } = {
    titles: readings.map(({ matched }) => matched.document.article.title),
    texts: readings.map(({ matched }) => readable(matched.document)),
  };
  return most(counted([...readings], ({ matched }) => found(matched.document.article.title))) ?? [...titles, ...texts].flatMap(found)[0];
}

/** „Prezes X”: an office of any branch beside a person's name, or the one calling of the title; neither tells bearers apart, but both say who it is. */
function callingOf({ beside, titleWords }: Reading): string[] {
  const callings = (words: Iterable<string>) =>
    [...words].flatMap((word) => {
      const sense = senseOf(word, word);
      return sense && sense.people.length > 0 ? [sense.word] : [];
    });
  const near = callings(beside.words);
  if (near.length > 0) return near.slice(0, 1);
  const titled = callings(titleWords);
  return titled.length === 1 ? titled : [];
}

/** „X – wypożyczalnia samochodów Gdynia”: the one kind of firm that a title gives a page's bearer. */
function titledKind({ titleWords, matched: { titled } }: Reading): string[] {
  if (titled?.start !== 0) return [];
  const kinds = new Set(
    [...titleWords].flatMap((word) => {
      const sense = senseOf(word, word);
      return sense && !sense.weak && sense.kinds.length > 0 ? [sense.word] : [];
    }),
  );
  return kinds.size === 1 ? [...kinds] : [];
}

/** The only town of a title: „Hurtownia X – Gorzów”. */
const titledTowns = ({ matched: { document }, whole }: Reading): string[] => {
  const towns = [...townsIn(document.article.title)].filter((town) => whole.towns.has(town));
  return towns.length === 1 ? towns : [];
};

/**
 * „dentysta, Kielce”; a town of the order tells no other bearer apart. A firm without a trade beside its name is called by its own, longer name, and a
 * town says where it is only beside the name: one that the text names in passing is nobody's. At least the title of a page.
 */
export function labelOf(readings: Reading[], { towns }: Context, { name, person }: { name: string; person: boolean }): string {
  const role = most(counted(readings, (reading) => rolesOf(reading, person).map(([word]) => word)));
  // A page with a firm's short name that names one town only is of that.
  const only = ({ matched, whole }: Reading) => (!matched.full && whole.towns.size === 1 ? whole.towns.keys() : []);
  const near = person ? homeTowns : (reading: Reading) => (reading.beside.towns.size > 0 ? reading.beside.towns.keys() : only(reading));
  const strange = (of: (reading: Reading) => Iterable<string>) => most(counted(readings, (reading) => [...of(reading)].filter((one) => !towns.has(one))));
  const town = strange(near) ?? strange(titledTowns);
  const late = person && readings.every((reading) => reading.late) ? LATE : undefined;
  const called = late ?? role ?? (person ? most(counted(readings, callingOf)) : (longerName(readings, name) ?? most(counted(readings, titledKind))));
  const label = [called, town && !called?.toLowerCase().includes(town) ? capital(town) : undefined].filter(Boolean).join(', ');
  const title = readings[0]?.matched.document.article.title.trim() ?? '';
  return label || (title === '' ? '' : `„${shortened(title, TITLE)}”`);
}

/** „Wyrok dla fizjoterapeutki” beside her own site: an undecided page with the town and the trade of somebody else's is that one's. */
export function isOfOther(reading: Reading, others: readonly Reading[], { towns }: Context): boolean {
  if (meets(towns, reading.whole.towns)) return false;
  const here = new Set([...mainTowns(reading), ...reading.sentence.towns, ...reading.beside.towns.keys()]);
  const ofTrade = ({ beside }: Reading) => [...beside.people.values(), ...beside.kinds.values()].flat().filter((domain) => !isGeneral(domain));
  const own = new Set([...reading.beside.domains, ...reading.sentence.domains.keys()]);
  return others.some((other) => meets([...homeTowns(other), ...other.beside.towns.keys()], here) && meets(ofTrade(other), own));
}

/** How a label begins that has a town and nothing else. */
const SOMEBODY = { person: 'inna osoba', firm: 'inna firma lub miejsce' };
/** „Rypin” says of nobody who it is: „inna firma lub miejsce, Rypin”. */
export const withKind = (label: string, person: boolean): string =>
  isTownName(label.toLowerCase()) ? `${person ? SOMEBODY.person : SOMEBODY.firm}, ${label}` : label;

/** Groups pages that were set aside by namesake: those that share a domain or a town are one group. Largest first. */
export function groups(out: Reading[]): Reading[][] {
  const parts: { domains: Set<number>; towns: Set<string>; readings: Reading[] }[] = [];
  const domainsOf = ({ beside }: Reading) => [...beside.people.values(), ...beside.kinds.values()].flat();
  const ordered = [...out].sort((a, b) => domainsOf(b).length - domainsOf(a).length);
  for (const reading of ordered) {
    const domains = domainsOf(reading);
    const town = most(counted([reading], closeTowns));
    const same = parts.find((part) => meets(domains, part.domains) && (!town || part.towns.size === 0 || part.towns.has(town)));
    const home = same ?? (town ? parts.find((part) => part.towns.has(town) && (domains.length === 0 || part.domains.size === 0)) : undefined);
    const part = home ?? { domains: new Set<number>(), towns: new Set<string>(), readings: [] };
    if (!home) parts.push(part);
    for (const domain of domains) part.domains.add(domain);
    if (town) part.towns.add(town);
    part.readings.push(reading);
  }
  return parts.map((part) => part.readings).sort((a, b) => b.length - a.length);
}
