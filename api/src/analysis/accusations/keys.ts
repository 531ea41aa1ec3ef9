/**
 * What tells one affair from another, whatever story its pages stand in: the sanction or claim, the rare words of the deed, the people and the sums.
 * Two findings with the same keys are of one affair, though other outlets tell them on other days in other words.
 */
import { amountsIn, speltIn } from '../reading/amounts.ts';
import { daysIn } from './dates.ts';
import { contextOfHit, isDecided, SHORT_PAGE, tellingWords, type Weights } from './findings.ts';
import { liftedIn } from './plain-ends.ts';
import type { Hit, Page, Word } from './types.ts';

/** Sanctions and claims. `rare`: hardly anybody gets two. */
const KINDS: readonly { name: string; cue: RegExp; rare?: true }[] = [
  { name: 'warning', cue: /(?<!\p{sc=Latn})(?:upomnieni|upomnian)/iu, rare: true },
  { name: 'reprimand', cue: /(?<!\p{sc=Latn})nagan/iu, rare: true },
  { name: 'suspension', cue: /(?<!\p{sc=Latn})zawies(?:i|z)/iu, rare: true },
  { name: 'licence', cue: /(?<!\p{sc=Latn})(?:skreśl|wykreśl|licencj|koncesj)/iu, rare: true },
  { name: 'fine', cue: /(?<!\p{sc=Latn})(?:kar[aęyąo](?!\p{sc=Latn})|kar(?:ze|om|ami)(?!\p{sc=Latn})|grzywn|mandat|ukara)/iu },
  { name: 'award', cue: /(?<!\p{sc=Latn})(?:zadośćuczyn|odszkodowa|zasądz|powództw|poz(?:ew|wu|wem|wa)(?!\p{sc=Latn}))/iu },
  { name: 'refund', cue: /(?<!\p{sc=Latn})(?:zwrot|zwróci|odda(?:ć|ł|je|(?!\p{sc=Latn})))/iu },
  { name: 'ban', cue: /(?<!\p{sc=Latn})(?:zakaz|unieruchom|zamkn(?:ął|ęł|ięt))/iu },
];

/**
 * `core`: telling words of the finding's sentence and its page's title; `near`: also of those beside it; `kinds`: its sanctions; `people`: surnames
 * beside it; `names`: of the whole of a short page; `days`: whole dates beside it.
 */
export type Keys = {
  core: Weights;
  near: Weights;
  kinds: ReadonlySet<string>;
  people: ReadonlySet<string>;
  names: ReadonlySet<string>;
  sums: ReadonlySet<number>;
  days: readonly number[];
};

/** Letters that the cases of a surname share. */
const SURNAME = 5;
const sumsIn = (text: string): number[] => [...amountsIn(text), ...speltIn(text)];

/** „… i w miejsce kary wymierzył upomnienie”: what came instead has not ended. */
const INSTEAD = /(?<!\p{sc=Latn})(?:wymierz|orzek|orzecz|nałoży|udzieli|w zamian)\p{sc=Latn}*[ ,][^;]*$/iu;
/** „Sprawę uważa za zamkniętą”: closed is the file, not the kitchen. */
const FILE = /(?<!\p{sc=Latn})(?:spraw|wąt|postępowa|śledztw|dochodze)\p{sc=Latn}+[^.;!?]{0,60}zamkn\p{sc=Latn}+/iu;
const endedIn = ({ detail, sentence: { text } }: Hit): string => (detail === 'lifted' ? liftedIn(text) : text.replace(INSTEAD, '').replace(FILE, ''));

const surnameOf = ({ lower }: Word): string => (lower.split(' ').at(-1) ?? '').slice(0, SURNAME);

/** @param skip stems that tell no affair: those of the name and the order */
export function keysOf(page: Page, hit: Hit, skip: ReadonlySet<string>): Keys {
  const title = page.sentences[0]?.text ?? '';
  const own = page.sentences[hit.at];
  const beside = page.sentences.filter((one, at) => at > 0 && one.part === own?.part && one.paragraph === own.paragraph && Math.abs(at - hit.at) <= 2);
  const people = [page.sentences[0], ...beside].flatMap((one) => one?.words ?? []).filter(({ kind }) => kind === 'person');
  const said = `${title}. ${hit.sentence.text}`;
  const told = [said, ...beside.map(({ text }) => text)].join(' ');
  return {
    core: tellingWords(said, skip),
    near: tellingWords(`${contextOfHit(page, hit)} ${hit.sentence.text}`, skip),
    kinds: new Set(KINDS.filter(({ cue }) => cue.test(isDecided(hit) ? endedIn(hit) : said)).map(({ name }) => name)),
    people: new Set(people.map(surnameOf)),
    names: new Set(
      page.sentences.length > SHORT_PAGE ? [] : page.sentences.flatMap(({ words }) => words.filter(({ kind }) => kind === 'person')).map(surnameOf),
    ),
    sums: new Set(sumsIn(told)),
    days: beside.flatMap(({ text }) => daysIn(text)),
  };
}

const RARE: ReadonlySet<string> = new Set(KINDS.flatMap(({ name, rare }) => (rare ? [name] : [])));
const shares = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => [...a].some((one) => b.has(one));

/** What a shared key weighs beside a word that tells fully, which weighs 1. */
const SUM = 1.5;
const EXACT_SUM = 2;
const REFUTED = 1;
const RARE_KIND = 1.2;
const ON_DAY = 1;
const PAGE_MOST = 1;
const PAGE = 0.125;
const KIND = 0.3;
const OTHER_PEOPLE = 1;
/** What words beside the sentence add, and at most. */
const NEAR = 0.4;
const NEAR_MOST = 1;
/** A word that half of the pages have tells half as much. */
const OFTEN = 0.5;
/** From what a word counts as a key. */
const KEY = 0.5;
/** What two findings of one affair share, at least. */
export const SAME_AFFAIR = 2;

/** „14 320 zł”, „12,6 mln”: hardly two affairs have it. */
const isExact = (sum: number): boolean => String(sum).replace(/0+$/, '').length > 2;

/** How many pages have a word in what they tell. */
export type Often = (word: string) => number;

/**
 * How surely a charge and an end are of one affair; 0 where sanctions differ or no key is shared.
 * @param often the part of the pages that have a word
 * @param more `refuted`: the end names what the charge's page holds for the cause, and says that it was not; `clears`: it clears of everything; `onDay`:
 *   beside it stands the day of the charge; `around`: what the words of both pages weigh that both have
 */
export function affinity(charge: Keys, end: Keys, often: Often, { refuted = false, clears = false, onDay = false, around = 0 } = {}): number {
  if (!clears && charge.kinds.size > 0 && end.kinds.size > 0 && !shares(charge.kinds, end.kinds)) return 0;
  const weigh = (word: string, weight: number) => weight * (often(word) > OFTEN ? OFTEN : 1);
  const core = [...charge.core].filter(([word, weight]) => weight >= KEY && end.core.has(word));
  const near = [...charge.near].filter(([word, weight]) => weight >= KEY && end.near.has(word) && !core.some(([one]) => one === word));
  const sums = [...charge.sums].filter((sum) => end.sums.has(sum));
  const sum = sums.some(isExact) ? EXACT_SUM : sums.length > 0 ? SUM : 0;
  const kinds = [...charge.kinds].filter((kind) => end.kinds.has(kind));
  if (core.length === 0 && !(sum > 0 && kinds.length > 0) && !refuted && !onDay) return 0;
  const of = (words: [string, number][]) => words.reduce((total, [word, weight]) => total + weigh(word, weight), 0);
  const elses = charge.people.size > 0 && end.people.size > 0 && !shares(charge.people, end.people);
  return (
    of(core) +
    Math.min(NEAR_MOST, NEAR * of(near)) +
    sum +
    (refuted ? REFUTED : 0) +
    (onDay ? ON_DAY : 0) +
    Math.min(PAGE_MOST, PAGE * around) +
    (kinds.some((kind) => RARE.has(kind)) ? RARE_KIND : kinds.length > 0 ? KIND : 0) -
    (elses ? OTHER_PEOPLE : 0)
  );
}
