/** Types of the research stage: from a subject to documents. */

import type { Platform } from '../contract/platforms.ts';
import type { CoverageEntry, PageEntry, SourceKind } from '../contract/report.ts';
import type { SourceName, SourceNote } from '../contract/sources.ts';
import type { Subject, SubjectKind } from '../contract/subject.ts';

/**
 * Why a query is asked. `name` is the bare name whose ranking the reader of a report sees first; `variant` writes the name another way
 * or beside one matter of the order; `story` asks for a story that the first round has found; `nip`, `krs` and `site` ask for what a
 * public register or archive says of a number or a site of the order.
 */
export type QueryPurpose = 'name' | 'form' | 'context' | 'variant' | 'topic' | 'platform' | 'story' | 'own' | FactPurpose;
export type FactPurpose = 'nip' | 'krs' | 'site';
/** A question to the search. How many result pages are read of its answer is the source's decision. */
export type Query = { text: string; purpose: Exclude<QueryPurpose, 'own'> };

export type SearchHit = {
  url: string;
  title: string;
  snippet: string;
  publishedAt: string | null;
  source: string;
  query: string;
  rank: number;
  /** What a register or archive says, ready to be quoted: nothing has to be read at the address. */
  record?: FactRecord;
};
/** `text`: paragraphs divided by a blank line; the same facts give the same text. `numbers`: where else the same firm is registered. */
export type FactRecord = { kind: SourceKind; text: string; numbers: { purpose: FactPurpose; value: string }[] };

/** Why a source gave no hits, and how long it wants to be left alone. */
export type SearchFailure = { status: 'blocked' | 'no_key' | 'error'; note: SourceNote; retryAfterMs?: number };
/** What a source answered: hits, or why not. `more`: another page may follow. `notes`: what was left out. */
export type SearchAnswer = { status: 'ok'; hits: SearchHit[]; more: boolean; notes: SourceNote[] } | SearchFailure;

/** A place to search. Each connector is one file in `sources/` and states its terms in its docstring. */
export type SearchSource = {
  readonly name: SourceName;
  /**
   * Most result pages of one question by its purpose (none: it is not asked), and of all questions of a report. `kept` of these are
   * left for the second round.
   */
  readonly pages: Readonly<Partial<Record<Query['purpose'], number>> & { inAll: number; kept: number }>;
  /** Least time between the starts of two requests, in ms, and most requests at once. */
  readonly pace: { readonly delayMs: number; readonly parallel: number };
  /** Most questions a day (UTC), where the provider counts them so; later ones answer `day_limit` and are not sent. */
  readonly perDay?: number;
  /**
   * How long an answer may be given again instead of asking (by the provider's terms, and shorter than news may wait), and whether the
   * dates of its hits may be kept beside address and rank. Nothing is kept by default.
   */
  readonly keeps?: { readonly ms: number; readonly date: boolean };
  /** Kinds of subjects that it is asked about; all by default. */
  readonly kinds?: readonly SubjectKind[];
  /** Price of 1,000 answered requests; null when asking is free. Failures are taken as not billed. */
  readonly cost: Cost | null;
  /** Asks for one page of results, from 1. Every failure is an answer; only the caller's abort is thrown. */
  search(query: string, page: number, signal: AbortSignal): Promise<SearchAnswer>;
};

/** Money in units of the currency (2.5 is two dollars and a half). */
export type Cost = { amount: number; currency: 'USD' | 'EUR' | 'PLN' };

export type FetchedPage = { status: 'ok'; url: string; finalUrl: string; fetchedAt: string; contentType: string; html: string; bytes: number };
export type FetchOutcome = FetchedPage | { status: Exclude<PageEntry['status'], 'ok'>; url: string; detail: string };
/** Polite HTTP: robots.txt, one request at a time per host with a delay, limits, charsets, address guard. */
export type Fetcher = { fetch(url: string, signal?: AbortSignal): Promise<FetchOutcome>; close(): Promise<void> };

/** Validators of a feed's last answer, sent back so that an unchanged feed costs a line. */
export type FeedValidators = { etag: string | null; lastModified: string | null };
export type FeedOutcome =
  | ({ status: 'ok'; finalUrl: string; body: string } & FeedValidators)
  | { status: 'unchanged' }
  | { status: 'failed'; detail: string; retryAfterMs: number | null };
/** Reads feeds as politely as pages. */
export type FeedReader = { feed(url: string, validators: FeedValidators, signal?: AbortSignal): Promise<FeedOutcome> };

/** How a page is built: one text of somebody, or many voices under one roof. `own`: its owner speaks in the first person. */
export type PageKind = 'own' | 'reviews' | 'forum' | 'questions' | 'record' | 'list' | 'profile' | 'text';
/** A review, post, question or answer on a page of many voices. Offsets are UTF-16 offsets in the article's text. */
export type PageItem = {
  /** Name of the author as the page shows it. */
  who: string | null;
  /** Rating on a scale of 1 to 5. */
  stars: number | null;
  /** `YYYY-MM-DD`; „3 lata temu” is counted from the time of fetching. */
  when: string | null;
  /** The author's own words, without those quoted and without the reply. */
  start: number;
  end: number;
  /** Name of the author whose words the item quotes. */
  quoted: string | null;
  /** The owner's reply. */
  reply: { start: number; end: number } | null;
};

/** The article of a page, and what its markup says about the page. */
export type Article = {
  kind: PageKind;
  /** In the order of the page; empty for a page of one voice. */
  items: PageItem[];
  title: string;
  /** Text of the article: paragraphs divided by a blank line. Hidden elements are never part of it. */
  text: string;
  author: string | null;
  publishedAt: string | null;
  siteName: string | null;
  canonicalUrl: string | null;
  lang: string | null;
  /** Facts of the markup, for the website analyst. */
  page: {
    description: string | null;
    structuredTypes: string[];
    ogType?: string | null;
    /** The firm or practice that the page describes in its structured data. */
    business?: Business | null;
    /** Mean and number of all reviews, as structured data state them of the one thing on the page that has them. */
    rating?: StatedRating | null;
    links: string[];
    hasContact: boolean;
    profile: ProfileFacts | null;
  };
};
/** `town` as the page writes it. */
export type Business = { name: string; town: string | null };
/** `mean` on a scale of 1 to 5. */
export type StatedRating = { mean: number; of: number };
/** What a public profile page shows without signing in. */
export type ProfileFacts = {
  platform: Platform;
  handle: string;
  bio: string | null;
  followers: number | null;
  posts: { date: string; text: string; reactions: number | null }[];
  links: string[];
};

/** A page that was read: the unit that analysis works on. */
export type Document = {
  /** First 16 hex digits of the SHA-256 of the canonical address. */
  id: string;
  url: string;
  canonicalUrl: string;
  /** Host without "www."; what "domain" means in counts (registrable domain by the public suffix list). */
  host: string;
  domain: string;
  /** SHA-256 of `text`, hex: the snapshot's name. */
  sha256: string;
  fetchedAt: string;
  kind: SourceKind;
  platform: Platform | null;
  lang: string;
  article: Article;
  hits: { query: string; purpose: QueryPurpose; source: string; rank: number }[];
};

/** `page`: the one just read; null if it gave no text. */
export type ResearchProgress = { found: number; read: number; page?: Document | null };

/** What a round of questions has brought. */
export type Round = {
  /** Different questions that were asked. */
  queries: number;
  /** Distinct addresses that no earlier round had found. */
  addresses: number;
  /** Ids of the documents that it was the first to read. */
  documents: string[];
};

export type Research = {
  subject: Subject;
  queries: Query[];
  documents: Document[];
  coverage: CoverageEntry[];
  pages: PageEntry[];
  /** Search results before reading: all, distinct addresses. */
  totals: { hits: number; distinct: number; fetched: number; failed: number };
  /** What the answers of paid sources cost, a sum a currency; empty when all were free. */
  costs: readonly Cost[];
  /** In their order. Absent in what was stored before there were rounds. */
  rounds?: Round[];
};
