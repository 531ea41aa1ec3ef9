/** The admin panel: orders with their filters, and what an administrator does to them. */
import { atom, map } from 'nanostores';
import type { AdminOrder, AdminSummary, OrderEvent } from '#contract/admin.ts';
import { ADMIN_PAGE, TIMING } from '#contract/constants.ts';
import { isInProgress } from '#contract/rules.ts';
import { ApiFailure, answerOf, client, request } from '../lib/api.ts';
import { createPoll, type Poll } from './poll.ts';
import { sessionEnded } from './signed-in.ts';

/** How long typing rests before it is searched for. */
const TYPING_MS = 300;

export type AdminState = {
  phase: 'loading' | 'forbidden' | 'failed' | 'shown';
  orders: AdminOrder[];
  total: number;
  page: number;
  /** Another page or filter is on its way. */
  listing: boolean;
  /** When the shown list came; `stale` while a newer one could not be had. */
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
/** Wishes for a refund that wait for an administrator, wherever in the list they stand. */
export const $claims = atom<AdminOrder[]>([]);
/** The summary or the claims could not be loaded. */
export const $partial = atom(false);
export const $refreshing = atom(false);
export const $timeline = atom<Timeline | null>(null);

let poll: Poll | null = null;
let typing: ReturnType<typeof setTimeout> | undefined;

export const isFiltered = ({ q, payment, report, attention }: AdminFilter): boolean => q.trim() !== '' || payment !== '' || report !== '' || attention;

/** Who may not see this goes away or is told so. True when the failure was of that kind. */
export function turnedAway(error: unknown): boolean {
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
  const response = await answerOf(client.api.admin.orders.$get({ query: query as never }));
  const orders = (await response.json()) as AdminOrder[];
  return { orders, total: Number(response.headers.get('X-Total-Count') ?? orders.length) };
}

/** What stands around the table: figures, wishes for a refund. Its failure leaves the table standing. */
export async function readAround(): Promise<void> {
  const [summary, asked] = await Promise.allSettled([
    request(client.api.admin.summary.$get()),
    request(client.api.admin.orders.$get({ query: { attention: '1' } })),
  ]);
  $partial.set(summary.status === 'rejected' || asked.status === 'rejected');
  if (summary.status === 'fulfilled') $summary.set(summary.value);
  if (asked.status === 'fulfilled') $claims.set(asked.value.filter(({ claim }) => claim !== null));
}

function follow(): Promise<void> {
  poll?.stop();
  poll = createPoll({
    load: loadOrders,
    next: ({ orders }) => (orders.some(({ reportStatus }) => isInProgress(reportStatus)) ? TIMING.trackingPoll : null),
    retries: 0,
    onData: (list) => $admin.set({ ...$admin.get(), ...list, phase: 'shown', listing: false, checkedAt: new Date(), stale: false }),
    onFailure: (error) => {
      if (turnedAway(error)) return;
      const { phase, listing } = $admin.get();
      if (phase === 'shown' && !listing) $admin.setKey('stale', true);
      else $admin.set({ ...$admin.get(), phase: 'failed', listing: false });
    },
  });
  return poll.start();
}

/** Loads the panel, also once more after a load error. */
export async function openAdmin(): Promise<void> {
  $admin.setKey('phase', 'loading');
  await follow();
  if ($admin.get().phase === 'shown') await readAround();
}

/** Stops asking; for leaving the page and for tests. */
export function closeAdmin(): void {
  poll?.stop();
  clearTimeout(typing);
}

/** Everything on the page once more, now. */
export async function refreshAll(): Promise<void> {
  await poll?.refresh();
  if ($admin.get().phase === 'shown') await readAround();
}

export async function refresh(): Promise<void> {
  if ($refreshing.get()) return;
  $refreshing.set(true);
  await refreshAll();
  $refreshing.set(false);
}

function list(page: number): Promise<void> {
  clearTimeout(typing);
  $admin.set({ ...$admin.get(), page, listing: true });
  return follow();
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / ADMIN_PAGE));

/** Shows another page; asking beyond the ends changes nothing. */
export async function goToPage(page: number): Promise<void> {
  if (page >= 1 && page <= pageCount($admin.get().total)) await list(page);
}

/** Narrows the list. Typed text waits until the typing rests, choices count at once. */
export function setFilter(change: Partial<AdminFilter>): void {
  $filter.set({ ...$filter.get(), ...change });
  clearTimeout(typing);
  if ('q' in change) typing = setTimeout(() => void list(1), TYPING_MS);
  else void list(1);
}

/** Searches for what is typed without waiting. */
export const searchNow = (): Promise<void> => list(1);

export function clearFilter(): void {
  $filter.set({ ...NO_FILTER });
  void list(1);
}

/** Opens an order's timeline and loads it, also again after a failure. */
export async function openTimeline(order: AdminOrder): Promise<void> {
  $timeline.set({ order, events: null, failed: false });
  const still = () => $timeline.get()?.order.id === order.id;
  try {
    const events = await request(client.api.admin.orders[':orderId'].events.$get({ param: { orderId: order.id } }));
    if (still()) $timeline.set({ order, events, failed: false });
  } catch (error) {
    if (!turnedAway(error) && still()) $timeline.set({ order, events: null, failed: true });
  }
}

export const closeTimeline = (): void => $timeline.set(null);

/** For tests: as on a fresh page. */
export function resetAdmin(): void {
  closeAdmin();
  $admin.set({ ...START });
  $filter.set({ ...NO_FILTER });
  $summary.set(null);
  $claims.set([]);
  $partial.set(false);
  $timeline.set(null);
}
