/** What the gate derives the words of a sentence from: the evidence, counted anew, the log of the search, and the order. */
import { CERTAIN } from '../../contract/constants.ts';
import type { Claim } from '../../contract/report.ts';
import { createSubjectIndex, lemmasOf } from '../../language/index.ts';
import type { Document, ProfileFacts } from '../../research/types.ts';
import type { Ledger, LedgerItem } from '../ledger/types.ts';
import { readable } from '../reading/text.ts';

export type Pick = (ground: Ground) => LedgerItem[];

/** Items by what their evidence alone says. Own pages are in none but `all`, `own` and `profiles`. */
export type Ground = {
  ledger: Ledger;
  items: LedgerItem[];
  byNumber: ReadonlyMap<number, LedgerItem>;
  own: LedgerItem[];
  others: LedgerItem[];
  judged: LedgerItem[];
  toned(label: string): LedgerItem[];
  uncertain: LedgerItem[];
  media: LedgerItem[];
  voices: LedgerItem[];
  profiles: { item: LedgerItem; facts: ProfileFacts }[];
  /** Pages of the first ten results for the bare name: the subject's, and where somebody else's stand. */
  screen: LedgerItem[];
  strangers: ReadonlyMap<number, Document>;
  /** Whether a text names the subject in full. */
  names(text: string): boolean;
  titled(item: LedgerItem): boolean;
  /** Lemmas of a page's text and title. */
  words(item: LedgerItem): ReadonlySet<string>;
};

/** A sentence that is being checked: what it says, and the pages that it names. */
export type At = { claim: Claim; slots: Record<string, string>; refs: LedgerItem[]; quoted: { item: LedgerItem; text: string }[]; ground: Ground };

const SCREEN = 10;
export const DAY_MS = 86_400_000;

const nameRank = (document: Document): number | null => {
  const ranks = document.hits.flatMap((hit) => (hit.purpose === 'name' ? [hit.rank] : []));
  return ranks.length > 0 ? Math.min(...ranks) : null;
};

const confidenceOf = ({ evidence }: LedgerItem): number => evidence.sentiment?.confidence ?? 0;
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** A day as `YYYY-MM-DD` in Polish time; null for what is no date. */
export function dayOf(iso: string | null): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : day.format(time);
}

/** Whole days from a date to the analysis. */
export const daysTo = (iso: string, now: string): number => Math.floor((Date.parse(now) - Date.parse(iso)) / DAY_MS);

export const datedOf = (items: readonly LedgerItem[]): { item: LedgerItem; day: string }[] =>
  items
    .flatMap((item) => {
      const found = dayOf(item.evidence.publishedAt);
      return found ? [{ item, day: found }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

export const outletsOf = (items: readonly LedgerItem[]): Set<string> => new Set(items.map(({ evidence }) => evidence.domain));

/** Everything said on a page: its title and its text. */
export const pageText = ({ document }: LedgerItem): string => `${document.article.title}\n${readable(document)}`;

/** @param documents all pages that were read, for the places of the search that others hold */
export function groundOf(ledger: Ledger, documents: readonly Document[]): Ground {
  const { items, subject } = ledger;
  const own = items.filter(({ evidence }) => evidence.own);
  const others = items.filter(({ evidence }) => !evidence.own);
  const rated = others.filter(({ evidence }) => evidence.sentiment !== null);
  const judged = rated.filter((item) => confidenceOf(item) >= CERTAIN);
  const kinds = (...wanted: string[]) => others.filter(({ evidence }) => wanted.includes(evidence.kind));
  const aside = new Set(ledger.setAside.flatMap(({ kind, pages }) => (kind === 'other' ? pages.map(({ url }) => url) : [])));
  const ranks = documents.flatMap((document) => (aside.has(document.url) ? [[nameRank(document) ?? SCREEN + 1, document] as const] : []));
  const held = new Set(items.map(({ evidence }) => evidence.rank));
  const words = new Map<LedgerItem, Set<string>>();
  let index: ReturnType<typeof createSubjectIndex> | null = null;
  const names = (text: string): boolean => {
    if (!index) {
      index = createSubjectIndex();
      index.add({ id: 's', name: subject.name, kind: subject.kind });
    }
    return index.find(text.slice(0, 300)).some(({ full }) => full);
  };
  return {
    ledger,
    items,
    byNumber: new Map(items.map((item) => [item.evidence.n, item])),
    own,
    others,
    judged,
    toned: (label) => judged.filter(({ evidence }) => evidence.sentiment?.label === label),
    uncertain: rated.filter((item) => confidenceOf(item) < CERTAIN),
    media: kinds('news', 'trade').filter(
      ({ evidence, statement, profile }) => evidence.genre !== 'paid' && evidence.genre !== 'satire' && !statement && !profile,
    ),
    voices: kinds('social', 'forum'),
    profiles: items.flatMap((item) => (item.document.article.page.profile ? [{ item, facts: item.document.article.page.profile }] : [])),
    screen: items.filter(({ evidence }) => evidence.rank !== null && evidence.rank <= SCREEN),
    strangers: new Map(ranks.filter(([rank]) => rank <= SCREEN && !held.has(rank)).toReversed()),
    names,
    titled: ({ evidence, document }) => names(document.article.title) || evidence.matched.start === evidence.matched.end,
    words(item) {
      const known = words.get(item) ?? new Set([...item.lemmas.keys(), ...lemmasOf(item.document.article.title)]);
      words.set(item, known);
      return known;
    },
  };
}
