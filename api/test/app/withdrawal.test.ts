import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { AdminWithdrawal, WithdrawalCheck, WithdrawalTaken } from '../../src/contract/withdrawal.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { orderEvents, orderResults, withdrawals } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { eraseLeftovers } from '../../src/privacy/erase-leftovers.ts';
import { analyseStep, deliverStep, failStep, pdfStep, researchStep } from '../../src/workflows/fulfil-order.ts';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const who = (order: string) => ({ name: 'Anna Kowalska', order, email: 'anna@example.com' });
const plain = (text: string | undefined) => (text ?? '').replace(/\u00a0/g, ' ');

async function paid(t: TestApp, over: Record<string, unknown> = {}): Promise<{ id: string; intent: string }> {
  const placed = await t.placeOrder(over);
  await t.pay(placed.intent);
  await vi.waitFor(() => expect(t.order(placed.id)?.paymentStatus).toBe('paid'));
  return placed;
}

const withdraw = async (t: TestApp, body: Record<string, unknown>) => {
  const { status, json } = await t.call('/api/reports/withdraw', { body });
  return { status, json: json as WithdrawalTaken };
};
const check = async (t: TestApp, order: string) => (await t.call('/api/reports/withdrawal-check', { body: who(order) })).json as WithdrawalCheck;
const refundsOf = async (t: TestApp, intent: string) => (await t.stripe.refunds.list({ payment_intent: intent })).data.length;
const events = (t: TestApp, type: string) =>
  t.deps.db
    .select()
    .from(orderEvents)
    .all()
    .filter((event) => event.type === type).length;
async function lettersOf(t: TestApp, template: string): Promise<string[]> {
  await t.deliver();
  return t.letters.filter((letter) => letter.template === template).map(({ text }) => plain(text));
}

describe('a statement of withdrawal', () => {
  it('before the delivery ends the contract: the analysis stops, the price goes back once, the letter repeats the statement', async () => {
    const t = await testApp();
    const { id, intent } = await paid(t);
    await researchStep(t.deps, { orderId: id, run: 1 }, new AbortController().signal);
    expect(await check(t, id)).toMatchObject({ outcome: 'withdrawn', orderId: id, deliveredAt: null });
    expect(t.order(id)).toMatchObject({ reportStatus: 'analyzing', withdrawnAt: null });

    t.passTime(HOUR);
    // By the beginning of the number, as letters show it.
    const first = await withdraw(t, who(id.slice(0, 8)));
    expect([first.status, first.json]).toMatchObject([
      200,
      { outcome: 'withdrawn', orderId: id, receivedAt: t.clock().toISOString(), email: 'anna@example.com' },
    ]);
    t.passTime(HOUR);
    for (const again of await Promise.all([withdraw(t, who(`https://lustro.example/tracking?orderId=${id}`)), withdraw(t, who(id))]))
      expect(again.json).toEqual({ ...first.json, refundedAt: first.json.receivedAt });

    // The run that was under way leaves nothing behind, whatever step it is at.
    await analyseStep(t.deps, { orderId: id, run: 1 });
    await pdfStep(t.deps, { orderId: id, run: 1 });
    await deliverStep(t.deps, { orderId: id, run: 1 });
    failStep(t.deps, { orderId: id, run: 1 }, 'analyzing', 'late word');
    expect(t.deps.db.select().from(orderResults).all()).toEqual([]);
    expect(existsSync(join(t.deps.config.dataDir, `reports/${id}.pdf`))).toBe(false);

    t.passTime(25 * HOUR);
    for (let i = 0; i < 3; i++) {
      requestLateRefunds(t.deps);
      await settleRefunds(t.deps);
    }
    expect(await refundsOf(t, intent)).toBe(1);
    expect(t.order(id)).toMatchObject({ reportStatus: 'failed', refundReason: 'withdrawal', failureReason: null, run: 2, startedRun: 2 });
    expect([events(t, 'withdrawn'), events(t, 'refund_requested'), events(t, 'refunded')]).toEqual([1, 1, 1]);
    expect((await t.call(`/api/reports/search-progress/${id}`)).json).toMatchObject({ order: { withdrawnAt: first.json.receivedAt, reportStatus: 'failed' } });

    const [letter = '', ...more] = await lettersOf(t, 'withdrawal');
    expect(more).toEqual([]);
    for (const words of [
      '20 listopada 2026 r., 11:00 otrzymaliśmy Twoje oświadczenie:',
      `„Odstępuję od umowy o przygotowanie raportu wizerunku, zamówienie nr ${id}. Anna Kowalska”`,
      'Zatrzymaliśmy analizę i zleciliśmy zwrot 50,00 zł tą samą drogą, którą przyszła płatność.',
      first.json.number,
    ])
      expect(letter).toContain(words);
    expect(t.letters.filter(({ template }) => template.startsWith('refund'))).toEqual([]);
  });

  it('is not undone by a restart, of the buyer or of an administrator, nor asked about by the panel', async () => {
    const t = await testApp();
    const { id } = await paid(t);
    await withdraw(t, who(id));
    const { cookie } = await member(t, { isAdmin: true, email: 'szefowa@example.com' });
    expect((await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' })).json).toMatchObject({ reportStatus: 'failed', started: false });
    for (const act of ['search', 'analysis', 'pdf'])
      expect((await t.call(`/api/admin/restart-${act}/${id}`, { method: 'POST', cookie })).json).toMatchObject({ code: 'wrong_stage' });
    expect((await t.call(`/api/reports/claim-refund/${id}`, { body: {} })).json).toMatchObject({ code: 'not_refundable' });
    expect((await t.call('/api/admin/orders?attention=1', { cookie })).json).toEqual([]);
    expect(t.started).toHaveLength(1);
  });

  it('of a late order stops the analysis; the guarantee has sent the money back already, and it goes back once', async () => {
    const t = await testApp();
    const { id, intent } = await paid(t);
    t.passTime(25 * HOUR);
    requestLateRefunds(t.deps);
    const taken = await withdraw(t, who(id));
    await settleRefunds(t.deps);
    expect(taken.json).toMatchObject({ outcome: 'withdrawn' });
    expect(t.order(id)).toMatchObject({ refundReason: 'late', withdrawnAt: t.clock() });
    expect(await refundsOf(t, intent)).toBe(1);
    expect((await lettersOf(t, 'withdrawal'))[0]).toContain('Zwrot 50,00 zł zleciliśmy już 21 listopada 2026 r.');
  });

  it('that meets the delivery is decided by whichever commits first', async () => {
    const t = await testApp();
    const { id } = await paid(t);
    const found = await check(t, id);
    await t.fulfil(id);
    const taken = await withdraw(t, who(id));
    expect([found.outcome, taken.json.outcome]).toEqual(['withdrawn', 'claimed']);
    expect(t.order(id)).toMatchObject({ reportStatus: 'completed', withdrawnAt: null, refundRequestedAt: null, claimedAt: t.clock() });
  });

  it('after the delivery that the buyer wanted at once counts as a wish for the guarantee, once, and only within 14 days of it', async () => {
    const t = await testApp();
    const [open, late] = [await paid(t), await paid(t, { email: 'ewa@example.com' })];
    for (const { id } of [open, late]) await t.fulfil(id);
    t.passTime(13 * DAY);
    for (let i = 0; i < 2; i++) expect((await withdraw(t, who(open.id))).json).toMatchObject({ outcome: 'claimed', deliveredAt: '2026-11-20T09:00:00.000Z' });
    expect(events(t, 'refund_claimed')).toBe(1);
    expect((await lettersOf(t, 'withdrawal')).join()).toContain(
      'Raport dostarczyliśmy 20 listopada 2026 r., 10:00 na Twoje żądanie przed upływem 14 dni, więc prawo do odstąpienia wygasło. Oświadczenie traktujemy jako prośbę o zwrot z gwarancji: zwrot 50,00 zł zlecimy w ciągu 3 dni roboczych.',
    );
    t.passTime(2 * DAY);
    expect((await withdraw(t, { ...who(late.id), email: 'ewa@example.com' })).json).toMatchObject({
      outcome: 'late',
      claimUntil: '2026-12-04T09:00:00.000Z',
    });
    expect(t.order(late.id)?.claimedAt).toBeNull();
    expect((await lettersOf(t, 'withdrawal')).at(-1)).toContain('złóż reklamację');
  });

  it('says so when the money was on its way back already', async () => {
    const t = await testApp({ report: { ...sampleReport, coverage: { ...sampleReport.coverage, enough: false } } });
    const { id, intent } = await paid(t);
    await t.fulfil(id);
    expect((await withdraw(t, who(id))).json).toMatchObject({ outcome: 'refunded', refundedAt: t.clock().toISOString() });
    await settleRefunds(t.deps);
    expect(await refundsOf(t, intent)).toBe(1);
  });

  it('of a buyer who never asked for an early start holds for 14 days also after the delivery, and the report goes', async () => {
    const t = await testApp();
    const consents = { terms: true, immediateStart: false };
    const [early, late] = [await paid(t, { consents }), await paid(t, { consents, email: 'ewa@example.com' })];
    for (const { id } of [early, late]) await t.fulfil(id);
    // The last day counts in whole, Polish time.
    t.passTime(14 * DAY + 13 * HOUR);
    expect((await withdraw(t, who(early.id))).json).toMatchObject({ outcome: 'withdrawn' });
    await eraseLeftovers(t.deps);
    await settleRefunds(t.deps);
    expect(await refundsOf(t, early.intent)).toBe(1);
    expect((await t.call(`/api/reports/download/${early.id}`)).status).toBe(409);
    expect(existsSync(join(t.deps.config.dataDir, `reports/${early.id}.pdf`))).toBe(false);
    t.passTime(2 * HOUR);
    expect((await withdraw(t, { ...who(late.id), email: 'ewa@example.com' })).json).toMatchObject({ outcome: 'late' });
  });

  it('of an unpaid order cancels it: nobody can pay any more, and money that comes all the same goes back', async () => {
    const t = await testApp();
    const [open, crossed] = [await t.placeOrder(), await t.placeOrder()];
    expect((await withdraw(t, who(open.id))).json).toMatchObject({ outcome: 'cancelled' });
    await expect(t.pay(open.intent)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect((await t.call('/api/reports/create-payment-intent', { body: { orderId: open.id, amount: 5000 } })).json).toMatchObject({ code: 'order_withdrawn' });

    // The provider does not answer while it is cancelled, and the payment gets through.
    const { retrieveIntent } = t.deps.payments;
    t.deps.payments.retrieveIntent = () => Promise.reject(new Error('no answer'));
    await withdraw(t, who(crossed.id));
    t.deps.payments.retrieveIntent = retrieveIntent;
    t.passTime(HOUR);
    await t.pay(crossed.intent);
    await vi.waitFor(() => expect(t.order(crossed.id)?.paymentStatus).toBe('paid'));
    await settleRefunds(t.deps);
    expect(await refundsOf(t, crossed.intent)).toBe(1);
    expect(t.order(crossed.id)).toMatchObject({ reportStatus: 'failed', run: 0, userId: null });
    expect(t.started).toEqual([]);
    expect(await lettersOf(t, 'refund-cancelled')).toHaveLength(1);
    expect(await lettersOf(t, 'order-confirmation')).toEqual([]);
  });
});

describe('a statement that fits no order', () => {
  it('is answered alike whatever is wrong, and goes to a person if its author wants; the person ends the contract as of that day', async () => {
    const t = await testApp();
    const { id, intent } = await paid(t);
    const answers = await Promise.all(
      [{ ...who(id), email: 'inna@example.com' }, who('f'.repeat(32)), who('12345678'), who('nie pamiętam')].map(async (body) => {
        const { status, json } = await t.call('/api/reports/withdrawal-check', { body });
        return [status, (json as { message: string }).message];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toEqual([404, expect.stringContaining('rozpatrzy je człowiek')]);
    expect(await withdraw(t, who('12345678'))).toMatchObject({ status: 404, json: { code: 'withdrawal_not_found' } });

    const wrong = { ...who(id), email: 'inna@example.com', anyway: true };
    const sent = await withdraw(t, wrong);
    expect(sent.json).toMatchObject({ outcome: 'unmatched', orderId: null, deliveredAt: null });
    expect((await lettersOf(t, 'withdrawal'))[0]).toContain('odpowie najpóźniej 4 grudnia 2026 r.');

    // The report was delivered in between: the time of the statement counts.
    t.passTime(HOUR);
    await t.fulfil(id);
    const { cookie } = await member(t, { isAdmin: true, email: 'szefowa@example.com' });
    expect((await t.call('/api/admin/summary', { cookie })).json).toMatchObject({ withdrawals: 1 });
    const [listed] = (await t.call('/api/admin/withdrawals', { cookie })).json as AdminWithdrawal[];
    expect(listed).toMatchObject({ outcome: 'unmatched', name: 'Anna Kowalska', orderNumber: id, email: 'inna@example.com', closedAt: null });
    const settle = (orderId: string) =>
      t.call(`/api/admin/withdrawals/${listed?.id}`, { method: 'PATCH', cookie, body: { note: 'Pisze z innego adresu.', orderId } });
    expect((await settle('0'.repeat(32))).json).toMatchObject({ code: 'order_not_found' });
    expect((await settle(id)).json).toMatchObject({ orderId: id, closedAt: t.clock().toISOString() });
    expect((await settle(id)).json).toMatchObject({ code: 'case_closed' });
    await settleRefunds(t.deps);
    expect(await refundsOf(t, intent)).toBe(1);
    expect((await lettersOf(t, 'withdrawal')).at(-1)).toContain('zleciliśmy zwrot 50,00 zł');

    t.passTime(3 * 366 * DAY);
    await cleanUp(t.deps);
    expect(t.deps.db.select().from(withdrawals).all()).toEqual([]);
  });

  it('cannot be used to flood a mailbox', async () => {
    const t = await testApp();
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await withdraw(t, { ...who('12345678'), anyway: true })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await lettersOf(t, 'withdrawal')).toHaveLength(3);
  });
});
