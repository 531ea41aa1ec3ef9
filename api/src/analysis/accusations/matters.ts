/** Joins what pages say of the subject into matters. */

import type { AccusationState } from '../../contract/report.ts';
import { lemma } from '../../language/index.ts';
import { readable } from '../reading/text.ts';
import { inOrder, isAccusing, isGeneral, isLoose, isReproach, type Matter, ON_RULINGS, STEM, shared, type Told } from './findings.ts';
import { BEFORE_FINE, isOfOffice, mayBeOf, OF_CRIME } from './may-end.ts';
import type { Hit, Page, Source } from './types.ts';

/** What two hits must share to be of one matter. Set by hand. */
const SHARED = 1.2;
/** What two short pages must share: more, as they tell of much else. */
const SHARED_AROUND = 4;
const RARE = 0.8;

/** Wrongs of which a subject has hardly two matters; their words say whose matter it is also where each page has them. */
const ONE_WRONG =
  /(?<!\p{sc=Latn})(mobb|molest|łapów|plagiat|nepoty|korup|znęca|dyskrymin|samowol|przywłaszcz|sprzeniewierz|defraud|gwałt|zgwałc|narkoty|paser|szpieg|pobici)/giu;
const wrongsIn = (text: string): Set<string> => new Set([...text.matchAll(ONE_WRONG)].map(([, wrong]) => (wrong ?? '').toLowerCase()));
/** What an office fined and what clients went to court for are two proceedings, however alike they are told. */
const areTwoProceedings = <Item extends Source>(a: Told<Item>, b: Told<Item>): boolean =>
  a.item !== b.item && ((isOfOffice(a.hit) && b.hit.state === 'sued') || (isOfOffice(b.hit) && a.hit.state === 'sued'));
const sharesAny = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => [...a].some((one) => b.has(one));
/** A fine of the same sum, or what became of it; a page that reproaches in other words may tell the sum, too. */
const isOnePenalty = <Item extends Source>(a: Told<Item>, b: Told<Item>): boolean =>
  [a, b].every(({ hit }) => hit.state === 'fined' || ON_RULINGS.has(hit.detail ?? '') || isReproach(hit)) &&
  !(isReproach(a.hit) && isReproach(b.hit)) &&
  sharesAny(a.sums, b.sums);

/** Part of a sum by which two tellings of one penalty differ at most: „ponad 6 tysięcy”, „6 170 zł”. */
const ROUNDED = 0.1;
/** Two penalties, each told with its sum on a page of its own: none is the other, whatever words the pages share. */
const areTwoPenalties = <Item extends Source>(a: Told<Item>, b: Told<Item>): boolean =>
  a.item !== b.item &&
  [a, b].every(({ hit, sums }) => hit.state === 'fined' && sums.size > 0) &&
  [...a.sums].every((one) => [...b.sums].every((other) => Math.abs(one - other) > ROUNDED * Math.max(one, other)));

/** What a hit is about: the wrongs of its sentence; where it names none („X został zatrzymany”), the only one of its page. */
export function wrongsOf(page: Page, { at, state }: Hit): ReadonlySet<string> {
  const own = wrongsIn(page.sentences[at]?.text ?? '');
  if (own.size > 0 || !OF_CRIME.has(state)) return own;
  const all = wrongsIn(page.sentences.map(({ text }) => text).join(' '));
  return all.size === 1 ? all : own;
}

/** What a sentence says somebody was convicted or cleared of: „za bluźnierstwo”, „od zarzutu oszustwa”; stems. */
const CRIME_OF = /(?<!\p{sc=Latn})(?:za|o|zarzut(?:u|y|ów|em|ami)?) (?:(?:rzekom|domniem)\p{sc=Latn}+ )?(\p{Ll}{5,})/giu;
const crimesIn = (text: string): string[] =>
  [...text.matchAll(CRIME_OF)]
    .map(([, crime]) => lemma((crime ?? '').toLowerCase()))
    .filter((word) => !isGeneral(word))
    .map((word) => word.slice(0, STEM));

/** A conviction and another one, or the acquittal, of which one does not say what it was for, or both name the same crime. */
export const isOneConviction = (a: Hit, b: Hit): boolean => {
  const [one, other] = [crimesIn(a.sentence.text), crimesIn(b.sentence.text)];
  return one.length === 0 || other.length === 0 || one.some((crime) => other.includes(crime));
};

const PUNISHED: ReadonlySet<AccusationState> = new Set(['fined', 'ruled', 'convicted']);
const MUCH = 1.3;
/** „Postępowanie w sprawie poziomu hałasu”: what a sentence says its matter is. */
const OF_MATTER = /(?<!\p{sc=Latn})w sprawie ((?:\p{sc=Latn}+ ){0,4}\p{sc=Latn}+)/iu;
/** Letters of a word that its cases share. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3)).toLowerCase();

/** „W sprawie szatni zostało umorzone”: what became of it is not what it is. */
const BECAME = /^(?:zosta|umorz|umarz|zakończ|oddal|był)/iu;

/** Whether a sentence says of its matter what is not on the page: more than one of its words is missing. */
export function isOfElse(sentence: string, { item }: Told<Source>): boolean {
  const words = (OF_MATTER.exec(sentence)?.[1] ?? '').split(' ').filter((word) => word.length > 3 && !BECAME.test(word));
  const text = `${item.document.article.title} ${readable(item.document)}`.toLowerCase();
  return words.length > 1 && words.filter((word) => !text.includes(stemOf(word))).length > 1;
}

/** „Zamknięta piekarnia”, „kara za lekki chleb”: what a page merely reproaches with is hardly what was punished or ended on another. */
const areReproachAndElse = <Item extends Source>(a: Told<Item>, b: Told<Item>, near: number): boolean =>
  a.item !== b.item &&
  [
    [a, b],
    [b, a],
  ].some(([one, other]) => {
    if (!one || !other || !isReproach(one.hit) || isReproach(other.hit)) return false;
    return isOfElse(other.hit.sentence.text, one) || (PUNISHED.has(other.hit.state) && near < MUCH * SHARED && !sharesAny(one.sums, other.sums));
  });

/** An end that says of its matter what the accusing page does not know. */
const isEndOfElse = <Item extends Source>(a: Told<Item>, b: Told<Item>): boolean =>
  a.item !== b.item && isAccusing(a.hit) !== isAccusing(b.hit) && (isAccusing(a.hit) ? isOfElse(b.hit.sentence.text, a) : isOfElse(a.hit.sentence.text, b));

/** What the same penalty weighs, beside the words that are shared. */
const ONE_PENALTY = 4;

/** How much two hits tell of one matter; 0 when not enough. Two accusations must share words beside them. */
export function likeness<Item extends Source>(a: Told<Item>, b: Told<Item>): number {
  if (areTwoPenalties(a, b) || areTwoProceedings(a, b)) return 0;
  const near = shared(a.words, b.words);
  if (areReproachAndElse(a, b, near) || isEndOfElse(a, b)) return 0;
  // The sum of a penalty says more than words that all pages of a quarrel share.
  if (isOnePenalty(a, b)) return ONE_PENALTY + near;
  const around = a.item === b.item || (isAccusing(a.hit) && isAccusing(b.hit)) ? 0 : shared(a.around, b.around, RARE);
  if (near >= SHARED) return near + around / 10;
  return around >= SHARED_AROUND || sharesAny(a.wrongs, b.wrongs) ? 1 + around / 10 : 0;
}

/** Matters of the inquiry alone that a fine of a known sum came of, where another page of that sum has the fine already: it has one end with the fine. */
const leadingTo = <Item extends Source>(told: Told<Item>, matters: readonly Matter<Item>[]): Matter<Item>[] =>
  told.hit.state !== 'fined' || told.sums.size === 0
    ? []
    : matters.filter(
        (matter) =>
          !matter.told.includes(told) &&
          matter.told.some((one) => !isLoose(one)) &&
          matter.told.every(({ hit, sums }) => BEFORE_FINE.has(hit.state) && !isReproach(hit) && sums.size === 0) &&
          Math.max(...matter.told.map((one) => likeness(one, told))) >= SHARED,
      );

/** Whether a hit of a title, which shares too little with anything, tells what its page's text tells of a matter. */
const isTitleOf = <Item extends Source>({ item, hit }: Told<Item>, { told }: Matter<Item>): boolean =>
  told.some((one) => one.item === item && one.hit.state === hit.state && one.hit.at > 0);

/**
 * Matters of the accusing hits, then ends and answers put to the matter that shares most words with them; one that says nothing of the
 * matter goes to an accusation of its own page, or to the only one there is.
 */
export function mattersOf<Item extends Source>(all: Told<Item>[]): Matter<Item>[] {
  const matters: Matter<Item>[] = [];
  const nearest = (told: Told<Item>): Matter<Item> | undefined => {
    let best: Matter<Item> | undefined;
    let most = 0;
    for (const matter of matters) {
      const like = mayBeOf(told, matter) ? Math.max(...matter.told.map((one) => likeness(one, told))) : 0;
      if (like > most) [best, most] = [matter, like];
    }
    return best;
  };
  const onPage = (told: Told<Item>): Matter<Item> | undefined =>
    matters.find((matter) => mayBeOf(told, matter) && matter.told.some((one) => one.item === told.item && isAccusing(one.hit)));
  /** The only matter with a conviction, of a hit that convicts of the same or clears of it: hardly anybody has two. */
  const convicted = (told: Told<Item>): Matter<Item> | undefined => {
    if (told.hit.state !== 'convicted' && told.hit.state !== 'acquitted') return undefined;
    const [only, second] = matters.filter((matter) => matter.told.some(({ hit }) => hit.state === 'convicted'));
    const tells = only?.told.filter(({ hit }) => hit.state === 'convicted') ?? [];
    return second || !tells.some(({ hit }) => isOneConviction(hit, told.hit)) ? undefined : only;
  };
  for (const told of all.filter(({ hit }) => isAccusing(hit)).sort(inOrder)) {
    const matter = nearest(told) ?? onPage(told) ?? convicted(told);
    if (matter) matter.told.push(told);
    else matters.push({ told: [told] });
    for (const before of leadingTo(told, matters)) {
      matter?.told.unshift(...before.told);
      if (matter) matters.splice(matters.indexOf(before), 1);
    }
  }
  for (const matter of matters.filter(({ told }) => told.every(({ hit }) => hit.at === 0))) {
    const home = matters.find((other) => other !== matter && matter.told.every((one) => isTitleOf(one, other)));
    if (!home) continue;
    home.told.push(...matter.told);
    matters.splice(matters.indexOf(matter), 1);
  }
  /** The only matter that somebody went to court over: a settlement is of it, in whatever words. */
  const sued = (told: Told<Item>): Matter<Item> | undefined => {
    const [only, second] = matters.filter((matter) => matter.told.some((one) => one.hit.state === 'sued' && !isLoose(one)));
    return told.hit.detail === 'settled' && !second ? only : undefined;
  };
  const loose: Told<Item>[] = [];
  for (const told of all.filter(({ hit }) => !isAccusing(hit)).sort(inOrder)) {
    const [only] = matters;
    const alone = matters.length === 1 && only && mayBeOf(told, only) && told.words.size <= 2 ? only : undefined;
    const matter = nearest(told) ?? onPage(told) ?? convicted(told) ?? sued(told) ?? alone;
    if (matter) matter.told.push(told);
    else loose.push(told);
  }
  for (const told of loose) {
    const matter = nearest(told);
    if (matter) matter.told.push(told);
    else matters.push({ told: [told] });
  }
  return matters;
}
