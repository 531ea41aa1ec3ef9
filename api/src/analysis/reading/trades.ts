/** Trades of one domain that exclude each other, from `data/trades.txt`: a notary is no advocate, a guesthouse no hotel. */
import { readFileSync } from 'node:fs';
import { feminineOf, lemma } from '../../language/index.ts';
import { isGeneral, senseOf } from './domains.ts';

const lines = readFileSync(new URL('./data/trades.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

/** The lines of each word and of the feminine made of it. */
const linesOf = new Map<string, Set<number>>();
for (const [at, words] of lines.entries())
  for (const word of words.flatMap((word) => [word, feminineOf(word) ?? word])) linesOf.set(word, (linesOf.get(word) ?? new Set()).add(at));

/** Sorts of firm that exclude each other whatever their domain; makers sell in shops and are left out. */
const SORTS = [
  'hotel hostel pensjonat motel',
  'restauracja kawiarnia bistro pizzeria pub bar karczma gospoda',
  'sklep hurtownia market drogeria butik księgarnia',
  'szkoła przedszkole żłobek liceum technikum',
  'fundacja stowarzyszenie',
  'klinika przychodnia szpital lecznica apteka',
  'kancelaria',
  'teatr kino muzeum galeria',
].map((line) => line.split(' '));
const sortsOf = (words: Iterable<string>): Set<number> => new Set([...words].flatMap((word) => SORTS.flatMap((sort, at) => (sort.includes(word) ? [at] : []))));

/** Whether what a page calls the firm is another sort of firm than the order's, and the page never names the order's. @param words lemmas of the page */
export function isOtherSort(roles: Iterable<string>, callings: Iterable<string>, words: { has(word: string): boolean }): boolean {
  const [own, said] = [sortsOf(roles), sortsOf(callings)];
  if (own.size !== 1 || said.size === 0 || meet(said, own)) return false;
  return ![...own].some((at) => (SORTS[at] ?? []).some((word) => words.has(word)));
}

const meet = <T>(a: Iterable<T>, b: { has(value: T): boolean }): boolean => [...a].some((value) => b.has(value));

/** Whether who is the one cannot be the other. */
function excludes(a: string, b: string): boolean {
  const [ofA, ofB] = [linesOf.get(a), linesOf.get(b)];
  if (!ofA || !ofB || meet(ofA, ofB)) return false;
  const domains = new Set(senseOf(a, a)?.domains);
  return (senseOf(b, b)?.domains ?? []).some((domain) => domains.has(domain) && !isGeneral(domain));
}

/**
 * Whether what stands beside a name is another trade of the order's own domain, and the page never names the order's.
 * @param roles professions and kinds of firm of the order @param beside those beside the name @param words lemmas of the page
 */
export function isOtherTrade(roles: Iterable<string>, beside: Iterable<string>, words: { has(word: string): boolean }): boolean {
  const own = [...roles].filter((role) => linesOf.has(role));
  const ownLines = new Set(own.flatMap((role) => [...(linesOf.get(role) ?? [])]));
  // „Mecenas” is what an „adwokat” and a „radca” are called: it tells of neither.
  const isEither = (word: string) => meet(ownLines, linesOf.get(word) ?? new Set()) && ![...(linesOf.get(word) ?? [])].every((line) => ownLines.has(line));
  const said = [...beside].filter((word) => linesOf.has(word) && !isEither(word));
  if (own.length === 0 || said.length === 0) return false;
  const named = [...ownLines].some((at) => (lines[at] ?? []).some((word) => !isEither(word) && (words.has(word) || words.has(lemma(word)))));
  return !named && said.every((word) => own.every((role) => excludes(role, word)));
}
