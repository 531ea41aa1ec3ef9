import { describe, expect, it, vi } from 'vitest';
import { remindUnpaid } from '../../src/orders/remind-unpaid.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;

/** What the job of one minute writes and sends. */
async function remind(t: TestApp): Promise<string[]> {
  const before = t.letters.length;
  await remindUnpaid(t.deps);
  await t.deliver();
  return t.letters
    .slice(before)
    .filter(({ template }) => template === 'payment-unfinished')
    .map(({ to }) => to);
}

describe('an unfinished payment', () => {
  it('is written about once, after an hour, with the way to pay, to cancel, or to do nothing', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    t.passTime(HOUR - 1_000);
    expect(await remind(t)).toEqual([]);
    t.passTime(2_000);
    expect(await remind(t)).toEqual(['anna@example.com']);
    const text = t.letters.at(-1)?.text.replace(/\u00a0/g, ' ') ?? '';
    expect(text).toContain(`/tracking?orderId=${id}`);
    expect(text).toContain(`/odstapienie#${id}`);
    expect(text).toContain('usuniemy po 30 dniach');
    for (let hours = 0; hours < 30; hours++) {
      t.passTime(HOUR);
      expect(await remind(t)).toEqual([]);
    }
  });

  it('is not written about when it was made after all, also if its webhook was lost', async () => {
    const t = await testApp();
    t.loseWebhooks();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    t.passTime(2 * HOUR);
    expect(await remind(t)).toEqual([]);
    expect(t.order(id)?.paymentStatus).toBe('paid');
  });

  it('is not written about while the bank works on it, after it was cancelled, or when the provider cannot say', async () => {
    const t = await testApp();
    const { id } = await t.placeOrder();
    t.passTime(2 * HOUR);
    const real = t.deps.payments.retrieveIntent;
    Object.assign(t.deps.payments, { retrieveIntent: async (intent: string) => ({ ...(await real(intent)), status: 'processing' }) });
    expect(await remind(t)).toEqual([]);
    Object.assign(t.deps.payments, { retrieveIntent: () => Promise.reject(new Error('down')) });
    expect(await remind(t)).toEqual([]);
    Object.assign(t.deps.payments, { retrieveIntent: real });
    await t.call('/api/reports/withdraw', { body: { name: 'Anna Kowalska', order: id, email: 'anna@example.com' } });
    expect(await remind(t)).toEqual([]);
  });

  it('of an address that orders again and again is written about once, and not at all when one of its orders is paid', async () => {
    const t = await testApp();
    for (let i = 0; i < 5; i++) await t.placeOrder({ subjectName: `Anna Kowalska ${i}` });
    t.passTime(2 * HOUR);
    expect(await remind(t)).toEqual(['anna@example.com']);
    for (let i = 0; i < 3; i++) {
      await t.placeOrder();
      t.passTime(2 * HOUR);
      expect(await remind(t)).toEqual([]);
    }
    const { id, intent } = await t.placeOrder({ email: 'ewa@example.com' });
    await t.placeOrder({ email: 'ewa@example.com' });
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    t.passTime(2 * HOUR);
    expect(await remind(t)).toEqual([]);
  });
});
