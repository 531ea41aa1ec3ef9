/**
 * Puts every charge that has no end beside the ends of all pages: its end may stand in a text of another outlet, another year and other words, which no
 * story joins with it. A wrong end is worse than none, so the sanction, the deed and the order in time must all fit.
 */
import { readable } from '../reading/text.ts';
import { dayOf, isAccusing, isLoose, shared, type Told, tellingWords } from './findings.ts';
import { affinity, type Often, SAME_AFFAIR } from './keys.ts';
import { isOfElse, isOneConviction } from './matters.ts';
import { mayBeOf } from './may-end.ts';
import { refutedIn } from './plain-ends.ts';
import { type Recanting, recantedBy } from './recants.ts';
import { tellsUse } from './somebody-else.ts';
import { type Standing, stillShownOf, tellsAnew, undoes } from './standing.ts';
import type { Source } from './types.ts';

/** What a charge of a text that is later than the end must share with it beside what other charges do. */
const LATE = 0.5;

/** Whether the words of an end that says what was not so speak of what the charge's page tells. */
function isOfRefuted<Item extends Source>(end: Told<Item>, charge: Told<Item>): boolean {
  if (end.hit.detail !== 'refuted') return true;
  const text = `${charge.item.document.article.title} ${readable(charge.item.document)}`.toLowerCase();
  return refutedIn(end.hit.sentence.text).some((word) => text.includes(word.slice(0, Math.max(4, word.length - 2))));
}

/** Words of two short pages from which they tell something. */
const RARE = 0.8;
/** A text tells a charge some days after its day. */
const SINCE = 7;
const DAY = 86_400_000;
/** „Zawiadomienie z 15 października”: beside the end stands the day of which the charge's text was news. */
function isOnDay<Item extends Source>({ item }: Told<Item>, { keys, item: ended }: Told<Item>): boolean {
  const [told, over] = [item, ended].map(({ evidence }) => Date.parse(evidence.publishedAt?.slice(0, 10) ?? '') / DAY);
  return told !== undefined && over !== undefined && keys.days.some((day) => told - day >= 0 && told - day <= SINCE && over - day > SINCE);
}

/** Words of two short pages that few other pages of the subject have; from so many on, the pages tell one affair, with somebody's surname from fewer. */
const SELDOM = 0.2;
const FEW = 2;
const TELLING = 0.5;
const TIED = 5;
const TIED_BY_NAME = 3;
/** Whose name was used has one such affair, of which many pages tell. */
const IN_ITS_NAME = 0.4;
/** A paper that corrects itself says of which text without telling it again. */
const TIED_IN_PLACE = 2;
function areTied<Item extends Source>(charge: Told<Item>, end: Told<Item>, often: Often, pages: number): boolean {
  const { kinds, names } = charge.keys;
  if (kinds.size > 0 && end.keys.kinds.size > 0 && ![...kinds].some((kind) => end.keys.kinds.has(kind))) return false;
  const used = tellsUse(end.hit.sentence.text);
  const most = Math.max(used ? IN_ITS_NAME : SELDOM, (FEW + 0.5) / pages);
  const both = [...charge.around].filter(([word, weight]) => weight >= TELLING && end.around.has(word) && often(word) <= most);
  if (used) return both.length >= TIED_BY_NAME;
  const isName = ([word]: [string, number]) => [...names].some((name) => word.startsWith(name) && end.keys.names.has(name));
  if (end.hit.state === 'corrected' && end.item.document.host === charge.item.document.host) return both.length >= TIED_IN_PLACE;
  return both.length >= TIED || (both.length >= TIED_BY_NAME && both.some(isName));
}

/** How surely an end is of a charge; 0 where it is not. */
function fitOf<Item extends Source>(charge: Told<Item>, end: Told<Item>, often: Often, pages: number): number {
  if (end.item === charge.item || !isOfRefuted(end, charge) || isOfElse(end.hit.sentence.text, charge)) return 0;
  const tied = areTied(charge, end, often, pages);
  const told = affinity(charge.keys, end.keys, often, {
    refuted: end.hit.detail === 'refuted',
    clears: end.hit.state === 'acquitted' || end.hit.detail === 'discontinued',
    onDay: isOnDay(charge, end),
    around: shared(charge.around, end.around, RARE),
  });
  const score = tied ? Math.max(told, SAME_AFFAIR) : told;
  const [day, ended] = [dayOf(charge.date), dayOf(end.date)];
  if (score < SAME_AFFAIR || (end.date === null && !tied)) return 0;
  if (charge.date !== null && day <= ended) return score;
  // A charge that gives its own day, later than the end, is another.
  if (charge.hit.date !== null && charge.date === charge.hit.date) return 0;
  const isSame = [...charge.keys.kinds].some((kind) => end.keys.kinds.has(kind)) || [...charge.keys.sums].some((sum) => end.keys.sums.has(sum));
  return isSame && !tellsAnew(charge) && score >= SAME_AFFAIR + LATE ? score : 0;
}

/** The charges of a matter that say what it is: those of its state. */
const leadingOf = <Item extends Source>({ told, state }: Standing<Item>): Told<Item>[] => {
  const accusing = told.filter(({ hit }) => isAccusing(hit));
  const leading = accusing.filter(({ hit }) => hit.state === state);
  return leading.length > 0 ? leading : accusing;
};

/** Telling words that a thread which takes something back shares with the post that it takes back, beside their author. */
const THINGS = 2;
const THING = 0.4;
function sharesThing<Item extends Source>(one: Recanting<Item>, charge: Told<Item>, skip: ReadonlySet<string>): boolean {
  const said = tellingWords(`${one.item.document.article.title}. ${one.post}`, skip);
  const { title } = charge.item.document.article;
  const charged = tellingWords(`${title}. ${readable(charge.item.document)}`, skip);
  return shared(said, charged) >= THING && [...said.keys()].filter((word) => charged.has(word)).length >= THINGS;
}

const isTrial = <Item extends Source>({ state, told }: Standing<Item>): boolean =>
  (state === 'charged' || state === 'convicted') && told.some((one) => one.hit.state === state && !isLoose(one));

/** The acquittals by a court of whom only one matter has brought before it: hardly anybody has two, so the words that they share do not count. */
function acquittalsOf<Item extends Source>(standing: Standing<Item>, all: readonly Standing<Item>[], ends: readonly Told<Item>[]): Told<Item>[] {
  if (!isTrial(standing) || all.filter(isTrial).length > 1) return [];
  const charges = leadingOf(standing);
  return ends.filter(
    (end) =>
      end.hit.state === 'acquitted' &&
      end.hit.detail === null &&
      !isLoose(end) &&
      /(?<!\p{sc=Latn})sąd/iu.test(end.hit.sentence.text) &&
      charges.every((one) => one.date !== null && dayOf(one.date) < dayOf(end.date)) &&
      charges.some((one) => isOneConviction(one.hit, end.hit)),
  );
}

/** What the ends are taken from: decided findings of all pages, threads in which an author takes something back, and how many pages there are. */
export type Ends<Item extends Source> = { ends: readonly Told<Item>[]; recanting: readonly Recanting<Item>[]; pages: number };

/** The matters, each that had no end with the one that stands elsewhere. @param skip stems of the name and the order */
export function withEnds<Item extends Source>(
  standings: Standing<Item>[],
  { ends, recanting, pages }: Ends<Item>,
  often: Often,
  skip: ReadonlySet<string>,
): Standing<Item>[] {
  return standings.map((standing): Standing<Item> => {
    const accusing = standing.told.filter(({ hit }) => isAccusing(hit));
    if (standing.end || accusing.length === 0) return standing;
    const charges = leadingOf(standing);
    const recanted = charges.map((charge) => recantedBy(charge, recanting, (one, told) => sharesThing(one, told, skip))).find((end) => end !== null);
    if (recanted) return { ...standing, end: recanted, stillShown: stillShownOf(accusing, [recanted], recanted) };
    const acquittals = acquittalsOf(standing, standings, ends);
    const found = ends
      .filter((end) => mayBeOf(end, { told: standing.told }) && !accusing.some((one) => undoes(one, end)))
      .map((end) => ({ end, score: acquittals.includes(end) ? SAME_AFFAIR : Math.max(...charges.map((charge) => fitOf(charge, end, often, pages))) }))
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) =>
          Number(b.end.hit.final) - Number(a.end.hit.final) ||
          // What names the subject proves more to a reader.
          Number(b.end.hit.binding === 'name') - Number(a.end.hit.binding === 'name') ||
          b.score - a.score ||
          a.end.item.evidence.n - b.end.item.evidence.n ||
          a.end.hit.at - b.end.hit.at,
      );
    const [best] = found;
    if (!best) return standing;
    const all = found.map(({ end }) => end);
    return { ...standing, end: best.end, stillShown: stillShownOf(accusing, all, best.end) };
  });
}
