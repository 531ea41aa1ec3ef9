import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $checkout, $paying, openCheckout, pay } from '../src/stores/checkout.ts';
import { $toast } from '../src/stores/toasts.ts';
import { fakeApi, fakePage, ORDER_ID, trackedOrder } from './fake-page.ts';

const provider = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('../src/lib/stripe.ts', () => ({ loadProvider: provider.load }));

const ADDRESS = `/checkout?payment_intent=pi_1&order_id=${ORDER_ID}`;
const ORDER = `GET /api/reports/order/${ORDER_ID}`;
const INTENT = 'POST /api/reports/create-payment-intent';
const unpaid = { body: trackedOrder({ paymentStatus: 'pending' }) };
const intent = { body: { clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test', scriptUrl: '/s.js', paymentStatus: 'pending' } };

/** Stripe's client as far as the store knows it. */
function stripe({ status = 'requires_payment_method', submitted = {}, confirmed = {} as object | Error } = {}) {
  const confirmPayment = vi.fn(async (_options: unknown) => {
    if (confirmed instanceof Error) throw confirmed;
    return confirmed;
  });
  const client = { retrievePaymentIntent: async () => ({ paymentIntent: { status } }), confirmPayment };
  provider.load.mockResolvedValue(client);
  return { client: client as never, elements: { submit: async () => submitted } as never, confirmPayment };
}

describe('paying for an order', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    $toast.set(null);
    $paying.set(false);
    $checkout.set({ phase: 'loading', order: null, payment: null });
    fakeApi({ [ORDER]: unpaid, [INTENT]: intent });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['/checkout', `/checkout?order_id=${ORDER_ID}`, '/checkout?payment_intent=pi_1'])('sends %s back to the order form, saying why', async (address) => {
    const page = fakePage(address);
    await openCheckout();
    expect($toast.get()?.text).toBe('Brak informacji o płatności. Przekierowujemy do strony zamówienia.');
    await vi.runAllTimersAsync();
    expect(page.went).toEqual(['/raport-wizerunku']);
  });

  it('goes back to the order form when the payment cannot be prepared', async () => {
    const page = fakePage(ADDRESS);
    fakeApi({ [ORDER]: unpaid, [INTENT]: { status: 502, body: {} } });
    await openCheckout();
    expect($toast.get()).toMatchObject({ title: 'Błąd', text: 'Nie można przygotować płatności. Spróbuj ponownie.' });
    await vi.runAllTimersAsync();
    expect(page.went).toEqual(['/raport-wizerunku']);
  });

  it('asks for the price it shows and opens the form', async () => {
    fakePage(ADDRESS);
    const api = fakeApi({ [ORDER]: unpaid, [INTENT]: intent });
    stripe();
    await openCheckout();
    expect($checkout.get().phase).toBe('ready');
    expect(api.calls.at(-1)?.body).toEqual({ orderId: ORDER_ID, amount: 5000 });
  });

  it('never offers to pay twice', async () => {
    fakePage(ADDRESS);
    fakeApi({ [ORDER]: { body: trackedOrder() } });
    await openCheckout();
    expect($checkout.get().phase).toBe('paid');
    fakeApi({ [ORDER]: unpaid, [INTENT]: { status: 409, body: { code: 'already_paid', message: '', requestId: '' } } });
    await openCheckout();
    expect($checkout.get().phase).toBe('paid');
    for (const [status, phase] of [
      ['succeeded', 'paid'],
      ['processing', 'processing'],
    ]) {
      fakeApi({ [ORDER]: unpaid, [INTENT]: intent });
      stripe({ status });
      await openCheckout();
      expect($checkout.get().phase).toBe(phase);
    }
  });

  it('says that it is paid when that was done in another window; an order cancelled there is told by its own page', async () => {
    const page = fakePage(ADDRESS);
    const { client, elements } = stripe({ confirmed: { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'x' } } });
    await openCheckout();
    fakeApi({ [ORDER]: { body: trackedOrder() } });
    await pay(client, elements);
    expect([$checkout.get().phase, $toast.get(), $paying.get()]).toEqual(['paid', null, false]);

    for (const code of ['order_withdrawn', 'in_review']) {
      page.went.length = 0;
      fakeApi({ [ORDER]: unpaid, [INTENT]: intent });
      await openCheckout();
      fakeApi({ [ORDER]: unpaid, [INTENT]: { status: 409, body: { code, message: '', requestId: '' } } });
      await pay(client, elements);
      expect(page.went, code).toEqual([`/tracking?orderId=${ORDER_ID}`]);
    }
  });

  it('stays and offers another try when the provider’s script is blocked', async () => {
    const page = fakePage(ADDRESS);
    provider.load.mockResolvedValue(null);
    await openCheckout();
    expect($checkout.get().phase).toBe('blocked');
    expect($toast.get()?.text).toBe('Stripe nie zostało jeszcze załadowane. Spróbuj ponownie.');
    await pay(null, null);
    await vi.runAllTimersAsync();
    expect(page.went).toEqual([]);
  });

  it('celebrates a success and goes to the order after three seconds', async () => {
    const page = fakePage(ADDRESS);
    const { client, elements, confirmPayment } = stripe({ confirmed: { paymentIntent: { status: 'succeeded' } } });
    await openCheckout();
    await pay(client, elements);
    expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({
      clientSecret: 'pi_1_secret_2',
      redirect: 'if_required',
      confirmParams: { return_url: `http://lustro.test/tracking?orderId=${ORDER_ID}` },
    });
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Płatność zakończona sukcesem!' });
    expect($checkout.get().phase).toBe('succeeded');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(page.went).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.went).toEqual([`/tracking?orderId=${ORDER_ID}`]);
  });

  it.each([
    ['processing', 'processing', 'info', 'Płatność w trakcie'],
    ['requires_action', 'unknown', 'error', 'Status płatności nieznany'],
  ])('knows what to say of a payment that is %s', async (status, phase, style, title) => {
    fakePage(ADDRESS);
    const { client, elements } = stripe({ confirmed: { paymentIntent: { status } } });
    await openCheckout();
    await pay(client, elements);
    expect($checkout.get().phase).toBe(phase);
    expect($toast.get()).toMatchObject({ style, title });
  });

  it.each([
    [{ message: 'Numer jest niepełny.' }, 'Numer jest niepełny.'],
    [{}, 'Sprawdź wprowadzone dane płatności'],
  ])('stops at what the provider finds wrong in the form', async (error, text) => {
    fakePage(ADDRESS);
    const { client, elements, confirmPayment } = stripe({ submitted: { error } });
    await openCheckout();
    await pay(client, elements);
    expect($toast.get()).toMatchObject({ title: 'Błąd walidacji', text });
    expect(confirmPayment).not.toHaveBeenCalled();
    expect($paying.get()).toBe(false);
  });

  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'x' }, /brakuje środków/],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'x' }, /Bank odrzucił płatność/],
    [{ type: 'card_error', code: 'code_expired', message: 'x' }, /Kod BLIK wygasł/],
    [{ type: 'invalid_request_error', code: 'other', payment_intent: { last_payment_error: { decline_code: 'customer_declined' } } }, /^Płatność odrzucona/],
    [{ type: 'card_error', code: 'unheard_of', message: 'Zadzwoń do banku.' }, /^Zadzwoń do banku\.$/],
    [{ type: 'card_error' }, /^Problem z kartą płatniczą$/],
    [{ type: 'validation_error', message: 'x' }, /^Sprawdź wprowadzone dane$/],
    [{ type: 'api_connection_error', message: 'x' }, /^Problem z połączeniem\. Spróbuj ponownie\.$/],
    [{ type: 'api_error' }, /^Nieoczekiwany błąd płatności$/],
    [{}, /^Wystąpił błąd podczas przetwarzania płatności$/],
  ])('explains the refusal %o and leaves the form open', async (error, text) => {
    fakePage(ADDRESS);
    const { client, elements } = stripe({ confirmed: { error } });
    await openCheckout();
    await pay(client, elements);
    expect($toast.get()?.title).toBe('Błąd płatności');
    expect($toast.get()?.text).toMatch(text);
    expect($checkout.get().phase).toBe('ready');
    expect($paying.get()).toBe(false);
  });

  it('survives an exception of the provider’s script', async () => {
    fakePage(ADDRESS);
    const { client, elements } = stripe({ confirmed: new Error('boom') });
    await openCheckout();
    await pay(client, elements);
    expect($toast.get()?.text).toBe('Wystąpił nieoczekiwany błąd: boom');
    expect($checkout.get().phase).toBe('ready');
  });
});
