/** What a page says of the subject in a few verbatim excerpts: one to three neighbouring sentences each, cut at their ends. */
import { cutAt } from '../../contract/cut.ts';
import type { Evidence, PageRole } from '../../contract/report.ts';
import type { Span } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { crossesGap } from '../ledger/withheld.ts';
import type { Later } from '../reading/later-posts.ts';
import { overlaps } from '../reading/text.ts';
import { type Candidate, chosen, type Picked } from './choice.ts';
import { FEATURES, type Reading } from './features.ts';
import { lacksSubject, pointsBack, saidByNobody } from './openings.ts';
import { behindNumber, isFigure, isNumbered } from './rows.ts';
import { type Speech, type Spoken, speechesOf, spokenIn } from './speech.ts';
import { belongsBehind, isAnswered, isCutShort, turnsNext } from './turned.ts';
import { askingParagraphs } from './turns.ts';
import type { Unit } from './units.ts';
import { probabilities, readsAsPress, type Weights, weightsFor } from './weights.ts';
import { wordsOf } from './words.ts';

/** Longest excerpt, in characters. */
export const EXCERPT_MAX = 320;
/** Excerpts by role; `short`: of a page with at most `SHORT` words that is more than a passing one. */
const COUNT: Record<PageRole | 'short', number> = { hero: 2, party: 2, passing: 1, short: 3 };
const SHORT = 400;
/** Sentences of an excerpt at most, and of a passage of a page with short ones: three of its sentences tell half of what three long ones do. */
const SENTENCES = 3;
const SHORT_SENTENCES = 5;
/** A neighbour joins an excerpt when it tells at least this share of what its sentence tells. */
const NEIGHBOUR = 0.15;
/** What an excerpt is worth that opens with a word that needs the sentence before, with a reminder, or with a line of the site. */
const POOR_OPENING = 0.5;

const TONE = FEATURES.indexOf('tone');
const BAD = FEATURES.indexOf('bad');
const NAMED = FEATURES.indexOf('named');
const VERB = FEATURES.indexOf('verb');
const FURNITURE = FEATURES.indexOf('furniture');
const ASIDE = [FEATURES.indexOf('background'), FURNITURE];

type Excerpt = Evidence['excerpts'][number];
/** Where an excerpt stands, with what its item says of it. */
type Cut = Pick<Excerpt, 'start' | 'end' | 'stars' | 'reply' | 'speaker' | 'later'>;

/** A sentence longer than an excerpt ends where a clause of it does. */
function fitting(text: string, { start, end }: Span): Span {
  if (end - start <= EXCERPT_MAX) return { start, end };
  return { start, end: start + cutAt(text.slice(start, end), EXCERPT_MAX) };
}

/** Tone of a sentence, −1 to 1, from its features. */
const toneOf = (vector: readonly number[]): number => (vector[TONE] as number) - 2 * (vector[BAD] as number);

/** A reminder („Przypomnijmy…”) or a line of the site. */
const isAside = (vector: readonly number[] | undefined): boolean => vector !== undefined && ASIDE.some((feature) => vector[feature] === 1);

/** „Szczepienia poza kolejnością.”: a heading within the body that ran into its text. */
const isHeading = ({ words, item }: Unit, vector: readonly number[] | undefined): boolean =>
  item === null && words.length <= 5 && vector?.[VERB] === 0 && !words.some((word) => /(?:ł|ła|ło|li|ły|łem|łam|no|to|my|uje|ują|ją)$/u.test(word));

/** „Premier zlecił pilną kontrolę po informacji o zaszczepieniu aktorki...”: a link to another text, cut by the site. */
const isTeaser = (units: readonly Unit[], at: number): boolean => {
  const { text, item, paragraph } = units[at] as Unit;
  return item === null && units[at + 1]?.paragraph !== paragraph && /(?:\.{2,}|…)[^\p{L}\p{N}]*$/u.test(text) && !/^[–—-]|["„”»«]/u.test(text);
};
/** Whether a sentence opens quotation marks that it does not close. */
const isOpen = (text: string): boolean => (text.match(/„/gu) ?? []).length > (text.match(/[”“"]/gu) ?? []).length || /^"[^"]*$/u.test(text);

/** Whether sentences `from` to `to` stand in one paragraph, the last is no aside, and each tells something beside the best of them. */
function joins({ units, vectors }: Reading, chances: readonly number[], from: number, to: number): boolean {
  const [first, last] = [units[from] as Unit, units[to]];
  if (
    !last ||
    last.block !== first.block ||
    last.paragraph !== first.paragraph ||
    last.words.length === 0 ||
    isAside(vectors[to]) ||
    isHeading(last, vectors[to]) ||
    isTeaser(units, to) ||
    isNumbered(last)
  )
    return false;
  // A quotation is taken to its close.
  if (isOpen(units[to - 1]?.text ?? '')) return true;
  if (belongsBehind(units[to - 1], last)) return true;
  const run = chances.slice(from, to + 1);
  return Math.min(...run) >= NEIGHBOUR * Math.max(...run);
}

/** What an excerpt is worth that begins in the midst of what somebody says, and one in the first person of nobody knows whom. */
const MIDST = 0.8;
const NOBODYS = 0.2;
/** „Zaszczepiłam się”, „moi rodzice”: of whoever speaks. */
export const IN_FIRST = /(?<!\p{sc=Latn})(?:\p{sc=Latn}+(?:łem|łam|liśmy|łyśmy)|ja|moi|moich|moim|mojego|mojej|moją)(?!\p{sc=Latn})/iu;
/** Who says the words, where they do not tell. */
export const unnamedIn = (text: string, { who }: Spoken): string | null => (who !== null && !text.includes(who.split(/\s+/u).at(-1) ?? who) ? who : null);
function wholeness(text: string, { start, end, from, to }: Candidate, { units }: Reading, speeches: readonly Speech[]): number {
  const spoken = spokenIn(speeches, text, { start, end });
  if (spoken.open && turnsNext(units[to], units[to + 1])) return MIDST;
  const isMine = IN_FIRST.test(text.slice(start, end)) || units.slice(from, to + 1).some(({ words }) => words.some((word) => wordsOf('first').has(word)));
  if ((spoken.inside || spoken.opens) && spoken.who === null && isMine && !/[–—-] \p{Ll}/u.test(text.slice(start, end))) return NOBODYS;
  return spoken.inside ? MIDST : 1;
}

/** Whether a sentence cannot open a quote: it points back, or its subject stands in the one before, which does not name the subject of the report. */
function dangles({ units, vectors }: Reading, at: number): boolean {
  const [unit, before] = [units[at] as Unit, units[at - 1]];
  if (before?.block !== unit.block) return false;
  if (unit.item !== null || before.paragraph !== unit.paragraph) return saidByNobody(unit.text);
  return saidByNobody(unit.text) || pointsBack(unit.text) || (vectors[at - 1]?.[NAMED] !== 1 && lacksSubject(unit.text));
}

/** Sentences, neighbours within a paragraph, and whole items, as candidates. */
function candidatesOf(text: string, reading: Reading, chances: readonly number[], most = SENTENCES): Candidate[] {
  const { units, vectors } = reading;
  const found: Candidate[] = [];
  const add = (from: number, to: number, span: Span): void => {
    if (span.end - span.start > EXCERPT_MAX || crossesGap(text.slice(span.start, span.end))) return;
    let missed = 1;
    let tone = 0;
    for (let i = from; i <= to; i += 1) {
      missed *= 1 - (chances[i] as number);
      tone += toneOf(vectors[i] as number[]);
    }
    const { words, item, block } = units[from] as Unit;
    const opensBlock = units[from - 1]?.block !== block;
    const poor =
      isCutShort(units[to], units[to + 1]) || (!opensBlock && (wordsOf('dangling').has(words[0] ?? '') || dangles(reading, from))) || isAside(vectors[from]);
    const worth = (1 - missed) * (poor ? POOR_OPENING : 1);
    found.push({ ...span, from, to, worth, sign: Math.sign(item?.stars ? item.stars - 3 : tone) });
  };
  const asking = askingParagraphs(units);
  const begin = behindNumber(units);
  for (const [i, unit] of units.entries()) {
    if (unit.words.length === 0 || isFigure(unit) || isTeaser(units, i) || asking.has(unit.paragraph)) continue;
    const start = begin(unit);
    add(i, i, fitting(text, { start, end: unit.end }));
    for (let to = i + 1; to < i + most && joins(reading, chances, i, to); to += 1) {
      add(i, to, { start, end: (units[to] as Unit).end });
    }
    // An item that fits is taken whole.
    if (!unit.item || units[i - 1]?.block === unit.block) continue;
    let to = i;
    while (units[to + 1]?.block === unit.block) to += 1;
    if (to > i) add(i, to, { start, end: (units[to] as Unit).end });
  }
  return found;
}

const cutOf = ({ start, end, from, later }: Picked, units: readonly Unit[]): Cut => {
  const { item, reply } = units[from] as Unit;
  const stars = !reply && item?.stars && item.stars >= 1 && item.stars <= 5 ? { stars: item.stars } : {};
  return { start, end, ...stars, ...(reply ? { reply } : {}), ...(later ? { later } : {}) };
};

/**
 * The excerpts of a page that was read, most telling first.
 * @param wanted at most so many
 * @param naming only such as name the subject, where the page does
 * @param speeches where somebody speaks on the page
 * @param later posts that belong beside earlier ones
 */
export function chooseCuts(
  text: string,
  reading: Reading,
  weights: Weights,
  wanted: number,
  naming = false,
  speeches: readonly Speech[] = [],
  later: readonly Later[] = [],
): Cut[] {
  const candidates = candidatesOf(text, reading, probabilities(reading, weights)).map((one) => ({
    ...one,
    worth: one.worth * wholeness(text, one, reading, speeches),
  }));
  const names = ({ from, to }: Candidate) => reading.vectors.slice(from, to + 1).some((vector) => vector[NAMED] === 1);
  const named = naming ? candidates.filter(names) : [];
  return chosen(reading.units, named.length > 0 ? named : candidates, wanted, candidates, later).map((one) => {
    const cut = cutOf(one, reading.units);
    const speaker = unnamedIn(text.slice(cut.start, cut.end), spokenIn(speeches, text, cut));
    return speaker ? { ...cut, speaker } : cut;
  });
}

/**
 * A part of a page that may be quoted. `worth`: chance that it tells what matters of the subject, 0 to 1; `beside`: its paragraph names the
 * subject; `spoken`: how it stands to what somebody says on the page; `half`: the speaker's next sentence turns it, or an answer does; `asked`: a question follows in its
 * paragraph.
 */
export type Passage = Span & {
  text: string;
  worth: number;
  units: Unit[];
  named: boolean;
  opens: boolean;
  beside: boolean;
  spoken: Spoken;
  half: boolean;
  asked: boolean;
  /** Its first sentence needs the one before it. */
  dangles: boolean;
};

/** Numbers of the paragraphs that name the subject. */
const namingParagraphs = ({ units, vectors }: Reading): Set<number> =>
  new Set(units.filter((_, i) => vectors[i]?.[NAMED] === 1).map(({ paragraph }) => paragraph));

/** Where somebody speaks on a page; posts and reviews are each one voice. */
const speechesIn = (document: Document): readonly Speech[] => (document.article.items.length > 0 ? [] : speechesOf(document));

/** Every passage of a page that was read: sentences, neighbours and whole items, as excerpts are cut. Furniture is left out. */
export function passagesOf(document: Document, reading: Reading): Passage[] {
  const { text, kind } = document.article;
  const { units, vectors } = reading;
  const paragraphs = namingParagraphs(reading);
  const speeches = speechesIn(document);
  return candidatesOf(text, reading, probabilities(reading, weightsFor(kind, reading)), readsAsPress(kind, reading.meanLength) ? SENTENCES : SHORT_SENTENCES)
    .filter(({ from, to }) => vectors.slice(from, to + 1).every((vector) => vector[FURNITURE] === 0))
    .map(({ start, end, worth, from, to }) => ({ start, end, worth, from, to, spoken: spokenIn(speeches, text, { start, end }) }))
    .map(({ start, end, worth, from, to, spoken }) => ({
      text: text.slice(start, end),
      start,
      end,
      worth,
      units: units.slice(from, to + 1),
      named: vectors.slice(from, to + 1).some((vector) => vector[NAMED] === 1),
      opens: units[from - 1]?.block !== units[from]?.block,
      dangles: dangles(reading, from),
      beside: paragraphs.has(units[from]?.paragraph ?? -1),
      spoken,
      half: (spoken.open && turnsNext(units[to], units[to + 1])) || isAnswered(units[to], units[to + 1]),
      asked: units[to + 1]?.paragraph === units[to]?.paragraph && /\?["”»)]*$/u.test(units[to + 1]?.text ?? ''),
    }));
}

/** „UWAGA: zamknięte do odwołania”, „w likwidacji”: what the site says of whoever is reviewed below. */
const CLOSED =
  /(?<!\p{sc=Latn})(?:zamknięt\p{sc=Latn}+ (?:\p{sc=Latn}+ ){0,3}(?:do odwołania|na stałe|na zawsze|przez|decyzją|z powodu)|nieczynn\p{sc=Latn}+ (?:do odwołania|na stałe|od)|(?:zakończy|zawiesi|wstrzyma)(?:ł|ła|ło|li|ły) działalność|(?:ogłoszon\p{sc=Latn}+|ogłosił\p{sc=Latn}*|wniosek o) (?:\p{sc=Latn}+ )?(?:upadłoś|likwidac)\p{sc=Latn}+|w (?:upadłości|likwidacji)|postawion\p{sc=Latn}+ w stan (?:upadłości|likwidacji))(?!\p{sc=Latn})/iu;
const noticeOf = ({ article }: Document, { units }: Reading): Cut[] => {
  const said = article.kind === 'reviews' && article.items.length > 0 ? units.find(({ item, text }) => item === null && CLOSED.test(text)) : undefined;
  return said ? [fitting(article.text, said)] : [];
};

/** A profile's words about its owner. */
function bioOf({ article }: Document): Cut[] {
  const bio = article.page.profile?.bio?.trim() ?? '';
  const start = bio === '' ? -1 : article.text.indexOf(bio);
  return start < 0 ? [] : [fitting(article.text, { start, end: start + bio.length })];
}

/**
 * Excerpts of a page that was read with their offsets in its text, a profile's description and what a site says above its reviews first; none where
 * it has no words.
 */
export function excerptsOf(document: Document, reading: Reading, role: PageRole, own = false, later: readonly Later[] = []): Excerpt[] {
  const { text, kind } = document.article;
  const words = reading.units.reduce((sum, unit) => sum + unit.words.length, 0);
  const wanted = COUNT[role !== 'passing' && words <= SHORT ? 'short' : role];
  const bio = [...bioOf(document), ...(own ? [] : noticeOf(document, reading))];
  const speeches = own ? [] : speechesIn(document);
  const cuts = chooseCuts(text, reading, weightsFor(kind, reading), wanted, role === 'passing', speeches, own ? [] : later).filter(
    (cut) => !bio.some((one) => overlaps(one, cut)),
  );
  const most = wanted + cuts.filter((cut) => cut.reply || cut.later).length;
  return [...bio, ...cuts].slice(0, most).map((cut) => ({ text: text.slice(cut.start, cut.end), ...cut }));
}
