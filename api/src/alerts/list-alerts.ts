import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Alert } from '../contract/monitoring.ts';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { mentions } from '../monitoring/tables.ts';
import { readerHref } from '../reader-href.ts';
import { type AlertRow, alerts } from './tables.ts';
import { rankOf } from './words.ts';

/** Mentions shown per alert. `LIMIT`: alerts shown. */
const SHOWN = 3;
const LIMIT = 200;

type Shown = Alert['mentions'][number];

/** The first mentions of all alerts by id, in one query. Only the user's own mentions are found. */
function shownMentions(deps: Deps, subjectId: string, rows: AlertRow[]): Map<number, Shown> {
  const ids = rows.flatMap(({ mentionIds }) => mentionIds.slice(0, SHOWN));
  const { id, title, domain, url, sentiment } = mentions;
  const found = deps.db
    .select({ id, title, domain, url, sentiment })
    .from(mentions)
    // The unary plus keeps SQLite from using the index on subject_id instead of the primary key.
    .where(and(sql`+${mentions.subjectId} = ${subjectId}`, inArray(mentions.id, ids)))
    .all();
  const demo = deps.config.research.mode === 'demo';
  return new Map(
    found.map((row) => [
      row.id,
      { id: String(row.id), title: row.title, source: row.domain, href: readerHref(row.url, deps.config.siteUrl, demo), sentiment: row.sentiment },
    ]),
  );
}

/** Each dashboard asks this. */
const active = prepared((db: Tx) =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.subjectId, sql.placeholder('subjectId')), eq(alerts.status, 'active')))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(LIMIT)
    .prepare(),
);

/** The user's active alerts, most severe first, then newest first. */
export function activeAlerts(deps: Deps, subjectId: string): Alert[] {
  const rows = active(deps.db)
    .all({ subjectId })
    .sort((a, b) => rankOf(a.severity) - rankOf(b.severity));
  return wired(deps, subjectId, rows);
}

/** Closed alerts shown. */
const HISTORY = 30;

/** The user's resolved and dismissed alerts, the last closed first. */
export function closedAlerts(deps: Deps, subjectId: string): Alert[] {
  const rows = deps.db
    .select()
    .from(alerts)
    .where(and(eq(alerts.subjectId, subjectId), ne(alerts.status, 'active')))
    .orderBy(desc(alerts.closedAt), desc(alerts.id))
    .limit(HISTORY)
    .all();
  return wired(deps, subjectId, rows);
}

function wired(deps: Deps, subjectId: string, rows: AlertRow[]): Alert[] {
  const known = shownMentions(deps, subjectId, rows);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    severity: row.severity,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    status: row.status,
    closedAt: row.closedAt?.toISOString() ?? null,
    mentions: row.mentionIds.slice(0, SHOWN).flatMap((id) => known.get(id) ?? []),
    mentionCount: row.mentionIds.length,
  }));
}
