/** What happened to the subject, told in the words of its sources. */
import type { Accusation, Recommendation, Story } from '../../contract/report.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem, Told } from '../ledger/types.ts';
import type { Reading } from '../overview/features.ts';
import { laterOf, type Overview } from '../overview/overview.ts';
import { resultsOn } from '../reading/results.ts';
import { shownTitle } from '../reading/text.ts';
import { type Affair, affairsOf, withCasePages } from './affairs.ts';
import type { Closing } from './closings.ts';
import { closedBy, confusionsOf, type End, endingsBeside, endOf, ofHeadline, outcomeOf, stillBeside, withReason } from './endings.ts';
import { addLater, asRead, excerptOf, excerptsOf, type Ground, inTheirCases, isOf, poolOf } from './excerpts.ts';
import { factsOf } from './facts.ts';
import { happenedOf } from './happened.ts';
import { opinionsOf } from './opinions.ts';
import { answers, createCoverage, type Passage, passagesOf, standingOn, weightOfPage, wordsOfName } from './passages.ts';
import { tellingInPassing, tellsResult } from './passing.ts';
import { ratingsIn } from './ratings.ts';
import { reasonOf } from './reasons.ts';
import { voicesOf } from './voices.ts';

/** Quotes of people who speak in stories. */
const VOICES = 6;
/** Voices of one story at most. */
const VOICES_IN_STORY = 4;
/** Pages of a story whose dates and numbers are put in a table. */
const WAVE = 4;
/** Longest title that is printed whole. */
const TITLE = 140;
/** Share of an accusation's pages from which its end is that of the story they stand in. */
const MAINLY = 0.51;
/** Sources of advice that is about one matter, at most. */
const TIED = 4;

const NOBODY: ReadonlySet<string> = new Set();

/** Whether an own page's passage speaks of the story: with a telling word of it, or one of its title. The rest of the page is of other things. */
const isOfMatter = ({ words, title }: Affair): ((passage: Passage) => boolean) => {
  const telling = new Set([...words.map((word) => lemma(word)), ...lemmasOf(title.evidence.title)]);
  return ({ words: own }) => [...own].some((word) => telling.has(word));
};

/** „9,2 mln zł ma zapłacić X”: a row that names somebody else and not the firm is not the firm's. */
const ELSES = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/u;
const tellsOfFirm = (affair: Affair): ((passage: Passage) => boolean) => {
  const isTold = isOf(affair);
  return (passage) => isTold(passage) && (passage.about || !ELSES.test(passage.text));
};

/** Stories with the first recommendation that is tied to a page of theirs, and to few others. */
export const withAdvice = (stories: readonly Story[], recommendations: readonly Recommendation[]): Story[] =>
  stories.map((story) => {
    const pages = new Set(story.pages);
    const first = recommendations.find(({ refs }) => refs.length > 0 && refs.length <= TIED && refs.some((n) => pages.has(n)));
    return { ...story, advice: first?.id ?? null };
  });

/** The end that somebody else tells comes before the subject's own statement of it. */
function endOfStory(closed: End | null, accused: End | null, items: readonly LedgerItem[]): End | null {
  const isOwn = items.some(({ evidence }) => evidence.own && evidence.n === closed?.claim.refs[0]);
  return closed && !(isOwn && accused) ? closed : accused;
}

/** A title as it is, or its beginning when it is long. */
const titleOf = (title: string): string => (title.length > TITLE ? shownTitle(title) : title);

/**
 * Stories of the ledger and the summaries over them. Everything quoted is verbatim in its page; nothing is quoted twice.
 * @param most quotes of the whole chapter
 */
export function tellStories(overview: Overview, accusations: readonly Accusation[], closings: readonly Closing[], most: number): Told {
  const { ledger, known, readings } = overview;
  const { subject, items } = ledger;
  const people = new Set(overview.people.map((name) => lemma(name.split(' ').at(-1) ?? '')));
  const affairs = affairsOf(ledger, accusations, closings, people);
  const skip = wordsOfName(ledger);
  // What its own newsroom took back is told by the correction.
  const takenBack = new Set(closings.filter(({ kind }) => kind === 'correction').flatMap(({ open }) => open));
  const quotable = items.filter((item) => !takenBack.has(item));
  const cut = new Map(quotable.map((item) => [item, passagesOf(item, readings.get(item) as Reading, known, skip, subject.kind === 'person')]));
  // What its author took back or the owner put right is quoted in no story; what was put right stands with its reply in the table of opinions.
  const byItem = new Map([...cut].map(([item, own]) => [item, standingOn(item, own, ['author', 'reply'])]));
  const passages = [...cut].flatMap(([item, own]) => standingOn(item, own, ['author']));
  const telling = new Set(affairs.flatMap(tellingInPassing));
  const ground: Ground = { byItem, coverage: createCoverage(passages, telling) };
  const { coverage } = ground;

  const sure = affairs.map((affair) => endOf(affair.items, accusations, 1));
  const pages = affairs.map(({ items: own }) => own);
  const open = pages.map((own, at) => (sure[at] ? [] : own));
  const kinds = new Set([...known.kinds, ...lemmasOf(subject.description)]);
  const ends = new Map(
    affairs.map((affair, at) => {
      const end =
        sure[at] ??
        endOfStory(ofHeadline(closedBy(at, pages, open, closings), affair.items, affair.title, kinds), endOf(affair.items, accusations, MAINLY), items) ??
        // The charge may stand on pages outside the story that its end's page is of.
        ofHeadline(endOf(affair.items, accusations, 0), affair.items, affair.title, kinds);
      return [affair, end && stillBeside(end, affair.items, accusations)] as const;
    }),
  );
  const besideOf = (told: readonly Affair[]) =>
    endingsBeside(
      accusations,
      told.map((affair) => ({ pages: affair.items.map(({ evidence }) => evidence.n), end: ends.get(affair)?.claim ?? null })),
    );
  const endings = besideOf(affairs);
  for (const [affair, end] of ends) if (end) ends.set(affair, withReason(end, passages));
  for (const { n, text } of [...endings, ...[...ends.values()].flatMap((end) => end?.claim.quotes ?? [])]) {
    const printed = passages.find((passage) => passage.item.evidence.n === n && passage.text.includes(text));
    if (printed) coverage.print(printed);
  }
  for (const affair of affairs) {
    if (ends.get(affair)) continue;
    const outcome = outcomeOf(poolOf(ground, affair.items), coverage, affair.title, kinds);
    ends.set(affair, outcome && withReason(outcome, passages));
  }
  const reasons = new Map([...ends].flatMap(([affair, end]) => (end ? [[affair, reasonOf(end.claim, items)] as const] : [])));
  const given = [...reasons.values()].flatMap((reason) => reason?.quotes ?? []);
  // What gives a reason is quoted as one, and not once more as an excerpt.
  for (const { n, text } of given) {
    const printed = passages.find((passage) => passage.item.evidence.n === n && (text.includes(passage.text) || passage.text.includes(text)));
    if (printed) coverage.print(printed);
  }
  const opinions = opinionsOf(items, passages, coverage, subject.name);
  let left = most - [...ends.values()].filter(Boolean).length - given.length - endings.length - opinions.reduce((sum, { quotes }) => sum + quotes.length, 0);
  const all = affairs.reduce((sum, affair) => sum + affair.items.length, 0);
  let spoken = 0;
  // Who runs the firm speaks for it in paragraphs that do not name it.
  const isOfHeads = ({ text }: Passage) => people.size > 0 && lemmasOf(text).some((word) => people.has(word));
  const voices = new Map<Affair, Story['voices']>();
  for (const affair of affairs) {
    const share = Math.min(VOICES_IN_STORY, 1 + Math.round((VOICES * affair.items.length) / all), VOICES - spoken);
    const ofStory = isOf(affair);
    const tellsMatter = isOfMatter(affair);
    // Of an own page that belongs to the story, what denies something denies this.
    const isSaidOnIt = (one: Passage) => tellsMatter(one) || answers(one);
    const heard = poolOf(ground, affair.items).filter((one) =>
      one.item.evidence.own ? isSaidOnIt(one) : one.beside || one.review !== null || ofStory(one) || isOfHeads(one),
    );
    const found = voicesOf(heard, subject, { people, kinds: subject.kind === 'person' ? NOBODY : known.kinds }, coverage, share, isSaidOnIt);
    spoken += found.length;
    voices.set(affair, found);
  }
  left -= spoken;
  const [first] = affairs;
  // A row of the table has no room for who says it.
  const reported = first ? poolOf(ground, first.items).filter(({ who }) => who === null) : [];
  const facts =
    first && first.items.length >= WAVE
      ? [factsOf('story-1', reported.filter(subject.kind === 'person' ? ({ named }) => named : tellsOfFirm(first)), coverage)].filter((table) => table !== null)
      : [];
  left -= facts.reduce((sum, { rows }) => sum + rows.length, 0);
  const room = Math.max(affairs.length, left);
  const cases = withCasePages(affairs, accusations, items);
  const openPages = new Set(closings.flatMap((one) => one.open));
  const excerpts = inTheirCases(excerptsOf(ground, affairs, items, openPages, room), affairs, cases);
  const apart = [
    ...endings,
    ...[...ends.values()].flatMap((end) => end?.claim.quotes ?? []),
    ...given,
    ...opinions.flatMap(({ quotes }) => quotes),
    ...[...voices.values()].flat().flatMap(({ quotes }) => quotes),
    ...facts.flatMap(({ rows }) => rows),
  ];
  const isQuoted = ({ item, text }: Passage) => apart.some((quote) => quote.n === item.evidence.n && (text.includes(quote.text) || quote.text.includes(text)));
  const happened = new Map(
    affairs.map((affair) => {
      const chosen = excerpts.get(affair) ?? [];
      return [affair, happenedOf(affair, coverage, poolOf(ground, affair.items), chosen, isQuoted, ends.get(affair)?.claim.text ?? null)];
    }),
  );
  const behind = addLater(excerpts, ground, (item) => [...laterOf(item, subject.name), ...resultsOn(item.document)], isQuoted, room);
  // What is quoted of a matter may all say what its end says: a line of endings is enough for it.
  const told = affairs.filter((affair) => (excerpts.get(affair)?.length ?? 0) + (voices.get(affair)?.length ?? 0) > 0);
  const passagesIn = (affair: Affair) => asRead(excerpts.get(affair) ?? [], behind);
  const claims = (affair: Affair) => passagesIn(affair).map((passage) => excerptOf(passage, ground));
  const placeOf = (affair: Affair) => {
    const passage = happened.get(affair);
    return passage ? passagesIn(affair).indexOf(passage) : null;
  };
  const stories = told.map((affair, i): Story => {
    const { evidence } = affair.title;
    const whole = cases[affairs.indexOf(affair)] ?? affair;
    return {
      id: `story-${i + 1}`,
      headline: { pattern: 'HI-01', text: titleOf(evidence.title), refs: [evidence.n], basis: 'evidence', quotes: [] },
      from: whole.from,
      to: whole.to,
      outlets: whole.outlets,
      pages: whole.items.map((item) => item.evidence.n),
      happened: placeOf(affair),
      excerpts: claims(affair),
      voices: voices.get(affair) ?? [],
      ending: ends.get(affair)?.claim ?? null,
      reason: reasons.get(affair) ?? undefined,
      stillShown: ends.get(affair)?.stillShown ?? [],
      background: affair.items
        .filter((item) => item.evidence.role === 'passing' && !telling.has(item) && !tellsResult(item) && ends.get(affair)?.claim.refs[0] !== item.evidence.n)
        .map((item) => item.evidence.n),
      advice: null,
    };
  });
  const asides = asRead(
    [...(excerpts.get(null) ?? [])].sort((a, b) => weightOfPage(b.item) - weightOfPage(a.item)),
    behind,
  );
  return {
    stories,
    asides: asides.map((passage) => excerptOf(passage, ground)),
    facts: told[0] === first ? facts : [],
    opinions,
    ratings: ratingsIn(items),
    endings: besideOf(told),
    confusions: confusionsOf(ledger.setAside),
  };
}
