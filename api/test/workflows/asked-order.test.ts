/** An order whose judgement asks a language model: what a failed step has asked is not asked again, what it cost is told, and all goes with the report. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OrderEvent } from '../../src/contract/admin.ts';
import { ASKED_LEAST } from '../../src/contract/asked.ts';
import type { Report } from '../../src/contract/report.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { eraseReport } from '../../src/orders/erase-report.ts';
import { orderBook } from '../../src/orders/model-answers.ts';
import { modelAnswers, orders } from '../../src/orders/tables.ts';
import { askMinds } from '../../src/workflows/ask-minds.ts';
import { createWorkflows } from '../../src/workflows/durable.ts';
import { withModelCosts } from '../../src/workflows/model-costs.ts';
import { member } from '../app/member.ts';
import { testApp } from '../app/test-app.ts';
import { sampleReport } from '../report/fixture.ts';
import { json, model, openai, pool, TOKENS } from './model-server.ts';

const LIMITS = { tokens: 1_000_000, grosze: 1_000 };
const NOTHING = { hits: 0, distinct: 0, fetched: 0, failed: 0 };

/** A paid order whose judgement asks the model and fails as often as `fails` says, carried out. */
async function asked(mind: Mind, fails: number) {
  let left = fails;
  const t = await testApp({
    analysts: {
      research: async (subject) => ({ subject, queries: [], documents: [], coverage: [], pages: [], costs: [], totals: NOTHING }),
      judge: async (_subject, _found, _meta, _marks, book) => {
        if (!book) throw new Error('an order has a book');
        const report = await askMinds(sampleReport, [mind], ASKED_LEAST, { book, limits: LIMITS }, sampleReport.method.generatedAt, pool);
        left -= 1;
        if (left >= 0) throw new Error('the disk is full');
        return withModelCosts(report, [mind], book);
      },
      pdf: async () => Buffer.from('%PDF-1.7 test'),
    },
  });
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.started).toEqual([{ orderId: id, run: 1 }]));
  const folder = mkdtempSync(join(tmpdir(), 'lustro-asked-'));
  const workflows = createWorkflows(folder, { retryMs: 1 });
  onTestFinished(async () => {
    await workflows.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await workflows.work({ ...t.deps, workflows });
  await workflows.waitFor(await workflows.start('fulfil-order', `${id}:1`, { orderId: id, run: 1 }), 30_000);
  return { t, id };
}

const PRICES = { in: 10, out: 50 };
const answers = () =>
  model('openai', (_, response) => response.writeHead(200, json).end(openai('Marta Zielińska-Nowak to architektka z Gdyni.')), { prices: PRICES });

test('a judgement that fails and is tried again asks nothing twice, and its cost stands in the log beside that of the search', async () => {
  const { mind, asked: questions } = await answers();
  const { t, id } = await asked(mind, 2);
  expect(questions).toHaveLength(ASKED_LEAST);
  const report = ((await t.call(`/api/orders/${id}`)).json as { crewaiResult: Report }).crewaiResult;
  expect(report.asked?.models).toMatchObject([{ answers: ASKED_LEAST, tokens: ASKED_LEAST * (TOKENS.in + TOKENS.out) }]);
  // 30 · (812 · 10 + 64 · 50) / 1 000 000 USD at 3.70 zł.
  expect(report.coverage.models).toMatchObject([{ amount: 0.3396, currency: 'USD' }]);
  const { cookie } = await member(t, { email: 'szefowa@example.com', isAdmin: true });
  const events = (await t.call(`/api/admin/orders/${id}/events`, { cookie })).json as OrderEvent[];
  expect(events.find(({ type }) => type === 'analysed')?.detail).toBe(`${report.coverage.totals.sources}; 126`);
});

test('what a model said goes with the report, and nothing is asked for one that is gone', async () => {
  const { mind, asked: questions } = await answers();
  const { t, id } = await asked(mind, 0);
  const kept = () => t.deps.db.select().from(modelAnswers).where(eq(modelAnswers.orderId, id)).all();
  expect(kept()).toHaveLength(ASKED_LEAST);
  const recount = orderBook(t.deps.db, id, 'recount');
  expect(recount.spent()).toEqual({ in: 0, out: 0, grosze: 0 });
  await askMinds(sampleReport, [mind], ASKED_LEAST, { book: recount, limits: LIMITS }, sampleReport.method.generatedAt, pool);
  expect(questions).toHaveLength(ASKED_LEAST);

  t.deps.db.transaction((tx) => {
    const order = tx.select().from(orders).where(eq(orders.id, id)).get();
    if (order) eraseReport(tx, order, t.clock(), { buyer: false, refund: 'on_request' });
  });
  expect(kept()).toEqual([]);
  expect(await askMinds(sampleReport, [mind], ASKED_LEAST, { book: recount, limits: LIMITS }, sampleReport.method.generatedAt, pool)).toEqual(sampleReport);
  expect([questions.length, kept()]).toEqual([ASKED_LEAST, []]);
});
