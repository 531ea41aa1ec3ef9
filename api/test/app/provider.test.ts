/** What the payment provider answers, as the shop reads it: the real SDK over recorded shapes. */
import { describe, expect, it } from 'vitest';
import { createPayments, isDisputed, isLiveKey, isNotFound, isNotRefundable, isRefusal } from '../../src/payments/payments.ts';
import { createStripe } from '../../src/payments/stripe-client.ts';

const SECRET = 'whsec_recorded';
const AT = 1_790_000_000;
const NOW = new Date(AT * 1000);

type Asked = { method: string; path: string; query: Record<string, string>; body: Record<string, string>; key: string | null };

/** The shop's provider, with the answers it gives in turn, and what it was asked. */
function provider(answers: [number, unknown][] = [], secretKey = 'sk_test_x') {
  const asked: Asked[] = [];
  const stripe = createStripe({
    secretKey,
    apiBase: 'http://127.0.0.1:9/recorded/',
    retries: 0,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const body = Object.fromEntries(new URLSearchParams(String(init?.body ?? '')));
      const key = new Headers(init?.headers).get('idempotency-key');
      asked.push({ method: init?.method ?? 'GET', path: pathname, query: Object.fromEntries(searchParams), body, key });
      const [status, answer] = answers.shift() ?? [500, { error: { message: 'nothing recorded' } }];
      return Response.json(answer, { status });
    },
  });
  const payments = createPayments(stripe, { secretKey, publishableKey: 'pk', webhookSecret: SECRET, scriptUrl: null });
  const event = (object: unknown, over: Record<string, unknown> = {}, age = 0, secret = SECRET) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x.y', livemode: false, data: { object }, ...over });
    return payments.readEvent(payload, stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: AT - age }), NOW);
  };
  return { payments, asked, event };
}
const list = (data: unknown[], hasMore = false) => ({ object: 'list', data, has_more: hasMore, url: '/v1/x' });
const error = (code: string) => ({ error: { code, message: code, type: 'invalid_request_error' } });

const CHARGE = { id: 'ch_1', object: 'charge', created: AT, payment_method_details: { type: 'blik' } };
const INTENT = {
  ...{ id: 'pi_1', object: 'payment_intent', status: 'succeeded', client_secret: 'pi_1_secret_x', amount: 5000, amount_received: 4900, currency: 'pln' },
  ...{ metadata: { orderId: 'o-1' }, payment_method_types: ['card', 'blik', 'p24'], latest_charge: CHARGE },
};
const READ = {
  ...{ id: 'pi_1', orderId: 'o-1', status: 'succeeded', clientSecret: 'pi_1_secret_x', amount: 5000, received: 4900, currency: 'PLN' },
  ...{ method: 'blik', notOffered: [], chargedAt: NOW },
};
const REFUND = { id: 're_1', object: 'refund', amount: 5000, status: 'succeeded', payment_intent: 'pi_1', metadata: { orderId: 'o-1' }, failure_reason: null };
const REFUNDED = { id: 're_1', orderId: 'o-1', intentId: 'pi_1', amount: 5000, status: 'succeeded', failure: null };

describe('an intent', () => {
  it('is asked for once an attempt, with the price, our methods and no name', async () => {
    const { payments, asked } = provider([
      [200, INTENT],
      [200, INTENT],
      [200, { ...INTENT, status: 'canceled' }],
    ]);
    expect(await payments.createIntent({ id: '12345678-abcd', amount: 5000, attempt: 2 })).toEqual(READ);
    await payments.retrieveIntent('pi_1');
    expect(await payments.cancelIntent('pi_1')).toMatchObject({ status: 'canceled' });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: '/recorded/v1/payment_intents',
        key: 'order:12345678-abcd:pi:2',
        body: {
          amount: '5000',
          currency: 'pln',
          description: 'Raport Lustro, zamówienie 12345678',
          'metadata[orderId]': '12345678-abcd',
          'allowed_payment_method_types[0]': 'card',
          'allowed_payment_method_types[1]': 'blik',
          'allowed_payment_method_types[2]': 'p24',
        },
      },
      { method: 'GET', path: '/recorded/v1/payment_intents/pi_1', query: { 'expand[0]': 'latest_charge' } },
      { method: 'POST', path: '/recorded/v1/payment_intents/pi_1/cancel' },
    ]);
  });

  it.each([
    ['without its charge', { latest_charge: 'ch_1' }, { method: null, chargedAt: null }],
    ['before its charge', { latest_charge: null }, { method: null, chargedAt: null }],
    ['whose charge tells no method', { latest_charge: { ...CHARGE, payment_method_details: null } }, { method: null, chargedAt: NOW }],
    ['of nobody', { metadata: {} }, { orderId: null }],
    ['without a secret', { client_secret: null }, { clientSecret: '' }],
    ['without some of our methods', { payment_method_types: ['blik', 'klarna'] }, { notOffered: ['card', 'p24'] }],
  ])('%s', async (_, over, read) => {
    const { payments } = provider([[200, { ...INTENT, ...over }]]);
    expect(await payments.retrieveIntent('pi_1')).toEqual({ ...READ, ...read });
  });
});

describe('a refund', () => {
  it.each([
    ['', {}, {}],
    ['made by hand', { metadata: null }, { orderId: null }],
    ['of another order’s', { metadata: {} }, { orderId: null }],
    ['with its payment', { payment_intent: { id: 'pi_2' } }, { intentId: 'pi_2' }],
    ['without a payment', { payment_intent: null }, { intentId: null }],
    ['without a state', { status: null }, { status: 'pending' }],
    ['that failed', { status: 'failed', failure_reason: 'declined' }, { status: 'failed', failure: 'declined' }],
  ])('%s', async (_, over, read) => {
    const { payments } = provider([[200, { ...REFUND, ...over }]]);
    expect(await payments.retrieveRefund('re_1')).toEqual({ ...REFUNDED, ...read });
  });

  it('is asked for under its key; one that is there already is found, unless it failed', async () => {
    const ask = { orderId: 'o-1', intentId: 'pi_1', key: 'k-1' };
    const made = provider([[200, REFUND]]);
    expect(await made.payments.refund(ask)).toEqual(REFUNDED);
    expect(made.asked).toMatchObject([{ path: '/recorded/v1/refunds', key: 'k-1', body: { payment_intent: 'pi_1', 'metadata[orderId]': 'o-1' } }]);
    const failed = [
      { ...REFUND, id: 're_3', status: 'failed' },
      { ...REFUND, id: 're_2', status: 'canceled' },
    ];
    const there = provider([
      [400, error('charge_already_refunded')],
      [200, list([...failed, REFUND])],
    ]);
    expect(await there.payments.refund(ask)).toEqual(REFUNDED);
    expect(there.asked[1]).toMatchObject({ method: 'GET', query: { payment_intent: 'pi_1', limit: '100' } });
    const none = provider([
      [400, error('charge_already_refunded')],
      [200, list(failed)],
    ]);
    await expect(none.payments.refund(ask)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const refused = provider([[400, error('charge_disputed')]]);
    await expect(refused.payments.refund(ask)).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(refused.asked).toHaveLength(1);
  });
});

describe('a dispute', () => {
  const DISPUTE = { id: 'dp_1', object: 'dispute', amount: 5000, currency: 'pln', reason: 'fraudulent', status: 'needs_response', created: AT };

  it('has a day until when it can be answered, or none', async () => {
    const due = (by: number | null) => ({ ...DISPUTE, evidence_details: { due_by: by } });
    const { payments, asked } = provider([[200, list([due(AT + 60), due(0), due(null)])]]);
    const read = { id: 'dp_1', amount: 5000, reason: 'fraudulent', status: 'needs_response', openedAt: NOW };
    expect(await payments.disputesOf('pi_1')).toEqual([
      { ...read, dueAt: new Date((AT + 60) * 1000) },
      { ...read, dueAt: null },
      { ...read, dueAt: null },
    ]);
    expect(asked[0]?.query).toEqual({ payment_intent: 'pi_1', limit: '100' });
  });

  it('is told by an event, by its payment', () => {
    const { event } = provider();
    expect(event({ ...DISPUTE, payment_intent: 'pi_1' })?.dispute).toEqual({ intentId: 'pi_1', amount: 5000, currency: 'PLN' });
    expect(event({ ...DISPUTE, payment_intent: { id: 'pi_2' } })?.dispute?.intentId).toBe('pi_2');
    expect(event({ ...DISPUTE, payment_intent: null })?.dispute).toBeNull();
  });
});

describe('an event', () => {
  it('carries a payment, a refund, or nothing of ours', () => {
    const { event } = provider();
    const none = { id: 'evt_1', type: 'x.y', intent: null, refund: null, dispute: null };
    expect(event(INTENT)).toEqual({ ...none, intent: READ });
    expect(event(REFUND)).toEqual({ ...none, refund: REFUNDED });
    expect(event(CHARGE)).toEqual(none);
  });

  it('of the other mode is none of ours; a signature lives for five minutes', () => {
    const [test, live] = [provider(), provider([], 'sk_live_x')];
    expect([test.event(INTENT, { livemode: true }), live.event(INTENT)]).toEqual([null, null]);
    expect(live.event(INTENT, { livemode: true })).toMatchObject({ intent: READ });
    expect(test.event(INTENT, {}, 300)).not.toBeNull();
    expect(() => test.event(INTENT, {}, 301)).toThrow();
    expect(() => test.event(INTENT, {}, 0, 'whsec_other')).toThrow();
  });
});

it('payouts come oldest first, each with what it is made of but itself', async () => {
  const payout = (id: string, days: number) => ({ id, object: 'payout', arrival_date: AT + days * 86_400 });
  const moved = (id: string, over: Record<string, unknown>) => ({
    ...{ id, object: 'balance_transaction', type: 'charge', created: AT, reporting_category: 'charge', amount: 5000, fee: 150, net: 4850, currency: 'pln' },
    ...over,
  });
  const { payments, asked } = provider([
    [200, list([payout('po_3', 2), payout('po_2', 1)], true)],
    [200, list([payout('po_1', 0)])],
    [
      200,
      list([moved('t1', { type: 'payout' }), moved('t2', { source: { payment_intent: 'pi_1' } }), moved('t3', { source: { payment_intent: { id: 'pi_2' } } })]),
    ],
    [200, list([moved('t4', { source: { id: 'fee' }, reporting_category: 'fee', amount: -100, fee: 0, net: -100 })])],
    [200, list([moved('t5', { source: 'ch_1' }), moved('t6', { source: null })])],
  ]);
  const lines = await payments.payoutLines({ from: NOW, until: new Date((AT + 9 * 86_400) * 1000) });
  expect(lines.map(({ id, payoutId, intentId }) => [id, payoutId, intentId])).toEqual([
    ['t2', 'po_1', 'pi_1'],
    ['t3', 'po_1', 'pi_2'],
    ['t4', 'po_2', null],
    ['t5', 'po_3', null],
    ['t6', 'po_3', null],
  ]);
  expect(lines[2]).toEqual({
    ...{ id: 't4', payoutId: 'po_2', arrivesAt: new Date((AT + 86_400) * 1000), at: NOW, kind: 'fee', intentId: null },
    ...{ gross: -100, fee: 0, net: -100, currency: 'PLN' },
  });
  expect(asked.map(({ query }) => query)).toMatchObject([
    { 'arrival_date[gte]': `${AT}`, 'arrival_date[lt]': `${AT + 9 * 86_400}`, limit: '100' },
    { starting_after: 'po_2' },
    { payout: 'po_1', limit: '100', 'expand[0]': 'data.source' },
    { payout: 'po_2' },
    { payout: 'po_3' },
  ]);
});

it('an error says whether the provider refused, knows nothing of it, holds the money or never returns it', () => {
  const answered = (statusCode: unknown, code = '') => Object.assign(new Error(code), { statusCode, code });
  const told = (given: unknown) => [isRefusal, isNotFound, isDisputed, isNotRefundable].map((is) => is(given));
  expect(told(answered(404))).toEqual([true, true, false, false]);
  expect(told(answered(400, 'charge_disputed'))).toEqual([true, false, true, false]);
  expect(told(answered(400, 'refund_disputed_payment'))).toEqual([true, false, true, false]);
  expect(told(answered(400, 'charge_not_refundable'))).toEqual([true, false, false, true]);
  expect(told(answered(undefined))).toEqual([false, false, false, false]);
  expect(told(new Error('no answer'))).toEqual([false, false, false, false]);
  expect(told({ statusCode: 404, code: 'charge_disputed' })).toEqual([false, false, false, false]);
  expect([isLiveKey('sk_live_x'), isLiveKey('rk_live_x'), isLiveKey('sk_test_x')]).toEqual([true, true, false]);
});
