/** Which passages a story is told in, and who else says what they say. */
import type { Claim } from '../../contract/report.ts';
import { lemma } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { type Later, laterThan } from '../reading/later-posts.ts';
import type { Affair } from './affairs.ts';
import { best, type Coverage, type Passage } from './passages.ts';
import { sayingSame } from './same-claim.ts';

/** Excerpts of one story at most; of a small one as many as it has pages, and two more, of a large one its share. */
const IN_STORY = 6;
/** Excerpts of pages that belong to no story. */
const ASIDES = 8;
/** Excerpts that each story gets before pages of no story have any. */
const FIRST = 2;

/** A matter went on for long when its last page is so much later than its first; of a large one the last page is one of many. */
const WENT_ON_MS = 90 * 86_400_000;
const WENT_ON_PAGES = 5;

export type Ground = { coverage: Coverage; byItem: ReadonlyMap<LedgerItem, Passage[]> };

export const poolOf = ({ byItem }: Ground, items: readonly LedgerItem[]): Passage[] => items.flatMap((item) => byItem.get(item) ?? []);

/** What a passage is worth that neither names the subject nor has a telling word of its story: it may tell of somebody else. */
const ELSEWHERE = 0.5;
export const isOf = ({ words }: Affair): ((passage: Passage) => boolean) => {
  const telling = words.map((word) => lemma(word));
  return ({ about, words: own }) => about || telling.some((word) => own.has(word));
};

export const excerptOf = (passage: Passage, ground: Ground): Claim => ({
  pattern: 'HI-02',
  text: passage.text,
  refs: [passage.item.evidence.n, ...sayingSame(passage, ground.byItem, ground.coverage)],
  basis: 'evidence',
  quotes: [{ n: passage.item.evidence.n, text: passage.text }],
  ...(passage.who !== null ? { speaker: passage.who } : {}),
});

/**
 * Excerpts that add most to what was printed: of each story first, then of any page; those of no story under null.
 * @param open pages that tell a matter without its end: beside the stories their words would stand there as if they still held
 */
export function excerptsOf(
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

/**
 * Adds to the passages that were chosen what later posts of their pages say of the same; passages beside the stories that tell least make room.
 * @param isQuoted whether a passage is printed in a table or by a voice
 * @returns the words of later posts, with the words that they belong behind
 */
export function addLater(
  chosen: Map<Affair | null, Passage[]>,
  { byItem, coverage }: Ground,
  laterOf: (item: LedgerItem) => readonly Later[],
  isQuoted: (passage: Passage) => boolean,
  most: number,
): Map<Passage, Passage> {
  const behind = new Map<Passage, Passage>();
  const kept = new Set<Passage>();
  let added = 0;
  for (const passages of chosen.values())
    for (const one of [...passages]) {
      const follows = laterThan(laterOf(one.item), one);
      if (follows.length > 0) kept.add(one);
      for (const { later, at } of follows) {
        const printed = passages.find(({ item, start, end }) => item === one.item && at >= start && at < end);
        if (printed) {
          kept.add(printed);
          behind.set(printed, behind.get(printed) ?? one);
          continue;
        }
        const [words] = (byItem.get(one.item) ?? [])
          .filter(({ start, end }) => start <= at && at < end && start >= later.start && end <= later.end)
          .sort((a, b) => b.end - b.start - (a.end - a.start));
        if (!words || isQuoted(words)) continue;
        coverage.print(words);
        passages.push(words);
        kept.add(words);
        behind.set(words, one);
        added += 1;
      }
    }
  const asides = chosen.get(null) ?? [];
  let over = Math.min(added, [...chosen.values()].reduce((sum, { length }) => sum + length, 0) - most);
  for (let i = asides.length - 1; i >= 0 && over > 0; i -= 1) {
    if (kept.has(asides[i] as Passage)) continue;
    asides.splice(i, 1);
    over -= 1;
  }
  return behind;
}

/**
 * Passages by page, in the order in which a page is first quoted, and within a page as they stand there: what follows from a sentence comes after it.
 * @param behind words of later posts, with the words that they belong right behind
 */
export function asRead(passages: readonly Passage[], behind: ReadonlyMap<Passage, Passage>): Passage[] {
  const ordered = [...Map.groupBy(passages, ({ item }) => item).values()].flatMap((ofPage) => [...ofPage].sort((a, b) => a.start - b.start));
  const withLater = (one: Passage): Passage[] => [one, ...ordered.filter((other) => behind.get(other) === one).flatMap(withLater)];
  return ordered.filter((one) => !ordered.includes(behind.get(one) as Passage)).flatMap(withLater);
}

/**
 * Excerpts where what is chosen of a page that a case has beside its story's own pages stands in that story: no page is counted in a case and printed as
 * one of no story.
 * @param cases the stories with all pages of their cases, in the same order
 */
export function inTheirCases(
  chosen: ReadonlyMap<Affair | null, Passage[]>,
  affairs: readonly Affair[],
  cases: readonly Affair[],
): Map<Affair | null, Passage[]> {
  const homeOf = ({ item }: Passage) => affairs[cases.findIndex(({ items }) => items.includes(item))] ?? null;
  const beside = Map.groupBy(chosen.get(null) ?? [], homeOf);
  return new Map([...chosen].map(([affair, own]) => [affair, [...(affair ? own : []), ...(beside.get(affair) ?? [])]]));
}
