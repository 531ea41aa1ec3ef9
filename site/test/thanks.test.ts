import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $thanks, openThanks } from '../src/stores/thanks.ts';
import { $toast } from '../src/stores/toasts.ts';
import { fakeApi, fakePage, ORDER_ID } from './fake-page.ts';

const VERIFY = `POST /api/reports/verify-and-start/${ORDER_ID}`;
const answer = (paymentStatus: string) => ({ body: { paymentStatus, reportStatus: 'processing', started: true } });

describe('thanking for an order', () => {
  beforeEach(() => $toast.set(null));
  afterEach(() => void vi.unstubAllGlobals());

  it('starts the analysis and confirms the payment', async () => {
    fakePage(`/thank-you?orderId=${ORDER_ID}&email=anna%40example.com`);
    const api = fakeApi({ [VERIFY]: answer('paid') });
    await openThanks();
    expect($thanks.get()).toEqual({ payment: 'confirmed', email: 'anna@example.com', orderId: ORDER_ID });
    expect(api.calls).toHaveLength(1);
    expect($toast.get()).toBeNull();
  });

  it('claims no payment that the bank has not confirmed', async () => {
    fakePage(`/thank-you?orderId=${ORDER_ID}`);
    fakeApi({ [VERIFY]: answer('pending') });
    await openThanks();
    expect($thanks.get().payment).toBe('pending');
  });

  it('says once that the analysis could not be started', async () => {
    fakePage('/thank-you');
    const api = fakeApi({});
    await openThanks();
    expect(api.calls).toEqual([]);
    expect($toast.get()?.text).toBe('Nie udało się rozpocząć analizy. Spróbuj ponownie za chwilę.');
    fakePage(`/thank-you?orderId=${ORDER_ID}`);
    fakeApi({ [VERIFY]: new TypeError('fetch failed') });
    await openThanks();
    expect($thanks.get()).toMatchObject({ payment: 'pending', orderId: ORDER_ID });
  });
});
