/**
 * Changes of an order: the only file that writes the table `orders`. Each is a conditional update, guarded by the states in
 * `states.ts`: if they do not match, it writes nothing, also no event, and returns false. Call it in the transaction of its
 * cause. Claims, refunds and disputes stand in `money-back-transitions.ts` and write through {@link apply} and {@link change}.
 */
import { and, eq, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { OrderEventType } from '../contract/order-events.ts';
import type { Tx } from '../db/open.ts';
import { addEvent } from './events.ts';
import { type Change, type Dimension, STATES, TRANSITIONS, type Transition } from './states.ts';
import { type Order, orders } from './tables.ts';

type NewOrder = typeof orders.$inferInsert;
type Values = Partial<NewOrder>;
/** A run of an order's workflow. Its updates no longer apply once a newer run has begun or a case withholds the report. */
export type OrderRun = { orderId: string; run: number };

const isRun = ({ orderId, run }: OrderRun): SQL => and(eq(orders.id, orderId), eq(orders.run, run), isNull(orders.caseId)) as SQL;

/** Conditional update of the rows that match `where` and the transition's `from` states. Returns whether a row was changed. */
export function apply(tx: Pick<Tx, 'update'>, name: Transition, where: SQL, values: Values): boolean {
  const change: Change = TRANSITIONS[name];
  const guards = Object.entries(change).map(([dimension, { from }]) => {
    const states: Record<string, SQL> = STATES[dimension as Dimension];
    return or(...from.map((state) => states[state] as SQL));
  });
  const to: Values = {
    ...(change.payment?.to ? { paymentStatus: change.payment.to } : {}),
    ...(change.report?.to ? { reportStatus: change.report.to } : {}),
  };
  return (
    tx
      .update(orders)
      .set({ ...values, ...to })
      .where(and(where, ...guards))
      .run().changes > 0
  );
}

/** Plain update of the rows that match `where`: for columns that make no state. */
export const change = (tx: Pick<Tx, 'update'>, where: SQL | undefined, values: Values): void => void tx.update(orders).set(values).where(where).run();

export const isOrder = (id: string): SQL => eq(orders.id, id);
/** The order, if no other run has begun since it was read. */
const isAsRead = ({ id, run }: Pick<Order, 'id' | 'run'>): SQL => and(eq(orders.id, id), eq(orders.run, run)) as SQL;

/** Inserts an order. Returns false if the id exists. */
export function placeOrder(tx: Tx, order: NewOrder, detail: string | null = null): boolean {
  const placed = tx.insert(orders).values(order).onConflictDoNothing().run().changes > 0;
  if (placed) addEvent(tx, order.id, order.createdAt, 'created', detail);
  return placed;
}

/** Deletes the matching orders and the rows that refer to them. Returns their PDFs, paths from the data folder. */
export const deleteOrders = (tx: Pick<Tx, 'delete'>, where: SQL | undefined): string[] =>
  tx
    .delete(orders)
    .where(where)
    .returning({ file: orders.reportFilePath })
    .all()
    .flatMap(({ file }) => file ?? []);

// Payment

/** Stores a new payment attempt, unless another has begun since the order was read. */
export function beginAttempt(tx: Pick<Tx, 'update'>, { id, paymentAttempt }: Order, attempt: number): void {
  tx.update(orders)
    .set({ paymentAttempt: attempt, paymentIntentId: null })
    .where(and(isOrder(id), eq(orders.paymentAttempt, paymentAttempt)))
    .run();
}

/** Skips an attempt that the provider answered with an error: the next one needs another idempotency key. */
export function skipAttempt(tx: Pick<Tx, 'update'>, id: string, attempt: number): void {
  tx.update(orders)
    .set({ paymentAttempt: attempt + 1 })
    .where(and(isOrder(id), eq(orders.paymentAttempt, attempt)))
    .run();
}

/** Stores the intent of an attempt. False if another attempt has begun or the order is paid. */
export const holdIntent = (tx: Pick<Tx, 'update'>, id: string, attempt: number, intentId: string): boolean =>
  tx
    .update(orders)
    .set({ paymentIntentId: intentId })
    .where(and(isOrder(id), eq(orders.paymentAttempt, attempt), ne(orders.paymentStatus, 'paid')))
    .run().changes > 0;

/** Stores when a payment was last checked at the provider. */
export function markAsked(tx: Pick<Tx, 'update'>, id: string, at: Date): void {
  tx.update(orders).set({ paymentCheckedAt: at }).where(isOrder(id)).run();
}

export function markPaid(tx: Tx, id: string, payment: { paidAt: Date; intentId: string; method: string | null }, now: Date): boolean {
  const { paidAt, intentId, method } = payment;
  const paid = apply(tx, 'markPaid', isOrder(id), { paidAt, paymentIntentId: intentId, paymentMethod: method });
  if (paid) addEvent(tx, id, now, 'paid', method);
  return paid;
}

/** Marks the payment as failed, if `intentId` is the order's current intent. */
export function failPayment(tx: Tx, id: string, intentId: string, event: 'payment_failed' | 'payment_canceled', now: Date): void {
  if (apply(tx, 'failPayment', and(isOrder(id), eq(orders.paymentIntentId, intentId)) as SQL, {})) addEvent(tx, id, now, event, null);
}

/** @param accepted true if the order is the account's own beyond doubt: the account was made for it */
export function attachAccount(tx: Pick<Tx, 'update'>, id: string, userId: string, accepted: Date | null): void {
  tx.update(orders)
    .set({ userId, ...(accepted && { acceptedAt: accepted }) })
    .where(isOrder(id))
    .run();
}

/** Stores another e-mail of the buyer and takes the order off its account. False if the address has changed since the order was read. */
export function changeEmail(tx: Tx, { id, email }: Pick<Order, 'id' | 'email'>, to: string, now: Date): boolean {
  const changed =
    tx
      .update(orders)
      .set({ email: to, userId: null, acceptedAt: null })
      .where(and(isOrder(id), eq(orders.email, email), isNull(orders.withdrawnAt), isNull(orders.erasedAt)))
      .run().changes > 0;
  if (changed) addEvent(tx, id, now, 'email_corrected', email);
  return changed;
}

/** Stores that the account's owner took the order as theirs. */
export function acceptOrder(tx: Pick<Tx, 'update'>, id: string, at: Date): void {
  tx.update(orders)
    .set({ acceptedAt: at })
    .where(and(isOrder(id), isNull(orders.acceptedAt)))
    .run();
}

/** Stores that the account's owner chose the order's subject for the dashboard. */
export function chooseSubject(tx: Pick<Tx, 'update'>, id: string, at: Date): void {
  tx.update(orders).set({ chosenAt: at }).where(isOrder(id)).run();
}

// The run of the report's workflow

type Begin = Extract<Transition, 'startPaid' | 'retry' | 'generateUnpaid' | 'restartSearch' | 'restartAnalysis' | 'restartPdf' | 'restartReleased'>;
const BEGINS_WITH: Partial<Record<Begin, Order['startStage']>> = { restartAnalysis: 'analyse', restartPdf: 'pdf' };

/** Requests a new run, which supersedes one in progress; `start-runs.ts` starts it. */
export function beginRun(
  tx: Tx,
  name: Begin,
  order: Pick<Order, 'id' | 'run'>,
  event: { type: OrderEventType; detail: string | null; at: Date } | null,
): boolean {
  const startStage = BEGINS_WITH[name] ?? 'research';
  const progress = startStage === 'research' ? { found: 0, read: 0 } : {};
  const begun = apply(tx, name, isAsRead(order), { run: order.run + 1, startStage, failureReason: null, ...progress });
  if (begun && event) addEvent(tx, order.id, event.at, event.type, event.detail);
  return begun;
}

/** Fails the report of an order that was paid after it was cancelled or erased. */
export function refuseRun(tx: Pick<Tx, 'update'>, id: string): void {
  apply(tx, 'refuseRun', isOrder(id), {});
}

/** Stores the workflow execution of a run. */
export function markStarted(tx: Pick<Tx, 'update'>, { orderId, run }: OrderRun, executionId: string): void {
  tx.update(orders)
    .set({ startedRun: run, executionId })
    .where(and(isOrder(orderId), lt(orders.startedRun, run)))
    .run();
}

/** Makes a run count as not started, since the record of its execution is gone; the next one goes on from the stored results. */
export function forgetStart(tx: Pick<Tx, 'update'>, { orderId, run }: OrderRun): void {
  tx.update(orders)
    .set({ startedRun: run - 1, executionId: null })
    .where(and(isOrder(orderId), eq(orders.run, run), eq(orders.startedRun, run)))
    .run();
}

/** Stores how many pages a search that failed had found and read. */
export function setProgress(tx: Pick<Tx, 'update'>, run: OrderRun, progress: { found: number; read: number }): void {
  tx.update(orders).set(progress).where(isRun(run)).run();
}

/** @param cost grosze that the answers of paid sources cost */
export function finishResearch(tx: Tx, run: OrderRun, progress: { found: number; read: number }, cost: number, now: Date): boolean {
  const done = apply(tx, 'finishResearch', isRun(run), progress);
  if (done) addEvent(tx, run.orderId, now, 'researched', `${progress.read} / ${progress.found}${cost > 0 ? `; ${cost}` : ''}`);
  return done;
}

/** @param cost of language models, in grosze */
export function finishAnalysis(tx: Tx, run: OrderRun, result: { sources: number; enough: boolean }, cost: number, now: Date): boolean {
  const done = apply(tx, 'finishAnalysis', isRun(run), result);
  if (done) addEvent(tx, run.orderId, now, 'analysed', `${result.sources}${cost > 0 ? `; ${cost}` : ''}`);
  return done;
}

/** @param file the PDF, a path from the data folder */
export function deliver(tx: Tx, run: OrderRun, file: string, now: Date): boolean {
  const done = apply(tx, 'deliver', isRun(run), { completedAt: now, failureReason: null, reportFilePath: file });
  if (done) addEvent(tx, run.orderId, now, 'delivered', null);
  return done;
}

/** Marks a run as failed. @param reason shown to administrators */
export function failRun(tx: Tx, run: OrderRun, reason: string, now: Date): boolean {
  const failed = apply(tx, 'failRun', isRun(run), { failureReason: reason.slice(0, 1_000) });
  if (failed) addEvent(tx, run.orderId, now, 'failed', reason);
  return failed;
}

/**
 * Puts the recounted report in the place of the first. Once a report has had too few sources, the order is not said to have had
 * enough: a right that the first report gave stays.
 * @param file the new PDF, a path from the data folder
 */
export function finishRecount(tx: Tx, id: string, result: { before: number; sources: number; enough: boolean; file: string }, now: Date): boolean {
  const { before, sources, enough, file } = result;
  const done = apply(tx, 'finishRecount', isOrder(id), { sources, reportFilePath: file, ...(enough ? {} : { enough }) });
  if (done) addEvent(tx, id, now, 'recounted', `${before} → ${sources}`);
  return done;
}

// The contract and the data

/** Values that supersede the run in progress without starting another: the new number counts as started. */
const superseded = (order: Order) => ({ run: order.run + 1, startedRun: order.run + 1, failureReason: null });

/** The buyer has withdrawn from the contract of a paid order. @param statement number of the buyer's statement */
export function markWithdrawn(tx: Tx, order: Order, statement: string, now: Date): boolean {
  const ended = apply(tx, 'withdraw', isOrder(order.id), { withdrawnAt: now, reportFilePath: null, ...superseded(order) });
  if (ended) addEvent(tx, order.id, now, 'withdrawn', statement);
  return ended;
}

/** Cancels an unpaid order. @param statement number of the buyer's statement */
export function cancel(tx: Tx, order: Order, statement: string, now: Date): void {
  if (!apply(tx, 'cancel', isOrder(order.id), { withdrawnAt: now })) return;
  apply(tx, 'stopCancelled', isOrder(order.id), superseded(order));
  addEvent(tx, order.id, now, 'cancelled', statement);
}

/** Withholds a report for a case of the person described: it is neither shown nor sent, and its run stops. */
export function hold(tx: Tx, id: string, caseId: string, now: Date): void {
  if (apply(tx, 'hold', isOrder(id), { caseId })) addEvent(tx, id, now, 'restricted', caseId);
}

/** Releases a withheld report. A run that the case stopped is restarted. */
export function release(tx: Tx, order: Order, now: Date): void {
  if (!apply(tx, 'release', isOrder(order.id), { caseId: null })) return;
  if (order.paymentStatus === 'paid' || order.included) beginRun(tx, 'restartReleased', order, null);
  addEvent(tx, order.id, now, 'released', order.caseId);
}

const SUBJECT = { subjectName: '', description: '', keywords: null, links: [] as string[], relation: null, purpose: null, purposeText: null };
const BUYER = { userId: null, firstName: '', lastName: '', email: '', phone: null, editKey: null, claimReason: null } as const;

/** Erases the order's subject, with `buyer` also the buyer, and supersedes its run. Amounts, dates and ids are kept. */
export function erase(tx: Tx, order: Order, o: { buyer: boolean; caseId?: string | undefined }, now: Date): void {
  apply(tx, 'erase', isOrder(order.id), {
    ...SUBJECT,
    ...(o.buyer ? BUYER : {}),
    ...(o.caseId ? { caseId: o.caseId } : {}),
    ...superseded(order),
    reportFilePath: null,
    erasedAt: order.erasedAt ?? now,
  });
  apply(tx, 'stopErased', isOrder(order.id), {});
  addEvent(tx, order.id, now, 'erased', o.caseId ?? null);
}

/** Removes the path of a report whose retention is over; the order is kept. */
export function dropReport(tx: Tx, id: string, now: Date): void {
  tx.update(orders).set({ reportFilePath: null }).where(isOrder(id)).run();
  addEvent(tx, id, now, 'report_erased', null);
}

/** Erases the buyer's company from orders that were paid before a moment. */
export function dropInvoiceData(tx: Pick<Tx, 'update'>, before: Date): void {
  tx.update(orders)
    .set({ invoice: null })
    .where(and(isNotNull(orders.invoice), lt(orders.paidAt, before)))
    .run();
}
