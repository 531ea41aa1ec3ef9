/** Two completed reports of the demo account, made by the real analysis: one of today, one five months old. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMinutes } from 'date-fns/addMinutes';
import { addMonths } from 'date-fns/addMonths';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { eq } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { CURRENCY, PRICE_GROSZE, RETENTION } from '../contract/constants.ts';
import { fileText } from '../contract/signed-report.ts';
import type { Subject } from '../contract/subject.ts';
import type { Deps } from '../deps.ts';
import { seenPages } from '../monitoring/tables.ts';
import { addEvent } from '../orders/events.ts';
import { getResearch, packReport, packResult, putResult } from '../orders/results.ts';
import { orders } from '../orders/tables.ts';
import { placeOrder } from '../orders/transitions.ts';
import { canonicalUrl, pageKey } from '../research/canonical.ts';
import type { Document, Research } from '../research/types.ts';
import { ANALYSES, demoOrderId } from './orders.ts';

/** Age of the older report in days. */
const DAYS_BEFORE = 152;
/** Minutes from payment to report. */
const DURATION = 7;

/** The search as of an earlier day: without later texts and posts, and with that day as the time of reading. */
function asOf(found: Research, then: Date): Research {
  const limit = then.toISOString();
  const documents = found.documents.flatMap((document): Document[] => {
    const { article } = document;
    if (article.publishedAt !== null && article.publishedAt > limit) return [];
    const { profile } = article.page;
    const posts = profile?.posts.filter(({ date }) => date <= limit) ?? [];
    const page = { ...article.page, profile: profile && { ...profile, posts } };
    return [{ ...document, fetchedAt: limit, article: { ...article, page } }];
  });
  const missing = found.documents.length - documents.length;
  const { hits, distinct, fetched, failed } = found.totals;
  return { ...found, documents, totals: { hits: hits - missing, distinct: distinct - missing, fetched: fetched - missing, failed } };
}

/** Analyses a search and stores it as a paid, completed order; an existing order is not changed. */
async function storeAnalysis(
  deps: Deps,
  owner: { id: string; firstName: string; lastName: string; email: string },
  subject: Subject,
  key: string,
  found: Research,
  at: Date,
) {
  const id = demoOrderId(owner.id, key);
  const report = await deps.analysts.judge(subject, found, {
    seed: id + id,
    now: at.toISOString(),
    demo: deps.config.research.mode === 'demo',
    included: false,
    reportDate: addMonths(at, RETENTION.reportMonths).toISOString(),
    sourcesDate: addMonths(at, RETENTION.sourcesMonths).toISOString(),
  });
  const [research, result] = [{ payload: await packResult<'research'>(found) }, await packReport(deps.signer, report)];
  const pdf = await deps.analysts.pdf(report, fileText(JSON.stringify(report), result.signature ?? null));
  const folder = join(deps.config.dataDir, 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.pdf.part`), pdf);
  renameSync(join(folder, `${id}.pdf.part`), join(folder, `${id}.pdf`));
  const { firstName, lastName, email } = owner;
  const paidAt = subMinutes(at, DURATION);
  deps.db.transaction((tx) => {
    const { sources } = report.coverage.totals;
    const made = placeOrder(tx, {
      id,
      userId: owner.id,
      firstName,
      lastName,
      email,
      subjectName: subject.name,
      subjectKind: subject.kind,
      description: subject.description,
      keywords: subject.keywords.join(', '),
      relation: 'self',
      amount: PRICE_GROSZE,
      currency: CURRENCY,
      createdAt: subMinutes(paidAt, 2),
      acceptedAt: paidAt,
      paymentStatus: 'paid',
      paymentMethod: 'card',
      paidAt,
      reportStatus: 'completed',
      completedAt: at,
      found: found.totals.distinct,
      read: found.totals.fetched,
      sources,
      enough: report.coverage.enough,
      reportFilePath: `reports/${id}.pdf`,
    });
    if (!made) return;
    putResult(tx, id, 'research', 0, research, at);
    putResult(tx, id, 'report', 0, result, at);
    addEvent(tx, id, paidAt, 'paid', 'card');
    addEvent(tx, id, addMinutes(paidAt, 3), 'researched', `${found.totals.fetched}`);
    addEvent(tx, id, addMinutes(paidAt, 5), 'analysed', `${sources}`);
    addEvent(tx, id, at, 'delivered', null);
  });
}

/** Stores the pages of an analysis as seen, so that monitoring does not report them as new. */
async function markSeen(deps: Deps, ownerId: string, orderId: string): Promise<void> {
  const found = await getResearch(deps.db, orderId);
  const urls = new Set([...(found?.pages ?? []), ...(found?.documents ?? [])].map(({ url }) => url));
  const keys = new Set([...urls].map((url) => pageKey(canonicalUrl(url) ?? url)));
  const at = deps.clock();
  deps.db.transaction((tx) => {
    for (const key of keys) tx.insert(seenPages).values({ userId: ownerId, pageKey: key, at }).onConflictDoNothing().run();
  });
}

/**
 * Stores the missing reports. Each is stored in one transaction, so that the next start makes up for a crash. Reading and
 * analysis run in the thread pool.
 */
export async function seedAnalyses(deps: Deps, ownerId: string, signal: AbortSignal): Promise<void> {
  const owner = deps.db.select().from(users).where(eq(users.id, ownerId)).get();
  const [before, latest] = ANALYSES;
  const missing = ANALYSES.filter(
    (key) =>
      !deps.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.id, demoOrderId(ownerId, key)))
        .get(),
  );
  if (!owner) return;
  if (missing.length === 0) return markSeen(deps, ownerId, demoOrderId(ownerId, latest));
  const subject: Subject = {
    name: `${owner.firstName} ${owner.lastName}`,
    kind: 'person',
    description: owner.description,
    keywords: owner.keywords.split(',').map((word) => word.trim()),
    links: [],
  };
  const found = await deps.analysts.research(subject, () => undefined, signal);
  const now = deps.clock();
  const then = subDays(now, DAYS_BEFORE);
  for (const [key, documents, at] of [
    [before, asOf(found, then), then],
    [latest, found, now],
  ] as const) {
    signal.throwIfAborted();
    if (missing.includes(key)) await storeAnalysis(deps, owner, subject, key, documents, at);
  }
  await markSeen(deps, ownerId, demoOrderId(ownerId, latest));
}
