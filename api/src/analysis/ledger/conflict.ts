/** What on a page contradicts the order: another profession, another kind of firm, another trade of the same domain, another town. */
import type { Context } from '../reading/context.ts';
import { isEvent, isGeneral, isLooseCalling, senseOf } from '../reading/domains.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { isOtherSort, isOtherTrade } from '../reading/trades.ts';
import { mainTowns, meets } from './other-bearers.ts';

/** „Politechnika Gdańska”: the name says what its bearer is, and where; „szpital” before it is one of its own. */
export const namesItself = ({ named }: Context): boolean => named.kind && named.town;

export type Conflict = 'role' | 'kind' | 'trade' | 'town' | null;

/** A contradiction: another profession beside a person's name, another kind before a firm's, another town beside either. */
export function conflictOf(reading: Reading, context: Context, town: boolean, person: boolean, common: boolean): Conflict {
  const { beside, sentence, whole, matched, headed } = reading;
  const { domains, roles, towns, names } = context;
  // An order without a calling („siedziała w celi w Pakistanie”) is not contradicted by one, where a name of the order is on the page.
  const uncalled = person && roles.size === 0 && meets(names, whole.names);
  if (matched.shortForOther && domains.size > 0 && !meets(beside.domains, domains) && !meets(sentence.domains.keys(), domains)) return 'kind';
  if (!person && isOtherSort(roles, beside.callings, whole.words)) return 'kind';
  if (isOtherTrade(roles, (person ? beside.people : beside.kinds).keys(), whole.words)) return 'trade';
  const strange = (found: Map<string, readonly number[]>) =>
    found.size > 0 && [...found].every(([word, of]) => !roles.has(word) && !isLooseCalling(word, domains) && !meets(of, domains) && !of.some(isGeneral));
  if (domains.size > 0 && !meets(beside.domains, domains)) {
    const seen =
      (town || towns.size === 0) &&
      (meets(sentence.domains.keys(), domains) || [...domains].some((domain) => !isEvent(domain) && (whole.domains.get(domain)?.size ?? 0) >= 2));
    const isStrange = ([word, of]: [string, readonly number[]]) => strange(new Map([[word, of]]));
    if (person && !seen && !uncalled && [...beside.people, ...beside.kinds].some(isStrange)) return 'role';
  }
  // „Akademia X” of the salon „X”: the page calls it by the order's kind, too.
  const isCalledSo = [...beside.callings].some((word) => meets(senseOf(word, word)?.domains ?? [], domains));
  // „Związek zawodowy pilotów X”: of two words for a kind the second says little where the sentence or the page has the order's trade.
  const isOfTrade = meets(sentence.domains.keys(), domains) || [...domains].some((domain) => (whole.domains.get(domain)?.size ?? 0) >= 2);
  const kinds = new Map([...beside.kinds].filter(([called]) => !(isOfTrade && called.includes(' '))));
  if (!person && domains.size > 0 && !namesItself(context) && strange(kinds) && !isCalledSo) return 'kind';
  const elsewhere = beside.towns.size > 0 && !meets(towns, beside.towns);
  const main = mainTowns(reading);
  // „X, fizjoterapeutka z Gniezna”, the salon „Chwila” of Gniezno, on a page of Gniezno, which names the order's town in passing.
  const ofAnother = (person || common) && main.size === 1 && !meets(towns, main) && meets([...beside.towns.keys()], main);
  return towns.size > 0 && elsewhere && (!town || ofAnother || (headed && main.size > 1)) ? 'town' : null;
}
