/** Disputes and payouts of the stand-in, as the SDK sees them. */
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, type Bank, openBank, openShop, order, type Shop, until } from './harness.ts';

let shop: Shop;
let bank: Bank;
beforeEach(async () => {
  shop = await openShop();
  bank = await openBank({ webhookUrl: shop.url, clock: { now: new Date('2026-11-20T09:00:00Z') } });
});
afterEach(async () => {
  await bank.close();
  await shop.close();
});

const told = (type: string) => until(() => shop.received.find(({ event }) => event.type === type)).then(({ event }) => event.data.object as Stripe.Dispute);
async function paidBy(token: string): Promise<string> {
  const { id } = await order(bank);
  await bank.stripe.paymentIntents.confirm(id, { payment_method: token });
  return id;
}
const disputeOf = async (intent: string) => (await bank.stripe.disputes.list({ payment_intent: intent })).data[0] as Stripe.Dispute;
const answer = (id: string, text: string) => bank.stripe.disputes.update(id, { evidence: { uncategorized_text: text }, submit: true });

describe('a disputed payment', () => {
  it('takes the money at once, and brings it back without the fee when it is won', async () => {
    const intent = await paidBy('pm_card_createDispute');
    const { id } = await told('charge.dispute.funds_withdrawn');
    expect(await disputeOf(intent)).toMatchObject({ id, status: 'needs_response', reason: 'fraudulent', amount: 5000, is_charge_refundable: false });
    await expect(bank.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await answer(id, 'winning_evidence')).status).toBe('under_review');
    advance(bank, 1_000);
    expect(await told('charge.dispute.closed')).toMatchObject({ id, status: 'won' });
    const { balance_transactions } = await told('charge.dispute.funds_reinstated');
    expect(balance_transactions.map(({ net }) => net)).toEqual([-11_500, 5000]);
    expect((await bank.stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded');
  });

  it('stays with the payer when it is lost, by the bank or by the shop that gives in', async () => {
    for (const end of ['answer', 'close']) {
      const intent = await paidBy('pm_card_createDisputeProductNotReceived');
      const { id } = await disputeOf(intent);
      if (end === 'close') await bank.stripe.disputes.close(id);
      else {
        await answer(id, 'losing_evidence');
        advance(bank, 1_000);
      }
      expect((await bank.stripe.disputes.retrieve(id)).status).toBe('lost');
      await expect(bank.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
      await expect(bank.stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
    }
  });

  it('begins as an inquiry, which a refund closes and bad evidence makes worse', async () => {
    const [refunded, grown] = [await paidBy('pm_card_createDisputeInquiry'), await paidBy('pm_card_createDisputeInquiry')];
    expect(await disputeOf(refunded)).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true, balance_transactions: [] });
    await bank.stripe.refunds.create({ payment_intent: refunded });
    expect((await disputeOf(refunded)).status).toBe('warning_closed');
    await answer((await disputeOf(grown)).id, 'losing_evidence');
    advance(bank, 1_000);
    expect((await told('charge.dispute.funds_withdrawn')).status).toBe('needs_response');
  });

  it('may come later; Przelewy24 has none', async () => {
    const intent = await paidBy('pm_card_visa');
    const dispute = (payment_intent: string) => bank.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent, reason: 'unrecognized' });
    await dispute(intent);
    expect(await disputeOf(intent)).toMatchObject({ reason: 'unrecognized', status: 'needs_response' });
    await expect(dispute(intent)).rejects.toMatchObject({ statusCode: 400 });
    await expect(dispute((await order(bank)).id)).rejects.toMatchObject({ statusCode: 404 });
  });
});

it('a payout is the money of its day, transaction by transaction', async () => {
  const first = await paidBy('pm_card_visa');
  await paidBy('pm_card_createDispute');
  await bank.stripe.refunds.create({ payment_intent: first, amount: 1000 });
  expect((await bank.stripe.payouts.list()).data).toEqual([]);
  advance(bank, 86_400_000);
  await paidBy('pm_card_visa');
  const { data } = await bank.stripe.payouts.list({ arrival_date: { gte: Date.parse('2026-11-01') / 1000, lt: Date.parse('2026-12-01') / 1000 } });
  expect(data).toMatchObject([{ id: 'po_20261120', status: 'paid', automatic: true }]);
  const moved = await bank.stripe.balanceTransactions.list({ payout: 'po_20261120', expand: ['data.source'] });
  expect(moved.data.map(({ type, amount, fee }) => [type, amount, fee])).toEqual([
    ['refund', -1000, 0],
    ['adjustment', -5000, 6500],
    ['charge', 5000, 175],
    ['charge', 5000, 175],
  ]);
  expect(moved.data.reduce((sum, { net }) => sum + net, 0)).toBe(data[0]?.amount);
  expect(moved.data[3]?.source).toMatchObject({ object: 'charge', payment_intent: first });
});
