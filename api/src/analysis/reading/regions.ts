/** Regions that an order names, with their towns: „na Podhalu” is met by a page on one of them. */
import { readFileSync } from 'node:fs';

const regions = new Map<string, string[]>();
for (const line of readFileSync(new URL('./data/regions.txt', import.meta.url), 'utf8').split('\n')) {
  const [forms, towns] = line.split(' | ');
  if (line.startsWith('#') || !forms || !towns) continue;
  const list = towns.split(' ').map((town) => town.replace('+', ' '));
  for (const form of forms.split(' ')) regions.set(form, list);
}

/** Towns of the region of that name, in any case; [] for other words. @param lower the word in lower case */
export const townsOfRegion = (lower: string): readonly string[] => regions.get(lower) ?? [];
