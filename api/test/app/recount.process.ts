import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addMonths } from 'date-fns/addMonths';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import type { OrderEvent } from '../../src/contract/admin.ts';
import type { OrderReport } from '../../src/contract/orders.ts';
import type { DataExport } from '../../src/contract/profile.ts';
import type { Recount, RecountMarks } from '../../src/contract/recount.ts';
import type { Report } from '../../src/contract/report.ts';
import { eraseReport, filesOf, snapshotFile } from '../../src/orders/erase-report.ts';
import { orderResults, recounts } from '../../src/orders/tables.ts';
import { hold, release } from '../../src/orders/transitions.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { seedOf } from '../../src/workflows/analysts.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { exportStep } from '../../src/workflows/export-data.ts';
import { countStep, recountPdfStep, showStep } from '../../src/workflows/recount.ts';
import { judge } from '../../src/workflows/tasks.ts';
import { page, research, web } from '../analysis/factory.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const NAMESAKE = page({
  url: 'https://kielce.test/dentysta',
  title: 'Nowy gabinet w Kielcach',
  text: 'Dentysta Jan Kowalski z Kielc otworzył gabinet przy rynku. Pacjenci chwalą spokój i punktualność.',
});
const ORDER = { subjectName: 'Jan Kowalski', description: 'architekt, Gdynia' };

/** The app with the real judgement over an invented web of `n` pages and one namesake's. */
const app = (n: number, over: Parameters<typeof testApp>[0] = {}) =>
  testApp({
    ...over,
    analysts: {
      research: async (subject) => research(subject, [...web(n), NAMESAKE]),
      judge: async (subject, found, meta, again) => judge({ subject, found, meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false }, ...again }),
      pdf: async (report) => Buffer.from(`%PDF-1.7 ${report.method.code}`),
      ...over.analysts,
    },
  });

async function delivered(t: TestApp): Promise<string> {
  const { id, intent } = await t.placeOrder(ORDER);
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.fulfil(id);
  t.passTime(60_000);
  return id;
}

const ask = (t: TestApp, id: string, marks: unknown) => t.call(`/api/reports/recount/${id}`, { body: marks });
const state = async (t: TestApp, id: string) => ((await t.call(`/api/reports/recount/${id}`)).json as { recount: Recount | null }).recount;
const reportOf = async (t: TestApp, id: string, version = '') => ((await t.call(`/api/orders/${id}${version}`)).json as OrderReport).crewaiResult as Report;
const pdfOf = async (t: TestApp, id: string, version = '') => (await t.call(`/api/reports/download/${id}${version}`)).text;

/** Does the steps of the recount that is under way. */
async function count(
  t: TestApp,
  id: string,
  steps: readonly ((deps: TestApp['deps'], input: { recountOf: string; attempt: number }) => Promise<unknown>)[] = STEPS,
) {
  const input = { recountOf: id, attempt: t.deps.db.select().from(recounts).where(eq(recounts.orderId, id)).get()?.attempt ?? 0 };
  for (const step of steps) await step(t.deps, input);
}
const STEPS = [countStep, recountPdfStep, showStep] as const;

async function eventsOf(t: TestApp, id: string): Promise<string[]> {
  const { cookie } = await member(t, { isAdmin: true });
  return ((await t.call(`/api/admin/orders/${id}/events`, { cookie })).json as OrderEvent[]).map(({ type }) => type);
}
async function lettersOf(t: TestApp, template: string) {
  await t.deliver();
  return t.letters.filter((letter) => letter.template === template).map((letter) => letter.text.replaceAll('\u00a0', ' '));
}
const tick = async (t: TestApp) => {
  const background = startBackground(t.deps, { scheduled: false });
  await background.tick();
  await background.stop();
};

const MARKS: RecountMarks = { notMe: [2], me: [[0, 0]] };

describe('a report counted again', () => {
  it('differs by exactly what was marked; both reports and both PDFs stay, and one letter tells it', async () => {
    const t = await app(60);
    const id = await delivered(t);
    const first = await reportOf(t, id);
    const out = first.evidence.find(({ n }) => n === 2);
    expect(await state(t, id)).toEqual({ state: 'open' });
    const asked = await ask(t, id, MARKS);
    expect([asked.status, asked.json]).toEqual([200, { recount: { state: 'counting' } }]);
    expect(t.workflows.at(-1)).toEqual({ name: 'recount', input: { recountOf: id, attempt: 1 } });
    await count(t, id);

    const again = await reportOf(t, id);
    expect(again.evidence.map(({ url }) => url).sort()).toEqual([...first.evidence.filter(({ n }) => n !== 2).map(({ url }) => url), NAMESAKE.url].sort());
    expect(again.coverage.notes.join(' ').replaceAll('\u00a0', ' ')).toContain('„to nie ja” odłożono na bok 1 stronę');
    expect(await state(t, id)).toMatchObject({
      state: 'done',
      firstAt: first.method.generatedAt,
      difference: {
        out: [{ title: out?.title, domain: out?.domain }],
        back: [{ domain: 'kielce.test' }],
        sources: { from: 60, to: 60 },
        headline: { from: first.headline.text, to: again.headline.text },
      },
    });
    expect(await reportOf(t, id, '/first')).toEqual(first);
    expect([await pdfOf(t, id), await pdfOf(t, id, '/first')]).toEqual([`%PDF-1.7 ${again.method.code}`, `%PDF-1.7 ${first.method.code}`]);
    expect(again.method.code).not.toBe(first.method.code);
    // What its pages say is from the first analysis.
    expect([again.method.generatedAt, again.method.recountedAt]).toEqual([first.method.generatedAt, t.clock().toISOString()]);
    // Neither the claim's term nor the promise of erasure begins anew.
    expect(again.method.retention).toEqual(first.method.retention);
    expect(((await t.call(`/api/orders/${id}`)).json as OrderReport).completedAt).toBe(new Date(t.clock().getTime() - 60_000).toISOString());

    const [letter, ...more] = await lettersOf(t, 'report-recounted');
    expect(more).toEqual([]);
    expect(letter).toContain('Odłożone („to nie ja”): 1 źródło');
    expect(letter).toContain(`/report/${id}?wersja=1`);
    expect(letter).not.toContain('należy się zwrot całej ceny');
    expect((await eventsOf(t, id)).slice(-2)).toEqual(['recount_requested', 'recounted']);
  });

  it('happens once, whatever is repeated and whoever asks again', async () => {
    const t = await app(60);
    const id = await delivered(t);
    await ask(t, id, MARKS);
    expect((await ask(t, id, { notMe: [2, 2], me: [[0, 0]] })).json).toEqual({ recount: { state: 'counting' } });
    expect((await ask(t, id, { notMe: [3], me: [] })).json).toMatchObject({ code: 'recount_used' });
    await count(t, id, [countStep, countStep, recountPdfStep, recountPdfStep, showStep, showStep]);
    const again = await reportOf(t, id);
    await count(t, id);
    await tick(t);
    expect(await reportOf(t, id)).toEqual(again);
    expect((await ask(t, id, { notMe: [3], me: [] })).status).toBe(409);
    expect(t.workflows.filter(({ name }) => name === 'recount')).toHaveLength(1);
    expect(await lettersOf(t, 'report-recounted')).toHaveLength(1);
    expect((await eventsOf(t, id)).filter((type) => type === 'recounted')).toHaveLength(1);
  });

  it('keeps the promise of a first report: too few sources left give the price back, once, and both letters say so', async () => {
    const t = await app(52);
    const id = await delivered(t);
    expect(t.order(id)).toMatchObject({ enough: true, refundRequestedAt: null });
    await ask(t, id, { notMe: [1, 2, 3], me: [] });
    await count(t, id);
    await tick(t);
    expect(t.order(id)).toMatchObject({ enough: false, sources: 49, refundReason: 'few_sources' });
    expect((await lettersOf(t, 'report-recounted'))[0]).toContain('dlatego zwracamy Ci 50,00 zł');
    const refunds = await lettersOf(t, 'refund-few-sources');
    expect(refunds.map((text) => text.includes('49 różnych źródeł'))).toEqual([true]);
    expect((await reportOf(t, id)).coverage.notes.join(' ')).toContain('należy się zwrot całej ceny');
  });

  it('takes no right away that the first report gave: a refund stays, and is not made twice', async () => {
    const t = await app(49);
    const id = await delivered(t);
    const { refundId, refundedAt } = t.order(id) ?? {};
    expect(refundId).toEqual(expect.any(String));
    await ask(t, id, { notMe: [], me: [[0, 0]] });
    await count(t, id);
    await tick(t);
    expect(t.order(id)).toMatchObject({ enough: false, sources: 50, refundId, refundedAt });
    expect((await lettersOf(t, 'report-recounted'))[0]).not.toContain('należy się zwrot całej ceny');
    expect(await lettersOf(t, 'refund-few-sources')).toHaveLength(1);
  });

  it('refuses what is not of this report, and what is not marks at all', async () => {
    const t = await app(12);
    const id = await delivered(t);
    for (const marks of [
      { notMe: [13], me: [] },
      { notMe: [0], me: [] },
      { notMe: [1.5], me: [] },
      { notMe: ['1'], me: [] },
      { notMe: [], me: [] },
      { notMe: [], me: [[1, 0]] },
      { notMe: [], me: [[0, 1]] },
      { notMe: [], me: [[0, -1]] },
      { notMe: [], me: [['0', '__proto__']] },
      { notMe: Array.from({ length: 1_001 }, () => 1), me: [] },
      { notMe: { length: 1 }, me: [] },
      [],
    ])
      expect((await ask(t, id, marks)).status, JSON.stringify(marks).slice(0, 60)).toBe(400);
    expect((await ask(t, '0'.repeat(32), MARKS)).status).toBe(404);
    expect((await ask(t, 'nie-ma', MARKS)).status).toBe(404);
    const { id: unpaid } = await t.placeOrder(ORDER);
    expect((await ask(t, unpaid, MARKS)).json).toMatchObject({ code: 'report_not_ready' });
    expect(t.deps.db.select().from(recounts).all()).toEqual([]);
  });

  it('is asked for only so often from one address', async () => {
    const t = await app(12);
    const id = await delivered(t);
    for (let i = 0; i < 30; i++) expect((await ask(t, id, { notMe: [99], me: [] })).status).toBe(400);
    expect((await ask(t, id, MARKS)).status).toBe(429);
  });

  it('is neither begun nor finished while the report is withheld, and goes on by itself once it is released', async () => {
    const t = await app(12);
    const id = await delivered(t);
    t.deps.db.transaction((tx) => hold(tx, id, 'LU-1', t.clock()));
    expect((await ask(t, id, MARKS)).status).toBe(451);
    t.deps.db.transaction((tx) => release(tx, t.order(id) as never, t.clock()));
    await ask(t, id, MARKS);
    await count(t, id, [countStep]);
    t.deps.db.transaction((tx) => hold(tx, id, 'LU-2', t.clock()));
    await count(t, id, [recountPdfStep, showStep]);
    expect(existsSync(join(t.deps.config.dataDir, `reports/${id}-2.pdf`))).toBe(false);
    expect((await t.call(`/api/reports/recount/${id}`)).status).toBe(451);
    t.endRun('run-1');
    await tick(t);
    expect(t.workflows.filter(({ name }) => name === 'recount')).toHaveLength(1);
    t.deps.db.transaction((tx) => release(tx, t.order(id) as never, t.clock()));
    await tick(t);
    await tick(t);
    expect(t.workflows.at(-1)).toEqual({ name: 'recount', input: { recountOf: id, attempt: 2 } });
    await count(t, id);
    expect(await state(t, id)).toMatchObject({ state: 'done' });
    expect(await lettersOf(t, 'report-recounted')).toHaveLength(1);
  });

  it('leaves nothing of a report that is erased meanwhile', async () => {
    const t = await app(12);
    const id = await delivered(t);
    await ask(t, id, MARKS);
    await count(t, id, [countStep]);
    const input = { recountOf: id, attempt: 1 };
    t.deps.db.transaction((tx) => eraseReport(tx, t.order(id) as never, t.clock(), { buyer: false, refund: 'manual' }));
    for (const step of STEPS) await step(t.deps, input);
    expect(t.deps.db.select().from(orderResults).all()).toEqual([]);
    expect(existsSync(join(t.deps.config.dataDir, `reports/${id}-2.pdf`))).toBe(false);
    expect((await ask(t, id, MARKS)).status).toBe(404);
    expect(await lettersOf(t, 'report-recounted')).toEqual([]);
  });

  it('goes with the report when that is erased: both PDFs, and pages that only the first one cites', async () => {
    const t = await app(12);
    const id = await delivered(t);
    const gone = (await reportOf(t, id)).evidence.find(({ n }) => n === 2)?.sha256 ?? '';
    await ask(t, id, MARKS);
    await count(t, id);
    t.passTime(addMonths(t.clock(), 12).getTime() - t.clock().getTime() + 86_400_000);
    await cleanUp(t.deps);
    expect(await filesOf(t.deps, id)).toEqual(expect.arrayContaining([`reports/${id}.pdf`, `reports/${id}-2.pdf`, snapshotFile(gone)]));
    t.deps.db.transaction((tx) => eraseReport(tx, t.order(id) as never, t.clock(), { buyer: false, refund: 'manual' }));
    expect([t.deps.db.select().from(recounts).all(), t.deps.db.select().from(orderResults).all()]).toEqual([[], []]);
  });

  it('is over with the copies of its pages; both PDFs and all that was told go with the report', async () => {
    const t = await app(12);
    const [id, late] = [await delivered(t), await delivered(t)];
    await ask(t, id, MARKS);
    await count(t, id);
    t.passTime(addMonths(t.clock(), 12).getTime() - t.clock().getTime() + 86_400_000);
    await cleanUp(t.deps);
    expect(await state(t, late)).toEqual({ state: 'closed' });
    expect((await ask(t, late, MARKS)).json).toMatchObject({ code: 'recount_closed' });
    expect(await state(t, id)).toMatchObject({ state: 'done' });
    expect((await reportOf(t, id, '/first')).evidence).toHaveLength(12);
    t.passTime(addMonths(t.clock(), 12).getTime() - t.clock().getTime() + 86_400_000);
    await cleanUp(t.deps);
    for (const file of [`${id}.pdf`, `${id}-2.pdf`]) expect(existsSync(join(t.deps.config.dataDir, 'reports', file))).toBe(false);
    expect(t.deps.db.select().from(recounts).all()).toEqual([]);
    expect(await state(t, id)).toBeNull();
  });

  it('that fails for good can be asked for again, with other marks', async () => {
    const t = await app(12);
    const id = await delivered(t);
    await ask(t, id, MARKS);
    // The engine gives every attempt up without a word.
    for (let i = 0; i < 6; i++) {
      t.endRun(`run-${i + 1}`);
      await tick(t);
      await tick(t);
    }
    expect(await state(t, id)).toEqual({ state: 'failed' });
    expect(await eventsOf(t, id)).toContain('recount_failed');
    expect((await ask(t, id, { notMe: [3], me: [] })).json).toEqual({ recount: { state: 'counting' } });
    await count(t, id);
    expect(await state(t, id)).toMatchObject({ state: 'done', difference: { sources: { from: 12, to: 11 } } });
  });

  it('is what the dashboard and the archive of the account hold, the archive beside the first one', async () => {
    const t = await app(12);
    const id = await delivered(t);
    await ask(t, id, MARKS);
    await count(t, id);
    const user = t.deps.db.select().from(users).get();
    const cookie = `lustro=${await t.deps.sessions.create(user?.id as string)}`;
    const again = await reportOf(t, id);
    expect(((await t.call('/api/user/dashboard', { cookie })).json as { analysis: { evidence: unknown[] } }).analysis.evidence).toEqual(again.evidence);
    const { id: exportId } = (await t.call('/api/user/export', { method: 'POST', cookie })).json as DataExport;
    await exportStep(t.deps, { exportId });
    const answer = await t.app.fetch(new Request(`http://localhost:4321/api/user/export/${exportId}`, { headers: { Cookie: cookie } }));
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
    const { orders } = JSON.parse(strFromU8(files['dane.json'] as Uint8Array)) as {
      orders: { report: Report; firstReport: Report; recount: { marks: unknown } }[];
    };
    expect(orders[0]).toMatchObject({ recount: { marks: MARKS }, report: again, firstReport: { method: { code: expect.any(String) } } });
    expect(seedOf(id)).not.toBe(seedOf(id, 2));
  });
});
