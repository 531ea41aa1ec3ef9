/** The order's life after payment, in order: research, judgement, PDF, delivery. Each step leaves one transaction behind it. */
import { join } from 'node:path';
import { addMonths } from 'date-fns/addMonths';
import { eq } from 'drizzle-orm';
import { reachOf } from '../analysis/index.ts';
import { RETENTION } from '../contract/constants.ts';
import { reportHorizon } from '../contract/drawing/report-horizon.ts';
import { firstSentence, shownMean } from '../contract/figures.ts';
import type { ReportStatus } from '../contract/orders.ts';
import { isInProgress } from '../contract/rules.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { eraseLater } from '../erasures/erase-later.ts';
import { writeWhole } from '../folder.ts';
import { analysisFailed, reportReady } from '../mail/letters.ts';
import { addLetter } from '../mail/outbox.ts';
import { deadlineOf } from '../orders/deadline.ts';
import { snapshotFile } from '../orders/erase-report.ts';
import { notePage, noteProgress, noteReport } from '../orders/live-pages.ts';
import { orderBook } from '../orders/model-answers.ts';
import { requestRefund } from '../orders/money-back-transitions.ts';
import { orderedSubject } from '../orders/ordered-subject.ts';
import { settleRefunds } from '../orders/payment/refunds.ts';
import { firstPdf } from '../orders/report-file.ts';
import { getReport, getResearch, getSignedFile, packReport, packResult, putResult } from '../orders/results.ts';
import { type Order, orders } from '../orders/tables.ts';
import { deliver, failRun, finishAnalysis, finishResearch, setProgress } from '../orders/transitions.ts';
import { costInGrosze } from '../research/index.ts';
import { seedOf } from './analysts.ts';
import { announceReport } from './announce-report.ts';
import { addMonthlyLetter, monthlyComparison } from './monthly-letter.ts';

type FulfilInput = WorkflowInputs['fulfil-order'];

const STAGES: readonly Order['startStage'][] = ['research', 'analyse', 'pdf'];

/** The order of a run, or null when it is gone, held back or over, or a newer run has taken over: then there is nothing to do. */
function current(deps: Deps, { orderId, run }: FulfilInput): Order | null {
  const order = deps.db.select().from(orders).where(eq(orders.id, orderId)).get();
  return order && order.run === run && order.caseId === null && isInProgress(order.reportStatus) ? order : null;
}

/** Steps before the stage that this run begins with do nothing: what they would leave is there from a run before. */
const skips = (order: Order, stage: Order['startStage']): boolean => STAGES.indexOf(stage) < STAGES.indexOf(order.startStage);

/** Step 1. Search and read; leaves the documents and moves the order to `analyzing`. */
export async function researchStep(deps: Deps, input: FulfilInput, signal: AbortSignal): Promise<{ documents: number }> {
  const order = current(deps, input);
  if (!order || skips(order, 'research')) return { documents: 0 };
  let far = { found: 0, read: 0 };
  const search = deps.analysts.research(
    orderedSubject(order),
    (progress) => {
      if (progress.page) {
        const { host, kind, article } = progress.page;
        notePage(deps.db, input, { host, title: article.title, publishedAt: article.publishedAt, reach: reachOf(kind, null).value }, deps.clock());
      }
      far = { found: progress.found, read: progress.read };
      noteProgress(deps.db, input, far);
    },
    signal,
  );
  const found = await search.catch((error: unknown) => {
    setProgress(deps.db, input, far);
    throw error;
  });
  const packed = { payload: await packResult<'research'>(found) };
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!finishResearch(tx, input, { found: found.totals.distinct, read: found.totals.fetched }, costInGrosze(found.costs), now)) {
      // No report will cite these pages, unless another one does already.
      eraseLater(
        tx,
        found.documents.map(({ sha256 }) => snapshotFile(sha256)),
        now,
      );
      return;
    }
    putResult(tx, input.orderId, 'research', input.run, packed, now);
  });
  return { documents: found.documents.length };
}

/** Step 2. Judge; leaves the report and moves the order to `generating`. */
export async function analyseStep(deps: Deps, input: FulfilInput): Promise<{ sources: number }> {
  const order = current(deps, input);
  if (!order || skips(order, 'analyse')) return { sources: 0 };
  const found = await getResearch(deps.db, input.orderId);
  if (!found) throw new Error('The documents of this order are gone; restart the search.');
  const now = deps.clock();
  const meta = {
    seed: seedOf(order.id),
    now: now.toISOString(),
    demo: deps.config.research.mode === 'demo',
    included: order.included,
    reportDate: addMonths(now, RETENTION.reportMonths).toISOString(),
    sourcesDate: addMonths(now, RETENTION.sourcesMonths).toISOString(),
  };
  const book = orderBook(deps.db, order.id, 'report');
  const report = await deps.analysts.judge(orderedSubject(order), found, meta, undefined, book);
  const packed = await packReport(deps.signer, report);
  const sources = report.coverage.totals.sources;
  noteReport(deps.db, input, report);
  deps.db.transaction((tx) => {
    if (finishAnalysis(tx, input, { sources, enough: report.coverage.enough }, Math.ceil(book.spent().grosze - 1e-6), now))
      putResult(tx, input.orderId, 'report', input.run, packed, now);
  });
  return { sources };
}

/** Step 3. Makes the PDF. */
export async function pdfStep(deps: Deps, input: FulfilInput): Promise<{ file: string | null }> {
  if (!current(deps, input)) return { file: null };
  const report = await getReport(deps.db, input.orderId);
  if (!report) throw new Error('The result of this order is gone; restart the analysis.');
  const pdf = await deps.analysts.pdf(report, (await getSignedFile(deps.db, input.orderId)) ?? undefined);
  // A newer run has begun while the file was made: its file must not be overwritten.
  if (!current(deps, input)) return { file: null };
  const file = firstPdf(input.orderId);
  writeWhole(join(deps.config.dataDir, file), pdf);
  return { file };
}

/** Step 4. Deliver: completed, letter, and the guarantee's refund when the sources were too few, in one transaction. */
export async function deliverStep(deps: Deps, input: FulfilInput): Promise<{ delivered: boolean }> {
  const order = current(deps, input);
  const report = order && (await getReport(deps.db, input.orderId));
  if (!order || !report) return { delivered: false };
  const comparison = order.included ? await monthlyComparison(deps, order, report) : null;
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!deliver(tx, input, firstPdf(order.id), now)) return { delivered: false };
    const { totals, enough, queries } = report.coverage;
    // None where one has been made already, for lateness, where nobody has paid, or where the bank has given the money back.
    const refund = !enough && requestRefund(tx, order.id, 'few_sources', now);
    if (order.included) addMonthlyLetter(tx, deps, order, report, comparison);
    else
      addLetter(tx, now, {
        key: `order:${order.id}:ready`,
        to: order.email,
        ...reportReady(deps.config, {
          orderId: order.id,
          subjectName: order.subjectName,
          sources: totals.sources,
          domains: totals.domains,
          refund,
          unread: queries.filter((entry) => entry.status === 'error' || entry.status === 'blocked').length,
          keptUntil: new Date(report.method.retention.reportDate),
          headline: firstSentence(report),
          score: shownMean(report.kpis)?.points ?? null,
          squares: reportHorizon(report).sources,
        }),
      });
    if (order.userId) announceReport(tx, deps, order.userId, order, report, now);
    return { delivered: true };
  });
}

/** Step 5. Settle the refund now when one was asked for; what fails here the reconciler repeats. */
export async function refundStep(deps: Deps): Promise<null> {
  await settleRefunds(deps);
  return null;
}

/** The end of a run that cannot go on: a reason for the administrator, a letter for the buyer. */
export function failStep(deps: Deps, input: FulfilInput, stage: ReportStatus, reason: string): void {
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!failRun(tx, input, `${stage}: ${reason}`, now)) return;
    const order = tx.select().from(orders).where(eq(orders.id, input.orderId)).get();
    // What is part of a plan has no price to give back; an administrator sees to it.
    if (order?.paidAt && order.refundRequestedAt === null && !order.included)
      addLetter(tx, now, {
        key: `order:${order.id}:failed:${input.run}`,
        to: order.email,
        ...analysisFailed(deps.config, { orderId: order.id, deadline: deadlineOf(order.paidAt) }),
      });
  });
}
