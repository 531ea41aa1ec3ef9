/** The real durable workflows over a folder: the order of the steps, a retry, a failure for good. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { addMonths } from 'date-fns/addMonths';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OrderEvent } from '../../src/contract/admin.ts';
import { modelAnswers, orders } from '../../src/orders/tables.ts';
import type { Research } from '../../src/research/types.ts';
import { seedOf } from '../../src/workflows/analysts.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';
import { failStep } from '../../src/workflows/fulfil-order.ts';
import { member } from '../app/member.ts';
import { anOrder } from '../app/order-events.ts';
import { paid } from '../app/paid.ts';
import { type TestApp, testApp } from '../app/test-app.ts';
import { sampleReport } from '../report/fixture.ts';

const STAGES = ['research', 'judge', 'pdf'] as const;
type Stage = (typeof STAGES)[number];
const NO_PAGES = { hits: 0, distinct: 0, fetched: 0, failed: 0 };

/**
 * A paid order, and analysts that note when they are called.
 * @param fails how often a stage throws before it works
 */
async function paidOrder(fails: Partial<Record<Stage, number>> = {}, costs: Research['costs'] = []) {
  const called: Stage[] = [];
  const left = { ...fails };
  const call = (stage: Stage) => {
    called.push(stage);
    const times = left[stage] ?? 0;
    left[stage] = times - 1;
    if (times > 0) throw new Error(`${stage} is out of order`);
  };
  const t = await testApp({
    analysts: {
      research: async (subject) => {
        call('research');
        return { subject, queries: [], documents: [], coverage: [], pages: [], costs, totals: NO_PAGES };
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
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.started).toEqual([{ orderId: id, run: 1 }]));
  const folder = mkdtempSync(join(tmpdir(), 'lustro-workflows-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { t, id, called, folder };
}

/** Runs the order's workflow to its end; `again` starts it once more under the same key. */
async function fulfil(t: TestApp, folder: string, orderId: string): Promise<{ again(): Promise<void> }> {
  const workflows = createWorkflows(folder, { retryMs: 1 });
  onTestFinished(() => workflows.stop());
  await workflows.work({ ...t.deps, workflows });
  const again = async () => {
    const execution = await workflows.start('fulfil-order', `${orderId}:1`, { orderId, run: 1 });
    await workflows.waitFor(execution, 30_000);
    expect(workflows.hasEnded(execution)).toBe(true);
  };
  await again();
  return { again };
}

/** What the administrator reads in the order's log from the start of the run on. */
async function logOf(t: TestApp, id: string): Promise<(string | null)[][]> {
  const { cookie } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
  const events = (await t.call(`/api/admin/orders/${id}/events`, { cookie })).json as OrderEvent[];
  return events.filter(({ type }) => ['researched', 'analysed', 'delivered', 'failed'].includes(type)).map(({ type, detail }) => [type, detail]);
}

test('a run that a clock a day ahead has put off is made at once when the clock is right again', async () => {
  const { t, id, called, folder } = await paidOrder();
  const before = createWorkflows(folder);
  await before.start('fulfil-order', `${id}:1`, { orderId: id, run: 1 });
  await before.stop();
  const file = new Database(join(folder, 'workflows.db'));
  file.prepare('update workflow_runs set available_at = ?').run(new Date(Date.now() + 86_400_000).toISOString());
  file.close();
  await fulfil(t, folder, id);
  expect(called).toEqual(STAGES);
});

test('research, judgement, PDF and delivery come in this order, once each, also when the run is started twice', async () => {
  const { t, id, called, folder } = await paidOrder();
  const { again } = await fulfil(t, folder, id);
  await again();
  expect(called).toEqual(STAGES);
  expect((await logOf(t, id)).map(([type]) => type)).toEqual(['researched', 'analysed', 'delivered']);
  expect(t.order(id)).toMatchObject({ reportStatus: 'completed', failureReason: null });
  expect((await t.call(`/api/reports/download/${id}`)).text).toBe('%PDF-1.7 test');
});

test("what a search costs in several currencies is told in the order's log, in grosze rounded up", async () => {
  const costs = [
    { currency: 'USD' as const, amount: 0.0825 },
    { currency: 'PLN' as const, amount: 0.01 },
  ];
  const { t, id, folder } = await paidOrder({}, costs);
  await fulfil(t, folder, id);
  expect((await logOf(t, id))[0]).toEqual(['researched', '0 / 0; 32']);
});

test.each(STAGES)('a stage that fails once is tried again, and what was finished before it is not repeated: %s', async (stage) => {
  const { t, id, called, folder } = await paidOrder({ [stage]: 1 });
  await fulfil(t, folder, id);
  expect(called).toEqual(STAGES.flatMap((each) => (each === stage ? [each, each] : [each])));
  expect(t.order(id)).toMatchObject({ reportStatus: 'completed', failureReason: null });
  await t.deliver();
  expect(t.letters.filter(({ template }) => template === 'report-ready')).toHaveLength(1);
});

test.each([
  ['research', 'processing'],
  ['judge', 'analyzing'],
  ['pdf', 'generating'],
] as const)('a stage that fails for good is given up after four tries, and the order says where: %s', async (stage, status) => {
  const { t, id, called, folder } = await paidOrder({ [stage]: Number.POSITIVE_INFINITY });
  const { again } = await fulfil(t, folder, id);
  await again();
  const before = STAGES.slice(0, STAGES.indexOf(stage));
  expect(called).toEqual([...before, stage, stage, stage, stage]);
  const reason = `${status}: ${stage} is out of order`;
  expect(t.order(id)).toMatchObject({ reportStatus: 'failed', failureReason: reason, completedAt: null });
  expect((await logOf(t, id)).at(-1)).toEqual(['failed', reason]);
  await t.deliver();
  expect(t.letters.map(({ template }) => template).sort()).toEqual(['analysis-failed', 'login-details', 'order-confirmation']);
});

test('the judge is told when it is and until when things are kept, the PDF holds the signed file, the letter how much was not read, the log what models cost', async () => {
  const told: unknown[] = [];
  const drawn: unknown[] = [];
  const query = sampleReport.coverage.queries[0] as (typeof sampleReport.coverage.queries)[0];
  const queries = (['ok', 'error', 'blocked', 'blocked', 'ok'] as const).map((state) => ({ ...query, status: state }) as typeof query);
  const report = { ...sampleReport, coverage: { ...sampleReport.coverage, queries } };
  const t = await testApp({
    report,
    analysts: {
      judge: async (_subject, _found, meta) => {
        told.push(meta);
        return report;
      },
      pdf: async (_report, signed) => {
        drawn.push(signed?.slice(0, 1));
        return Buffer.from('%PDF-1.7 first');
      },
    },
  });
  const id = await paid(t);
  const version = 'report' as const;
  const asked = { orderId: id, version, key: 'k', model: 'm', purpose: 'stories' as never, tokensIn: 1, tokensOut: 1 };
  t.deps.db
    .insert(modelAnswers)
    .values({ ...asked, grosze: 1 })
    .run();
  await t.fulfil(id);
  const now = t.clock();
  const kept = { reportDate: addMonths(now, 24).toISOString(), sourcesDate: addMonths(now, 12).toISOString() };
  expect([told, drawn]).toEqual([[{ seed: seedOf(id), now: now.toISOString(), demo: true, included: false, ...kept }], ['{']]);
  expect(readFileSync(join(t.deps.config.dataDir, `reports/${id}.pdf`), 'utf8')).toBe('%PDF-1.7 first');
  expect((await logOf(t, id))[1]).toEqual(['analysed', `${report.coverage.totals.sources}; 1`]);
  await t.deliver();
  const ready = t.letters.find(({ template }) => template === 'report-ready')?.text.replaceAll('\u00a0', ' ');
  expect(ready).toContain('3 zapytania nie dostały odpowiedzi');
});

test('a run that fails writes to whoever paid and waits: not to one whose money goes back, who has a plan, or has paid nothing', async () => {
  const { t, db } = await anOrder();
  const at = t.clock();
  const rows: [string, Parameters<typeof anOrder>[1]][] = [
    ['paid', { paidAt: at, paymentStatus: 'paid' }],
    ['asked', { paidAt: at, paymentStatus: 'paid', refundRequestedAt: at }],
    ['plan', { paidAt: at, paymentStatus: 'paid', included: true }],
    ['unpaid', {}],
  ];
  for (const [id, over] of rows) {
    await anOrder(t, { id, email: `${id}@example.com`, reportStatus: 'processing', run: 1, ...over });
    for (let again = 0; again < 2; again++) failStep(t.deps, { orderId: id, run: 1 }, 'processing', 'no answer');
    failStep(t.deps, { orderId: id, run: 0 }, 'analyzing', 'late');
  }
  await t.deliver();
  expect(t.letters.map(({ to, template }) => [to, template])).toEqual([['paid@example.com', 'analysis-failed']]);
  expect(
    db
      .select()
      .from(orders)
      .all()
      .map(({ failureReason }) => failureReason),
  ).toEqual([null, ...rows.map(() => 'processing: no answer')]);
});
