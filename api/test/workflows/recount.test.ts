/** The recount over the real durable workflows: once, with retries, and never behind somebody else's search. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Recount } from '../../src/contract/recount.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';
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
