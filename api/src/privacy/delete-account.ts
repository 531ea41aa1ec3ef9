/** Erasing an account: closed and emptied in one transaction, then mentions, files, full-text index and the address of the last letter. */
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { eq } from 'drizzle-orm';
import { replaceTarget } from '../audit/audit.ts';
import { closeAccount } from '../auth/accounts.ts';
import { checkPassword } from '../auth/passwords.ts';
import { type User, users } from '../auth/tables.ts';
import { RETENTION } from '../contract/constants.ts';
import type { DeletedAccount, DeletionPreview } from '../contract/profile.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { closedAccount, eraseLater, INDEX, JOURNAL } from '../erasures/erase-later.ts';
import { AppError } from '../http/errors.ts';
import { publicNumber } from '../ids.ts';
import { accountDeleted, LAST_LETTER } from '../mail/letters-privacy.ts';
import { addLetter, eraseLettersTo, eraseSent, hasSent } from '../mail/outbox.ts';
import { ERASED_IN_STEPS, eraseFound } from '../monitoring/erase-found.ts';
import { storedIds } from '../monitoring/subject-ids.ts';
import { eraseReport, filesOf } from '../orders/erase-report.ts';
import { type Order, orders } from '../orders/tables.ts';
import { deleteOrders } from '../orders/transitions.ts';
import { eraseWaitingOf } from '../waiting/erase.ts';
import { exportFile } from './data-export.ts';
import { storedSnapshots } from './erase-rows.ts';
import { ordersOf } from './held-data.ts';
import { dataExports, deletionReceipts } from './tables.ts';

/** A payment that accounting must keep; reports included in a plan are none. */
const isPayment = (order: Order): boolean => order.paymentStatus === 'paid' && !order.included && order.amount > 0;
const isRunning = (order: Order): boolean => isPayment(order) && order.reportStatus !== 'completed' && order.refundRequestedAt === null;

/** Until when payments must be kept: {@link RETENTION.accountingYears} after the end of the last one's year. Null without payments. */
function accountingUntil(found: readonly Order[]): Date | null {
  const paid = found.filter(isPayment).map(({ paidAt, createdAt }) => (paidAt ?? createdAt).getTime());
  if (paid.length === 0) return null;
  const year = new Date(Math.max(...paid)).getUTCFullYear();
  return new Date(Date.UTC(year + RETENTION.accountingYears, 11, 31, 12));
}

/** What the dialog shows before an account is erased. `running`: paid reports that are not delivered yet. */
export function deletionPreview(deps: Deps, user: User): DeletionPreview {
  const found = ordersOf(deps.db, user);
  return { running: found.filter(isRunning).length, accountingUntil: accountingUntil(found)?.toISOString() ?? null };
}

/** A user's files, paths from the data folder: PDFs, archives and snapshots of reports, which other reports may cite too. */
async function filesOfUser(deps: Deps, user: User, found: readonly Order[]): Promise<string[]> {
  const files = new Set<string>();
  for (const { id } of found) for (const file of await filesOf(deps, id)) files.add(file);
  const archives = deps.db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.userId, user.id)).all();
  for (const { id } of archives) files.add(exportFile(id)).add(`${exportFile(id)}.part`);
  const snapshots = await storedSnapshots(deps);
  return [...files].filter((file) => !file.startsWith('snapshots/') || snapshots.has(file.slice('snapshots/'.length)));
}

/** Erases paid orders and those with an intent, whose rows are kept for accounting or until the intent is closed; deletes others. */
function eraseOrders(tx: Tx, found: readonly Order[], now: Date): void {
  for (const order of found) {
    if (isPayment(order) || order.paymentIntentId) eraseReport(tx, order, now, { buyer: true, refund: 'withdrawal' });
    else deleteOrders(tx, eq(orders.id, order.id));
  }
}

/**
 * Erases an account: it is closed at once and its row emptied. What follows (mentions, files, full-text index, refunds, unpaid intents)
 * is queued in the same transaction and carried out by the reconcilers, also after a crash.
 * @throws AppError wrong_password, too_many_attempts
 */
export async function deleteAccount(deps: Deps, user: User, password: string): Promise<DeletedAccount> {
  await deps.limits.use('deleteByUser', user.id);
  if (!(await checkPassword(user.passwordHash, password))) throw new AppError('wrong_password');
  const files = await filesOfUser(deps, user, ordersOf(deps.db, user));
  const answer = deps.db.transaction((tx) => {
    const now = deps.clock();
    const stored = tx.select().from(users).where(eq(users.id, user.id)).get();
    // Another request erased the account or changed the password during the comparison.
    if (stored?.passwordHash !== user.passwordHash) throw new AppError('wrong_password');
    const found = ordersOf(tx, user);
    const until = accountingUntil(found);
    const receiptId = publicNumber('UK', now);
    eraseOrders(tx, found, now);
    eraseLettersTo(tx, user.email);
    eraseWaitingOf(tx, user.email);
    for (const subjectId of storedIds(tx, user.id)) eraseFound(tx, subjectId, now);
    replaceTarget(tx, user.email, receiptId);
    // All other rows have a foreign key to the account.
    closeAccount(deps.db, user.id, ERASED_IN_STEPS);
    eraseLater(tx, [...files, closedAccount(user.id), INDEX], now);
    tx.insert(deletionReceipts).values({ id: receiptId, at: now, orders: found.length, files: files.length }).run();
    const letter = { receiptId, email: user.email, at: now, backupDate: addDays(now, RETENTION.backupDays), accountingUntil: until };
    addLetter(tx, now, { key: `deleted:${receiptId}`, to: user.email, ...accountDeleted(deps.config, letter) });
    return { receiptId, email: user.email, accountingUntil: until?.toISOString() ?? null };
  });
  await deps.limits.clear('deleteByUser', user.id);
  return answer;
}

/** Deletes last letters, and with them the address, once sent or after {@link RETENTION.backupDays} without success. */
export function forgetLastLetters(deps: Deps): void {
  const now = deps.clock();
  const before = subDays(now, RETENTION.backupDays);
  // Asked for every two seconds: a transaction for nothing would wait for whoever writes.
  if (!hasSent(deps.db, LAST_LETTER, before)) return;
  deps.db.transaction((tx) => {
    eraseSent(tx, LAST_LETTER, before);
    // The write-ahead log still contains the row, and while an account is erased it is long: a thread empties it.
    eraseLater(tx, [JOURNAL], now);
  });
}
