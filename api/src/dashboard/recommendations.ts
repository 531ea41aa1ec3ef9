import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { adviseOnMentions } from '../analysis/index.ts';
import type { User } from '../auth/tables.ts';
import { FEW_MENTIONS } from '../contract/constants.ts';
import type { Recommendations } from '../contract/monitoring.ts';
import type { Report } from '../contract/report.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { chosenReport } from '../monitoring/chosen-report.ts';
import { eventOf } from '../monitoring/index-mention.ts';
import { inputOf } from '../monitoring/subject-of.ts';
import { mentions } from '../monitoring/tables.ts';
import { hrefOf } from '../monitoring/wire-mention.ts';

/** Mentions read for recommendations. */
const READ = 300;

const listed = (details: Recommendations['details']): Recommendations => ({ recommendations: details.map(({ text }) => text), details });

function ofReport({ recommendations, evidence }: Report): Recommendations {
  const byNumber = new Map(evidence.map((item) => [item.n, item]));
  return listed(
    recommendations.map(({ text, reason, refs }) => ({
      text,
      reason,
      refs: refs.flatMap((n) => byNumber.get(n) ?? []).map(({ title, href }) => ({ title, href })),
    })),
  );
}

const { id, domain, title, content, url, kind, sentiment, own, reach } = mentions;
const newest = prepared((db: Tx) =>
  db
    .select({ id, domain, title, content, url, kind, sentiment, own, reach })
    .from(mentions)
    .where(and(eq(mentions.subjectId, sql.placeholder('subjectId')), isNull(mentions.hidden)))
    .orderBy(desc(mentions.id))
    .limit(READ)
    .prepare(),
);

/** Recommendations with reason and pages: from the newest report, otherwise by rules from at least {@link FEW_MENTIONS} mentions. */
export async function recommendations(deps: Deps, user: User, watched: WatchedSubject): Promise<Recommendations> {
  const chosen = await chosenReport(deps, user, watched);
  if (chosen && chosen.report.recommendations.length > 0) return ofReport(chosen.report);
  const rows = newest(deps.db).all({ subjectId: watched.id });
  if (rows.length < FEW_MENTIONS) return listed([]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A fifth of a millisecond: to hand the rows to a thread costs the main loop more.
  const advice = adviseOnMentions(
    inputOf(deps.db, user, watched).subject,
    rows.map((row) => ({ ...row, at: eventOf(row.id).getTime() })),
    deps.clock(),
  );
  return listed(
    advice.map(({ text, reason, ids }) => ({
      text,
      reason,
      refs: ids.flatMap((id) => byId.get(id) ?? []).map((row) => ({ title: row.title, href: hrefOf(deps, row.url) })),
    })),
  );
}
