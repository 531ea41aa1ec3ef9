import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AdminSummary } from '../contract/admin.ts';
import type { Deps } from '../deps.ts';
import { countUnsentLetters } from '../mail/unsent-letters.ts';
import { countMissingNotices } from '../orders/notices/records.ts';
import { notLost } from '../orders/payment/disputes.ts';
import { orders } from '../orders/tables.ts';
import { countReviews } from '../privacy/review-orders.ts';
import { privacyRequests } from '../privacy/tables.ts';
import { countWaitingInvoices } from './invoices.ts';
import { needsAttention } from './list-orders.ts';
import { countOpenWithdrawals } from './withdrawals.ts';

/** The figures above the table of orders. `income` excludes orders whose refund was sent or whose dispute was lost; grosze. */
export function summary(deps: Deps): AdminSummary {
  const one = deps.db
    .select({
      orders: sql<number>`count(*)`,
      paid: sql<number>`coalesce(sum(${orders.paymentStatus} = 'paid' and not ${orders.included}), 0)`,
      income: sql<number>`coalesce(sum(case when ${and(eq(orders.paymentStatus, 'paid'), eq(orders.included, false), isNull(orders.refundId), notLost)} then ${orders.amount} end), 0)`,
      attention: sql<number>`coalesce(sum(case when ${needsAttention(deps.clock())} then 1 end), 0)`,
    })
    .from(orders)
    .get();
  const privacy = deps.db.select({ n: sql<number>`count(*)` }).from(privacyRequests).where(isNull(privacyRequests.closedAt)).get();
  return {
    orders: 0,
    paid: 0,
    income: 0,
    attention: 0,
    ...one,
    letters: countUnsentLetters(deps),
    privacy: privacy?.n ?? 0,
    withdrawals: countOpenWithdrawals(deps),
    invoices: countWaitingInvoices(deps),
    notices: countMissingNotices(deps),
    reviews: countReviews(deps),
  };
}
