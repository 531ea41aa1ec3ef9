import { parsePhrase } from '../sentiment/lexicon.ts';
import { NEGATIVE, NEUTRAL, POSITIVE } from '../sentiment/phrases.ts';
import { BAD } from './bad.ts';
import { EVERYDAY_BAD, EVERYDAY_GOOD, EVERYDAY_VERBS } from './everyday.ts';
import { GOOD } from './good.ts';
import { PUBLIC_BAD, PUBLIC_GOOD, PUBLIC_VERBS } from './public.ts';
import { RENOWN_BAD, RENOWN_GOOD, RENOWN_VERBS } from './renown.ts';
import { SERVICE_BAD, SERVICE_GOOD, SERVICE_VERBS } from './service.ts';
import { VERBS } from './verbs.ts';

/** A phrase and what it adds: to the one who acts, to the one it is done to; for words that are no verbs both are the same. */
export type Polar = { words: string[][]; gap: boolean[]; verb: boolean; acts: number; done: number; plain: boolean };
export type PolarMatch = { polar: Polar; at: number[] };
/** What the lexicon needs of a word. */
export type LexicalWord = { lower: string; lemma: string; name?: boolean; noun?: string };

/** What is written as done by verbs that judge nobody, but set their clause apart from the one who acts. */
export const DETACHED = -0.1;
const GAP = 3;
/**
 * Words that praise or blame in a review of one thing, and tell plain facts everywhere else („odkrył jaskinię”, „ciężki kamień”, „Puchar
 * Polski”): alone they count for a part. Found by reading what moved sentences of ordinary prose.
 */
const GENERAL = new Set(
  (
    'budować zbudować odkryć odkrywać szybko szybki szybciej czołówka dominować puchar bomba wielkość wielki dokładny dokładnie punktualnie kompetencja nagroda bohater uznanie warto zdobyć ' +
    'zdobycie oklaski chętnie pomocny odpowiedzialny dotrzymać oszczędzić odwaga pozytywny pozytywnie negatywny negatywnie wolontariat wspierać wspomagać interesujący ciekawy rozwijać rozwój rosnąć wzrost otworzyć ' +
    'awaria bójka ranny śledztwo klęska tragedia sprawca zwycięzca hałas szpiegostwo zabójca ratownik pomyłka błąd gwiazda marzenie premia kolejka upadłość likwidacja pobicie molestowanie cud bankructwo awans zagrożenie afera ' +
    'otwierać uruchomić nowy nowoczesny duży pierwszy dumny szczęście sukces zdanie zysk darmowy bezpłatny bezpłatnie tradycja energia zapał ' +
    'spowodować powodować granica strajk śmiech szkoda winien uciec uciekać ukrywać problem kryzys konflikt spór spełnić zapomnieć zapomniany odwołanie dystansować zdystansować ' +
    'zrezygnować rezygnować rezygnacja groźba przemoc wojna bojkot denerwować lubić brutalny drogi drogo ciężki trudny trudno wolny wolno strata śmierć wypadek katastrofa zamknąć zamykać'
  ).split(' '),
);
const GENERAL_SHARE = 0.3;
const lines = (list: string): [string, string[]][] =>
  list
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2).split(', ')]);

const nominal = (list: string, sign: number): Polar[] =>
  lines(list).flatMap(([strength, phrases]) =>
    phrases.map((phrase) => ({ ...parsePhrase(phrase), verb: false, acts: sign * Number(strength), done: sign * Number(strength), plain: sign === 0 })),
  );

const verbs: Polar[] = [VERBS, EVERYDAY_VERBS, SERVICE_VERBS, PUBLIC_VERBS, RENOWN_VERBS].flatMap(lines).flatMap(([numbers, phrases]) => {
  const [acts, done] = numbers.split(' ').map(Number) as [number, number];
  return phrases.map((phrase) => ({ ...parsePhrase(phrase), verb: true, acts, done, plain: false }));
});

/** A general word standing alone counts for its part. */
function damped(polar: Polar): Polar {
  if (polar.words.length > 1 || polar.plain || !polar.words[0]?.some((word) => GENERAL.has(word))) return polar;
  return { ...polar, acts: GENERAL_SHARE * polar.acts, done: polar.done === DETACHED ? DETACHED : GENERAL_SHARE * polar.done };
}

/** Word order is free: „odebrać nagrodę” and „nagrodę odebrała”, „stanąć na podium” and „na podium stanęła”. */
function turned(polar: Polar): Polar[] {
  const [verb, second, third, fourth] = polar.words as [string[], string[]?, string[]?, string[]?];
  if (!polar.verb || fourth || !second || /[^ć]$/u.test(verb[0] as string)) return [];
  if (!third) return PREPOSITION.test(second[0] as string) || !polar.gap[1] ? [] : [{ ...polar, words: [second, verb], gap: [false, true] }];
  return PREPOSITION.test(second[0] as string) ? [{ ...polar, words: [second, third, verb], gap: [false, polar.gap[2] as boolean, true] }] : [];
}
const PREPOSITION = /^(?:w|z|ze|do|od|na|o|u|dla|za|nad|pod|po|przy|przed|przez|bez|przeciw|przeciwko|wobec|się|niż|że|jak|kto|i)$/u;

const byFirst = new Map<string, Polar[]>();
const all = [
  ...verbs,
  ...[GOOD, EVERYDAY_GOOD, SERVICE_GOOD, PUBLIC_GOOD, RENOWN_GOOD, POSITIVE].flatMap((list) => nominal(list, 1)),
  ...[BAD, EVERYDAY_BAD, SERVICE_BAD, PUBLIC_BAD, RENOWN_BAD, NEGATIVE].flatMap((list) => nominal(list, -1)),
  ...nominal(NEUTRAL, 0),
];
for (const polar of all.flatMap((one) => [one, ...turned(one)]).map(damped)) {
  for (const first of polar.words[0] as string[]) {
    const list = byFirst.get(first) ?? [];
    list.push(polar);
    byFirst.set(first, list);
  }
}

const ALTERNATIONS: [RegExp, string][] = [
  [/ścić$/, 'szczony'],
  [/eść$/, 'edziony'],
  [/aść$/, 'adziony'],
  [/zić$/, 'żony'],
  [/sić$/, 'szony'],
  [/cić$/, 'cony'],
  [/dzić$/, 'dzony'],
  [/(?<=[rżczsz])yć$/, 'ony'],
  [/ić$/, 'iony'],
  [/lić$/, 'lony'],
  [/ić$/, 'ity'],
  [/yć$/, 'yty'],
  [/ąć$/, 'ęty'],
  [/eć$/, 'any'],
  [/ać$/, 'any'],
];

/** Passive participles the dictionary lists as adjectives („skazany”), with the verb they come from. */
const participles = new Map<string, string>();
for (const { words } of verbs)
  for (const verb of words.length === 1 ? (words[0] as string[]) : []) for (const form of participlesOf(verb)) participles.set(form, verb);

function participlesOf(verb: string): string[] {
  return ALTERNATIONS.filter(([ending]) => ending.test(verb)).flatMap(([ending, own]) => {
    const masculine = verb.replace(ending, own);
    return [masculine, `${masculine.slice(0, -1)}a`];
  });
}

/** The verb of a passive participle given as an adjective („skazany” → „skazać”), or nothing. */
export const verbOfParticiple = (adjective: string): string | undefined => participles.get(adjective);

/**
 * Phrases in a stretch of words, the longest first where they meet; each word is used once. `at` are the word numbers. A word
 * stands for its lemma and its own form.
 */
export function polarMatches(words: readonly LexicalWord[]): PolarMatch[] {
  const found: PolarMatch[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { lower, lemma, noun = lemma } = words[i] as LexicalWord;
    collect(byFirst.get(lemma), words, i, found);
    if (lower !== lemma) collect(byFirst.get(lower), words, i, found);
    if (noun !== lemma && noun !== lower) collect(byFirst.get(noun), words, i, found);
  }
  found.sort((a, b) => b.at.length - a.at.length || (a.at[0] as number) - (b.at[0] as number));
  const used = new Set<number>();
  const out: PolarMatch[] = [];
  for (const match of found) {
    if (match.at.some((place) => used.has(place))) continue;
    for (const place of match.at) used.add(place);
    out.push(match);
  }
  return out.sort((a, b) => (a.at[0] as number) - (b.at[0] as number));
}

function collect(polars: readonly Polar[] | undefined, words: readonly LexicalWord[], i: number, found: PolarMatch[]): void {
  for (const polar of polars ?? []) {
    const at = matchFrom(polar, words, i);
    if (at) found.push({ polar, at });
  }
}

function matchFrom({ words: parts, gap }: Polar, words: readonly LexicalWord[], start: number): number[] | null {
  let at: number[] | null = parts.length === 1 ? [start] : null;
  let place = start;
  for (let k = 1; k < parts.length; k += 1) {
    place = placeOf(parts[k] as string[], words, place + 1, gap[k] ? GAP : 0);
    if (place < 0) return null;
    at ??= [start];
    at.push(place);
  }
  return at;
}

/** The first of these words from a place on, with room for so many others; names take none: „śledztwo w sprawie Anny Nowak umorzono”. */
function placeOf(alternatives: readonly string[], words: readonly LexicalWord[], from: number, room: number): number {
  let left = room;
  for (let k = from; k < words.length; k += 1) {
    const { lemma, lower, noun, name } = words[k] as LexicalWord;
    if (alternatives.includes(lemma) || (lower !== lemma && alternatives.includes(lower))) return k;
    if (noun !== undefined && noun !== lemma && alternatives.includes(noun)) return k;
    if (name) continue;
    if (left === 0) return -1;
    left -= 1;
  }
  return -1;
}
