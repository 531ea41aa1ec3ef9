/** Applies the state of a payment intent to its order. Idempotent, in any order of events. */
import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';
import { addAccount } from '../../auth/accounts.ts';
import { addPasswordLink } from '../../auth/password-links.ts';
import { users } from '../../auth/tables.ts';
import { TERMS_VERSION } from '../../contract/consents.ts';
import { SET_PASSWORD_LINK_DAYS } from '../../contract/constants.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { loginDetails, orderConfirmation, orderOnAccount } from '../../mail/letters.ts';
import { addLetter } from '../../mail/outbox.ts';
import type { Intent } from '../../payments/payments.ts';
import { deadlineOf } from '../deadline.ts';
import { type Order, orders } from '../tables.ts';
import { attachAccount, beginRun, failPayment, markPaid, refuseRun, requestRefund } from '../transitions.ts';
import { addStrayPayment } from './stray-payments.ts';

/** The account of the order's e-mail, and whether it was made for this order. Stores its letter. */
function accountFor(deps: Deps, tx: Tx, order: Order, now: Date): { id: string; made: boolean } {
  const existing = tx.select().from(users).where(eq(users.email, order.email)).get();
  if (existing) {
    addLetter(tx, now, {
      key: `order:${order.id}:account`,
      to: order.email,
      ...orderOnAccount(deps.config, {
        orderId: order.id,
        email: order.email,
        hasPassword: existing.passwordHash !== null,
        accepted: order.acceptedAt !== null,
      }),
    });
    return { id: existing.id, made: false };
  }
  const id = newId();
  const isAdmin = deps.config.adminEmails.includes(order.email);
  addAccount(tx, { id, email: order.email, firstName: order.firstName, lastName: order.lastName, isAdmin, createdAt: now });
  const expiresAt = addDays(now, SET_PASSWORD_LINK_DAYS);
  const token = addPasswordLink(tx, id, expiresAt);
  addLetter(tx, now, { key: `order:${order.id}:account`, to: order.email, ...loginDetails(deps.config, { email: order.email, token, expiresAt }) });
  return { id, made: true };
}

/**
 * Stores a payment in one transaction: order, account, letters and the request of a run. A report that an administrator
 * generated before the payment is not repeated, but the guarantee now applies to it.
 */
function settlePaid(deps: Deps, tx: Tx, order: Order, intent: Intent, now: Date): void {
  // The deadline counts from the payment, not from a late webhook.
  const paidAt = intent.chargedAt && intent.chargedAt < now ? intent.chargedAt : now;
  if (!markPaid(tx, order.id, { paidAt, intentId: intent.id, method: intent.method }, now)) return;
  if (order.erasedAt || order.withdrawnAt) {
    // Paid while its account was being erased, or after it was cancelled: refund only.
    refuseRun(tx, order.id);
    requestRefund(tx, order.id, 'withdrawal', now);
    return;
  }
  beginRun(tx, 'startPaid', order, null);
  const account = accountFor(deps, tx, order, now);
  attachAccount(tx, order.id, account.id, account.made ? now : null);
  addLetter(tx, now, {
    key: `order:${order.id}:confirmation`,
    to: order.email,
    ...orderConfirmation(deps.config, {
      orderId: order.id,
      subjectName: order.subjectName,
      createdAt: order.createdAt,
      paidAt,
      deadline: deadlineOf(paidAt),
      method: intent.method,
      consentAt: order.consents?.immediateStart ? new Date(order.consents.at) : null,
      termsVersion: order.consents?.termsVersion ?? TERMS_VERSION,
    }),
  });
  if (order.reportStatus === 'completed' && order.enough === false) requestRefund(tx, order.id, 'few_sources', now);
}

/**
 * Applies an intent's state to its order, inside a transaction.
 * `paid` is final, `failed` may become `paid`. A second payment, or one of another amount, is refunded as a stray payment.
 */
export function applyIntent(deps: Deps, tx: Tx, intent: Intent): void {
  const order = intent.orderId ? tx.select().from(orders).where(eq(orders.id, intent.orderId)).get() : undefined;
  if (!order || (order.paymentStatus === 'paid' && order.paymentIntentId === intent.id)) return;
  const now = deps.clock();
  if (intent.status === 'succeeded') {
    if (order.paymentStatus === 'paid') addStrayPayment(tx, order.id, intent, 'paid_twice', now);
    else if (intent.received === order.amount && intent.currency === order.currency) settlePaid(deps, tx, order, intent, now);
    else addStrayPayment(tx, order.id, intent, 'payment_mismatch', now);
  } else if (intent.status === 'canceled') failPayment(tx, order.id, intent.id, 'payment_canceled', now);
}
