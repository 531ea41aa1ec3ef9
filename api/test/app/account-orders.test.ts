import { describe, expect, it } from 'vitest';
import type { StartedRound } from '../../src/contract/monitoring.ts';
import type { AccountOrder, OrderReport } from '../../src/contract/orders.ts';
import type { Dashboard } from '../../src/contract/profile.ts';
import type { WatchedSubjects } from '../../src/contract/watched.ts';
import { hold } from '../../src/orders/transitions.ts';
import { monitorStep } from '../../src/workflows/monitor-subject.ts';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { goodOrder, type TestApp, testApp } from './test-app.ts';

const OWN = { email: 'anna@example.com', subjectName: 'Piekarnia Sowa', relation: 'brand' };

/** The app with an engine whose reports are on what was ordered. */
const reporting = () => testApp({ analysts: { judge: async ({ name }) => ({ ...sampleReport, subject: { ...sampleReport.subject, name } }) } });

/** Orders, pays and delivers a report. @param cookie the session the order is placed in */
async function deliver(t: TestApp, over: Record<string, unknown>, cookie?: string): Promise<string> {
  const { json } = await t.call('/api/reports/create-order', { body: { ...goodOrder, ...over }, ...(cookie ? { cookie } : {}) });
  const { orderId, checkoutUrl } = json as { orderId: string; checkoutUrl: string };
  await t.pay(new URL(checkoutUrl, 'http://x').searchParams.get('payment_intent') ?? '');
  await t.call(`/api/reports/verify-and-start/${orderId}`, { method: 'POST' });
  await t.fulfil(orderId);
  t.passTime(60_000);
  return orderId;
}

const listed = async (t: TestApp, cookie: string) => (await t.call('/api/user/orders', { cookie })).json as AccountOrder[];
const shown = async (t: TestApp, cookie: string) => ((await t.call('/api/user/dashboard', { cookie })).json as Dashboard).analysis?.subjectName ?? null;

describe('my reports compared', () => {
  const compare = (t: TestApp, ids: string[], cookie?: string) => t.call(`/api/user/comparison?orders=${ids.join()}`, cookie ? { cookie } : {});

  it('side by side are those of my account alone, accepted and not withheld', async () => {
    const t = await reporting();
    const { cookie } = await member(t);
    const [mine, rival] = [await deliver(t, OWN, cookie), await deliver(t, { ...OWN, subjectName: 'Piekarnia Kłos', relation: 'other' }, cookie)];
    const strangers = await deliver(t, { ...OWN, email: 'obca@example.com' });
    const unaccepted = await deliver(t, OWN);
    const answer = await compare(t, [mine, rival], cookie);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ kind: 'subjects', comparable: true, sides: [{ subjectName: 'Piekarnia Sowa' }, { subjectName: 'Piekarnia Kłos' }] });
    const pdf = await t.call(`/api/user/comparison/pdf?orders=${mine},${rival}`, { cookie });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toContain('porownanie-raportow.pdf');
    expect((await t.call(`/api/user/comparison/pdf?orders=${mine},${strangers}`, { cookie })).status).toBe(404);
    expect((await compare(t, [mine, rival])).status).toBe(401);
    for (const other of [strangers, unaccepted]) expect((await compare(t, [mine, other], cookie)).status).toBe(404);
    for (const ids of [[mine], [mine, mine], [mine, rival, strangers, unaccepted], ['x', 'y']]) expect((await compare(t, ids, cookie)).status).toBe(400);
    t.deps.db.transaction((tx) => hold(tx, rival, 'LU-2026-AAAAAA', t.clock()));
    expect((await compare(t, [mine, rival], cookie)).status).toBe(409);
  });

  it('over time say that nothing has changed when nothing has', async () => {
    const t = await reporting();
    const { cookie } = await member(t);
    const [first, second] = [await deliver(t, OWN, cookie), await deliver(t, OWN, cookie)];
    expect((await compare(t, [second, first], cookie)).json).toMatchObject({ kind: 'time', unchanged: true, added: [], gone: [] });
  });

  it('the report before this one is named to its owner alone', async () => {
    const t = await reporting();
    const { cookie } = await member(t);
    const strangers = await deliver(t, OWN);
    const [first, rival, second] = [
      await deliver(t, OWN, cookie),
      await deliver(t, { ...OWN, subjectName: 'Piekarnia Kłos', relation: 'other' }, cookie),
      await deliver(t, { ...OWN, subjectName: 'PIEKARNIA SOWA' }, cookie),
    ];
    const earlier = async (id: string, by?: string) => ((await t.call(`/api/orders/${id}`, by ? { cookie: by } : {})).json as OrderReport).earlierId;
    expect(await Promise.all([first, rival, second].map((id) => earlier(id, cookie)))).toEqual([undefined, undefined, first]);
    expect([await earlier(second), await earlier(second, (await member(t, { email: 'obca@example.com' })).cookie)]).toEqual([undefined, undefined]);
    expect(await earlier(strangers, cookie)).toBeUndefined();
  });
});

describe('my reports and orders', () => {
  it('lists every order of the account, the newest first, with what became of it', async () => {
    const t = await reporting();
    const { cookie } = await member(t, { confirmed: false });
    const first = await deliver(
      t,
      { ...OWN, invoice: { nip: '5260250274', companyName: 'Sowa sp. z o.o.', companyAddress: 'Lipowa 1, 20-001 Lublin' } },
      cookie,
    );
    const second = await deliver(t, { ...OWN, subjectName: 'Piekarnia Kłos', relation: 'other' }, cookie);
    expect(await listed(t, cookie)).toMatchObject([
      { orderId: second, subjectName: 'Piekarnia Kłos', accepted: true, chosen: false, readable: true, invoiceFor: null, refund: null },
      { orderId: first, subjectName: 'Piekarnia Sowa', accepted: true, chosen: true, readable: true, invoiceFor: 'Sowa sp. z o.o.', reportStatus: 'completed' },
    ]);
    expect((await t.call('/api/user/orders')).status).toBe(401);
  });

  it('keeps the dashboard on its subject when a report on a rival comes later, until another is chosen', async () => {
    const t = await reporting();
    const { cookie } = await member(t, { confirmed: false });
    await deliver(t, OWN, cookie);
    const rival = await deliver(t, { ...OWN, subjectName: 'Piekarnia Kłos', relation: 'other' }, cookie);
    expect(await shown(t, cookie)).toBe('Piekarnia Sowa');
    const chosen = await t.call(`/api/user/orders/${rival}/choose`, { method: 'POST', cookie });
    expect((chosen.json as AccountOrder[]).map((order) => order.chosen)).toEqual([true, false]);
    expect(await shown(t, cookie)).toBe('Piekarnia Kłos');
    await deliver(t, { ...OWN, subjectName: 'piekarnia kłos' }, cookie);
    expect(await shown(t, cookie), 'the newest report on the chosen subject').toBe('piekarnia kłos');
  });

  it('holds back what a stranger ordered with this e-mail until its owner accepts it', async () => {
    const t = await reporting();
    const { cookie } = await member(t, { confirmed: false });
    const strange = await deliver(t, { ...OWN, subjectName: 'Ktoś Inny', relation: 'self' });
    expect(await listed(t, cookie)).toMatchObject([{ orderId: strange, accepted: false, chosen: false }]);
    expect(await shown(t, cookie)).toBeNull();
    await t.deliver();
    expect(t.letters.find(({ subject }) => subject === 'Nowe zamówienie na Twoim koncie')?.text).toContain('dopóki go nie przyjmiesz');
    const accepted = await t.call(`/api/user/orders/${strange}/accept`, { method: 'POST', cookie });
    expect(accepted.json).toMatchObject([{ orderId: strange, accepted: true, chosen: true }]);
    expect(await shown(t, cookie)).toBe('Ktoś Inny');
  });

  it('takes the order that an account was made for without a question, and never another account’s', async () => {
    const t = await reporting();
    const orderId = await deliver(t, { ...OWN, email: 'nowa@example.com' });
    const other = await member(t);
    expect(t.order(orderId)?.acceptedAt).not.toBeNull();
    for (const act of ['accept', 'choose'])
      expect((await t.call(`/api/user/orders/${orderId}/${act}`, { method: 'POST', cookie: other.cookie })).status).toBe(404);
    expect(await listed(t, other.cookie)).toEqual([]);
  });
});

describe('what monitoring watches', () => {
  it('is the brand that was ordered, not its buyer; neither a rival nor what a stranger ordered replaces it', async () => {
    const watched: { name: string; kind: string }[] = [];
    const t = await testApp({
      analysts: {
        watch: async ({ subject }) => {
          watched.push({ name: subject.name, kind: subject.kind });
          return { sightings: [], setAside: 0, seen: [], asked: [], unanswered: [] };
        },
      },
    });
    const { cookie } = await member(t, { confirmed: false });
    const seed = async () => ((await t.call('/api/user/subjects', { cookie })).json as WatchedSubjects).subjects.find(({ chosen }) => chosen);
    expect(await seed(), 'without an order').toMatchObject({ name: 'Anna Kowalska', kind: 'person' });
    await deliver(t, { ...OWN, subjectName: 'Ktoś Inny', relation: 'self' });
    expect((await seed())?.name).toBe('Anna Kowalska');
    await deliver(t, { ...OWN, subjectName: 'Piekarnia Kłos', relation: 'other' }, cookie);
    expect((await seed())?.name).toBe('Anna Kowalska');
    await deliver(t, { ...OWN, subjectName: 'Młyn Żytni', relation: 'brand', purpose: 'partner' }, cookie);
    expect((await seed())?.name, 'a partner that was looked at').toBe('Anna Kowalska');
    await deliver(t, OWN, cookie);
    const brand = await seed();
    expect(brand?.name).toBe('Piekarnia Sowa');
    expect(brand?.kind).not.toBe('person');
    // Once somebody has asked for a round, what is watched stays until another is chosen.
    const { roundId } = (await t.call('/api/monitoring/run', { method: 'POST', cookie })).json as StartedRound;
    await monitorStep(t.deps, { roundId }, new AbortController().signal);
    expect(watched).toMatchObject([{ name: 'Piekarnia Sowa' }]);
    const other = await deliver(t, { ...OWN, subjectName: 'Cukiernia Rurka' }, cookie);
    expect((await seed())?.name).toBe('Piekarnia Sowa');
    await t.call(`/api/user/orders/${other}/choose`, { method: 'POST', cookie });
    expect((await seed())?.name).toBe('Cukiernia Rurka');
  });
});
