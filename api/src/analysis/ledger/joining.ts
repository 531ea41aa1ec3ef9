/** Pages that no sign decides but that are like the confirmed ones, and short names beside them. */
import type { Subject } from '../../contract/subject.ts';
import { isCommonWord, isFirstNameForm, lemma } from '../../language/index.ts';
import { type Context, isProfession } from '../reading/context.ts';
import { isEvent, isGeneral } from '../reading/domains.ts';
import { familyName } from '../reading/short-names.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { readable } from '../reading/text.ts';
import type { Bearer } from './bearer.ts';
import { isOnFirm } from './firms.ts';
import type { Judged, Verdict } from './judged.ts';
import { isLocal, isMainlyElsewhere, isOfTown, isPlacedElsewhere, largest, mainTowns, meets, otherBearer, SPOKEN_OF } from './other-bearers.ts';
import { familyOf, namesFamily, namesOwner, ownersOf } from './owners.ts';
import { affairOf } from './same-affair.ts';
import { byName, judge } from './verdict.ts';

/** Least likeness of two pages that count as copies. */
const COPY = 0.6;

/** Likeness of readings by the words they share: cosine over the words' rarity among all of them. */
export function likeness(readings: Reading[]): (a: Reading, b: Reading) => number {
  const weights = new Map<string, number>();
  for (const reading of readings) for (const word of reading.words.keys()) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, documents] of weights) weights.set(word, Math.log(1 + readings.length / documents) ** 2);
  const lengths = new Map(readings.map((reading) => [reading, Math.sqrt([...reading.words.keys()].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0))]));
  return (a, b) => {
    const [small, large] = a.words.size < b.words.size ? [a.words, b.words] : [b.words, a.words];
    let dot = 0;
    for (const word of small.keys()) if (large.has(word)) dot += weights.get(word) ?? 0;
    const length = (lengths.get(a) ?? 0) * (lengths.get(b) ?? 0);
    return length > 0 ? dot / length : 0;
  };
}

/** Words of another domain from which one word of the order's is by chance. */
const OTHER_WORDS = 3;
/** Words of one other domain up to which a page on a firm may be on any. */
const ASIDE_WORDS = 4;
/** Likeness to a confirmed page with which an undecided one joins it; less where the page has some support of its own. */
const LIKE = { alone: 0.06, supported: 0.03, /** A surname alone, or a common name without the town. */ surname: 0.1 };

/** Support under which a page has nothing of the order to speak of. */
const LITTLE = 0.5;

/** Whether the firm is named by two words at least. */
const isOfTwoWords = ({ matched: { mentions, titled } }: Reading): boolean =>
  [...mentions, ...(titled ? [titled] : [])].some(({ form }) => / \p{Lu}/u.test(form));

/** Offices that one person at a time holds in a place. */
const SOLE_OFFICES = ['wójt', 'wójcina', 'burmistrz', 'burmistrzyni', 'starosta', 'sołtys', 'sołtyska'];

/** „Wójt z zarzutem”: a page headed by the order's office in the order's town, where no other calling stands beside the initial. */
const isSoleOffice = (reading: Reading, { roles, towns }: Context): boolean => {
  const main = mainTowns(reading);
  if (main.size !== 1 || !meets(towns, main) || [...reading.beside.words].some((word) => isProfession(word) && !roles.has(word))) return false;
  return SOLE_OFFICES.some((office) => roles.has(office) && reading.titleWords.has(office));
};

/** „Senator Irena Rolska …, mówiła Rolska”: a page that never gives the full name, and first gives the surname to somebody else. */
function opensWithAnother({ matched: { document, mentions } }: Reading): boolean {
  const [first] = mentions;
  if (!first) return false;
  const surname = lemma(first.form.split(/\s/).at(-1) ?? '');
  const named = /(?<!\p{L})(\p{Lu}\p{Ll}+)(?= (\p{Lu}[\p{L}-]+))/gu;
  return [...readable(document).slice(0, first.end).matchAll(named)].some(
    ([, name = '', last = '']) => isFirstNameForm(name.toLowerCase()) && lemma(last) === surname,
  );
}

/** „Zagroda”: a firm's short name that is also a word of ordinary texts. */
const isEverydayWord = (form: string): boolean => /^\p{L}+$/u.test(form) && isCommonWord(form.toLowerCase());

/** Words of one domain in the name's sentences from which they are of it. */
const DOMAIN_WORDS = 4;
/** Whether the name's sentences are of a domain that the order does not name, and that is not one of the news. */
const isOfOtherDomain = ({ sentence }: Reading, { domains }: Context): boolean =>
  domains.size > 0 && [...sentence.domains].some(([domain, n]) => n >= DOMAIN_WORDS && !domains.has(domain) && !isGeneral(domain) && !isEvent(domain));

/** Confirmed pages from which a name of the dictionary is one firm's while no other firm bears it. */
const SOLE_FIRM = 3;
const isRivalFirm = (reading: Reading, context: Context, state: Judged['state'], { conflict }: Verdict): boolean =>
  state !== 'in' && (conflict === 'trade' || conflict === 'town' || (conflict === 'kind' && isOnFirm(reading, context)));

/** „Nosi inne nazwisko”, „nie ma z tą sprawą żadnego związku”: the page clears the subject of what somebody else with its initials did. */
const DISCLAIMS =
  /nosi inne nazwisko|nie m(?:a|iał[ao]?) ze? (?:\p{sc=Latn}+ ){0,2}spraw\p{sc=Latn}+ (?:żadnego związku|nic wspólnego)|nie m(?:a|iał[ao]?) (?:żadnego związku|nic wspólnego) ze? (?:\p{sc=Latn}+ ){0,2}spraw/iu;
const disclaims = ({ matched: { document } }: Reading): boolean => DISCLAIMS.test(readable(document));

/** Whether the page names another town than the order's, and not only as somebody else's. */
const namesElsewhere = ({ whole, passing }: Reading, { towns }: Context): boolean =>
  [...whole.towns.keys()].some((town) => !passing.has(town) && !towns.has(town));

/** Confirmed pages of other towns than the order's, each of another one, from which a firm is at home in many. */
const CHAIN = 3;
/** „Drogeria X” with confirmed pages in Łódź, Płock and Przemyśl: a chain, whose pages need not name the order's town. */
const isChain = (core: readonly Reading[], { towns }: Context): boolean =>
  new Set(core.filter(({ whole }) => !meets(towns, whole.towns)).flatMap((reading) => [...mainTowns(reading)].slice(0, 1))).size >= CHAIN;

/**
 * Pages that join the confirmed ones. Each is compared with what was confirmed by itself, so that none is let in by another such page.
 * @param typed people whom the order names as the firm's (`typedOwners`)
 */
export function joining(
  judged: Judged[],
  surnames: Reading[],
  context: Context,
  bearer: Bearer,
  asked: boolean,
  alike: (a: Reading, b: Reading) => number,
  typed: ReadonlySet<string>,
  subject: Subject,
): Set<Reading> {
  const confirmed = judged.filter(({ state }) => state === 'in').map(({ reading }) => reading);
  const strangers = otherBearer(
    judged.map(({ reading }) => reading),
    context,
    bearer.person,
  );
  // Among confirmed pages, one whose main town is the order's and that contradicts nothing speaks of the same bearer.
  const isMain = (reading: Reading) => {
    const towns = mainTowns(reading);
    return towns.size === 1 && meets(context.towns, towns);
  };
  const placed = ({ reading, verdict: { domain, said, others, seen, called, otherTrade, trader }, state }: Judged) => {
    if (state !== 'name' || (trader && !bearer.rare) || !isMain(reading)) return false;
    // „Hotel”, „na lodzie”: two words of the order's trade are by chance on a page that is of another above all.
    if ((domain && !(bearer.person && otherTrade)) || said || (bearer.rare && (seen || others < OTHER_WORDS))) return true;
    // Two firms of one full name in one town are hardly seen, two people are.
    const isFirm = !bearer.person && !bearer.single && confirmed.some((one) => alike(reading, one) >= LIKE.alone);
    return others < OTHER_WORDS && (isFirm || called);
  };
  const local =
    confirmed.length >= 2 && !strangers && (bearer.rare || !bearer.single || !bearer.person) ? judged.filter(placed).map(({ reading }) => reading) : [];
  const core = [...confirmed, ...local];
  const joins = new Set<Reading>(local);
  // A page that says the subject has nothing to do with a matter is like the pages of that matter, which are somebody else's.
  const disclaiming = core.filter(disclaims);
  const isDisclaimed = (reading: Reading) => disclaiming.some((one) => alike(reading, one) >= LIKE.surname);
  const closest = (reading: Reading) => core.reduce((best, other) => Math.max(best, alike(reading, other)), 0);
  const majority = core.length >= 2 && core.length >= 0.5 * judged.length && !strangers;
  // Of an invented name, or a chain's, half of whose pages on a firm are confirmed, any other of them is on that one.
  const chain = !bearer.person && bearer.single && isChain(confirmed, context);
  // „Rzodkiewka” is a ship and a choir, too, and one firm alone.
  const soleFirm = !bearer.person && bearer.single && !judged.some(({ reading, state, verdict }) => isRivalFirm(reading, context, state, verdict));
  const onFirm =
    bearer.unique || chain || soleFirm
      ? new Set(judged.flatMap(({ reading, state }) => (state === 'in' || isOnFirm(reading, context) ? [reading] : [])))
      : new Set();
  // „Hurtownia butli X” says what the page's bearer is, and none of it is the order's.
  const isCalled = ({ beside }: Reading) => [...beside.kinds.keys()].some((kind) => !beside.parts.has(kind));
  const isOfFirm = (reading: Reading) =>
    core.length >= (bearer.unique || chain ? 2 : SOLE_FIRM) && core.length * 2 >= onFirm.size && !strangers && onFirm.has(reading) && !isCalled(reading);
  // Pages of others by a contradiction say nothing of what those without one are.
  const mostly = core.length >= 2 && core.length * 2 >= judged.filter(({ state }) => state !== 'other').length && !strangers;
  // Whether the trade stands beside the name with another town: then the trade alone does not tell whose page it is.
  const rivals = judged.some(({ reading, verdict }) => verdict.same && !verdict.town && (verdict.conflict === 'town' || isPlacedElsewhere(reading, context)));
  // Towns of which others of the name are: a page that names one of them, and not the order's, may be theirs.
  const rivalTowns = new Set(judged.flatMap(({ reading, state }) => (state === 'other' ? [...reading.beside.towns.keys()] : [])));
  const known = new Set(confirmed.flatMap(({ whole }) => [...whole.towns.keys()]));
  const isSpokenOfElsewhere = (reading: Reading) => !meets(reading.whole.towns.keys(), known) && largest(reading.whole.towns.values()) >= SPOKEN_OF;
  const localFirm =
    !bearer.person &&
    !bearer.unique &&
    isLocal(
      judged.map(({ reading }) => reading),
      context,
    );
  // Another town while the wanted one is nowhere: with a name that others bear, another bearer.
  // Where the order names none, the town that the confirmed pages show is the wanted one.
  const away = (reading: Reading, { town, named, near, said, support }: Verdict) => {
    // „Kwiaciarka z wielkim nazwiskiem”: nothing of the order, and a town that no confirmed page names.
    if (bearer.person && support === 0 && isSpokenOfElsewhere(reading)) return true;
    if (context.towns.size === 0 || named || (town && near && said)) return false;
    // A rare name is another's, too, on a page of another town that has nothing of the order; a local firm's on any of another town.
    if (bearer.rare) return !town && (support < LITTLE || localFirm) && isOfTown(reading);
    if (!town && meets(reading.whole.towns.keys(), rivalTowns)) return true;
    return town ? (isPlacedElsewhere(reading, context) && !isMain(reading)) || isMainlyElsewhere(reading, context) : isOfTown(reading);
  };
  const affair = affairOf(
    core,
    judged.filter(({ state }) => state === 'other').map(({ reading }) => reading),
    context.places,
  );
  const owners = bearer.person
    ? null
    : ownersOf(
        core,
        judged.filter(({ state }) => state === 'other').map(({ reading }) => reading),
        typed,
      );
  const surname = familyName(subject);
  const family = surname === null ? new Set<string>() : familyOf(surname, core);
  for (const { reading, verdict, state } of judged) {
    if (state !== 'name' || joins.has(reading) || (verdict.trader && !bearer.rare)) continue;
    // „Pan Jan Wrona z firmy Wrona Dachy”: whom confirmed pages call its owner.
    const owner = owners && namesOwner(reading, owners);
    if (owner === 'full' || (owner === 'surname' && !away(reading, verdict))) joins.add(reading);
    if (
      isOfFirm(reading) &&
      verdict.conflict === null &&
      verdict.others <= ASIDE_WORDS &&
      (bearer.unique || chain || !(namesElsewhere(reading, context) || away(reading, verdict)))
    )
      joins.add(reading);
    // „Prezes X odchodzi”: a page of the firm's trade that names no other place.
    if (!bearer.person && mostly && verdict.domain && verdict.conflict === null && !verdict.otherTrade && !namesElsewhere(reading, context)) joins.add(reading);
    if (majority && affair.sharesSum(reading) && !isPlacedElsewhere(reading, context)) joins.add(reading);
    // „Mistrzyni juniorek X”: sentences with the name that are of another domain, and not a word of the order on the page; shared words are of the language.
    const foreign = bearer.person && verdict.support === 0 && isOfOtherDomain(reading, context);
    // One word may be a river's name, too: then a word of the order is asked for, or its town alone.
    const isOwnWord = bearer.person || !bearer.single || verdict.seen || verdict.named || isMain(reading);
    // Who stands in the same affair, by three of its names, is the same bearer wherever the firm or the office of the other side is.
    const far = isPlacedElsewhere(reading, context) || (reading.beside.towns.size > 0 && !meets(context.towns, reading.beside.towns));
    if (majority && !foreign && isOwnWord && (affair.isDeepIn(reading) ? !far : !away(reading, verdict)) && affair.isOf(reading)) joins.add(reading);
    const best = closest(reading);
    const common = !bearer.rare && asked && !(verdict.town && (bearer.person ? verdict.near : verdict.domain)) && !verdict.named;
    // „Dziękujemy panu prezesowi X”: the order's office before the name, on a page that names no town.
    const isSoCalled = bearer.person && reading.whole.towns.size === 0 && verdict.support >= bearer.needed && meets(context.roles, reading.beside.words);
    // What the name itself says of its bearer is on every page.
    const own = verdict.support - byName(context);
    const least = common ? (isSoCalled ? LIKE.alone : LIKE.surname) : own >= LITTLE ? LIKE.supported : LIKE.alone;
    if (best >= COPY || (majority && best >= (foreign ? LIKE.surname : least) && !away(reading, verdict) && (bearer.person || !verdict.otherTrade)))
      joins.add(reading);
    // The order's trade in the name's sentence, but not its town: with words of a confirmed page, or while nobody else of that trade is seen.
    const elsewhere = away(reading, verdict);
    // Two people of one name and profession are common, in the next town too.
    const rival = bearer.person && elsewhere;
    const told = asked && verdict.near && core.length >= 2 && !strangers && !rival && !isPlacedElsewhere(reading, context);
    const alone = verdict.role && reading.whole.towns.size === 0 ? LIKE.supported : LIKE.alone;
    const wanted = verdict.same && !rivals && !elsewhere ? 0 : elsewhere && !verdict.role ? LIKE.surname : alone;
    if (told && best >= wanted) joins.add(reading);
  }
  for (const reading of surnames) {
    const verdict = judge(reading, context, bearer);
    if (verdict.conflict || away(reading, verdict) || (bearer.person && opensWithAnother(reading))) continue;
    if (owners && namesOwner(reading, owners) === 'full') joins.add(reading);
    // „U Wronów” alone may be any family of the name: two of its first names, or the firm's trade in its town, say which.
    if (reading.matched.byFamily) {
      if (core.length >= 2 && (namesFamily(reading, family) || (asked && verdict.town && verdict.near))) joins.add(reading);
      if (!reading.matched.byPerson) continue;
    }
    // A firm's name cut short or turned round on a page of another town is another firm's.
    const firmElsewhere = !bearer.person && context.towns.size > 0 && !verdict.town && !verdict.named && isOfTown(reading);
    if (firmElsewhere || (reading.matched.turned && !(asked && verdict.town && verdict.domain && !isPlacedElsewhere(reading, context)))) continue;
    if (majority && affair.isOf(reading)) joins.add(reading);
    const { mentions, titled } = reading.matched;
    const short = [...mentions, ...(titled ? [titled] : [])];
    if (!bearer.person && short.every(({ form }) => isEverydayWord(form)) && !verdict.named && !verdict.said && !verdict.near) continue;
    // The name of somebody who runs the firm is borne by others, too: the firm's trade or town must be there.
    if (reading.matched.byPerson && !(verdict.domain || (asked && verdict.town) || closest(reading) >= LIKE.surname)) continue;
    const town = !asked || verdict.town || verdict.named;
    // Of a first name with an initial there are hundreds: everything must fit.
    if (short.every(({ full, reason }) => !full && reason === 'initial')) {
      const fits = core.length >= 2 && asked && verdict.town;
      if (fits && ((verdict.near && closest(reading) >= LIKE.surname && !isDisclaimed(reading)) || isSoleOffice(reading, context))) joins.add(reading);
      continue;
    }
    const enough = verdict.support >= (bearer.rare ? 1 : 2) && town;
    // Two words of a firm's own name in its town, where the page speaks of its trade: there is hardly another.
    const firm = !bearer.person && asked && verdict.town && !verdict.otherTrade && isOfTwoWords(reading) && (verdict.domain || verdict.said || verdict.called);
    if (firm && !isPlacedElsewhere(reading, context)) joins.add(reading);
    // A surname beside profession and town stands by itself; with less it needs confirmed pages.
    const called = verdict.support >= 3 && verdict.role;
    if (
      called &&
      (town || (!bearer.person && verdict.said && core.length >= 2) || (core.length >= 2 && reading.whole.towns.size === 0 && closest(reading) >= LIKE.alone))
    )
      joins.add(reading);
    else if (core.length >= 2 && (closest(reading) >= LIKE.surname || enough || (closest(reading) >= LIKE.alone && verdict.support >= 0.7 && town)))
      joins.add(reading);
  }
  return joins;
}
