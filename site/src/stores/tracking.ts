import { atom, map } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { PRICE_GROSZE, TIMING } from '#contract/constants.ts';
import { reportFileName } from '#contract/format.ts';
import type { SearchProgress } from '#contract/orders.ts';
import { isInProgress } from '#contract/rules.ts';
import { ApiFailure, client, listen, request, requireOk, sentenceOf } from '../lib/api.ts';
import { goTo, query, saveFile, stripQuery } from '../lib/browser.ts';
import { readStored } from '../lib/storage.ts';
import { trackingToasts } from '../text/tracking.ts';
import { type KeptBack, whyKeptBack } from '../view/kept-back.ts';
import { FIND_OTHER, isOver, orderIdIn } from '../view/tracking.ts';
import { dropDraft } from './order-draft.ts';
import { createPoll, type Poll } from './poll.ts';
import { showToast } from './toasts.ts';

/** Why an action failed; stays on the page until the next one. */
export const $trackingFailure = atom<{ title: string; text: string } | null>(null);

export type TrackingState = {
  /** `unknown`: the server knows no such order. A reason to keep it back: it may not be shown, `said` tells why. */
  phase: 'loading' | 'noId' | 'error' | 'unknown' | KeptBack | 'shown';
  orderId: string;
  data: SearchProgress | null;
  /** When the shown data were loaded; `stale` if the last refresh failed. */
  checkedAt: Date | null;
  stale: boolean;
  said: string;
};

const NOTHING: TrackingState = { phase: 'loading', orderId: '', data: null, checkedAt: null, stale: false, said: '' };

export const $tracking = map<TrackingState>(NOTHING);
/** The button whose action is in progress; one at a time. */
export const $busy = atom<'refresh' | 'retry' | 'download' | 'pay' | null>(null);

/** Query parameters that the payment provider adds when it redirects the payer back. */
const RETURN_PARAMETERS = ['session_id', 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

let poll: Poll | null = null;
/** Ends the events of the order in progress; null while none come. */
let events: (() => void) | null = null;
/** Events are tried once an order: whoever loses them polls. */
let eventsTried = false;

function fail(toast: { style: 'error'; title: string; text: string }): void {
  showToast(toast);
  $trackingFailure.set(toast);
}

async function runBusy(what: NonNullable<ReturnType<typeof $busy.get>>, work: () => Promise<void>): Promise<void> {
  if ($busy.get()) return;
  $busy.set(what);
  $trackingFailure.set(null);
  try {
    await work();
  } finally {
    $busy.set(null);
  }
}

const verify = (orderId: string) => request(client.api.reports['verify-and-start'][':orderId'].$post({ param: { orderId } }));

function showProgress(data: SearchProgress): void {
  const before = $tracking.get().data?.order;
  $tracking.set({ ...$tracking.get(), phase: 'shown', data, checkedAt: new Date(), stale: false });
  if (data.order.paymentStatus === 'paid') dropDraft();
  if (!before) return;
  if (data.order.reportStatus === 'completed' && before.reportStatus !== 'completed') showToast(trackingToasts.ready);
  else if (data.order.refund && !before.refund) showToast(trackingToasts.refund);
}

/** While an order is in progress the server tells each change; polling waits until its events end. */
function listenTo(orderId: string): void {
  if (eventsTried) return;
  eventsTried = true;
  let heard = false;
  events = listen<SearchProgress>(
    `/api/reports/progress-events/${orderId}`,
    (data) => {
      heard = true;
      poll?.stop();
      showProgress(data);
      if (isOver(data.order)) stopEvents();
    },
    () => {
      stopEvents();
      const order = $tracking.get().data?.order;
      if (heard && order && !isOver(order)) void poll?.refresh();
    },
  );
}

function stopEvents(): void {
  events?.();
  events = null;
}

/** Shows an order and follows it until it is over. */
export function followOrder(orderId: string): Promise<void> {
  poll?.stop();
  stopEvents();
  eventsTried = false;
  $tracking.set({ ...NOTHING, orderId });
  poll = createPoll<SearchProgress>({
    load: () => request(client.api.reports['search-progress'][':orderId'].$get({ param: { orderId } })),
    next: ({ order }) => (isOver(order) ? null : TIMING.trackingPoll),
    retries: TIMING.trackingRetries,
    onData(data) {
      showProgress(data);
      if (isInProgress(data.order.reportStatus)) listenTo(orderId);
    },
    onFailure(error) {
      // Withheld or erased while the page is open: what it shows must go.
      const kept = error instanceof ApiFailure ? whyKeptBack(error.code) : null;
      if (error instanceof ApiFailure && kept) $tracking.set({ ...NOTHING, orderId, phase: kept, said: error.sentence });
      // Also one that is shown: its account was deleted meanwhile.
      else if (error instanceof ApiFailure && error.code === 'order_not_found') $tracking.set({ ...NOTHING, orderId, phase: 'unknown' });
      else if ($tracking.get().data) $tracking.setKey('stale', true);
      else $tracking.setKey('phase', 'error');
    },
  });
  return poll.start();
}

/**
 * Opens the page: reads the order id from the query or the browser's storage, verifies a payment the reader comes back
 * from, removes the provider's parameters from the address, and polls the order until it is finished.
 */
export async function openTracking(): Promise<void> {
  const parameters = query();
  const orderId = parameters.get('orderId') || readStored(STORED.orderId.name);
  const returning = RETURN_PARAMETERS.some((name) => parameters.has(name));
  if (returning) stripQuery(RETURN_PARAMETERS);
  if (!orderId || parameters.has(FIND_OTHER)) return $tracking.setKey('phase', 'noId');
  $trackingFailure.set(null);
  if (parameters.get('redirect_status') === 'failed') fail(trackingToasts.paymentRefused);
  const loading = followOrder(orderId);
  // Failures are ignored: the order shows its payment state, and the webhook confirms payments, too.
  if (returning) await verify(orderId).catch(() => null);
  await loading;
  if (returning) await poll?.refresh();
}

/** Marks the shown order's refund as requested, without reloading it. */
export function markClaimed(claimedAt: string): void {
  const { data } = $tracking.get();
  if (data) $tracking.setKey('data', { ...data, order: { ...data.order, claimedAt } });
}

/** Stops polling when the page is left. */
export function closeTracking(): void {
  poll?.stop();
  stopEvents();
}

/** Shows the order whose number or link was typed. Returns false if the text holds no order number. */
export function openTyped(text: string): boolean {
  const orderId = orderIdIn(text);
  if (!orderId) return false;
  window.history.replaceState(null, '', `/tracking?orderId=${orderId}`);
  void followOrder(orderId);
  return true;
}

/** Starts again after a load error. */
export function reload(): void {
  void followOrder($tracking.get().orderId);
}

/** Asks again when the reader comes back to the page: it may be over, gone, or past its look. */
export async function lookAgain(): Promise<void> {
  const { phase } = $tracking.get();
  if (phase === 'shown' || phase === 'review') await poll?.refresh();
}

export const refresh = (): Promise<void> => runBusy('refresh', async () => poll?.refresh());

/** Restarts a stopped analysis. */
export const retryAnalysis = (): Promise<void> =>
  runBusy('retry', async () => {
    try {
      await verify($tracking.get().orderId);
      showToast(trackingToasts.restarted);
      eventsTried = false;
      await poll?.refresh();
    } catch (error) {
      fail(trackingToasts.restartFailed(sentenceOf(error, '')));
    }
  });

/** Downloads the PDF and saves it as a file. */
export const downloadReport = (): Promise<void> =>
  runBusy('download', async () => {
    const order = $tracking.get().data?.order;
    if (!order) return;
    try {
      const answer = await requireOk(client.api.reports.download[':orderId'].$get({ param: { orderId: order.id } }));
      const file = reportFileName(order.subjectName);
      saveFile(await answer.blob(), file);
      showToast(trackingToasts.downloaded(file));
    } catch (error) {
      fail(trackingToasts.downloadFailed(sentenceOf(error, '')));
    }
  });

/** Goes back to the payment of an unpaid order. The intent's id is the part of its secret before "_secret". */
export const finishPayment = (): Promise<void> =>
  runBusy('pay', async () => {
    const { orderId } = $tracking.get();
    try {
      const intent = await request(client.api.reports['create-payment-intent'].$post({ json: { orderId, amount: PRICE_GROSZE } }));
      const [paymentIntent = ''] = intent.clientSecret.split('_secret');
      goTo(`/checkout?${new URLSearchParams({ payment_intent: paymentIntent, order_id: orderId })}`);
    } catch {
      fail(trackingToasts.payFailed);
      await poll?.refresh();
    }
  });
