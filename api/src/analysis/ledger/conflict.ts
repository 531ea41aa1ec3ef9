/** What on a page contradicts the order: another profession, another kind of firm, another trade of the same domain, another town. */
import { lemma } from '../../language/index.ts';
import type { Context } from '../reading/context.ts';
import { isOtherSport } from '../reading/disciplines.ts';
import { isEvent, isGeneral, isLooseCalling, senseOf } from '../reading/domains.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { isOtherSort, isOtherTrade } from '../reading/trades.ts';
import type { Bearer } from './bearer.ts';
import { isOfItsKind, isOnFirm } from './firms.ts';
import { mainTowns, meets, SPOKEN_OF } from './other-bearers.ts';

/** „Politechnika Gdańska”: the name says what its bearer is, and where; „szpital” before it is one of its own. */
export const namesItself = ({ named }: Context): boolean => named.kind && named.town;

export type Conflict = 'role' | 'kind' | 'trade' | 'town' | null;

/** A contradiction: another profession beside a person's name, another kind before a firm's, another town beside either. */
export function conflictOf(reading: Reading, context: Context, town: boolean, { person, single, rare, unique }: Bearer): Conflict {
  const { beside, sentence, whole, matched, headed, titleTowns } = reading;
  const { domains, roles, towns, names, words } = context;
  // An order without a calling („siedziała w celi w Pakistanie”) is not contradicted by one, where a name of the order is on the page.
  const uncalled = person && ((roles.size === 0 && meets(names, whole.names)) || context.kin.called);
  if (matched.shortForOther && domains.size > 0 && !meets(beside.domains, domains) && !meets(sentence.domains.keys(), domains)) return 'kind';
  if (!person && isOtherSort(roles, beside.callings, whole.words)) return 'kind';
  if (isOtherTrade(roles, (person ? beside.people : beside.kinds).keys(), whole.words)) return 'trade';
  if (isOtherSport(words, whole.words)) return 'trade';
  const strange = (found: Map<string, readonly number[]>) =>
    found.size > 0 && [...found].every(([word, of]) => !roles.has(word) && !isLooseCalling(word, domains) && !meets(of, domains) && !of.some(isGeneral));
  if (domains.size > 0 && !meets(beside.domains, domains)) {
    const seen =
      (town || towns.size === 0) &&
      (meets(sentence.domains.keys(), domains) || [...domains].some((domain) => !isEvent(domain) && (whole.domains.get(domain)?.size ?? 0) >= 2));
    const isStrange = ([word, of]: [string, readonly number[]]) => strange(new Map([[word, of]]));
    // „X, trębacz z Nowej Rudy, uczy w szkole w Bochni”: a calling and a town beside the name say more than a word of the order's in the sentence.
    const elsewhere = towns.size > 0 && beside.towns.size > 0 && !meets(towns, beside.towns);
    if (person && (!seen || elsewhere) && !uncalled && [...beside.people, ...beside.kinds].some(isStrange)) return 'role';
  }
  // „Akademia X” of the salon „X”: the page calls it by the order's kind, too.
  const isCalledSo = [...beside.callings].some((word) => meets(senseOf(word, word)?.domains ?? [], domains));
  // „Związek zawodowy pilotów X”: of two words for a kind the second says little where the sentence or the page has the order's trade.
  const isOfTrade = meets(sentence.domains.keys(), domains) || [...domains].some((domain) => (whole.domains.get(domain)?.size ?? 0) >= 2);
  // Nor does the first by itself where the order says the second: „fabryka” of „fabryka rowerów X” is a „producent rowerów”.
  const told = [...beside.kinds.keys()].filter((called) => words.has(lemma(called.split(' ')[1] ?? '')));
  const isTold = (called: string) => told.some((phrase) => phrase === called || phrase.startsWith(`${called} `));
  // „Sortownia X-u” is a part of the firm that alone is called so, „Fundacja X” that of the bank „X” on a page that names the bank.
  const isPart = (called: string) => unique && (beside.parts.has(called) || isOfItsKind(reading, context));
  const kinds = new Map([...beside.kinds].filter(([called]) => !isPart(called) && !(isOfTrade && (called.includes(' ') || isTold(called)))));
  if (!person && domains.size > 0 && !namesItself(context) && strange(kinds) && !isCalledSo) return 'kind';
  if (unique && isOnFirm(reading, context)) return null;
  const elsewhere = beside.towns.size > 0 && !meets(towns, beside.towns);
  const main = mainTowns(reading);
  // „X, fizjoterapeutka z Gniezna”, the salon „Chwila” of Gniezno, on a page of Gniezno, which names the order's town in passing.
  const ofAnother = (person || (single && !rare)) && main.size === 1 && !meets(towns, main) && meets([...beside.towns.keys()], main);
  // „X z Tarnowa” on a page of Tarnów, where an order that names none („dyrektorka szpitala Lipce”) says something else that the page lacks.
  const isHome = [...main].some((home) => beside.towns.has(home) && (whole.towns.get(home) ?? 0) >= SPOKEN_OF);
  if (person && towns.size === 0 && names.size > 0 && !meets(names, whole.names) && !meets(beside.domains, domains) && main.size === 1 && isHome) return 'town';
  // „Notariusz X z Krakowa” on top of a paper's page: whence somebody is says more than where the paper or a bystander is.
  const isTitled = person && !rare && titleTowns.size > 0 && !meets(towns, titleTowns) && !meets(towns, sentence.towns) && meets(titleTowns, beside.towns);
  return towns.size > 0 && elsewhere && (!town || ofAnother || isTitled || (headed && main.size > 1)) ? 'town' : null;
}
