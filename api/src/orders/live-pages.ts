/**
 * The pages of an order while its report is made, kept in memory: a run that is lost with the process begins anew, and a
 * finished report says the same by itself.
 */
import { horizonSource, outletName, plainTitle, reportHorizon } from '../contract/drawing/report-horizon.ts';
import { type HorizonSource, sideOf } from '../contract/drawing/types.ts';
import { firstSentence, onTen, shownMean } from '../contract/figures.ts';
import type { LiveProgress, LogLine } from '../contract/live.ts';
import type { Report } from '../contract/report.ts';
import type { Db } from '../db/open.ts';
import type { Order } from './tables.ts';

type ReadPage = { host: string; title: string; publishedAt: string | null; reach: number };
type Judged = Pick<LiveProgress, 'funnel' | 'squares' | 'log' | 'result'>;
/** How many addresses were found, and how many pages of them read. */
type Progress = { found: number; read: number };
/** `squares` grows in place while pages are read. */
export type LivePages = { run: number; progress: Progress | null; searchedAt: Date | null; squares: HorizonSource[]; log: LogLine[]; judged: Judged | null };

/** Orders kept; the oldest goes first. */
const MOST = 200;
/** Lines of the list of pages just read. */
const LINES = 6;

const kept = new WeakMap<Db, Map<string, LivePages>>();
const empty = (run: number): LivePages => ({ run, progress: null, searchedAt: null, squares: [], log: [], judged: null });

function ledgerOf(db: Db): Map<string, LivePages> {
  const known = kept.get(db) ?? new Map<string, LivePages>();
  kept.set(db, known);
  return known;
}

function put(db: Db, orderId: string, pages: LivePages): LivePages {
  const ledger = ledgerOf(db);
  ledger.delete(orderId);
  ledger.set(orderId, pages);
  const [oldest] = ledger.keys();
  if (ledger.size > MOST && oldest !== undefined) ledger.delete(oldest);
  return pages;
}

/** The pages of an order's run; null if none is known. */
export function livePages(db: Db, orderId: string, run: number): LivePages | null {
  const found = ledgerOf(db).get(orderId);
  return found?.run === run ? found : null;
}

const ofRun = (db: Db, { orderId, run }: { orderId: string; run: number }): LivePages => livePages(db, orderId, run) ?? put(db, orderId, empty(run));

/**
 * Notes how far a search is. It is kept here alone until the search ends: a write a second and order would hold all requests while the
 * disk takes it.
 */
export function noteProgress(db: Db, input: { orderId: string; run: number }, progress: Progress): void {
  ofRun(db, input).progress = progress;
}

/** How far the search of an order's run is, or was when it ended. */
export const progressOf = (db: Db, order: Pick<Order, 'id' | 'run' | 'reportStatus' | 'found' | 'read'>): Progress =>
  (order.reportStatus === 'processing' && livePages(db, order.id, order.run)?.progress) || { found: order.found, read: order.read };

/** Notes a page that was read. */
export function notePage(db: Db, input: { orderId: string; run: number }, page: ReadPage, now: Date): void {
  const pages = ofRun(db, input);
  const label = plainTitle({ title: page.title, domain: page.host });
  pages.searchedAt ??= now;
  const date = page.publishedAt?.slice(0, 10) ?? null;
  if (date !== null && date <= now.toISOString().slice(0, 10))
    pages.squares.push({ n: pages.squares.length + 1, date, tone: null, reach: page.reach, waiting: true, label });
  pages.log = [{ at: now.toISOString(), host: outletName(page.host), text: label }, ...pages.log].slice(0, LINES);
}

const SIDES = { up: 'nad linią', down: 'pod linią', line: 'na linii' } as const;

/** What a finished report says of its pages. */
export function judgedPages(report: Report): Judged {
  const { totals } = report.coverage;
  const { sources } = reportHorizon(report);
  const mean = shownMean(report.kpis);
  const judged = report.evidence.filter(({ own, sentiment }) => !own && sentiment !== null);
  return {
    funnel: {
      addresses: totals.addresses,
      read: totals.fetched,
      sources: totals.sources,
      others: totals.setAside,
      repeats: totals.duplicates,
      offTopic: totals.named + totals.offTopic + totals.empty,
    },
    squares: sources,
    log: judged.slice(0, LINES).map((item) => ({
      at: null,
      host: outletName(item.domain),
      text: `„${item.quote.text.length > 80 ? `${item.quote.text.slice(0, 79).trimEnd()}…` : item.quote.text}”: ${SIDES[sideOf(horizonSource(item))]}`,
    })),
    result: { headline: firstSentence(report), score: mean && onTen(mean.points), kpis: mean?.of ?? 0 },
  };
}

/** Notes the report of a run: its squares take sides. */
export function noteReport(db: Db, input: { orderId: string; run: number }, report: Report): Judged {
  const pages = ofRun(db, input);
  pages.judged = judgedPages(report);
  return pages.judged;
}
