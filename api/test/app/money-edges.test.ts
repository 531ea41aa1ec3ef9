/** Money where something is missing: an answer, an order, an address, a day. */
import { describe, expect, it, vi } from 'vitest';
import { refundOrder, refuseRefund, settleByHand } from '../../src/admin/refund-order.ts';
import { ADMIN_MESSAGES } from '../../src/contract/admin.ts';
import { checkDisputes, learnDisputes } from '../../src/orders/payment/disputes.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { returnStrayPayments } from '../../src/orders/payment/stray-payments.ts';
import { orders } from '../../src/orders/tables.ts';
import { deleteAccount } from '../../src/privacy/delete-account.ts';
import { member, PASSWORD } from './member.ts';
import { events } from './order-events.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const ADMIN = 'admin@example.com';
const shop = () => testApp({ env: { ADMIN_EMAILS: ADMIN } });
type Paid = { id: string; intent: string };

async function paidOrder(t: TestApp, over: Record<string, unknown> = {}, method?: string): Promise<Paid> {
  const placed = await t.placeOrder(over);
  await t.pay(placed.intent, method);
  await vi.waitFor(() => expect(t.order(placed.id)?.paymentStatus).toBe('paid'));
  return placed;
}
async function strayOf(t: TestApp, { id }: Paid): Promise<string> {
  const { id: intent } = await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', metadata: { orderId: id } });
  await t.pay(intent);
  await vi.waitFor(() => expect(events(t)).toContain('paid_twice'));
  return intent;
}
const refundsOf = async (t: TestApp, intent: string) => (await t.stripe.refunds.list({ payment_intent: intent })).data;
const letters = async (t: TestApp, template: string) => {
  await t.deliver();
  return t.letters.filter((letter) => letter.template === template);
};
/** The provider's answer to a request. */
const refusal = (code: string) => Object.assign(new Error(code), { statusCode: 400, code });
const neverRefundable = (t: TestApp): void => {
  t.deps.payments.refund = () => Promise.reject(refusal('charge_not_refundable'));
};

describe('a payment', () => {
  it('of which nobody has told is found by the payer’s second try, and taken instead of charging again', async () => {
    const t = await shop();
    t.loseWebhooks();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    expect(t.order(id)?.paymentStatus).toBe('pending');
    const again = await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } });
    expect([again.status, again.json]).toMatchObject([409, { code: 'already_paid' }]);
    expect(t.order(id)).toMatchObject({ paymentStatus: 'paid', run: 1, paymentIntentId: intent });
    expect(await letters(t, 'order-confirmation')).toHaveLength(1);
  });

  it('that the provider has not answered about is begun again under the same number, and under the next one after a refusal', async () => {
    const t = await shop();
    const { createIntent } = t.deps.payments;
    const attempts: number[] = [];
    t.deps.payments.createIntent = (order) => {
      attempts.push(order.attempt);
      if (attempts.length < 3) return Promise.reject(new Error('no answer'));
      return attempts.length === 3 ? Promise.reject(refusal('rate_limit')) : createIntent(order);
    };
    const { id } = await t.placeOrder();
    const ask = async () => (await t.call('/api/reports/create-payment-intent', { body: { orderId: id, amount: 5000 } })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([502, 502, 200]);
    expect(attempts).toEqual([1, 1, 1, 2]);
  });

  it('too many that is refused is sent back under another key each time; of what nothing is known the same key is used', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    const stray = await strayOf(t, order);
    const { refund } = t.deps.payments;
    const keys: string[] = [];
    t.deps.payments.refund = (asked) => {
      keys.push(asked.key);
      if (keys.length < 3) return Promise.reject(refusal('balance_insufficient'));
      return keys.length === 3 ? Promise.reject(new Error('no answer')) : refund(asked);
    };
    for (let i = 0; i < 4; i++) {
      await returnStrayPayments(t.deps);
      t.passTime(HOUR);
    }
    expect(keys.map((key) => key.split(':').at(-1))).toEqual(['0', '1', '2', '2']);
    expect(await refundsOf(t, stray)).toHaveLength(1);
    expect(events(t)).not.toContain('refund_ended');
  });

  it('too many that can never go back stands in the order’s story, and nobody writes to an account that is closed', async () => {
    const t = await shop();
    const { user } = await member(t, { password: PASSWORD });
    const order = await paidOrder(t);
    await strayOf(t, order);
    await deleteAccount(t.deps, user, PASSWORD);
    neverRefundable(t);
    await returnStrayPayments(t.deps);
    expect(events(t)).toContain('refund_ended');
    expect(await letters(t, 'stray-by-transfer')).toEqual([]);
    expect((await letters(t, 'stray-needs-transfer')).map(({ to }) => to)).toEqual([ADMIN]);
  });
});

describe('a refund', () => {
  it('that can never be made after the account is closed is told to the administrators alone', async () => {
    const t = await shop();
    const { user } = await member(t, { password: PASSWORD });
    const order = await paidOrder(t);
    await deleteAccount(t.deps, user, PASSWORD);
    expect(t.order(order.id)).toMatchObject({ email: '', refundReason: 'withdrawal' });
    neverRefundable(t);
    await settleRefunds(t.deps);
    expect(t.order(order.id)?.refundEndReason).toBe('not_refundable');
    expect(await letters(t, 'refund-by-transfer')).toEqual([]);
    expect((await letters(t, 'refund-needs-transfer')).map(({ to }) => to)).toEqual([ADMIN]);
  });

  it('of a payment by Przelewy24 goes out as any other while the bank takes it', async () => {
    const t = await shop();
    const { id, intent } = await t.placeOrder();
    const { next_action } = await t.stripe.paymentIntents.confirm(intent, {
      payment_method_data: { type: 'p24', billing_details: { email: 'anna@example.com' } },
      return_url: 'http://localhost:4321/tracking',
    });
    const page = next_action?.redirect_to_url?.url as string;
    await t.sandbox.app.request(page.replace(/^.*\/sandbox\/stripe/, ''), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await vi.waitFor(() => expect(t.order(id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'p24' }));
    t.passTime(179 * 24 * HOUR);
    await refundOrder(t.deps, { orderId: id, reason: 'manual', admin: ADMIN });
    expect(await refundsOf(t, intent)).toHaveLength(1);
    expect(t.order(id)).toMatchObject({ refundEndReason: null, refundId: expect.any(String) });
  });

  it('that the bank returns after it has given the payer the money itself ends, and is not tried again', async () => {
    const t = await shop();
    const order = await paidOrder(t, {}, 'pm_card_pendingRefund');
    t.passTime(25 * HOUR);
    requestLateRefunds(t.deps);
    await settleRefunds(t.deps);
    const made = t.order(order.id)?.refundId as string;
    await t.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: order.intent, reason: 'product_not_received' });
    await vi.waitFor(() => expect(t.order(order.id)?.disputeStatus).toBe('needs_response'));
    const [dispute] = (await t.stripe.disputes.list({ payment_intent: order.intent })).data;
    await t.stripe.disputes.close(dispute?.id as string);
    await vi.waitFor(() => expect(t.order(order.id)?.disputeStatus).toBe('lost'));
    const { retrieveRefund } = t.deps.payments;
    t.deps.payments.retrieveRefund = async (id) => ({ ...(await retrieveRefund(id)), id: made, status: 'failed' });
    t.passTime(7 * HOUR);
    await settleRefunds(t.deps);
    expect(t.order(order.id)).toMatchObject({ refundId: null, refundEndReason: 'disputed' });
    expect(await letters(t, 'refund-returned')).toEqual([]);
  });

  it('that the bank returns although the shop has won is made again; its buyer is told, unless the account is closed', async () => {
    const t = await shop();
    const { user } = await member(t, { password: PASSWORD });
    const order = await paidOrder(t, {}, 'pm_card_pendingRefund');
    const { retrieveRefund } = t.deps.payments;
    const returned = async () => {
      t.passTime(7 * HOUR);
      t.deps.payments.retrieveRefund = async (id) => ({ ...(await retrieveRefund(id)), status: 'failed' });
      await settleRefunds(t.deps);
      t.deps.payments.retrieveRefund = retrieveRefund;
    };
    t.passTime(25 * HOUR);
    requestLateRefunds(t.deps);
    await settleRefunds(t.deps);
    expect(t.order(order.id)?.refundId).not.toBeNull();
    const dispute = { id: 'dp_1', amount: 5000, reason: 'duplicate', status: 'won', dueAt: null, openedAt: t.clock() };
    t.deps.payments.disputesOf = async () => [dispute];
    await learnDisputes(t.deps, order.intent);
    await returned();
    const soon = new Date(t.clock().getTime() + 2 * 60_000);
    expect(t.order(order.id)).toMatchObject({ disputeStatus: 'won', refundId: null, refundEndReason: null, refundAttempt: 1, refundNextAt: soon });
    expect(await letters(t, 'refund-returned')).toHaveLength(1);

    const other = await paidOrder(t, {}, 'pm_card_pendingRefund');
    await deleteAccount(t.deps, user, PASSWORD);
    await settleRefunds(t.deps);
    await returned();
    expect(t.order(other.id)).toMatchObject({ email: '', refundId: null, refundAttempt: 1 });
    expect((await letters(t, 'refund-returned')).map(({ to }) => to)).toEqual(['anna@example.com']);
  });

  it('that was wished for by a closed account is refused without a letter; what is not wished for, paid or there cannot be', async () => {
    const t = await shop();
    const { user } = await member(t, { password: PASSWORD });
    const [closed, open] = [await paidOrder(t), await paidOrder(t, { email: 'ewa@example.com' })];
    for (const { id } of [closed, open]) {
      await t.fulfil(id);
      await t.call(`/api/reports/claim-refund/${id}`, { body: { reason: 'nie o mnie' } });
    }
    await deleteAccount(t.deps, user, PASSWORD);
    const answers = [closed, open].map(({ id }) => refuseRefund(t.deps, { orderId: id, note: 'jest o Tobie', admin: ADMIN }));
    expect(answers).toEqual([{ message: ADMIN_MESSAGES.refuse }, { message: ADMIN_MESSAGES.refuse }]);
    expect((await letters(t, 'refund-refused')).map(({ to }) => to)).toEqual(['ewa@example.com']);
    const { id } = open;
    const note = { note: 'x', admin: ADMIN };
    const codes = [() => refuseRefund(t.deps, { orderId: id, ...note }), () => settleByHand(t.deps, { orderId: id, ...note })].map((act) => {
      try {
        return act();
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
    expect(codes).toEqual(['not_claimed', 'not_refundable']);
    expect(() => settleByHand(t.deps, { orderId: '0'.repeat(32), ...note })).toThrow('order_not_found');
    const refund = (orderId: string) => refundOrder(t.deps, { orderId, reason: 'manual', admin: ADMIN });
    await expect(refund((await t.placeOrder()).id)).rejects.toMatchObject({ code: 'not_refundable' });
    await expect(refund('0'.repeat(32))).rejects.toMatchObject({ code: 'order_not_found' });
    t.deps.db.update(orders).set({ included: true }).run();
    await expect(refund(id), 'a report of a plan has no price').rejects.toMatchObject({ code: 'not_refundable' });
    t.deps.db.update(orders).set({ included: false }).run();
    expect(await refund(id)).toEqual({ message: ADMIN_MESSAGES.refund });
    t.deps.db.update(orders).set({ refundId: null, refundedAt: null, refundAttempt: 1 }).run();
    expect(settleByHand(t.deps, { orderId: id, ...note })).toEqual({ message: ADMIN_MESSAGES.byHand });
    await expect(refund(id)).rejects.toMatchObject({ code: 'not_refundable' });
  });

  it('on request says that a claim was heard only where there was one', async () => {
    const t = await shop();
    const [asked, given] = [await paidOrder(t), await paidOrder(t)];
    const { id: unpaid } = await t.placeOrder();
    expect((await t.call(`/api/reports/claim-refund/${unpaid}`, { body: {} })).json).toMatchObject({ code: 'not_refundable' });
    const early = await t.call(`/api/reports/claim-refund/${asked.id}`, { body: { reason: 'nie o mnie' } });
    expect([early.status, early.json]).toMatchObject([409, { code: 'report_not_ready' }]);
    for (const { id } of [asked, given]) await t.fulfil(id);
    expect((await t.call(`/api/reports/claim-refund/${asked.id}`, { body: { reason: 'nie o mnie' } })).status).toBe(200);
    for (const { id } of [asked, given]) await refundOrder(t.deps, { orderId: id, reason: 'on_request', admin: ADMIN });
    const texts = await letters(t, 'refund-on-request');
    const heard = (of: Paid) => texts.find(({ text }) => text.includes(t.order(of.id)?.refundId as string))?.text.includes('Dziękujemy za uwagi');
    expect([heard(asked), heard(given)]).toEqual([true, false]);
  });
});

describe('a dispute', () => {
  it('that the bank decides anew for the shop lets the refund go on that it had ended', async () => {
    const t = await shop();
    const order = await paidOrder(t, {}, 'pm_card_createDispute');
    await vi.waitFor(() => expect(t.order(order.id)?.disputeStatus).toBe('needs_response'));
    t.passTime(25 * HOUR);
    requestLateRefunds(t.deps);
    const [dispute] = await t.deps.payments.disputesOf(order.intent);
    await t.stripe.disputes.close(dispute?.id as string);
    await vi.waitFor(() => expect(t.order(order.id)).toMatchObject({ disputeStatus: 'lost', refundEndReason: 'disputed' }));
    t.deps.payments.disputesOf = async () => [{ ...(dispute as NonNullable<typeof dispute>), status: 'won', dueAt: null }];
    await learnDisputes(t.deps, order.intent);
    expect(t.order(order.id)).toMatchObject({ disputeStatus: 'won', refundEndReason: null, refundNextAt: t.clock() });
    expect(events(t)).toContain('refund_resumed');
    expect((await letters(t, 'dispute-closed')).at(-1)?.text).toContain('zwrot');
  });

  it('of a payment that no order here knows is left to the operator, in the log', async () => {
    const t = await shop();
    const { id } = await t.stripe.paymentIntents.create({ amount: 900, currency: 'pln' });
    await t.pay(id, 'pm_card_createDispute');
    await vi.waitFor(() => expect(t.logged.join('')).toContain('belongs to no order here'));
    expect(await letters(t, 'payment-disputed')).toEqual([]);
  });

  it('is asked about once a day, and one that gets no answer keeps none of the others waiting', async () => {
    const t = await shop();
    const orders = [await paidOrder(t), await paidOrder(t)];
    for (const { id, intent } of orders) {
      await t.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: intent, reason: 'product_not_received' });
      await vi.waitFor(() => expect(t.order(id)?.disputeStatus).toBe('needs_response'));
    }
    const asked: string[] = [];
    const { disputesOf } = t.deps.payments;
    t.deps.payments.disputesOf = (intent) => {
      asked.push(intent);
      return asked.length === 1 ? Promise.reject(new Error('no answer')) : disputesOf(intent);
    };
    t.passTime(25 * HOUR);
    for (let i = 0; i < 3; i++) await checkDisputes(t.deps);
    expect(asked.sort()).toEqual(orders.map(({ intent }) => intent).sort());
    expect(t.logged.join('')).toContain('no answer');
    t.passTime(25 * HOUR);
    await checkDisputes(t.deps);
    expect(asked).toHaveLength(4);
  });
});
