/** Which groups of pages are stories. */
import type { Accusation } from '../../contract/report.ts';
import { STORIES_MAX } from '../../contract/stories.ts';
import { informationOf, isStopword, lemma, lemmasOf } from '../../language/index.ts';
import type { Ledger, LedgerItem } from '../ledger/types.ts';
import { compare, isPolish } from '../reading/text.ts';
import { amountsOf } from './amounts.ts';
import type { Closing } from './closings.ts';
import { type Story as Group, groupStories } from './groups.ts';
import { APART, countPages, titleOf, type Weighing, weighingOf } from './naming.ts';
import { FEW_PAGES, tellsElses } from './passing.ts';

/** A matter that at least two pages tell; `title` is that of its most central page. */
export type Affair = { items: LedgerItem[]; title: LedgerItem; words: string[]; from: string | null; to: string | null; outlets: string[] };

/** Many clients' voices on many matters: what they share with a text on one of them are the words of the trade. */
const OF_MANY_CLIENTS = new Set(['review', 'catalogue']);
const dayOf = ({ evidence }: LedgerItem): string[] =>
  evidence.publishedAt && !Number.isNaN(Date.parse(evidence.publishedAt)) ? [evidence.publishedAt.slice(0, 10)] : [];

const WEIGHT = { hero: 1, party: 0.8, passing: 0.3 } as const;

/** An entry, an offer, a profile: no newsroom wrote it, and no day stands on it. */
const isEntry = ({ evidence }: LedgerItem): boolean => evidence.publishedAt === null && (evidence.genre === 'other' || APART.has(evidence.genre));

/** Whether a page tells a matter in others' words, and not facts of many, an offer, or what somebody paid for. */
const tells = (item: LedgerItem): boolean => {
  const { own, genre } = item.evidence;
  return !own && !APART.has(genre) && genre !== 'paid' && !isEntry(item);
};

/** Whether a page can begin a story: a dated text of somebody else, of which the subject is more than a name in passing. A thread asks and grumbles. */
const begins = (item: LedgerItem): boolean =>
  tells(item) && item.evidence.publishedAt !== null && item.evidence.role !== 'passing' && item.evidence.genre !== 'forum';

/** An own page, a record or a list belongs to a story when it has half of its words; a directory that has the name among others never does. */
const fits = (item: LedgerItem, words: readonly string[]): boolean =>
  tells(item) ||
  (!(isEntry(item) && item.evidence.role === 'passing') && words.length > 0 && words.filter((word) => item.lemmas.has(lemma(word))).length * 2 >= words.length);

/** What an accusation adds to the weight of its matter: as much as two pages that are about the subject. */
const ACCUSED = 2;

function weightOf({ items }: Affair, accused: ReadonlySet<number>): number {
  const telling = items.filter(tells);
  const outlets = new Set(telling.map(({ evidence }) => evidence.domain)).size;
  return (
    telling.reduce((sum, { evidence }) => sum + WEIGHT[evidence.role ?? 'party'], 0) +
    outlets / 2 +
    (items.some(({ evidence }) => accused.has(evidence.n)) ? ACCUSED : 0)
  );
}

/** What a newsroom writes of a matter: two threads of one forum are no matter that is followed. */
const NEWS = new Set(['news', 'interview', 'opinion']);
/** Likeness from which a record, an own page or reviews answer a newsroom's text: below it they share what every page on the subject has. */
const ANSWERS = 0.085;

/** Whether two of the pages are one newsroom's: in a town of one newspaper a matter has no second outlet. */
function followsMatter(pages: readonly LedgerItem[]): boolean {
  const outlets = pages.filter(({ evidence: { genre } }) => NEWS.has(genre) || genre === 'announcement').map(({ evidence }) => evidence.domain);
  return new Set(outlets).size < outlets.length;
}

/** Whether something else than an outlet answers a newsroom's text: minutes, a notice, the subject's own statement. */
const isAnswered = (pages: readonly LedgerItem[], { documents, likeness }: Group): boolean =>
  pages.some(
    (text) =>
      tells(text) &&
      NEWS.has(text.evidence.genre) &&
      pages.some((other) => other !== text && (likeness[documents.indexOf(text.document)]?.[documents.indexOf(other.document)] ?? 0) >= ANSWERS),
  );

/** Whether two of the pages tell of one accusation. */
const followsCase = (pages: readonly LedgerItem[], accusations: readonly Accusation[]): boolean =>
  accusations.some(({ refs }) => pages.filter(({ evidence }) => refs.includes(evidence.n)).length >= 2);

/** Pages in the order of their numbers, with the days of the first and the last, and with the outlets of others. */
function spanOf(items: readonly LedgerItem[]): Pick<Affair, 'items' | 'from' | 'to' | 'outlets'> {
  const told = [...items].sort((a, b) => a.evidence.n - b.evidence.n);
  const days = told.flatMap(dayOf).sort(compare);
  const outlets = [...new Set(told.flatMap(({ evidence }) => (evidence.own ? [] : [evidence.domain])))];
  return { items: told, from: days[0] ?? null, to: days.at(-1) ?? null, outlets };
}

function affairOf(items: readonly LedgerItem[], words: string[], weighing: Weighing): Affair {
  const span = spanOf(items);
  return { ...span, title: titleOf(span.items.filter(tells), weighing), words };
}

/** Share of a title's words from which two stories have one name. */
const SAME_TITLE = 0.5;

/**
 * Stories that a reader could not tell apart by their titles are one; it keeps the words of the heavier. Beside what each is called by, the titles of
 * two pages of one case that ended count: the newest title of a story may speak of its end alone.
 */
function joined(affairs: readonly Affair[], accusations: readonly Accusation[], name: string, weighing: Weighing): Affair[] {
  const own = new Set(lemmasOf(name));
  const wordsOf = ({ evidence }: LedgerItem) => new Set(lemmasOf(evidence.title).filter((word) => word.length > 2 && !isStopword(word) && !own.has(word)));
  const worth = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weighing.rarity(word), 0);
  const isAlike = (a: LedgerItem, b: LedgerItem): boolean => {
    const [words, others] = [wordsOf(a), wordsOf(b)];
    const shared = [...words].filter((word) => others.has(word));
    return shared.length >= 3 && worth(shared) >= SAME_TITLE * Math.min(worth(words), worth(others));
  };
  const cases = accusations.flatMap(({ refs, loose, end }) => (end && !loose ? [refs] : []));
  const isOneCase = (a: Affair, b: Affair): boolean =>
    cases.some((refs) => {
      const [ofA, ofB] = [a, b].map(({ items }) => items.filter(({ evidence }) => refs.includes(evidence.n)));
      return ofA?.some((one) => ofB?.some((other) => isAlike(one, other)));
    });
  const stories: Affair[] = [];
  for (const affair of affairs) {
    const at = stories.findIndex((story) => isAlike(affair.title, story.title) || isOneCase(affair, story));
    const story = stories[at];
    if (story) stories[at] = affairOf([...story.items, ...affair.items], story.words, weighing);
    else stories.push(affair);
  }
  return stories;
}

/** Share of the telling pages of each story that are of the one case. */
const OF_CASE = 0.6;

/** Two stories that tell one case, most of whose pages are: the end of one is the other's. */
function withCases(affairs: readonly Affair[], accusations: readonly Accusation[], weighing: Weighing): Affair[] {
  const partOf = ({ items }: Affair, refs: readonly number[]) => {
    const telling = items.filter(tells);
    return telling.length < 1 ? 0 : telling.filter(({ evidence }) => refs.includes(evidence.n)).length / telling.length;
  };
  return accusations.reduce<Affair[]>(
    (stories, { refs, loose, end }) => {
      const [first, second, third] = stories.filter((story) => partOf(story, refs) >= OF_CASE);
      if (loose || !end || !first || !second || third) return stories;
      const whole = affairOf([...first.items, ...second.items], first.words, weighing);
      return stories.flatMap((story) => (story === first ? [whole] : story === second ? [] : [story]));
    },
    [...affairs],
  );
}

/**
 * Stories with all pages that tell the case which they tell: what an accusation joins is one matter for the count and the span of a story, too. In the
 * order given.
 */
export function withCasePages(affairs: readonly Affair[], accusations: readonly Accusation[], items: readonly LedgerItem[]): Affair[] {
  const pages = items.filter(
    ({ evidence, document }) => isPolish(evidence.lang) && document.article.page.profile === null && !OF_MANY_CLIENTS.has(evidence.genre),
  );
  return accusations.reduce<Affair[]>(
    (stories, { refs, pattern }) => {
      const numbers = new Set(refs);
      const inStory = (story: Affair) => story.items.filter(({ evidence }) => numbers.has(evidence.n)).length;
      const home = stories.find((story) => inStory(story) >= 2 && 2 * inStory(story) > numbers.size);
      const told = new Set(stories.flatMap((story) => story.items));
      const more = pages.filter((page) => numbers.has(page.evidence.n) && !told.has(page) && tells(page));
      if (!home || more.length === 0 || REPROACH.has(pattern)) return stories;
      const whole = { ...spanOf([...home.items, ...more]), title: home.title, words: home.words };
      return stories.map((story) => (story === home ? whole : story));
    },
    [...affairs],
  );
}
const REPROACH: ReadonlySet<string> = new Set(['AC-14', 'AC-14b']);

/** Pages from which a story is an event that many tell, and their share that have each word of its core. */
const EVENT_PAGES = 6;
const CORE_PART = 0.6;
/** Words of a core at least: fewer are what every page on the subject has. Of them so many, and such a share, tell the event on a page. */
const CORE_WORDS = 30;
const ECHO_WORDS = 10;
const OF_EVENT = 0.15;
/** An event is told within so many days; its echoes so many days from its pages. */
const EVENT_DAYS = 90;
const ECHO_DAYS = 30;
/** Bits of a word that tells something of its own. */
const CORE_BITS = 9;

/**
 * An event of some weeks that many pages tell, with all pages that have its core facts: what one person said of it, and another, are voices in it
 * and no matters of their own. Words that all pages have tell no groups apart, so that grouping by words cuts such an event by its speakers.
 */
function withEchoes(affairs: readonly Affair[], pages: readonly LedgerItem[], skip: ReadonlySet<string>): Affair[] {
  const event = affairs.find(({ items, from, to }) => items.length >= EVENT_PAGES && from && to && Date.parse(to) - Date.parse(from) <= EVENT_DAYS * DAY_MS);
  if (!event?.from || !event.to) return [...affairs];
  const core = [...countPages(event.items)].flatMap(([word, n]) =>
    n >= CORE_PART * event.items.length && word.length > 3 && informationOf(word) > CORE_BITS && !isStopword(word) && !skip.has(word) ? [word] : [],
  );
  if (core.length < CORE_WORDS) return [...affairs];
  const [from, to] = [Date.parse(event.from) - ECHO_DAYS * DAY_MS, Date.parse(event.to) + ECHO_DAYS * DAY_MS];
  const isEcho = (page: LedgerItem) => {
    const at = Date.parse(dayOf(page)[0] ?? '');
    return tells(page) && at >= from && at <= to && core.filter((word) => page.lemmas.has(word)).length >= Math.max(ECHO_WORDS, OF_EVENT * core.length);
  };
  const echoes = affairs.filter((affair) => affair !== event && affair.items.every(isEcho));
  const inStory = new Set(affairs.flatMap(({ items }) => items));
  const singles = pages.filter((page) => !inStory.has(page) && isEcho(page));
  if (echoes.length + singles.length === 0) return [...affairs];
  const whole: Affair = { ...spanOf([...event.items, ...echoes.flatMap(({ items }) => items), ...singles]), title: event.title, words: event.words };
  return affairs.flatMap((affair) => (affair === event ? [whole] : echoes.includes(affair) ? [] : [affair]));
}

/** Words beside an amount that a thread shares with one page of the story: one number alone may be a price of anybody's. */
const BESIDE_AMOUNT = 3;
/** A word that more of the pages have tells no matter. */
const COMMON_PART = 0.5;
/** A thread stops, and a newsroom starts, at most so many days from the other. */
const THREAD_DAYS = 1_000;
const DAY_MS = 86_400_000;

/**
 * A thread in which somebody tells a matter that newsrooms tell, in words of their own: with an amount of it that no page outside the story has, and
 * some of its words. Posts share too few words with a newspaper to be grouped with it by them.
 */
function tellsOf(thread: LedgerItem, affair: Affair, pages: readonly LedgerItem[], having: ReadonlyMap<string, number>): boolean {
  const others = new Set(pages.filter((page) => page !== thread && !affair.items.includes(page)).flatMap((page) => [...amountsOf(page)]));
  const own = [...amountsOf(thread)].filter((amount) => !others.has(amount));
  const tells = [...thread.lemmas.keys()].filter((word) => word.length > 3 && informationOf(word) > 8 && (having.get(word) ?? 0) <= COMMON_PART * pages.length);
  const at = dayOf(thread)[0];
  return affair.items.some((page) => {
    const of = dayOf(page)[0];
    if (at && of && Math.abs(Date.parse(at) - Date.parse(of)) > THREAD_DAYS * DAY_MS) return false;
    const amounts = amountsOf(page);
    return own.some((amount) => amounts.has(amount)) && tells.filter((word) => page.lemmas.has(word)).length >= BESIDE_AMOUNT;
  });
}

/** Stories with the threads that tell their matter; the title stays that of a newsroom. */
function withThreads(affairs: readonly Affair[], pages: readonly LedgerItem[]): Affair[] {
  const having = countPages(pages);
  const told = new Set(affairs.flatMap(({ items }) => items));
  const threads = pages.filter((page) => page.evidence.genre === 'forum' && page.evidence.role === 'hero' && !told.has(page));
  const homes = threads.map((thread) => {
    const found = affairs.filter((affair) => affair.items.some(({ evidence }) => NEWS.has(evidence.genre)) && tellsOf(thread, affair, pages, having));
    return found.length === 1 ? found[0] : undefined;
  });
  return affairs.map((affair) => {
    const added = threads.filter((_, i) => homes[i] === affair);
    return added.length > 0 ? { ...spanOf([...affair.items, ...added]), title: affair.title, words: affair.words } : affair;
  });
}

/**
 * Stories of the ledger, the heaviest first. Each has pages of at least two outlets, two of one newsroom, two of one accusation, or one of
 * a newsroom and what answers it, and one of them is a dated text of somebody else that does more than mention the subject. Titles of pages that tell an accusation without its end are taken last.
 * @param closings ends and corrections that some page lacks
 * @param people lemmas of other people's surnames
 */
export function affairsOf({ items, subject }: Ledger, accusations: readonly Accusation[], closings: readonly Closing[], people: ReadonlySet<string>): Affair[] {
  const accused = new Set(accusations.flatMap(({ refs }) => refs));
  const byDocument = new Map(items.map((item) => [item.document, item]));
  const read = items.filter(({ evidence, document }) => isPolish(evidence.lang) && document.article.page.profile === null);
  const pages = read.filter(({ evidence }) => !OF_MANY_CLIENTS.has(evidence.genre));
  const weighing = weighingOf(items, pages, accusations, closings, people);
  const asMatched = ({ document, mentions }: LedgerItem) => ({ document, mentions, titled: null, full: true });
  const groups = groupStories(pages.map(asMatched), subject.name, {
    apart: read.filter((page) => !pages.includes(page)).map(asMatched),
    later: new Set(pages.filter(({ evidence }) => evidence.own || evidence.genre === 'forum').map(({ document }) => document)),
  });
  const own = new Set(lemmasOf(subject.name));
  const having = countPages(pages);
  const affairs = groups
    .flatMap((group): Affair[] => {
      const { documents, words } = group;
      const fitting = documents.flatMap((document) => byDocument.get(document) ?? []).filter((item) => fits(item, words));
      const told = fitting.length > FEW_PAGES ? fitting : fitting.filter((item) => !tellsElses(item, fitting, own, having));
      const telling = told.filter(tells);
      const outlets = new Set(telling.map(({ evidence }) => evidence.domain));
      if (outlets.size < 2 && !followsMatter(telling) && !followsCase(telling, accusations) && !isAnswered(told, group)) return [];
      if (!told.some(begins)) return [];
      return [affairOf(told, words, weighing)];
    })
    .sort((a, b) => weightOf(b, accused) - weightOf(a, accused) || a.title.evidence.n - b.title.evidence.n);
  const stories = withEchoes(
    withCases(joined(affairs, accusations, subject.name, weighing), accusations, weighing),
    pages,
    new Set([...lemmasOf(subject.name), ...lemmasOf(subject.description)]),
  );
  return withThreads(stories, pages).slice(0, STORIES_MAX);
}
