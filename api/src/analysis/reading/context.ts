/** What the order says of its subject: domains of life, professions, towns, proper names and other words. */
import { informationOf, isStopword, lemma, type Token, tokenize } from '../../language/index.ts';
import { isGeneral, type Sense, senseOf } from './domains.ts';
import { type Place, placeAt } from './places.ts';
import { townAt } from './towns.ts';

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
  /** Those of its towns that the list of towns lacks. */
  places: Place[];
  /** Words with a capital: firms, people, places that the list of towns lacks. */
  names: Set<string>;
  /** Lemmas of description and keywords, without stopwords and words of the name. */
  words: Set<string>;
  /** A firm's name says what is described („Restauracja …” for a restaurant), or the description repeats it; its town. */
  named: { kind: boolean; town: boolean };
  /** Rare words of the description other than professions, kinds of firm and names: what it alone says. */
  special: Set<string>;
  usable: boolean;
};

/** Turns of phrase for an office or institution, as lemmas, with the word that says the same; one word may stand between. */
const TURNS: [string[], string[], string][] = [
  [['głowa'], ['państwo'], 'prezydent'],
  [['szef', 'szefowa'], ['rząd', 'gabinet'], 'premier'],
  [['prezes', 'prezeska'], ['rada'], 'premier'],
  [['szef', 'szefowa'], ['dyplomacja', 'resort', 'ministerstwo'], 'minister'],
  [['szef', 'szefowa'], ['partia'], 'lider'],
  [['zastępca', 'zastępczyni'], ['prezydent', 'prezydenta'], 'wiceprezydent'],
  [['zastępca', 'zastępczyni'], ['premier', 'premiera'], 'wicepremier'],
  [['gospodarz'], ['biały'], 'prezydent'],
  [['szkoła'], ['wyższy', 'wysoki'], 'uczelnia'],
  [['dom'], ['pogrzebowy'], 'pogrzeb'],
  [['dom'], ['senior', 'opieka', 'starość'], 'opiekun'],
];

function turnsIn(lemmas: string[]): string[] {
  const found: string[] = [];
  for (const [first, second, means] of TURNS)
    for (const [i, word] of lemmas.entries())
      if (first.includes(word) && (second.includes(lemmas[i + 1] ?? '') || second.includes(lemmas[i + 2] ?? ''))) found.push(means);
  return found;
}

/** Least weight of a word that the description alone says. */
const SPECIAL = 0.6;

/** Words that say when or what sort, not who. */
const EMPTY = new Set(
  'były dawny obecny wcześniej znany młody stary dziś nowy dobry duży mały własny pan pani osoba człowiek rok lato chcieć wiedzieć chodzić mieć być głośny sprawa pisać prywatny rodzinny'.split(
    ' ',
  ),
);

/** The buyer's description and keywords as signs. Words of the name itself are left out. @param name the name when it may say a kind or town: a firm's */
export function contextOf(description: string, keywords: string[], nameWords: Set<string>, name = ''): Context {
  const text = `${description}\n${keywords.join('\n')}`;
  const tokens = tokenize(text);
  const lemmas = tokens.map((token) => lemma(token.text));
  const domains = new Set<number>();
  const roles = new Set<string>();
  const towns = new Set<string>();
  const places: Place[] = [];
  const names = new Set<string>();
  const special = new Set<string>();
  const words = new Set<string>();
  // „Producent okien”: a word of many domains says which one only where no other word does.
  const loose = new Set<number>();
  const take = (sense: Sense | undefined) => {
    for (const domain of sense?.domains ?? []) (sense?.loose.includes(domain) && !isGeneral(domain) ? loose : domains).add(domain);
    if (sense && sense.people.length + sense.kinds.length > 0) roles.add(sense.word);
  };
  for (const [i, token] of tokens.entries()) {
    const base = lemmas[i] as string;
    if (nameWords.has(token.lower) || nameWords.has(base) || token.lower.length < 3) continue;
    const sense = senseOf(token.lower, base);
    if (!sense && (isStopword(token.lower) || isStopword(base))) continue;
    const town = townAt(token, base, tokens[i - 1], tokens[i + 1]);
    if (town) {
      towns.add(town);
      continue;
    }
    const place = placeAt(token, tokens[i - 1], i > 0 && /^,\s*$/.test(text.slice(tokens[i - 1]?.end, token.start)));
    if (place) {
      towns.add(place.name);
      places.push(place);
      continue;
    }
    // The first word of a line has a capital whatever it is.
    if (isCapital(token) && i > 0) names.add(base);
    if (EMPTY.has(base) || !/\p{L}/u.test(base)) continue;
    take(sense);
    words.add(base);
    if (!(sense && sense.people.length + sense.kinds.length > 0) && weightOf(base) >= SPECIAL) special.add(base);
  }
  for (const word of turnsIn(lemmas)) take(senseOf(word, word));
  const own = tokenize(name);
  if ([...domains].every(isGeneral)) for (const domain of loose) domains.add(domain);
  const telling = [...domains].filter((domain) => !isGeneral(domain));
  const repeats = name !== '' && tokens.some((token, i) => token.lower.length > 3 && nameWords.has(lemmas[i] as string));
  const kind = repeats || own.some((token) => senseOf(token.lower, lemma(token.text))?.kinds.some((domain) => telling.includes(domain)));
  const town = own.some((token, i) => towns.has(townAt(token, lemma(token.text), own[i - 1], own[i + 1]) ?? ''));
  return {
    domains: new Set(telling.length > 0 ? telling : domains),
    office: telling.length > 0 && telling.length < domains.size,
    roles,
    towns,
    places,
    names,
    words,
    special,
    named: { kind, town },
    // Words that everybody uses („szukam informacji o sobie”) tie no page to anybody.
    usable: domains.size + towns.size + names.size + special.size > 0,
  };
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
