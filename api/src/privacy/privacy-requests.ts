/** Requests of people described in reports, for administrators: listed with matching reports, restricted, closed. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { subYears } from 'date-fns/subYears';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import type { AdminPrivacyRequest } from '../contract/admin.ts';
import { ADMIN_LIST_LIMIT, RETENTION } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { eraseLater } from '../erasures/erase-later.ts';
import { AppError } from '../http/errors.ts';
import { privacyRequestAnswered } from '../mail/letters-privacy.ts';
import { addLetter } from '../mail/outbox.ts';
import { liftObjection, upholdObjection } from '../objections/objections.ts';
import { nameMatcher, namesOf } from '../objections/same-name.ts';
import { objections } from '../objections/tables.ts';
import { eraseReport, filesOf } from '../orders/erase-report.ts';
import { type Order, orders } from '../orders/tables.ts';
import { hold, release } from '../orders/transitions.ts';
import { waitingFor } from '../waiting/list.ts';
import { type PrivacyRequestRow, privacyRequests } from './tables.ts';
import { tellBuyer } from './tell-buyer.ts';
import { forgetWatched, forgetWatchedOf, watchedOfName } from './watched-of-case.ts';

/** Orders compared with a name in one step. */
const PAGE = 2_000;

const CANDIDATE = {
  id: orders.id,
  subjectName: orders.subjectName,
  description: orders.description,
  createdAt: orders.createdAt,
  reportStatus: orders.reportStatus,
  caseId: orders.caseId,
  erasedAt: orders.erasedAt,
};
type Candidate = Pick<Order, keyof typeof CANDIDATE>;

/** Whether a name is that of a request's person. */
const matcherOf = (row: PrivacyRequestRow) => nameMatcher(namesOf(row));

/** Orders of each request: matching by name while it is open, and those withheld or erased under its number. */
async function ordersByCase(deps: Deps, requests: PrivacyRequestRow[]): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>(requests.map(({ id }) => [id, []]));
  const open = requests.filter(({ closedAt }) => closedAt === null).map((row) => ({ id: row.id, matches: matcherOf(row) }));
  for (let last = 0; ; ) {
    const page = deps.db
      .select({ ...CANDIDATE, rowid: sql<number>`rowid` })
      .from(orders)
      .where(and(sql`rowid > ${last}`, open.length > 0 ? undefined : isNotNull(orders.caseId)))
      .orderBy(sql`rowid`)
      .limit(PAGE)
      .all();
    for (const { rowid, ...order } of page) {
      last = rowid;
      if (order.caseId) found.get(order.caseId)?.push(order);
      for (const { id, matches } of open) if (order.caseId !== id && !order.erasedAt && matches(order.subjectName)) found.get(id)?.push(order);
    }
    if (page.length < PAGE) return found;
    await yieldToEventLoop();
  }
}

async function describe(deps: Deps, rows: PrivacyRequestRow[]): Promise<AdminPrivacyRequest[]> {
  const found = await ordersByCase(deps, rows);
  const stand = new Set(
    deps.db
      .select({ id: objections.caseId })
      .from(objections)
      .all()
      .map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    upheld: stand.has(row.id),
    createdAt: row.createdAt.toISOString(),
    deadline: row.deadline.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    waiting: waitingFor(deps, row.email),
    watched: row.closedAt === null ? watchedOfName(deps.db, matcherOf(row)) : [],
    orders: (found.get(row.id) ?? []).map((order) => ({
      id: order.id,
      subjectName: order.subjectName,
      description: order.description,
      reportStatus: order.reportStatus,
      createdAt: order.createdAt.toISOString(),
      restricted: order.caseId === row.id && order.erasedAt === null,
      erased: order.erasedAt !== null,
    })),
  }));
}

/** Requests for administrators: open ones by deadline, then closed ones, newest first. */
export const listPrivacyRequests = (deps: Deps): Promise<AdminPrivacyRequest[]> =>
  describe(
    deps,
    deps.db
      .select()
      .from(privacyRequests)
      .orderBy(
        sql`${privacyRequests.closedAt} is not null`,
        asc(sql`iif(${privacyRequests.closedAt} is null, ${privacyRequests.deadline}, null)`),
        desc(privacyRequests.closedAt),
      )
      .limit(ADMIN_LIST_LIMIT)
      .all(),
  );

/** The open case with this number. @throws AppError case_not_found, case_closed */
function openCase(tx: Pick<Tx, 'select'>, id: string): PrivacyRequestRow {
  const row = tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).get();
  if (!row) throw new AppError('case_not_found');
  if (row.closedAt) throw new AppError('case_closed');
  return row;
}

/** Releases the orders that a case withholds, except `keep`. While its objection stands, those that were never begun wait on. */
function releaseCase(deps: Deps, tx: Tx, caseId: string, o: { keep: readonly string[]; upheld: boolean }, now: Date): void {
  const held = tx
    .select()
    .from(orders)
    .where(and(eq(orders.caseId, caseId), isNull(orders.erasedAt)))
    .all();
  for (const order of held) {
    if (o.keep.includes(order.id) || (o.upheld && order.run === 0)) continue;
    release(tx, order, now);
    tellBuyer(deps, tx, order, 'released', caseId, now);
  }
}

/** The orders, if all exist and none is erased or withheld by another case. @throws AppError order_not_found */
function mustBeFree(tx: Pick<Tx, 'select'>, ids: readonly string[], caseId: string) {
  const rows = tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isNull(orders.erasedAt), or(isNull(orders.caseId), eq(orders.caseId, caseId))))
    .all();
  if (rows.length !== new Set(ids).size) throw new AppError('order_not_found');
  return rows;
}

/**
 * Withholds exactly these reports until the case is closed: they are neither shown nor sent, and their runs stop; new orders on the
 * person wait meanwhile. Decided by an administrator, since otherwise anybody could block any report (docs/decisions/009).
 * @throws AppError case_not_found, case_closed, order_not_found
 */
export async function restrictReports(deps: Deps, { id, orders: ids, admin }: { id: string; orders: string[]; admin: string }): Promise<AdminPrivacyRequest> {
  deps.db.transaction((tx) => {
    const row = openCase(tx, id);
    const now = deps.clock();
    const chosen = mustBeFree(tx, ids, id);
    if (ids.length > 0) upholdObjection(tx, row, now);
    else liftObjection(tx, id);
    releaseCase(deps, tx, id, { keep: ids, upheld: false }, now);
    for (const order of chosen) {
      hold(tx, order.id, id, now);
      tellBuyer(deps, tx, order, 'held', id, now);
    }
    addAudit(tx, now, { admin, action: 'privacy_restrict', target: id, detail: ids.join(' ') || null });
  });
  return describeOne(deps, id);
}

/**
 * Closes a case: erases the chosen reports with what the buyer's account watches of their subject, and the chosen watched subjects;
 * releases the others and answers by letter. With `uphold` the objection stands: new orders on the person wait for a look.
 * @throws AppError case_not_found, case_closed, order_not_found
 */
export async function closePrivacyRequest(
  deps: Deps,
  input: {
    id: string;
    answer: string;
    note?: string | undefined;
    erase?: string[] | undefined;
    eraseWatched?: string[] | undefined;
    uphold?: boolean | undefined;
    admin: string;
  },
): Promise<AdminPrivacyRequest> {
  const { id, answer, note, admin, erase = [], eraseWatched = [], uphold = false } = input;
  openCase(deps.db, id);
  const files = (await Promise.all(mustBeFree(deps.db, erase, id).map((order) => filesOf(deps, order.id)))).flat();
  deps.db.transaction((tx) => {
    const row = openCase(tx, id);
    const { email, kind } = row;
    const now = deps.clock();
    const watched = eraseWatched.length > 0 ? new Set(watchedOfName(tx, matcherOf(row)).map((subject) => subject.id)) : new Set();
    if (!eraseWatched.every((subjectId) => watched.has(subjectId))) throw new AppError('subject_not_found');
    for (const subjectId of eraseWatched) forgetWatched(tx, subjectId, now);
    for (const order of mustBeFree(tx, erase, id)) {
      tellBuyer(deps, tx, order, 'erased', id, now);
      forgetWatchedOf(tx, order, now);
      eraseReport(tx, order, now, { buyer: false, refund: 'manual', caseId: id });
    }
    if (uphold) upholdObjection(tx, row, now);
    else liftObjection(tx, id);
    releaseCase(deps, tx, id, { keep: [], upheld: uphold }, now);
    tx.update(privacyRequests)
      .set({ closedAt: now, answer, note: note || null })
      .where(eq(privacyRequests.id, id))
      .run();
    addLetter(tx, now, { key: `case:${id}:answer`, to: email, ...privacyRequestAnswered(deps.config, { caseId: id, kind, answer, upheld: uphold }) });
    addAudit(tx, now, { admin, action: 'privacy_close', target: id, detail: [...erase, ...eraseWatched].join(' ') || null });
    eraseLater(tx, files, now);
  });
  return describeOne(deps, id);
}

async function describeOne(deps: Deps, id: string): Promise<AdminPrivacyRequest> {
  const [found] = await describe(deps, deps.db.select().from(privacyRequests).where(eq(privacyRequests.id, id)).all());
  if (!found) throw new AppError('case_not_found');
  return found;
}

/** Deletes cases {@link RETENTION.caseYears} after they were closed. */
export function eraseOldCases(deps: Deps): void {
  deps.db
    .delete(privacyRequests)
    .where(lt(privacyRequests.closedAt, subYears(deps.clock(), RETENTION.caseYears)))
    .run();
}
