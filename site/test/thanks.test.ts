import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $thanks, openThanks } from '../src/stores/thanks.ts';
import { $toast } from '../src/stores/toasts.ts';
import { $tracking, $trackingFailure } from '../src/stores/tracking.ts';
import { fakeApi, fakePage, ORDER_ID, trackedOrder } from './fake-page.ts';

const PROGRESS = `GET /api/reports/search-progress/${ORDER_ID}`;
const shown = { body: { order: trackedOrder({ reportStatus: 'completed' }), crewaiStatus: null } };
const FAILED = 'Nie udało się rozpocząć analizy. Spróbuj ponownie za chwilę.';
const VERIFY = `POST /api/reports/verify-and-start/${ORDER_ID}`;
const answer = (paymentStatus: string) => ({ body: { paymentStatus, reportStatus: 'processing', started: true } });

describe('thanking for an order', () => {
  beforeEach(() => $toast.set(null));
  afterEach(() => void vi.unstubAllGlobals());

  it('starts the analysis and follows the order', async () => {
    fakePage(`/thank-you?orderId=${ORDER_ID}&email=anna%40example.com`);
    const api = fakeApi({ [VERIFY]: answer('paid'), [PROGRESS]: shown });
    await openThanks();
    expect($thanks.get()).toEqual({ email: 'anna@example.com' });
    expect(api.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect($tracking.get()).toMatchObject({ phase: 'shown', data: { order: { reportStatus: 'completed' } } });
    expect([$toast.get(), $trackingFailure.get()]).toEqual([null, null]);
  });

  it('says on the page that the analysis could not be started, and still shows the order', async () => {
    fakePage('/thank-you');
    const api = fakeApi({});
    await openThanks();
    expect(api.calls).toEqual([]);
    expect($tracking.get().phase).toBe('noId');
    expect($toast.get()?.text).toBe(FAILED);
    fakePage(`/thank-you?orderId=${ORDER_ID}`);
    fakeApi({ [VERIFY]: new TypeError('fetch failed'), [PROGRESS]: shown });
    await openThanks();
    expect($trackingFailure.get()?.text).toBe(FAILED);
    expect($tracking.get().phase).toBe('shown');
  });

  it('leaves the word to the order where it waits for a look, and calls that no failure', async () => {
    fakePage(`/thank-you?orderId=${ORDER_ID}`);
    const kept = { status: 451, body: { code: 'in_review', message: 'Sprawdzamy.', requestId: 'r' } };
    fakeApi({ [VERIFY]: kept, [PROGRESS]: kept });
    $toast.set(null);
    await openThanks();
    expect([$toast.get(), $trackingFailure.get(), $tracking.get().phase, $tracking.get().said]).toEqual([null, null, 'review', 'Sprawdzamy.']);
  });
});
