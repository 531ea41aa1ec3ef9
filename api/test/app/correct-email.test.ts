import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { addEvent } from '../../src/orders/events.ts';
import { orders } from '../../src/orders/tables.ts';
import { member } from './member.ts';
import { goodOrder, type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const WRONG = 'anna@poczta-z-bledem.example';
const RIGHT = 'anna@poczta.example';

/** An order placed with a wrong address, and the key that its browser keeps. */
async function misaddressed(t: TestApp, over: Record<string, unknown> = {}) {
  const { json } = await t.call('/api/reports/create-order', { body: { ...goodOrder, email: WRONG, ...over } });
  const { orderId, checkoutUrl, editKey } = json as { orderId: string; checkoutUrl: string; editKey: string };
  return { orderId, editKey, intent: new URL(checkoutUrl, 'http://x').searchParams.get('payment_intent') ?? '' };
}
async function paid(t: TestApp, over: Record<string, unknown> = {}) {
  const order = await misaddressed(t, over);
  await t.pay(order.intent);
  await vi.waitFor(() => expect(t.order(order.orderId)?.paymentStatus).toBe('paid'));
  return order;
}
const correct = (t: TestApp, { orderId, editKey }: { orderId: string; editKey: string }, email = RIGHT) =>
  t.call(`/api/reports/correct-email/${orderId}`, { body: { email, key: editKey } });
const account = (t: TestApp, email: string) => t.deps.db.select().from(users).where(eq(users.email, email)).get();
async function lettersTo(t: TestApp, email: string): Promise<string[]> {
  await t.deliver();
  return t.letters
    .filter(({ to }) => to === email)
    .map(({ template }) => template)
    .sort();
}
const tokenFor = (t: TestApp, email: string) =>
  /token=([\w-]+)/.exec(t.letters.findLast(({ to, text }) => to === email && /token=/.test(text))?.text ?? '')?.[1];

describe('a wrong e-mail address of a paid order', () => {
  it('is corrected from the browser that ordered: account, confirmation and login move, and both addresses are told', async () => {
    const t = await testApp();
    const order = await paid(t);
    await t.deliver();
    const stale = tokenFor(t, WRONG);
    expect(await correct(t, order)).toMatchObject({ status: 200, json: { email: RIGHT, changed: true } });
    expect(t.order(order.orderId)).toMatchObject({ email: RIGHT, userId: account(t, RIGHT)?.id });
    expect(account(t, WRONG)).toBeUndefined();
    expect(await lettersTo(t, RIGHT)).toEqual(['email-corrected', 'login-details', 'order-confirmation']);
    expect(await lettersTo(t, WRONG)).toContain('email-replaced');
    const told = t.letters.find(({ template }) => template === 'email-replaced')?.text ?? '';
    for (const secret of [RIGHT, 'Kowalska', order.orderId]) expect(told).not.toContain(secret);
    expect((await t.call(`/api/set-password?token=${stale}`)).status, 'the login that a stranger got').toBe(410);
    expect((await t.call(`/api/set-password?token=${tokenFor(t, RIGHT)}`)).json).toEqual({ email: RIGHT, firstTime: true });
    // The report goes on and its letter finds the new address.
    await t.fulfil(order.orderId);
    expect(await lettersTo(t, RIGHT)).toContain('report-ready');
    expect(await lettersTo(t, WRONG)).not.toContain('report-ready');
  });

  it('is told to be the same, and no letter goes out, when it is entered again: the page shows it masked', async () => {
    const t = await testApp();
    const order = await paid(t);
    expect(await correct(t, order, WRONG)).toMatchObject({ status: 200, json: { email: WRONG, changed: false } });
    expect(await lettersTo(t, WRONG)).toEqual(['login-details', 'order-confirmation']);
  });

  it('sends nothing more to the stranger, also what was still waiting', async () => {
    const t = await testApp();
    const order = await paid(t);
    await correct(t, order);
    expect(await lettersTo(t, WRONG)).toEqual(['email-replaced']);
  });

  it('joins an account that the right address already has, which still has to accept the order', async () => {
    const t = await testApp();
    await member(t, { email: RIGHT });
    const order = await paid(t);
    await correct(t, order);
    expect(t.order(order.orderId)).toMatchObject({ userId: account(t, RIGHT)?.id, acceptedAt: null });
    expect(await lettersTo(t, RIGHT)).toContain('order-on-account');
  });

  it('leaves an account alone whose owner the wrong address happens to be', async () => {
    const t = await testApp();
    await member(t, { email: WRONG });
    const order = await paid(t);
    expect((await correct(t, order)).status).toBe(200);
    expect(account(t, WRONG)?.passwordHash).toBe('x');
    expect(t.order(order.orderId)?.userId).toBe(account(t, RIGHT)?.id);
  });
});

describe('the account that was made for a wrong address', () => {
  it('stays while it holds another order, is an administrator’s, or has a password; whoever has not accepted the order keeps nothing of it', async () => {
    const t = await testApp();
    const two = [await paid(t), await paid(t)];
    for (const [i, order] of two.entries()) {
      expect((await correct(t, order)).status).toBe(200);
      expect(account(t, WRONG) === undefined, `${i}`).toBe(i === 1);
    }
    const boss = await paid(t);
    t.deps.db.update(users).set({ isAdmin: true }).where(eq(users.email, WRONG)).run();
    expect((await correct(t, boss)).status).toBe(200);
    expect(account(t, WRONG)).toMatchObject({ isAdmin: true, passwordHash: null });
  });

  it('is corrected to the last moment of a week, three times whatever else has happened to the order; before the payment only the letters move', async () => {
    const t = await testApp();
    const order = await misaddressed(t);
    t.passTime(7 * 24 * HOUR);
    expect((await correct(t, order)).status).toBe(200);
    expect(await lettersTo(t, RIGHT)).toEqual(['email-corrected']);
    for (const detail of ['1', '2', '3']) t.deps.db.transaction((tx) => addEvent(tx, order.orderId, t.clock(), 'restarted', detail));
    expect((await correct(t, order, 'dwa@poczta.example')).status).toBe(200);
    expect([await lettersTo(t, 'dwa@poczta.example'), (await lettersTo(t, RIGHT)).at(-1)]).toEqual([['email-corrected'], 'email-replaced']);
    t.deps.db.update(orders).set({ editKey: null }).run();
    expect((await correct(t, order, 'trzy@poczta.example')).json, 'an order from before there were keys').toMatchObject({ code: 'email_fixed' });
    const cancelled = await misaddressed(t);
    t.deps.db.update(orders).set({ withdrawnAt: t.clock() }).where(eq(orders.id, cancelled.orderId)).run();
    expect((await correct(t, cancelled)).json).toMatchObject({ code: 'email_fixed' });
    expect((await correct(t, { ...cancelled, orderId: '0'.repeat(32) })).status).toBe(404);
  });

  it('cannot be tried for one order after another without an end', async () => {
    const t = await testApp();
    const { orderId } = await misaddressed(t);
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) statuses.push((await correct(t, { orderId, editKey: 'x'.repeat(43) }, `n${i}@poczta.example`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([409, 429]);
  });
});

describe('whoever has the address of an order alone', () => {
  it('cannot turn its letters and its account to themselves', async () => {
    const t = await testApp();
    const order = await paid(t);
    for (const editKey of ['x'.repeat(43), order.orderId.repeat(2)])
      expect((await correct(t, { ...order, editKey })).json).toMatchObject({ code: 'email_fixed' });
    for (const path of ['order', 'search-progress']) expect((await t.call(`/api/reports/${path}/${order.orderId}`)).text).not.toContain(order.editKey);
    expect((await t.call(`/api/orders/${order.orderId}`)).text).not.toMatch(/editKey/);
    expect(t.order(order.orderId)?.email).toBe(WRONG);
  });

  it('nor can the browser that ordered, once the account has its password, after a week, or a fourth time', async () => {
    const t = await testApp();
    const claimed = await paid(t);
    await t.deliver();
    await t.call('/api/set-password', { body: { token: tokenFor(t, WRONG), password: 'dwanaście znaków i więcej' } });
    expect((await correct(t, claimed)).json).toMatchObject({ code: 'email_fixed' });

    const unpaid = await misaddressed(t, { email: 'raz@poczta.example' });
    for (const email of ['dwa@poczta.example', 'trzy@poczta.example', 'cztery@poczta.example']) expect((await correct(t, unpaid, email)).status).toBe(200);
    expect((await correct(t, unpaid, 'piec@poczta.example')).json).toMatchObject({ code: 'email_fixed' });

    const old = await misaddressed(t);
    t.passTime(7 * 24 * HOUR + 1);
    expect((await correct(t, old)).json).toMatchObject({ code: 'email_fixed' });
  });

  it('cannot write to one address again and again', async () => {
    const t = await testApp();
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await correct(t, await misaddressed(t, { email: `n${i}@poczta.example` }), 'ofiara@poczta.example')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});
