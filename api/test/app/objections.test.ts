/** Somebody has objected, and a new order on a person of that name is placed. */
import { addYears } from 'date-fns/addYears';
import { describe, expect, it, vi } from 'vitest';
import { adminAudit } from '../../src/audit/tables.ts';
import type { AdminOrder, AdminReview, AdminSummary } from '../../src/contract/admin.ts';
import type { PrivacyCase } from '../../src/contract/privacy.ts';
import { objections } from '../../src/objections/tables.ts';
import { requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { member } from './member.ts';
import { paid } from './paid.ts';
import { goodOrder, type TestApp, testApp } from './test-app.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

/** An administrator with what the panel's calls answer. */
async function panel(t: TestApp) {
  const { cookie, user } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
  return {
    email: user.email,
    reviews: async () => (await t.call('/api/admin/reviews', { cookie })).json as AdminReview[],
    orders: async (query: string) => (await t.call(`/api/admin/orders?${query}`, { cookie })).json as AdminOrder[],
    summary: async () => (await t.call('/api/admin/summary', { cookie })).json as AdminSummary,
    decide: (id: string, decision: string) => t.call(`/api/admin/reviews/${id}`, { cookie, body: { decision } }),
    close: (id: string, uphold: boolean, erase: string[] = []) =>
      t.call(`/api/admin/privacy-requests/${id}`, { method: 'PATCH', cookie, body: { answer: 'Uwzględniliśmy sprzeciw.', uphold, erase } }),
    restrict: (id: string, orders: string[]) => t.call(`/api/admin/privacy-requests/${id}/restrict`, { cookie, body: { orders } }),
    lift: (id: string) => t.call(`/api/admin/privacy-requests/${id}/objection`, { method: 'DELETE', cookie }),
    generate: (id: string) => t.call(`/api/admin/generate-report/${id}`, { method: 'POST', cookie }),
  };
}

/** A person's request. */
const ask = async (t: TestApp, over: Record<string, unknown> = {}): Promise<string> => {
  const body = {
    kind: 'objection',
    name: 'Anna Kowalska',
    otherNames: 'Anna Zielińska',
    context: 'prawniczka z Gdyni',
    email: 'osoba@example.com',
    details: 'Ktoś mnie nęka.',
    address: 'https://kancelaria.example',
    onBehalf: false,
  };
  return ((await t.call('/api/privacy-requests', { body: { ...body, ...over } })).json as PrivacyCase).caseId;
};

/** A request that an administrator has granted. */
async function upheld(t: TestApp, boss: Awaited<ReturnType<typeof panel>>): Promise<string> {
  const id = await ask(t);
  expect((await boss.close(id, true)).json).toMatchObject({ upheld: true });
  return id;
}

describe('a new order on somebody who has objected', () => {
  it('waits for a person before anything is searched, and is made once that person has looked', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const caseId = await upheld(t, boss);
    await t.deliver();
    expect(plain(t.letters.find(({ template }) => template === 'privacy-answer')?.text ?? '')).toContain('Zapamiętamy ten sprzeciw');
    t.letters.length = 0;

    const id = await paid(t, { subjectName: 'Kowalska Anna', description: 'lekarka z Rzeszowa', email: 'kupuje@example.com' });
    const other = await paid(t, { subjectName: 'Hanna Kowalczyk', email: 'inna@example.com' });
    expect([t.order(id), t.order(other)]).toMatchObject([
      { reportStatus: 'pending', run: 0 },
      { reportStatus: 'processing', run: 1 },
    ]);
    await t.fulfil(id);
    expect(t.order(id)).toMatchObject({ reportStatus: 'pending', found: 0 });
    for (const path of [`/api/orders/${id}`, `/api/reports/order/${id}`, `/api/reports/search-progress/${id}`, `/api/reports/download/${id}`]) {
      const answer = await t.call(path);
      expect([answer.status, answer.json], path).toMatchObject([451, { code: 'in_review', message: expect.stringContaining('oddamy całą cenę') }]);
      expect(JSON.stringify(answer.json)).not.toMatch(/sprzeciw|zgłosz/i);
    }
    await t.deliver();
    const toBuyer = t.letters.filter(({ to }) => to === 'kupuje@example.com');
    expect(toBuyer.map(({ template }) => template).sort()).toEqual(['login-details', 'order-confirmation']);
    expect(plain(toBuyer.find(({ template }) => template === 'order-confirmation')?.text ?? '')).toContain('Zanim zaczniemy, ktoś z nas sprawdzi');
    for (const { text } of toBuyer) expect(text).not.toMatch(/sprzeciw wobec|zaczynamy pracę/);
    const toBoss = t.letters.find(({ template, to }) => template === 'review-waits' && to === boss.email);
    expect(toBoss?.text).toContain(caseId);
    expect(toBoss?.text).not.toMatch(/Kowalsk|Zielińsk/);

    expect(await boss.summary()).toMatchObject({ reviews: 1, attention: 1 });
    expect(await boss.reviews()).toMatchObject([
      {
        orderId: id,
        subjectName: 'Anna Kowalska',
        description: 'lekarka z Rzeszowa',
        objection: { caseId, names: ['Anna Kowalska', 'Anna Zielińska'], context: 'prawniczka z Gdyni' },
      },
    ]);
    expect(await boss.orders('attention=1')).toMatchObject([{ id, held: 'review' }]);
    expect((await boss.decide(id, 'make')).status).toBe(200);
    expect((await boss.decide(id, 'decline')).json).toMatchObject({ code: 'review_over' });
    await t.fulfil(id);
    expect(t.order(id)).toMatchObject({ reportStatus: 'completed', caseId: null, refundRequestedAt: null });
    await t.deliver();
    expect(t.letters.filter(({ to, template }) => to === 'kupuje@example.com' && template === 'review-passed')).toHaveLength(1);
    expect(await boss.summary()).toMatchObject({ reviews: 0, attention: 0 });
  });

  it('lets its buyer correct the e-mail meanwhile: letters and account move, the administrators are still asked', async () => {
    const t = await testApp();
    const boss = await panel(t);
    await upheld(t, boss);
    await t.deliver();
    t.letters.length = 0;
    const made = await t.call('/api/reports/create-order', { body: { ...goodOrder, subjectName: 'Anna Kowalska', email: 'kupuej@example.com' } });
    const { orderId, checkoutUrl, editKey } = made.json as { orderId: string; checkoutUrl: string; editKey: string };
    await t.pay(new URL(checkoutUrl, 'http://x').searchParams.get('payment_intent') ?? '');
    await vi.waitFor(() => expect(t.order(orderId)).toMatchObject({ paymentStatus: 'paid', run: 0 }));
    const correct = (key: string) => t.call(`/api/reports/correct-email/${orderId}`, { body: { email: 'kupuje@example.com', key } });
    expect(await correct('x'.repeat(editKey.length))).toMatchObject({ status: 409, json: { code: 'email_fixed' } });
    expect(await correct(editKey)).toMatchObject({ status: 200, json: { email: 'kupuje@example.com', changed: true } });
    await t.deliver();
    const sentTo = (address: string) =>
      t.letters
        .filter(({ to }) => to === address)
        .map(({ template }) => template)
        .sort();
    expect(sentTo('kupuje@example.com')).toEqual(['email-corrected', 'login-details', 'order-confirmation']);
    expect(sentTo('kupuej@example.com')).toEqual(['email-replaced']);
    expect(sentTo(boss.email)).toContain('review-waits');
    expect(plain(t.letters.find(({ to, template }) => to === 'kupuje@example.com' && template === 'order-confirmation')?.text ?? '')).toContain(
      'Zanim zaczniemy, ktoś z nas sprawdzi',
    );
    expect((await boss.decide(orderId, 'make')).status).toBe(200);
    await t.fulfil(orderId);
    await t.deliver();
    expect(sentTo('kupuje@example.com')).toContain('report-ready');
  });

  it('is declined: the price goes back, nothing of the person stays, and the buyer is not told what the person asked for', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const caseId = await upheld(t, boss);
    const id = await paid(t, { subjectName: 'Anna Zielińska', description: 'prawniczka, Gdynia', email: 'kupuje@example.com' });
    expect((await boss.decide(id, 'decline')).status).toBe(200);
    await settleRefunds(t.deps);
    expect(t.order(id)).toMatchObject({ subjectName: '', description: '', email: 'kupuje@example.com', refundReason: 'manual', reportStatus: 'failed' });
    expect(t.order(id)?.refundId).not.toBeNull();
    await t.fulfil(id);
    expect(t.order(id)?.reportStatus).toBe('failed');
    const page = (await t.call(`/api/orders/${id}`)).json as { code: string; message: string };
    expect([page.code, page.message]).toEqual(['order_declined', expect.stringContaining('Całą cenę oddajemy')]);
    expect(page.message).not.toMatch(/sprzeciw|na żądanie/i);
    await t.deliver();
    const letter = t.letters.find(({ template }) => template === 'order-declined');
    expect([letter?.to, plain(letter?.text ?? '')]).toEqual(['kupuje@example.com', expect.stringContaining('Oddajemy całą cenę')]);
    expect(letter?.text).not.toMatch(/sprzeciw|zgłosi|Zielińsk/i);
    expect(t.deps.db.select({ action: adminAudit.action, target: adminAudit.target, detail: adminAudit.detail }).from(adminAudit).all().at(-1)).toEqual({
      action: 'review_decline',
      target: id,
      detail: caseId,
    });
  });

  it('gets the price back by itself when nobody looks for a day, and once only', async () => {
    const t = await testApp();
    const boss = await panel(t);
    await upheld(t, boss);
    const id = await paid(t, { subjectName: 'Anna Kowalska' });
    t.passTime(24 * 3_600_000 + 1);
    requestLateRefunds(t.deps);
    await settleRefunds(t.deps);
    expect(t.order(id)).toMatchObject({ refundReason: 'late', run: 0 });
    const refundId = t.order(id)?.refundId;
    await boss.decide(id, 'decline');
    await settleRefunds(t.deps);
    expect([t.order(id)?.refundId, t.order(id)?.refundReason]).toEqual([refundId, 'late']);
  });

  it('is seen by a name that is written otherwise, and no other name waits', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const id = await ask(t, { name: 'Anna Maria Kowalska-Nowak', otherNames: '' });
    await boss.close(id, true);
    const waits = async (subjectName: string) => t.order(await paid(t, { subjectName }))?.run === 0;
    for (const name of [
      'Anna Kowalska-Nowak',
      'Anna Nowak',
      'KOWALSKA ANNA',
      'mgr Anna Kowalska',
      'Annę Kowalską',
      'Anna Ewa Kowalska',
      'Kancelaria Anna Kowalska',
    ])
      expect(await waits(name), name).toBe(true);
    for (const name of ['Anna Nowakowska', 'Hanna Nowak', 'Maria Kowalczyk', 'Jan Nowak', 'Nowak Meble']) expect(await waits(name), name).toBe(false);
  });

  it('can be withdrawn from meanwhile, with the whole price', async () => {
    const t = await testApp();
    const boss = await panel(t);
    await upheld(t, boss);
    const id = await paid(t, { subjectName: 'Anna Kowalska', email: 'kupuje@example.com' });
    const body = { name: 'Jan Kupujący', order: id, email: 'kupuje@example.com' };
    expect((await t.call('/api/reports/withdraw', { body })).json).toMatchObject({ outcome: 'withdrawn' });
    await settleRefunds(t.deps);
    expect([t.order(id)?.refundId === null, t.order(id)?.refundReason, await boss.reviews()]).toEqual([false, 'withdrawal', []]);
  });

  it('begins as usual where the request was not granted, or the person has taken it back', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const refused = await ask(t);
    expect((await boss.close(refused, false)).json).toMatchObject({ upheld: false });
    expect(t.order(await paid(t, { subjectName: 'Anna Kowalska' }))?.run).toBe(1);
    expect((await boss.lift(refused)).json).toMatchObject({ code: 'case_not_found' });

    const granted = await upheld(t, boss);
    const id = await paid(t, { subjectName: 'Anna Kowalska' });
    expect(t.order(id)?.run).toBe(0);
    expect((await boss.lift(granted)).status).toBe(200);
    expect(t.order(id)).toMatchObject({ run: 1, caseId: null, reportStatus: 'processing' });
    expect(t.order(await paid(t, { subjectName: 'Anna Kowalska' }))?.run).toBe(1);
  });

  it('waits already while a report on the person is withheld, and on after the case is closed in their favour', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const first = await paid(t, { subjectName: 'Anna Kowalska' });
    await t.fulfil(first);
    const caseId = await ask(t);
    expect(t.order(await paid(t, { subjectName: 'Anna Kowalska', email: 'druga@example.com' }))?.run, 'nobody has looked at the request').toBe(1);
    await boss.restrict(caseId, [first]);
    const id = await paid(t, { subjectName: 'Anna Kowalska', email: 'trzecia@example.com' });
    expect(t.order(id)).toMatchObject({ run: 0, caseId });
    await boss.close(caseId, true, [first]);
    expect(t.order(first)?.erasedAt).not.toBeNull();
    expect([t.order(id)?.run, (await boss.reviews()).map(({ orderId }) => orderId)]).toEqual([0, [id]]);

    const again = await ask(t);
    const fourth = await paid(t, { subjectName: 'Anna Kowalska', email: 'czwarta@example.com' });
    await boss.decide(id, 'decline');
    // Restricted, released or erased with an open case, an order in review is told of as one in review.
    await boss.lift(caseId);
    const begun = await paid(t, { subjectName: 'Anna Kowalska', email: 'piata@example.com' });
    await boss.restrict(again, [begun]);
    const [goes, stays] = [
      await paid(t, { email: 'szosta@example.com', subjectName: 'Anna Kowalska' }),
      await paid(t, { email: 'siodma@example.com', subjectName: 'Anna Kowalska' }),
    ];
    await boss.restrict(again, [begun, goes, stays]);
    await boss.close(again, false, [goes]);
    await t.deliver();
    const told = (to: string) => t.letters.filter((letter) => letter.to === to && !/login|confirmation/.test(letter.template)).map(({ template }) => template);
    expect(['czwarta', 'piata', 'szosta', 'siodma'].map((name) => told(`${name}@example.com`))).toEqual([
      ['review-passed'],
      ['report-held', 'report-released'],
      ['order-declined'],
      ['review-passed'],
    ]);
    expect([t.order(fourth)?.run, t.order(stays)?.run]).toEqual([1, 1]);
  });

  it('stays as it is when another request of the name is looked at', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const caseId = await upheld(t, boss);
    const again = await ask(t);
    await boss.restrict(again, []);
    expect(t.deps.db.select({ id: objections.caseId }).from(objections).all()).toEqual([{ id: caseId }]);
  });

  it('cannot be generated unpaid, nor watched instead, until one has passed the look', async () => {
    const t = await testApp();
    const boss = await panel(t);
    await upheld(t, boss);
    const { id } = await t.placeOrder({ subjectName: 'Anna Kowalska' });
    expect((await boss.generate(id)).json).toMatchObject({ code: 'objected' });
    const { cookie, id: userId, user } = await member(t, { firstName: 'Piotr', lastName: 'Lis', plan: 'alert' });
    const watch = (name: string) =>
      t.call('/api/user/subjects', { cookie, body: { name, kind: 'person', relation: 'other', description: 'prawniczka', keywords: '', links: [] } });
    expect((await watch('Anna Kowalska')).json).toMatchObject({ code: 'watching_objected' });
    expect((await watch('Barbara Mazur')).status).toBe(200);
    const ordered = await paid(t, { subjectName: 'Anna Kowalska', email: user.email });
    expect([t.order(ordered)?.userId, (await watch('Anna Kowalska')).status]).toEqual([userId, 451]);
    await boss.decide(ordered, 'make');
    expect((await watch('Anna Kowalska')).status).toBe(200);
  });

  it('waits also when the case is long erased; the objection keeps a name and what tells its bearer from others', async () => {
    const t = await testApp();
    const boss = await panel(t);
    const caseId = await upheld(t, boss);
    t.passTime(addYears(t.clock(), 4).getTime() - t.clock().getTime());
    await cleanUp(t.deps);
    expect(t.deps.db.select().from(objections).all()).toEqual([
      { caseId, names: ['Anna Kowalska', 'Anna Zielińska'], context: 'prawniczka z Gdyni', createdAt: expect.any(Date) },
    ]);
    expect(t.order(await paid(t, { subjectName: 'anna kowalska' }))?.run).toBe(0);
  });
});
