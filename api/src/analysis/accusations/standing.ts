/** How each matter stands: its gravest accusation, its end, its answer, and which pages still tell it without the end. */
import type { AccusationState } from '../../contract/report.ts';
import { namesLowered, retellsEnd } from '../reading/retold-ends.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { documentSentences, readable } from '../reading/text.ts';
import { isMendedSince } from '../reading/updates.ts';
import { dayOf, inOrder, isAccusing, isDecided, isLoose, isReproach, type Matter, ON_RULINGS, RULING, type Told, tellingWords } from './findings.ts';
import { affinity, SAME_AFFAIR } from './keys.ts';
import type { Source } from './types.ts';

const RANK: AccusationState[] = ['convicted', 'ruled', 'fined', 'charged', 'sued', 'alleged', 'investigated'];

export type Standing<Item extends Source> = {
  state: AccusationState;
  told: Told<Item>[];
  end: Told<Item> | null;
  answer: Told<Item> | null;
  stillShown: Item[];
  also: Item[];
};

/** Whether a ruling of its own later date, or a final one, undoes an end that is not final. */
export const undoes = <Item extends Source>(ruling: Told<Item>, end: Told<Item>): boolean =>
  RULING.has(ruling.hit.state) && !end.hit.final && dayOf(ruling.date) > dayOf(end.date) && (ruling.hit.final || ruling.hit.date !== null);

/** A text later than an end that tells the charge as news of its own day, or as another one. */
const ANEW =
  /(?<!\p{sc=Latn})(?:znowu|znów|ponownie|kolejn\p{sc=Latn}+|drugi raz|tym razem|wczoraj|przedwczoraj|dziś|dzisiaj|w (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę))(?!\p{sc=Latn})/iu;
export const tellsAnew = <Item extends Source>({ item, hit }: Told<Item>): boolean => ANEW.test(`${item.document.article.title} ${hit.sentence.text}`);

/** Sentences between two counts of one judgement. */
const COUNTS = 3;

/** „Uniewinniony od zarzutu błędu, ten sam sąd ukarał go upomnieniem”: another count of the judgement, which clears nobody of what was fined. */
const isOtherCount = <Item extends Source>(fine: Told<Item>, end: Told<Item>): boolean =>
  fine.hit.state === 'fined' && end.hit.state === 'acquitted' && fine.item === end.item && Math.abs(fine.hit.at - end.hit.at) <= COUNTS;

/** An end that says little alone („Sąd pana uniewinnił”), in characters. */
const BARE = 60;

const CLEARING = /(?<!\p{sc=Latn})(?:uniewinni|umorz|umarz|oddal|uchyl|odrzuc|wygra|oczyszcz|sprostow|niewinn|ugod)/iu;
/** „Sąd uniewinnił X” tells the end; „uniewinniona X wyjechała” tells what came later. */
const DECIDES =
  /(?<!\p{sc=Latn})(?:uniewinni|umorzy|oddali|uchyli|odrzuci|wycofa|odmówi|zmieni|prostuje|okaza)(?:ł|ła|ło|li|ły|my|no)(?!\p{sc=Latn})|(?<!\p{sc=Latn})(?:uniewinniono|umorzono|oddalono|uchylono|odrzucono|nie )/iu;

/**
 * Of the ends of one kind the one that proves most to a reader: of a page of others, bound by the name, no bare words and no title, told as what was
 * decided, under a title that says so. The last of equals.
 */
function tellingEnd<Item extends Source>(ends: Told<Item>[], last: Told<Item>): Told<Item> {
  const same = ends.filter(({ hit }) => hit.state === last.hit.state && hit.final === last.hit.final && hit.detail === last.hit.detail);
  const rank = (one: Told<Item>) => {
    const { hit, item } = one;
    const { text } = hit.sentence;
    const weak = Number(isOwnVoice(item)) * 4 + Number(text.length < BARE) * 2 + Number(isLoose(one)) + Number(hit.at === 0) + Number(!DECIDES.test(text));
    return weak + (CLEARING.test(item.document.article.title) ? 0 : 0.5);
  };
  return same.reduce((best, one) => (rank(one) <= rank(best) ? one : best), same[0] ?? last);
}

const yearOf = (date: string | null): number => Number(date?.slice(0, 4) ?? 9999);

/** „Karę z 2015 r. uchylono w 2017 r.”: dated in its own words more than a year before what other pages accuse of, an end of another matter. */
function isOfOlder<Item extends Source>({ hit, item }: Told<Item>, accusing: readonly Told<Item>[]): boolean {
  const others = accusing.filter((one) => one.item !== item || yearOf(one.date) > yearOf(hit.date));
  return hit.date !== null && others.length > 0 && others.every(({ date }) => date !== null && yearOf(date) - yearOf(hit.date) > 1);
}

/** Telling words of an answer from which it says what it denies. */
const SAYS_WHAT = 3;
const NONE: ReadonlySet<string> = new Set();

/**
 * Whether an answer may be one to a charge: what it denies in words of its own shares one with the charge.
 * @param skip stems that tell nothing: those of the subject's name
 */
export function meetsCharge(answer: string, charge: string, skip: ReadonlySet<string> = NONE): boolean {
  const said = tellingWords(answer, skip);
  return said.size < SAYS_WHAT || [...tellingWords(charge, skip).keys()].some((word) => said.has(word));
}
const meets = <Item extends Source>({ hit }: Told<Item>, accusing: readonly Told<Item>[]): boolean =>
  accusing.length === 0 || accusing.some((one) => meetsCharge(hit.sentence.text, one.hit.sentence.text));

/** A page that is older than the first ruling of its matter tells no old version of a ruling that was changed. */
function isBefore<Item extends Source>({ evidence }: Item, accusing: readonly Told<Item>[]): boolean {
  const rulings = accusing.flatMap(({ hit, date }) => (RULING.has(hit.state) && date !== null ? [dayOf(date)] : []));
  return (
    evidence.publishedAt !== null && rulings.length > 0 && rulings.every((day) => evidence.publishedAt !== null && evidence.publishedAt.slice(0, 10) < day)
  );
}

/** Words in which a page tells an acquittal that no frame reads: „wyrok uniewinniający”, „uniewinniono ją”. */
const CLEARED =
  /(?<!\p{sc=Latn})(?:uniewinni(?:ł|ła|ono|ony|ona|enie (?:jest|było|\p{sc=Latn}+ ostateczne))|wyrok\p{sc=Latn}* uniewinniając\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
const WISHED = /(?<!\p{sc=Latn})(?:czy|jeśli|jeżeli|gdyby|żeby|aby|oby|może|liczy|wniosek o|domaga|apel\p{sc=Latn}*|prosi\p{sc=Latn}*|nie) /iu;
/** Whether a page tells in other words that the matter ended so: it needs no note, though no end was read on it. */
const tellsAcquittal = <Item extends Source>(item: Item, { hit }: Told<Item>): boolean =>
  hit.state === 'acquitted' && documentSentences(item.document).some(({ text }) => CLEARED.test(text) && !WISHED.test(text));

/** Whether a page that is not older than the end tells it in words of its own („okazało się, że nie ta”) or by its new sum. */
function retells<Item extends Source>(item: Item, end: Told<Item>): boolean {
  const text = `${item.document.article.title}. ${readable(item.document)}`;
  return (item.evidence.publishedAt ?? '99999') >= dayOf(end.date) && (retellsEnd(text) || namesLowered(text, end.hit.sentence.text));
}

/** „Decyzja nie jest ostateczna”; that somebody will appeal says less. */
const NOT_FINAL = /(?<!\p{sc=Latn})(?:nieprawomocn|nie (?:jest|są) (?:jeszcze )?(?:prawomocn|ostateczn))/iu;
/** A text that says of the ruling it tells that it may still be changed: nothing in it is an old version. */
const saysPending = <Item extends Source>(item: Item, accusing: readonly Told<Item>[]): boolean =>
  accusing.every((one) => one.item !== item || RULING.has(one.hit.state)) && documentSentences(item.document).some(({ text }) => NOT_FINAL.test(text));

/** Pages that accuse, and neither tell an end themselves, in whatever words, nor were mended since. */
export function stillShownOf<Item extends Source>(accusing: readonly Told<Item>[], ends: readonly Told<Item>[], end: Told<Item>): Item[] {
  const ended = new Set(ends.map(({ item }) => item));
  return [...new Set(accusing.map(({ item }) => item))].filter(
    (item) =>
      !ended.has(item) &&
      !tellsAcquittal(item, end) &&
      !retells(item, end) &&
      !(ON_RULINGS.has(end.hit.detail ?? '') && isBefore(item, accusing)) &&
      !saysPending(item, accusing) &&
      !isMendedSince(item.document, end.date),
  );
}

/** How a matter stands: its gravest accusation, its last end that no later ruling undid, the last answer, and who tells the old version. */
export function standingOf<Item extends Source>({ told, also = [] }: Matter<Item>): Standing<Item> {
  const sorted = [...told].sort(inOrder);
  const accusing = sorted.filter(({ hit }) => isAccusing(hit));
  // Without an accusation, an end is told only where the name binds it.
  const ends = sorted.filter(
    (one) => isDecided(one.hit) && (accusing.length > 0 || !isLoose(one)) && !isOfOlder(one, accusing) && !accusing.some((charge) => isOtherCount(charge, one)),
  );
  // What an office or a court decided ends a matter; a paper that corrects itself beside that corrects a detail.
  const decided = ends.filter(({ hit }) => hit.state !== 'corrected');
  const final = ends.filter(({ hit }) => hit.final);
  const candidate = [final, decided, ends].find(({ length }) => length > 0)?.at(-1) ?? null;
  // A page that only reproaches tells no accusation that had ended before it.
  const soft = accusing.length > 0 && accusing.every(({ hit }) => isReproach(hit));
  const isBefore = candidate !== null && accusing.length > 0 && accusing.every(({ date }) => dayOf(candidate.date) < dayOf(date));
  // An end from before all charges is theirs only where they repeat what it ended.
  const isOfElse = candidate !== null && !accusing.some((one) => affinity(one.keys, candidate.keys, () => 0) >= SAME_AFFAIR);
  const isEarly = isBefore && (soft || isOfElse);
  const isAnew = candidate !== null && accusing.length > 0 && accusing.every((one) => dayOf(candidate.date) < dayOf(one.date) && tellsAnew(one));
  const stands = candidate !== null && accusing.some((one) => undoes(one, candidate));
  const end = !candidate || isEarly || isAnew || stands ? null : tellingEnd(ends, candidate);
  const answer = sorted.filter((one) => one.hit.state === 'denied' && meets(one, accusing)).at(-1) ?? null;
  // What the name binds leads; the rest is told beside it.
  const named = accusing.filter(({ hit }) => !isReproach(hit));
  const leading = [accusing.filter((one) => !isLoose(one)), named, accusing].find(({ length }) => length > 0) ?? [];
  const state = RANK.find((one) => leading.some(({ hit }) => hit.state === one)) ?? end?.hit.state ?? answer?.hit.state ?? 'denied';
  const first = leading.filter(({ hit }) => hit.state === state);
  const ordered = [...new Set([...first, ...leading, ...accusing])];
  return {
    state,
    told: accusing.length > 0 ? ordered : sorted.filter(({ hit }) => hit.state === state),
    end: accusing.length > 0 ? end : null,
    answer: accusing.length > 0 ? answer : null,
    stillShown: end ? stillShownOf(accusing, ends, end) : [],
    also,
  };
}
