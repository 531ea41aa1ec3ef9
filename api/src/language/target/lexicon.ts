import { PHRASES } from '../sentiment/lexicon.ts';
import { type Phrase, readPhrases } from '../text/phrase-file.ts';

/** A phrase and what it adds in logits: `acts` to the party that acts, `done` to the party it is done to; equal where the phrase is no verb. */
export type Polar = Phrase & { verb: boolean; acts: number; done: number; plain: boolean };
/** A phrase found in a stretch of words; `at` are the word numbers. */
export type PolarMatch = { polar: Polar; at: number[] };
/** The fields of a word that matching needs. */
export type LexicalWord = { lower: string; lemma: string; name?: boolean; noun?: string };

/** Marker in place of `done` for verbs of reporting and inquiry: their clause does not judge the subject. */
export const DETACHED = -0.1;
/** Other words that a `*` leaves room for. */
const GAP = 3;
/**
 * Words that judge in a review but state facts in other prose („odkrył jaskinię”, „ciężki kamień”, „Puchar Polski”): alone they
 * count for `GENERAL_SHARE`. Found by reading what moved sentences of ordinary prose.
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
const PREPOSITION = /^(?:w|z|ze|do|od|na|o|u|dla|za|nad|pod|po|przy|przed|przez|bez|przeciw|przeciwko|wobec|się|niż|że|jak|kto|i)$/u;

/**
 * The files of `data/phrases`, in the order in which they are tried: of two phrases that match the same words the first wins.
 * Verbs come before praise, praise before blame.
 */
export const VERB_FILES = ['general', 'everyday', 'service', 'business', 'public', 'law', 'press', 'help', 'sport', 'art', 'conduct'].map(
  (field) => `verbs-${field}`,
);
export const GOOD_FILES = ['general', 'everyday', 'service', 'business', 'public', 'law', 'help', 'sport', 'art', 'conduct'].map((field) => `good-${field}`);
export const BAD_FILES = ['general', 'everyday', 'service', 'business', 'public', 'law', 'press', 'sport', 'art', 'conduct'].map((field) => `bad-${field}`);

const byFirst = new Map<string, Polar[]>();
const verbs: Polar[] = [];
for (const file of VERB_FILES)
  for (const { numbers, phrases } of readPhrases(file, 2))
    for (const phrase of phrases) verbs.push(polarOf(phrase, true, numbers[0] as number, numbers[1] as number));
for (const polar of verbs) {
  enter(damped(polar));
  const other = turned(polar);
  if (other) enter(other);
}
for (const [files, label, sign] of [
  [GOOD_FILES, 'positive', 1],
  [BAD_FILES, 'negative', -1],
  [[], 'neutral', 0],
] as const) {
  for (const file of files)
    for (const { numbers, phrases } of readPhrases(file, 1)) for (const phrase of phrases) enterNominal(phrase, sign * (numbers[0] as number));
  for (const phrase of PHRASES) if (phrase.label === label) enterNominal(phrase, sign * phrase.strength);
}

function polarOf({ words, gap }: Phrase, verb: boolean, acts: number, done: number): Polar {
  return { words, gap, verb, acts, done, plain: !verb && acts === 0 };
}

function enterNominal(phrase: Phrase, value: number): void {
  enter(damped(polarOf(phrase, false, value, value)));
}

function enter(polar: Polar): void {
  for (const first of polar.words[0] as string[]) {
    const list = byFirst.get(first);
    if (list) list.push(polar);
    else byFirst.set(first, [polar]);
  }
}

/** A general word alone counts in part. */
function damped(polar: Polar): Polar {
  if (polar.words.length > 1 || polar.plain || !polar.words[0]?.some((word) => GENERAL.has(word))) return polar;
  polar.acts *= GENERAL_SHARE;
  if (polar.done !== DETACHED) polar.done *= GENERAL_SHARE;
  return polar;
}

/** A verb phrase in the other word order, if usual: „nagrodę odebrała” for „odebrać nagrodę”, „na podium stanęła” for „stanąć na podium”. */
function turned({ words, gap, verb, acts, done }: Polar): Polar | null {
  const [first, second, third] = words as [string[], string[]?, string[]?];
  if (!verb || !second || words.length > 3 || !first[0]?.endsWith('ć')) return null;
  const governed = PREPOSITION.test(second[0] as string);
  if (!third) return governed || !gap[1] ? null : polarOf({ words: [second, first], gap: [false, true] }, true, acts, done);
  return governed ? polarOf({ words: [second, third, first], gap: [false, gap[2] as boolean, true] }, true, acts, done) : null;
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

/** Passive participles that the dictionary lists as adjectives („skazany”), with their verbs. */
const participles = new Map<string, string>();
for (const { words } of verbs) {
  if (words.length > 1) continue;
  for (const verb of words[0] as string[]) {
    for (const [ending, own] of ALTERNATIONS) {
      if (!ending.test(verb)) continue;
      const masculine = verb.replace(ending, own);
      participles.set(masculine, verb);
      participles.set(`${masculine.slice(0, -1)}a`, verb);
    }
  }
}

/** The verb of a passive participle given as an adjective („skazany” → „skazać”), or nothing. */
export const verbOfParticiple = (adjective: string): string | undefined => participles.get(adjective);

/**
 * Phrases in a stretch of words, in order; each word is used once, by the longest phrase, of equally long ones by the first. A word
 * matches by its lemma, its form or its dictionary form.
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

/** Number of the first of these words from `from` on, with at most `room` other words before it, or −1. Names do not count as other words: „śledztwo w sprawie Anny Nowak umorzono”. */
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
