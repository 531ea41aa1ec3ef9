/** Countries by all that pages call them: „z Hiszpanii” of an order is „hiszpański”, „Hiszpan” or „Madryt” of a page. */
import { readFileSync } from 'node:fs';
import { isCommonWord } from '../../language/index.ts';

/** Lemmas of a country: nouns, which pages write with a capital, and adjectives. */
export type Country = { nouns: ReadonlySet<string>; adjectives: ReadonlySet<string> };

const nouns = new Map<string, Country>();
const adjectives = new Map<string, Country>();
for (const line of readFileSync(new URL('./data/countries.txt', import.meta.url), 'utf8').split('\n')) {
  const [named, made] = line.split(' | ').map((part) => part.split(' '));
  if (line.startsWith('#') || !named || !made) continue;
  const country: Country = { nouns: new Set(named), adjectives: new Set(made) };
  for (const noun of named) nouns.set(noun, country);
  for (const adjective of made) adjectives.set(adjective, country);
}

/** Words of an order with which an adjective names a language, a kitchen or a breed. */
const NO_COUNTRY = /^(?:język|nauczyciel|lektor|korepet|tłumacz|filolog|kurs|lekcj|szkoł|kuchni|restaurac|pizzeri|owczar|hodowl)/;

/**
 * The country that a word of an order names; undefined for other words, and for an adjective of a language or a kitchen.
 * @param alone nothing that an adjective could go with stands beside it: „angielski dla dzieci” @param order lemmas of all of it
 */
export function countryOf(base: string, { capital, alone }: { capital: boolean; alone: boolean }, order: readonly string[]): Country | undefined {
  const country = nouns.get(base);
  if (country) return capital || !isCommonWord(base) ? country : undefined;
  return alone || order.some((word) => NO_COUNTRY.test(word)) ? undefined : adjectives.get(base);
}

/** Whether a text names the country. @param words its lemmas @param names those of them with a capital */
export const isOfCountry = ({ nouns: own, adjectives: made }: Country, words: ReadonlySet<string>, names: ReadonlySet<string>): boolean =>
  [...own].some((noun) => names.has(noun)) || [...made].some((adjective) => words.has(adjective));
