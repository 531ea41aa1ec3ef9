/**
 * All stored data of a user by table, for exports; a test checks that no table is missing. Rows come as JSON texts in pages, so
 * that a large account neither fills the memory nor delays other requests.
 */
import { and, asc, eq, getTableColumns, getTableName, gt, isNull, or } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { alertRules, alerts, watchedPages } from '../alerts/tables.ts';
import { adminAudit } from '../audit/tables.ts';
import { passkeys, passwordLinks, recoveryCodes, sessions, totpSecrets, type User, users } from '../auth/tables.ts';
import { HIDDEN_REASONS } from '../contract/monitoring.ts';
import type { Db } from '../db/open.ts';
import { privateFeeds } from '../feed/tables.ts';
import { outbox, suppressedAddresses } from '../mail/tables.ts';
import { subjectIds } from '../monitoring/subject-ids.ts';
import { mentionCorrections, mentionDays, mentions, mentionTotals, monitoringRounds, mutedSources, seenPages, watchedSubjects } from '../monitoring/tables.ts';
import { isHeldBack } from '../orders/find-order.ts';
import { ksefDocuments } from '../orders/ksef/tables.ts';
import { notices } from '../orders/notices/tables.ts';
import { strayPayments } from '../orders/payment/tables.ts';
import { getResultText, type ResultKind } from '../orders/results.ts';
import { reportShares } from '../orders/sharing/tables.ts';
import { invoices, type Order, orderEvents, orders, recounts, withdrawals } from '../orders/tables.ts';
import { subscriptions } from '../profile/tables.ts';
import { settings, unsubscribeLinks } from '../settings/tables.ts';
import { waitingList } from '../waiting/tables.ts';
import { webhookDeliveries, webhooks } from '../webhooks/tables.ts';
import { dataExports, privacyRequests } from './tables.ts';

const PAGE = 500;

type Pages = Iterable<string[]> | AsyncIterable<string[]>;
type Held = { table: string; pages(db: Db, user: User): Pages };

/** Reads a table in pages by a unique key. @param read returns the rows after a row, at most {@link PAGE} */
function* paged<R>(read: (after: R | null) => R[]): Generator<string[]> {
  for (let last: R | null = null; ; ) {
    const rows: R[] = read(last);
    if (rows.length > 0) yield rows.map((row) => JSON.stringify(row));
    if (rows.length < PAGE) return;
    last = rows.at(-1) as R;
  }
}

/** All rows of a user in a table with few rows per user. @param secret columns left out: password hashes, tokens */
function allRows(table: SQLiteTable, owner: SQLiteColumn, by: 'id' | 'email', secret: string[] = []): Held {
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !secret.includes(name)));
  return {
    table: getTableName(table),
    *pages(db, user) {
      const rows = db.select(columns).from(table).where(eq(owner, user[by])).all();
      if (rows.length > 0) yield rows.map((row) => JSON.stringify(row));
    },
  };
}

/** Mentions in pages, once per value of `hidden`, because the index begins with it. */
function* mentionPages(db: Db, user: User): Generator<string[]> {
  for (const [subjectId, hidden] of subjectIds(db, user.id).flatMap((id) => [null, ...HIDDEN_REASONS].map((reason) => [id, reason] as const)))
    yield* paged<typeof mentions.$inferSelect>((last) =>
      db
        .select()
        .from(mentions)
        .where(and(eq(mentions.subjectId, subjectId), hidden === null ? isNull(mentions.hidden) : eq(mentions.hidden, hidden), gt(mentions.id, last?.id ?? -1)))
        .orderBy(asc(mentions.id))
        .limit(PAGE)
        .all(),
    );
}

function* seenPagesOf(db: Db, user: User): Generator<string[]> {
  for (const subjectId of subjectIds(db, user.id))
    yield* paged<typeof seenPages.$inferSelect>((last) =>
      db
        .select()
        .from(seenPages)
        .where(and(eq(seenPages.userId, subjectId), gt(seenPages.pageKey, last?.pageKey ?? '')))
        .orderBy(asc(seenPages.pageKey))
        .limit(PAGE)
        .all(),
    );
}

/** Orders of the account, and orders with its e-mail that were never attached to it. */
export const ordersOf = (db: Pick<Db, 'select'>, user: Pick<User, 'id' | 'email'>): Order[] =>
  db
    .select()
    .from(orders)
    .where(or(eq(orders.userId, user.id), eq(orders.email, user.email)))
    .orderBy(asc(orders.createdAt))
    .all();

/** Orders with events, stray payments, invoices, documents in KSeF, links, recount and results; the last two are left out while withheld. One order per page, as results are long. */
async function* orderPages(db: Db, user: User): AsyncGenerator<string[]> {
  for (const order of ordersOf(db, user)) {
    const events = db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).all();
    const stray = db.select().from(strayPayments).where(eq(strayPayments.orderId, order.id)).all();
    const issued = db.select().from(invoices).where(eq(invoices.orderId, order.id)).all();
    const sentToKsef = db.select().from(ksefDocuments).where(eq(ksefDocuments.orderId, order.id)).all();
    const shares = db
      .select()
      .from(reportShares)
      .where(eq(reportShares.orderId, order.id))
      .all()
      .map(({ hash: _secret, ...share }) => share);
    // The note beside it is the administrator's, on somebody else.
    const notice = db.select({ state: notices.state, at: notices.at }).from(notices).where(eq(notices.orderId, order.id)).get() ?? null;
    const isHeld = isHeldBack(order);
    const { editKey: _secret, ...held } = order;
    const recount = isHeld ? null : (db.select().from(recounts).where(eq(recounts.orderId, order.id)).get() ?? null);
    const text = async (kind: ResultKind) => (isHeld ? null : await getResultText(db, order.id, kind)) ?? 'null';
    const head = JSON.stringify({ ...held, events, strayPayments: stray, invoices: issued, ksef: sentToKsef, shares, notice, recount });
    yield [`${head.slice(0, -1)},"report":${await text('report')},"firstReport":${await text('first_report')},"research":${await text('research')}}`];
  }
}

/** The sections of `dane.json` in order. */
export const HELD = {
  account: allRows(users, users.id, 'id', ['passwordHash']),
  settings: allRows(settings, settings.userId, 'id'),
  subscriptions: allRows(subscriptions, subscriptions.userId, 'id'),
  orders: { table: getTableName(orders), pages: orderPages },
  watchedSubjects: allRows(watchedSubjects, watchedSubjects.userId, 'id'),
  mentions: { table: getTableName(mentions), pages: mentionPages },
  mentionDays: allRows(mentionDays, mentionDays.userId, 'id'),
  mentionTotals: allRows(mentionTotals, mentionTotals.userId, 'id'),
  corrections: allRows(mentionCorrections, mentionCorrections.userId, 'id'),
  mutedSources: allRows(mutedSources, mutedSources.userId, 'id'),
  seenPages: { table: getTableName(seenPages), pages: seenPagesOf },
  watchedPages: allRows(watchedPages, watchedPages.userId, 'id'),
  alerts: allRows(alerts, alerts.userId, 'id'),
  alertRules: allRows(alertRules, alertRules.userId, 'id'),
  monitoringRounds: allRows(monitoringRounds, monitoringRounds.userId, 'id'),
  letters: allRows(outbox, outbox.recipient, 'email', ['text', 'html', 'unsubscribeUrl']),
  suppressedAddress: allRows(suppressedAddresses, suppressedAddresses.address, 'email'),
  unsubscribeLinks: allRows(unsubscribeLinks, unsubscribeLinks.userId, 'id', ['token']),
  waitingLists: allRows(waitingList, waitingList.email, 'email', ['leaveToken']),
  privacyRequests: allRows(privacyRequests, privacyRequests.email, 'email'),
  withdrawals: allRows(withdrawals, withdrawals.email, 'email'),
  sessions: allRows(sessions, sessions.userId, 'id', ['id']),
  passkeys: allRows(passkeys, passkeys.userId, 'id', ['publicKey']),
  totp: allRows(totpSecrets, totpSecrets.userId, 'id', ['secret']),
  recoveryCodes: allRows(recoveryCodes, recoveryCodes.userId, 'id', ['id']),
  passwordLinks: allRows(passwordLinks, passwordLinks.userId, 'id', ['id']),
  webhook: allRows(webhooks, webhooks.userId, 'id', ['secret']),
  webhookDeliveries: allRows(webhookDeliveries, webhookDeliveries.userId, 'id'),
  privateFeed: allRows(privateFeeds, privateFeeds.userId, 'id', ['hash']),
  exports: allRows(dataExports, dataExports.userId, 'id'),
  adminActs: allRows(adminAudit, adminAudit.admin, 'email'),
} satisfies Record<string, Held>;

export type Section = keyof typeof HELD;
