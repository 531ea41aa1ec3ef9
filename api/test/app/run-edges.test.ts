/** Runs and recounts at their edges: asked for twice, overtaken, and while the provider or the engine is away. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Recount } from '../../src/contract/recount.ts';
import { markErased, pendingAfter } from '../../src/erasures/erase-later.ts';
import { eraseOldResearch } from '../../src/orders/erase.ts';
import { requestRecount, resumeRecounts, startRecounts } from '../../src/orders/recount.ts';
import { orders, recounts } from '../../src/orders/tables.ts';
import { hold, markWithdrawn } from '../../src/orders/transitions.ts';
import { analyseStep, deliverStep, pdfStep, researchStep } from '../../src/workflows/fulfil-order.ts';
import { countStep, recountPdfStep, showStep } from '../../src/workflows/recount.ts';
import { sampleReport } from '../report/fixture.ts';
import { paid } from './paid.ts';
import { type TestApp, testApp } from './test-app.ts';

const details = (t: TestApp, type: string) => {
  const events = t.deps.db.$client.prepare('select detail from order_events where type = ? order by id').all(type) as { detail: string | null }[];
  return events.map(({ detail }) => detail);
};
const away = () => Promise.reject(new Error('the engine is away'));

async function delivered(t: TestApp): Promise<string> {
  const id = await paid(t);
  await t.fulfil(id);
  t.passTime(60_000);
  return id;
}

describe('a recount', () => {
  const ask = (t: TestApp, id: string, marks: object) => t.call(`/api/reports/recount/${id}`, { body: marks });
  const state = async (t: TestApp, id: string) => ((await t.call(`/api/reports/recount/${id}`)).json as { recount: Recount | null }).recount?.state ?? null;

  it('is asked for once with the same marks, in whatever order and at whatever moment; while the engine is away it is begun later', async () => {
    const t = await testApp();
    const id = await delivered(t);
    const { start } = t.deps.workflows;
    t.deps.workflows.start = away;
    const marks = {
      notMe: [10, 2, 3, 2],
      me: [
        [1, 0],
        [0, 1],
        [1, 2],
        [0, 0],
        [1, 0],
      ],
    };
    const same = {
      notMe: [3, 10, 2],
      me: [
        [0, 0],
        [1, 2],
        [1, 0],
        [0, 1],
      ],
    };
    const twice = await Promise.all([ask(t, id, marks), ask(t, id, same)]);
    expect(twice.map(({ status, json }) => [status, json])).toEqual(Array.from({ length: 2 }, () => [200, { recount: { state: 'counting' } }]));
    expect([(await ask(t, id, same)).json, (await ask(t, id, { notMe: [3, 2], me: same.me })).status]).toEqual([{ recount: { state: 'counting' } }, 409]);
    expect([details(t, 'recount_requested'), t.logged.join('').includes('recounts not started yet')]).toEqual([['-3 +4'], true]);
    const other = await delivered(t);
    const differing = await Promise.all([1, 2].map((n) => ask(t, other, { notMe: [n], me: [] })));
    expect([differing.map(({ status }) => status).sort(), details(t, 'recount_requested').length]).toEqual([[200, 409], 2]);
    t.deps.workflows.start = start;
    for (let i = 0; i < 2; i++) await startRecounts(t.deps);
    expect(t.workflows.filter(({ name }) => name === 'recount')).toEqual(
      [id, other].map((recountOf) => ({ name: 'recount', input: { recountOf, attempt: 1 } })),
    );
  });

  it('of marks that name nothing says which; of a report withheld or withdrawn from while it was read nothing is kept', async () => {
    const t = await testApp();
    const [id, other, unpaid] = [await delivered(t), await delivered(t), (await t.placeOrder()).id];
    for (const marks of [
      { notMe: [1, 999], me: [] },
      { notMe: [], me: [[9, 0]] },
      { notMe: [], me: [[0, 99]] },
    ])
      expect((await ask(t, id, marks)).json).toMatchObject({ code: 'invalid_input', fields: ['notMe', 'me'] });
    t.deps.db.update(orders).set({ reportStatus: 'generating' }).where(eq(orders.id, other)).run();
    expect((await ask(t, other, { notMe: [999], me: [] })).json, 'one that is made anew').toMatchObject({ code: 'report_not_ready' });
    t.deps.db.update(orders).set({ reportStatus: 'completed' }).where(eq(orders.id, other)).run();
    const marks = { notMe: [1], me: [] };
    const late = Promise.allSettled([id, other].map((orderId) => requestRecount(t.deps, { orderId, ...marks })));
    hold(t.deps.db, id, 'LU-1', t.clock());
    markWithdrawn(t.deps.db, t.order(other) as never, 'OD-1', t.clock());
    expect(await late).toMatchObject([{ reason: { code: 'restricted' } }, { reason: { code: 'report_not_ready' } }]);
    expect([await state(t, unpaid), await state(t, other), (await ask(t, unpaid, marks)).json]).toMatchObject([null, null, { code: 'report_not_ready' }]);
    expect(t.deps.db.$client.prepare('select count(*) as n from recounts').get()).toEqual({ n: 0 });
  });

  it('whose run ends without a word begins five times; one whose record is lost begins anew whatever its number', async () => {
    const t = await testApp();
    const id = await delivered(t);
    const resume = async () => {
      await resumeRecounts(t.deps);
      await startRecounts(t.deps);
    };
    const attempts = () => t.workflows.flatMap(({ input }) => ('recountOf' in input ? [input.attempt] : []));
    const { start } = t.deps.workflows;
    t.deps.workflows.start = away;
    await ask(t, id, { notMe: [1], me: [] });
    expect(details(t, 'recount_requested')).toEqual(['-1 +0']);
    t.endRun('run-1');
    await resumeRecounts(t.deps);
    t.deps.workflows.start = start;
    await resume();
    expect(attempts(), 'what has not begun is not begun anew').toEqual([1]);
    for (let attempt = 1; attempt < 5; attempt++) {
      if (attempt > 1) t.endRun(`run-${attempt}`);
      // Asked again before it has begun, it is not taken for another that has ended.
      for (let i = 0; i < 2; i++) await resumeRecounts(t.deps);
      await resume();
      expect(attempts().at(-1)).toBe(attempt + 1);
    }
    t.deps.workflows.knows = () => false;
    await resume();
    expect([attempts(), await state(t, id)]).toEqual([[1, 2, 3, 4, 5, 6], 'counting']);
    t.deps.workflows.knows = () => true;
    await resume();
    expect(await state(t, id)).toBe('counting');
    t.endRun('run-6');
    await resume();
    expect([await state(t, id), details(t, 'recount_failed'), attempts().length]).toEqual(['failed', ['the run ended without a result'], 6]);
    expect((await ask(t, id, { notMe: [2], me: [] })).json).toEqual({ recount: { state: 'counting' } });
    expect(attempts().at(-1)).toBe(7);
    t.deps.db.update(recounts).set({ attempt: 5, startedAttempt: 5, executionId: 'run-5' }).run();
    t.endRun('run-5');
    const { hasEnded } = t.deps.workflows;
    t.deps.workflows.hasEnded = () => {
      t.deps.db.update(recounts).set({ failedAt: t.clock() }).run();
      return true;
    };
    await resume();
    expect(details(t, 'recount_failed'), 'it has ended while it was asked about').toHaveLength(1);
    t.deps.workflows.hasEnded = hasEnded;
    t.deps.db.update(recounts).set({ failedAt: null }).run();
    await resume();
    expect([await state(t, id), details(t, 'recount_failed').length], 'the fifth is the last').toEqual(['failed', 2]);
    t.deps.db.update(recounts).set({ attempt: 7, startedAttempt: 7, executionId: 'run-7', failedAt: null }).run();
    eraseOldResearch(t.deps, new Date(t.clock().getTime() + 1));
    await expect(countStep(t.deps, { recountOf: id, attempt: 7 })).rejects.toThrow('are gone');
    t.endRun('run-7');
    await resume();
    expect([await state(t, id), (await ask(t, id, { notMe: [3], me: [] })).json]).toMatchObject(['closed', { code: 'recount_closed' }]);
  });

  it('that is overtaken in the middle of a step shows nothing, step by step', async () => {
    let meanwhile = () => undefined as unknown;
    const t = await testApp({
      analysts: {
        judge: async () => {
          meanwhile();
          return sampleReport;
        },
        pdf: async () => {
          meanwhile();
          return Buffer.from('%PDF-1.7 test');
        },
      },
    });
    const id = await delivered(t);
    const input = { recountOf: id, attempt: 1 };
    expect([await countStep(t.deps, input), await recountPdfStep(t.deps, input), await showStep(t.deps, input)]).toEqual([
      { sources: 0 },
      { file: null },
      { shown: false },
    ]);
    await ask(t, id, { notMe: [1], me: [] });
    await expect(recountPdfStep(t.deps, input)).rejects.toThrow('gone');
    expect(await showStep(t.deps, input)).toEqual({ shown: false });
    const kinds = () => (t.deps.db.$client.prepare('select kind from order_results order by kind').all() as { kind: string }[]).map(({ kind }) => kind);
    const free = () => t.deps.db.update(orders).set({ caseId: null, reportStatus: 'completed' }).run();
    meanwhile = () => t.deps.db.update(orders).set({ reportStatus: 'processing' }).run();
    await countStep(t.deps, input);
    expect(kinds()).toEqual(['report', 'research']);
    free();
    meanwhile = () => undefined;
    await countStep(t.deps, input);
    meanwhile = () => hold(t.deps.db, id, 'LU-1', t.clock());
    expect([kinds(), await recountPdfStep(t.deps, input), await showStep(t.deps, input)]).toEqual([
      ['recount', 'report', 'research'],
      { file: null },
      { shown: false },
    ]);
    free();
    meanwhile = () => undefined;
    expect([await recountPdfStep(t.deps, input), await showStep(t.deps, input), await showStep(t.deps, input)]).toEqual([
      { file: `reports/${id}-2.pdf` },
      { shown: true },
      { shown: false },
    ]);
    expect(kinds()).toEqual(['first_report', 'report', 'research']);
  });
});

describe('the page that starts a report', () => {
  const verify = async (t: TestApp, id: string) => {
    const { status, json } = await t.call(`/api/reports/verify-and-start/${id}`, { method: 'POST' });
    const { code, started } = json as { code?: string; started?: boolean };
    return [status, code ?? started];
  };

  it('tells an order without a payment, one not paid, and a provider that does not answer; while the engine is away the run waits', async () => {
    const t = await testApp();
    t.loseWebhooks();
    const { createIntent, retrieveIntent } = t.deps.payments;
    t.deps.payments.createIntent = away;
    const created = await t.call('/api/reports/create-order', {
      body: { firstName: 'Jan', lastName: 'Lis', email: 'jan@example.com', subjectName: 'Jan Lis', description: 'stolarz z Radomia' },
    });
    const { orderId: none } = created.json as { orderId: string };
    t.deps.payments.createIntent = createIntent;
    const { id, intent } = await t.placeOrder();
    expect([await verify(t, none), await verify(t, id), await verify(t, '0'.repeat(32))]).toEqual([
      [409, 'not_paid'],
      [409, 'not_paid'],
      [404, 'order_not_found'],
    ]);
    t.deps.payments.retrieveIntent = away;
    expect(await verify(t, id)).toEqual([502, 'payment_unavailable']);
    t.deps.payments.retrieveIntent = retrieveIntent;
    await t.pay(intent);
    const { start } = t.deps.workflows;
    t.deps.workflows.start = away;
    expect([await verify(t, id), await verify(t, id), t.started]).toEqual([[200, true], [200, false], []]);
    expect(t.logged.join('')).toContain('runs not started yet');
    t.deps.workflows.start = start;
    expect([await verify(t, id), t.started]).toEqual([[200, false], [{ orderId: id, run: 1 }]]);
  });
});

describe('a run', () => {
  it('that is overtaken in the middle of a step, or finds nothing of the step before, leaves nothing behind', async () => {
    let meanwhile = () => undefined as unknown;
    const then =
      <T>(value: T) =>
      async (): Promise<T> => {
        meanwhile();
        return value;
      };
    const found = {
      subject: {} as never,
      queries: [],
      documents: [{ sha256: 'a'.repeat(64) } as never],
      coverage: [],
      pages: [],
      costs: [],
      totals: { hits: 9, distinct: 8, fetched: 7, failed: 0 },
    };
    const t = await testApp({ analysts: { research: then(found), judge: then(sampleReport), pdf: then(Buffer.from('%PDF-1.7 test')) } });
    const id = await paid(t);
    const input = { orderId: id, run: 1 };
    const { signal } = new AbortController();
    const results = () => (t.deps.db.$client.prepare('select kind from order_results order by kind').all() as { kind: string }[]).map(({ kind }) => kind);
    const free = () => t.deps.db.update(orders).set({ caseId: null }).run();
    const holdIt = () => hold(t.deps.db, id, 'LU-1', t.clock());
    await expect(analyseStep(t.deps, input)).rejects.toThrow('restart the search');
    await expect(pdfStep(t.deps, input)).rejects.toThrow('restart the analysis');
    expect(await deliverStep(t.deps, input)).toEqual({ delivered: false });
    for (const stale of [
      { orderId: id, run: 0 },
      { orderId: id, run: 2 },
      { orderId: 'none', run: 1 },
    ])
      expect([
        await researchStep(t.deps, stale, signal),
        await analyseStep(t.deps, stale),
        await pdfStep(t.deps, stale),
        await deliverStep(t.deps, stale),
      ]).toEqual([{ documents: 0 }, { sources: 0 }, { file: null }, { delivered: false }]);
    meanwhile = holdIt;
    expect(await researchStep(t.deps, input, signal)).toEqual({ documents: 1 });
    const files = () => pendingAfter(t.deps.db, '', 9).map(({ what }) => what);
    expect([results(), files()], 'its pages go, too').toEqual([[], [`snapshots/${'a'.repeat(64)}.txt.gz`]]);
    free();
    markErased(t.deps.db, files()[0] as string);
    meanwhile = () => undefined;
    await researchStep(t.deps, input, signal);
    expect([results(), files(), t.order(id)]).toMatchObject([['research'], [], { found: 8, read: 7, reportStatus: 'analyzing' }]);
    meanwhile = holdIt;
    await analyseStep(t.deps, input);
    expect(results()).toEqual(['research']);
    free();
    meanwhile = () => undefined;
    expect(await analyseStep(t.deps, input)).toEqual({ sources: sampleReport.coverage.totals.sources });
    meanwhile = holdIt;
    expect([await pdfStep(t.deps, input), await deliverStep(t.deps, input)]).toEqual([{ file: null }, { delivered: false }]);
    free();
    meanwhile = () => undefined;
    expect([await pdfStep(t.deps, input), await deliverStep(t.deps, input), await deliverStep(t.deps, input)]).toEqual([
      { file: `reports/${id}.pdf` },
      { delivered: true },
      { delivered: false },
    ]);
  });
});
