/** Disputes of payments and the end of refunds, from the provider's webhooks to the panel and the letters. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { needsAttention } from '../../src/admin/list-orders.ts';
import { refundOrder, settleByHand } from '../../src/admin/refund-order.ts';
import { summary } from '../../src/admin/summary.ts';
import { checkDisputes } from '../../src/orders/payment/disputes.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { returnStrayPayments } from '../../src/orders/payment/stray-payments.ts';
import { strayPayments } from '../../src/orders/payment/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { sampleReport } from '../report/fixture.ts';
import { events } from './order-events.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const ADMIN = 'admin@example.com';
const shop = () => testApp({ env: { ADMIN_EMAILS: ADMIN } });
type Paid = { id: string; intent: string };

async function paidOrder(t: TestApp, method?: string): Promise<Paid> {
  const placed = await t.placeOrder();
  await t.pay(placed.intent, method);
  await vi.waitFor(() => expect(t.order(placed.id)?.paymentStatus).toBe('paid'));
  return placed;
}
/** The payer complains to the bank. */
const complain = async (t: TestApp, { intent }: Paid, over: Record<string, unknown> = {}): Promise<void> => {
  await t.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: intent, reason: 'product_not_received', ...over });
};
const disputeOf = async (t: TestApp, { intent }: Paid) => (await t.stripe.disputes.list({ payment_intent: intent })).data[0] as { id: string; status: string };
type Evidence = 'winning_evidence' | 'losing_evidence';
const answer = async (t: TestApp, order: Paid, evidence: Evidence): Promise<unknown> =>
  t.stripe.disputes.update((await disputeOf(t, order)).id, { evidence: { uncategorized_text: evidence }, submit: true });
async function decide(t: TestApp, order: Paid, evidence: Evidence): Promise<void> {
  const { id } = await disputeOf(t, order);
  await answer(t, order, evidence);
  t.passTime(2_000);
  await t.stripe.disputes.retrieve(id);
}
const status = (t: TestApp, { id }: Paid, wanted: string | null) => vi.waitFor(() => expect(t.order(id)?.disputeStatus).toBe(wanted));
const refundsOf = async (t: TestApp, { intent }: Paid) => (await t.stripe.refunds.list({ payment_intent: intent })).data;
const turns = (t: TestApp) => events(t).filter((type) => type.startsWith('disput'));
const attention = (t: TestApp) => t.deps.db.select().from(orders).where(needsAttention(t.clock())).all().length;
async function lettersTo(t: TestApp, to: string): Promise<string[]> {
  await t.deliver();
  return t.letters.filter((letter) => letter.to === to).map(({ template }) => template ?? '');
}
async function late(t: TestApp): Promise<void> {
  t.passTime(25 * HOUR);
  requestLateRefunds(t.deps);
  await settleRefunds(t.deps);
}
/** Tells the shop an event of the provider again, as it was. */
async function tellAgain(t: TestApp, id: string, as = id): Promise<number> {
  const body = JSON.stringify({ ...(await t.stripe.events.retrieve(id)), id: as });
  const seconds = Math.floor(t.clock().getTime() / 1000);
  const signature = createHmac('sha256', t.deps.config.payments.webhookSecret).update(`${seconds}.${body}`).digest('hex');
  return (await t.call('/api/payments/webhook', { raw: body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } })).status;
}
const told = async (t: TestApp, type: string) => (await t.stripe.events.list({ type, limit: 1 })).data[0]?.id as string;

describe('a dispute', () => {
  it('that comes before the report is marked, told by letter, keeps the refund waiting, and lets it go once it is won', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    await complain(t, order);
    await status(t, order, 'needs_response');
    await vi.waitFor(() => expect(turns(t)).toEqual(['disputed', 'dispute_funds_withdrawn']));
    expect(attention(t)).toBe(1);
    expect(await lettersTo(t, ADMIN)).toEqual(['payment-disputed']);
    const letter = t.letters.find(({ to }) => to === ADMIN);
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('29 listopada 2026');
    expect(letter?.text).toContain('usługa niedostarczona');
    expect(`${letter?.subject}${letter?.text}`).not.toContain('Kowalsk');

    await late(t);
    await expect(refundOrder(t.deps, { orderId: order.id, reason: 'manual', admin: ADMIN })).rejects.toMatchObject({ code: 'not_refundable' });
    t.passTime(48 * HOUR);
    await settleRefunds(t.deps);
    expect(await refundsOf(t, order)).toEqual([]);
    expect(t.order(order.id)).toMatchObject({ refundReason: 'late', refundId: null, refundEndReason: null, refundAttempt: 0 });

    await answer(t, order, 'winning_evidence');
    await status(t, order, 'under_review');
    expect(attention(t)).toBe(0);
    t.passTime(2_000);
    await status(t, order, 'won');
    for (let i = 0; i < 2; i++) await settleRefunds(t.deps);
    expect(await refundsOf(t, order)).toHaveLength(1);
    expect(await lettersTo(t, ADMIN)).toEqual(['payment-disputed', 'dispute-closed']);
    expect(await lettersTo(t, 'anna@example.com')).toContain('refund-late');
    await vi.waitFor(() => expect(turns(t)).toEqual(['disputed', 'dispute_funds_withdrawn', 'disputed', 'dispute_won', 'dispute_funds_reinstated']));
  });

  it('that is lost ends the refund: the bank has made it, and nobody makes it again', async () => {
    const t = await shop();
    const order = await paidOrder(t, 'pm_card_createDispute');
    await status(t, order, 'needs_response');
    await late(t);
    expect(summary(t.deps).income).toBe(5000);
    await decide(t, order, 'losing_evidence');
    await status(t, order, 'lost');
    expect(t.order(order.id)).toMatchObject({ refundEndReason: 'disputed', refundId: null });
    expect((await t.call(`/api/orders/${order.id}`)).json).toMatchObject({ refund: { settled: false, end: 'disputed' } });
    await late(t);
    for (const act of [
      () => refundOrder(t.deps, { orderId: order.id, reason: 'manual', admin: ADMIN }),
      async () => settleByHand(t.deps, { orderId: order.id, note: 'przelew', admin: ADMIN }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_refundable' });
    expect(await refundsOf(t, order)).toEqual([]);
    expect([attention(t), summary(t.deps).income]).toEqual([0, 0]);
    expect(await lettersTo(t, ADMIN)).toEqual(['payment-disputed', 'dispute-closed']);
    expect(await lettersTo(t, 'anna@example.com')).toContain('refund-by-bank');
  });

  it('that is lost before any refund is due leaves the report with its buyer and the guarantee without money', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    await t.fulfil(order.id);
    await complain(t, order, { reason: 'fraudulent' });
    await status(t, order, 'needs_response');
    await t.stripe.disputes.close((await disputeOf(t, order)).id);
    await status(t, order, 'lost');
    const claim = await t.call(`/api/reports/claim-refund/${order.id}`, { body: { reason: 'nie podoba mi się' } });
    expect(claim.json).toMatchObject({ code: 'not_refundable' });
    expect(t.order(order.id)).toMatchObject({ reportStatus: 'completed', refundRequestedAt: null });
    expect((await t.call(`/api/orders/${order.id}`)).status).toBe(200);
  });

  it('that is lost before the report is ready leaves no refund to announce, however few the sources are', async () => {
    const thin = structuredClone(sampleReport);
    thin.coverage.enough = false;
    const t = await testApp({ env: { ADMIN_EMAILS: ADMIN }, report: thin });
    const order = await paidOrder(t);
    await complain(t, order, { reason: 'fraudulent' });
    await status(t, order, 'needs_response');
    await t.stripe.disputes.close((await disputeOf(t, order)).id);
    await status(t, order, 'lost');
    await t.fulfil(order.id);
    expect(t.order(order.id)).toMatchObject({ reportStatus: 'completed', enough: false, refundRequestedAt: null });
    expect(await lettersTo(t, 'anna@example.com')).toContain('report-ready');
    expect(t.letters.find(({ template }) => template === 'report-ready')?.text).not.toContain('zwracamy');
  });

  it('is told in the letter on a withdrawal: no refund is promised beside what the bank does', async () => {
    for (const [evidence, words] of [
      [null, 'Płatność sprawdza teraz bank'],
      ['losing_evidence', 'więc drugiego zwrotu nie wyślemy'],
    ] as const) {
      const t = await shop();
      const order = await paidOrder(t);
      await complain(t, order);
      await status(t, order, 'needs_response');
      if (evidence) {
        await decide(t, order, evidence);
        await status(t, order, 'lost');
      }
      const email = t.order(order.id)?.email as string;
      const taken = await t.call('/api/reports/withdraw', { body: { order: order.id, email, name: 'Anna Nowak' } });
      expect(taken.json).toMatchObject({ outcome: 'withdrawn' });
      await lettersTo(t, email);
      const letter = t.letters.find(({ template }) => template === 'withdrawal')?.text ?? '';
      expect(letter).toContain(words);
      expect(letter).not.toContain('zleciliśmy zwrot');
      await settleRefunds(t.deps);
      expect(await refundsOf(t, order)).toEqual([]);
    }
  });

  it('that comes after a refund repeats nothing, and the letter names the refund as evidence', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    await late(t);
    const [refund] = await refundsOf(t, order);
    await complain(t, order, { reason: 'credit_not_processed' });
    await status(t, order, 'needs_response');
    await decide(t, order, 'losing_evidence');
    await status(t, order, 'lost');
    await settleRefunds(t.deps);
    expect(await refundsOf(t, order)).toHaveLength(1);
    await t.deliver();
    expect(t.letters.find(({ template }) => template === 'payment-disputed')?.text).toContain(refund?.id);
    expect(t.order(order.id)).toMatchObject({ refundId: refund?.id, refundEndReason: null });
  });

  it('told twice, late, out of order or before its payment is stored as it is now, with one letter for each turn', async () => {
    const t = await shop();
    t.loseWebhooks();
    const placed = await t.placeOrder();
    await t.pay(placed.intent, 'pm_card_createDispute');
    expect(t.order(placed.id)?.paymentStatus).toBe('pending');
    // The dispute is told first: the payment is learnt with it.
    const created = await told(t, 'charge.dispute.created');
    const withdrawn = await told(t, 'charge.dispute.funds_withdrawn');
    expect(await tellAgain(t, withdrawn)).toBe(200);
    expect(t.order(placed.id)).toMatchObject({ paymentStatus: 'paid', run: 1, disputeStatus: 'needs_response' });
    await decide(t, placed, 'winning_evidence');
    for (const id of [await told(t, 'charge.dispute.closed'), created, withdrawn, created]) expect(await tellAgain(t, id)).toBe(200);
    expect(await tellAgain(t, created, 'evt_other')).toBe(200);
    expect(t.order(placed.id)?.disputeStatus).toBe('won');
    expect(turns(t)).toEqual(['disputed', 'dispute_funds_withdrawn', 'dispute_won']);
    expect(await lettersTo(t, ADMIN)).toEqual(['payment-disputed', 'dispute-closed']);
  });

  it('is told again by the provider when it could not be asked for', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    const { disputesOf } = t.deps.payments;
    t.loseWebhooks();
    await complain(t, order);
    t.deps.payments.disputesOf = () => Promise.reject(new Error('no answer'));
    const created = await told(t, 'charge.dispute.created');
    expect(await tellAgain(t, created)).toBeGreaterThanOrEqual(500);
    t.deps.payments.disputesOf = disputesOf;
    expect(await tellAgain(t, created)).toBe(200);
    expect(t.order(order.id)?.disputeStatus).toBe('needs_response');
  });

  it('whose webhooks are all lost is learnt from the refused refund, and its end by asking once a day', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    t.loseWebhooks();
    await complain(t, order);
    await late(t);
    expect(t.order(order.id)).toMatchObject({ disputeStatus: 'needs_response', refundId: null });
    await decide(t, order, 'winning_evidence');
    await checkDisputes(t.deps);
    t.passTime(25 * HOUR);
    await checkDisputes(t.deps);
    await settleRefunds(t.deps);
    expect(t.order(order.id)?.disputeStatus).toBe('won');
    expect(await refundsOf(t, order)).toHaveLength(1);
  });

  it('that is an inquiry holds no money: the refund goes out and closes it', async () => {
    const t = await shop();
    const order = await paidOrder(t, 'pm_card_createDisputeInquiry');
    await status(t, order, 'warning_needs_response');
    expect(attention(t)).toBe(1);
    await late(t);
    expect(await refundsOf(t, order)).toHaveLength(1);
    await status(t, order, 'warning_closed');
    expect(attention(t)).toBe(0);
  });

  it('of a payment too many ends the return of that payment, and touches the order no more', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    const second = await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', metadata: { orderId: order.id } });
    await t.pay(second.id);
    await vi.waitFor(() => expect(events(t)).toContain('paid_twice'));
    const stray = { id: order.id, intent: second.id };
    await complain(t, stray, { reason: 'duplicate' });
    await returnStrayPayments(t.deps);
    expect(await refundsOf(t, stray)).toEqual([]);
    await t.stripe.disputes.close((await disputeOf(t, stray)).id);
    await vi.waitFor(() => expect(t.deps.db.select().from(strayPayments).get()?.endReason).toBe('disputed'));
    expect(t.order(order.id)).toMatchObject({ disputeStatus: null, paymentStatus: 'paid' });
    expect(await lettersTo(t, ADMIN)).toEqual(['payment-disputed', 'dispute-closed']);
  });

  it('in any order of turns, refunds and time: nothing is asked back that the bank holds, and nothing twice', async () => {
    const acts = fc.array(fc.constantFrom('complain', 'win', 'lose', 'late', 'settle', 'refund', 'tell', 'check'), { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(acts, async (plan) => {
        const t = await shop();
        const order = await paidOrder(t);
        t.loseWebhooks();
        const { refund } = t.deps.payments;
        let asked = 0;
        t.deps.payments.refund = (request) => {
          asked += 1;
          expect([null, 'won', 'warning_closed']).toContain(t.order(order.id)?.disputeStatus ?? null);
          return refund(request);
        };
        const does: Record<(typeof plan)[number], () => Promise<unknown>> = {
          complain: () => complain(t, order).catch(() => undefined),
          win: () => decide(t, order, 'winning_evidence').catch(() => undefined),
          lose: () => decide(t, order, 'losing_evidence').catch(() => undefined),
          late: () => late(t),
          settle: () => settleRefunds(t.deps),
          refund: () => refundOrder(t.deps, { orderId: order.id, reason: 'manual', admin: ADMIN }).catch(() => undefined),
          tell: async () => {
            for (const { id } of (await t.stripe.events.list({ limit: 20 })).data) await tellAgain(t, id);
          },
          check: () => {
            t.passTime(25 * HOUR);
            return checkDisputes(t.deps);
          },
        };
        for (const act of plan) await does[act]();
        expect((await refundsOf(t, order)).reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(5000);
        const { refundId, refundEndReason, disputeStatus } = t.order(order.id) as typeof orders.$inferSelect;
        if (refundEndReason === 'disputed') expect([refundId, disputeStatus]).toEqual([null, 'lost']);
        if (refundId) expect(asked).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a refund that the provider will never make', () => {
  const P24 = { payment_method_data: { type: 'p24', billing_details: { email: 'anna@example.com' } }, return_url: 'http://localhost:4321/tracking' } as const;

  it('since Przelewy24 takes none after 180 days ends at once, asks the buyer for an account, and is settled by hand', async () => {
    const t = await shop();
    const placed = await t.placeOrder();
    const { next_action } = await t.stripe.paymentIntents.confirm(placed.intent, P24);
    const page = next_action?.redirect_to_url?.url as string;
    await t.sandbox.app.request(page.replace(/^.*\/sandbox\/stripe/, ''), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await vi.waitFor(() => expect(t.order(placed.id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'p24' }));
    await t.fulfil(placed.id);
    t.passTime(181 * 24 * HOUR);
    await refundOrder(t.deps, { orderId: placed.id, reason: 'manual', admin: ADMIN });
    expect(t.order(placed.id)).toMatchObject({ refundEndReason: 'too_old', refundId: null, refundAttempt: 0 });
    expect(await refundsOf(t, placed)).toEqual([]);
    expect(await lettersTo(t, 'anna@example.com')).toContain('refund-by-transfer');
    expect(await lettersTo(t, ADMIN)).toEqual(['refund-needs-transfer']);
    expect(attention(t)).toBe(1);
    settleByHand(t.deps, { orderId: placed.id, note: 'przelew 3.06', admin: ADMIN });
    expect([attention(t), t.order(placed.id)?.refundedAt]).toEqual([0, t.clock()]);
  });

  it('by its final answer ends, too; one made by hand at the provider is still known', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    const { refund } = t.deps.payments;
    let asked = 0;
    t.deps.payments.refund = () => {
      asked += 1;
      return Promise.reject(Object.assign(new Error('no'), { statusCode: 400, code: 'charge_not_refundable' }));
    };
    await late(t);
    await late(t);
    expect([asked, t.order(order.id)?.refundEndReason]).toEqual([1, 'not_refundable']);
    t.deps.payments.refund = refund;
    await t.stripe.refunds.create({ payment_intent: order.intent });
    await vi.waitFor(() => expect(t.order(order.id)).toMatchObject({ refundEndReason: null, refundedAt: expect.any(Date) }));
  });

  it('of a payment too many asks its payer for an account, once, and tells the administrators', async () => {
    const t = await shop();
    const order = await paidOrder(t);
    const second = await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', metadata: { orderId: order.id } });
    t.deps.payments.refund = () => Promise.reject(Object.assign(new Error('no'), { statusCode: 400, code: 'charge_not_refundable' }));
    await t.pay(second.id);
    await vi.waitFor(() => expect(events(t)).toContain('paid_twice'));
    await returnStrayPayments(t.deps);
    await returnStrayPayments(t.deps);
    expect((await lettersTo(t, 'anna@example.com')).filter((template) => template === 'stray-by-transfer')).toHaveLength(1);
    expect(t.letters.find(({ template }) => template === 'stray-by-transfer')?.text?.replace(/\s+/g, ' ')).toContain(
      'płatność 50,00 zł, której to zamówienie nie wymaga',
    );
    expect(await lettersTo(t, ADMIN)).toEqual(['stray-needs-transfer']);
    expect(t.order(order.id)).toMatchObject({ paymentStatus: 'paid', refundRequestedAt: null });
  });
});
