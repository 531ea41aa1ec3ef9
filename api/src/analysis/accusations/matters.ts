/** Joins what pages say of the subject into matters. */

import type { AccusationState } from '../../contract/report.ts';
import { informationOf, isStopword, lemma, tokenize } from '../../language/index.ts';
import { compare, readable } from '../reading/text.ts';
import type { Hit, Page, Source } from './types.ts';

/**
 * A hit with its page. `words`: telling words of its sentence and paragraph; `around`: of a short page; `wrongs`: what it is about; `sums`: of the
 * penalties it tells; `date`: of the event, ISO or a part of it.
 */
export type Told<Item extends Source> = {
  item: Item;
  hit: Hit;
  words: Weights;
  around: Weights;
  wrongs: ReadonlySet<string>;
  sums: ReadonlySet<number>;
  date: string | null;
};
/** Stems with what each tells, 0 to 1. */
export type Weights = Map<string, number>;
export type Matter<Item extends Source> = { told: Told<Item>[] };

const ACCUSING: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);
const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
export const RULING: ReadonlySet<AccusationState> = new Set(['fined', 'ruled', 'convicted']);
export const ON_RULINGS: ReadonlySet<string> = new Set(['dismissed', 'overturned', 'lowered']);

/** Whether the page, a group or a pronoun alone binds the accusation. */
export const isLoose = ({ hit }: { hit: Hit }): boolean => hit.binding !== 'name' && hit.binding !== 'noun';
export const isReproach = ({ detail }: Hit): boolean => detail === 'reproach';
export const isAccusing = ({ state }: Hit): boolean => ACCUSING.has(state);
export const isDecided = ({ state }: Hit): boolean => DECIDED.has(state);

/** Words of law and of news, which tell no matter from another. */
const GENERAL = new Set(
  'sąd prokuratura zarzut oskarżenie oskarżony śledztwo postępowanie proces pozew policja wyrok kara skazany agent zatrzymać związek sprawa wina grzywna milion tysiąc apelacyjny rejonowy okręgowy były klient mieszkaniec firma spółka właściciel rzecznik prezes dyrektor mówić powiedzieć pisać umorzyć oddalić uniewinnić powództwo skarga skazać ukarać oskarżyć zarzucać prawomocny złoty poniedziałek wtorek środa czwartek piątek sobota niedziela redakcja gazeta publikacja informacja decyzja kontrola inspekcja styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień dokument pismo samorząd urząd biuro oświadczenie przypomnieć wyjaśnić'.split(
    ' ',
  ),
);
/** Information from which a word tells, and tells fully, in bits; what two hits must share to be of one matter. Set by hand. */
const TELLING = 10;
const FULL = 16;
const SHARED = 1.2;
/** What two short pages must share: more, as they tell of much else. */
const SHARED_AROUND = 4;
const RARE = 0.8;

/** Letters by which forms of a word meet. */
const STEM = 6;
export const stemsOf = (text: string): Set<string> => new Set(tokenize(text).map((token) => lemma(token.lower).slice(0, STEM)));

/** Telling words of a text without those of `skip`, cut to their stems. */
export function tellingWords(text: string, skip: ReadonlySet<string>): Weights {
  const words: Weights = new Map();
  for (const token of tokenize(text.slice(0, 4000))) {
    const base = lemma(token.lower);
    if (base.length < 4 || !/^\p{L}+$/u.test(base) || isStopword(base) || GENERAL.has(base) || skip.has(base.slice(0, STEM))) continue;
    const weight = Math.min(1, (informationOf(base) - TELLING) / (FULL - TELLING));
    if (weight > 0) words.set(base.slice(0, STEM), weight);
  }
  return words;
}

/** Longest page, in sentences, that tells one matter. */
const SHORT_PAGE = 45;
export const contextOfPage = ({ sentences }: Page): string => (sentences.length <= SHORT_PAGE ? sentences.map(({ text }) => text).join(' ') : '');

/** The hit's sentence with its paragraph and the title, as far as they are told by the same voice. */
export function contextOfHit(page: Page, hit: Hit): string {
  const own = page.sentences[hit.at];
  const beside = page.sentences.filter((one, at) => at > 0 && one.part === own?.part && one.paragraph === own.paragraph && Math.abs(at - hit.at) <= 3);
  return [page.sentences[0]?.text ?? '', ...beside.map(({ text }) => text)].join(' ');
}

const shared = (a: Weights, b: Weights, least = 0): number => [...a].reduce((sum, [word, weight]) => sum + (weight >= least && b.has(word) ? weight : 0), 0);

/** Ends of a case in court; bound by the page alone, they end what a court has heard. */
const RULED: ReadonlySet<AccusationState> = new Set(['sued', 'charged', 'fined', 'ruled', 'convicted']);

/** What the prosecution and criminal courts lay at somebody's door, which neither a dismissed civil claim nor a correction ends. */
const OF_CRIME: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged', 'charged', 'convicted']);
const BY_PROSECUTION = /(?<!\p{L})(?:apelac|kasac|prokurat|oskarż)/iu;
const isOfCrime = ({ state, detail }: Hit): boolean => state === 'charged' || state === 'convicted' || detail === 'detained';
const endsNoCrime = ({ state, detail, sentence }: Hit): boolean => state === 'corrected' || (detail === 'dismissed' && !BY_PROSECUTION.test(sentence.text));

/** What a court of civil law hears; the end of an investigation is not its end. */
const CIVIL: ReadonlySet<AccusationState> = new Set(['sued', 'ruled']);
const INVESTIGATION = /(?<!\p{L})(?:prokurat|śledztw|dochodzeni|polic)/iu;
const endsInvestigation = ({ detail, sentence }: Hit): boolean => (detail === 'discontinued' || detail === 'refused') && INVESTIGATION.test(sentence.text);

/** Wrongs of which a subject has hardly two matters; their words say whose matter it is also where each page has them. */
const ONE_WRONG =
  /(?<!\p{L})(mobb|molest|łapów|plagiat|nepoty|korup|znęca|dyskrymin|samowol|przywłaszcz|sprzeniewierz|defraud|gwałt|zgwałc|narkoty|paser|szpieg|pobici)/giu;
const wrongsIn = (text: string): Set<string> => new Set([...text.matchAll(ONE_WRONG)].map(([, wrong]) => (wrong ?? '').toLowerCase()));
/** A fine that an office imposed, not a court. A settlement with somebody ends none. */
const isOfOffice = ({ state, sentence }: Hit): boolean => state === 'fined' && !/(?<!\p{L})sąd/iu.test(sentence.text);
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
const CRIME_OF = /(?<!\p{L})(?:za|o|zarzut(?:u|y|ów|em|ami)?) (?:(?:rzekom|domniem)\p{L}+ )?(\p{Ll}{5,})/giu;
const crimesIn = (text: string): string[] =>
  [...text.matchAll(CRIME_OF)]
    .map(([, crime]) => lemma((crime ?? '').toLowerCase()))
    .filter((word) => !GENERAL.has(word))
    .map((word) => word.slice(0, STEM));

/** A conviction and another one, or the acquittal, of which one does not say what it was for, or both name the same crime. */
const isOneConviction = (a: Hit, b: Hit): boolean => {
  const [one, other] = [crimesIn(a.sentence.text), crimesIn(b.sentence.text)];
  return one.length === 0 || other.length === 0 || one.some((crime) => other.includes(crime));
};

const PUNISHED: ReadonlySet<AccusationState> = new Set(['fined', 'ruled', 'convicted']);
const MUCH = 1.3;
/** „Postępowanie w sprawie poziomu hałasu”: what a sentence says its matter is. */
const OF_MATTER = /(?<!\p{L})w sprawie ((?:\p{L}+ ){0,4}\p{L}+)/iu;
/** Letters of a word that its cases share. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3)).toLowerCase();

/** Whether a sentence says of its matter what is not on the page: more than one of its words is missing. */
function isOfElse(sentence: string, { item }: Told<Source>): boolean {
  const words = (OF_MATTER.exec(sentence)?.[1] ?? '').split(' ').filter((word) => word.length > 3);
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

/** What an office does before it fines. */
const BEFORE_FINE: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged']);
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
  const fits = (told: Told<Item>, matter: Matter<Item>): boolean => {
    const accusing = matter.told.filter(({ hit }) => isAccusing(hit));
    const bound = accusing.filter((one) => !isLoose(one));
    if (bound.length > 0 && bound.every(({ hit }) => isOfCrime(hit)) && endsNoCrime(told.hit)) return false;
    if (
      told.hit.detail === 'settled' &&
      bound.some(({ hit }) => isOfOffice(hit)) &&
      bound.every(({ hit }) => BEFORE_FINE.has(hit.state) || hit.state === 'fined')
    )
      return false;
    if (endsInvestigation(told.hit) && bound.length > 0 && bound.every(({ hit }) => CIVIL.has(hit.state))) return false;
    // „Sąd obniżył grzywnę, prokuratura umorzyła śledztwo”: the fine stands.
    if (endsInvestigation(told.hit) && accusing.some(({ hit, item }) => item === told.item && RULING.has(hit.state))) return false;
    // What is merely asked for in court can be dismissed, not lowered.
    if (told.hit.detail === 'lowered' && accusing.length > 0 && accusing.every(({ hit }) => hit.state === 'sued' || hit.state === 'investigated')) return false;
    return !ON_RULINGS.has(told.hit.detail ?? '') || told.hit.binding !== 'page' || accusing.some(({ hit }) => RULED.has(hit.state));
  };
  const nearest = (told: Told<Item>): Matter<Item> | undefined => {
    let best: Matter<Item> | undefined;
    let most = 0;
    for (const matter of matters) {
      const like = fits(told, matter) ? Math.max(...matter.told.map((one) => likeness(one, told))) : 0;
      if (like > most) [best, most] = [matter, like];
    }
    return best;
  };
  const onPage = (told: Told<Item>): Matter<Item> | undefined =>
    matters.find((matter) => fits(told, matter) && matter.told.some((one) => one.item === told.item && isAccusing(one.hit)));
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
    const alone = matters.length === 1 && only && fits(told, only) && told.words.size <= 2 ? only : undefined;
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
