import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addYears } from 'date-fns/addYears';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminAudit } from '../../src/audit/tables.ts';
import type { AdminSummary } from '../../src/contract/admin.ts';
import { CONSENT_WAITING_VERSION } from '../../src/contract/consents.ts';
import type { AdminNotice } from '../../src/contract/notices.ts';
import type { PrivacyCase } from '../../src/contract/privacy.ts';
import { pendingErasures } from '../../src/erasures/tables.ts';
import { confirmEarlier } from '../../src/monitoring/save-subject.ts';
import { mentions, watchedSubjects } from '../../src/monitoring/tables.ts';
import { watchedByPlan } from '../../src/monitoring/watched-users.ts';
import { nameMatcher } from '../../src/objections/same-name.ts';
import { notices } from '../../src/orders/notices/tables.ts';
import { orderEvents, orderResults } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { eraseLeftovers } from '../../src/privacy/erase-leftovers.ts';
import { closePrivacyRequest, listPrivacyRequests, restrictReports } from '../../src/privacy/privacy-requests.ts';
import { privacyRequests } from '../../src/privacy/tables.ts';
import { member } from './member.ts';
import { found, store } from './mentions.ts';
import { paid } from './paid.ts';
import { type TestApp, testApp } from './test-app.ts';

const request = { kind: 'objection', name: 'Anna Kowalska', email: 'osoba@example.com', details: 'Jestem osobą prywatną.', onBehalf: false };
const admin = 'admin@example.com';
const ask = async (t: TestApp, over: Record<string, unknown> = {}) =>
  (await t.call('/api/privacy-requests', { body: { ...request, ...over } })).json as PrivacyCase;

const finished = async (t: TestApp, over: Record<string, unknown> = {}) => {
  const id = await paid(t, over);
  await t.fulfil(id);
  return id;
};
const doors = (id: string) => [`/api/orders/${id}`, `/api/reports/order/${id}`, `/api/reports/search-progress/${id}`, `/api/reports/download/${id}`];

describe('a request of somebody described in a report', () => {
  it('gets a number and a month, a letter, and is kept as it was sent', async () => {
    const t = await testApp();
    const answer = await ask(t, { otherNames: ' Anna Nowak ', email: ' Osoba@Example.com' });
    expect(answer).toEqual({ caseId: expect.stringMatching(/^LU-2026-[2-9A-HJ-NP-Z]{6}$/), deadline: '2026-12-20T09:00:00.000Z', email: 'osoba@example.com' });
    await t.deliver();
    expect(t.letters).toMatchObject([{ to: 'osoba@example.com', template: 'privacy-request', subject: `Przyjęliśmy Twoje zgłoszenie ${answer.caseId}` }]);
    expect(t.letters[0]?.text).toContain('sprzeciw wobec przetwarzania');
    expect(await listPrivacyRequests(t.deps)).toMatchObject([{ id: answer.caseId, otherNames: 'Anna Nowak', context: null, closedAt: null, orders: [] }]);
  });

  it('is told to every administrator, without a word of the person', async () => {
    const t = await testApp();
    const boss = await member(t, { email: 'szefowa@example.com', isAdmin: true });
    await member(t, { email: 'klientka@example.com' });
    const { caseId } = await ask(t);
    await t.deliver();
    const told = t.letters.filter(({ template }) => template === 'privacy-waits');
    expect(told.map(({ to }) => to)).toEqual([boss.user.email]);
    expect(told[0]?.subject).toBe(`Zgłoszenie ${caseId} czeka: sprzeciw wobec przetwarzania`);
    expect(`${told[0]?.text}${told[0]?.html}`).not.toMatch(/Kowalsk|osoba@example\.com|Jestem osobą prywatną/);
  });

  it('is refused where it says too little or too much, and slowed down where it comes too often', async () => {
    const t = await testApp();
    for (const over of [
      { details: '' },
      { details: undefined },
      { kind: 'wszystko' },
      { name: ' ' },
      { email: 'x' },
      { onBehalf: 'tak' },
      { context: 'a'.repeat(301) },
    ])
      expect((await t.call('/api/privacy-requests', { body: { ...request, ...over } })).json, JSON.stringify(over)).toMatchObject({ code: 'invalid_input' });
    expect(await ask(t, { kind: 'access', details: undefined })).toMatchObject({ caseId: expect.any(String) });
    for (let i = 0; i < 2; i++) await ask(t);
    expect((await t.call('/api/privacy-requests', { body: request })).status).toBe(429);
    expect(t.deps.db.select().from(privacyRequests).all()).toHaveLength(3);
  });

  it('shows the administrator the reports of that name, in whatever form either gave it', async () => {
    const t = await testApp();
    const wanted = [];
    // A brand's name is stored as it was typed.
    for (const subjectName of ['Anna Kowalska', 'anna kowalska', 'KOWALSKA ANNA', 'Anny Kowalskiej', 'Anna Nowak-Kowalska', 'Anna Wiśniewska'])
      wanted.push((await t.placeOrder({ subjectName, relation: 'brand' })).id);
    for (const subjectName of ['Anna Nowak', 'Jan Kowalski', 'Pracownia Forma', 'Joanna Kowalska']) await t.placeOrder({ subjectName });
    await ask(t, { otherNames: 'Anna Wiśniewska; A. K.' });
    const [one] = await listPrivacyRequests(t.deps);
    expect(one?.orders[0]).toMatchObject({ id: wanted[0], description: 'Architektka z Lublina, pracownia Forma', reportStatus: 'pending' });
    const names = one?.orders.map(({ subjectName }) => subjectName);
    expect(names).toEqual(expect.arrayContaining(['Anna Kowalska', 'anna kowalska', 'KOWALSKA ANNA', 'Anny Kowalskiej', 'Anna Wiśniewska']));
    expect(names).not.toEqual(expect.arrayContaining(['Jan Kowalski']));
    expect(names).not.toContain('Pracownia Forma');
    expect(names).not.toContain('Joanna Kowalska');
  });

  it('matches a name with itself and never breaks, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), fc.string({ maxLength: 40, unit: 'grapheme' }), (name, other) => {
        nameMatcher([name, other])(other);
      }),
      { numRuns: 100 },
    );
    for (const name of ['Łukasz Żółć', 'Zofia Dąb', 'Jan Kozieł', 'Maria Skłodowska-Curie']) expect(nameMatcher([name])(name.toUpperCase())).toBe(true);
  });

  it('holds chosen reports back by an administrator’s act, and lets them go with the case; a run that was stopped begins anew', async () => {
    const t = await testApp();
    const [done, running] = [await finished(t), await paid(t)];
    const { caseId: id } = await ask(t);
    const restricted = await restrictReports(t.deps, { id, orders: [done, running], admin });
    expect(restricted.orders.map((order) => order.restricted)).toEqual([true, true]);
    for (const path of [...doors(done), ...doors(running)]) {
      const answer = await t.call(path);
      expect([answer.status, answer.json]).toMatchObject([451, { code: 'restricted', message: expect.stringContaining('wstrzymaliśmy') }]);
    }
    await t.fulfil(running);
    expect(t.order(running)?.reportStatus).toBe('processing');
    const cookie = `lustro=${await t.deps.sessions.create(t.order(done)?.userId as string)}`;
    expect((await t.call('/api/user/dashboard', { cookie })).json).toMatchObject({ analysis: null, withheld: true });

    const closed = await closePrivacyRequest(t.deps, { id, answer: 'To inna osoba.', admin });
    expect(closed).toMatchObject({ answer: 'To inna osoba.', note: null, closedAt: t.clock().toISOString(), orders: [] });
    expect((await t.call(`/api/orders/${done}`)).json).toMatchObject({ crewaiResult: { riskLevel: expect.any(String) } });
    expect(t.order(running)).toMatchObject({ run: 2, startedRun: 1, caseId: null });
    await t.fulfil(running, 2);
    expect(t.order(running)?.reportStatus).toBe('completed');
    await t.deliver();
    const answers = t.letters.filter(({ template }) => template === 'privacy-answer');
    expect(answers.map(({ to, subject }) => [to, subject])).toEqual([['osoba@example.com', `Odpowiedź na Twoje zgłoszenie ${id}`]]);
    expect(answers[0]?.text).toContain('To inna osoba.');
    // Who writes to us has perhaps neither order nor account.
    for (const { text } of t.letters.filter(({ template }) => template.startsWith('privacy-')))
      for (const words of ['Twojego zamówienia', 'prawdziwe zamówienie']) expect(text).not.toContain(words);
    // Both buyers were told of it, when it was withheld and when it came back.
    const letters = t.letters.filter(({ template }) => /^report-(held|released)$/.test(template)).map(({ text }) => text.replace(/\u00a0/g, ' '));
    expect(letters).toHaveLength(4);
    for (const words of ['nie pokazujemy raportu', 'przerwaliśmy pracę', `/report/${done}`, `orderId=${running}`])
      expect(
        letters.filter((text) => text.includes(words)),
        words,
      ).toHaveLength(1);
    await expect(restrictReports(t.deps, { id, orders: [], admin })).rejects.toMatchObject({ code: 'case_closed' });
    await expect(closePrivacyRequest(t.deps, { id, answer: 'x', admin })).rejects.toMatchObject({ code: 'case_closed' });
    await expect(closePrivacyRequest(t.deps, { id: 'LU-2026-XXXXXX', answer: 'x', admin })).rejects.toMatchObject({ code: 'case_not_found' });
    expect(t.deps.db.select({ action: adminAudit.action, target: adminAudit.target }).from(adminAudit).all()).toEqual([
      { action: 'privacy_restrict', target: id },
      { action: 'privacy_close', target: id },
    ]);
  });

  it('erases the reports an administrator chooses: nothing of the person stays, the buyer gets money for what was not delivered', async () => {
    const t = await testApp();
    const [done, running, kept] = [await finished(t), await paid(t), await finished(t, { subjectName: 'Anna Kowalska', email: 'inna@example.com' })];
    const { caseId: id } = await ask(t);
    const other = await ask(t, { email: 'druga@example.com' });
    await restrictReports(t.deps, { id: other.caseId, orders: [kept], admin });
    await expect(closePrivacyRequest(t.deps, { id, answer: 'x', erase: [done, kept], admin })).rejects.toMatchObject({ code: 'order_not_found' });
    expect(t.order(done)?.erasedAt).toBeNull();

    const closed = await closePrivacyRequest(t.deps, { id, answer: 'Usunięto dwa raporty.', erase: [done, running], admin });
    expect(closed.orders.map(({ erased, subjectName }) => [erased, subjectName])).toEqual([
      [true, ''],
      [true, ''],
    ]);
    await eraseLeftovers(t.deps);
    // Whoever has the address is told that the report is gone and why, not that the number is wrong.
    for (const path of [...doors(done), ...doors(running)])
      expect((await t.call(path)).json, path).toMatchObject({ code: 'report_erased', message: expect.stringContaining('na żądanie osoby') });
    expect(existsSync(join(t.deps.config.dataDir, `reports/${done}.pdf`))).toBe(false);
    expect(
      t.deps.db
        .select({ id: orderResults.orderId })
        .from(orderResults)
        .all()
        .map((row) => row.id),
    ).toEqual([kept, kept]);
    expect(t.order(done)).toMatchObject({ subjectName: '', description: '', email: 'anna@example.com', amount: 5000, refundRequestedAt: null });
    expect(t.order(running)).toMatchObject({ subjectName: '', refundReason: 'manual', reportStatus: 'failed' });
    await t.fulfil(running);
    expect(t.order(running)?.reportStatus).toBe('failed');
    expect(
      t.deps.db
        .select()
        .from(orderEvents)
        .all()
        .filter(({ type }) => type === 'erased'),
    ).toHaveLength(2);
    expect(t.deps.db.select().from(pendingErasures).all()).toEqual([]);
  });

  it('ends with an erased report what its buyer watches of the person, finds other accounts that watch them, and looks for nobody meanwhile', async () => {
    const t = await testApp();
    const done = await finished(t);
    const buyer = t.order(done)?.userId as string;
    const cookie = `lustro=${await t.deps.sessions.create(buyer)}`;
    const watch = async (cookies: string, name: string) =>
      (
        await t.call('/api/user/subjects', {
          cookie: cookies,
          body: { name, kind: 'person', relation: 'other', description: 'prawniczka', keywords: '', links: [] },
        })
      ).status;
    const chosen = (await t.call(`/api/user/orders/${done}/choose`, { method: 'POST', cookie })).status;
    const stranger = await member(t, { firstName: 'Piotr', lastName: 'Lis', plan: 'alert' });
    expect([chosen, await watch(stranger.cookie, 'Anna Kowalska')]).toEqual([200, 200]);
    const names = (userId: string) =>
      t.deps.db
        .select()
        .from(watchedSubjects)
        .where(eq(watchedSubjects.userId, userId))
        .all()
        .map(({ name }) => name);
    const known = t.deps.db.select().from(mentions).all().length;
    store(t, buyer, [found(t), found(t)]);
    const theirs = t.deps.db
      .select()
      .from(watchedSubjects)
      .all()
      .find(({ userId, name }) => userId === stranger.id && name === 'Anna Kowalska')?.id as string;
    store(t, theirs, [found(t)]);

    const { caseId: id } = await ask(t);
    await restrictReports(t.deps, { id, orders: [done], admin });
    expect((await t.call('/api/monitoring/run', { method: 'POST', cookie })).json).toMatchObject({ code: 'watching_restricted' });
    expect(watchedByPlan(t.deps).map(({ user }) => user.id)).not.toContain(buyer);
    const reading = ['stats', 'results', 'mentions', 'mentions/export?format=csv', 'chart'].map((call) => `/api/monitoring/${call}`);
    for (const path of [...reading, '/api/recommendations', '/api/alerts/active', '/api/alerts/closed'])
      expect((await t.call(path, { cookie })).json, path).toMatchObject({ code: 'watching_restricted', message: expect.stringContaining('nie pokazujemy') });
    expect((await t.call('/api/monitoring/stats', { cookie: stranger.cookie })).status, 'of others nothing is withheld').toBe(200);
    const [one] = await listPrivacyRequests(t.deps);
    expect(one?.watched.map(({ name, description, mentions: n }) => [name, description, n])).toEqual([
      ['Anna Kowalska', expect.any(String), known + 2],
      ['Anna Kowalska', 'prawniczka', 1],
    ]);
    const others = t.deps.db.select().from(watchedSubjects).all();
    const lis = others.find(({ name }) => name === 'Piotr Lis')?.id as string;
    await expect(closePrivacyRequest(t.deps, { id, answer: 'x', erase: [done], eraseWatched: [lis], admin })).rejects.toMatchObject({
      code: 'subject_not_found',
    });
    expect([t.order(done)?.erasedAt, names(buyer)]).toEqual([null, ['Anna Kowalska']]);

    await closePrivacyRequest(t.deps, { id, answer: 'Usunięto.', erase: [done], eraseWatched: [theirs], admin });
    expect([names(buyer), names(stranger.id)]).toEqual([[], ['Piotr Lis']]);
    expect((await t.call('/api/monitoring/stats', { cookie })).json, 'before the rows are gone').toMatchObject({ total: 0 });
    await eraseLeftovers(t.deps);
    expect(t.deps.db.select().from(mentions).all()).toEqual([]);
    confirmEarlier(t.deps);
    expect(names(buyer)).toEqual([]);
  });

  it('shows which waiting lists hold the address the answer goes to', async () => {
    const t = await testApp();
    await ask(t);
    const waits = { email: 'Osoba@example.com', service: 'red-alert', consent: CONSENT_WAITING_VERSION };
    for (const email of [waits.email, 'ktos@example.com']) await t.call('/api/waiting-list', { body: { ...waits, email } });
    expect(await listPrivacyRequests(t.deps)).toMatchObject([{ email: 'osoba@example.com', waiting: ['red-alert'] }]);
  });

  it('is forgotten three years after it was closed', async () => {
    const t = await testApp();
    const [{ caseId: closed }, { caseId: open }] = [await ask(t), await ask(t)];
    await closePrivacyRequest(t.deps, { id: closed, answer: 'x', admin });
    const ids = () =>
      t.deps.db
        .select({ id: privacyRequests.id })
        .from(privacyRequests)
        .all()
        .map((row) => row.id);
    await cleanUp(t.deps);
    expect(ids()).toEqual(expect.arrayContaining([closed, open]));
    t.passTime(addYears(t.clock(), 3).getTime() - t.clock().getTime() + 1);
    await cleanUp(t.deps);
    expect(ids()).toEqual([open]);
  });
});

describe('how a person described is informed (art. 14)', () => {
  const post = (t: TestApp, cookie: string, id: string, body: Record<string, unknown>) => t.call(`/api/admin/notices/${id}`, { cookie, body });

  it('is recorded for each paid order about somebody else, with the letter that goes with it, and survives the report without its words', async () => {
    const t = await testApp();
    const { cookie } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
    const other = await finished(t, { relation: 'other', purpose: 'partner' });
    await finished(t, { relation: 'self', subjectName: 'Zofia Sama' });
    await finished(t, { relation: 'brand', subjectName: 'Pracownia Forma sp. z o.o.' });
    await t.placeOrder({ relation: 'other', subjectName: 'Nieopłacony Jan' });
    const list = async () => (await t.call('/api/admin/notices', { cookie })).json as AdminNotice[];
    const missing = async () => ((await t.call('/api/admin/summary', { cookie })).json as AdminSummary).notices;
    const [one, ...rest] = await list();
    expect([one?.id, one?.record, one?.relation, rest, await missing()]).toEqual([other, null, 'other', [], 1]);
    const said = one?.letter.replace(/\u00a0/g, ' ');
    for (const words of ['poznanie partnera lub kontrahenta', '/dane-w-raporcie', 'Prezesa UODO', 'raport do 20 listopada 2028']) expect(said).toContain(words);
    expect(said).not.toContain(t.order(other)?.email);

    for (const bad of [{}, { state: 'exempt', reason: 'effort' }, { state: 'exempt', reason: 'lenistwo', note: 'x' }, { state: 'sent', email: 'x' }])
      expect((await post(t, cookie, other, bad)).json, JSON.stringify(bad)).toMatchObject({ code: 'invalid_input' });
    expect((await post(t, cookie, '0'.repeat(32), { state: 'handed' })).json).toMatchObject({ code: 'order_not_found' });
    await t.deliver();
    t.letters.length = 0;
    const exempt = await post(t, cookie, other, { state: 'exempt', reason: 'effort', note: 'Anna Kowalska nie podaje adresu.' });
    expect(exempt.json).toMatchObject({ record: { state: 'exempt', reason: 'effort', note: 'Anna Kowalska nie podaje adresu.' } });
    t.passTime(1000);
    await post(t, cookie, other, { state: 'handed' });
    t.passTime(1000);
    await post(t, cookie, other, { state: 'sent', email: 'opisana@example.com', note: 'Anna Kowalska, strona kancelarii.' });
    await t.deliver();
    expect(t.letters.map(({ to, template }) => [to, template])).toEqual([
      ['anna@example.com', 'notice-to-hand'],
      ['opisana@example.com', 'notice'],
    ]);
    expect(t.letters[1]?.text.replace(/\u00a0/g, ' ')).toContain('art. 14 RODO');
    expect(t.letters[1]?.text).not.toContain('Twojego zamówienia');
    expect([await missing(), (await list())[0]?.record]).toMatchObject([0, { state: 'sent', reason: null }]);
    const { caseId: id } = await ask(t);
    await closePrivacyRequest(t.deps, { id, answer: 'Usunięto.', erase: [other], admin });
    expect(t.deps.db.select().from(notices).all()).toMatchObject([{ orderId: other, state: 'sent', note: null }]);
    expect(await list()).toEqual([]);
    expect(t.deps.db.select({ detail: adminAudit.detail }).from(adminAudit).where(eq(adminAudit.action, 'notice_record')).all()).toEqual([
      { detail: 'exempt effort' },
      { detail: 'handed' },
      { detail: 'sent' },
    ]);
  });
});
