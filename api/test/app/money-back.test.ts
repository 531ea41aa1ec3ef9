import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { SearchProgress } from '../../src/contract/orders.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { returnStrayPayments } from '../../src/orders/payment/stray-payments.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { events } from './order-events.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;

async function paidOrder(t: TestApp, method?: string, isTold = true): Promise<{ id: string; intent: string }> {
  const placed = await t.placeOrder();
  await t.pay(placed.intent, method);
  if (!isTold) await t.call(`/api/reports/verify-and-start/${placed.id}`, { body: {} });
  await vi.waitFor(() => expect(t.order(placed.id)?.paymentStatus).toBe('paid'));
  return placed;
}

const refundsOf = async (t: TestApp, intent: string) => (await t.stripe.refunds.list({ payment_intent: intent })).data;

async function tell(t: TestApp, type: string, object: unknown, id = `evt_${type}`): Promise<void> {
  const body = JSON.stringify({ id, object: 'event', type, created: 1, livemode: false, data: { object } });
  const seconds = Math.floor(t.clock().getTime() / 1000);
  const signature = createHmac('sha256', t.deps.config.payments.webhookSecret).update(`${seconds}.${body}`).digest('hex');
  const answer = await t.call('/api/payments/webhook', { raw: body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } });
  expect(answer.status).toBe(200);
}

async function late(t: TestApp): Promise<void> {
  t.passTime(25 * HOUR);
  requestLateRefunds(t.deps);
  await settleRefunds(t.deps);
}

describe('money that bought nothing', () => {
  it('goes back: a second payment for one order, whichever way it is seen', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    const second = await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', metadata: { orderId: id } });
    await t.pay(second.id);
    await vi.waitFor(() => expect(events(t)).toContain('paid_twice'));
    await tell(t, 'payment_intent.succeeded', await t.stripe.paymentIntents.retrieve(second.id));
    for (let i = 0; i < 2; i++) await returnStrayPayments(t.deps);
    expect((await refundsOf(t, second.id)).map(({ amount }) => amount)).toEqual([5000]);
    expect(await refundsOf(t, intent)).toEqual([]);
    expect(t.order(id)).toMatchObject({ paymentIntentId: intent, refundRequestedAt: null, run: 1 });
    expect(events(t).filter((type) => type === 'stray_payment_returned')).toHaveLength(1);
  });

  it('goes back: a wrong amount, and the order stays open', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    const cheap = await t.stripe.paymentIntents.create({ amount: 300, currency: 'pln', metadata: { orderId: id } });
    await t.pay(cheap.id);
    await vi.waitFor(() => expect(events(t)).toContain('payment_mismatch'));
    await returnStrayPayments(t.deps);
    expect((await refundsOf(t, cheap.id)).map(({ amount }) => amount)).toEqual([300]);
    expect(t.order(id)?.paymentStatus).toBe('pending');
  });

  it('is not taken at all by an intent that was overtaken while the provider thought', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.stripe.paymentIntents.cancel(intent);
    const { createIntent } = t.deps.payments;
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    let hung = false;
    // The first request hangs until another, refused one has moved the order on to its next attempt.
    t.deps.payments.createIntent = async (order) => {
      if (order.attempt === 2 && !hung) {
        hung = true;
        await first;
        return createIntent(order);
      }
      if (order.attempt === 2) throw Object.assign(new Error('too many requests'), { statusCode: 429 });
      return createIntent(order);
    };
    const ask = async () => t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } });
    const slow = ask();
    await vi.waitFor(() => expect(hung).toBe(true));
    expect((await ask()).status).toBe(502);
    const next = (await ask()).json as { clientSecret: string };
    release();
    expect((await slow).json).toMatchObject({ clientSecret: next.clientSecret });
    expect(next.clientSecret).toContain(t.order(id)?.paymentIntentId);
  });
});

describe('a refund', () => {
  it('refused by the provider is asked for again under another key, so that a stored refusal is not replayed', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    const keys: string[] = [];
    const { refund } = t.deps.payments;
    t.deps.payments.refund = (order) => {
      keys.push(order.key);
      return keys.length < 3 ? Promise.reject(Object.assign(new Error('balance_insufficient'), { statusCode: 400 })) : refund(order);
    };
    await late(t);
    await settleRefunds(t.deps);
    expect(keys).toHaveLength(1);
    for (let i = 0; i < 3; i++) {
      t.passTime(HOUR);
      await settleRefunds(t.deps);
    }
    expect(new Set(keys).size).toBe(3);
    expect(await refundsOf(t, intent)).toHaveLength(1);
    expect(t.order(id)?.refundedAt).not.toBeNull();
  });

  it('that was made but whose answer was lost is found again, and not made twice', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    const other = await paidOrder(t);
    t.loseWebhooks();
    // The provider forgets its idempotency keys after a day; here it is another key from the start.
    for (const one of [intent, other.intent]) await t.stripe.refunds.create({ payment_intent: one });
    await late(t);
    const [made] = await refundsOf(t, intent);
    expect(t.order(id)).toMatchObject({ refundId: made?.id, refundReason: 'late' });
    expect(await refundsOf(t, intent)).toHaveLength(1);
    expect(t.order(other.id)?.refundId).toBe((await refundsOf(t, other.intent))[0]?.id);
    await t.deliver();
    expect(t.letters.filter(({ template }) => template === 'refund-late')).toHaveLength(2);
  });

  it('that the bank sends back later is made anew', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    t.loseWebhooks();
    await late(t);
    const first = t.order(id)?.refundId as string;
    const failed = { ...(await t.stripe.refunds.retrieve(first)), status: 'failed' };
    const { retrieveRefund } = t.deps.payments;
    t.deps.payments.retrieveRefund = async (refundId) =>
      refundId === first ? { ...(await retrieveRefund(first)), status: 'failed' } : retrieveRefund(refundId);
    for (const type of ['refund.updated', 'refund.failed']) await tell(t, type, failed);
    expect(t.order(id)).toMatchObject({ refundId: null, refundedAt: null, refundReason: 'late' });
    expect(t.logged.join('')).toContain('sent a refund back');
    const told = async () => ((await t.call(`/api/reports/search-progress/${id}`)).json as SearchProgress).order.refund;
    expect(await told(), 'the buyer is not told that the money is on its way').toMatchObject({ settled: false, delayed: true });

    const keys: string[] = [];
    t.deps.payments.refund = async (order) => {
      keys.push(order.key);
      return { id: 're_second', orderId: id, intentId: intent, amount: 5000, status: 'succeeded' };
    };
    t.passTime(HOUR);
    await settleRefunds(t.deps);
    expect(keys).not.toContain(`order:${id}:refund:0`);
    expect(t.order(id)).toMatchObject({ refundId: 're_second', refundedAt: t.clock() });
    expect(await told()).toEqual({ reason: 'late', at: t.clock().toISOString(), settled: true });
    // The end of the first one is told once more, and of one that nobody here has asked for.
    const { id: bought, intent: untouched } = await paidOrder(t, undefined, false);
    await tell(t, 'refund.failed', failed, 'evt_again');
    await tell(t, 'refund.failed', { ...failed, id: 're_unknown', payment_intent: untouched }, 'evt_unknown');
    expect(t.order(id)).toMatchObject({ refundId: 're_second', refundedAt: t.clock() });
    expect(t.order(bought)).toMatchObject({ refundRequestedAt: null, refundAttempt: 0 });
    await t.deliver();
    expect(t.letters.filter(({ template }) => template === 'refund-returned')).toHaveLength(1);
    expect(t.letters.filter(({ template }) => template === 'refund-late')).toHaveLength(1);
  });

  it('that waits for the bank is asked about again when its webhook was lost', async () => {
    const t = await testApp();
    const { id } = await paidOrder(t, 'pm_card_pendingRefund');
    t.loseWebhooks();
    await late(t);
    expect(t.order(id)?.refundedAt).toBeNull();
    const { retrieveRefund } = t.deps.payments;
    t.deps.payments.retrieveRefund = async (refundId) => ({ ...(await retrieveRefund(refundId)), status: 'succeeded' });
    t.passTime(7 * HOUR);
    await settleRefunds(t.deps);
    expect(t.order(id)?.refundedAt).toEqual(t.clock());
  });

  it('made by hand at the provider is known, and the guarantee does not repeat it', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    await t.stripe.refunds.create({ payment_intent: intent });
    await vi.waitFor(() => expect(t.order(id)).toMatchObject({ refundReason: 'manual', refundedAt: expect.any(Date) }));
    await late(t);
    expect(await refundsOf(t, intent)).toHaveLength(1);
    expect(t.order(id)?.refundReason).toBe('manual');
  });

  it('of a part made by hand leaves the guarantee the rest', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    await t.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    await vi.waitFor(() => expect(events(t)).toContain('partially_refunded'));
    expect(t.order(id)?.refundRequestedAt).toBeNull();
    await late(t);
    expect((await refundsOf(t, intent)).map(({ amount }) => amount).sort()).toEqual([1000, 4000]);
  });

  it('is due for a report that came late while nobody looked, and says when it came', async () => {
    const t = await testApp();
    const { id, intent } = await paidOrder(t);
    t.passTime(25 * HOUR);
    await t.fulfil(id);
    for (let i = 0; i < 2; i++) {
      requestLateRefunds(t.deps);
      await settleRefunds(t.deps);
    }
    expect(await refundsOf(t, intent)).toHaveLength(1);
    await t.deliver();
    const letter = t.letters.find(({ template }) => template === 'refund-late');
    expect(letter?.text).toContain('Był gotowy dopiero');
    expect(letter?.text).not.toContain('Nie jest.');
  });

  it('of one order that cannot be carried out keeps none of the others waiting', async () => {
    const t = await testApp();
    const { refund } = t.deps.payments;
    const stuck = new Set<string>();
    for (let i = 0; i < 22; i++) {
      const { id, intent } = await paidOrder(t);
      if (i < 21) stuck.add(intent);
      else t.deps.payments.refund = (order) => (stuck.has(order.intentId) ? Promise.reject(new Error('no answer')) : refund(order));
      if (i === 21) {
        await late(t);
        await settleRefunds(t.deps);
        expect(t.order(id)?.refundedAt).not.toBeNull();
      }
    }
  });
});

it('many old unpaid orders do not keep the reconciler from a new one', async () => {
  const t = await testApp();
  t.loseWebhooks();
  for (let i = 0; i < 21; i++) await t.placeOrder();
  const tick = async () => {
    const background = startBackground(t.deps, { scheduled: false });
    await background.tick();
    await background.stop();
  };
  t.passTime(24 * HOUR);
  for (let i = 0; i < 2; i++) await tick();
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  t.passTime(5 * 60_000);
  await tick();
  expect(t.order(id)?.paymentStatus).toBe('paid');
});
