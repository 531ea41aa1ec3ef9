/** The record of art. 14 GDPR: which orders need one, kept by administrators. */
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { addAudit } from '../../audit/audit.ts';
import { ADMIN_LIST_LIMIT } from '../../contract/constants.ts';
import type { AdminNotice, noticeSchema } from '../../contract/notices.ts';
import type { Relation } from '../../contract/orders.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import { type Described, noticeBody, noticeToHand, noticeToPerson } from '../../mail/letters-notice.ts';
import { addLetter } from '../../mail/outbox.ts';
import { recipientSettings } from '../../recipients.ts';
import { type Order, orders } from '../tables.ts';
import { notices } from './tables.ts';

/** Paid orders about a person other than the buyer; whoever orders a report on themselves has been told by the order. */
const needsNotice = and(
  eq(orders.subjectKind, 'person'),
  or(isNull(orders.relation), ne(orders.relation, 'self')),
  eq(orders.paymentStatus, 'paid'),
  eq(orders.included, false),
  isNull(orders.erasedAt),
  isNull(orders.withdrawnAt),
) as SQL;

const describedBy = (deps: Deps, order: Order): Described => ({
  purpose: order.purpose,
  at: order.completedAt ?? deps.clock(),
  recipients: recipientSettings(deps.config),
});

function toNotice(deps: Deps, order: Order, record: typeof notices.$inferSelect | null): AdminNotice {
  return {
    id: order.id,
    subjectName: order.subjectName,
    description: order.description,
    relation: order.relation as Relation | null,
    createdAt: order.createdAt.toISOString(),
    deliveredAt: order.completedAt?.toISOString() ?? null,
    letter: noticeBody(deps.config, describedBy(deps, order)),
    record: record && { state: record.state, reason: record.reason, note: record.note, at: record.at.toISOString() },
  };
}

/** Orders that need a record, those without one first, then the newest. */
export const listNotices = (deps: Deps): AdminNotice[] =>
  deps.db
    .select({ order: orders, record: notices })
    .from(orders)
    .leftJoin(notices, eq(notices.orderId, orders.id))
    .where(needsNotice)
    .orderBy(sql`${notices.orderId} is not null`, desc(orders.createdAt))
    .limit(ADMIN_LIST_LIMIT)
    .all()
    .map(({ order, record }) => toNotice(deps, order, record));

/** Number of orders without a record. */
export const countMissingNotices = ({ db }: Pick<Deps, 'db'>): number =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(orders)
    .leftJoin(notices, eq(notices.orderId, orders.id))
    .where(and(needsNotice, isNull(notices.orderId)))
    .get()?.n ?? 0;

/**
 * Records how the person was informed, in place of an earlier record, and sends the letter that goes with it: to the person's address, or to
 * the buyer, who hands it on. Audited.
 * @throws AppError order_not_found
 */
export function recordNotice(deps: Deps, { orderId, input, admin }: { orderId: string; input: (typeof noticeSchema)['_output']; admin: string }): AdminNotice {
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const order = tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), needsNotice))
      .get();
    if (!order) throw new AppError('order_not_found');
    const record = { orderId, state: input.state, reason: input.state === 'exempt' ? input.reason : null, note: input.note || null, at: now };
    const stored = tx.insert(notices).values(record).onConflictDoUpdate({ target: notices.orderId, set: record }).returning().get();
    const key = `order:${orderId}:notice:${now.getTime()}`;
    const said = describedBy(deps, order);
    if (input.state === 'sent' && input.email) addLetter(tx, now, { key, to: input.email, ...noticeToPerson(deps.config, said) });
    if (input.state === 'handed') addLetter(tx, now, { key, to: order.email, ...noticeToHand(deps.config, { ...said, orderId }) });
    addAudit(tx, now, { admin, action: 'notice_record', target: orderId, detail: record.reason ? `${record.state} ${record.reason}` : record.state });
    return toNotice(deps, order, stored);
  });
}

/** The report is erased: what was done stays, without the words that may name the person. */
export const dropNoticeNote = (tx: Pick<Tx, 'update'>, orderId: string): void =>
  void tx.update(notices).set({ note: null }).where(eq(notices.orderId, orderId)).run();
