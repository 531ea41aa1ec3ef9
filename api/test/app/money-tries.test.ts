/** Money that is tried for again: how soon, how often, and what is asked meanwhile. */
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { TERMS_VERSION } from '../../src/contract/consents.ts';
import { dateLong } from '../../src/contract/format.ts';
import type { Deps } from '../../src/deps.ts';
import { outbox } from '../../src/mail/tables.ts';
import { checkDisputes, learnDisputes } from '../../src/orders/payment/disputes.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { applyIntent } from '../../src/orders/payment/settle.ts';
import { returnStrayPayments } from '../../src/orders/payment/stray-payments.ts';
import { strayPayments } from '../../src/orders/payment/tables.ts';
import { welcomeBuyer } from '../../src/orders/payment/welcome-buyer.ts';
import { beginRun } from '../../src/orders/transitions.ts';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { anOrder, events } from './order-events.ts';
import { type TestApp, testApp } from './test-app.ts';

const ADMIN = 'admin@example.com';
const MINUTE = 60_000;
const shop = () => testApp({ env: { ADMIN_EMAILS: ADMIN } });
type Paid = { id: string; intent: string };

async function paidOrder(t: TestApp): Promise<Paid> {
  const placed = await t.placeOrder();
  await t.pay(placed.intent);
  await vi.waitFor(() => expect(t.order(placed.id)?.paymentStatus).toBe('paid'));
  return placed;
}
async function strayOf(t: TestApp, { id }: Paid): Promise<string> {
  const { id: intent } = await t.stripe.paymentIntents.create({ amount: 5000, currency: 'pln', metadata: { orderId: id } });
  await t.pay(intent);
  await vi.waitFor(() => expect(events(t)).toContain('paid_twice'));
  return intent;
}
const refusal = (code: string) => Object.assign(new Error(code), { statusCode: 400, code });
const minutesTo = (t: TestApp, at: Date | null | undefined) => at && (at.getTime() - t.clock().getTime()) / MINUTE;

/** What the provider says to refunds, in turn, and how often it is asked about disputes. */
function refusing(t: TestApp, answers: Error[]) {
  const asked = { disputes: 0 };
  t.deps.payments.refund = () => Promise.reject(answers.shift());
  t.deps.payments.disputesOf = () => {
    asked.disputes += 1;
    return asked.disputes === 1 ? Promise.resolve([]) : Promise.reject(new Error('no answer'));
  };
  return asked;
}
const HARD = [refusal('balance_insufficient'), new Error('no answer'), refusal('charge_disputed'), refusal('refund_disputed_payment')];
const again = () => [...HARD, ...Array.from({ length: 7 }, () => refusal('balance_insufficient'))];
// After one refusal two minutes; no answer is no try; at most six hours.
const WAITS = [2, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360];

describe('what the provider refuses is tried again, more and more rarely, and asked about only where a dispute is the reason', () => {
  it('a refund', async () => {
    const t = await shop();
    const { id } = await paidOrder(t);
    t.passTime(25 * 60 * MINUTE);
    requestLateRefunds(t.deps);
    const asked = refusing(t, again());
    const waits = [];
    for (const _ of WAITS) {
      await settleRefunds(t.deps);
      waits.push(minutesTo(t, t.order(id)?.refundNextAt));
      t.passTime(370 * MINUTE);
    }
    expect(waits).toEqual(WAITS);
    expect(asked.disputes).toBe(2);
    expect(t.logged.join('')).toContain('dispute not asked about');
    expect(t.order(id)?.refundAttempt).toBe(10);
  });

  it('a payment too many', async () => {
    const t = await shop();
    await strayOf(t, await paidOrder(t));
    const asked = refusing(t, again());
    const waits = [];
    for (const _ of WAITS) {
      await returnStrayPayments(t.deps);
      waits.push(minutesTo(t, t.deps.db.select().from(strayPayments).get()?.nextAttemptAt));
      t.passTime(370 * MINUTE);
    }
    expect(waits).toEqual(WAITS);
    expect(asked.disputes).toBe(2);
    expect(t.logged.join('')).toContain('dispute not asked about');
  });
});

it('a payment too many that two hands return at once goes back once, and a dispute of it names that refund', async () => {
  const t = await shop();
  const order = await paidOrder(t);
  const intent = await strayOf(t, order);
  await Promise.all([returnStrayPayments(t.deps), returnStrayPayments(t.deps)]);
  expect(events(t).filter((type) => type === 'stray_payment_returned')).toHaveLength(1);
  const [refund] = (await t.stripe.refunds.list({ payment_intent: intent })).data;
  const dispute = { id: 'dp_1', amount: 5000, reason: 'duplicate', status: 'needs_response', dueAt: t.clock(), openedAt: t.clock() };
  t.deps.payments.disputesOf = async () => [dispute];
  await learnDisputes(t.deps, intent);
  await t.deliver();
  expect(t.letters.find(({ template }) => template === 'payment-disputed')?.text).toContain(refund?.id as string);
});

it('of several disputes the gravest counts, and of equal ones the newest', async () => {
  const t = await shop();
  const { id, intent } = await paidOrder(t);
  const dispute = (key: string, status: string, hours: number) => ({
    ...{ id: key, amount: 5000, reason: 'general', status, dueAt: null },
    openedAt: new Date(t.clock().getTime() + hours * 60 * MINUTE),
  });
  const learn = async (...given: ReturnType<typeof dispute>[]) => {
    t.deps.payments.disputesOf = async () => given;
    await learnDisputes(t.deps, intent);
    const { disputeId, disputeStatus } = t.order(id) ?? {};
    return [disputeId, disputeStatus];
  };
  expect(await learn()).toEqual([null, null]);
  const [won, lost, inquiry, open] = [
    dispute('w', 'won', 9),
    dispute('l', 'lost', 8),
    dispute('i', 'warning_needs_response', 7),
    dispute('o', 'under_review', 0),
  ];
  expect(await learn(won)).toEqual(['w', 'won']);
  expect(await learn(won, lost)).toEqual(['l', 'lost']);
  expect(await learn(won, lost, inquiry)).toEqual(['i', 'warning_needs_response']);
  expect(await learn(won, lost, inquiry, open)).toEqual(['o', 'under_review']);
  expect(await learn(dispute('a', 'under_review', 1), dispute('b', 'under_review', 3), dispute('c', 'under_review', 2), won)).toEqual(['b', 'under_review']);
});

describe('the administrators’ letter on a dispute', () => {
  const due = { refundRequestedAt: new Date(0), refundReason: 'late' } as const;
  it.each([
    ['an inquiry', 'warning_needs_response', {}, 'Bank pyta o płatność', 'To na razie pytanie'],
    ['an open one', 'needs_response', {}, 'Spór o płatność', 'Do rozstrzygnięcia niczego nie zwracamy'],
    ['one after the refund', 'needs_response', { ...due, refundId: 're_7' }, 'Spór o płatność', 're_7'],
    ['a lost one', 'lost', {}, ': przegrany', 'Drugiego zwrotu nie zlecimy'],
    ['a won one', 'won', {}, ': wygrany', 'na naszą korzyść.\n'],
    ['a won one for which a refund waits', 'won', due, ': wygrany', 'zlecamy go teraz'],
    ['a won one whose refund has gone out', 'won', { ...due, refundId: 're_7' }, ': wygrany', 'na naszą korzyść.\n'],
  ] as const)('%s', async (_, status, state, subject, words) => {
    const t = await shop();
    await anOrder(t, { paymentStatus: 'paid', paymentIntentId: 'pi_1', ...state });
    t.deps.payments.disputesOf = async () => [{ id: 'dp_1', amount: 5000, reason: 'general', status, dueAt: null, openedAt: t.clock() }];
    for (let i = 0; i < 2; i++) await learnDisputes(t.deps, 'pi_1');
    const letters = t.deps.db
      .select()
      .from(outbox)
      .all()
      .filter(({ recipient }) => recipient === ADMIN);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toContain(subject);
    expect(letters[0]?.text).toContain(words);
  });
});

it('only disputes that are not decided are asked about', async () => {
  const t = await shop();
  const asked: string[] = [];
  for (const [id, disputeStatus] of [
    ['o1', null],
    ['o2', 'won'],
    ['o3', 'lost'],
    ['o4', 'under_review'],
    ['o5', 'warning_needs_response'],
  ] as const)
    await anOrder(t, { id, paymentStatus: 'paid', paymentIntentId: `pi_${id}`, disputeStatus });
  t.deps.payments.disputesOf = async (intent) => {
    asked.push(intent);
    return [];
  };
  await checkDisputes(t.deps);
  expect(asked.sort()).toEqual(['pi_o4', 'pi_o5']);
});

it('a payment that is cancelled at the provider fails; one too many is told once, however often it is seen', async () => {
  const t = await shop();
  const { id, intent } = await t.placeOrder();
  await t.stripe.paymentIntents.cancel(intent);
  await vi.waitFor(() => expect(events(t)).toEqual(['created', 'payment_canceled']));
  expect(t.order(id)?.paymentStatus).toBe('failed');
  const paid = await anOrder(t, { paymentStatus: 'paid', paymentIntentId: 'pi_1' });
  const other = { ...(await t.deps.payments.retrieveIntent(intent)), id: 'pi_2', orderId: 'o1', status: 'succeeded', received: 5000 };
  paid.told();
  for (let i = 0; i < 2; i++) t.deps.db.transaction((tx) => applyIntent(t.deps, tx, other));
  expect(paid.told()).toEqual([['paid_twice', '5000 PLN']]);
});

describe('a report that an administrator had made before the payment', () => {
  it.each([
    ['of too few sources gives the price back as soon as it comes', false, 'few_sources'],
    ['of enough sources stays as it is', true, null],
  ])('%s', async (_, enough, reason) => {
    const report = structuredClone(sampleReport);
    report.coverage.enough = enough;
    const t = await testApp({ env: { ADMIN_EMAILS: ADMIN }, report });
    const { id, intent } = await t.placeOrder();
    beginRun(t.deps.db, 'generateUnpaid', t.order(id) as NonNullable<ReturnType<typeof t.order>>, null);
    await t.fulfil(id);
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)).toMatchObject({ paymentStatus: 'paid', run: 1, reportStatus: 'completed', refundReason: reason }));
  });
});

it.each([
  ['before it was learnt of counts from then', -90, -90],
  ['by a clock that runs ahead counts from now', 90, 0],
])('a payment %s', async (_, charged, counted) => {
  const t = await shop();
  t.loseWebhooks();
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  const { retrieveIntent } = t.deps.payments;
  const after = (minutes: number) => new Date(t.clock().getTime() + minutes * MINUTE);
  t.deps.payments.retrieveIntent = async (which) => ({ ...(await retrieveIntent(which)), chargedAt: after(charged) });
  await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' });
  expect(t.order(id)?.paidAt).toEqual(after(counted));
});

describe('the buyer of a paid order is welcomed', () => {
  /** What the letters say and whom the order belongs to. */
  async function welcome(t: TestApp, over: Parameters<typeof anOrder>[1] = {}, deps: Deps = t.deps) {
    const order = await anOrder(t, { paidAt: t.clock(), paymentStatus: 'paid', ...over });
    const now = t.clock();
    const read = order.read();
    welcomeBuyer(deps, order.db, { ...read, paidAt: now }, now);
    const letters = order.db.select().from(outbox).all().splice(-2);
    const [account, confirmation] = letters.map(({ text }) => (text ?? '').replace(/\u00a0/g, ' '));
    const { userId, acceptedAt } = order.read();
    return {
      account,
      confirmation,
      accepted: acceptedAt,
      isAdmin: order.db
        .select()
        .from(users)
        .all()
        .find(({ id }) => id === userId)?.isAdmin,
    };
  }
  const consents = { terms: true, immediateStart: true, marketing: false, version: 'x', termsVersion: '2026-01-02', at: '2026-11-20T08:30:00.000Z' };

  it('whose address is new: with an account of the order’s own and a link for a week', async () => {
    const t = await shop();
    const first = await welcome(t);
    expect(first).toMatchObject({ accepted: t.clock(), isAdmin: false });
    expect(first.account).toContain('Link działa raz, do 27 listopada 2026');
    expect(first.confirmation).not.toContain('otrzymaliśmy Twoją zgodę');
    expect(first.confirmation).toContain(`(wersja z ${dateLong(TERMS_VERSION).replace(/\u00a0/g, ' ')})`);
    expect(await welcome(t, { id: 'o2', email: ADMIN })).toMatchObject({ isAdmin: true });
  });

  it('whose address has an account: told how to sign in, and to take the order as theirs where it is not yet', async () => {
    const t = await shop();
    await member(t);
    const plain = await welcome(t);
    expect(plain).toMatchObject({ accepted: null });
    expect(plain.account).toContain('Hasło się nie zmieniło');
    expect(plain.account).toContain('dopóki go nie przyjmiesz');
    t.deps.db.update(users).set({ passwordHash: null }).run();
    const mine = await welcome(t, { id: 'o2', acceptedAt: t.clock(), consents } as Parameters<typeof anOrder>[1]);
    expect(mine.account).toContain('Hasło ustawisz linkiem');
    expect(mine.account).not.toContain('dopóki go nie przyjmiesz');
    expect(mine.confirmation).toContain('20 listopada 2026 r., 09:30');
    expect(mine.confirmation).toContain('(wersja z 2 stycznia 2026 r.)');
  });

  it.each([
    ['by e-mail', null, 'Fakturę wyślemy e-mailem'],
    ['by KSeF', {}, 'Fakturę wystawimy w Krajowym Systemie e-Faktur'],
  ])('with the way of the invoice: %s', async (_, ksef, words) => {
    const t = await shop();
    const invoice = { companyName: 'Forma', companyAddress: 'Lublin', nip: '5260250274' } as NonNullable<Parameters<typeof anOrder>[1]>['invoice'];
    expect((await welcome(t, { invoice: invoice ?? null }, { ...t.deps, ksef: ksef as Deps['ksef'] })).confirmation).toContain(words);
  });
});
