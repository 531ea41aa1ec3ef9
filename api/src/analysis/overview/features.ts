/** What each sentence of a page shows of the subject: numbers from which the sentence model reads how telling it is. */
import { informationOf, isStopword, lemmasOf, type Mention, sentenceSentiment } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';
import { isList, namedIn } from '../ledger/role.ts';
import { type Unit, unitsOf } from './units.ts';
import { wordsOf } from './words.ts';

/** In the order of the vectors; what each means stands in `vectorOf`. */
export const FEATURES = [
  'named',
  'nominative',
  'early',
  'listed',
  'after',
  'before',
  'first',
  'about',
  'alias',
  'people',
  'context',
  'own',
  'title',
  'central',
  'lead',
  'inverse',
  'place',
  'tone',
  'bad',
  'not',
  'contrast',
  'speech',
  'blame',
  'deny',
  'praise',
  'claimed',
  'dash',
  'quoted',
  'outcome',
  'number',
  'verb',
  'short',
  'tiny',
  'long',
  'question',
  'heading',
  'capitals',
  'furniture',
  'background',
  'dangling',
  'item',
  'starred',
  'reply',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What is known of the subject before a page is read, as lemmas. */
export type Known = {
  /** Words of the buyer's description. */
  description: ReadonlySet<string>;
  /** Words for what the subject is: its professions and kinds of firm. */
  kinds: ReadonlySet<string>;
  /** Surnames of the people who run it. */
  people: ReadonlySet<string>;
};

/** A page as the sentence model reads it. */
export type Reading = { units: Unit[]; vectors: number[][]; meanLength: number };

const FURNITURE =
  /^\P{L}*(?:czytaj|zobacz|przeczytaj|poniżej|foto|fot\.|tagi|powiększ|aktualizacja|redakcja poleca|źródło|wideo|galeria|autor|opublikowano|dodano|więcej|udostępnij|włącz|zaloguj|posty:|dołączył|dane pobrano|wpis w|ostatnia aktualizacja|inne podmioty|wątek zamknięty|podobne (?:pytania|wątki|tematy)|opinie użytkowników)|(?<!\p{sc=Latn})(?:zaloguj się|zarejestruj się|pliki cookies?|polityk[aęi] prywatności)(?!\p{sc=Latn})/iu;
const BACKGROUND =
  /^\P{L}*(?:przypomnijmy|jak (?:już )?(?:pisaliśmy|informowaliśmy)|wcześniej informowaliśmy|zgodnie z|od niedzieli)|(?<!\p{sc=Latn})(?:został[ao]? założon\p{sc=Latn}|założon[ya] w|z siedzibą w|następnie|termin zapisów)(?!\p{sc=Latn})|\(pap\)/iu;
const DASH = /^ ?[–—-] \p{Lu}|[.,!?…] ?[–—-] \p{Ll}+(?:ł|ła|li|ły|a|i|e)(?!\p{L})/u;
/** Least information of a word that tells texts apart, in bits. */
const COMMON = 8;
const MOST_BITS = 18;

type Vector = Map<string, number>;

const bitsOf = (lemma: string): number => Math.max(0, Math.min(MOST_BITS, informationOf(lemma)) - COMMON);

/** Weights of telling words; words of the name are left out. */
function weighed(lemmas: readonly string[], skip: ReadonlySet<string>): Vector {
  const counts = new Map<string, number>();
  for (const word of lemmas) if (word.length > 2 && !skip.has(word) && !isStopword(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights: Vector = new Map();
  for (const [word, count] of counts) {
    const bits = bitsOf(word);
    if (bits > 0) weights.set(word, Math.sqrt(count) * bits);
  }
  return weights;
}

const norm = (vector: Vector): number => Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));

function cosine(a: Vector, b: Vector, normB: number): number {
  let dot = 0;
  for (const [word, value] of a) dot += value * (b.get(word) ?? 0);
  return dot === 0 ? 0 : dot / (norm(a) * normB);
}

type Page = {
  mentions: readonly Mention[];
  named: boolean[];
  skip: Set<string>;
  title: Vector;
  titleSum: number;
  whole: Vector;
  wholeNorm: number;
  about: Vector;
  aboutNorm: number;
  own: boolean;
  firstNamed: number;
};

function pageOf(document: Document, units: readonly Unit[], mentions: readonly Mention[], own: boolean): Page {
  const named = namedIn(units, mentions);
  const skip = new Set([...new Set(mentions.map(({ form }) => form))].slice(0, 50).flatMap((form) => lemmasOf(form)));
  const title = weighed(lemmasOf(document.article.title.slice(0, 300)), skip);
  const whole = weighed(
    units.flatMap(({ lemmas }) => lemmas),
    skip,
  );
  const about = weighed(
    units.flatMap(({ lemmas }, i) => (named[i] ? lemmas : [])),
    skip,
  );
  const titleSum = [...title.values()].reduce((sum, value) => sum + value, 0) || 1;
  return { mentions, named, skip, title, titleSum, whole, wholeNorm: norm(whole), about, aboutNorm: norm(about), own, firstNamed: named.indexOf(true) };
}

const has = (words: readonly string[], of: ReadonlySet<string>): number => (words.some((word) => of.has(word)) ? 1 : 0);
const yes = (holds: boolean): number => (holds ? 1 : 0);

function vectorOf(unit: Unit, i: number, units: readonly Unit[], page: Page, known: Known, mention: Mention | undefined): Record<Feature, number> {
  const { text, words, lemmas, item } = unit;
  const named = mention !== undefined;
  const listed = isList(text);
  const weights = weighed(lemmas, page.skip);
  const { score } = sentenceSentiment(text);
  const speech = has(lemmas, wordsOf('speech'));
  let shared = 0;
  for (const [word, value] of page.title) if (weights.has(word)) shared += value;
  const capitals = text.match(/(?<=[\p{Ll},] )\p{Lu}/gu)?.length ?? 0;
  return {
    named: yes(named),
    nominative: yes(mention?.case === 'nom' || mention?.case === null),
    early: yes(named && mention.start - unit.start < 0.35 * text.length),
    listed: yes(named && listed),
    after: yes(!named && page.named[i - 1] === true),
    before: yes(!named && page.named[i + 1] === true),
    first: yes(i === page.firstNamed),
    about: page.aboutNorm > 0 ? cosine(weights, page.about, page.aboutNorm) : 0,
    alias: has(lemmas, known.kinds),
    people: has(lemmas, known.people),
    context: has(lemmas, known.description),
    own: yes(page.own) * has(words, wordsOf('first')),
    title: Math.min(1, shared / page.titleSum),
    central: page.wholeNorm > 0 ? cosine(weights, page.whole, page.wholeNorm) : 0,
    lead: yes(i < 3),
    inverse: 1 / (1 + i),
    place: i / Math.max(1, units.length - 1),
    tone: Math.abs(score),
    bad: Math.max(0, -score),
    not: yes(words.includes('nie')),
    contrast: has(words, wordsOf('contrast')),
    speech,
    blame: has(lemmas, wordsOf('blame')),
    deny: has(lemmas, wordsOf('deny')),
    praise: has(lemmas, wordsOf('praise')),
    claimed: yes(speech === 1 && (words.includes('że') || words.includes('iż'))),
    dash: yes(DASH.test(text)),
    quoted: yes(/[„”"«»]/u.test(text)),
    outcome: has(lemmas, wordsOf('outcome')),
    number: yes(/\d/.test(text)),
    verb: yes(lemmas.some((word) => word.length > 2 && /(?:ć|ść|źć|c)$/u.test(word) && !/ość$/u.test(word))),
    short: yes(text.length < 50),
    tiny: yes(text.length < 25),
    long: yes(text.length > 260),
    question: yes(/\?\W*$/u.test(text)),
    heading: yes(!/[.!?…:;]["”»)\]]*$/u.test(text)),
    capitals: Math.min(1, capitals / Math.max(4, words.length)),
    furniture: yes(FURNITURE.test(text)),
    background: yes(BACKGROUND.test(text)),
    dangling: has(words.slice(0, 1), wordsOf('dangling')),
    item: yes(item !== null),
    starred: item?.stars ? Math.abs(item.stars - 3) / 2 : 0,
    reply: yes(unit.reply),
  };
}

/**
 * Sentences of a page with their vectors, in the order of `FEATURES`; linear in the text.
 * @param own the page is the subject's own, so that its first person is the subject
 * @param posts of the subject's on a page of many voices
 */
export function readPage(document: Document, mentions: readonly Mention[], own: boolean, known: Known, posts?: ReadonlySet<PageItem>): Reading {
  const units = unitsOf(document, posts);
  const page = pageOf(document, units, mentions, own);
  let at = 0;
  const vectors = units.map((unit, i) => {
    while (at < mentions.length && (mentions[at] as Mention).end <= unit.start) at += 1;
    const here = mentions[at];
    const values = vectorOf(unit, i, units, page, known, here && here.start < unit.end ? here : undefined);
    return FEATURES.map((feature) => values[feature]);
  });
  const letters = units.reduce((sum, { start, end }) => sum + end - start, 0);
  return { units, vectors, meanLength: letters / Math.max(1, units.length) };
}
