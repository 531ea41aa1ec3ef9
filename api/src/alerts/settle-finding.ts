/** One event, one alert: what a finding changes in the alerts that are there. */
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm';
import type { AlertKind } from '../contract/monitoring.ts';
import { DAY_MS } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { firstIdAt } from '../monitoring/index-mention.ts';
import { type Finding, QUIET_DAYS } from './rules.ts';
import { type AlertRow, alerts } from './tables.ts';
import { rankOf } from './words.ts';

/** Kinds that tell of the same event, the weakest first: a stronger one takes an active alert over. */
const FAMILIES: readonly (readonly AlertKind[])[] = [['sentiment_drop', 'spike_any', 'spike_negative']];
/** Criticism in a big source that comes during these belongs to them. */
const CARRIERS: Partial<Record<AlertKind, readonly AlertKind[]>> = { negative_big: ['negative_big', 'spike_negative', 'allegation'] };
/** Mentions kept with an alert; the newest of more. */
const KEPT = 200;

const familyOf = (kind: AlertKind): readonly AlertKind[] => FAMILIES.find((family) => family.includes(kind)) ?? CARRIERS[kind] ?? [kind];
const merged = (a: readonly number[], b: readonly number[]): number[] => [...new Set([...a, ...b])].sort((x, y) => x - y).slice(-KEPT);

/** The alert of the event that is going on: raised, or joined by a mention, within the quiet days of its kind. */
function ongoing(tx: Tx, userId: string, { kind }: Finding, now: Date): AlertRow | null {
  const kinds = familyOf(kind);
  const since = new Date(
    now.getTime() - Math.max(...kinds.map((each) => (each === kind ? QUIET_DAYS[each] : Math.min(QUIET_DAYS[each], QUIET_DAYS[kind])))) * DAY_MS,
  );
  const candidates = tx
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.userId, userId),
        inArray(alerts.kind, [...kinds]),
        or(eq(alerts.status, 'active'), gte(alerts.createdAt, new Date(since.getTime() - 60 * DAY_MS))),
      ),
    )
    .orderBy(desc(alerts.createdAt))
    .limit(50)
    .all();
  return candidates.find((alert) => alert.createdAt >= since || (alert.mentionIds.at(-1) ?? 0) >= firstIdAt(since)) ?? null;
}

function insert(tx: Tx, userId: string, finding: Finding, key: string, now: Date): AlertRow | null {
  const { kind, severity, title, description, mentionIds } = finding;
  const row = { id: newId(), userId, key, kind, severity, title, description, createdAt: now, mentionIds: merged([], mentionIds) };
  return tx.insert(alerts).values(row).onConflictDoNothing().returning().get() ?? null;
}

/**
 * Raises a finding, or lets it join the alert of the same event. A worse one lifts an active alert; a resolved one gets a
 * successor when it grows worse; a dismissed one stays so.
 * @param again words the finding over all of an alert's mentions, where its text tells of them
 * @returns the alert when it is new or worse than before, otherwise null
 */
export function settleFinding(tx: Tx, userId: string, finding: Finding, now: Date, again: (ids: readonly number[]) => Finding | null): AlertRow | null {
  const key = `${finding.kind}:${finding.event}`;
  const open = QUIET_DAYS[finding.kind] > 0 ? ongoing(tx, userId, finding, now) : null;
  if (!open) return insert(tx, userId, finding, key, now);
  const worse = rankOf(finding.severity) < rankOf(open.severity);
  const mentionIds = merged(open.mentionIds, finding.mentionIds);
  const row = and(eq(alerts.id, open.id), eq(alerts.status, open.status));
  if (open.status === 'resolved' && worse) return insert(tx, userId, finding, `${key}:${finding.severity}`, now);
  if (open.status !== 'active') {
    tx.update(alerts).set({ mentionIds }).where(row).run();
    return null;
  }
  if (!worse) {
    const words = finding.kind === open.kind && mentionIds.length > open.mentionIds.length ? again(mentionIds) : null;
    tx.update(alerts)
      .set({ mentionIds, ...(words ? { description: words.description } : {}) })
      .where(row)
      .run();
    return null;
  }
  const { kind, severity, title, description } = finding;
  return tx.update(alerts).set({ kind, severity, title, description, mentionIds, mailedAt: null }).where(row).returning().get() ?? null;
}
