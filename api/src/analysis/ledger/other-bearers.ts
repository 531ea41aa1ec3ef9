/** What the pages of a name show together: towns and trades that most of them name, so whether somebody else bears it above all. */
import type { Context } from '../reading/context.ts';
import { isGeneral } from '../reading/domains.ts';
import type { Reading } from '../reading/signs-of-page.ts';

/** Whether two collections share a value. */
export const meets = <T>(a: Iterable<T>, b: { has(value: T): boolean }): boolean => {
  for (const value of a) if (b.has(value)) return true;
  return false;
};

/** In how many readings each value occurs. */
export function counted<T>(readings: Reading[], of: (reading: Reading) => Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const reading of readings) for (const value of new Set(of(reading))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export const peopleOf = (reading: Reading): number[] => [...reading.beside.people.values()].flat();
export const largest = (counts: Iterable<number>): number => Math.max(0, ...counts);

/** The towns that a page names most often. */
export function mainTowns({ whole }: Reading): Set<string> {
  const top = largest(whole.towns.values());
  return new Set([...whole.towns].filter(([, n]) => n === top).map(([town]) => town));
}
/** Whether the pages show another bearer of the name above all: by what stands beside a person's name, or is said in a firm's sentences. */
export function otherBearer(readings: Reading[], { domains, roles }: Context, person: boolean): boolean {
  if ([...domains].every(isGeneral)) return false;
  // „Chrześcijanka z Pakistanu, siedziała w celi”: an order without a calling says nothing of what its person does.
  if (person && roles.size === 0) return false;
  const counts = counted(readings, (reading) => (person ? peopleOf(reading) : reading.sentence.domains.keys()));
  for (const domain of counts.keys()) if (isGeneral(domain)) counts.delete(domain);
  const top = largest(counts.values());
  const mine = largest([...domains].map((domain) => counts.get(domain) ?? 0));
  if (person) return top >= 2 && top >= 0.2 * readings.length && mine < top / 3;
  return readings.length >= 4 && top >= 0.5 * readings.length && mine < top / 4;
}

/** Whether the order's town is that of the name or of the page, not one named in passing. */
export function isPlaced(reading: Reading, { towns }: Context): boolean {
  const main = mainTowns(reading);
  return meets(towns, reading.beside.towns) || meets(towns, reading.sentence.towns) || (main.size === 1 && meets(towns, main));
}

/** Whether the sentence with the name has a town, and not the order's. */
export const isPlacedElsewhere = ({ sentence }: Reading, { towns }: Context): boolean =>
  towns.size > 0 && sentence.towns.size > 0 && !meets(towns, sentence.towns);

/** Mentions from which a town is what the page speaks of, not named in passing. */
export const SPOKEN_OF = 2;

/** Whether the page stands in a town: it is beside the name, in its sentence or in the title, or named more than in passing. */
export const isOfTown = ({ beside, sentence, titleTowns, whole }: Reading): boolean =>
  beside.towns.size > 0 || sentence.towns.size > 0 || titleTowns.size > 0 || largest(whole.towns.values()) >= SPOKEN_OF;

/** How many times as often the other town is named. */
const IN_PASSING = 3;

/** Whether the page speaks of another town, and names the order's at most in passing. */
export function isMainlyElsewhere(reading: Reading, { towns }: Context): boolean {
  const main = mainTowns(reading);
  const { beside, sentence, whole } = reading;
  if (main.size !== 1 || meets(towns, main) || meets(towns, beside.towns) || meets(towns, sentence.towns)) return false;
  const times = largest(whole.towns.values());
  return times >= SPOKEN_OF && [...towns].every((town) => (whole.towns.get(town) ?? 0) * IN_PASSING <= times);
}

/** Whether the pages speak of another town above all. */
export function otherTown(readings: Reading[], { towns }: Context, person: boolean): boolean {
  if (towns.size === 0 || readings.length < 4) return false;
  // Where a person's affair happened is not whence the person is, unless the page says so near the name. No page of its own town, or one that puts another beside the name: then all tell.
  const near = ({ beside, sentence }: Reading, town: string) => beside.towns.has(town) || sentence.towns.has(town);
  const strict =
    person && readings.some(({ whole }) => meets(towns, whole.towns)) && !readings.some(({ beside }) => beside.towns.size > 0 && !meets(towns, beside.towns));
  const counts = counted(readings, (reading) => [...mainTowns(reading)].filter((town) => !strict || towns.has(town) || near(reading, town)));
  const mine = largest([...towns].map((town) => counts.get(town) ?? 0));
  const top = largest(counts.values());
  return top >= 0.3 * readings.length && mine < top / 3;
}

/** Whether pages that stand in other towns than the order's stand in several: those of a firm that works all over the country. */
export const isSpread = (readings: Reading[], { towns }: Context): boolean =>
  counted(
    readings.filter((reading) => isOfTown(reading) && !meets(towns, reading.whole.towns)),
    mainTowns,
  ).size > 1;

/** Pages that show a town, from which a firm may be known to be of one. */
const LOCAL_LEAST = 4;

/** Whether most pages that stand in a town stand in the order's: then the firm is no chain whose other branches they may be. */
export function isLocal(readings: Reading[], { towns }: Context): boolean {
  const placed = readings.filter(isOfTown);
  const here = placed.filter(({ whole }) => meets(towns, whole.towns));
  return placed.length >= LOCAL_LEAST && here.length * 2 > placed.length;
}
