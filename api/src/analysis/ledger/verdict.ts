/** How a page stands to the order: what supports it, what contradicts it, and whether that is enough. */
import { alike, type Context, isProfession, weightOf } from '../reading/context.ts';
import { isOfCountry } from '../reading/countries.ts';
import { isEvent, isGeneral, isOfCourts, senseOf } from '../reading/domains.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { isPolish } from '../reading/text.ts';
import type { Bearer } from './bearer.ts';
import { conflictOf, namesItself } from './conflict.ts';
import { isOfItsKind, isOnFirm } from './firms.ts';
import type { Judged, State, Verdict } from './judged.ts';
import { BROAD, dropDenied, dropTopical, dropUnplaced, keepFitting } from './looked-over.ts';
import { isLocal, isMainlyElsewhere, isOfTown, isPlaced, isPlacedElsewhere, largest, mainTowns, meets, otherBearer, otherTown } from './other-bearers.ts';

/** Support of the very kind of firm, named once and apart from the name; of the very profession on a page headed by the name. */
const ITS_KIND = 0.4;
const ITS_ROLE = 1;
/** What a contradiction asks for beyond that; more where the page has neither a proper name nor a calling of the order. */
const AGAINST = 1.5;
const AGAINST_BARE = 2.5;
/** Support that makes up for a missing town. */
const WITHOUT_TOWN = 4;
/** Less support is asked of a page in another language, which shares few words with the order. */
const FOREIGN = 0.5;
/** Different words of another domain from which a page is of that domain above all. */
const OTHER_TRADE = 4;
/** Less is asked of a rare name in the order's town. */
const PLACED = 0.8;
/** Less is asked of an invented name where the page has the order's very trade or kind of firm. */
const OF_ITS_KIND = 0.5;
/** More is asked of a rare name on a page of another town. */
const ELSEWHERE = 0.7;

/** Weight of a word from which it is more than an everyday one („miasto”). */
const TELLING_WORD = 0.4;

/** Support of a country that the order names: in the name's sentences, elsewhere on the page. Alone it ties no page to one of its people. */
const COUNTRY = { near: 1, far: 0.8 };

/** Support by the description's own words: by their rarity, more in the sentences with the name; proper names most. */
function wordSupport(
  { sentence, whole }: Reading,
  { words, names, special, countries }: Context,
): Pick<Verdict, 'support' | 'seen' | 'said' | 'named' | 'worded'> {
  let support = 0;
  let seen = false;
  let worded = false;
  let said = false;
  let named = false;
  for (const word of words) {
    const name = names.has(word);
    if (name && whole.names.has(word)) {
      support += 1.5;
      named = true;
      continue;
    }
    if (word.length < 4) continue;
    const like = (others: Set<string>, least: number) =>
      others.has(word) || (word.length >= least && [...others].some((o) => o.length >= least && alike(o, word)));
    const near = like(sentence.words, 6);
    if (!near && !like(whole.words, 6)) continue;
    support += (near ? 1 : 0.6) * weightOf(word);
    seen ||= !name;
    worded ||= !name && weightOf(word) >= TELLING_WORD;
    said ||= special.has(word);
  }
  for (const country of countries)
    if (isOfCountry(country, whole.words, whole.names)) support += isOfCountry(country, sentence.words, whole.names) ? COUNTRY.near : COUNTRY.far;
  return { support: Math.min(2.5, support), seen, said, named, worded };
}

/** Support where a word of the order's trade stands in the title, and where one comes back. */
const TITLED = 0.6;
const COMES_BACK = { times: 3, support: 0.4 };

function topicSupport({ titleWords, words }: Reading, { domains }: Context): number {
  const isOfTrade = (word: string): boolean => {
    const sense = senseOf(word, word);
    return sense?.domains.some((domain) => domains.has(domain) && !isGeneral(domain) && !isEvent(domain) && !sense.loose.includes(domain)) ?? false;
  };
  const titled = [...titleWords].some(isOfTrade);
  const often = [...words].some(([word, times]) => times >= COMES_BACK.times && isOfTrade(word));
  return (titled ? TITLED : 0) + (often ? COMES_BACK.support : 0);
}

/** Support that the firm's own name gives to each page. */
export const byName = ({ named }: Context): number => (named.kind ? 1 : 0) + (named.town ? 0.6 : 0);

/** What people of any trade are called who work for themselves. */
const TRADERS = new Set('przedsiębiorca przedsiębiorczyni biznesmen bizneswoman handlowiec hurtownik kupiec'.split(' '));

export function judge(reading: Reading, context: Context, bearer: Bearer): Verdict {
  const { person } = bearer;
  const { beside, sentence, whole } = reading;
  const { domains } = context;
  const called = meets(context.roles, whole.words);
  let support = 0;
  const role = meets(beside.domains, domains);
  const same = role && meets(context.roles, beside.words);
  if (role) support += same ? 2 : 1.6;
  if (context.office && beside.office) support += 0.6;
  let near = 0;
  let far = 0;
  for (const domain of domains) {
    // Courts and the police are on anybody's pages: their words tie one to a lawyer or an officer only beside his calling.
    if (isOfCourts(domain) && !called && !role) continue;
    near = Math.max(near, sentence.domains.get(domain) ?? 0);
    far = Math.max(far, whole.domains.get(domain)?.size ?? 0);
  }
  if (near > 0) support += Math.min(1.2, 0.5 + 0.2 * near);
  // A page that its title gives to the name speaks of its bearer with each word.
  const own = reading.headed && !person;
  if (far >= 2) support += Math.min(1.4, 0.25 * far);
  else if (!person && !near && called) support += ITS_KIND;
  if (person && reading.headed && !role && called) support += ITS_ROLE;
  // „Wdowa po górniku”: what a page says of the trade is said of the relative.
  if (person && context.kin.called && called && meets(context.towns, whole.towns)) support += ITS_ROLE;
  const kin = meets(context.kin.words, sentence.words);
  if (kin) support += KIN_NEAR;
  const inVillage = person && meets(context.villages, whole.towns);
  if (inVillage) support += IN_VILLAGE;
  const words = wordSupport(reading, context);
  support += words.support;
  const topic = topicSupport(reading, context);
  support += topic;
  const town = meets(context.towns, whole.towns);
  if (meets(context.towns, beside.towns)) support += 1.5;
  else if (town) support += own && mainTowns(reading).size === 1 ? 1 : 0.7;
  support += byName(context);
  const main = largest([...whole.domains].map(([domain, seen]) => (isGeneral(domain) || isEvent(domain) ? 0 : seen.size)));
  return {
    support,
    others: far >= main ? 0 : main,
    otherTrade:
      // Who holds an office deals with every trade: playgrounds, roads, schools.
      ![...domains].every(isGeneral) && context.towns.size > 0 && !context.kin.called && near === 0 && !role && main >= OTHER_TRADE && far * 2 <= main,
    seen: kin || inVillage || role || near > 0 || far >= (own ? 1 : 2) || topic > 0 || words.seen || context.named.kind,
    role,
    same,
    near: kin || role || near > 0,
    domain: role || near > 0 || far >= 2,
    said: words.said || inVillage,
    named: words.named,
    worded: words.worded,
    called,
    town,
    trader: person && domains.size > 0 && near === 0 && !role && !words.named && meets(TRADERS, beside.offices) && !meets(TRADERS, context.roles),
    conflict: conflictOf(reading, context, town, bearer),
  };
}

/** Whether a page says that whom it names is not whom the order means, or tells of the order's bearer as of somebody else's namesake. */
const isDenied = (
  { denied, namesake, whole, beside }: Reading,
  { role, named, town }: Verdict,
  { roles, domains, special }: Context,
  person: boolean,
): boolean => {
  // A lawyer is told from another one, a minister from another politician: the calling of the order beside the name, one of a broad calling's
  // in the town, or a proper name, says which.
  const isCalled = person && [...roles].some((word) => isProfession(word) && beside.words.has(word));
  const isOfBroad = role && town && meets(roles, BROAD);
  if (!isCalled && (meets(roles, denied.words) || (!(person && (named || isOfBroad)) && meets(denied.domains, domains)))) return true;
  // A firm of the order's town that is told from another of its trade is not the other.
  if (!role && (person || !town) && meets(namesake.domains, domains)) return true;
  // „Nic wspólnego z procesem o szpiegostwo, w którym oskarżony nosi to samo nazwisko”: what the order alone says is said of the other.
  return person && !role && [...special].some((word) => namesake.words.has(word) && !whole.words.has(word));
};

/** Support of a word of the order's kinship in the name's sentences; of a village, where hardly two people of one name live. */
const KIN_NEAR = 0.8;
const IN_VILLAGE = 0.9;

/** One page in so many tells of the death of somebody who died, or the order does. */
const LATE_SHARE = 3;
const DEAD = ['zmarły', 'zemrzeć', 'świętej pamięci', 'pamięć', 'nieżyjący'];

/** Decides each page with the full name by itself. */
export function decide(readings: Reading[], context: Context, bearer: Bearer, isLinked: (reading: Reading) => boolean, asked: boolean): Judged[] {
  const full = readings.filter(({ matched }) => matched.full);
  const strangers = otherBearer(full, context, bearer.person);
  const elsewhere = asked && otherTown(full, context, bearer.person);
  // Also of the town that the confirmed pages show where the order names none.
  const local = !bearer.person && !bearer.unique && isLocal(full, context);
  // Obituaries carry every common name; of somebody who died, many pages say so.
  const living = full.filter(({ late }) => late).length * LATE_SHARE < full.length && !DEAD.some((word) => context.words.has(word));
  const judged = full.map((reading): Judged => {
    const verdict = judge(reading, context, bearer);
    const linked = isLinked(reading);
    const { conflict, role, named } = verdict;
    const state = (): State => {
      if (linked) return 'in';
      if (reading.onlyApart || (reading.late && living) || isDenied(reading, verdict, context, bearer.person)) return 'other';
      const beyond = verdict.support - bearer.needed;
      const isSure = !conflict && (named || verdict.called ? beyond >= AGAINST : verdict.near && beyond >= AGAINST_BARE);
      if (strangers && !role && !isSure) return conflict ? 'other' : 'name';
      if (elsewhere && !named && !(bearer.unique && isOnFirm(reading, context)) && !isPlaced(reading, context)) return 'other';
      if (conflict) return outweighs(verdict, bearer, local) ? 'in' : 'other';
      return ties(reading, verdict, context, bearer, { asked, local }) ? 'in' : 'name';
    };
    return { reading, verdict, linked, state: state() };
  });
  if (bearer.person && !bearer.rare && !asked && context.names.size === 0) keepFitting(judged, context);
  if (bearer.person && context.names.size > 0) dropDenied(judged, context);
  if (asked && !bearer.rare && !context.named.kind) dropUnplaced(judged, bearer.person);
  if (asked && bearer.rare && !context.named.kind) dropTopical(judged, context);
  return judged;
}

/** Whether a page is the subject's in spite of a contradiction. */
function outweighs({ conflict, support, role, named, town }: Verdict, { needed, rare, unique }: Bearer, local: boolean): boolean {
  if (conflict === 'trade') return named && support >= needed + AGAINST;
  // „Kierownik warsztatu X” is of a part of the firm: its town and a proper name of the order say more than the kind.
  if (conflict === 'kind') return named && town && support >= needed + AGAINST;
  if (support < needed + AGAINST) return false;
  return conflict === 'role' ? role || named : named || (rare && !unique && !local && support >= WITHOUT_TOWN);
}

const saysOnlyTown = ({ domains, words, roles, names }: Context): boolean => [domains, words, roles, names].every(({ size }) => size === 0);

/** Whether a rare name stands in the order's town: hardly anybody else bears it there. */
const isAtHome = (reading: Reading, { town }: Verdict, context: Context, { rare }: Bearer): boolean => rare && town && isPlaced(reading, context);

/** Whether enough of the order is on a page that contradicts nothing. `asked`: the order names a town; `local`: most pages put the firm there. */
function ties(reading: Reading, verdict: Verdict, context: Context, bearer: Bearer, { asked, local }: { asked: boolean; local: boolean }): boolean {
  const { person, rare, unique, needed } = bearer;
  const { support, seen, role, near, said, named, town, trader } = verdict;
  // „Przedsiębiorca X” on a page that also names the order's mayor: of a common name another one.
  if (trader && !rare) return false;
  const foreign = !isPolish(reading.matched.document.lang);
  // Of an order that says nothing but a town, a page of that town has everything.
  const main = mainTowns(reading);
  if (town && saysOnlyTown(context) && main.size === 1 && meets(context.towns, main)) return true;
  const placed = isAtHome(reading, verdict, context, bearer);
  const ofItsKind = unique && isOfItsKind(reading, context);
  if (
    support < needed - (foreign ? FOREIGN : 0) - (placed ? PLACED : 0) - (ofItsKind ? OF_ITS_KIND : 0) ||
    (context.domains.size + context.special.size > 0 && !seen && !placed)
  )
    return false;
  if (named) return true;
  const away = (asked || local) && (town ? isMainlyElsewhere(reading, context) : isOfTown(reading));
  const isNamedElsewhere = isPlacedElsewhere(reading, context) && !(town && meets(context.towns, main));
  // A name that others bear: the order's trade in another town, or a person's in none, is no sign by itself.
  if (!rare && (away || isNamedElsewhere || (person && asked && !town && !said))) return false;
  // „Stolarnia X z Wałcza”: a page of another town is not a local firm's, however rare its name is.
  if (local && away) return false;
  if (support >= WITHOUT_TOWN) return true;
  // „Wrona Dachy z Puław”: two firms of one name of two words in one town are hardly seen, whatever the page is about.
  const ofItsTown = !person && !bearer.single && meets(context.towns, reading.beside.towns);
  if (!(person && rare) && verdict.otherTrade && !placed && !ofItsTown && !namesItself(context)) return false;
  if (rare) return (unique && isOnFirm(reading, context)) || !away || role || support >= needed + ELSEWHERE;
  if (!person || !asked) return true;
  // A common name asks for the town or a word of the description, and for the domain near the name, its profession or the page's main town.
  return said || (town && (near || verdict.called || ((main.size === 1 || verdict.worded) && meets(context.towns, main))));
}
