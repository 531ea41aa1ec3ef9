/** A report counted again by its buyer's marks, from the pages that are stored: judgement, PDF, delivery. Each step may run twice. */
import { join } from 'node:path';
import type { Marks } from '../analysis/index.ts';
import { reportHorizon } from '../contract/drawing/report-horizon.ts';
import { type RecountMarks, recountDifference } from '../contract/recount.ts';
import type { Report } from '../contract/report.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { writeWhole } from '../folder.ts';
import { reportRecounted } from '../mail/letters-recount.ts';
import { addLetter } from '../mail/outbox.ts';
import { noteReport } from '../orders/live-pages.ts';
import { orderBook } from '../orders/model-answers.ts';
import { requestRefund } from '../orders/money-back-transitions.ts';
import { orderedSubject } from '../orders/ordered-subject.ts';
import { currentRecount, endRecount } from '../orders/recount.ts';
import { recountPdf } from '../orders/report-file.ts';
import { getReport, getResearch, getSignedFile, packReport, putResult, showRecount } from '../orders/results.ts';
import { finishRecount } from '../orders/transitions.ts';
import { seedOf } from './analysts.ts';

type Input = WorkflowInputs['recount'];

/** The addresses of marked pages. A source goes with its copies: the same text is about the same person. */
function addressesOf({ evidence, setAside }: Report, { notMe, me }: RecountMarks): Marks {
  const out = new Set(notMe);
  return {
    notMe: evidence.filter(({ n }) => out.has(n)).flatMap(({ url, copies }) => [url, ...copies.map((copy) => copy.url)]),
    me: me.flatMap(([group, page]) => setAside[group]?.pages[page]?.url ?? []),
  };
}

/** Step 1. Judges the stored pages again, as of the first report: what they say is from then, and nothing differs but what was marked. */
export async function countStep(deps: Deps, input: Input): Promise<{ sources: number }> {
  const found = currentRecount(deps.db, input);
  if (!found) return { sources: 0 };
  const { order, recount } = found;
  const first = await getReport(deps.db, order.id);
  const research = await getResearch(deps.db, order.id);
  if (!first || !research) throw new Error('The report or the pages of this order are gone.');
  const { generatedAt, retention, demo } = first.method;
  const now = deps.clock();
  const marks = addressesOf(first, recount.marks);
  const meta = { seed: seedOf(order.id, 2), now: generatedAt, recountedAt: now.toISOString(), demo, included: order.included, ...retention };
  const again = { marks, readings: first.readings?.pages ?? [] };
  const report = await deps.analysts.judge(orderedSubject(order), research, meta, again, orderBook(deps.db, order.id, 'recount'));
  const packed = await packReport(deps.signer, report);
  deps.db.transaction((tx) => {
    if (currentRecount(tx, input)) putResult(tx, order.id, 'recount', order.run, packed, now);
  });
  return { sources: report.coverage.totals.sources };
}

/** Step 2. Makes the PDF, beside the first one. */
export async function recountPdfStep(deps: Deps, input: Input): Promise<{ file: string | null }> {
  if (!currentRecount(deps.db, input)) return { file: null };
  const report = await getReport(deps.db, input.recountOf, 'recount');
  if (!report) throw new Error('The recounted report is gone.');
  const pdf = await deps.analysts.pdf(report, (await getSignedFile(deps.db, input.recountOf, 'recount')) ?? undefined);
  // The report may have been withheld or erased while the file was made.
  if (!currentRecount(deps.db, input)) return { file: null };
  const file = recountPdf(input.recountOf);
  writeWhole(join(deps.config.dataDir, file), pdf);
  return { file };
}

/** Step 3. Shows the report, writes the letter, and asks for the refund when too few sources are left: all in one transaction. */
export async function showStep(deps: Deps, input: Input): Promise<{ shown: boolean }> {
  const { recountOf: orderId } = input;
  const [first, report] = [await getReport(deps.db, orderId), await getReport(deps.db, orderId, 'recount')];
  if (!first || !report) return { shown: false };
  const difference = recountDifference(first, report);
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const order = currentRecount(tx, input)?.order;
    const { enough, totals } = report.coverage;
    const result = { before: first.coverage.totals.sources, sources: totals.sources, enough, file: recountPdf(orderId) };
    if (!order || !finishRecount(tx, orderId, result, now)) return { shown: false };
    showRecount(tx, orderId);
    endRecount(tx, orderId, difference, now);
    // The promise was kept by the first report and is not by this one: its rule is applied as it was then.
    const refund = !enough && requestRefund(tx, orderId, 'few_sources', now);
    addLetter(tx, now, {
      key: `order:${orderId}:recounted`,
      to: order.email,
      ...reportRecounted(deps.config, {
        orderId,
        subjectName: order.subjectName,
        difference,
        squares: reportHorizon(report).sources,
        refund,
      }),
    });
    noteReport(deps.db, { orderId, run: order.run }, report);
    return { shown: true };
  });
}
