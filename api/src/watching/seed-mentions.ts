/** What a report knows already becomes the first mentions of a watched subject, so that a first visit shows no zeros. */
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { sourcesIn } from '../contract/figures.ts';
import type { Report } from '../contract/report.ts';
import type { Deps } from '../deps.ts';
import { foundMention, reportSighting } from '../monitoring/found-mention.ts';
import { markSeeded } from '../monitoring/save-subject.ts';
import { storeMentions } from '../monitoring/store-mentions.ts';
import { monitoringRounds, watchedSubjects } from '../monitoring/tables.ts';
import { isWanted } from '../monitoring/wanted.ts';
import { flagsOf } from '../monitoring/watched-users.ts';
import { getReport } from '../orders/results.ts';
import { orders } from '../orders/tables.ts';
import { canonicalUrl } from '../research/index.ts';

const keyOf = (url: string): string => canonicalUrl(url) ?? url;

/** The sources of a report as mentions, found when the report was made. */
const mentionsOf = (report: Report, foundAt: Date) =>
  sourcesIn(report)
    .filter(({ quote }) => quote.text !== '')
    .map((evidence) => {
      const copies = evidence.copies.map(({ url }) => keyOf(url));
      return { ...foundMention(reportSighting(evidence, keyOf(evidence.url), copies)), foundAt };
    });

/**
 * Stores the sources of the newest report on each subject that nobody has looked for yet. A round that finds the same pages counts them no second
 * time. No alerts and no messages: the report has told of them. A repeat changes nothing.
 * @param of the user to do this for; all without
 */
export async function seedMentions(deps: Deps, signal: AbortSignal, of?: string): Promise<void> {
  const searched = deps.db.select({ id: monitoringRounds.subjectId }).from(monitoringRounds).where(eq(monitoringRounds.status, 'completed'));
  const due = deps.db
    .select({ user: users, subjectId: watchedSubjects.id, orderId: orders.id, completedAt: orders.completedAt })
    .from(watchedSubjects)
    .innerJoin(users, eq(users.id, watchedSubjects.userId))
    .innerJoin(orders, and(eq(orders.userId, watchedSubjects.userId), sql`${orders.subjectName} = ${watchedSubjects.name} collate nocase`))
    .where(
      and(
        isNull(watchedSubjects.seededFrom),
        of === undefined ? undefined : eq(users.id, of),
        notInArray(watchedSubjects.id, searched),
        eq(users.isActive, true),
        eq(orders.reportStatus, 'completed'),
        isNotNull(orders.completedAt),
        isNotNull(orders.acceptedAt),
        isNull(orders.caseId),
        isNull(orders.erasedAt),
      ),
    )
    .orderBy(desc(orders.completedAt))
    .limit(50)
    .all();
  const done = new Set<string>();
  for (const { user, subjectId, orderId, completedAt } of due) {
    if (signal.aborted) return;
    if (done.has(subjectId)) continue;
    done.add(subjectId);
    const report = await getReport(deps.db, orderId);
    const flags = flagsOf(deps, user);
    const found = report && completedAt ? mentionsOf(report, completedAt).filter(({ kind }) => isWanted(flags, kind)) : [];
    deps.db.transaction((tx) => {
      if (markSeeded(tx, subjectId, orderId)) storeMentions(tx, deps.clock(), subjectId, null, found);
    });
  }
}

/** The same for one user who waits for it, so that the next page shows what the report knows and not an empty monitoring. */
export const seedFor = (deps: Deps, userId: string): Promise<void> => seedMentions(deps, new AbortController().signal, userId);
