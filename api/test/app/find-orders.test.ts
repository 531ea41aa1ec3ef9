import { describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

const ask = (t: TestApp, email: string, from = '10.0.0.1') => t.call('/api/reports/find-orders', { body: { email }, headers: { 'x-forwarded-for': from } });
const found = async (t: TestApp) => {
  await t.deliver();
  return t.letters.filter(({ template }) => template === 'orders-found');
};

describe('orders found by letter', () => {
  it('come to their own address, the newest first, each with its link and state', async () => {
    const t = await testApp();
    const first = await t.placeOrder({ subjectName: 'Piekarnia Sowa' });
    await t.pay(first.intent);
    await vi.waitFor(() => expect(t.order(first.id)?.paymentStatus).toBe('paid'));
    await t.fulfil(first.id);
    t.passTime(60_000);
    const second = await t.placeOrder();
    await t.placeOrder({ email: 'ewa@example.com', subjectName: 'Ktoś Inny' });
    expect(await ask(t, ' ANNA@example.com ')).toMatchObject({ status: 200, json: { sent: true } });
    const [letter, ...more] = await found(t);
    expect([letter?.to, more]).toEqual(['anna@example.com', []]);
    const text = letter?.text.replace(/\u00a0/g, ' ') ?? '';
    expect(text).toMatch(
      new RegExp(`Anna Kowalska, .*: czeka na płatność\\. .*orderId=${second.id}[\\s\\S]*Piekarnia Sowa, .*: raport gotowy\\. .*orderId=${first.id}`),
    );
    expect(text).not.toContain('Ktoś Inny');
  });

  it('are told in the same words to whoever has none, and only a few times an hour', async () => {
    const t = await testApp({ env: { TRUST_PROXY: '1' } });
    await t.placeOrder();
    const [known, unknown] = [await ask(t, 'anna@example.com'), await ask(t, 'nobody@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const later = [];
    for (let i = 0; i < 3; i++) later.push((await ask(t, 'anna@example.com', `10.0.1.${i}`)).status);
    expect(later).toEqual([200, 200, 429]);
    for (let i = 0; i < 3; i++) await ask(t, 'nobody@example.com', `10.0.1.${i}`);
    expect((await ask(t, 'nobody@example.com', '10.0.2.1')).status, 'the limit does not tell them apart either').toBe(429);
    const many = [];
    for (let i = 0; i < 10; i++) many.push((await ask(t, `n${i}@example.com`, '10.0.3.1')).status);
    expect(many.filter((status) => status === 200)).toHaveLength(10);
    expect((await ask(t, 'n11@example.com', '10.0.3.1')).status).toBe(429);
    expect(await found(t)).toHaveLength(3);
  });
});
