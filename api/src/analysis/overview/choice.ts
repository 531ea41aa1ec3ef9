/** Which candidates become the excerpts of a page, and what stands right behind them: the owner's reply, and what later posts say of the same. */
import type { Span } from '../../language/index.ts';
import { type Later, laterThan } from '../reading/later-posts.ts';
import { overlaps } from '../reading/text.ts';
import type { Unit } from './units.ts';

export type Candidate = Span & { from: number; to: number; worth: number; sign: number };
/** `later`: it stands here for the words before it, and whose it is. */
export type Picked = Candidate & { later?: Later['by'] };

/** A further excerpt tells at least this share of what the first one tells. */
const FURTHER = 0.15;
/** Share of common words from which an excerpt repeats an earlier one. */
const REPEATS = 0.6;
/** Later posts of a page at most: a long thread is not told whole. */
const LATER = 2;

const repeats = (units: readonly Unit[], a: Candidate, b: Candidate): boolean => {
  if (a.from <= b.to && b.from <= a.to) return true;
  const wordsIn = (one: Candidate) => new Set(units.slice(one.from, one.to + 1).flatMap(({ lemmas }) => lemmas.filter((word) => word.length > 3)));
  const [here, there] = [wordsIn(a), wordsIn(b)];
  const shared = [...here].filter((word) => there.has(word)).length;
  return shared > 3 && shared >= REPEATS * Math.min(here.size, there.size);
};

/** The best candidates, most telling first: of a page with items one of each sign; a complaint stands with the owner's reply to it, beyond their number. */
export function chosen(
  units: readonly Unit[],
  candidates: readonly Candidate[],
  wanted: number,
  all: readonly Candidate[] = candidates,
  later: readonly Later[] = [],
): Picked[] {
  const ranked = [...candidates].sort((a, b) => b.worth - a.worth || a.start - b.start);
  const picked: Candidate[] = [];
  const fits = (one: Candidate) => picked.every((other) => !repeats(units, one, other));
  const take = (suits: (one: Candidate) => boolean) => {
    const least = FURTHER * (picked[0]?.worth ?? 0);
    const found = picked.length < wanted ? ranked.find((one) => one.worth >= least && suits(one) && fits(one)) : undefined;
    if (found) picked.push(found);
  };
  const unitOf = (one: Candidate) => units[one.from] as Unit;
  const replyTo = (one: Candidate) => ranked.find((other) => unitOf(other).reply && unitOf(other).item === unitOf(one).item);
  /** What is praised needs no reply beside it. */
  const isAnswered = (one: Candidate) => unitOf(one).item !== null && !unitOf(one).reply && one.sign <= 0 && replyTo(one) !== undefined;
  take(() => true);
  const [best] = picked;
  if (best && unitOf(best).item) {
    take((one) => one.sign === -best.sign && one.sign !== 0 && unitOf(one).item !== null && !unitOf(one).reply);
    if (!picked.some((one) => unitOf(one).reply) && !picked.some(isAnswered)) take((one) => unitOf(one).reply);
  }
  while (picked.length < wanted) {
    const before = picked.length;
    take(() => true);
    if (picked.length === before) break;
  }
  const isReply = (one: Candidate) => unitOf(one).reply;
  const replyIn = (one: Candidate) =>
    picked.find((other) => isReply(other) && unitOf(other).item === unitOf(one).item) ?? (isAnswered(one) ? replyTo(one) : undefined);
  const said = picked.filter((one) => !isReply(one));
  const alone = picked.filter((one) => isReply(one) && !said.some((other) => unitOf(other).item === unitOf(one).item));
  const withReplies = [...said, ...alone].flatMap((one) => (isReply(one) || unitOf(one).item === null ? [one] : [one, ...[replyIn(one) ?? []].flat()]));
  return behindTheirWords([...new Set(withReplies)], all, later, isReply);
}

/** Each excerpt with what later posts say of the same right behind it. */
function behindTheirWords(told: readonly Candidate[], all: readonly Candidate[], later: readonly Later[], isReply: (one: Candidate) => boolean): Picked[] {
  if (later.length === 0) return [...told];
  /** The words of a later post: as many as fit, with those that say what changed. */
  const wordsOf = ({ later: post, at }: Later): Candidate | undefined =>
    told.find(({ start, end }) => at >= start && at < end) ??
    all
      .filter(({ start, end }) => start <= at && at < end && start >= post.start && end <= post.end)
      .reduce<Candidate | undefined>((best, one) => (best && best.end - best.start >= one.end - one.start ? best : one), undefined);
  const following = new Map<Candidate, Picked[]>();
  const moved: Candidate[] = [];
  // In the order of the page: what already stands behind other words takes nothing along.
  for (const one of [...told].sort((a, b) => a.start - b.start)) {
    if (moved.some((words) => overlaps(words, one))) continue;
    const room = LATER - moved.length;
    const behind = laterThan(later, one).flatMap((post): Picked[] => {
      const words = wordsOf(post);
      return words && words !== one && !moved.some((other) => overlaps(other, words)) ? [{ ...words, later: post.by }] : [];
    });
    const fitting = behind.filter((words, i) => behind.findIndex((other) => overlaps(other, words)) === i).slice(0, room);
    moved.push(...fitting);
    following.set(one, fitting);
  }
  const kept = told.filter((one) => !moved.some((words) => overlaps(words, one)));
  const out: Picked[] = [];
  let waiting: Picked[] = [];
  for (const [i, one] of kept.entries()) {
    const next = kept[i + 1];
    const behind = following.get(one) ?? [];
    // The owner's reply that was written before the later words stands before them.
    const late = next && isReply(next) && !isReply(one) ? behind.filter((words) => next.start < words.start) : [];
    out.push(one, ...behind.filter((words) => !late.includes(words)), ...waiting);
    waiting = late;
  }
  return out;
}
