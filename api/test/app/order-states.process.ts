/** The table of transitions: what it declares is what the database is asked, and what the docs show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '../../scripts/order-states.ts';
import { PAYMENT_STATUSES, REPORT_STATUSES } from '../../src/contract/orders.ts';
import {
  claim,
  endRefund,
  refundByHand,
  requestRefund,
  resumeRefund,
  returnRefund,
  storeDispute,
  storeRefund,
} from '../../src/orders/money-back-transitions.ts';
import { STATES, TRANSITIONS } from '../../src/orders/states.ts';
import { orderEvents, orders } from '../../src/orders/tables.ts';
import {
  beginRun,
  cancel,
  deliver,
  erase,
  failPayment,
  failRun,
  finishAnalysis,
  finishRecount,
  finishResearch,
  hold,
  markPaid,
  markWithdrawn,
  refuseRun,
  release,
} from '../../src/orders/transitions.ts';
import { testApp } from './test-app.ts';

it('docs/order-states.md shows the table as it is; `npm run order-states` writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/order-states.md'), 'utf8')).toBe(orderStates());
});

const NAMES = [
  'markPaid',
  'retry',
  'restartSearch',
  'restartPdf',
  'finishResearch',
  'finishAnalysis',
  'deliver',
  'failRun',
  'finishRecount',
  'claimRefund',
  'requestRefund',
  'withdraw',
  'cancel',
  'hold',
  'failPayment',
  'startPaid',
  'refuseRun',
  'generateUnpaid',
  'restartAnalysis',
  'sendRefund',
  'settleRefund',
  'returnRefund',
  'release',
  'erase',
  'endRefund',
  'resumeRefund',
  'refundByHand',
  'inquire',
  'dispute',
  'winDispute',
  'loseDispute',
] as const satisfies readonly (keyof typeof TRANSITIONS)[];

/** One stored order that can be put into any state. */
async function anyOrder() {
  const t = await testApp();
  const { id } = await t.placeOrder();
  const NOW = t.clock();
  const read = () => t.deps.db.select().from(orders).where(eq(orders.id, id)).get() as typeof orders.$inferSelect;
  const events = () => t.deps.db.select({ rows: count() }).from(orderEvents).get()?.rows ?? 0;
  const conditions = Object.fromEntries(
    Object.entries(STATES).flatMap(([dimension, states]) =>
      Object.entries(states).map(([state, condition]) => [`${dimension} ${state}`, sql<number>`coalesce(${condition}, 0)`]),
    ),
  );
  const classify = t.deps.db.select(conditions).from(orders).where(eq(orders.id, id)).prepare();
  /** The states whose condition holds, as `dimension state`. */
  const states = (): Set<string> =>
    new Set(
      Object.entries(classify.get() ?? {})
        .filter(([, holds]) => holds)
        .map(([name]) => name),
    );

  const moment = fc.constantFrom(null, NOW);
  const row = fc.record({
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    reportStatus: fc.constantFrom(...REPORT_STATUSES),
    refund: fc.constantFrom('none', 'requested', 'ended', 'sent', 'settled'),
    disputeStatus: fc.constantFrom(null, 'warning_needs_response', 'needs_response', 'a status of tomorrow', 'won', 'lost', 'prevented'),
    claimedAt: moment,
    withdrawnAt: moment,
    erasedAt: moment,
    caseId: fc.constantFrom(null, 'LU-2026-CASE01'),
  });
  const store = ({ refund, ...state }: typeof row extends fc.Arbitrary<infer T> ? T : never) => {
    const asked = refund === 'none' ? null : NOW;
    const refundId = refund === 'sent' || refund === 'settled' ? 're_1' : null;
    t.deps.db
      .update(orders)
      .set({
        ...state,
        disputeId: state.disputeStatus && 'du_1',
        refundAttempt: 1,
        refundRequestedAt: asked,
        refundId,
        refundedAt: refund === 'settled' ? NOW : null,
        refundEndReason: refund === 'ended' ? 'disputed' : null,
        run: 3,
        startedRun: 3,
      })
      .where(eq(orders.id, id))
      .run();
  };

  const run = { orderId: id, run: 3 };
  const disputed = (status: string) => ({ id: 'du_2', amount: 5000, reason: 'general', status, dueAt: null, openedAt: NOW });
  const ACTS: Record<(typeof NAMES)[number], (tx: typeof t.deps.db) => unknown> = {
    markPaid: (tx) => markPaid(tx, id, { paidAt: NOW, intentId: 'pi_1', method: 'blik' }, NOW),
    retry: (tx) => beginRun(tx, 'retry', read(), { type: 'restarted', detail: null, at: NOW }),
    restartSearch: (tx) => beginRun(tx, 'restartSearch', read(), { type: 'restarted', detail: null, at: NOW }),
    restartPdf: (tx) => beginRun(tx, 'restartPdf', read(), { type: 'restarted', detail: null, at: NOW }),
    finishResearch: (tx) => finishResearch(tx, run, { found: 2, read: 1 }, 0, NOW),
    finishAnalysis: (tx) => finishAnalysis(tx, run, { sources: 2, enough: false }, 0, NOW),
    deliver: (tx) => deliver(tx, run, 'reports/x.pdf', NOW),
    failRun: (tx) => failRun(tx, run, 'x', NOW),
    finishRecount: (tx) => finishRecount(tx, id, { before: 3, sources: 2, enough: false, file: 'reports/x-2.pdf' }, NOW),
    claimRefund: (tx) => claim(tx, id, null, NOW),
    requestRefund: (tx) => requestRefund(tx, id, 'manual', NOW),
    withdraw: (tx) => markWithdrawn(tx, read(), 'OD-2026-000000', NOW),
    cancel: (tx) => cancel(tx, read(), 'OD-2026-000000', NOW),
    hold: (tx) => hold(tx, id, 'LU-2026-CASE02', NOW),
    failPayment: (tx) => failPayment(tx, id, read().paymentIntentId ?? '', 'payment_failed', NOW),
    startPaid: (tx) => beginRun(tx, 'startPaid', read(), null),
    refuseRun: (tx) => refuseRun(tx, id),
    generateUnpaid: (tx) => beginRun(tx, 'generateUnpaid', read(), { type: 'generated_unpaid', detail: null, at: NOW }),
    restartAnalysis: (tx) => beginRun(tx, 'restartAnalysis', read(), { type: 'restarted', detail: 'analyse', at: NOW }),
    sendRefund: (tx) => storeRefund(tx, { ...read(), refundId: null }, { refundId: 're_1', settled: false, askAgainAt: NOW }, NOW),
    settleRefund: (tx) => storeRefund(tx, { ...read(), refundId: null }, { refundId: 're_1', settled: true, askAgainAt: NOW }, NOW),
    returnRefund: (tx) => returnRefund(tx, read(), 'failed', NOW, NOW),
    release: (tx) => release(tx, read(), NOW),
    erase: (tx) => erase(tx, read(), { buyer: false }, NOW),
    endRefund: (tx) => endRefund(tx, id, 'disputed', NOW),
    resumeRefund: (tx) => resumeRefund(tx, id, NOW),
    refundByHand: (tx) => refundByHand(tx, id, 'x', NOW),
    inquire: (tx) => storeDispute(tx, id, disputed('warning_under_review'), NOW),
    dispute: (tx) => storeDispute(tx, id, disputed('under_review'), NOW),
    winDispute: (tx) => storeDispute(tx, id, disputed('won'), NOW),
    loseDispute: (tx) => storeDispute(tx, id, disputed('lost'), NOW),
  };
  return { t, row, store, read, events, states, acts: ACTS };
}

/** Changes whose cause has an event of its own. */
const SILENT: readonly string[] = ['startPaid', 'refuseRun'];
const OF_RUN: readonly string[] = ['finishResearch', 'finishAnalysis', 'deliver', 'failRun'];

describe('an order in any state', () => {
  it('is in exactly one state of each dimension', async () => {
    const { row, store, states } = await anyOrder();
    fc.assert(
      fc.property(row, (state) => {
        store(state);
        expect([...states()].map((name) => name.split(' ')[0])).toEqual(Object.keys(STATES));
      }),
      { numRuns: 300 },
    );
  });

  it.each(NAMES)('%s changes it from the declared states alone, with one event', async (name) => {
    const { t, row, store, read, events, states, acts } = await anyOrder();
    fc.assert(
      fc.property(row, (state) => {
        store(state);
        const change = Object.entries(TRANSITIONS[name]) as [keyof typeof STATES, { from: readonly string[]; to?: string }][];
        const now = states();
        const allowed =
          change.every(([dimension, { from }]) => from.some((each) => now.has(`${dimension} ${each}`))) && !(OF_RUN.includes(name) && state.caseId !== null);
        const [before, told] = [read(), events()];
        acts[name](t.deps.db);
        expect(events() - told).toBe(allowed && !SILENT.includes(name) ? 1 : 0);
        if (!allowed) expect(read()).toEqual(before);
        else expect([...states()]).toEqual(expect.arrayContaining(change.flatMap(([dimension, { to }]) => (to ? [`${dimension} ${to}`] : []))));
      }),
      { numRuns: 50 },
    );
  });
});
