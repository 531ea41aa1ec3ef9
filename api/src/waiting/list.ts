/** The waiting lists for administrators, as pages and as a CSV file. */
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { addAudit } from '../audit/audit.ts';
import { WAITING_NAMES, WAITING_SERVICES, type WaitingService } from '../contract/choices.ts';
import { ADMIN_PAGE } from '../contract/constants.ts';
import { csv } from '../contract/csv.ts';
import { dateShort, time } from '../contract/format.ts';
import type { AdminWaiting, adminWaitingQuery } from '../contract/waiting.ts';
import type { Deps } from '../deps.ts';
import { leaveLinks } from '../mail/letters-waiting.ts';
import { waitingList } from './tables.ts';

/** A page of entries, newest first, with the number of entries per service. */
export function listWaiting(deps: Deps, { service, state, page }: z.output<typeof adminWaitingQuery>): AdminWaiting {
  const where = and(service && eq(waitingList.service, service), state && (state === 'confirmed' ? isNotNull : isNull)(waitingList.confirmedAt));
  const counted = deps.db
    .select({ service: waitingList.service, people: count(), confirmed: count(waitingList.confirmedAt) })
    .from(waitingList)
    .groupBy(waitingList.service)
    .all();
  const rows = deps.db
    .select()
    .from(waitingList)
    .where(where)
    .orderBy(desc(waitingList.joinedAt), desc(waitingList.id))
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE)
    .all();
  return {
    lists: WAITING_SERVICES.map((name) => counted.find((list) => list.service === name) ?? { service: name, people: 0, confirmed: 0 }),
    entries: rows.map(({ leaveToken: _, ...row }) => ({
      ...row,
      joinedAt: row.joinedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    })),
    total: deps.db.select({ n: count() }).from(waitingList).where(where).get()?.n ?? 0,
  };
}

/** The services whose waiting list has this address. */
export const waitingFor = (deps: Deps, email: string): WaitingService[] =>
  deps.db
    .select({ service: waitingList.service })
    .from(waitingList)
    .where(eq(waitingList.email, email))
    .all()
    .map(({ service }) => service);

const moment = (at: Date | null) => (at ? `${dateShort(at)} ${time(at)}` : '');

/**
 * The confirmed entries of a list, oldest first, each with the leave link that a letter to it must contain. Audited.
 * @returns CSV with a header row
 */
export function exportWaiting(deps: Deps, { service, admin }: { service: WaitingService; admin: string }): string {
  const rows = deps.db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.service, service), isNotNull(waitingList.confirmedAt)))
    .orderBy(asc(waitingList.confirmedAt), asc(waitingList.id))
    .all();
  deps.db.transaction((tx) => addAudit(tx, deps.clock(), { admin, action: 'waiting_export', target: service, detail: String(rows.length) }));
  return csv([
    ['E-mail', 'Usługa', 'Zapis', 'Potwierdzenie', 'Wersja zgody', 'Rezygnacja'],
    ...rows.map((row) => [
      row.email,
      WAITING_NAMES[row.service],
      moment(row.joinedAt),
      moment(row.confirmedAt),
      row.consent,
      deps.config.siteUrl + leaveLinks(row.leaveToken).page,
    ]),
  ]);
}
