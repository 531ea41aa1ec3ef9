/** Stores findings as alerts, one alert per event. */
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm';
import type { AlertKind } from '../contract/monitoring.ts';
import { DAY_MS } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { firstIdAt } from '../monitoring/index-mention.ts';
import { ownerOf } from '../monitoring/subject-ids.ts';
import { type Finding, QUIET_DAYS } from './rules.ts';
import { type AlertRow, alerts } from './tables.ts';
import { rankOf } from './words.ts';

/** Kinds of alerts about the same event, weakest first. */
const FAMILIES: readonly (readonly AlertKind[])[] = [['sentiment_drop', 'spike_any', 'spike_negative']];
/** Kinds whose alert a finding of the key's kind joins. */
const CARRIERS: Partial<Record<AlertKind, readonly AlertKind[]>> = { negative_big: ['negative_big', 'spike_negative', 'allegation'] };
/** Most mentions stored with an alert; the newest are kept. */
const MAX_MENTIONS = 200;

const familyOf = (kind: AlertKind): readonly AlertKind[] => FAMILIES.find((family) => family.includes(kind)) ?? CARRIERS[kind] ?? [kind];
const merged = (a: readonly number[], b: readonly number[]): number[] => [...new Set([...a, ...b])].sort((x, y) => x - y).slice(-MAX_MENTIONS);

/** The alert of a continuing event: raised, or joined by a mention, within {@link QUIET_DAYS}. Null without one. */
function ongoing(tx: Tx, subjectId: string, { kind }: Finding, now: Date): AlertRow | null {
  const kinds = familyOf(kind);
  const since = new Date(
    now.getTime() - Math.max(...kinds.map((each) => (each === kind ? QUIET_DAYS[each] : Math.min(QUIET_DAYS[each], QUIET_DAYS[kind])))) * DAY_MS,
  );
  const candidates = tx
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.subjectId, subjectId),
        inArray(alerts.kind, [...kinds]),
        or(eq(alerts.status, 'active'), gte(alerts.createdAt, new Date(since.getTime() - 60 * DAY_MS))),
      ),
    )
    .orderBy(desc(alerts.createdAt))
    .limit(50)
    .all();
  return candidates.find((alert) => alert.createdAt >= since || (alert.mentionIds.at(-1) ?? 0) >= firstIdAt(since)) ?? null;
}

function insert(tx: Tx, subjectId: string, finding: Finding, key: string, now: Date): AlertRow | null {
  const { kind, severity, title, description, mentionIds } = finding;
  const row = {
    id: newId(),
    userId: ownerOf(subjectId),
    subjectId,
    key,
    kind,
    severity,
    title,
    description,
    createdAt: now,
    mentionIds: merged([], mentionIds),
  };
  return tx.insert(alerts).values(row).onConflictDoNothing().returning().get() ?? null;
}

/** Adds mentions to the active alert of the same event, which is no news. */
function join(tx: Tx, subjectId: string, { mentionIds: more }: Finding, key: string, rewrite: (ids: readonly number[]) => Finding | null): null {
  const same = and(eq(alerts.subjectId, subjectId), eq(alerts.key, key), eq(alerts.status, 'active'));
  const alert = tx.select().from(alerts).where(same).get();
  const mentionIds = merged(alert?.mentionIds ?? [], more);
  if (!alert || mentionIds.length === alert.mentionIds.length) return null;
  tx.update(alerts)
    .set({ mentionIds, description: rewrite(mentionIds)?.description ?? alert.description })
    .where(same)
    .run();
  return null;
}

/**
 * Inserts an alert for a finding, or adds its mentions to the alert of the same event. A more severe finding replaces kind and
 * text of an active alert, and inserts a new one beside a resolved alert; a dismissed alert is not raised again.
 * @param rewrite makes the finding from all mentions of an alert, if its text depends on them
 * @returns the alert if it is new or more severe than before, otherwise null
 */
export function settleFinding(tx: Tx, subjectId: string, finding: Finding, now: Date, rewrite: (ids: readonly number[]) => Finding | null): AlertRow | null {
  const key = `${finding.kind}:${finding.event}`;
  const open = QUIET_DAYS[finding.kind] > 0 ? ongoing(tx, subjectId, finding, now) : null;
  if (!open) return insert(tx, subjectId, finding, key, now) ?? join(tx, subjectId, finding, key, rewrite);
  const worse = rankOf(finding.severity) < rankOf(open.severity);
  const mentionIds = merged(open.mentionIds, finding.mentionIds);
  const row = and(eq(alerts.id, open.id), eq(alerts.status, open.status));
  if (open.status === 'resolved' && worse) return insert(tx, subjectId, finding, `${key}:${finding.severity}`, now);
  if (open.status !== 'active') {
    tx.update(alerts).set({ mentionIds }).where(row).run();
    return null;
  }
  if (!worse) {
    const words = finding.kind === open.kind && mentionIds.length > open.mentionIds.length ? rewrite(mentionIds) : null;
    tx.update(alerts)
      .set({ mentionIds, ...(words ? { description: words.description } : {}) })
      .where(row)
      .run();
    return null;
  }
  const { kind, severity, title, description } = finding;
  return tx.update(alerts).set({ kind, severity, title, description, mentionIds, mailedAt: null }).where(row).returning().get() ?? null;
}
