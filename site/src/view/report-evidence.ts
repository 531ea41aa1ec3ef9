/** Sources, quotes, platforms and coverage: what the tables of a report show. Pure. */
import { CERTAIN } from '#contract/constants.ts';
import { dateShort, integer } from '#contract/format.ts';
import { excerptLabel, overviewOrder, shownExcerpt, textWords, UNRATED_GENRES } from '#contract/overview.ts';
import type { Claim, CoverageEntry, DocumentTone, Evidence, PageEntry, PlatformStat, Report } from '#contract/report.ts';

/** Most quotes shown beside one sentence. */
export const MAX_QUOTES = 2;

export type Mark = DocumentTone | 'uncertain';

export const markOf = (evidence: Pick<Evidence, 'sentiment'>): Mark | null => {
  if (!evidence.sentiment) return null;
  return evidence.sentiment.confidence < CERTAIN ? 'uncertain' : evidence.sentiment.label;
};

export type QuoteView = { n: number; quote: string | null; domain: string; date: string | null; href: string | null; title: string; mark: Mark | null };

function quoteView(quote: Claim['quotes'][number], byNumber: ReadonlyMap<number, Evidence>): QuoteView[] {
  const item = byNumber.get(quote.n);
  if (!item) return [];
  const date = item.publishedAt ? dateShort(item.publishedAt) : null;
  return [{ n: quote.n, quote: quote.text, domain: item.domain, date, href: safeHref(item.href), title: item.title, mark: markOf(item) }];
}

/**
 * Quotes to show beside each sentence of a chapter: one per sentence, two if the sentence is alone in its group. Each quote
 * is shown once in a chapter; a repeated one keeps its source, with `quote` null. Numbers without a source are skipped.
 */
export function quotesBeside(groups: readonly (readonly Pick<Claim, 'quotes'>[])[], byNumber: ReadonlyMap<number, Evidence>): QuoteView[][][] {
  const shown = new Set<string>();
  return groups.map((claims) =>
    claims.map((claim) => {
      const all = claim.quotes.flatMap((quote) => quoteView(quote, byNumber));
      const fresh = all.filter((quote) => !shown.has(`${quote.n} ${quote.quote}`)).slice(0, claims.length === 1 ? MAX_QUOTES : 1);
      for (const quote of fresh) shown.add(`${quote.n} ${quote.quote}`);
      return fresh.length > 0 ? fresh : all.slice(0, 1).map((quote) => ({ ...quote, quote: null }));
    }),
  );
}

export const evidenceByNumber = (evidence: readonly Evidence[]): Map<number, Evidence> => new Map(evidence.map((item) => [item.n, item]));

/** Returns http(s) and site-relative addresses, else null: results may hold other schemes, which must not become links. */
export const safeHref = (href: string | null): string | null => (href && /^(https?:\/\/|\/(?!\/))/i.test(href) ? href : null);

export type SourceView = {
  n: number;
  title: string;
  domain: string;
  href: string | null;
  date: string | null;
  fetched: string;
  kind: Evidence['kind'];
  mark: Mark | null;
  /** Genre and role of the text; no word that the kind of source says too. */
  words: string[];
  quote: string;
  /** Domains that carry the same text, each once. */
  copies: { domain: string; href: string | null }[];
};

export const sourceRows = (evidence: readonly Evidence[]): SourceView[] =>
  [...evidence]
    .sort((a, b) => a.n - b.n)
    .map((item) => ({
      n: item.n,
      title: item.title || item.domain,
      domain: item.domain,
      href: safeHref(item.href),
      date: item.publishedAt ? dateShort(item.publishedAt) : null,
      fetched: item.fetchedAt,
      kind: item.kind,
      mark: markOf(item),
      words: textWords(item),
      quote: item.quote.text,
      copies: [...new Map(item.copies.map(({ domain, href }) => [domain, { domain, href: safeHref(href) }])).values()],
    }));

/** So many texts of the overview are open; the others are a press away. */
export const OPEN_TEXTS = 10;

export type TextView = Pick<SourceView, 'n' | 'title' | 'domain' | 'href' | 'words'> & {
  /** Empty for own pages, which often have none. */
  date: string | null;
  /** Undefined where no tone is given: the genre says why. */
  mark: Mark | null | undefined;
  /** `label`: whose words they are, on a page of many voices. */
  excerpts: { text: string; label: string | null }[];
};

/** The overview of all texts, in its order. */
export const textRows = (evidence: readonly Evidence[]): TextView[] =>
  overviewOrder(evidence).map((item) => ({
    n: item.n,
    title: item.title || item.domain,
    domain: item.domain,
    href: safeHref(item.href),
    date: item.publishedAt ? dateShort(item.publishedAt) : item.own ? '' : null,
    words: textWords(item),
    mark: UNRATED_GENRES.has(item.genre) ? undefined : markOf(item),
    excerpts: item.excerpts.map((excerpt) => ({ text: shownExcerpt(excerpt.text), label: excerptLabel(excerpt) })),
  }));

export type PlatformView = {
  platform: PlatformStat['platform'];
  state: PlatformStat['state'];
  profile: string | null;
  href: string | null;
  followers: string | null;
  lastPost: string | null;
  posts90: string | null;
  mentions: number;
  note: string;
  refs: number[];
};

export const platformRows = (platforms: readonly PlatformStat[]): PlatformView[] =>
  platforms.map((row) => ({
    platform: row.platform,
    state: row.state,
    profile: row.profile,
    href: safeHref(row.href),
    followers: row.followers === null ? null : integer(row.followers),
    lastPost: row.lastPost ? dateShort(row.lastPost) : null,
    posts90: row.posts90 === null ? null : integer(row.posts90),
    mentions: row.mentions,
    note: row.note,
    refs: row.refs,
  }));

export type CoverageView = {
  /** One row per search source, with its queries and the number of pages found. */
  sources: { source: string; queries: CoverageEntry[]; found: number }[];
  /** Pages that could not be read. */
  unread: PageEntry[];
};

export function coverageView(coverage: Report['coverage']): CoverageView {
  const bySource = new Map<string, CoverageEntry[]>();
  for (const entry of coverage.queries) bySource.set(entry.source, [...(bySource.get(entry.source) ?? []), entry]);
  return {
    sources: [...bySource].map(([source, queries]) => ({ source, queries, found: queries.reduce((sum, entry) => sum + entry.found, 0) })),
    unread: coverage.pages.filter((page) => page.status !== 'ok'),
  };
}

/** Number of the subject's own texts, and of others'. */
export const ownAndOthers = (evidence: readonly Pick<Evidence, 'own'>[]): { own: number; others: number } => {
  const own = evidence.filter((item) => item.own).length;
  return { own, others: evidence.length - own };
};

/** What a row says of a source. */
export type SourceHead = {
  n: number;
  title: string;
  domain: string;
  href: string | null;
  date: string | null;
  tone: DocumentTone | null;
  uncertain: boolean;
  own: boolean;
};

/** A source as a row shows it; one's own pages have no tone. */
export const sourceHead = (item: Evidence, title = item.title || item.domain): SourceHead => ({
  n: item.n,
  title,
  domain: item.domain,
  href: safeHref(item.href),
  date: item.publishedAt?.slice(0, 10) ?? null,
  tone: item.own ? null : (item.sentiment?.label ?? null),
  uncertain: !item.own && item.sentiment !== null && item.sentiment.confidence < CERTAIN,
  own: item.own,
});

/** Words without what sets them: marks of quotes, also of one inside another, full stops and kinds of spaces. */
const bare = (text: string): string =>
  text
    .replace(/["„”“»«.…]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a sentence holds a quote word for word: it is not said twice. */
export const tells = ({ text }: Pick<Claim, 'text'>, quote: string): boolean => bare(text).includes(bare(quote));
