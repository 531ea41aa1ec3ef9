/** What happened to the subject, told in the words of its sources. */
import type { Accusation, Claim, Genre, Recommendation, Story } from '../../contract/report.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem, Told } from '../ledger/types.ts';
import type { Reading } from '../overview/features.ts';
import type { Overview } from '../overview/overview.ts';
import { wordsOf } from '../overview/words.ts';
import { tellsRedress } from '../reading/redress.ts';
import { documentSentences, overlaps, readable, shownTitle } from '../reading/text.ts';
import { type Affair, affairsOf } from './affairs.ts';
import type { Closing } from './closings.ts';
import { closedBy, confusionsOf, ENDED, type End, endingsBeside, endOf, ofHeadline, outcomeOf, stillBeside, withReason } from './endings.ts';
import { factsOf } from './facts.ts';
import { happenedOf } from './happened.ts';
import { opinionsOf } from './opinions.ts';
import { best, type Coverage, createCoverage, type Passage, passagesOf, weightOfPage, wordsOfName } from './passages.ts';
import { voicesOf } from './voices.ts';

/** Quotes of people who speak in stories. */
const VOICES = 6;
/** Voices and excerpts of one story at most; of a small one as many excerpts as it has pages, and two more, of a large one its share. */
const VOICES_IN_STORY = 4;
const IN_STORY = 6;
/** Excerpts of pages that belong to no story. */
const ASIDES = 8;
/** Pages of a story whose dates and numbers are put in a table. */
const WAVE = 4;
/** Longest title that is printed whole. */
const TITLE = 140;
/** Pages that say the same as a quote, at most. */
const SAME = 4;
const SAYS_SAME = 0.6;
/** Share of an accusation's pages from which its end is that of the story they stand in. */
const MAINLY = 0.51;
/** Sources of advice that is about one matter, at most. */
const TIED = 4;

const NOBODY: ReadonlySet<string> = new Set();

/** Excerpts that each story gets before pages of no story have any. */
const FIRST = 2;

/** A matter went on for long when its last page is so much later than its first; of a large one the last page is one of many. */
const WENT_ON_MS = 90 * 86_400_000;
const WENT_ON_PAGES = 5;

type Ground = { coverage: Coverage; byItem: ReadonlyMap<LedgerItem, Passage[]> };

const poolOf = ({ byItem }: Ground, items: readonly LedgerItem[]): Passage[] => items.flatMap((item) => byItem.get(item) ?? []);

/** What a passage is worth that neither names the subject nor has a telling word of its story: it may tell of somebody else. */
const ELSEWHERE = 0.5;
const isOf = ({ words }: Affair): ((passage: Passage) => boolean) => {
  const telling = words.map((word) => lemma(word));
  return ({ about, words: own }) => about || telling.some((word) => own.has(word));
};

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

/** Whether a passage denies, so that it does not say the same as one that does not. */
const denies = ({ text, words }: Passage): boolean => /(?<!\p{L})nie(?:prawda)?(?!\p{L})/iu.test(text) || [...words].some((word) => wordsOf('deny').has(word));

/** Pages with one passage that holds most of what the quoted one says. A denial is not the same as its charge. */
function sayingSame(quoted: Passage, { byItem, coverage }: Ground): number[] {
  const sum = (words: string[]) => words.reduce((total, word) => total + coverage.weightOf(word), 0);
  const words = [...quoted.words];
  const denied = denies(quoted);
  const all = sum(words);
  return [...byItem]
    .filter(
      ([item, passages]) =>
        item !== quoted.item && passages.some((one) => denies(one) === denied && sum(words.filter((word) => one.words.has(word))) >= SAYS_SAME * all),
    )
    .map(([item]) => item.evidence.n)
    .slice(0, SAME);
}

const excerptOf = (passage: Passage, ground: Ground): Claim => ({
  pattern: 'HI-02',
  text: passage.text,
  refs: [passage.item.evidence.n, ...sayingSame(passage, ground)],
  basis: 'evidence',
  quotes: [{ n: passage.item.evidence.n, text: passage.text }],
});

/**
 * Excerpts that add most to what was printed: of each story first, then of any page; those of no story under null.
 * @param open pages that tell a matter without its end: beside the stories their words would stand there as if they still held
 */
function excerptsOf(
  ground: Ground,
  affairs: readonly Affair[],
  items: readonly LedgerItem[],
  open: ReadonlySet<LedgerItem>,
  most: number,
): Map<Affair | null, Passage[]> {
  const homes = new Map(affairs.flatMap((affair) => affair.items.map((item) => [item, affair] as const)));
  const chosen = new Map<Affair | null, Passage[]>([...affairs, null].map((affair) => [affair, []]));
  const all = affairs.reduce((sum, affair) => sum + affair.items.length, 0);
  const limitOf = (affair: Affair | null) =>
    affair ? Math.min(Math.max(IN_STORY, Math.round((most * affair.items.length) / all)), affair.items.length + 2) : affairs.length === 0 ? most : ASIDES;
  const pools = new Map<Affair | null, Passage[]>(affairs.map((affair) => [affair, poolOf(ground, affair.items)]));
  pools.set(
    null,
    poolOf(
      ground,
      items.filter((item) => !homes.has(item) && !open.has(item)),
    ),
  );
  const elsewhere = new Set(
    affairs.flatMap((affair) => {
      const tellsOfIt = isOf(affair);
      return (pools.get(affair) ?? []).filter((one) => !tellsOfIt(one));
    }),
  );
  const take = (from: readonly (Affair | null)[]): boolean => {
    const passage = best(
      from.flatMap((affair) => pools.get(affair) ?? []),
      ground.coverage,
      (one) => (elsewhere.has(one) ? ELSEWHERE : 1),
    );
    if (!passage) return false;
    ground.coverage.print(passage);
    chosen.get(homes.get(passage.item) ?? null)?.push(passage);
    return true;
  };
  let left = most;
  /** The latest page of a matter that went on for long: of one wave, pages of its last day say what the others say. */
  const latestOf = ({ items: pages, from, to }: Affair) => {
    const isLong = from !== null && to !== null && Date.parse(to) - Date.parse(from) >= WENT_ON_MS;
    return isLong && pages.length <= WENT_ON_PAGES ? pages.find(({ evidence }) => evidence.publishedAt?.slice(0, 10) === to) : undefined;
  };
  /** What the latest page says, so that no story stops before it. */
  const takeLatest = (affair: Affair): boolean => {
    const newest = latestOf(affair);
    if (!newest || (chosen.get(affair) ?? []).some(({ item }) => item === newest)) return false;
    const passage = best(ground.byItem.get(newest) ?? [], ground.coverage);
    if (!passage) return false;
    ground.coverage.print(passage);
    chosen.get(affair)?.push(passage);
    return true;
  };
  for (let round = 0; round < FIRST; round += 1)
    for (const affair of affairs) if (left > 0 && ((round === FIRST - 1 && takeLatest(affair)) || take([affair]))) left -= 1;
  const isOpen = (affair: Affair | null) => (chosen.get(affair)?.length ?? 0) < limitOf(affair);
  while (left > 0 && take([...affairs, null].filter(isOpen))) left -= 1;
  // Few long texts say more than one passage each: what is left goes to them.
  const hasRoom = (affair: Affair | null) => affair === null || (chosen.get(affair)?.length ?? 0) < 2 * affair.items.length;
  while (left > 0 && take([...affairs, null].filter(hasRoom))) left -= 1;
  return chosen;
}

/** Passages by page, in the order in which a page is first quoted, and within a page as they stand there: what follows from a sentence comes after it. */
const asRead = (passages: readonly Passage[]): Passage[] =>
  [...Map.groupBy(passages, ({ item }) => item).values()].flatMap((ofPage) => [...ofPage].sort((a, b) => a.start - b.start));

/** Stories with the first recommendation that is tied to a page of theirs, and to few others. */
export const withAdvice = (stories: readonly Story[], recommendations: readonly Recommendation[]): Story[] =>
  stories.map((story) => {
    const pages = new Set(story.pages);
    const first = recommendations.find(({ refs }) => refs.length > 0 && refs.length <= TIED && refs.some((n) => pages.has(n)));
    return { ...story, advice: first?.id ?? null };
  });

/** Words that a small story's pages share, which the title and beginning of one need to tell its event; in a large one every page has them. */
const EVENT = 2;
const BEGINNING = 400;
const FEW_PAGES = 4;
/** Pages that tell many matters open with none. */
const MANY: ReadonlySet<Genre> = new Set(['record', 'list', 'catalogue']);

/** Pages of a small story that name the subject once and yet tell its event in their title or beginning. */
function tellingInPassing({ items, words }: Affair): LedgerItem[] {
  if (items.length > FEW_PAGES) return [];
  const event = words.map((word) => lemma(word)).filter((word) => items.filter(({ lemmas }) => lemmas.has(word)).length >= 2);
  return items.filter(({ evidence, document }) => {
    const opening = new Set(lemmasOf(`${evidence.title}. ${readable(document).slice(0, BEGINNING)}`));
    return evidence.role === 'passing' && !MANY.has(evidence.genre) && event.filter((word) => opening.has(word)).length >= EVENT;
  });
}

/** Whether a page says beside the subject's name what ended a matter or was put right: then it does more than mention it. */
const tellsResult = ({ document, mentions }: LedgerItem): boolean =>
  documentSentences(document).some((one) => mentions.some((mention) => overlaps(one, mention)) && (ENDED.test(one.text) || tellsRedress(one.text)));

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
  const byItem = new Map(quotable.map((item) => [item, passagesOf(item, readings.get(item) as Reading, known, skip, subject.kind === 'person')]));
  const passages = [...byItem.values()].flat();
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
        endOfStory(ofHeadline(closedBy(at, pages, open, closings), affair.items, affair.title, kinds), endOf(affair.items, accusations, MAINLY), items);
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
  const opinions = opinionsOf(items, passages, coverage, skip);
  let left = most - [...ends.values()].filter(Boolean).length - endings.length - opinions.reduce((sum, { quotes }) => sum + quotes.length, 0);
  const all = affairs.reduce((sum, affair) => sum + affair.items.length, 0);
  let spoken = 0;
  // Who runs the firm speaks for it in paragraphs that do not name it.
  const isOfHeads = ({ text }: Passage) => people.size > 0 && lemmasOf(text).some((word) => people.has(word));
  const voices = new Map<Affair, Story['voices']>();
  for (const affair of affairs) {
    const share = Math.min(VOICES_IN_STORY, 1 + Math.round((VOICES * affair.items.length) / all), VOICES - spoken);
    const ofStory = isOf(affair);
    const tellsMatter = isOfMatter(affair);
    const heard = poolOf(ground, affair.items).filter((one) =>
      one.item.evidence.own ? tellsMatter(one) : one.beside || one.review !== null || ofStory(one) || isOfHeads(one),
    );
    const found = voicesOf(heard, subject, { people, kinds: subject.kind === 'person' ? NOBODY : known.kinds }, coverage, share);
    spoken += found.length;
    voices.set(affair, found);
  }
  left -= spoken;
  const [first] = affairs;
  const facts =
    first && first.items.length >= WAVE
      ? [factsOf('story-1', poolOf(ground, first.items).filter(subject.kind === 'person' ? ({ named }) => named : tellsOfFirm(first)), coverage)].filter(
          (table) => table !== null,
        )
      : [];
  left -= facts.reduce((sum, { rows }) => sum + rows.length, 0);
  const excerpts = excerptsOf(ground, affairs, items, new Set(closings.flatMap((one) => one.open)), Math.max(affairs.length, left));
  const apart = [
    ...endings,
    ...[...ends.values()].flatMap((end) => end?.claim.quotes ?? []),
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
  // What is quoted of a matter may all say what its end says: a line of endings is enough for it.
  const told = affairs.filter((affair) => (excerpts.get(affair)?.length ?? 0) + (voices.get(affair)?.length ?? 0) > 0);
  const passagesIn = (affair: Affair) => asRead(excerpts.get(affair) ?? []);
  const claims = (affair: Affair) => passagesIn(affair).map((passage) => excerptOf(passage, ground));
  const placeOf = (affair: Affair) => {
    const passage = happened.get(affair);
    return passage ? passagesIn(affair).indexOf(passage) : null;
  };
  const stories = told.map((affair, i): Story => {
    const { evidence } = affair.title;
    return {
      id: `story-${i + 1}`,
      headline: { pattern: 'HI-01', text: titleOf(evidence.title), refs: [evidence.n], basis: 'evidence', quotes: [] },
      from: affair.from,
      to: affair.to,
      outlets: affair.outlets,
      pages: affair.items.map((item) => item.evidence.n),
      happened: placeOf(affair),
      excerpts: claims(affair),
      voices: voices.get(affair) ?? [],
      ending: ends.get(affair)?.claim ?? null,
      stillShown: ends.get(affair)?.stillShown ?? [],
      background: affair.items
        .filter((item) => item.evidence.role === 'passing' && !telling.has(item) && !tellsResult(item) && ends.get(affair)?.claim.refs[0] !== item.evidence.n)
        .map((item) => item.evidence.n),
      advice: null,
    };
  });
  const asides = asRead([...(excerpts.get(null) ?? [])].sort((a, b) => weightOfPage(b.item) - weightOfPage(a.item)));
  return {
    stories,
    asides: asides.map((passage) => excerptOf(passage, ground)),
    facts: told[0] === first ? facts : [],
    opinions,
    endings: besideOf(told),
    confusions: confusionsOf(ledger.setAside),
  };
}
