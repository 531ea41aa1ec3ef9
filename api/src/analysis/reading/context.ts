/** What the order says of its subject: domains of life, professions, towns, proper names and other words. */
import type { Subject } from '../../contract/subject.ts';
import { informationOf, isFirstNameForm, isStopword, lemma, type Token, tokenize } from '../../language/index.ts';
import { withoutNumbers } from '../../research/facts.ts';
import { hyphened, isSomebody, spelledOut, standsAlone, withMarks } from './as-typed.ts';
import { type Country, countryOf } from './countries.ts';
import { isEvent, isGeneral, isHealer, type Sense, senseAt, senseOf } from './domains.ts';
import { type Kin, kinOf, NO_KIN } from './kin.ts';
import { isSecond, type Place, placeAt, placeOf } from './places.ts';
import { formsOfRegion, isRegionTyped, townsOfRegion, townsOfVoivodeship } from './regions.ts';
import { isStreet, townAt, townForms, townNamed, withTowns } from './towns.ts';
import { turnsIn } from './turns.ts';

/** A word for people or for a kind of firm that tells bearers of a name apart; null for other words. */
export function roleOf(token: Token): Sense | null {
  const sense = senseOf(token.lower, lemma(token.text));
  return sense && !sense.weak && sense.people.length + sense.kinds.length > 0 && !sense.domains.every(isGeneral) ? sense : null;
}

/** Whether the word names people; otherwise it names a kind of firm or institution. */
export const isProfession = (word: string): boolean => (senseOf(word, lemma(word))?.people.length ?? 0) > 0;

/** Whether the lemma is a word for people or for a kind of firm. */
export function isRole(word: string): boolean {
  const sense = senseOf(word, word);
  return sense !== undefined && !sense.weak && sense.people.length + sense.kinds.length > 0;
}

export const isCapital = (token: Token | undefined): boolean => token !== undefined && token.text.charAt(0) !== token.lower.charAt(0);

export type Signs = { roles: Map<string, number>; towns: Map<string, number> };

/** Professions, kinds of firm and towns of a run of tokens, with their counts. */
export function signsOf(tokens: Token[]): Signs {
  const roles = new Map<string, number>();
  const towns = new Map<string, number>();
  const bump = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const [i, token] of tokens.entries()) {
    if (token.lower.length < 3 || !/^\p{L}/u.test(token.lower)) continue;
    const role = isCapital(token) && isCapital(tokens[i - 1]) ? null : roleOf(token);
    if (role) bump(roles, role.word);
    const town = townAt(token, lemma(token.text), tokens[i - 1], tokens[i + 1]);
    if (town) bump(towns, town);
  }
  return { roles, towns };
}

export type Context = {
  /** Domains of the description; offices of any branch („prezes”) only when it names no other. */
  domains: Set<number>;
  /** The description has an office of any branch beside its domains. */
  office: boolean;
  /** Professions and kinds of firm, in dictionary form. */
  roles: Set<string>;
  towns: Set<string>;
  /** Towns that the order names itself, not only their region. */
  typed: Set<string>;
  /** Its towns as pages may write them. */
  places: Place[];
  /** Villages and communes among the towns, which the list of towns lacks: few of one name live in one. */
  villages: Set<string>;
  /** Other countries that the order names. */
  countries: Set<Country>;
  /** Whose relative the order's person is. */
  kin: Kin;
  /** Words with a capital: firms, people, places that the list of towns lacks. */
  names: Set<string>;
  /** Lemmas of description and keywords, without stopwords and words of the name. */
  words: Set<string>;
  /** A firm's name says what is described („Restauracja …” for a restaurant), or the description repeats it; its town. */
  named: { kind: boolean; town: boolean };
  /** Rare words of the description other than professions, kinds of firm and names: what it alone says. */
  special: Set<string>;
  /** Words of clauses that tell what the subject once did („mierzyłem cmentarz z harcerzami”): one page tells it, not all. */
  deeds: Set<string>;
  usable: boolean;
};

/** Least weight of a word that the description alone says. */
const SPECIAL = 0.6;

/** Words that say when or what sort, not who. */
const EMPTY = new Set(
  'były dawny obecny wcześniej znany młody stary dziś nowy dobry duży mały własny pan pani osoba człowiek rok lato chcieć wiedzieć chodzić mieć być głośny sprawa pisać prywatny rodzinny'.split(
    ' ',
  ),
);

/** Whether a word is part of a proper name of several words and says nothing of the subject: „Księży Młyn”, not „Szkoły Podstawowej”. */
function isOfName(text: string, tokens: readonly Token[], i: number, sense: Sense | undefined): boolean {
  const [token, before, after] = [tokens[i] as Token, tokens[i - 1], tokens[i + 1]];
  const tied = (a: Token, b: Token) => isCapital(a) && isCapital(b) && text.slice(a.end, b.start) === ' ';
  if (!before || text.slice(before.end, token.start).includes('\n')) return false;
  return tied(before, token) || (after !== undefined && tied(token, after) && (sense?.kinds.length ?? 0) === 0);
}

/** Adjectives of an office's or firm's reach. */
const WHERE = new Set('powiatowy wojewódzki krajowy ogólnopolski regionalny lokalny osiedlowy wiejski okręgowy'.split(' '));

/** „Mazowiecki”, „Wielkopolskim” behind another word with a capital. */
const isTownAdjective = (token: Token, before: Token): boolean => isCapital(before) && /(?:[sc]k|dzk)i(?:ego|emu|m|e)?$/.test(token.lower);

/** The town that a word of the order names. Nobody writes a common word with a capital in the middle of an order („hydraulik Tychy”). */
function townIn(tokens: Token[], lemmas: string[], i: number): string | undefined {
  const [token, before, after] = [tokens[i] as Token, tokens[i - 1], tokens[i + 1]];
  // „Nad Wisłą” is at a river.
  if (before?.lower === 'nad') return undefined;
  const town = townAt(token, lemmas[i] as string, before, after);
  if (town) return town;
  // „Komis przy Kieleckiej” may be in any town.
  if (isStreet(token, before, after)) return undefined;
  // The second word of „Nowy Targ”.
  const whole = before && townAt(before, lemmas[i - 1] as string, tokens[i - 2], token);
  if (whole?.includes(' ')) return whole;
  return before && isCapital(token) && !isCapital(before) ? townNamed(token, after) : undefined;
}

/**
 * The domains that an order's words agree on. A word of many domains („gabinet”, „dyrektorka szkoły”) says which one only by what the
 * others say; by itself it stands for all of them.
 */
function domainsOf(senses: readonly Sense[]): Set<number> {
  const own = (sense: Sense) => sense.domains.filter((domain) => isGeneral(domain) || !sense.loose.includes(domain));
  const sure = new Set(senses.filter(({ domains }) => domains.length === 1).flatMap(({ domains }) => domains));
  const domains = new Set<number>();
  for (const sense of senses) {
    const shared = sense.domains.filter((domain) => sure.has(domain) && !isGeneral(domain));
    for (const domain of shared.length > 0 ? shared : own(sense)) domains.add(domain);
  }
  // „Przychodnia” is a firm of one trade, „sklep” of many.
  const kinds = senses.flatMap((sense) => (own(sense).length === 1 ? sense.kinds.filter((domain) => !sense.loose.includes(domain)) : []));
  const roles = new Set([...senses.flatMap(({ people }) => people), ...kinds]);
  // „Mam szkołę jazdy, była sprawa w sądzie”: what happened to the subject is not what it does.
  if ([...domains].some((domain) => !isGeneral(domain) && !isEvent(domain)))
    return new Set([...domains].filter((domain) => !isEvent(domain) || roles.has(domain)));
  if (![...domains].every(isGeneral)) return domains;
  const loose = senses.flatMap((sense) => [...new Set(sense.loose)].filter((domain) => !isGeneral(domain)));
  const times = (domain: number) => loose.filter((other) => other === domain).length;
  const most = Math.max(0, ...loose.map(times));
  for (const domain of loose) if (times(domain) === most) domains.add(domain);
  return domains;
}

/** „Mierzyłem”, „prowadziła”: a verb in the past. */
const isPast = ({ lower }: Token, base: string): boolean => base.endsWith('ć') && /(?:ł[ao]?|łe?m|łam|li|ły|liśmy|łyśmy)$/.test(lower);
/** Lemmas of the clauses, between commas, whose verb is in the past; a clause that names a calling tells who somebody is. */
function deedsOf(text: string, tokens: readonly Token[], lemmas: readonly string[]): Set<string> {
  const deeds = new Set<string>();
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    const after = tokens[i + 1];
    if (after && !/[,;:.\n]/.test(text.slice(token.end, after.start))) continue;
    const clause = lemmas.slice(from, i + 1);
    if (tokens.slice(from, i + 1).some((one, at) => isPast(one, clause[at] as string)) && !clause.some(isProfession))
      for (const base of clause) deeds.add(base);
    from = i + 1;
  }
  return deeds;
}

/** The buyer's description and keywords as signs. Words of the name itself are left out. @param name the name when it may say a kind or town: a firm's */
export function contextOf(description: string, keywords: string[], nameWords: Set<string>, name = ''): Context {
  // A word of the name among the keywords is how to find its bearer, not what he does.
  const telling = keywords.filter((keyword) => !nameWords.has(keyword.trim().toLowerCase()));
  const text = withMarks(withTowns(withoutNumbers(spelledOut(`${description}\n${telling.join('\n')}`))));
  const tokens = tokenize(text);
  // An abbreviation is no form of a word.
  const lemmas = tokens.map((token) => (token.text.length > 1 && token.text === token.text.toUpperCase() ? token.lower : lemma(token.text)));
  const roles = new Set<string>();
  const towns = new Set<string>();
  const regional = new Set<string>();
  const province = new Set<string>();
  const places: Place[] = [];
  const villages: string[] = [];
  const countries = new Set<Country>();
  const names = new Set<string>();
  const special = new Set<string>();
  const words = new Set<string>();
  const senses: Sense[] = [];
  const take = (sense: Sense | undefined) => {
    if (!sense) return;
    senses.push(sense);
    if (sense.people.length + sense.kinds.length > 0) roles.add(sense.word);
  };
  for (const [i, token] of tokens.entries()) {
    const base = lemmas[i] as string;
    const country = nameWords.has(base) ? undefined : countryOf(base, { capital: isCapital(token), alone: standsAlone(text, tokens, i) }, lemmas);
    if (country) countries.add(country);
    if (country || token.lower.length < 3 || (name === '' && isSomebody(tokens, i, base))) continue;
    const sense = senseAt(tokens, i, base);
    if (nameWords.has(token.lower) || nameWords.has(base)) {
      // „Serwis Jawor”, „serwis aut”: what the order repeats of a firm's name says what the firm is.
      const isTied = (near: Token | undefined) =>
        near !== undefined && !/[,;:.\n]/.test(text.slice(Math.min(near.end, token.end), Math.max(near.start, token.start)));
      const isWhole = [tokens[i - 1], tokens[i + 1]].some((near) => near && nameWords.has(near.lower) && isTied(near));
      if (name !== '' && sense && (sense.kinds.length > 0 || !(isWhole || sense.domains.every(isGeneral)))) take(sense);
      continue;
    }
    // „Bielsko-Biała” is one town, and so is „Mińsk Mazowiecki”.
    const before = tokens[i - 1];
    const ofTown = before && isCapital(token) && (text.slice(before.end, token.start) === '-' || isTownAdjective(token, before));
    if (ofTown && townIn(tokens, lemmas, i - 1)) continue;
    const after = tokens[i + 1];
    // „Jan Wrona” of „Wrona Dachy” is who runs the firm; a first name ties no page to it.
    if (name !== '' && isCapital(token) && after && nameWords.has(after.lower) && isFirstNameForm(token.lower)) continue;
    const ends = !after || /[,;.\n]/.test(text.slice(token.end, after.start));
    const voivodeship = townsOfVoivodeship(hyphened(text, tokens, i), before?.lower, ends);
    if (
      voivodeship.length === 0 &&
      after &&
      hyphened(text, tokens, i + 1) !== after.lower &&
      townsOfVoivodeship(hyphened(text, tokens, i + 1), '', true).length > 0
    )
      continue;
    for (const one of voivodeship) province.add(one);
    if (voivodeship.length > 0) continue;
    const town = townIn(tokens, lemmas, i);
    if (town) {
      towns.add(town);
      // What the order names is a town on its pages, too, without „w” or „z” before it.
      places.push({ name: town, forms: townForms(town) });
      continue;
    }
    const region = isCapital(token) || isRegionTyped(token, before, after) ? townsOfRegion(token, before, after) : [];
    for (const one of region) regional.add(one);
    // „Hotel Kaszuby”: a page that names the order's region is in it, whichever of its towns is not named.
    const [of] = region;
    if (of) places.push({ name: of, forms: formsOfRegion(token.lower) });
    if (region.length > 0) continue;
    if (!sense && (isStopword(token.lower) || isStopword(base))) continue;
    const place = placeAt(token, before, after, i > 0 && /^,\s*$/.test(text.slice(before?.end, token.start)));
    if (place) {
      towns.add(place.name);
      villages.push(place.name);
      places.push(place);
      continue;
    }
    if (before && isSecond(base) && isCapital(token) && (placeOf(before, places) || (!isCapital(before) && isCapital(after)))) continue;
    // The first word of a line has a capital whatever it is.
    if (isCapital(token) && i > 0) names.add(base);
    if (EMPTY.has(base) || !/\p{L}/u.test(base)) continue;
    if (!isOfName(text, tokens, i, sense)) {
      take(sense);
      // „Lekarka weterynarii” is called „lekarka” by most pages.
      const plain = senseOf(token.lower, base);
      if (plain !== sense && plain && isHealer(base)) take(plain);
    }
    words.add(base);
    if (!sense && !WHERE.has(base) && weightOf(base) >= SPECIAL) special.add(base);
  }
  // „Kujawsko-pomorskie, Brodnica”: the town says more than its voivodeship.
  if (![...towns].some((town) => province.has(town))) for (const one of province) regional.add(one);
  for (const word of turnsIn(lemmas)) take(senseOf(word, word));
  const own = tokenize(name);
  const domains = domainsOf(senses);
  const ofTrade = [...domains].filter((domain) => !isGeneral(domain));
  const repeats = name !== '' && tokens.some((token, i) => token.lower.length > 3 && nameWords.has(lemmas[i] as string));
  const kind = repeats || own.some((token) => senseOf(token.lower, lemma(token.text))?.kinds.some((domain) => ofTrade.includes(domain)));
  const town = own.some((token, i) => towns.has(townAt(token, lemma(token.text), own[i - 1], own[i + 1]) ?? ''));
  return {
    domains: new Set(ofTrade.length > 0 ? ofTrade : domains),
    office: ofTrade.length > 0 && ofTrade.length < domains.size,
    roles,
    // „Na Podlasiu …, afera z gazem w Piątnicy”: what happened in a place does not say that all is there.
    towns: new Set([...towns, ...regional]),
    typed: towns,
    places,
    villages: new Set(villages),
    countries,
    kin: name === '' ? kinOf(lemmas) : NO_KIN,
    names,
    words,
    special,
    deeds: deedsOf(text, tokens, lemmas),
    named: { kind, town },
    // Words that everybody uses („szukam informacji o sobie”) tie no page to anybody.
    usable: domains.size + towns.size + regional.size + countries.size + names.size + special.size > 0,
  };
}

/** The whole order as signs: what a firm's own name says of it counts, a person's name does not. */
export function contextOfOrder({ name, kind, description, keywords }: Subject): Context {
  const nameWords = new Set(tokenize(name).map(({ lower }) => lower));
  return contextOf(description, keywords, nameWords, kind === 'person' ? '' : name);
}

/** How much a word of the description says when a page has it: 0.2 for everyday words to 1 for rare ones. */
export const weightOf = (word: string): number => Math.min(1, Math.max(0.2, (informationOf(word) - 8) / 8));

/** Whether two lemmas share their root („teatr” and „teatralny”, „szczepionka” and „szczepienie”). */
export function alike(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  let same = 0;
  while (same < a.length && same < b.length && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  return (same >= 6 && same >= 0.55 * longest) || (same >= 5 && same >= longest - 3);
}
