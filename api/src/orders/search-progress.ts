import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { LiveProgress } from '../contract/live.ts';
import type { CrewaiStatus, ReportStatus, SearchProgress } from '../contract/orders.ts';
import type { Db } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { findOrder, type OrderReader, seesContact, trackedOrder } from './find-order.ts';
import { livePages, noteReport, progressOf } from './live-pages.ts';
import { getReport } from './results.ts';
import { type Order, orderEvents } from './tables.ts';

/** Percentage at which each stage begins. During the search it grows with the pages read. */
const BEGINS: Record<ReportStatus, number> = { pending: 0, processing: 5, analyzing: 65, generating: 85, completed: 100, failed: 0 };

function engineStatus(db: Db, order: Order): CrewaiStatus | null {
  if (order.run === 0) return null;
  const { found, read } = progressOf(db, order);
  if (order.startedRun < order.run || !order.executionId) return { executionId: order.executionId ?? '', status: 'queued', progress: 0, found, read };
  const within = order.reportStatus === 'processing' && found > 0 ? Math.min(1, read / found) * (BEGINS.analyzing - BEGINS.processing) : 0;
  return {
    executionId: order.executionId,
    status: order.reportStatus === 'completed' ? 'completed' : order.reportStatus === 'failed' ? 'queued' : 'running',
    progress: Math.round(BEGINS[order.reportStatus] + within),
    found,
    read,
  };
}

const JUDGED: readonly ReportStatus[] = ['generating', 'completed'];
const STAGE = /^(processing|analyzing|generating):/;

/** Open pages ask every few seconds. */
const stageEvents = prepared((db: Db) =>
  db
    .select({ type: orderEvents.type, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, sql.placeholder('orderId')),
        inArray(orderEvents.type, ['researched', 'analysed']),
        gte(orderEvents.at, sql.placeholder('since')),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .prepare(),
);

/** When the stages of the present run ended: the last of each kind since the payment. */
function endedStages(db: Db, order: Order): { researched?: Date; analysed?: Date } {
  // While pages are read none has ended.
  if (order.reportStatus === 'processing') return {};
  const rows = stageEvents(db).all({ orderId: order.id, since: (order.paidAt ?? order.createdAt).getTime() });
  const last = (type: 'researched' | 'analysed') => rows.find((row) => row.type === type)?.at;
  const [researched, analysed] = [last('researched'), last('analysed')];
  const judging = order.reportStatus === 'analyzing';
  return { ...(researched ? { researched } : {}), ...(analysed && !judging ? { analysed } : {}) };
}

/** The pages of the run as far as they are read or judged; null before a run. */
async function liveProgress(db: Db, order: Order): Promise<LiveProgress | null> {
  if (order.run === 0) return null;
  const pages = livePages(db, order.id, order.run);
  const report = JUDGED.includes(order.reportStatus) && !pages?.judged ? await getReport(db, order.id) : null;
  const judged = JUDGED.includes(order.reportStatus) ? (pages?.judged ?? (report && noteReport(db, { orderId: order.id, run: order.run }, report))) : null;
  const { researched, analysed } = endedStages(db, order);
  const { found, read } = progressOf(db, order);
  return {
    funnel: { addresses: found, read, sources: null, others: null, repeats: null, offTopic: null },
    squares: pages?.squares ?? [],
    log: pages?.log ?? [],
    result: null,
    ...judged,
    ended: {
      search: pages?.searchedAt?.toISOString() ?? null,
      reading: researched?.toISOString() ?? null,
      judging: analysed?.toISOString() ?? null,
    },
    stoppedIn: order.reportStatus === 'failed' ? ((STAGE.exec(order.failureReason ?? '')?.[1] as LiveProgress['stoppedIn']) ?? 'processing') : null,
  };
}

/** An order with the progress of its run, as a reader may see it. @throws AppError order_not_found, restricted */
export async function searchProgress(deps: Deps, orderId: string, reader: OrderReader): Promise<SearchProgress> {
  const order = findOrder(deps, orderId);
  return {
    order: trackedOrder(order, { contact: seesContact(order, reader) }),
    crewaiStatus: engineStatus(deps.db, order),
    live: await liveProgress(deps.db, order),
  };
}
