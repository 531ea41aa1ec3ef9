/** Requests of people described in reports, for administrators: listed with the reports of that name, held back, closed. */
import { setImmediate as breathe } from 'node:timers/promises';
import { subYears } from 'date-fns/subYears';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import type { AdminPrivacyRequest } from '../contract/admin.ts';
import { ADMIN_LIST_LIMIT, RETENTION } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { eraseLater } from '../erasures/erase-later.ts';
import { AppError } from '../http/errors.ts';
import { eraseReport, filesOf } from '../orders/erase-report.ts';
import { orders } from '../orders/tables.ts';
import { hold, release } from '../orders/transitions.ts';
import { waitingFor } from '../waiting/list.ts';
import { nameMatcher } from './same-name.ts';
import { type PrivacyRequestRow, privacyRequests } from './tables.ts';

/** Orders compared with a name before other work gets its turn. */
const PAGE = 2_000;

type Candidate = { id: string; subjectName: string; createdAt: Date; caseId: string | null; erasedAt: Date | null };
const CANDIDATE = { id: orders.id, subjectName: orders.subjectName, createdAt: orders.createdAt, caseId: orders.caseId, erasedAt: orders.erasedAt };

/** Orders that belong to requests: by name while a request is open, by the case's number ever after. */
async function ordersByCase(deps: Deps, requests: PrivacyRequestRow[]): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>(requests.map(({ id }) => [id, []]));
  const open = requests
    .filter(({ closedAt }) => closedAt === null)
    .map((row) => ({ id: row.id, matches: nameMatcher([row.name, ...(row.otherNames ?? '').split(/[,;/\n]/)]) }));
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
    await breathe();
  }
}

async function describe(deps: Deps, rows: PrivacyRequestRow[]): Promise<AdminPrivacyRequest[]> {
  const found = await ordersByCase(deps, rows);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    deadline: row.deadline.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    waiting: waitingFor(deps, row.email),
    orders: (found.get(row.id) ?? []).map((order) => ({
      id: order.id,
      subjectName: order.subjectName,
      createdAt: order.createdAt.toISOString(),
      restricted: order.caseId === row.id && order.erasedAt === null,
      erased: order.erasedAt !== null,
    })),
  }));
}

/** All requests for the administrator: the open ones by deadline, then the closed ones, the newest first. */
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

/** @throws AppError case_not_found, case_closed */
function openCase(tx: Pick<Tx, 'select'>, id: string): PrivacyRequestRow {
  const row = tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).get();
  if (!row) throw new AppError('case_not_found');
  if (row.closedAt) throw new AppError('case_closed');
  return row;
}

/** Releases what a case holds back, except `keep`. */
function releaseCase(tx: Tx, caseId: string, keep: readonly string[], now: Date): void {
  const held = tx
    .select()
    .from(orders)
    .where(and(eq(orders.caseId, caseId), isNull(orders.erasedAt)))
    .all();
  for (const order of held) if (!keep.includes(order.id)) release(tx, order, now);
}

/** Every one of them exists and is neither erased nor held back by another case. @throws AppError order_not_found */
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
 * Holds back exactly these reports until the case is closed: they are neither shown nor sent nor worked on. An administrator
 * does it, not the request itself: anybody could block anybody's report otherwise (docs/decisions/009).
 * @throws AppError case_not_found, case_closed, order_not_found
 */
export async function restrictReports(deps: Deps, { id, orders: ids, admin }: { id: string; orders: string[]; admin: string }): Promise<AdminPrivacyRequest> {
  deps.db.transaction((tx) => {
    openCase(tx, id);
    const now = deps.clock();
    const chosen = mustBeFree(tx, ids, id);
    releaseCase(tx, id, ids, now);
    for (const order of chosen) hold(tx, order.id, id, now);
    addAudit(tx, now, { admin, action: 'privacy_restrict', target: id, detail: ids.join(' ') || null });
  });
  return one(deps, id);
}

/**
 * Closes a case: what was held back is released, the chosen reports are erased for good, mentions are not touched.
 * @throws AppError case_not_found, case_closed, order_not_found
 */
export async function closePrivacyRequest(
  deps: Deps,
  input: { id: string; note: string; erase?: string[] | undefined; admin: string },
): Promise<AdminPrivacyRequest> {
  const { id, note, admin, erase = [] } = input;
  openCase(deps.db, id);
  const files = (await Promise.all(mustBeFree(deps.db, erase, id).map((order) => filesOf(deps, order.id)))).flat();
  deps.db.transaction((tx) => {
    openCase(tx, id);
    const now = deps.clock();
    for (const order of mustBeFree(tx, erase, id)) eraseReport(tx, order, now, { buyer: false, refund: 'manual', caseId: id });
    releaseCase(tx, id, [], now);
    tx.update(privacyRequests).set({ closedAt: now, note }).where(eq(privacyRequests.id, id)).run();
    addAudit(tx, now, { admin, action: 'privacy_close', target: id, detail: erase.join(' ') || null });
    eraseLater(tx, files, now);
  });
  return one(deps, id);
}

async function one(deps: Deps, id: string): Promise<AdminPrivacyRequest> {
  const [found] = await describe(deps, deps.db.select().from(privacyRequests).where(eq(privacyRequests.id, id)).all());
  if (!found) throw new AppError('case_not_found');
  return found;
}

/** Closed cases after their period. */
export function eraseOldCases(deps: Deps): void {
  deps.db
    .delete(privacyRequests)
    .where(lt(privacyRequests.closedAt, subYears(deps.clock(), RETENTION.caseYears)))
    .run();
}
