/** Regions that an order names, with their towns: „na Podhalu” is met by a page on one of them. */
import { readFileSync } from 'node:fs';
import { isTownName } from './towns.ts';

const regions = new Map<string, string[]>();
/** Regions in their first form, as an order may end with one in small letters („browar mazury”). */
const firstForms = new Set<string>();
/** The forms of each region of one word, by each of them. */
const forms = new Map<string, Set<string>>();
for (const line of readFileSync(new URL('./data/regions.txt', import.meta.url), 'utf8').split('\n')) {
  const [written, towns] = line.split(' | ');
  if (line.startsWith('#') || !written || !towns) continue;
  const list = towns.split(' ').map((town) => town.replace('+', ' '));
  const all = written.split(' ').map((form) => form.replace('+', ' '));
  for (const form of all) regions.set(form, list);
  firstForms.add(all[0] as string);
  const single = new Set(all.filter((form) => !form.includes(' ')));
  for (const form of single) forms.set(form, single);
}

type Word = { lower: string };

/** „Gorzów Wielkopolski”: the second word of a town's name is no region („Wielkopolski” of „Wielkopolska”). */
const isOfTownName = (lower: string, before: Word | undefined): boolean => before !== undefined && /[sc]ki$/.test(lower) && isTownName(before.lower);

/** Towns of the region that a word names, in any case, alone or with the word after it („Dolnym Śląsku”); [] for other words and for the second of two. */
export function townsOfRegion({ lower }: Word, before?: Word, after?: Word): readonly string[] {
  if ((before && regions.has(`${before.lower} ${lower}`)) || isOfTownName(lower, before)) return [];
  return regions.get(`${lower} ${after?.lower}`) ?? regions.get(lower) ?? [];
}

/** Whether a word of an order names a region in small letters: in its first form, or behind „na”, „w” or „z”. */
export const isRegionTyped = ({ lower }: Word, before?: Word, after?: Word): boolean =>
  (regions.has(lower) || regions.has(`${lower} ${after?.lower}`)) &&
  (firstForms.has(lower) || firstForms.has(`${lower} ${after?.lower}`) || /^(?:na|we?|ze?)$/.test(before?.lower ?? ''));

/** All cases of the region that a word names; none for a region of two words. */
export const formsOfRegion = (lower: string): Set<string> => forms.get(lower) ?? new Set();

/**
 * Towns of the voivodeship that a word of an order names: „dekarz łódzkie”, „woj. lubelskie”, „w opolskim”; [] for adjectives of a town.
 * @param ends whether nothing follows that the word could belong to
 */
export function townsOfVoivodeship(lower: string, before: string | undefined, ends: boolean): readonly string[] {
  const stem = /^(.+[scz]k)(?:ie|iem|im|iego)$/.exec(lower)?.[1];
  if (!stem || !(/^woj/.test(before ?? '') || (ends && /(?:ie|iem|im)$/.test(lower) && (lower.endsWith('ie') || before === 'w')))) return [];
  return regions.get(`${stem}iem`) ?? regions.get(`${stem}ie`) ?? [];
}
