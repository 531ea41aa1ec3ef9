/** The life of an order turn by turn: what its row and its timeline say after each, and what a late, stale or foreign hand cannot change. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  claim,
  endRefund,
  putOffRefund,
  refundByHand,
  refuseClaim,
  requestRefund,
  resumeRefund,
  returnRefund,
  storeDispute,
  storeRefund,
} from '../../src/orders/money-back-transitions.ts';
import { orders } from '../../src/orders/tables.ts';
import {
  acceptOrder,
  attachAccount,
  beginAttempt,
  beginRun,
  cancel,
  changeEmail,
  chooseSubject,
  deleteOrders,
  deliver,
  dropInvoiceData,
  dropReport,
  erase,
  failPayment,
  failRun,
  finishAnalysis,
  finishRecount,
  finishResearch,
  forgetStart,
  hold,
  holdIntent,
  markAsked,
  markPaid,
  markStarted,
  markWithdrawn,
  placeOrder,
  refuseRun,
  release,
  setProgress,
  skipAttempt,
} from '../../src/orders/transitions.ts';
import { member } from './member.ts';
import { anOrder, type Placed } from './order-events.ts';

const pay = (order: Awaited<ReturnType<typeof anOrder>>) =>
  markPaid(order.db, order.id, { paidAt: order.t.clock(), intentId: `pi_${order.id.slice(1)}`, method: 'blik' }, order.t.clock());

it('is placed once, tried, paid once, and given to an account', async () => {
  const order = await anOrder();
  const { t, db, id, told, read } = order;
  expect([order.placed, placeOrder(db, order.row, 'again'), told()]).toEqual([true, false, [['created', 'as typed']]]);
  beginAttempt(db, read(), 1);
  skipAttempt(db, id, 2);
  expect(read().paymentAttempt).toBe(1);
  skipAttempt(db, id, 1);
  expect(read().paymentAttempt).toBe(2);
  beginAttempt(db, { ...read(), paymentAttempt: 1 }, 7);
  expect([read().paymentAttempt, holdIntent(db, id, 1, 'pi_0'), holdIntent(db, id, 2, 'pi_1'), read().paymentIntentId]).toEqual([2, false, true, 'pi_1']);
  beginAttempt(db, read(), 3);
  expect(read()).toMatchObject({ paymentAttempt: 3, paymentIntentId: null });
  holdIntent(db, id, 3, 'pi_1');
  failPayment(db, id, 'pi_0', 'payment_failed', t.clock());
  expect(told()).toEqual([]);
  failPayment(db, id, 'pi_1', 'payment_canceled', t.clock());
  expect([told(), read().paymentStatus]).toEqual([[['payment_canceled', null]], 'failed']);
  markAsked(db, id, t.clock());
  expect(read().paymentCheckedAt).toEqual(t.clock());
  expect([pay(order), pay(order), told()]).toEqual([true, false, [['paid', 'blik']]]);
  expect(read()).toMatchObject({ paymentStatus: 'paid', paidAt: t.clock(), paymentIntentId: 'pi_1', paymentMethod: 'blik' });
  expect(holdIntent(db, id, 3, 'pi_2')).toBe(false);

  const { id: account } = await member(t);
  attachAccount(db, id, account, null);
  expect(read()).toMatchObject({ userId: account, acceptedAt: null });
  acceptOrder(db, id, t.clock());
  const first = t.clock();
  t.passTime(1_000);
  acceptOrder(db, id, t.clock());
  chooseSubject(db, id, t.clock());
  expect(read()).toMatchObject({ acceptedAt: first, chosenAt: t.clock() });
  attachAccount(db, id, account, t.clock());
  expect(read().acceptedAt).toEqual(t.clock());
  expect([changeEmail(db, { id, email: 'inna@example.com' }, 'x@example.com', t.clock()), told()]).toEqual([false, []]);
  expect([changeEmail(db, read(), 'nowa@example.com', t.clock()), told()]).toEqual([true, [['email_corrected', 'anna@example.com']]]);
  expect(read()).toMatchObject({ email: 'nowa@example.com', userId: null, acceptedAt: null });
});

it('runs to its report; an overtaken run changes nothing', async () => {
  const order = await anOrder();
  const { t, db, id, told, read } = order;
  expect([beginRun(db, 'startPaid', read(), null), read().run]).toEqual([false, 0]);
  pay(order);
  told();
  const before = read();
  expect([beginRun(db, 'startPaid', before, null), beginRun(db, 'startPaid', before, null), told()]).toEqual([true, false, []]);
  const run = { orderId: id, run: 1 };
  markStarted(db, { orderId: id, run: 0 }, 'none');
  expect(read().executionId).toBeNull();
  markStarted(db, run, 'x-1');
  expect(read()).toMatchObject({ run: 1, startedRun: 1, executionId: 'x-1', reportStatus: 'processing' });
  forgetStart(db, { orderId: id, run: 2 });
  expect(read().startedRun).toBe(1);
  forgetStart(db, run);
  expect(read()).toMatchObject({ startedRun: 0, executionId: null });
  setProgress(db, { orderId: id, run: 0 }, { found: 9, read: 9 });
  setProgress(db, run, { found: 5, read: 3 });
  expect(read()).toMatchObject({ found: 5, read: 3 });

  const stale = { orderId: id, run: 0 };
  const now = t.clock();
  expect([finishResearch(db, stale, { found: 5, read: 4 }, 0, now), finishAnalysis(db, run, { sources: 1, enough: true }, 0, now), told()]).toEqual([
    false,
    false,
    [],
  ]);
  expect([finishResearch(db, run, { found: 5, read: 4 }, 0, now), told()]).toEqual([true, [['researched', '4 / 5']]]);
  expect([finishAnalysis(db, run, { sources: 12, enough: false }, 0, now), told()]).toEqual([true, [['analysed', '12']]]);
  expect([failRun(db, run, 'x'.repeat(1_500), now), read().failureReason?.length]).toEqual([true, 1_000]);
  expect(told()).toEqual([['failed', 'x'.repeat(1_000)]]);
  expect([failRun(db, run, 'again', now), told()]).toEqual([false, []]);
  expect(beginRun(db, 'retry', read(), { type: 'restarted', detail: 'buyer', at: now })).toBe(true);
  expect([told(), read()]).toMatchObject([[['restarted', 'buyer']], { run: 2, startStage: 'research', failureReason: null, found: 0, read: 0 }]);
  expect(beginRun(db, 'retry', read(), { type: 'restarted', detail: 'buyer', at: now })).toBe(false);
  const second = { orderId: id, run: 2 };
  finishResearch(db, second, { found: 8, read: 7 }, 30, now);
  expect(told()).toEqual([['researched', '7 / 8; 30']]);
  beginRun(db, 'restartAnalysis', read(), { type: 'restarted', detail: 'analyse', at: now });
  expect(read()).toMatchObject({ run: 3, startStage: 'analyse', found: 8, read: 7 });
  const third = { orderId: id, run: 3 };
  finishAnalysis(db, third, { sources: 12, enough: false }, 4, now);
  expect(told()).toEqual([
    ['restarted', 'analyse'],
    ['analysed', '12; 4'],
  ]);
  expect([deliver(db, second, 'reports/old.pdf', now), told()]).toEqual([false, []]);
  expect([deliver(db, third, 'reports/a.pdf', now), told()]).toEqual([true, [['delivered', null]]]);
  expect(read()).toMatchObject({ reportStatus: 'completed', completedAt: now, reportFilePath: 'reports/a.pdf', sources: 12, enough: false });

  expect([finishRecount(db, id, { before: 12, sources: 60, enough: true, file: 'reports/b.pdf' }, now), told()]).toEqual([true, [['recounted', '12 → 60']]]);
  expect(read(), 'a right that the first report gave stays').toMatchObject({ sources: 60, enough: false, reportFilePath: 'reports/b.pdf' });
  dropReport(db, id, now);
  expect([told(), read().reportFilePath]).toEqual([[['report_erased', null]], null]);
  refuseRun(db, id);
  expect([told(), read().reportStatus]).toEqual([[], 'failed']);
});

it('gives money back once, whatever the bank does meanwhile', async () => {
  const order = await anOrder();
  const { t, db, id, told, read } = order;
  expect([requestRefund(db, id, 'late', t.clock()), told()]).toEqual([false, [['created', 'as typed']]]);
  pay(order);
  told();
  const now = t.clock();
  expect([claim(db, id, 'nie o mnie', now), claim(db, id, 'znowu', now), told()]).toEqual([true, false, [['refund_claimed', 'nie o mnie']]]);
  expect([refuseClaim(db, id, 'jednak o Tobie', now), refuseClaim(db, id, 'znowu', now), told()]).toEqual([true, false, [['claim_refused', 'jednak o Tobie']]]);
  expect([claim(db, id, null, now), told(), read()]).toMatchObject([true, [['refund_claimed', null]], { claimReason: 'nie o mnie', claimRefusedAt: null }]);
  expect([requestRefund(db, id, 'on_request', now), requestRefund(db, id, 'late', now), told()]).toEqual([true, false, [['refund_requested', 'on_request']]]);
  const later = new Date(now.getTime() + 60_000);
  putOffRefund(db, id, { attempt: 3, next: 4, nextAt: later });
  expect(read().refundAttempt).toBe(0);
  putOffRefund(db, id, { attempt: 0, next: 1, nextAt: later });
  expect(read()).toMatchObject({ refundAttempt: 1, refundNextAt: later });

  storeRefund(db, read(), { refundId: 're_1', settled: false, askAgainAt: later }, later);
  expect([told(), read()]).toMatchObject([[['refunded', 'on_request']], { refundId: 're_1', refundedAt: null, refundRequestedAt: now, refundNextAt: later }]);
  storeRefund(db, read(), { refundId: 're_1', settled: true, askAgainAt: later }, later);
  expect([told(), read().refundedAt]).toEqual([[], later]);
  storeRefund(db, read(), { refundId: 're_1', settled: true, askAgainAt: later }, now);
  expect(read().refundedAt).toEqual(later);
  returnRefund(db, read(), 'declined', later, later);
  expect([told(), read()]).toMatchObject([[['refund_failed', 'declined']], { refundId: null, refundedAt: null, refundAttempt: 2, refundNextAt: later }]);

  const dispute = (status: string, key = 'dp_1') =>
    storeDispute(db, id, { id: key, amount: 5000, reason: 'general', status, dueAt: later, openedAt: now }, now);
  expect([dispute('needs_response'), dispute('needs_response'), told()]).toEqual([true, false, [['disputed', 'needs_response']]]);
  expect(read()).toMatchObject({ disputeId: 'dp_1', disputeReason: 'general', disputeAmount: 5000, disputeDueAt: later, disputedAt: now });
  expect([dispute('needs_response', 'dp_2'), dispute('lost', 'dp_2'), told()]).toEqual([
    true,
    true,
    [
      ['disputed', 'needs_response'],
      ['dispute_lost', 'lost'],
    ],
  ]);
  expect([endRefund(db, id, 'disputed', now), endRefund(db, id, 'disputed', now), told()]).toEqual([true, false, [['refund_ended', 'disputed']]]);
  resumeRefund(db, id, now);
  expect([told(), refundByHand(db, id, 'x', now)], 'the bank has given it back').toEqual([[], false]);
  dispute('won', 'dp_2');
  resumeRefund(db, id, now);
  expect([told(), read()]).toMatchObject([
    [
      ['dispute_won', 'won'],
      ['refund_resumed', null],
    ],
    { refundEndReason: null, refundNextAt: now },
  ]);
  endRefund(db, id, 'too_old', now);
  resumeRefund(db, id, now);
  expect(told()).toEqual([['refund_ended', 'too_old']]);
  expect([refundByHand(db, id, 'przelew', later), refundByHand(db, id, 'znowu', later), told()]).toEqual([true, false, [['refunded_by_hand', 'przelew']]]);
  expect(read()).toMatchObject({ refundId: 'by-hand', refundedAt: later });

  const byProvider = await anOrder(t, { id: 'o2' });
  pay(byProvider);
  byProvider.told();
  expect(refundByHand(db, 'o2', 'x', now), 'none waits').toBe(false);
  storeRefund(db, byProvider.read(), { refundId: 're_9', settled: true, askAgainAt: later }, now);
  expect([byProvider.told(), byProvider.read()]).toMatchObject([[['refunded', 'manual']], { refundReason: 'manual', refundRequestedAt: now, refundedAt: now }]);
  const first = await anOrder(t, { id: 'o3' });
  pay(first);
  requestRefund(db, 'o3', 'late', now);
  expect(refundByHand(db, 'o3', 'x', now), 'not before one has come back').toBe(false);
  const planned = await anOrder(t, { id: 'o4', included: true });
  pay(planned);
  expect(requestRefund(db, 'o4', 'late', now)).toBe(false);
});

it('is withheld, released, withdrawn from, cancelled and erased, each in its own words', async () => {
  const order = await anOrder();
  const { t, db, id, told, read } = order;
  const now = t.clock();
  pay(order);
  beginRun(db, 'startPaid', read(), null);
  told();
  hold(db, id, 'LU-1', now);
  hold(db, id, 'LU-2', now);
  expect([told(), read().caseId]).toEqual([[['restricted', 'LU-1']], 'LU-1']);
  expect([failRun(db, { orderId: id, run: 1 }, 'x', now), told()], 'its run is stopped').toEqual([false, []]);
  release(db, read(), now);
  expect([told(), read()]).toMatchObject([[['released', 'LU-1']], { caseId: null, run: 2, reportStatus: 'processing' }]);
  release(db, { ...read(), caseId: 'LU-1' }, now);
  expect([told(), read().run]).toEqual([[], 2]);
  expect([markWithdrawn(db, read(), 'OD-1', now), markWithdrawn(db, read(), 'OD-2', now), told()]).toEqual([true, false, [['withdrawn', 'OD-1']]]);
  expect(read()).toMatchObject({ withdrawnAt: now, run: 3, startedRun: 3, failureReason: null, reportStatus: 'failed', reportFilePath: null });
  expect(changeEmail(db, read(), 'x@example.com', now)).toBe(false);

  const unpaid = await anOrder(t, { id: 'o2', phone: '600 000 000', keywords: 'dom', reportFilePath: 'reports/o2.pdf' });
  hold(db, 'o2', 'LU-3', now);
  release(db, unpaid.read(), now);
  expect(unpaid.read()).toMatchObject({ run: 0, reportStatus: 'pending' });
  beginRun(db, 'generateUnpaid', unpaid.read(), { type: 'generated_unpaid', detail: null, at: now });
  unpaid.told();
  cancel(db, unpaid.read(), 'OD-3', now);
  cancel(db, unpaid.read(), 'OD-4', now);
  expect([unpaid.told(), unpaid.read()]).toMatchObject([[['cancelled', 'OD-3']], { withdrawnAt: now, run: 2, startedRun: 2, reportStatus: 'failed' }]);
  erase(db, unpaid.read(), { buyer: false, caseId: 'LU-3' }, now);
  expect([unpaid.told(), unpaid.read()]).toMatchObject([
    [['erased', 'LU-3']],
    {
      subjectName: '',
      description: '',
      keywords: null,
      email: 'anna@example.com',
      phone: '600 000 000',
      caseId: 'LU-3',
      erasedAt: now,
      run: 3,
      reportFilePath: null,
    },
  ]);
  t.passTime(1_000);
  erase(db, unpaid.read(), { buyer: true }, t.clock());
  expect([unpaid.told(), unpaid.read()]).toMatchObject([[['erased', null]], { email: '', firstName: '', phone: null, caseId: 'LU-3', erasedAt: now }]);

  const plan = await anOrder(t, { id: 'o3', included: true });
  hold(db, 'o3', 'LU-4', now);
  release(db, plan.read(), now);
  expect(plan.read()).toMatchObject({ run: 1, reportStatus: 'processing' });
});

it('goes with its files, and a paid one keeps all but its company after its time', async () => {
  const order = await anOrder(undefined, { reportFilePath: 'reports/a.pdf' });
  const { t, db } = order;
  const company = { nip: '5260250274' } as unknown as Placed['invoice'];
  const firm = await anOrder(t, { id: 'o2', invoice: company });
  const now = t.clock();
  pay(firm);
  dropInvoiceData(db, now);
  expect(firm.read().invoice).not.toBeNull();
  dropInvoiceData(db, new Date(now.getTime() + 1_000));
  expect(firm.read()).toMatchObject({ invoice: null, paymentStatus: 'paid' });
  expect([deleteOrders(db, eq(orders.id, 'o1')), deleteOrders(db, eq(orders.id, 'o2')), order.read()]).toEqual([['reports/a.pdf'], [], undefined]);
});
