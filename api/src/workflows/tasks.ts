/** What runs in a worker thread. Inputs and outputs are plain data. */
import {
  analyse,
  askedOf,
  watchAgain as findAgain,
  watchMany as findMany,
  watchOne as findOne,
  type Heard,
  type Marks,
  type PageQuestion,
  pageQuestions as questionsOf,
  type StoredMention,
  storiesOf,
  type Telling,
  type Told,
  type ToldAnswer,
  tellingsOf,
  toldOf,
  type Verdict,
  type Watched,
  type WatchedSubjectInput,
} from '../analysis/index.ts';
import type { Asked } from '../contract/asked.ts';
import type { PageReading, Report } from '../contract/report.ts';
import type { SideBySide } from '../contract/side-by-side.ts';
import type { Subject } from '../contract/subject.ts';
import type { LegalDocument } from '../contract/terms/index.ts';
import { type DemoPage, judgePages } from '../demo/pages.ts';
import { foundMention } from '../monitoring/found-mention.ts';
import { readerHref } from '../reader-href.ts';
import { composeReport, renderComparisonPdf, renderLegalPdf, renderPdf, verificationCode } from '../report/index.ts';
import { type Document, type FeedItem, type FetchedPage, feedItems, type ReadPage, type Research, readPage } from '../research/index.ts';
import type { ReportMeta } from './analysts.ts';

/** A page's article and the language of its text. */
export const read = ({ page }: { page: FetchedPage }): ReadPage => readPage(page);

/** The words of each story that the pages tell of the subject, the largest story first. */
export const stories = ({ subject, documents }: { subject: Subject; documents: Document[] }): string[][] =>
  storiesOf(subject, documents).map(({ words }) => words);

type Judged = { subject: Subject; found: Research; meta: ReportMeta & { siteUrl: string; demoWeb: boolean }; marks?: Marks };

const inputOf = ({ subject, found, meta, marks }: Judged) => ({
  subject,
  research: found,
  now: meta.now,
  ...(marks ? { marks } : {}),
  included: meta.included ?? false,
  href: (url: string) => readerHref(url, meta.siteUrl, meta.demoWeb),
});

/** Documents to report: judgement, words, result. @param readings what a language model answered about single pages */
export function judge({ readings, ...judged }: Judged & { readings?: PageReading[] }): Report {
  const { meta } = judged;
  const analysis = analyse({ ...inputOf(judged), ...(readings ? { readings } : {}) });
  return composeReport(analysis, {
    code: verificationCode(meta.seed),
    demo: meta.demo,
    generatedAt: meta.now,
    ...(meta.recountedAt ? { recountedAt: meta.recountedAt } : {}),
    reportDate: meta.reportDate,
    sourcesDate: meta.sourcesDate,
  });
}

/** What to ask a language model about pages of whose tone the rules are unsure. */
export const pageQuestions = (judged: Judged): PageQuestion[] => questionsOf(inputOf(judged));

/** What to ask a language model about each story. */
export const tellings = ({ report }: { report: Report }): Telling[] => tellingsOf(report);

/** What of its answer is proved. */
export const told = ({ report, id, answer }: { report: Report; id: string; answer: ToldAnswer }): Told => toldOf(report, id, answer);

/** What models say of the subject, held against the report's sources. */
export const asked = (input: { report: Report; at: string; questions: string[]; heard: Heard[] }): Asked => askedOf(input);

export const pdf = ({ report, ...signed }: { report: Report; file?: string; checkAt?: string }): Promise<Uint8Array> => renderPdf(report, signed);

/** The Regulamin or the model withdrawal form. */
export const legal = ({ document, siteUrl }: { document: LegalDocument; siteUrl: string }): Promise<Uint8Array> => renderLegalPdf(document, siteUrl);

/** Reports side by side. */
export const comparison = (data: SideBySide): Promise<Uint8Array> => renderComparisonPdf(data);

/** Pages of the demo account's history, judged. */
export const judgeDemoPages = ({ name, pages }: { name: string; pages: DemoPage[] }) => judgePages({ name }, pages).map(foundMention);

/** Pages searched for one watched subject: which speak of it, and how. */
export const watchOne = ({ input, documents }: { input: WatchedSubjectInput; documents: Document[] }): Watched => findOne(input, documents);

/** Pages of feeds, read once for all watched subjects. */
export const watchMany = ({ subjects, documents }: { subjects: Map<string, WatchedSubjectInput>; documents: Document[] }): Map<string, Watched> =>
  findMany(subjects, documents);

/** Stored mentions of one subject, judged by another context. */
export const watchAgain = ({ input, mentions }: { input: WatchedSubjectInput; mentions: StoredMention[] }): Verdict[] => findAgain(input, mentions);

/** The entries of a feed. */
export const feed = ({ text, base }: { text: string; base: string }): FeedItem[] => feedItems(text, base);

export type Tasks = {
  judgeDemoPages: typeof judgeDemoPages;
  read: typeof read;
  stories: typeof stories;
  judge: typeof judge;
  pageQuestions: typeof pageQuestions;
  tellings: typeof tellings;
  told: typeof told;
  asked: typeof asked;
  pdf: typeof pdf;
  legal: typeof legal;
  comparison: typeof comparison;
  watchOne: typeof watchOne;
  watchMany: typeof watchMany;
  watchAgain: typeof watchAgain;
  feed: typeof feed;
};
