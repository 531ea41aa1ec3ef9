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
import { deadlineOf } from '../deadline.ts';
import { isInReview } from '../find-order.ts';
import type { Order } from '../tables.ts';
import { attachAccount } from '../transitions.ts';

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

/** Gives a paid order its account, and its buyer the letters about both. Once for each address of an order. */
export function welcomeBuyer(deps: Deps, tx: Tx, order: Order & { paidAt: Date }, now: Date): void {
  const account = accountFor(deps, tx, order, now);
  attachAccount(tx, order.id, account.id, account.made ? now : null);
  addLetter(tx, now, {
    key: `order:${order.id}:confirmation`,
    to: order.email,
    ...orderConfirmation(deps.config, {
      orderId: order.id,
      subjectName: order.subjectName,
      createdAt: order.createdAt,
      paidAt: order.paidAt,
      deadline: deadlineOf(order.paidAt),
      method: order.paymentMethod,
      consentAt: order.consents?.immediateStart ? new Date(order.consents.at) : null,
      invoice: order.invoice,
      inKsef: deps.ksef !== null,
      review: isInReview(order),
      termsVersion: order.consents?.termsVersion ?? TERMS_VERSION,
    }),
  });
}
