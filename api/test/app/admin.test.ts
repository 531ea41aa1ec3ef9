import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { setAdministrator } from '../../src/admin/administrators.ts';
import { users } from '../../src/auth/tables.ts';
import { type AdminOrder, type AdminSummary, type AuditEntry, adminActions, type OrderEvent, type UnsentLetter } from '../../src/contract/admin.ts';
import { ADMIN_PAGE } from '../../src/contract/constants.ts';
import type { AdminHealth } from '../../src/contract/health.ts';
import { REPORT_STATUSES, type ReportStatus } from '../../src/contract/orders.ts';
import { diskState } from '../../src/health/check-health.ts';
import { outbox } from '../../src/mail/tables.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { applyRefund, requestLateRefunds, settleRefunds } from '../../src/orders/payment/refunds.ts';
import { orderResults, orders } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import type { Analysts } from '../../src/workflows/analysts.ts';
import { analyseStep, deliverStep, pdfStep, researchStep } from '../../src/workflows/fulfil-order.ts';
import { sampleReport } from '../report/fixture.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const RESTARTS = { 'restart-search': 'research', 'restart-analysis': 'analyse', 'restart-pdf': 'pdf' } as const;

async function admin(options: Parameters<typeof testApp>[0] = {}) {
  const t = await testApp(options);
  const id = 'a'.repeat(32);
  t.deps.db.insert(users).values({ id, email: 'szefowa@lustro.example', firstName: 'Ewa', lastName: 'Szefowa', isAdmin: true, createdAt: t.clock() }).run();
  const cookie = `lustro=${await t.deps.sessions.create(id)}`;
  const call = <T>(path: string, method = 'GET', body?: unknown) =>
    t.call(`/api/admin${path}`, { method, cookie, ...(body === undefined ? {} : { body }) }) as Promise<{ status: number; headers: Headers; json: T }>;
  return {
    t,
    call,
    list: async (query = '') => (await call<AdminOrder[]>(`/orders${query}`)).json,
    audit: async () => (await call<AuditEntry[]>('/audit')).json.map(({ admin: who, action, target, detail }) => [who, action, target, detail]),
    events: async (orderId: string) => (await call<OrderEvent[]>(`/orders/${orderId}/events`)).json.map(({ type, detail }) => [type, detail]),
    set: (orderId: string, values: Partial<typeof orders.$inferInsert>) => t.deps.db.update(orders).set(values).where(eq(orders.id, orderId)).run(),
  };
}

async function paidOrder(t: TestApp, over = {}) {
  const placed = await t.placeOrder(over);
  await t.pay(placed.intent);
  await vi.waitFor(() => expect(t.order(placed.id)?.paymentStatus).toBe('paid'));
  return placed;
}

/** Stages that count how often each has really worked. */
function counting(): { done: string[]; analysts: Partial<Analysts> } {
  const done: string[] = [];
  return {
    done,
    analysts: {
      research: async (subject) => {
        done.push('research');
        const totals = { hits: 90, distinct: 80, fetched: 70, failed: 2 };
        return { subject, queries: [], documents: [], coverage: [], pages: [], totals, costs: [] };
      },
      judge: async () => {
        done.push('analyse');
        return sampleReport;
      },
      pdf: async () => {
        done.push('pdf');
        return Buffer.from('%PDF-1.7 test');
      },
    },
  };
}

describe('orders in the panel', () => {
  it('stand newest first, ten on a page, with the number of all that match', async () => {
    const { t, call, list } = await admin();
    const ids: string[] = [];
    for (let i = 0; i < ADMIN_PAGE + 2; i++) {
      ids.unshift((await t.placeOrder({ subjectName: `Osoba ${i}` })).id);
      t.passTime(1_000);
    }
    expect((await list()).map(({ id }) => id)).toEqual(ids);
    const first = await call<AdminOrder[]>('/orders?page=1');
    expect([first.headers.get('X-Total-Count'), first.json.length]).toEqual([String(ADMIN_PAGE + 2), ADMIN_PAGE]);
    expect((await list('?page=2')).map(({ id }) => id)).toEqual(ids.slice(ADMIN_PAGE));
    expect((await list('?page=3')).length).toBe(0);
  });

  it('are found by name, address, subject or number, in either case and without diacritics; signs of LIKE stand for themselves', async () => {
    const { t, list } = await admin();
    const { id } = await t.placeOrder({ firstName: 'Łucja', lastName: 'Źrebięca', email: 'lucja_z@example.com', subjectName: 'Pracownia 100% Ćma' });
    await t.placeOrder({ subjectName: 'Piekarnia Wrzos', email: 'luczja@example.com' });
    for (const q of ['łucja', 'ŹREBIĘCA', 'zrebieca', 'lucja_z@', '100%', 'pracownia', id.slice(0, 8), id.slice(0, 8).toUpperCase(), id])
      expect(
        (await list(`?q=${encodeURIComponent(q)}`)).map((order) => order.id),
        q,
      ).toEqual([id]);
    for (const q of ['%', '_', '\\']) expect((await list(`?q=${encodeURIComponent(q)}`)).length, q).toBe(q === '\\' ? 0 : 1);
    expect((await list('?q=')).length).toBe(2);
  });

  it('are found by payment, report and what needs a person; the summary counts the same', async () => {
    const { t, call, list, set } = await admin();
    const paid = await paidOrder(t);
    const stopped = await paidOrder(t);
    const claimed = await paidOrder(t);
    const refunded = await paidOrder(t);
    const waiting = await t.placeOrder();
    set(stopped.id, { reportStatus: 'failed', failureReason: 'analyzing: boom' });
    set(claimed.id, { claimedAt: t.clock(), claimReason: 'krótki' });
    expect((await call(`/refund/${refunded.id}`, 'POST', { reason: 'manual' })).status).toBe(200);
    const found = async (query: string) => (await list(query)).map(({ id }) => id).sort();
    const sorted = (...all: { id: string }[]) => all.map(({ id }) => id).sort();
    expect(await found('?payment=paid')).toEqual(sorted(paid, stopped, claimed));
    expect(await found('?payment=refunded')).toEqual(sorted(refunded));
    expect(await found('?payment=pending')).toEqual(sorted(waiting));
    expect(await found('?report=failed')).toEqual(sorted(stopped));
    expect(await found('?attention=1')).toEqual(sorted(stopped, claimed));
    expect(await found('?attention=1&report=failed&payment=paid')).toEqual(sorted(stopped));
    expect((await list('?report=failed'))[0]).toMatchObject({ failureReason: 'analyzing: boom', claim: null, included: false });
    expect((await list('?attention=1&report=processing'))[0]?.claim).toMatchObject({ reason: 'krótki' });
    expect((await call<AdminSummary>('/summary')).json).toEqual({
      orders: 5,
      paid: 4,
      income: 15_000,
      attention: 2,
      letters: 0,
      privacy: 0,
      withdrawals: 0,
      notices: 4,
      reviews: 0,
      invoices: 0,
    });
  });
});

describe('a refund that does not arrive', () => {
  const failing = async (t: TestApp, id: string) => {
    const { db } = t.deps;
    db.transaction((tx) =>
      applyRefund(t.deps, tx, {
        id: t.order(id)?.refundId as string,
        orderId: id,
        intentId: t.order(id)?.paymentIntentId as string,
        amount: 5_000,
        status: 'failed',
        failure: 'expired_or_canceled_card',
      }),
    );
  };

  it('stands among what needs attention until it has stayed away for ten days, and the buyer hears of it once', async () => {
    const { t, call, list } = await admin();
    const { id } = await paidOrder(t);
    const attention = async () => [(await list('?attention=1')).map((order) => order.id), (await call<AdminSummary>('/summary')).json.attention];
    expect((await call(`/refund/${id}`, 'POST', { reason: 'manual' })).status).toBe(200);
    expect(await attention()).toEqual([[], 0]);
    for (const tries of [1, 2]) {
      await failing(t, id);
      expect(await attention()).toEqual([[id], 1]);
      expect((await list())[0]).toMatchObject({
        refundTries: tries,
        refund: { settled: false },
        refundFault: { reason: 'expired_or_canceled_card', nextAt: new Date(t.clock().getTime() + 2 ** tries * 60_000).toISOString() },
      });
      t.passTime(HOUR);
      t.deps.payments.refund = async () => ({
        id: `re_${tries}`,
        orderId: id,
        intentId: t.order(id)?.paymentIntentId as string,
        amount: 5_000,
        status: 'succeeded',
      });
      await settleRefunds(t.deps);
      // The provider calls it done, as it did before.
      expect((await list())[0]?.refundFault).toEqual({ reason: 'expired_or_canceled_card', nextAt: null });
      expect(await attention()).toEqual([[id], 1]);
    }
    t.passTime(10 * 24 * HOUR + 1);
    expect(await attention()).toEqual([[], 0]);
    await t.deliver();
    expect(t.letters.filter(({ template }) => template === 'refund-returned').map(({ to }) => to)).toEqual(['anna@example.com']);
  });

  it('ends when an administrator has paid it in another way; it is not tried again', async () => {
    const { t, call, list, audit, events } = await admin();
    const { id } = await paidOrder(t);
    const byHand = () => call<{ code?: string }>(`/refund/${id}/by-hand`, 'POST', { note: 'Przelew z 20.11.2026' });
    expect((await byHand()).json.code).toBe('not_refundable');
    await call(`/refund/${id}`, 'POST', { reason: 'manual' });
    expect((await byHand()).json.code).toBe('not_refundable');
    await failing(t, id);
    expect((await byHand()).status).toBe(200);
    expect(await list('?attention=1')).toEqual([]);
    t.deps.payments.refund = () => Promise.reject(new Error('asked again'));
    t.passTime(24 * HOUR);
    await settleRefunds(t.deps);
    expect(t.logged.join('')).not.toContain('asked again');
    expect((await events(id)).at(-1)).toEqual(['refunded_by_hand', 'Przelew z 20.11.2026']);
    expect((await audit())[0]).toEqual(['szefowa@lustro.example', 'refund_by_hand', id, 'Przelew z 20.11.2026']);
  });

  it('a stopped order whose money is on its way back needs nobody', async () => {
    const { t, call, list, set } = await admin();
    const { id } = await paidOrder(t);
    set(id, { reportStatus: 'failed', failureReason: 'analyzing: boom' });
    expect(await list('?attention=1')).toHaveLength(1);
    await call(`/refund/${id}`, 'POST', { reason: 'manual' });
    expect(await list('?attention=1')).toEqual([]);
  });
});

it('a wish for a refund is refused by a letter with the reason, once; the buyer’s page says so, and money can still be given', async () => {
  const { t, call, list, audit, events } = await admin();
  const { id } = await paidOrder(t);
  await t.fulfil(id);
  const refuse = () => call<{ code?: string }>(`/refund/${id}/refuse`, 'POST', { note: 'Prośba dotyczy innego zamówienia.' });
  expect((await refuse()).json.code).toBe('not_claimed');
  await t.call(`/api/reports/claim-refund/${id}`, { body: { reason: 'krótki' } });
  expect((await list('?attention=1'))[0]?.claim?.reason).toBe('krótki');
  expect([(await refuse()).status, (await refuse()).status]).toEqual([200, 409]);
  expect(await list('?attention=1')).toEqual([]);
  await t.deliver();
  const letters = t.letters.filter(({ template }) => template === 'refund-refused');
  expect(letters.map(({ to }) => to)).toEqual(['anna@example.com']);
  expect(letters[0]?.text).toContain('Prośba dotyczy innego zamówienia.');
  expect((await t.call(`/api/reports/order/${id}`)).status).toBe(200);
  expect(((await t.call(`/api/reports/search-progress/${id}`)).json as { order: { claimRefusedAt: string } }).order.claimRefusedAt).toBe(
    t.clock().toISOString(),
  );
  // The button of the buyer’s page does not open it again.
  await t.call(`/api/reports/claim-refund/${id}`, { body: {} });
  expect(await list('?attention=1')).toEqual([]);
  expect(await events(id)).toContainEqual(['claim_refused', 'Prośba dotyczy innego zamówienia.']);
  expect((await audit())[0]).toEqual(['szefowa@lustro.example', 'claim_refuse', id, 'Prośba dotyczy innego zamówienia.']);
  expect((await call(`/refund/${id}`, 'POST', { reason: 'manual' })).status).toBe(200);
});

describe('an administrator’s restart', () => {
  it('is offered and accepted by the status of the report alone', async () => {
    const { t, call, set } = await admin();
    const { id } = await paidOrder(t);
    await t.fulfil(id);
    for (const status of REPORT_STATUSES)
      for (const action of ['restart-search', 'restart-analysis', 'restart-pdf'] as const) {
        set(id, { reportStatus: status });
        const allowed = adminActions(status, null).includes(action);
        const { run } = t.order(id) ?? { run: 0 };
        const answer = await call<{ message?: string; code?: string }>(`/${action}/${id}`, 'POST');
        expect([answer.status, t.order(id)?.run], `${action} while ${status}`).toEqual(allowed ? [200, run + 1] : [409, run]);
        expect(answer.json).toMatchObject(allowed ? { message: expect.stringMatching(/^Uruchomiono: /) } : { code: 'wrong_stage' });
      }
    set(id, { reportStatus: 'completed' });
    expect((await call(`/generate-report/${id}`, 'POST')).status).toBe(409);
    set(id, { reportStatus: 'failed', caseId: 'ZG-1234' });
    expect((await call<{ code: string }>(`/restart-search/${id}`, 'POST')).json.code).toBe('restricted');
    set(id, { reportStatus: 'failed', caseId: null, erasedAt: t.clock() });
    expect((await call(`/restart-search/${id}`, 'POST')).status).toBe(409);
    expect((await call(`/restart-search/${'0'.repeat(32)}`, 'POST')).status).toBe(404);
  });

  it.each(Object.entries(RESTARTS))('%s does its stage and those after it, with the results of those before, and is written down', async (action, stage) => {
    const { done, analysts } = counting();
    const { t, call, audit, events, set } = await admin({ analysts });
    const { id } = await paidOrder(t);
    await t.fulfil(id);
    set(id, { reportStatus: 'failed', failureReason: 'generating: boom', completedAt: null });
    done.length = 0;
    expect((await call(`/${action}/${id}`, 'POST')).status).toBe(200);
    expect(t.started.at(-1)).toEqual({ orderId: id, run: 2 });
    const moved = { research: 'processing', analyse: 'analyzing', pdf: 'generating' }[stage];
    expect(t.order(id)).toMatchObject({ reportStatus: moved, startStage: stage, failureReason: null });
    // Every step twice, as after a crash.
    const input = { orderId: id, run: 2 };
    for (const work of [() => researchStep(t.deps, input, new AbortController().signal), () => analyseStep(t.deps, input), () => pdfStep(t.deps, input)])
      await work();
    const all = ['research', 'analyse', 'pdf'];
    expect(done).toEqual(all.slice(all.indexOf(stage)));
    for (let i = 0; i < 2; i++) await deliverStep(t.deps, input);
    expect(t.order(id)).toMatchObject({ reportStatus: 'completed', sources: sampleReport.coverage.totals.sources });
    expect(await events(id)).toContainEqual(['restarted', stage]);
    expect(await audit()).toEqual([['szefowa@lustro.example', action, id, null]]);
    await t.deliver();
    expect(t.letters.filter(({ template }) => template === 'report-ready')).toHaveLength(1);
  });

  it('asks for an earlier stage when the result it builds on is gone or outdated', async () => {
    const { t, call, set } = await admin();
    const { id } = await paidOrder(t);
    set(id, { reportStatus: 'failed' });
    const code = async (action: string) => (await call<{ code?: string }>(`/${action}/${id}`, 'POST')).json.code ?? 'ok';
    expect([await code('restart-analysis'), await code('restart-pdf')]).toEqual(['research_missing', 'analysis_missing']);
    expect(t.order(id)?.run).toBe(1);
    set(id, { reportStatus: 'processing' });
    await t.fulfil(id);
    t.deps.db.update(orderResults).set({ run: 2 }).where(eq(orderResults.kind, 'research')).run();
    set(id, { reportStatus: 'failed' });
    expect(await code('restart-pdf')).toBe('analysis_missing');
    expect(await code('restart-analysis')).toBe('ok');
  });

  it('takes the place of the run under way: what that one still does changes nothing', async () => {
    let release = () => {};
    const hung = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { done, analysts } = counting();
    const work = analysts.research as Analysts['research'];
    let calls = 0;
    const research: Analysts['research'] = async (...given) => {
      if (calls++ === 0) await hung;
      return work(...given);
    };
    const { t, call } = await admin({ analysts: { ...analysts, research } });
    const { id } = await paidOrder(t);
    const old = researchStep(t.deps, { orderId: id, run: 1 }, new AbortController().signal);
    expect((await call(`/restart-search/${id}`, 'POST')).status).toBe(200);
    await t.fulfil(id, 2);
    release();
    await old;
    await t.fulfil(id, 1);
    expect(done.filter((stage) => stage === 'pdf')).toHaveLength(1);
    expect(t.order(id)).toMatchObject({ reportStatus: 'completed', run: 2 });
  });

  it('whatever acts come in whatever order: one run wanted at a time, one refund at most, an entry for each act that was taken', async () => {
    const acts = fc.constantFrom('generate-report', 'restart-search', 'restart-analysis', 'restart-pdf', 'refund', 'fulfil', 'fail', 'late');
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 12 }), fc.boolean(), async (sequence, pays) => {
        const { t, call, audit, set } = await admin();
        const { id, intent } = pays ? await paidOrder(t) : await t.placeOrder();
        let taken = 0;
        for (const act of sequence) {
          const { run = 0, reportStatus } = t.order(id) ?? {};
          if (act === 'fulfil') await t.fulfil(id, run);
          else if (act === 'fail') {
            if (run > 0 && reportStatus !== 'completed') set(id, { reportStatus: 'failed' });
          } else if (act === 'late') {
            t.passTime(25 * HOUR);
            requestLateRefunds(t.deps);
            await settleRefunds(t.deps);
          } else {
            const answer = call(`/${act}/${id}`, 'POST', act === 'refund' ? { reason: 'manual' } : undefined);
            if (act === 'generate-report' && reportStatus === 'pending') {
              await vi.waitFor(() => expect(t.order(id)?.run).toBe(run + 1));
              await t.fulfil(id, run + 1);
            }
            const { status } = await answer;
            if (status === 200) taken++;
            else expect(status).toBe(409);
          }
        }
        const made = await t.stripe.refunds.list({ payment_intent: intent });
        expect(made.data.length).toBe(pays && t.order(id)?.refundRequestedAt ? 1 : 0);
        expect(await audit()).toHaveLength(taken);
        expect(t.started.map(({ run }) => run)).toEqual(t.started.map((_, i) => i + 1));
      }),
      { numRuns: 5 },
    );
  });
});

describe('a report made before its payment', () => {
  it('is waited for, counted and delivered, and costs nobody anything', async () => {
    const { t, call, audit, events } = await admin({ report: { ...sampleReport, coverage: { ...sampleReport.coverage, enough: false } } });
    const { id } = await t.placeOrder();
    const asked = call(`/generate-report/${id}`, 'POST');
    await vi.waitFor(() => expect(t.started).toEqual([{ orderId: id, run: 1 }]));
    await t.fulfil(id);
    expect(await asked).toMatchObject({ status: 200, json: { searchResults: 80, reportStatus: 'completed' } });
    expect(await audit()).toEqual([['szefowa@lustro.example', 'generate', id, null]]);
    t.passTime(25 * HOUR);
    requestLateRefunds(t.deps);
    await settleRefunds(t.deps);
    expect(t.order(id)).toMatchObject({ paymentStatus: 'pending', refundRequestedAt: null });
    await t.deliver();
    expect(t.letters.map(({ template }) => template)).toEqual(['report-ready']);
    expect(t.letters[0]?.text).not.toContain('zwracamy');
    expect((await events(id)).map(([type]) => type)).toEqual(['created', 'generated_unpaid', 'researched', 'analysed', 'delivered']);
    expect((await call(`/refund/${id}`, 'POST', { reason: 'on_request' })).status).toBe(409);
  });

  it('that takes longer is answered with how far it is, once the wait is over', async () => {
    const { t, call } = await admin();
    const { id } = await t.placeOrder();
    const asked = call(`/generate-report/${id}`, 'POST');
    await vi.waitFor(() => expect(t.order(id)?.run).toBe(1));
    await researchStep(t.deps, { orderId: id, run: 1 }, new AbortController().signal);
    t.passTime(26_000);
    expect((await asked).json).toEqual({ searchResults: 80, reportStatus: 'analyzing' });
  });

  it.each([
    ['completed', true],
    ['completed', false],
    ['analyzing', true],
    ['failed', true],
  ] as [ReportStatus, boolean][])('and paid for while %s (enough sources: %s) is not made twice, and the guarantee begins to count', async (status, enough) => {
    const { t, set } = await admin();
    const { id, intent } = await t.placeOrder();
    set(id, { run: 1, startedRun: 1, reportStatus: 'processing' });
    if (status === 'completed') await t.fulfil(id);
    set(id, { reportStatus: status, enough, startStage: 'pdf' });
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    expect(t.order(id)).toMatchObject(status === 'failed' ? { reportStatus: 'processing', run: 2, startStage: 'research' } : { reportStatus: status, run: 1 });
    expect(t.order(id)?.refundReason ?? null).toBe(enough ? null : 'few_sources');
    await t.deliver();
    expect(t.letters.map(({ template }) => template)).toContain('order-confirmation');
    expect(t.letters.filter(({ template }) => template === 'report-ready').length).toBe(status === 'completed' ? 1 : 0);
  });

  it('outlives the orders that were never paid, for as long as a report is kept', async () => {
    const { t, set } = await admin();
    const kept = await t.placeOrder();
    const gone = await t.placeOrder();
    set(kept.id, { run: 1, reportStatus: 'processing' });
    await t.fulfil(kept.id);
    t.passTime(40 * 24 * HOUR);
    await cleanUp(t.deps);
    expect([t.order(kept.id)?.reportFilePath, t.order(gone.id)]).toEqual([`reports/${kept.id}.pdf`, undefined]);
  });
});

describe('the guarantee’s refund on request', () => {
  const claim = (t: TestApp, id: string, body: unknown = {}) => t.call(`/api/reports/claim-refund/${id}`, { body });

  it('is wished for by the buyer, seen and confirmed by an administrator, and made once with its letter', async () => {
    const { t, call, list, audit } = await admin();
    const { id, intent } = await paidOrder(t);
    expect([(await claim(t, id)).status, (await claim(t, '0'.repeat(32))).status]).toEqual([409, 404]);
    await t.fulfil(id);
    const first = await claim(t, id, { reason: '  Za mało o firmie  ' });
    t.passTime(HOUR);
    expect((await claim(t, id, { reason: 'Co innego' })).json).toEqual(first.json);
    expect((await list())[0]).toMatchObject({ claim: { reason: 'Za mało o firmie' }, claimedAt: (first.json as { claimedAt: string }).claimedAt });
    expect(await call(`/refund/${id}`, 'POST', { reason: 'on_request' })).toMatchObject({ status: 200, json: { message: 'Zwrot został zlecony.' } });
    expect((await call<{ code: string }>(`/refund/${id}`, 'POST', { reason: 'manual' })).json.code).toBe('not_refundable');
    expect((await t.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    expect((await list())[0]).toMatchObject({ claim: null, refund: { reason: 'on_request', settled: true } });
    expect(await audit()).toEqual([['szefowa@lustro.example', 'refund', id, 'on_request']]);
    await t.deliver();
    const letters = t.letters.filter(({ template }) => template === 'refund-on-request');
    expect(letters).toHaveLength(1);
    const asked = t.letters.filter(({ template }) => template === 'refund-asked');
    expect(asked.map(({ to }) => to)).toEqual(['anna@example.com']);
    expect(asked[0]?.text.replace(/\u00a0/g, ' ')).toContain('Zlecimy go w ciągu 3 dni roboczych');
    expect(letters[0]?.text).toContain('Dziękujemy za uwagi');
    expect(letters[0]?.text).toContain(t.order(id)?.refundId as string);
  });

  it('ends fourteen days after delivery, and where the money has gone back already', async () => {
    const { t, call } = await admin();
    const [early, late, back] = [await paidOrder(t), await paidOrder(t), await paidOrder(t)];
    for (const { id } of [early, late, back]) await t.fulfil(id);
    await call(`/refund/${back.id}`, 'POST', { reason: 'manual' });
    expect((await claim(t, back.id)).json).toMatchObject({ code: 'not_refundable' });
    t.passTime(addDays(t.clock(), 14).getTime() - t.clock().getTime());
    expect((await claim(t, early.id)).status).toBe(200);
    t.passTime(1);
    expect((await claim(t, late.id)).json).toMatchObject({ code: 'claim_late' });
    await t.deliver();
    expect(t.letters.filter(({ template }) => template.startsWith('refund')).map(({ template }) => template)).toEqual(['refund-asked']);
  });
});

describe('the system’s health', () => {
  const states = (json: AdminHealth) => ({
    mail: json.mail.state,
    payments: json.payments.state,
    queue: json.queue.state,
    disk: json.disk.state,
    rounds: json.rounds.state,
  });
  type Ready = { ready: boolean; healthy: boolean; queueAgeMs: number | null; health: Record<string, string> };
  const health = async ({ t, call }: Awaited<ReturnType<typeof admin>>) => {
    const [seen, ready] = [(await call<AdminHealth>('/health')).json, await t.call('/readyz')];
    return { seen, status: ready.status, ready: ready.json as Ready };
  };

  it('shows a mail server that takes nothing within minutes, and calms down once letters go', async () => {
    const panel = await admin();
    const { t, call } = panel;
    await paidOrder(t);
    t.breakMail(true);
    for (let i = 0; i < 2; i++) {
      await t.deliver();
      t.passTime(2 * 60_000);
    }
    const broken = await health(panel);
    expect(broken.seen.mail).toMatchObject({ state: 'bad', failing: 2, lost: 0, sentAt: null, error: '450 try later' });
    // The pages are still served, so a load balancer keeps the server.
    expect([broken.status, broken.ready]).toMatchObject([200, { ready: true, healthy: false, health: { mail: 'bad' } }]);
    expect(JSON.stringify(broken.ready)).not.toContain('450');
    const [letter] = (await call<UnsentLetter[]>('/letters')).json;
    expect(letter).toMatchObject({ attempts: 2, nextAttemptAt: expect.any(String) });
    t.breakMail(false);
    await t.deliver();
    const well = await health(panel);
    expect(well.seen.mail).toMatchObject({ state: 'ok', failing: 0, sentAt: t.clock().toISOString(), error: null });
    expect(well.ready).toMatchObject({ ready: true, health: { mail: 'ok' } });
  });

  it('calls it a warning when one letter fails while others go, and an outage when nobody sends what is due', async () => {
    const panel = await admin();
    const { t } = panel;
    const at = t.clock();
    const row = { template: 't', subject: 's', text: 'x', html: 'x', createdAt: at };
    t.deps.db
      .insert(outbox)
      .values({ ...row, key: 'a', recipient: 'nikt@example.com', attempts: 3, nextAttemptAt: new Date(at.getTime() + HOUR), lastError: '550 no such user' })
      .run();
    t.passTime(60_000);
    t.deps.db
      .insert(outbox)
      .values({ ...row, key: 'b', recipient: 'ktos@example.com', nextAttemptAt: at })
      .run();
    await t.deliver();
    expect((await health(panel)).seen.mail).toMatchObject({ state: 'warn', failing: 1, error: '550 no such user' });
    t.deps.db
      .insert(outbox)
      .values({ ...row, key: 'c', recipient: 'ktos@example.com', nextAttemptAt: t.clock() })
      .run();
    t.passTime(6 * 60_000);
    expect((await health(panel)).seen.mail).toMatchObject({ state: 'bad', overdue: 1 });
  });

  it('follows the payment provider and the search by what they answer', async () => {
    const panel = await admin();
    const { t } = panel;
    expect(states((await health(panel)).seen)).toMatchObject({ payments: 'idle', queue: 'ok', rounds: 'idle' });
    const { id, intent } = await paidOrder(t);
    expect((await health(panel)).seen.payments).toMatchObject({ state: 'ok', error: null });
    // A number that it does not know is an answer, too.
    await t.deps.payments.retrieveIntent('pi_unknown').catch(() => undefined);
    expect((await health(panel)).seen.payments.state).toBe('ok');
    await t.sandbox.close();
    t.stripe.paymentIntents.retrieve = () => Promise.reject(new Error('connection refused'));
    for (let i = 0; i < 3; i++) await t.deps.payments.retrieveIntent(intent).catch(() => undefined);
    expect((await health(panel)).seen.payments).toMatchObject({ state: 'bad', error: 'connection refused' });
    expect(t.order(id)?.paymentStatus).toBe('paid');
    t.deps.outside.note('searxng', 'nie odpowiada');
    expect((await health(panel)).seen.search).toMatchObject([{ source: 'searxng', state: 'warn', error: 'nie odpowiada', failedAt: t.clock().toISOString() }]);
    t.deps.outside.note('searxng', null);
    expect((await health(panel)).seen.search).toMatchObject([{ source: 'searxng', state: 'ok', error: null }]);
  });

  it('tells of rounds that fail and of a queue that stands', async () => {
    const panel = await admin();
    const { t } = panel;
    const userId = t.deps.db.select().from(users).get()?.id as string;
    const round = (key: string, status: 'completed' | 'failed') => ({
      id: key.repeat(32),
      key,
      userId,
      subjectId: userId,
      trigger: 'manual' as const,
      status,
      requestedAt: t.clock(),
      finishedAt: t.clock(),
    });
    t.deps.db
      .insert(monitoringRounds)
      .values({ ...round('a', 'failed'), failureReason: 'HTTP 503' })
      .run();
    expect((await health(panel)).seen.rounds).toMatchObject({ state: 'bad', ended: 1, failed: 1, error: 'HTTP 503' });
    t.deps.db.insert(monitoringRounds).values(round('b', 'completed')).run();
    expect((await health(panel)).seen.rounds).toMatchObject({ state: 'warn', ended: 2, failed: 1, finishedAt: t.clock().toISOString() });
    t.passTime(25 * HOUR);
    expect((await health(panel)).seen.rounds).toMatchObject({ state: 'ok', ended: 0, failed: 0 });
    t.deps.workflows.queueAgeMs = () => HOUR;
    expect(await health(panel)).toMatchObject({ status: 503, ready: { ready: false }, seen: { queue: { state: 'bad' } } });
    // Only a database server can be away: the rest is shown nevertheless.
    t.deps.workflows.queueAgeMs = () => Promise.reject(new Error('connect ECONNREFUSED'));
    expect(await health(panel)).toMatchObject({
      status: 503,
      ready: { ready: false, queueAgeMs: null },
      seen: { queue: { state: 'bad', unanswered: true }, rounds: { state: 'ok' } },
    });
    t.deps.workflows.queueAgeMs = () => 0;
    const worker = { name: '10.0.0.2:4322', threads: 2, busy: 0, done: 7, lost: 1, okAt: t.clock().toISOString(), failedAt: null, fault: null };
    t.deps.workers = () => [worker];
    expect(await health(panel)).toMatchObject({ seen: { workers: [{ state: 'ok', name: '10.0.0.2:4322', done: 7 }] }, ready: { health: { workers: 'ok' } } });
    // The server does its work itself: it stays healthy.
    t.deps.workers = () => [{ ...worker, fault: 'unreachable' }];
    expect(await health(panel)).toMatchObject({
      seen: { workers: [{ state: 'warn', fault: 'unreachable' }] },
      ready: { healthy: true, health: { workers: 'warn' } },
    });
    const { disk } = (await health(panel)).seen;
    expect(disk.free).toBeGreaterThan(0);
    expect(disk.total).toBeGreaterThan(disk.free);
    expect([diskState(500_000_000), diskState(3 * 1024 ** 3), diskState(50 * 1024 ** 3)]).toEqual(['bad', 'warn', 'ok']);
  });
});

it('letters that were given up are listed and tried again', async () => {
  const { t, call, audit } = await admin();
  const { id } = await paidOrder(t);
  t.breakMail(true);
  for (let i = 0; i < 13; i++) {
    await t.deliver();
    t.passTime(2 * HOUR);
  }
  t.breakMail(false);
  const dead = (await call<UnsentLetter[]>('/letters')).json;
  expect(dead.map(({ template, lastError }) => [template, lastError])).toEqual([
    ['login-details', '450 try later'],
    ['order-confirmation', '450 try later'],
  ]);
  expect((await call<AdminSummary>('/summary')).json.letters).toBe(2);
  expect(await t.deliver()).toBe(0);
  expect((await call(`/letters/${dead[0]?.id}/retry`, 'POST')).status).toBe(200);
  expect((await call<{ code: string }>(`/letters/${dead[0]?.id}/retry`, 'POST')).json.code).toBe('letter_not_found');
  expect(await t.deliver()).toBe(1);
  expect(await audit()).toEqual([['szefowa@lustro.example', 'retry-letter', String(dead[0]?.id), null]]);
  expect(t.deps.db.select().from(outbox).all()).toHaveLength(2);
  expect(t.order(id)?.paymentStatus).toBe('paid');
});

it('rights are given and taken by the command, at once and written down', async () => {
  const { t, audit } = await admin();
  const id = 'b'.repeat(32);
  t.deps.db.insert(users).values({ id, email: 'nowa@lustro.example', firstName: 'N', lastName: 'N', createdAt: t.clock() }).run();
  const cookie = `lustro=${await t.deps.sessions.create(id)}`;
  const status = async () => (await t.call('/api/admin/summary', { cookie })).status;
  const set = (email: string, isAdmin: boolean) => setAdministrator(t.deps, { email, isAdmin, by: 'command line' });
  expect(await status()).toBe(403);
  expect([set('nowa@lustro.example', true), set('nowa@lustro.example', true), set('nikt@lustro.example', true)]).toEqual(['changed', 'unchanged', 'unknown']);
  expect(await status()).toBe(200);
  set('nowa@lustro.example', false);
  expect(await status()).toBe(403);
  expect((await audit()).map(([who, action, target]) => [who, action, target])).toEqual([
    ['command line', 'revoke-admin', 'nowa@lustro.example'],
    ['command line', 'grant-admin', 'nowa@lustro.example'],
  ]);
});

it('ADMIN_EMAILS gives the rights without the database', async () => {
  const { t } = await admin({ env: { ADMIN_EMAILS: 'nowa@lustro.example' } });
  const id = 'b'.repeat(32);
  t.deps.db.insert(users).values({ id, email: 'nowa@lustro.example', firstName: 'N', lastName: 'N', createdAt: t.clock() }).run();
  expect((await t.call('/api/admin/summary', { cookie: `lustro=${await t.deps.sessions.create(id)}` })).status).toBe(200);
});

it('bad input gets a 4xx with a Polish sentence, and is no act', async () => {
  const { t, call, audit } = await admin();
  const { id } = await paidOrder(t);
  const tries: [string, string?, unknown?][] = [
    ...['page=0', 'page=x', 'page=1e9', 'payment=free', 'report=lost', 'attention=2', `q=${'a'.repeat(300)}`].map((query) => [`/orders?${query}`] as [string]),
    ...['x', '%00', "' or 1=1 --", '0'.repeat(32)].flatMap((wrong) => [
      [`/orders/${encodeURIComponent(wrong)}/events`] as [string],
      ...['generate-report', 'restart-search', 'restart-analysis', 'restart-pdf'].map(
        (act) => [`/${act}/${encodeURIComponent(wrong)}`, 'POST'] as [string, string],
      ),
    ]),
    ...[{}, { reason: 'late' }, { reason: 5 }, [], null].map((body) => [`/refund/${id}`, 'POST', body] as [string, string, unknown]),
    ...[{}, { note: 'x' }, { answer: '' }, { answer: 'x', erase: 'x' }].map(
      (body) => ['/privacy-requests/ZG-1234', 'PATCH', body] as [string, string, unknown],
    ),
    ...['x', '%00', 'ZG-1234'].map((wrong) => [`/privacy-requests/${wrong}/restrict`, 'POST', { orders: [] }] as [string, string, unknown]),
    ...['0', '-1', 'x', '1.5', '9'.repeat(30)].map((letter) => [`/letters/${letter}/retry`, 'POST'] as [string, string]),
  ];
  for (const [path, method, body] of tries) {
    const answer = await call<{ message: string }>(path, method, body);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.json.message, path).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].{8,200}[.!?]$/);
  }
  expect(await audit()).toEqual([]);
  expect(t.order(id)).toMatchObject({ run: 1, refundRequestedAt: null });
});
