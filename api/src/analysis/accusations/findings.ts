/** A finding of a page with what tells its matter from others: its words, sums and date. */

import type { AccusationState } from '../../contract/report.ts';
import { informationOf, isStopword, lemma, tokenize } from '../../language/index.ts';
import { compare } from '../reading/text.ts';
import type { Keys } from './keys.ts';
import type { Hit, Page, Source } from './types.ts';

/**
 * A hit with its page. `words`: telling words of its sentence and paragraph; `around`: of a short page; `wrongs`: what it is about; `sums`: of the
 * penalties it tells; `keys`: what tells its affair; `date`: of the event, ISO or a part of it.
 */
export type Told<Item extends Source> = {
  item: Item;
  hit: Hit;
  words: Weights;
  around: Weights;
  wrongs: ReadonlySet<string>;
  sums: ReadonlySet<number>;
  keys: Keys;
  date: string | null;
};
/** Stems with what each tells, 0 to 1. */
export type Weights = Map<string, number>;
/** `also`: pages that tell how it was put right, and nothing else of it. */
export type Matter<Item extends Source> = { told: Told<Item>[]; also?: Item[] };

const ACCUSING: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);
const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
export const RULING: ReadonlySet<AccusationState> = new Set(['fined', 'ruled', 'convicted']);
export const ON_RULINGS: ReadonlySet<string> = new Set(['dismissed', 'overturned', 'lowered']);

/** Whether the page, a group or a pronoun alone binds the accusation. */
export const isLoose = ({ hit }: { hit: Hit }): boolean => hit.binding !== 'name' && hit.binding !== 'noun';
export const isReproach = ({ detail }: Hit): boolean => detail === 'reproach';
export const isAccusing = ({ state }: Hit): boolean => ACCUSING.has(state);
export const isDecided = ({ state }: Pick<Hit, 'state'>): boolean => DECIDED.has(state);

/** Words of law and of news, which tell no matter from another. */
const GENERAL = new Set(
  'sąd prokuratura zarzut oskarżenie oskarżony śledztwo postępowanie proces pozew policja wyrok kara skazany agent zatrzymać związek sprawa wina grzywna milion tysiąc apelacyjny rejonowy okręgowy były klient mieszkaniec firma spółka właściciel rzecznik prezes dyrektor mówić powiedzieć pisać umorzyć oddalić uniewinnić powództwo skarga skazać ukarać oskarżyć zarzucać prawomocny złoty poniedziałek wtorek środa czwartek piątek sobota niedziela redakcja gazeta publikacja informacja decyzja kontrola inspekcja styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień dokument pismo samorząd urząd biuro oświadczenie przypomnieć wyjaśnić złożyć'.split(
    ' ',
  ),
);
/** „Czterdzieści par”, „czterdzieści złotych”: how many there were tells nothing of what. */
const NUMERAL =
  /^(?:(?:dwa|trzy)(?:dzieś\p{sc=Latn}+|na\p{sc=Latn}+|sta)|dwadzieśc\p{sc=Latn}+|trzydzieśc\p{sc=Latn}+|czterdzieśc\p{sc=Latn}+|(?:pięć|sześć|siedem|osiem|dziewięć)(?:dziesiąt\p{sc=Latn}*|set|naście)?|jedenaśc\p{sc=Latn}+|\p{sc=Latn}+naście|dziesięć|dwieście|czterysta)$/u;
export const isGeneral = (word: string): boolean => GENERAL.has(word) || NUMERAL.test(word);
/** Information from which a word tells, and tells fully, in bits. Set by hand. */
const TELLING = 10;
const FULL = 16;
/** Letters by which forms of a word meet. */
export const STEM = 6;
export const stemsOf = (text: string): Set<string> => new Set(tokenize(text).map((token) => lemma(token.lower).slice(0, STEM)));

/** Telling words of a text without those of `skip`, cut to their stems. */
export function tellingWords(text: string, skip: ReadonlySet<string>): Weights {
  const words: Weights = new Map();
  for (const token of tokenize(text.slice(0, 4000))) {
    const base = lemma(token.lower);
    if (base.length < 4 || !/^\p{L}+$/u.test(base) || isStopword(base) || isGeneral(base) || skip.has(base.slice(0, STEM))) continue;
    const weight = Math.min(1, (informationOf(base) - TELLING) / (FULL - TELLING));
    if (weight > 0) words.set(base.slice(0, STEM), weight);
  }
  return words;
}

/** What the words weigh that both have, of those that weigh at least so much. */
export const shared = (a: Weights, b: Weights, least = 0): number =>
  [...a].reduce((sum, [word, weight]) => sum + (weight >= least && b.has(word) ? weight : 0), 0);

/** Longest page, in sentences, that tells one matter. */
export const SHORT_PAGE = 45;
export const contextOfPage = ({ sentences }: Page): string => (sentences.length <= SHORT_PAGE ? sentences.map(({ text }) => text).join(' ') : '');

/** The hit's sentence with its paragraph and the title, as far as they are told by the same voice. */
export function contextOfHit(page: Page, hit: Hit): string {
  const own = page.sentences[hit.at];
  const beside = page.sentences.filter((one, at) => at > 0 && one.part === own?.part && one.paragraph === own.paragraph && Math.abs(at - hit.at) <= 3);
  return [page.sentences[0]?.text ?? '', ...beside.map(({ text }) => text)].join(' ');
}

/** The day of an event, for comparing: a year alone is its last day, so that it does not come before what it contains. */
export const dayOf = (date: string | null): string =>
  date === null ? '9999' : date.length === 4 ? `${date}-12-31` : date.length === 7 ? `${date}-31` : date.slice(0, 10);

/** The event's date: what the sentence says if that is older than the page, else the page's. */
export function eventDate(hit: Hit, publishedAt: string | null): string | null {
  if (hit.date && (publishedAt === null || hit.date < publishedAt.slice(0, hit.date.length))) return hit.date;
  return publishedAt?.slice(0, 10) ?? hit.date;
}

export const inOrder = <Item extends Source>(a: Told<Item>, b: Told<Item>): number =>
  Number(isReproach(a.hit)) - Number(isReproach(b.hit)) ||
  compare(dayOf(a.date), dayOf(b.date)) ||
  Number(!isAccusing(a.hit)) - Number(!isAccusing(b.hit)) ||
  a.item.evidence.n - b.item.evidence.n ||
  a.hit.at - b.hit.at;
