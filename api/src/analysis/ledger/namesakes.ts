/** Pages about other bearers of the name: grouped, and named by what they do and where. */
import type { Context } from '../reading/context.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { compare } from '../reading/text.ts';
import { counted, meets } from './other-bearers.ts';

export const capital = (name: string): string => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
const most = (counts: Map<string, number>): string | undefined => [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0];

/** Towns nearest to the name: beside it, else in its sentences, else in the text or the host's name. */
const closeTowns = ({ beside, sentence, whole }: Reading): Iterable<string> =>
  beside.towns.size > 0 ? beside.towns.keys() : sentence.towns.size > 0 ? sentence.towns : whole.towns.keys();

export const strangeRoles = ({ beside }: Reading, { domains, roles }: Context): string[] =>
  [...beside.people, ...beside.kinds].filter(([word, of]) => !roles.has(word) && !meets(of, domains)).map(([word]) => word);

/** „dentysta, Kielce”; a town of the order tells no other bearer apart. */
export function labelOf(readings: Reading[], { towns }: Context): string {
  const town = most(counted(readings, (reading) => [...closeTowns(reading)].filter((name) => !towns.has(name))));
  const role = most(counted(readings, ({ beside }) => [...beside.people.keys(), ...beside.kinds.keys()]));
  return [role, town ? capital(town) : undefined].filter(Boolean).join(', ');
}

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
