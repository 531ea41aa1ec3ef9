/**
 * The largest matters in short, for the head of a report: what is held against the subject or what happened, and how that ended, each in
 * the words of one source. Pure.
 */
import type { Accusation, Cited, Claim, Evidence, Report, Story } from './report.ts';
import { endingLabel, happenedIn, NO_END, STORY_WORDS } from './story-words.ts';

/** Most matters that are told in short. */
export const LARGEST = 4;

export type MatterInShort = {
  /** Of a story; null where one text alone tells the charge. */
  story: Story | null;
  title: { text: string; n: number };
  told: Cited | null;
  ending: (Cited & { label: string }) | null;
  /** That no end was found; false where that is not proved. */
  open: boolean;
};

type Told = Pick<Report, 'stories' | 'accusations' | 'evidence'>;
type Pages = ReadonlyMap<number, Pick<Evidence, 'publishedAt' | 'title'>>;

/** What settles a charge; an answer to it does not. */
const SETTLED: ReadonlySet<Accusation['state']> = new Set(['dropped', 'acquitted', 'corrected']);

const plain = (text: string): string => text.replace(/\s+/gu, ' ');
const overlap = (a: string, b: string): boolean => plain(a).includes(plain(b)) || plain(b).includes(plain(a));
const saysOpen = ({ text }: Accusation): boolean => plain(text).includes(NO_END);

type Ended = Accusation & { end: NonNullable<Accusation['end']> };
const isEnded = (one: Accusation): one is Ended => one.end !== null && SETTLED.has(one.end.state);

/** The words that lay the charge: of the oldest page that is quoted, which is not the one of its end. */
function chargeOf({ quotes, end, redress }: Accusation, pages: Pages): Cited | null {
  const dayOf = (n: number) => pages.get(n)?.publishedAt ?? '9999';
  const laid = quotes.filter(({ n, text }) => n !== end?.n && !(end && overlap(text, end.quote)) && text !== redress?.quote);
  return laid.reduce<Cited | null>((first, one) => (first && dayOf(first.n) <= dayOf(one.n) ? first : one), null);
}

const closed = ({ end }: Ended): MatterInShort['ending'] => ({ n: end.n, text: end.quote, label: STORY_WORDS.ending });

/** A story by what happened; where that is only told by its end's page or later ones, by the charge that came before. */
function ofStory(story: Story, accusations: readonly Accusation[], pages: Pages): MatterInShort {
  const happened = happenedIn(story);
  const first = happened && { n: happened.refs[0] ?? 0, text: happened.text };
  const own = accusations.flatMap((one) => {
    const charge = chargeOf(one, pages);
    return charge && story.pages.includes(charge.n) ? [{ one, charge }] : [];
  });
  const printed: MatterInShort['ending'] = story.ending && { n: story.ending.refs[0] ?? 0, text: story.ending.text, label: endingLabel(story.ending) };
  const ended = own.flatMap(({ one, charge }) => (isEnded(one) && story.pages.includes(one.end.n) ? [{ end: one.end, charge, ending: closed(one) }] : []));
  const title = { text: story.headline.text, n: story.headline.refs[0] ?? 0 };
  if (!printed) {
    // The end of the very charge that the passage tells, where its pages are not enough to end the whole story.
    const settled = ended.find(({ charge }) => first && charge.n === first.n && overlap(charge.text, first.text));
    if (settled) return { story, title, told: first, ending: settled.ending, open: false };
    return { story, title, told: first, ending: null, open: own.some(({ one }) => saysOpen(one)) };
  }
  const dayOf = (n: number) => pages.get(n)?.publishedAt ?? null;
  const [passage, endDay] = [first && dayOf(first.n), dayOf(printed.n)];
  const isBefore = first !== null && first.n !== printed.n && (passage === null || endDay === null || passage < endDay);
  const before = ended.find(({ end, charge }) => end.n === printed.n && (dayOf(charge.n) ?? '9') < (endDay ?? ''));
  return { story, title, told: isBefore || !before ? first : before.charge, ending: printed, open: false };
}

/**
 * The first stories, then charges with an end that no story tells.
 * @param most matters at most
 */
export function largestMatters({ stories, accusations, evidence }: Told, most = LARGEST): MatterInShort[] {
  const pages = new Map(evidence.map((item) => [item.n, item]));
  const told = stories.slice(0, most).map((story) => ofStory(story, accusations, pages));
  for (const one of accusations) {
    if (told.length >= most) break;
    const charge = isEnded(one) ? chargeOf(one, pages) : null;
    const page = charge && pages.get(charge.n);
    if (!isEnded(one) || !charge || !page) continue;
    // Of a story, or a matter whose end stands already, there is a line.
    const isTold = told.some(({ story, told: words, ending }) => story?.pages.includes(charge.n) || words?.n === charge.n || ending?.n === one.end.n);
    if (!isTold) told.push({ story: null, title: { text: page.title, n: charge.n }, told: charge, ending: closed(one), open: false });
  }
  return told;
}

/** Quoted words of a claim's first source. */
export const citedOf = ({ refs, text }: Pick<Claim, 'refs' | 'text'>): Cited => ({ n: refs[0] ?? 0, text });
