/** Regions that an order names, with their towns: „na Podhalu” is met by a page on one of them. */
import { readFileSync } from 'node:fs';

const regions = new Map<string, string[]>();
for (const line of readFileSync(new URL('./data/regions.txt', import.meta.url), 'utf8').split('\n')) {
  const [forms, towns] = line.split(' | ');
  if (line.startsWith('#') || !forms || !towns) continue;
  const list = towns.split(' ').map((town) => town.replace('+', ' '));
  for (const form of forms.split(' ')) regions.set(form.replace('+', ' '), list);
}

type Word = { lower: string };

/** Towns of the region that a word names, in any case, alone or with the word after it („Dolnym Śląsku”); [] for other words and for the second of two. */
export function townsOfRegion({ lower }: Word, before?: Word, after?: Word): readonly string[] {
  if (before && regions.has(`${before.lower} ${lower}`)) return [];
  return regions.get(`${lower} ${after?.lower}`) ?? regions.get(lower) ?? [];
}
