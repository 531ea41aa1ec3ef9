/** Whether a name and the verb that it is said to act in are of one gender. */
import type { Party, Place } from './types.ts';

/** „Kos zapłacił”, of a page about Jadwiga Kos: a surname alone is somebody else's where the verb is of the other gender. */
export function agreed(place: Place, i: number, party: Party): Party {
  const { page, words } = place;
  const [x, verb] = [words[party.index], words[i]?.lower ?? ''];
  if (party.who !== 'name' || !page.person || x === undefined || /\s/u.test(x.text)) return party;
  const clashes = page.feminine === true ? /[^ł]ł$/.test(verb) : page.feminine === false && /[^ł]ła$/.test(verb);
  return clashes ? { who: 'else', index: party.index } : party;
}
