/** Names that are the same or not, whom a case writes to, and what waits to be erased. */

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminAudit } from '../../src/audit/tables.ts';
import { ADMIN_MESSAGES } from '../../src/contract/admin.ts';
import {
  accountsBeingErased,
  closedAccount,
  eraseLater,
  foundOn,
  INDEX,
  isFile,
  isPending,
  JOURNAL,
  markErased,
  pendingAfter,
  subjectsBeingErased,
} from '../../src/erasures/erase-later.ts';
import { outbox } from '../../src/mail/tables.ts';
import { watchedSubjects } from '../../src/monitoring/tables.ts';
import { liftObjection, objectionTo, upholdObjection } from '../../src/objections/objections.ts';
import { nameMatcher, namesOf } from '../../src/objections/same-name.ts';
import { objections } from '../../src/objections/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { closePrivacyRequest, listPrivacyRequests, restrictReports } from '../../src/privacy/privacy-requests.ts';
import { countReviews, liftCaseObjection, listReviews, reviewOrder } from '../../src/privacy/review-orders.ts';
import { takePrivacyRequest } from '../../src/privacy/take-privacy-request.ts';
import { tellBuyer } from '../../src/privacy/tell-buyer.ts';
import { forgetWatchedOf } from '../../src/privacy/watched-of-case.ts';
import { member } from './member.ts';
import { anOrder } from './order-events.ts';
import { paid } from './paid.ts';
import { testApp } from './test-app.ts';

describe('a name', () => {
  it.each([
    [
      ['Jan Kowalski'],
      ['jan kowalski', 'KOWALSKI JAN', 'Jana Kowalskiego', 'dr Jan Kowalski'],
      ['Jan Kowal', 'Janina Kowalska', 'Kowalski', 'Piotr Kowalski', ''],
    ],
    [['Jana Kowalskiego', 'Jana Kowala'], ['Jan Kowalski', 'Jan Kowal'], ['Jan Nowak']],
    [['łucja żółć'], ['Łucja Żółć', 'Łucji Żółć'], ['Lucyna Zając']],
    [
      ['', '  ', 'Anna Nowak-Zielińska'],
      ['Anna Nowak-Zielińska', 'Annie Nowak-Zielińskiej'],
      ['Anna Nowak', '  '],
    ],
    [['Anna Nowak', 'Anna Zielińska'], ['Anny Nowak', 'Anną Zielińską'], ['Anna Kowalska']],
    [['Anna O’Nowak!'], ['ANNA O’NOWAK', 'Anna O’Nowak!'], ['Jan Lis']],
    [[''], [], ['Anna Nowak', '']],
    [[], [], ['Anna Nowak']],
  ])('%j is %j, and not %j', (names, same, others) => {
    const isOf = nameMatcher(names);
    for (const name of same) expect(isOf(name), name).toBe(true);
    for (const name of others) expect(isOf(name), name).toBe(false);
  });

  it('may have others beside it, however they are parted', () => {
    expect(namesOf({ name: ' Anna Nowak ', otherNames: 'Anna Lis, A. Nowak;Ania / Anka\nNowakowa,, ' })).toEqual([
      ...['Anna Nowak', 'Anna Lis', 'A. Nowak', 'Ania', 'Anka', 'Nowakowa'],
    ]);
    expect(namesOf({ name: 'Anna Nowak', otherNames: null })).toEqual(['Anna Nowak']);
    for (const name of ['Anna Nowak (z domu Lis)', 'Anna „Ania” Nowak', 'Anna (Hanna) Nowak'])
      expect(namesOf({ name, otherNames: 'Anna Nowak' }), name).toEqual([name, 'Anna Nowak']);
  });

  it('that has objected is found by its shorter forms, the oldest objection first, until it is taken back', async () => {
    const { deps, clock, passTime } = await testApp();
    const { db } = deps;
    const said = (id: string, name: string, otherNames: string | null = null) => ({ id, name, otherNames, context: `o ${id}` });
    upholdObjection(db, said('LU-2', 'Anna Maria Kowalska-Nowak'), clock());
    upholdObjection(db, said('LU-2', 'Jan Lis'), clock());
    upholdObjection(db, said('LU-1', 'Anna Nowak', 'Luminia'), clock());
    passTime(1_000);
    upholdObjection(db, said('LU-0', 'Anna Nowak'), clock());
    upholdObjection(db, said('LU-4', 'Ewa Wilk (z domu Lis)'), clock());
    const caseOf = (name: string) => objectionTo(db, name)?.caseId ?? null;
    expect(['Anna Kowalska', 'Anna Ewa Kowalska', 'Anna Kowalska-Lis'].map(caseOf)).toEqual(['LU-2', 'LU-2', 'LU-2']);
    expect(['Jan Lis', 'Ewa Nowak', 'Anna', 'Nowak', ''].map(caseOf)).toEqual([null, null, null, null, null]);
    expect(['Luminia', 'Anna Nowak'].map(caseOf)).toEqual(['LU-1', 'LU-1']);
    expect(caseOf('Ewa Wilk')).toBe('LU-4');
    expect(objectionTo(db, 'Luminia')).toMatchObject({ names: ['Anna Nowak', 'Luminia'], context: 'o LU-1' });
    expect([liftObjection(db, 'LU-1'), liftObjection(db, 'LU-1'), caseOf('Luminia'), caseOf('Anna Nowak')]).toEqual([true, false, null, 'LU-2']);
    liftObjection(db, 'LU-2');
    expect(caseOf('Anna Nowak')).toBe('LU-0');
  });
});

describe('the buyer of a report that a case touches', () => {
  const paid = { paymentStatus: 'paid', run: 1 } as const;
  const waits = { paymentStatus: 'paid', run: 0, caseId: 'LU-1' } as const;
  it.each([
    ['held', { ...paid, reportStatus: 'completed' }, 'report-held', 'nie pokazujemy raportu'],
    ['held', { ...paid, reportStatus: 'processing' }, 'report-held', 'przerwaliśmy pracę'],
    ['released', paid, 'report-released', ''],
    ['erased', paid, 'report-erased', ''],
    ['released', waits, 'review-passed', ''],
    ['erased', waits, 'order-declined', ''],
    ['held', waits, null, ''],
    ['held', { paymentStatus: 'pending' }, null, ''],
    ['erased', { ...paid, email: '' }, null, ''],
    ['released', { ...paid, withdrawnAt: new Date(0) }, null, ''],
  ] as const)('is told that it is %s, if it is %j, by %s', async (act, state, template, words) => {
    const order = await anOrder(undefined, state);
    const now = order.t.clock();
    for (let i = 0; i < 2; i++) tellBuyer(order.t.deps, order.db, order.read(), act, 'LU-1', now);
    const letters = order.db.select().from(outbox).all();
    expect(letters.map((letter) => letter.template)).toEqual(template === null ? [] : [template]);
    expect(letters[0]?.text ?? '').toContain(words);
    if (template !== null) {
      expect(letters[0]?.recipient).toBe('anna@example.com');
      tellBuyer(order.t.deps, order.db, order.read(), act, 'LU-2', now);
      expect(order.db.select().from(outbox).all(), 'another case').toHaveLength(template.startsWith('report') ? 2 : 1);
    }
  });
});

it('an objection that is upheld lets go what was made, keeps what was never begun, and stands for nobody once no report is withheld', async () => {
  const t = await testApp();
  const paid = { paymentStatus: 'paid', subjectName: 'Jan Nowak' } as const;
  const made = await anOrder(t, { ...paid, run: 1, startedRun: 1, reportStatus: 'completed' });
  const waiting = await anOrder(t, { ...paid, id: 'o2' });
  const request = { kind: 'objection', name: 'Jan Nowak', email: 'jan@example.com', onBehalf: false, otherNames: '', context: '', details: '', address: '' };
  const { caseId: id } = await takePrivacyRequest(t.deps, request as Parameters<typeof takePrivacyRequest>[1], '127.0.0.1');
  const admin = 'admin@example.com';
  const withhold = async (...orders: string[]) => {
    await restrictReports(t.deps, { id, orders, admin });
    return [made.read().caseId, waiting.read().caseId, objectionTo(t.deps.db, 'Jan Nowak')?.caseId ?? null];
  };
  expect(await withhold('o1')).toEqual([id, null, id]);
  expect(await withhold()).toEqual([null, null, null]);
  expect(await withhold('o1', 'o2')).toEqual([id, id, id]);
  const closed = await closePrivacyRequest(t.deps, { id, answer: 'Uznajemy sprzeciw.', uphold: true, admin });
  expect([made.read().caseId, waiting.read().caseId, objectionTo(t.deps.db, 'Jan Nowak')?.caseId]).toEqual([null, id, id]);
  expect(closed).toMatchObject({ upheld: true, otherNames: null, context: null, details: null, address: null, orders: [{ id: 'o2', restricted: true }] });
});

it('orders that wait for a look stand by when they were paid, each with its term and the objection; one that is taken back lets them begin', async () => {
  const t = await testApp();
  const said = { id: 'LU-1', name: 'Jan Nowak', otherNames: 'Jaś', context: 'lekarz' };
  upholdObjection(t.deps.db, said, t.clock());
  const at = (hours: number) => new Date(t.clock().getTime() + hours * 3_600_000);
  const waits = { paymentStatus: 'paid', caseId: 'LU-1' } as const;
  await anOrder(t, { ...waits, id: 'later', paidAt: at(2), createdAt: at(-9) });
  await anOrder(t, { ...waits, id: 'sooner', paidAt: at(1) });
  await anOrder(t, { ...waits, id: 'plan', paidAt: null, createdAt: at(-3) });
  for (const [id, over] of Object.entries({
    begun: { run: 1 },
    unpaid: { paymentStatus: 'pending' },
    gone: { erasedAt: at(0) },
    withdrawn: { withdrawnAt: at(0) },
  }))
    await anOrder(t, { ...waits, id, ...over } as never);
  await anOrder(t, { ...waits, id: 'other', caseId: 'LU-2' });
  const seen = listReviews(t.deps);
  expect(seen.map(({ orderId, paidAt, deadline }) => [orderId, paidAt, deadline])).toEqual([
    ['plan', at(-3).toISOString(), at(21).toISOString()],
    ['sooner', at(1).toISOString(), at(25).toISOString()],
    ['later', at(2).toISOString(), at(26).toISOString()],
  ]);
  expect(seen[0]?.objection).toEqual({ caseId: 'LU-1', names: ['Jan Nowak', 'Jaś'], context: 'lekarz', since: t.clock().toISOString() });
  expect(countReviews(t.deps)).toBe(3);
  t.deps.workflows.start = () => Promise.reject(new Error('no worker'));
  expect(await reviewOrder(t.deps, { orderId: 'plan', decision: 'make', admin: 'a@example.com' })).toEqual({ message: ADMIN_MESSAGES.make });
  expect(await reviewOrder(t.deps, { orderId: 'sooner', decision: 'decline', admin: 'a@example.com' })).toEqual({ message: ADMIN_MESSAGES.decline });
  expect(await liftCaseObjection(t.deps, { id: 'LU-1', admin: 'a@example.com' })).toEqual({ message: ADMIN_MESSAGES.lift });
  // No run could begin now; the reconciler begins them.
  expect(t.logged.filter((line) => line.includes('runs not started yet') && line.includes('no worker')).length).toBeGreaterThan(1);
  const begun = t.deps.db.select().from(orders).where(eq(orders.run, 1)).all();
  expect(begun.map(({ id, erasedAt }) => `${id}${erasedAt ? ' erased' : ''}`).sort()).toEqual(['begun', 'later', 'plan', 'sooner erased']);
  expect(begun.find(({ id }) => id === 'sooner')).toMatchObject({ email: 'anna@example.com', refundReason: 'manual', caseId: 'LU-1' });
  expect(t.deps.db.select({ action: adminAudit.action, target: adminAudit.target }).from(adminAudit).all()).toEqual([
    { action: 'review_make', target: 'plan' },
    { action: 'review_decline', target: 'sooner' },
    { action: 'objection_lift', target: 'LU-1' },
  ]);
  expect(countReviews(t.deps)).toBe(0);
});

it('the list of cases has open ones by their term, then closed ones, newest first, and says of each report what this case has done with it', async () => {
  const t = await testApp();
  const admin = 'admin@example.com';
  const [held, free] = [await paid(t), await paid(t)];
  const ask = async (name: string) => {
    t.passTime(3_600_000);
    const body = { kind: 'erasure', name, email: 'anna@example.com', details: 'Jestem osobą prywatną.', onBehalf: false };
    return ((await t.call('/api/privacy-requests', { body })).json as { caseId: string }).caseId;
  };
  const [first, second, third] = [await ask('Anna Kowalska'), await ask('Anna Kowalska'), await ask('Ewa Lis')];
  const listed = async () => {
    const cases = await listPrivacyRequests(t.deps);
    return cases.map(({ id, note, orders: list }) => [id, note, list.map((one) => [one.id, one.restricted, one.erased])]);
  };
  await restrictReports(t.deps, { id: first, orders: [held], admin });
  expect(await listed()).toEqual([
    [
      ...[first, null],
      [
        [held, true, false],
        [free, false, false],
      ],
    ],
    [
      ...[second, null],
      [
        [held, false, false],
        [free, false, false],
      ],
    ],
    [third, null, []],
  ]);
  await closePrivacyRequest(t.deps, { id: first, answer: 'Usunięto.', note: 'Pismo z sądu.', erase: [held], admin });
  t.passTime(1_000);
  await closePrivacyRequest(t.deps, { id: third, answer: 'Nie ma raportów.', note: '', admin });
  const closed = [
    [third, null, []],
    [first, 'Pismo z sądu.', [[held, false, true]]],
  ];
  expect(await listed()).toEqual([[second, null, [[free, false, false]]], ...closed]);
  t.passTime(1_000);
  await closePrivacyRequest(t.deps, { id: second, answer: 'To inna osoba.', admin });
  expect(await listed()).toEqual([[second, null, []], ...closed]);
  // A case that is closed without upholding it leaves no objection behind.
  expect([objectionTo(t.deps.db, 'Anna Kowalska'), t.deps.db.select().from(objections).all()]).toEqual([null, []]);
  const acts = t.deps.db.select({ target: adminAudit.target, detail: adminAudit.detail }).from(adminAudit).all();
  expect(acts).toEqual([
    { target: first, detail: held },
    { target: first, detail: held },
    { target: third, detail: null },
    { target: second, detail: null },
  ]);
});

it('a person is found among thousands of orders', async () => {
  const t = await testApp();
  const { id } = await anOrder(t, { subjectName: 'Ewa Lis' });
  const columns = (t.deps.db.$client.pragma('table_info(orders)') as { name: string }[]).map(({ name }) => name);
  const copied = columns.map((name) => (name === 'id' ? `'copy' || key` : name)).join();
  const many = `insert into orders (${columns.join()}) select ${copied} from orders, (select key from json_each(?)) where id = ?`;
  t.deps.db.$client.prepare(many).run(JSON.stringify(Array.from({ length: 1_999 }, () => 0)), id);
  await anOrder(t, { id: 'last', subjectName: 'Anna Kowalska' });
  const body = { kind: 'erasure', name: 'Anna Kowalska', email: 'anna@example.com', details: 'Jestem osobą prywatną.', onBehalf: false };
  await t.call('/api/privacy-requests', { body });
  const [one] = await listPrivacyRequests(t.deps);
  expect(one?.orders.map((order) => order.id)).toEqual(['last']);
});

it('a report that a case erases takes with it what its buyer watches of the person, and nothing else of what they watch', async () => {
  const t = await testApp();
  const { id: userId } = await member(t, { confirmed: false });
  const order = await anOrder(t, { userId, paymentStatus: 'paid', subjectName: 'Jan Nowak' });
  for (const [k, name] of ['JAN NOWAK', 'Ewa Lis'].entries())
    t.deps.db
      .insert(watchedSubjects)
      .values({ id: `${userId}${k}`, userId, name, kind: 'person', relation: 'other', description: '', keywords: '', createdAt: t.clock() })
      .run();
  forgetWatchedOf(t.deps.db, { ...order.read(), userId: null }, t.clock());
  forgetWatchedOf(t.deps.db, { ...order.read(), subjectName: '' }, t.clock());
  expect(t.deps.db.select().from(watchedSubjects).all()).toHaveLength(2);
  t.deps.db.transaction((tx) => forgetWatchedOf(tx, order.read(), t.clock()));
  expect(t.deps.db.select({ name: watchedSubjects.name }).from(watchedSubjects).all()).toEqual([{ name: 'Ewa Lis' }]);
});

it('what waits to be erased stands in a queue by itself, each thing once, rows apart from files', async () => {
  const { deps, clock } = await testApp();
  const { db } = deps;
  eraseLater(db, ['reports/b.pdf', foundOn('u1-2'), foundOn('u1'), foundOn('u2'), closedAccount('u1'), INDEX, 'reports/b.pdf'], clock());
  expect([subjectsBeingErased(db), subjectsBeingErased(db, 'u1'), subjectsBeingErased(db, 'u3')]).toEqual([['u1', 'u1-2', 'u2'], ['u1', 'u1-2'], []]);
  expect(accountsBeingErased(db)).toEqual(['u1']);
  expect(pendingAfter(db, '', 2).map(({ what, at }) => [what, at])).toEqual([
    [closedAccount('u1'), clock()],
    [foundOn('u1'), clock()],
  ]);
  expect(pendingAfter(db, INDEX, 9).map(({ what }) => what)).toEqual(['reports/b.pdf']);
  expect([INDEX, JOURNAL, 'reports/b.pdf', foundOn('x'), closedAccount('x')].map(isFile)).toEqual([false, false, true, false, false]);
  expect([isPending(db, INDEX), isPending(db, 'reports/a.pdf')]).toEqual([true, false]);
  markErased(db, INDEX);
  expect([isPending(db, INDEX), pendingAfter(db, '', 9)]).toMatchObject([false, { length: 5 }]);
});
