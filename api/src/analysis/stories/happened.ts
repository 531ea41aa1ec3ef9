/** The passage of a story that says what happened, for whoever reads no further. */
import type { Genre } from '../../contract/report.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { isOwnVoice } from '../reading/statements.ts';
import type { Affair } from './affairs.ts';
import type { Coverage, Passage } from './passages.ts';

/** What sorts of text are worth: news tell events, others argue, list or rate. */
const GENRE: Partial<Record<Genre, number>> = { news: 1, announcement: 0.9, release: 0.7 };
const OTHER_GENRE = 0.5;
/** News say first what happened: what a passage is worth that begins later than so many characters. */
const OPENING = 320;
const LATER = 0.3;
/** What a passage is worth that calls the subject by what it is, and one that does neither. */
const CALLED = 0.8;
const FAR = 0.5;
/** What a text is worth that names the subject in passing. */
const PASSING = 0.4;
/** „Przypomnijmy: …” tells what was before. */
const REMINDS = /^[„"–—-]?\s*przypomn/iu;
const REMINDER = 0.4;
/** How much the length of a passage costs, and what the sentence model says of it counts. */
const LENGTH = 0.4;
const WORTH = 0.5;

/** Share of words from which a passage says the same as another. */
const ALIKE = 0.4;
/** Share of what the best passage tells from which one that is quoted anyway is taken. */
const ENOUGH = 0.8;

/**
 * How much each passage tells of what happened: its telling words, those of the story and of its title twice and three times, by where and
 * in what sort of text it stands. Nothing: what the subject, a review or the printed end says.
 */
function tellingOf(affair: Affair, coverage: Coverage, end: string | null): (passage: Passage) => number {
  const titled = new Set(lemmasOf(affair.title.evidence.title));
  const telling = new Set(affair.words.map((word) => lemma(word)));
  const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + coverage.weightOf(word), 0);
  const sortOf = ({ evidence: { genre, role } }: LedgerItem) => (GENRE[genre] ?? OTHER_GENRE) * (role === 'passing' ? PASSING : 1);
  return ({ item, start, text, words, worth, named, about, review, reply, who }) => {
    if (review || reply || who !== null || isOwnVoice(item) || (end !== null && text.includes(end))) return 0;
    const own = [...words];
    const shared = weightOf(own.filter((word) => telling.has(word)));
    if (!about && shared === 0) return 0;
    const weight = weightOf(own) + shared + weightOf(own.filter((word) => titled.has(word)));
    const place = (start < OPENING ? 1 : LATER) * (named ? 1 : about ? CALLED : FAR) * (REMINDS.test(text) ? REMINDER : 1);
    return ((weight * worth ** WORTH) / (20 + text.length) ** LENGTH) * place * sortOf(item);
  };
}

function most(passages: readonly Passage[], worthOf: (passage: Passage) => number): Passage | null {
  let found: Passage | null = null;
  let value = 0;
  for (const passage of passages) {
    const own = worthOf(passage);
    if (own > value) [found, value] = [passage, own];
  }
  return found;
}

/** The place of the passage that gives way to `best`: one of the same words, else the one that tells least. */
function givingWay(best: Passage, chosen: readonly Passage[], telling: (passage: Passage) => number): number {
  const overlaps = chosen.findIndex((one) => one.item === best.item && one.start < best.end && best.start < one.end);
  if (overlaps >= 0) return overlaps;
  const shared = chosen.map(({ words }) => [...words].filter((word) => best.words.has(word)).length / Math.max(1, Math.min(words.size, best.words.size)));
  const alike = shared.reduce((at, share, i) => (share > (shared[at] as number) ? i : at), 0);
  if ((shared[alike] ?? 0) >= ALIKE) return alike;
  return chosen.length > 1 ? chosen.reduce((at, one, i) => (telling(one) < telling(chosen[at] as Passage) ? i : at), 0) : -1;
}

/**
 * @param chosen what is quoted of the story; it changes where nothing of it tells enough: the passage that tells most takes the place of another
 * @param isQuoted whether words of a passage are printed elsewhere, as the story's end or by a voice
 * @param end words that are printed as the story's end
 * @returns the passage of `chosen` that says what happened, or null where none does
 */
export function happenedOf(
  affair: Affair,
  coverage: Coverage,
  pool: readonly Passage[],
  chosen: Passage[],
  isQuoted: (passage: Passage) => boolean,
  end: string | null,
): Passage | null {
  const telling = tellingOf(affair, coverage, end);
  const among = most(chosen, telling);
  const best = most(
    pool.filter((one) => !isQuoted(one)),
    telling,
  );
  if (!best || (among && telling(among) >= ENOUGH * telling(best))) return among;
  const at = givingWay(best, chosen, telling);
  if (at < 0) chosen.push(best);
  else chosen[at] = best;
  return best;
}
