/** The recount over the real durable workflows: once, with retries, and never behind somebody else's search. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Recount } from '../../src/contract/recount.ts';
import { eraseOldResearch } from '../../src/orders/erase.ts';
import { seedOf } from '../../src/workflows/analysts.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';
import { countStep, recountPdfStep, showStep } from '../../src/workflows/recount.ts';
import { paid } from '../app/paid.ts';
import { type TestApp, testApp } from '../app/test-app.ts';
import { sampleReport } from '../report/fixture.ts';

const state = async (t: TestApp, id: string) => ((await t.call(`/api/reports/recount/${id}`)).json as { recount: Recount | null }).recount?.state;

/** A delivered report, and analysts that fail as often as they are told. @param searching whether a search ends */
async function delivered(fails: { judge?: number; pdf?: number } = {}, searching = Promise.resolve()) {
  let [left, delivering] = [{ judge: 0, pdf: 0, ...fails }, true];
  const called: string[] = [];
  const call = (stage: 'judge' | 'pdf') => {
    if (delivering) return;
    called.push(stage);
    left = { ...left, [stage]: left[stage] - 1 };
    if (left[stage] >= 0) throw new Error(`${stage} is out of order`);
  };
  const t = await testApp({
    analysts: {
      research: async (subject) => {
        if (!delivering) await searching;
        return { subject, queries: [], documents: [], coverage: [], pages: [], costs: [], totals: { hits: 0, distinct: 0, fetched: 0, failed: 0 } };
      },
      judge: async () => {
        call('judge');
        return sampleReport;
      },
      pdf: async () => {
        call('pdf');
        return Buffer.from('%PDF-1.7 test');
      },
    },
  });
  const place = async (email: string) => {
    const { id, intent } = await t.placeOrder({ email });
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    return id;
  };
  const id = await place('anna@example.com');
  await t.fulfil(id);
  delivering = false;
  const folder = mkdtempSync(join(tmpdir(), 'lustro-workflows-'));
  const workflows = createWorkflows(folder, { retryMs: 1 });
  onTestFinished(async () => {
    await workflows.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  t.deps.workflows = workflows;
  await workflows.work(t.deps);
  const ask = () => t.call(`/api/reports/recount/${id}`, { body: { notMe: [1], me: [] } });
  return { t, id, called, ask, place, workflows };
}

test('judgement, PDF and the new report come once each, also when the run is started twice', async () => {
  const { t, id, called, ask, workflows } = await delivered();
  expect((await ask()).status).toBe(200);
  await vi.waitFor(async () => expect(await state(t, id)).toBe('done'), { timeout: 30_000 });
  const execution = await workflows.start('recount', `recount:${id}:1`, { recountOf: id, attempt: 1 });
  await workflows.waitFor(execution, 30_000);
  expect(called).toEqual(['judge', 'pdf']);
  await t.deliver();
  expect(t.letters.filter(({ template }) => template === 'report-recounted')).toHaveLength(1);
});

test('a step that fails once is tried again; one that fails for good leaves the first report, and another try', async () => {
  const once = await delivered({ pdf: 1 });
  await once.ask();
  await vi.waitFor(async () => expect(await state(once.t, once.id)).toBe('done'), { timeout: 30_000 });
  expect(once.called).toEqual(['judge', 'pdf', 'pdf']);

  const never = await delivered({ judge: 4 });
  await never.ask();
  await vi.waitFor(async () => expect(await state(never.t, never.id)).toBe('failed'), { timeout: 30_000 });
  expect(never.called).toHaveLength(4);
  expect((await never.t.call(`/api/orders/${never.id}`)).json).toMatchObject({ reportStatus: 'completed', crewaiResult: { subject: sampleReport.subject } });
  await never.t.deliver();
  expect(never.t.letters.filter(({ template }) => template === 'report-recounted')).toEqual([]);
  await never.ask();
  await vi.waitFor(async () => expect(await state(never.t, never.id)).toBe('done'), { timeout: 30_000 });
});

test('searches that take their time do not hold it up', async () => {
  const { promise: searching, resolve: end } = Promise.withResolvers<void>();
  const { t, id, ask, place, workflows } = await delivered({}, searching);
  const searches = ['maria@example.com', 'ewa@example.com', 'jan@example.com'];
  for (const email of searches) {
    const other = await place(email);
    await workflows.start('fulfil-order', `order:${other}:run:1`, { orderId: other, run: 1 });
  }
  await ask();
  await vi.waitFor(async () => expect(await state(t, id)).toBe('done'), { timeout: 30_000 });
  end();
});

test('what was marked goes to the judge with its copies, as of the first report; too few sources left give the price back, and one letter tells it', async () => {
  const told: unknown[][] = [];
  const drawn: unknown[] = [];
  let report = sampleReport;
  const t = await testApp({
    analysts: {
      judge: async (_subject, _found, meta, again) => {
        told.push([meta, again]);
        return report;
      },
      pdf: async (_report, signed) => {
        drawn.push(signed?.slice(0, 1));
        return Buffer.from('%PDF-1.7 again');
      },
    },
  });
  const id = await paid(t);
  await t.fulfil(id);
  t.passTime(60_000);
  const { evidence, setAside, method, coverage } = sampleReport;
  const copied = evidence.find(({ copies }) => copies.length > 0);
  const marks = {
    notMe: [1, copied?.n ?? 2],
    me: [
      [0, 1],
      [1, 0],
    ],
  };
  expect((await t.call(`/api/reports/recount/${id}`, { body: marks })).status).toBe(200);
  report = { ...sampleReport, coverage: { ...coverage, enough: false, totals: { ...coverage.totals, sources: 49 } } };
  const input = { recountOf: id, attempt: 1 };
  expect(await countStep(t.deps, input)).toEqual({ sources: 49 });
  const { generatedAt: now, retention, demo } = method;
  expect(told[1]).toEqual([
    { seed: seedOf(id, 2), now, recountedAt: t.clock().toISOString(), demo, included: false, ...retention },
    {
      marks: {
        notMe: evidence.filter(({ n }) => marks.notMe.includes(n)).flatMap(({ url, copies }) => [url, ...copies.map((copy) => copy.url)]),
        me: [setAside[0]?.pages[1]?.url, setAside[1]?.pages[0]?.url],
      },
      readings: sampleReport.readings?.pages ?? [],
    },
  ]);
  const file = `reports/${id}-2.pdf`;
  expect([await recountPdfStep(t.deps, input), readFileSync(join(t.deps.config.dataDir, file), 'utf8'), drawn]).toEqual([
    { file },
    '%PDF-1.7 again',
    ['{', '{'],
  ]);
  expect([await showStep(t.deps, input), await state(t, id)]).toEqual([{ shown: true }, 'done']);
  expect(t.order(id)).toMatchObject({ enough: false, sources: 49, refundReason: 'few_sources', reportFilePath: file });
  await t.deliver();
  const letters = t.letters.filter(({ template }) => template === 'report-recounted');
  expect(letters.map(({ to, text }) => [to, text.includes('zwracamy Ci')])).toEqual([['anna@example.com', true]]);
  eraseOldResearch(t.deps, new Date(t.clock().getTime() + 1));
  expect((await t.call(`/api/reports/recount/${id}`, { body: marks })).json, 'also when its pages are gone').toMatchObject({ recount: { state: 'done' } });
  expect((await t.call(`/api/reports/recount/${id}`, { body: { notMe: [1], me: [] } })).json).toMatchObject({ code: 'recount_used' });
});
