import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import type { PaymentIntentAnswer, SearchProgress } from '../../src/contract/orders.ts';
import { checkHealth } from '../../src/health/check-health.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { orderEvents } from '../../src/orders/tables.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { START, type TestApp, testApp } from './test-app.ts';

const paid = (t: TestApp, id: string) => vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));

/** A webhook body signed as the provider signs it. */
function sign(t: TestApp, body: string, at = t.clock(), secret = t.deps.config.payments.webhookSecret): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return { 'stripe-signature': `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}` };
}
const webhook = (t: TestApp, body: string, headers: Record<string, string>) => t.call('/api/payments/webhook', { raw: body, headers });

async function succeeded(t: TestApp, intent: string, id = 'evt_1'): Promise<string> {
  const object = await t.stripe.paymentIntents.retrieve(intent);
  return JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', created: 1, livemode: false, data: { object } });
}

describe('money', () => {
  it('is taken at the price of the server alone', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    const wrong = await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 100 } });
    expect(wrong.status).toBe(409);
    expect(wrong.json).toMatchObject({ code: 'wrong_price', message: 'Cena w zamówieniu nie zgadza się z naszą. Odśwież stronę i spróbuj ponownie.' });
    const right = await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } });
    expect(right.json).toMatchObject({ clientSecret: expect.stringMatching(/^pi_.*_secret_/), paymentStatus: 'pending' });
  });

  it('has one live intent per order, and a new one only after a cancelled one', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    const ask = async () =>
      ((await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } })).json as { clientSecret: string }).clientSecret.split(
        '_secret',
      )[0];
    expect(await Promise.all([ask(), ask()])).toEqual([intent, intent]);
    await t.stripe.paymentIntents.cancel(intent);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).not.toBe(intent);
    expect(second).toBe(first);
  });

  it('shows in bank apps which order it is for and names nobody; the provider sends no receipt beside our confirmation', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    const made = await t.stripe.paymentIntents.retrieve(intent);
    expect(made).toMatchObject({ description: `Raport Lustro, zamówienie ${id.slice(0, 8)}`, receipt_email: null });
    expect(made.description?.length).toBeLessThanOrEqual(70);
  });

  it('by a method that the provider withholds is told in the panel’s health, until it is offered again', async () => {
    const t = await testApp();
    const { create } = t.stripe.paymentIntents;
    t.stripe.paymentIntents.create = async (...args: Parameters<typeof create>) =>
      Object.assign(await create.apply(t.stripe.paymentIntents, args), { payment_method_types: ['card', 'p24'] });
    await t.placeOrder();
    expect((await checkHealth(t.deps)).payments).toMatchObject({ state: 'warn', error: 'not offered: blik' });
    t.stripe.paymentIntents.create = create;
    await t.placeOrder({ email: 'jan@example.com' });
    expect((await checkHealth(t.deps)).payments).toMatchObject({ state: 'ok', error: null });
  });

  it('may be declined first and paid then', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await expect(t.pay(intent, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('failed'));
    await t.pay(intent);
    await paid(t, id);
  });

  it('by a transfer that is cancelled, left half-way and begun anew is taken once, whatever window is used last', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    const secret = async () =>
      ((await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } })).json as PaymentIntentAnswer).clientSecret;
    const first = await secret();
    const begin = async () => {
      const { next_action } = await t.stripe.paymentIntents.confirm(intent, {
        payment_method_data: { type: 'p24', billing_details: { email: 'anna@example.com' } },
        return_url: 'http://localhost:4321/tracking',
      });
      const page = next_action?.redirect_to_url?.url as string;
      return page.replace(/^.*\/sandbox\/stripe/, '');
    };
    const answer = async (page: string, decision: string) =>
      (await t.sandbox.app.request(page, { method: 'POST', body: new URLSearchParams({ decision }) })).headers.get('location');

    expect(await answer(await begin(), 'reject')).toContain('redirect_status=failed');
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('failed'));
    expect(await secret(), 'the same payment is tried again').toBe(first);
    const left = await begin();
    expect((await t.call(`/api/reports/verify-and-start/${id}`, { body: {} })).json).toMatchObject({ code: 'not_paid' });
    expect(await secret(), 'also one that was left at the bank').toBe(first);
    const last = await begin();
    expect(await answer(last, 'approve')).toContain('redirect_status=succeeded');
    await vi.waitFor(() => expect(t.order(id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'p24', run: 1 }));
    // The window that was left pays nothing more, and the next try is told.
    await answer(left, 'approve');
    expect((await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } })).json).toMatchObject({ code: 'already_paid' });
    expect((await t.stripe.paymentIntents.list()).data.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    await t.deliver();
    expect(t.letters.filter(({ template }) => template === 'order-confirmation')).toHaveLength(1);
    expect(t.order(id)).toMatchObject({ run: 1, refundRequestedAt: null });
  });

  it('is settled by verify-and-start when the webhook was lost', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    t.loseWebhooks();
    await t.pay(intent);
    expect(t.order(id)?.paymentStatus).toBe('pending');
    const answer = await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' });
    expect(answer.json).toEqual({ paymentStatus: 'paid', reportStatus: 'processing', started: true });
    expect((await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' })).json).toMatchObject({ started: false });
    expect(t.started).toEqual([{ orderId: id, run: 1 }]);
  });

  it('is settled by the reconciler when nobody comes back at all', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    t.loseWebhooks();
    await t.pay(intent);
    t.passTime(5 * 60_000);
    const background = startBackground(t.deps, { scheduled: false });
    await background.tick();
    await background.stop();
    expect(t.order(id)?.paymentStatus).toBe('paid');
    // The 24 hours run from the payment, not from when it was noticed.
    expect(t.order(id)?.paidAt).toEqual(START);
  });

  it('does not start what is not paid', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    const answer = await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' });
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([409, 'not_paid']);
    expect(t.started).toEqual([]);
  });

  it('comes back by itself when the report is late, once, and the report is still made', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await paid(t, id);
    t.passTime(23 * 3_600_000);
    requestLateRefunds(t.deps);
    expect(t.order(id)?.refundReason).toBeNull();
    t.passTime(2 * 3_600_000);
    for (let i = 0; i < 3; i++) {
      requestLateRefunds(t.deps);
      await settleRefunds(t.deps);
    }
    expect((await t.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    await t.deliver();
    expect(t.letters.filter((letter) => letter.template === 'refund-late')).toHaveLength(1);
    await t.fulfil(id);
    expect((await t.call(`/api/reports/search-progress/${id}`)).json as SearchProgress).toMatchObject({
      order: { reportStatus: 'completed', refund: { reason: 'late' } },
    });
  });
});

describe('webhooks', () => {
  it('repeated or out of order change nothing', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await paid(t, id);
    const body = await succeeded(t, intent);
    const failed = body
      .replace('evt_1', 'evt_2')
      .replace('payment_intent.succeeded', 'payment_intent.payment_failed')
      .replace('"status":"succeeded"', '"status":"requires_payment_method"');
    for (const [event, again] of [
      [body, 3],
      [failed, 2],
    ] as const)
      for (let i = 0; i < again; i++) expect((await webhook(t, event, sign(t, event))).status).toBe(200);
    expect(t.order(id)).toMatchObject({ paymentStatus: 'paid', run: 1 });
    expect(t.deps.db.select().from(users).all()).toHaveLength(1);
    await t.deliver();
    expect(t.letters).toHaveLength(2);
    expect(
      t.deps.db
        .select()
        .from(orderEvents)
        .all()
        .filter((event) => event.type === 'paid'),
    ).toHaveLength(1);
  });

  it('forged, replayed after their time or unsigned are refused and change nothing', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    const honest = await succeeded(t, intent);
    const body = honest.replace('requires_payment_method', 'succeeded').replace('"amount_received":0', '"amount_received":5000');
    const old = new Date(t.clock().getTime() - 3_600_000);
    const tries = [
      {},
      { 'stripe-signature': 'x' },
      { 'stripe-signature': 't=1,v1=00' },
      sign(t, body, t.clock(), 'whsec_other'),
      sign(t, `${body} `),
      sign(t, body, old),
    ];
    for (const headers of tries) {
      const answer = await webhook(t, body, headers as Record<string, string>);
      expect([answer.status, answer.json]).toMatchObject([400, { code: 'bad_signature' }]);
    }
    expect(t.order(id)?.paymentStatus).toBe('pending');
  });

  it('of the other mode are passed over: test money pays no order of a live shop, nor the other way round', async () => {
    const t = await testApp();
    t.loseWebhooks();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    const live = (await succeeded(t, intent)).replace('"livemode":false', '"livemode":true');
    expect((await webhook(t, live, sign(t, live))).status).toBe(200);
    expect(t.order(id)?.paymentStatus).toBe('pending');
    expect(t.logged.join('')).toContain('other mode');
    const own = await succeeded(t, intent);
    expect((await webhook(t, own, sign(t, own))).status).toBe(200);
    expect(t.order(id)?.paymentStatus).toBe('paid');
  });

  it('of a smaller amount or another currency pay nothing', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    for (const [amount, currency] of [
      [300, 'pln'],
      [5000, 'eur'],
    ] as const) {
      const cheap = await t.stripe.paymentIntents.create({ amount, currency, metadata: { orderId: id } });
      await t.pay(cheap.id);
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(t.order(id)?.paymentStatus).toBe('pending');
  });
});
