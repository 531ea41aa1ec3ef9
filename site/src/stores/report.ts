/** The report page: the order and its progress, the filter of sources, the files. */
import { atom, computed } from 'nanostores';
import { TIMING } from '#contract/constants.ts';
import type { KpiId } from '#contract/kpis.ts';
import type { OrderReport } from '#contract/orders.ts';
import { isInProgress } from '#contract/rules.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';
import { reportToast } from '../text/report.ts';
import { toldText } from '../text/told.ts';
import { horizonCsv, horizonItems } from '../view/horizon-table.ts';
import { whyKeptBack } from '../view/kept-back.ts';
import { orderIdOf, orderView, type ReportTrouble, type ReportView } from '../view/report-status.ts';
import { createDownload } from './download.ts';
import { createPoll, type Poll } from './poll.ts';
import { showToast } from './toasts.ts';

export const $order = atom<OrderReport | null>(null);
const $trouble = atom<ReportTrouble | null>(null);

/** What the page shows. Once an order is loaded, a failed refresh only sets `$stale`. */
export const $reportView = computed([$order, $trouble], (order, trouble): ReportView => {
  if (order) return orderView(order);
  return trouble ?? { kind: 'loading' };
});
export const $stale = computed([$order, $trouble], (order, trouble) => order !== null && trouble?.kind === 'unreachable');

export const download = createDownload();

/** Sources of one score or sentence: their numbers, and its name in Polish. Null shows all sources. */
export const $sourceFilter = atom<{ refs: number[]; what: string } | null>(null);
export const showSources = (refs: number[], what: string): void => $sourceFilter.set({ refs, what });
export const showAllSources = (): void => $sourceFilter.set(null);

/** Sources and score whose dialogs are open. */
export const $openRefs = atom<number[] | null>(null);
export const $openKpi = atom<KpiId | null>(null);
export const openRefs = (refs: number[]): void => $openRefs.set(refs);
export const openKpi = (id: KpiId): void => $openKpi.set(id);
export function closeDialogs(): void {
  $openRefs.set(null);
  $openKpi.set(null);
}

/** Clears the filter if it hides the source of the fragment (`#source-12`). */
export function revealSource(hash: string): void {
  const n = Number(/^#source-(\d+)$/.exec(hash)?.[1]);
  const filter = $sourceFilter.get();
  if (filter && Number.isInteger(n) && !filter.refs.includes(n)) showAllSources();
}

let poll: Poll | undefined;

/** Whether the report is shown as it was before a recount: `/report/<id>?wersja=1`. */
export const $first = atom(false);

const loadReport = (orderId: string): Promise<OrderReport> =>
  $first.get()
    ? request(client.api.orders[':orderId'].first.$get({ param: { orderId } }))
    : request(client.api.orders[':orderId'].$get({ param: { orderId } }));

/** Loads the finished report again. Returns whether it is there. */
export async function reloadReport(): Promise<boolean> {
  const order = $order.get();
  const loaded = order && (await loadReport(order.id).catch(() => null));
  if (loaded) $order.set(loaded);
  return loaded !== null;
}

/** Opens the report of `/report/<id>` and polls every three seconds until it is finished. */
export function openReport(pathname: string, search = ''): void {
  const orderId = orderIdOf(pathname);
  $first.set(new URLSearchParams(search).get('wersja') === '1');
  if (!orderId) {
    $trouble.set({ kind: 'missing' });
    return;
  }
  poll?.stop();
  poll = createPoll<OrderReport>({
    load: () => loadReport(orderId),
    next: (order) => (isInProgress(order.reportStatus) ? TIMING.reportPoll : null),
    retries: 0,
    onData(order) {
      const before = $order.get();
      $trouble.set(null);
      $order.set(order);
      if (before && isInProgress(before.reportStatus) && order.reportStatus === 'completed') showToast({ style: 'ok', ...reportToast.ready });
    },
    onFailure(error) {
      const { status, code, sentence } = error instanceof ApiFailure ? error : { status: 0, code: 'unknown', sentence: '' };
      const kept = whyKeptBack(code);
      if (kept) {
        // Withheld or erased while the page is open: what it shows must go.
        $order.set(null);
        $trouble.set({ kind: kept, said: sentence, orderId });
      } else $trouble.set({ kind: status === 404 || status === 400 ? 'missing' : 'unreachable' });
    },
  });
  void poll.start();
}

/** Looks whether a report that is shown may still be shown: it may have been erased, withheld or withdrawn from meanwhile. */
export async function lookAgain(): Promise<void> {
  const orderId = $order.get()?.id;
  if (!orderId) return;
  try {
    await request(client.api.reports['search-progress'][':orderId'].$get({ param: { orderId } }));
  } catch (error) {
    const kept = error instanceof ApiFailure ? whyKeptBack(error.code) : null;
    if (!(error instanceof ApiFailure) || (!kept && error.code !== 'order_not_found') || $order.get()?.id !== orderId) return;
    $order.set(null);
    $trouble.set(kept ? { kind: kept, said: error.sentence, orderId } : { kind: 'missing' });
  }
}

/** Loads again after the first load failed. */
export function retryReport(): void {
  $trouble.set(null);
  void poll?.refresh();
}

export const closeReport = (): void => poll?.stop();

/** Saves the data of the Horizon as a table for spreadsheets. */
export function saveHorizon(): void {
  const report = $order.get()?.crewaiResult;
  if (report) saveFile(new Blob([horizonCsv(horizonItems(report).sources)], { type: 'text/csv;charset=utf-8' }), toldText.horizon.file);
}
