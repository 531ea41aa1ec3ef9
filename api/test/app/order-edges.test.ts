/** Orders at their edges: what goes and stays unpaid, what is shown to whom, and the moment that decides. */
import { describe, expect, it } from 'vitest';
import { closePayment, eraseOldBooks, eraseOldReports, eraseUnpaidOrders } from '../../src/orders/erase.ts';
import { findBuyersOrder, findOrder, trackedOrder } from '../../src/orders/find-order.ts';
import { strayPayments } from '../../src/orders/payment/tables.ts';
import { remindUnpaid } from '../../src/orders/remind-unpaid.ts';
import { orders } from '../../src/orders/tables.ts';
import { orderOf, outcomeOf } from '../../src/orders/withdrawal-order.ts';
import { anOrder, type Placed } from './order-events.ts';
import { paid } from './paid.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return 'shown';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};
const away = () => Promise.reject(new Error('no answer'));

describe('an unfinished payment', () => {
  const remind = async (t: TestApp): Promise<string[]> => {
    const before = t.letters.length;
    await remindUnpaid(t.deps);
    await t.deliver();
    return t.letters.slice(before).flatMap(({ template, to }) => (template === 'payment-unfinished' ? [to] : []));
  };

  it('is written about between an hour and a day, twenty at a time, the oldest first; not where the order is not merely unpaid', async () => {
    const t = await testApp();
    const now = t.clock();
    const place = (id: string, age: number, over: Partial<Placed> = {}) =>
      anOrder(t, { id, email: `${id}@example.com`, createdAt: new Date(now.getTime() - age), ...over });
    const at = { erasedAt: now, withdrawnAt: now };
    await place('hour', HOUR);
    await place('more', HOUR + 1);
    await place('day', DAY);
    await place('less', DAY - 1);
    await place('paid', 2 * HOUR, { paymentStatus: 'paid' });
    await place('failed', 2 * HOUR, { paymentStatus: 'failed' });
    await place('made', 2 * HOUR, { reportStatus: 'completed' });
    await place('held', 2 * HOUR, { caseId: 'LU-1' });
    await place('erased', 2 * HOUR, { erasedAt: at.erasedAt });
    await place('cancelled', 2 * HOUR, { withdrawnAt: at.withdrawnAt });
    // Another order of the same address within two days, paid or newer.
    await place('regular', 2 * HOUR);
    await place('regular1', 2 * DAY, { email: 'regular@example.com', paymentStatus: 'paid' });
    await place('known', 2 * HOUR);
    await place('known1', 2 * DAY - 1, { email: 'known@example.com', paymentStatus: 'paid' });
    await place('twice', 3 * HOUR);
    await place('twice1', 3 * HOUR, { email: 'twice@example.com' });
    await place('again', 3 * HOUR);
    await place('again1', 2 * HOUR + 1, { email: 'again@example.com' });
    expect((await remind(t)).sort()).toEqual(['again', 'failed', 'less', 'more', 'regular', 'twice'].map((name) => `${name}@example.com`));
    for (let i = 0; i < 22; i++) await place(`n${String(i).padStart(2, '0')}`, 5 * HOUR - i);
    expect((await remind(t)).sort()).toEqual(Array.from({ length: 20 }, (_, i) => `n${String(i).padStart(2, '0')}@example.com`));
    expect([(await remind(t)).length, await remind(t)]).toEqual([2, []]);
    t.passTime(HOUR);
    expect((await remind(t)).sort()).toEqual(['hour@example.com', 'known@example.com']);
  });
});

describe('an order that nobody pays', () => {
  it('is closed at the provider unless the money is there or on its way, or the provider cannot say', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    const { retrieveIntent, cancelIntent } = t.deps.payments;
    const real = await retrieveIntent(intent);
    const cancelled: string[] = [];
    t.deps.payments.cancelIntent = async (key) => {
      cancelled.push(key);
      return { ...real, status: 'canceled' };
    };
    const closes = (answer: () => Promise<typeof real>) => {
      t.deps.payments.retrieveIntent = answer;
      return closePayment(t.deps, intent);
    };
    const as = (status: typeof real.status) => async () => ({ ...real, status });
    expect([await closes(as('processing')), await closes(away), cancelled, t.order(id)?.paymentStatus]).toEqual([false, false, [], 'pending']);
    expect(t.logged.join('')).toContain('its payment could not be closed');
    expect(await closes(() => Promise.reject(Object.assign(new Error('none'), { statusCode: 404 })))).toBe(true);
    expect([await closes(as('canceled')), cancelled, t.order(id)?.paymentStatus]).toEqual([true, [], 'failed']);
    for (const status of ['requires_payment_method', 'requires_action'] as const) expect(await closes(as(status)), status).toBe(true);
    expect(cancelled).toEqual([intent, intent]);
    t.deps.payments.cancelIntent = cancelIntent;
    expect([await closes(async () => ({ ...real, status: 'succeeded', received: 5000 })), t.order(id)?.paymentStatus]).toEqual([false, 'paid']);
  });

  it('goes after its time, an erased one at once; not one with a report, with a run, of a plan, or with money to send back', async () => {
    const t = await testApp();
    const now = t.clock();
    const old = { createdAt: new Date(now.getTime() - 1) };
    const left = () =>
      t.deps.db
        .select()
        .from(orders)
        .all()
        .map(({ id }) => id)
        .sort();
    const stay: Record<string, Partial<Placed>> = {
      analyzing: { reportStatus: 'analyzing' },
      bound: { createdAt: now },
      generating: { reportStatus: 'generating' },
      paid: { paymentStatus: 'paid', erasedAt: now },
      plan: { included: true },
      processing: { reportStatus: 'processing' },
      reported: { reportFilePath: 'reports/x.pdf' },
      stray: {},
    };
    const go: Record<string, Partial<Placed>> = {
      asked: { paymentStatus: 'failed' },
      erased: { createdAt: now, erasedAt: now },
      strayEnded: {},
      strayReturned: {},
      unmade: { reportStatus: 'failed' },
    };
    for (const [id, over] of Object.entries({ ...stay, ...go })) await anOrder(t, { id, ...old, ...over });
    const stray = { foundAt: now, nextAttemptAt: now };
    t.deps.db
      .insert(strayPayments)
      .values([
        { intentId: 'a', orderId: 'stray', ...stray },
        { intentId: 'b', orderId: 'strayEnded', endReason: 'too_old', ...stray },
        { intentId: 'c', orderId: 'strayReturned', refundId: 're_1', ...stray },
      ])
      .run();
    await eraseUnpaidOrders(t.deps, now);
    expect(left()).toEqual(Object.keys(stay));
  });

  it('and what is left of a finished one go at the end of their time, not a moment before', async () => {
    const t = await testApp();
    const end = new Date('2020-12-31T23:00:00Z');
    const soon = new Date(Date.parse('2021-01-01T00:00:00+01:00') + DAY);
    const books: [string, Partial<Placed>][] = [
      ['gone', { paidAt: new Date(end.getTime() - DAY), erasedAt: end }],
      ['later', { paidAt: soon, erasedAt: soon }],
      ['kept', { paidAt: new Date(end.getTime() - DAY) }],
    ];
    for (const [id, over] of books) await anOrder(t, { id, paymentStatus: 'paid', ...over });
    eraseOldBooks(t.deps);
    expect(
      t.deps.db
        .select()
        .from(orders)
        .all()
        .map(({ id }) => id),
    ).toEqual(['later', 'kept']);
    const finished = async () => {
      const id = await paid(t);
      await t.fulfil(id);
      t.passTime(1);
      return id;
    };
    const [early, id] = [await finished(), await finished()];
    const { completedAt } = t.order(id) ?? {};
    eraseOldReports(t.deps, completedAt as Date);
    expect([t.order(early)?.reportFilePath, t.order(id)?.reportFilePath]).toEqual([null, `reports/${id}.pdf`]);
  });
});

describe('an order read with its address', () => {
  it('is shown, declined, erased, withheld or unknown, and its buyer sees it while it waits for a look', async () => {
    const t = await testApp();
    const now = t.clock();
    const held = { caseId: 'LU-1' };
    const rows: [Partial<Placed>, string, string?][] = [
      [{}, 'shown'],
      [held, 'restricted'],
      [{ ...held, paymentStatus: 'failed' }, 'restricted'],
      [{ ...held, paymentStatus: 'paid' }, 'in_review', 'shown'],
      [{ ...held, paymentStatus: 'paid', run: 1 }, 'restricted'],
      [{ erasedAt: now }, 'order_not_found'],
      [{ erasedAt: now, paymentStatus: 'paid', run: 1 }, 'order_not_found'],
      [{ ...held, erasedAt: now, paymentStatus: 'paid', run: 1 }, 'order_declined'],
      [{ ...held, erasedAt: now, paymentStatus: 'paid', run: 2 }, 'report_erased'],
      [{ ...held, erasedAt: now }, 'report_erased'],
    ];
    for (const [i, [over, code, own = code]] of rows.entries()) {
      await anOrder(t, { id: `o${i}`, ...over });
      expect([codeOf(() => findOrder(t.deps, `o${i}`)), codeOf(() => findBuyersOrder(t.deps, `o${i}`))], JSON.stringify(over)).toEqual([code, own]);
    }
    expect([codeOf(() => findOrder(t.deps, 'none')), (await t.call(`/api/reports/order/${'0'.repeat(32)}`)).status]).toEqual(['order_not_found', 404]);
  });

  it('tells how far its refund is, until when its report is due, and its phone masked', async () => {
    const t = await testApp();
    const at = t.clock();
    const later = new Date(at.getTime() + HOUR);
    const asked = { refundReason: 'late', refundRequestedAt: at } as const;
    const told = async (id: string, over: Partial<Placed>) => trackedOrder((await anOrder(t, { id, ...over })).read(), { contact: false });
    const refund = { reason: 'late', at: at.toISOString(), settled: false };
    expect(await told('a', { phone: '600 000 123' })).toMatchObject({ phone: '••• ••• 123', email: 'a•••@example.com', refund: null, deadline: null });
    expect((await told('b', asked)).refund).toEqual(refund);
    expect((await told('c', { ...asked, refundAttempt: 1 })).refund).toEqual({ ...refund, delayed: true });
    expect((await told('d', { ...asked, refundAttempt: 1, refundEndReason: 'too_old' })).refund).toEqual({ ...refund, end: 'too_old' });
    const settled = { ...asked, refundAttempt: 1, refundEndReason: 'too_old', refundId: 're_1' } as const;
    expect((await told('e', settled)).refund).toEqual({ ...refund, settled: true });
    expect((await told('f', { ...settled, refundEndReason: null, refundedAt: later })).refund).toEqual({ ...refund, at: later.toISOString(), settled: true });
    expect([(await told('g', { refundReason: 'late' })).refund, (await told('h', { refundRequestedAt: at })).refund]).toEqual([null, null]);
    const dates = { paidAt: at, completedAt: later, claimedAt: at, claimRefusedAt: later, withdrawnAt: at };
    expect(await told('i', { ...dates, sources: 60, enough: true })).toMatchObject({
      ...Object.fromEntries(Object.entries(dates).map(([key, date]) => [key, date.toISOString()])),
      deadline: new Date(at.getTime() + DAY).toISOString(),
      phone: null,
    });
    expect((await told('j', { ...dates, included: true })).deadline).toBeNull();
  });

  it('is found for a statement of withdrawal by its number or a beginning of it that only one order has, and decided by the moment', async () => {
    const t = await testApp();
    const { db } = t.deps;
    const now = t.clock();
    const id = (end: string) => `${'0123456789abcdef'.repeat(2).slice(0, 32 - end.length)}${end}`;
    const [first, second, plan, erased] = [id('aa'), id('ba'), `2${id('').slice(1)}`, `3${id('').slice(1)}`];
    await anOrder(t, { id: first });
    await anOrder(t, { id: second });
    await anOrder(t, { id: plan, included: true });
    await anOrder(t, { id: erased, erasedAt: now });
    const email = 'anna@example.com';
    const found = (order: string, by = email) => orderOf(db, { order, email: by })?.id ?? null;
    for (const typed of [first, first.toUpperCase(), `https://lustro.example/tracking?orderId=${first}`, `nr ${first}.`, first.slice(0, 31)])
      expect(found(typed), typed).toBe(first);
    expect(found(`#${second.slice(0, 31)}`), 'as letters show it').toBe(second);
    for (const typed of ['', first.slice(0, 8), first.slice(0, 7), `x${first.slice(0, 31)}`, `${first}a`, `a${first}`, `${first.slice(0, 31)} x`, plan, erased])
      expect(found(typed), typed).toBeNull();
    expect(found(first, 'inna@example.com')).toBeNull();
    const { read } = await anOrder(t, { id: '4'.repeat(32) });
    expect([found('#  44444444'), found('44444444')]).toEqual(['4'.repeat(32), '4'.repeat(32)]);

    const early = { terms: true, immediateStart: true, marketing: false, version: '1', at: now.toISOString() };
    const paidAt = new Date('2026-11-01T12:00:00Z');
    const completedAt = new Date('2026-11-05T12:00:00Z');
    const done = { paymentStatus: 'paid', paidAt, reportStatus: 'completed', completedAt, consents: early } as const;
    const lastDay = new Date('2026-11-15T22:59:59.999Z');
    const claimEnd = new Date('2026-11-19T12:00:00Z');
    const past = (date: Date) => new Date(date.getTime() + 1);
    const cases: [object, Date, string][] = [
      [{}, now, 'cancelled'],
      [{ paymentStatus: 'paid' }, now, 'cancelled'],
      [{ paidAt }, now, 'cancelled'],
      [{ ...done, reportStatus: 'generating', completedAt: null }, now, 'withdrawn'],
      [{ ...done, completedAt: null }, now, 'withdrawn'],
      [{ ...done, reportStatus: 'generating' }, now, 'withdrawn'],
      [done, new Date(completedAt.getTime() - 1), 'withdrawn'],
      [done, completedAt, 'claimed'],
      [{ ...done, withdrawnAt: paidAt }, now, 'withdrawn'],
      [{ ...done, consents: null }, lastDay, 'withdrawn'],
      [{ ...done, consents: { ...early, immediateStart: false } }, lastDay, 'withdrawn'],
      [{ ...done, consents: null }, past(lastDay), 'claimed'],
      [{ ...done, refundRequestedAt: now }, completedAt, 'refunded'],
      [{ ...done, refundRequestedAt: now, claimedAt: now }, now, 'refunded'],
      [done, claimEnd, 'claimed'],
      [done, past(claimEnd), 'late'],
      [{ ...done, claimedAt: now }, past(claimEnd), 'claimed'],
    ];
    for (const [over, at, outcome] of cases) expect(outcomeOf({ ...read(), ...over }, at), JSON.stringify([over, at])).toBe(outcome);
  });

  it('stands in the letter that lists the orders of an address, with its state, twenty at most', async () => {
    const t = await testApp();
    const now = t.clock();
    const rows: [string, Partial<Placed>][] = [
      ['Ewa Anulowana', { withdrawnAt: now, paymentStatus: 'paid', reportStatus: 'failed' }],
      ['Ewa Gotowa', { reportStatus: 'completed', paymentStatus: 'failed' }],
      ['Ewa Niepłacona', { reportStatus: 'failed' }],
      ['Ewa Stojąca', { paymentStatus: 'paid', reportStatus: 'failed' }],
      ['Ewa Robiona', { paymentStatus: 'paid', reportStatus: 'generating' }],
      ['Ewa Usunięta', { erasedAt: now }],
    ];
    for (const [i, [subjectName, over]] of rows.entries()) await anOrder(t, { id: `o${i}`, subjectName, email: 'ewa@example.com', ...over });
    for (let i = 0; i < 21; i++) await anOrder(t, { id: `p${i}`, subjectName: `Jan ${i}`, createdAt: new Date(now.getTime() + i) });
    const ask = (email: string) => t.call('/api/reports/find-orders', { body: { email } });
    for (const email of ['ewa@example.com', 'anna@example.com']) await ask(email);
    await t.deliver();
    const [ewa = '', anna = ''] = ['ewa', 'anna'].map((name) => t.letters.find(({ to }) => to.startsWith(name))?.text.replace(/\u00a0/g, ' '));
    const states = [...ewa.matchAll(/(Ewa \S+), .*?: ([^.]*)\./g)].map(([, name, state]) => `${name} ${state}`).sort();
    expect(states).toEqual([
      'Ewa Anulowana anulowane',
      'Ewa Gotowa raport gotowy',
      'Ewa Niepłacona czeka na płatność',
      'Ewa Robiona raport w przygotowaniu',
      'Ewa Stojąca analiza się zatrzymała',
    ]);
    expect([...anna.matchAll(/Jan (\d+),/g)].map(([, n]) => Number(n))).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
  });
});
