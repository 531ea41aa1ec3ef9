/** The admin panel: the list of orders with its filters, the summary, and an order's timeline. */
import { atom, map } from 'nanostores';
import type { AdminOrder, AdminSummary, OrderEvent } from '#contract/admin.ts';
import { ADMIN_PAGE, TIMING } from '#contract/constants.ts';
import { isInProgress } from '#contract/rules.ts';
import { ApiFailure, client, request, requireOk } from '../lib/api.ts';
import { createPoll, type Poll } from './poll.ts';
import { sessionEnded } from './signed-in.ts';

/** Debounce of the search field, in ms. */
const SEARCH_DEBOUNCE_MS = 300;

export type AdminState = {
  phase: 'loading' | 'forbidden' | 'failed' | 'shown';
  orders: AdminOrder[];
  total: number;
  page: number;
  /** Another page or filter is being loaded. */
  listing: boolean;
  /** When the shown list was loaded; `stale` if the last refresh failed. */
  checkedAt: Date | null;
  stale: boolean;
};
export type AdminFilter = { q: string; payment: string; report: string; attention: boolean };
export type Timeline = { order: AdminOrder; events: OrderEvent[] | null; failed: boolean };

const NO_FILTER: AdminFilter = { q: '', payment: '', report: '', attention: false };
const START: AdminState = { phase: 'loading', orders: [], total: 0, page: 1, listing: false, checkedAt: null, stale: false };

export const $admin = map<AdminState>({ ...START });
export const $filter = map<AdminFilter>({ ...NO_FILTER });
export const $summary = atom<AdminSummary | null>(null);
/** Orders with a refund request that waits for an administrator, from all pages. */
export const $claims = atom<AdminOrder[]>([]);
/** True if the summary or the claims could not be loaded. */
export const $partial = atom(false);
export const $refreshing = atom(false);
export const $timeline = atom<Timeline | null>(null);

let poll: Poll | null = null;
let typing: ReturnType<typeof setTimeout> | undefined;

export const isFiltered = ({ q, payment, report, attention }: AdminFilter): boolean => q.trim() !== '' || payment !== '' || report !== '' || attention;

/** Handles 401 (redirects to sign-in) and 403 (forbidden state). Returns true if the error was one of them. */
export function handleAccessError(error: unknown): boolean {
  const forbidden = error instanceof ApiFailure && error.status === 403;
  if (forbidden) $admin.setKey('phase', 'forbidden');
  if (!forbidden && !sessionEnded(error)) return false;
  poll?.stop();
  return true;
}

async function loadOrders(): Promise<{ orders: AdminOrder[]; total: number }> {
  const { q, payment, report, attention } = $filter.get();
  const query = {
    page: String($admin.get().page),
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(payment ? { payment } : {}),
    ...(report ? { report } : {}),
    ...(attention ? { attention: '1' } : {}),
  };
  const response = await requireOk(client.api.admin.orders.$get({ query: query as never }));
  const orders = (await response.json()) as AdminOrder[];
  return { orders, total: Number(response.headers.get('X-Total-Count') ?? orders.length) };
}

/** Loads the summary and the refund requests. A failure sets `$partial`; the table stays as it is. */
export async function loadSummaryAndClaims(): Promise<void> {
  const [summary, asked] = await Promise.allSettled([
    request(client.api.admin.summary.$get()),
    request(client.api.admin.orders.$get({ query: { attention: '1' } })),
  ]);
  $partial.set(summary.status === 'rejected' || asked.status === 'rejected');
  if (summary.status === 'fulfilled') $summary.set(summary.value);
  if (asked.status === 'fulfilled') $claims.set(asked.value.filter(({ claim }) => claim !== null));
}

function startPolling(): Promise<void> {
  poll?.stop();
  poll = createPoll({
    load: loadOrders,
    next: ({ orders }) => (orders.some(({ reportStatus }) => isInProgress(reportStatus)) ? TIMING.trackingPoll : null),
    retries: 0,
    onData: (list) => $admin.set({ ...$admin.get(), ...list, phase: 'shown', listing: false, checkedAt: new Date(), stale: false }),
    onFailure: (error) => {
      if (handleAccessError(error)) return;
      const { phase, listing } = $admin.get();
      if (phase === 'shown' && !listing) $admin.setKey('stale', true);
      else $admin.set({ ...$admin.get(), phase: 'failed', listing: false });
    },
  });
  return poll.start();
}

/** Loads the panel; also the retry after a load error. */
export async function openAdmin(): Promise<void> {
  $admin.setKey('phase', 'loading');
  await startPolling();
  if ($admin.get().phase === 'shown') await loadSummaryAndClaims();
}

/** Stops polling and clears the state when the page is left. */
export function closeAdmin(): void {
  poll?.stop();
  clearTimeout(typing);
  $admin.set({ ...START });
  $filter.set({ ...NO_FILTER });
  $summary.set(null);
  $claims.set([]);
  $partial.set(false);
  $timeline.set(null);
}

/** Reloads everything on the page. */
export async function refreshAll(): Promise<void> {
  await poll?.refresh();
  if ($admin.get().phase === 'shown') await loadSummaryAndClaims();
}

export async function refresh(): Promise<void> {
  if ($refreshing.get()) return;
  $refreshing.set(true);
  await refreshAll();
  $refreshing.set(false);
}

function loadPage(page: number): Promise<void> {
  clearTimeout(typing);
  $admin.set({ ...$admin.get(), page, listing: true });
  return startPolling();
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / ADMIN_PAGE));

/** Shows another page; does nothing if there is no such page. */
export async function goToPage(page: number): Promise<void> {
  if (page >= 1 && page <= pageCount($admin.get().total)) await loadPage(page);
}

/** Changes the filter. Typed text is debounced, other changes apply at once. */
export function setFilter(change: Partial<AdminFilter>): void {
  $filter.set({ ...$filter.get(), ...change });
  clearTimeout(typing);
  if ('q' in change) typing = setTimeout(() => void loadPage(1), SEARCH_DEBOUNCE_MS);
  else void loadPage(1);
}

/** Applies the filter without the debounce. */
export const searchNow = (): Promise<void> => loadPage(1);

export function clearFilter(): void {
  $filter.set({ ...NO_FILTER });
  void loadPage(1);
}

/** Shows one order in the table, whatever was filtered before. */
export async function showOrder(orderId: string): Promise<void> {
  $filter.set({ ...NO_FILTER, q: orderId });
  await loadPage(1);
}

/** Opens an order's timeline and loads it; also the retry after a failure. */
export async function openTimeline(order: AdminOrder): Promise<void> {
  $timeline.set({ order, events: null, failed: false });
  const isStillOpen = () => $timeline.get()?.order.id === order.id;
  try {
    const events = await request(client.api.admin.orders[':orderId'].events.$get({ param: { orderId: order.id } }));
    if (isStillOpen()) $timeline.set({ order, events, failed: false });
  } catch (error) {
    if (!handleAccessError(error) && isStillOpen()) $timeline.set({ order, events: null, failed: true });
  }
}

export const closeTimeline = (): void => $timeline.set(null);
