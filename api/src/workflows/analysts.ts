/** The engine's three stages as the workflow calls them. CPU-heavy work runs in a thread pool, so requests never wait. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Marks, StoredMention, Verdict, Watched, WatchedSubjectInput } from '../analysis/index.ts';
import type { PageEntry, PageReading, Report } from '../contract/report.ts';
import type { SideBySide } from '../contract/side-by-side.ts';
import { CHECK_PATH } from '../contract/signed-report.ts';
import { PAGE_NOTES } from '../contract/sources.ts';
import type { Subject } from '../contract/subject.ts';
import { type LegalDocument, legalFileName } from '../contract/terms/index.ts';
import { nullIfMissing } from '../folder.ts';
import { type Book, type Limits, memoryBook } from '../mind/book.ts';
import type { Mind } from '../mind/mind.ts';
import {
  canonicalUrl,
  type Document,
  type FeedItem,
  type FeedReader,
  type FeedValidators,
  type Fetcher,
  type Glance,
  glance,
  isFactPurpose,
  pageKey,
  planQueries,
  type Query,
  type Research,
  type ResearchProgress,
  readPages,
  research,
  type SearchSource,
} from '../research/index.ts';
import { askMinds } from './ask-minds.ts';
import { withModelCosts } from './model-costs.ts';
import type { Pool } from './pool.ts';
import type { QuickTasks } from './quick-tasks.ts';
import { readByMind } from './read-by-mind.ts';
import { researchInRounds } from './research-in-rounds.ts';
import { tellByMind } from './tell-by-mind.ts';

/**
 * `now`: the time of the analysis, up to which ages are counted. `recountedAt`: when it was counted again. `included`: part of a plan, so
 * that no refund is promised.
 */
export type ReportMeta = {
  seed: string;
  now: string;
  recountedAt?: string;
  demo: boolean;
  included?: boolean;
  reportDate: string;
  sourcesDate: string;
};

/** What a recount keeps of the first report and of its buyer: what a language model read, and what is said of single pages. */
export type Again = { marks: Marks; readings: PageReading[] };

export type WatchOptions = {
  /** Leave out queries for topics and platforms: new pages come first in the search for the name. */
  brief: boolean;
  /** Leave out questions about profiles. */
  platforms: boolean;
  /** Read the subject's own links, not only recognise them. */
  ownLinks: boolean;
  /** Pages that are not read. */
  skip: (url: string, key: string) => boolean;
};
/** What a round of looking for a subject has found. */
export type WatchResult = Watched & {
  /** Keys of pages that need not be read again. */
  seen: string[];
  /** Names of the sources asked, and of those that answered nothing. */
  asked: string[];
  unanswered: string[];
};
export type FeedAnswer =
  | ({ status: 'ok'; items: FeedItem[] } & FeedValidators)
  | { status: 'unchanged' }
  | { status: 'failed'; detail: string; retryAfterMs: number | null };

export type Analysts = {
  /** Searches, reads and stores the texts of the pages as snapshots. Aborts with the signal. */
  research(subject: Subject, onProgress: (progress: ResearchProgress) => void, signal: AbortSignal): Promise<Research>;
  /** How much the sources name for a subject; null when none answered. Reads no page. */
  glance(subject: Subject, signal: AbortSignal): Promise<Glance | null>;
  /**
   * Judges the documents and words the report. `again`: of a recount; `book`: what models were asked for this report before, by default
   * nothing.
   */
  judge(subject: Subject, found: Research, meta: ReportMeta, again?: Again | null, book?: Book): Promise<Report>;
  /** Whether a page answers, is gone (404, 410), or cannot be told. */
  pageState(url: string, signal: AbortSignal): Promise<'there' | 'gone' | 'unknown'>;
  /** Sets the PDF. @param file the text of the report's signed file, which lies in the PDF */
  pdf(report: Report, file?: string): Promise<Uint8Array>;
  /** Sets reports side by side. */
  comparison(data: SideBySide): Promise<Uint8Array>;
  /** Sets a document that goes with letters: made once, then kept. */
  legal(document: LegalDocument): Promise<Uint8Array>;
  /** Searches for a watched subject, reads what is new and judges it. Throws when no source answered; aborts with the signal. */
  watch(input: WatchedSubjectInput, options: WatchOptions, signal: AbortSignal): Promise<WatchResult>;
  /** What a feed announces since its last answer. Never throws. */
  feed(url: string, validators: FeedValidators, signal: AbortSignal): Promise<FeedAnswer>;
  /** Reads announced pages and finds in one pass which of many subjects they speak of. */
  watchPages(items: FeedItem[], subjects: Map<string, WatchedSubjectInput>, signal: AbortSignal): Promise<{ found: Map<string, Watched>; seen: string[] }>;
  /** Judges stored mentions by another context, from the copies of their pages. */
  watchAgain(input: WatchedSubjectInput, mentions: (Omit<StoredMention, 'text'> & { sha256: string })[]): Promise<Verdict[]>;
  /** What requests ask of the language core. */
  quick: { [T in Exclude<keyof QuickTasks, 'naming'>]: (input: Parameters<QuickTasks[T]>[0]) => Promise<ReturnType<QuickTasks[T]>> };
};

/** `questions`: how many each model is asked about the subject; 0: none. */
export type Minds = { list: [Mind, ...Mind[]]; limits: Limits; questions: number; reads: boolean };

export type AnalystOptions = {
  pool: Pool;
  sources: SearchSource[];
  /** Most that the search of a report or round may cost, in grosze. */
  budget?: number;
  fetcher: Fetcher & FeedReader;
  clock: () => Date;
  siteUrl: string;
  demoWeb: boolean;
  /** Folder of the snapshots, or null to keep none. */
  snapshots: string | null;
  /** Language models, the first of which tells the stories, and what they may cost a report; absent: rules alone. */
  minds?: Minds;
};

const compress = promisify(gzip);
const unpack = promisify(gunzip);

async function storeSnapshots(folder: string, documents: Document[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { sha256, article } of documents) {
    const file = join(folder, `${sha256}.txt.gz`);
    if (existsSync(file)) {
      const now = new Date();
      await utimes(file, now, now);
      continue;
    }
    await writeFile(`${file}.part`, await compress(article.text), { flush: true });
    await rename(`${file}.part`, file);
  }
}

/** The stored text of a page; null when there is none any more. */
async function readSnapshot(folder: string | null, sha256: string): Promise<string | null> {
  if (folder === null) return null;
  const packed = await readFile(join(folder, `${sha256}.txt.gz`)).catch(nullIfMissing);
  return packed && (await unpack(packed)).toString('utf8');
}

/** Failures that may pass: such a page is tried again. */
const PASSING = new Set<PageEntry['status']>(['timeout', 'error', 'robots']);

/** Keys of pages that were read, or that will not be readable next time either. */
function seenKeys({ documents, pages }: Pick<Research, 'documents' | 'pages'>): string[] {
  const addresses = [...pages.filter(({ status }) => !PASSING.has(status)).map(({ url }) => url), ...documents.map(({ canonicalUrl: url }) => url)];
  return [...new Set(addresses.map((url) => canonicalUrl(url)).filter((url) => url !== null))].map(pageKey);
}

const NEWS = new Set<Query['purpose']>(['name', 'context', 'form']);
const questions = (subject: Subject, { brief, platforms }: WatchOptions): Query[] =>
  planQueries(subject).filter(({ purpose }) => (brief ? NEWS.has(purpose) : !isFactPurpose(purpose) && (platforms || purpose !== 'platform')));

export function createAnalysts(options: AnalystOptions): Analysts {
  const { pool, clock } = options;
  const read: NonNullable<Parameters<typeof research>[1]['read']> = (page) => pool.run('read', { page });
  const reading = { fetcher: options.fetcher, now: clock, read };
  const spending = options.budget === undefined ? {} : { budget: options.budget };
  const documents = new Map<string, Promise<Uint8Array>>();
  /** Keeps the texts that mentions were cut from. */
  const keep = async (documents: Document[], found: Watched[]) => {
    const used = new Set(found.flatMap(({ sightings }) => sightings.map(({ evidence }) => evidence.sha256)));
    if (options.snapshots)
      await storeSnapshots(
        options.snapshots,
        documents.filter(({ sha256 }) => used.has(sha256)),
      );
  };
  return {
    async research(subject, onProgress, signal) {
      const found = await researchInRounds(subject, { ...reading, ...spending, sources: options.sources, signal }, pool, onProgress);
      if (options.snapshots) await storeSnapshots(options.snapshots, found.documents);
      return found;
    },
    glance: (subject, signal) => glance(subject, options.sources, signal, (texts) => pool.run('naming', { subject, texts })),
    async judge(subject, found, meta, again = null, book = memoryBook()) {
      const { siteUrl, demoWeb, minds } = options;
      const judged = { subject, found, meta: { ...meta, siteUrl, demoWeb }, ...(again ? { marks: again.marks } : {}) };
      if (!minds) return pool.run('judge', again && again.readings.length > 0 ? { ...judged, readings: again.readings } : judged);
      const { list, limits, questions, reads } = minds;
      // A recount differs in what was marked and in nothing else, so it asks nothing about pages.
      const read = again ? null : reads ? await readByMind(await pool.run('pageQuestions', judged), list[0], { book, limits }) : null;
      const readings = again?.readings ?? read?.readings ?? [];
      const report = await pool.run('judge', readings.length > 0 ? { ...judged, readings } : judged);
      const told = await tellByMind(report, list[0], { book, limits }, pool, read?.use);
      return withModelCosts(questions > 0 ? await askMinds(told, list, questions, { book, limits }, clock().toISOString(), pool) : told, list, book);
    },
    async pageState(url, signal) {
      const { status } = await options.fetcher.fetch(url, signal);
      return status === 'ok' ? 'there' : status === 'missing' ? 'gone' : 'unknown';
    },
    pdf: (report, file) => pool.run('pdf', { report, ...(file ? { file, checkAt: `${options.siteUrl}${CHECK_PATH}` } : {}) }),
    comparison: (data) => pool.run('comparison', data),
    legal(document) {
      const name = legalFileName(document);
      const kept = documents.get(name) ?? pool.run('legal', { document, siteUrl: options.siteUrl });
      documents.set(name, kept);
      // A failure is not kept: the letter that waits for it asks again.
      kept.catch(() => documents.delete(name));
      return kept;
    },
    async watch(input, watch, signal) {
      const { skip, ownLinks } = watch;
      const found = await research(input.subject, {
        ...reading,
        ...spending,
        sources: options.sources,
        signal,
        skip,
        ownLinks,
        queries: questions(input.subject, watch),
        ...(watch.brief ? { limits: { resultPages: 1 } } : {}),
      });
      const watched = await pool.run('watchOne', { input, documents: found.documents });
      await keep(found.documents, [watched]);
      const answered = new Set(found.coverage.filter(({ status }) => status === 'ok' || status === 'zero').map(({ source }) => source));
      const asked = [...new Set(found.coverage.map(({ source }) => source))];
      return { ...watched, seen: seenKeys(found), asked, unanswered: asked.filter((source) => !answered.has(source)) };
    },
    async feed(url, validators, signal) {
      const answer = await options.fetcher.feed(url, validators, signal);
      if (answer.status !== 'ok') return answer;
      const { etag, lastModified } = answer;
      try {
        return { status: 'ok', items: await pool.run('feed', { text: answer.body, base: answer.finalUrl }), etag, lastModified };
      } catch {
        return { status: 'failed', detail: PAGE_NOTES.brokenFeed, retryAfterMs: null };
      }
    },
    async watchPages(items, subjects, signal) {
      const { documents, pages } = await readPages(items, reading, signal);
      const found = await pool.run('watchMany', { subjects, documents });
      await keep(documents, [...found.values()]);
      return { found, seen: seenKeys({ documents, pages }) };
    },
    async watchAgain(input, mentions) {
      const texts = await Promise.all(mentions.map(({ sha256 }) => readSnapshot(options.snapshots, sha256)));
      return pool.run('watchAgain', { input, mentions: mentions.map((mention, i) => ({ ...mention, text: texts[i] ?? null })) });
    },
    quick: {
      topics: (input) => pool.run('topics', input),
      missing: (input) => pool.run('missing', input),
    },
  };
}

/** Seed of a report's verification code. @param version 2 for the report counted again */
export const seedOf = (orderId: string, version: 1 | 2 = 1): string =>
  createHash('sha256')
    .update(`lustro:${orderId}${version === 1 ? '' : `:${version}`}`)
    .digest('hex');
