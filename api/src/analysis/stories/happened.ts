/** The passage of a story that says what happened, for whoever reads no further. */
import type { Genre } from '../../contract/report.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
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

/**
 * The telling words of a passage, those of the story and of its title twice and three times, by where and in what sort of text it stands.
 * @param end words that are printed as the story's end
 * @returns null where no passage of another than the subject tells anything of the story
 */
export function happenedOf(affair: Affair, coverage: Coverage, passages: readonly Passage[], end: string | null): Passage | null {
  const titled = new Set(lemmasOf(affair.title.evidence.title));
  const telling = new Set(affair.words.map((word) => lemma(word)));
  const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + coverage.weightOf(word), 0);
  const sortOf = ({ evidence: { genre, role } }: LedgerItem) => (GENRE[genre] ?? OTHER_GENRE) * (role === 'passing' ? PASSING : 1);
  const tellingOf = ({ item, start, text, words, worth, named, about, review, reply }: Passage): number => {
    if (review || reply || item.evidence.own || (end !== null && text.includes(end))) return 0;
    const own = [...words];
    const shared = weightOf(own.filter((word) => telling.has(word)));
    if (!about && shared === 0) return 0;
    const weight = weightOf(own) + shared + weightOf(own.filter((word) => titled.has(word)));
    const place = (start < OPENING ? 1 : LATER) * (named ? 1 : about ? CALLED : FAR) * (REMINDS.test(text) ? REMINDER : 1);
    return ((weight * worth ** WORTH) / (20 + text.length) ** LENGTH) * place * sortOf(item);
  };
  let found: Passage | null = null;
  let most = 0;
  for (const passage of passages) {
    const value = tellingOf(passage);
    if (value > most) [found, most] = [passage, value];
  }
  return found;
}
