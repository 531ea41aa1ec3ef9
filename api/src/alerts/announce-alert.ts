import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { subjectName } from '../monitoring/subject-name.ts';
import { announce } from '../webhooks/announce.ts';
import type { AlertRow } from './tables.ts';

/** Tells the account's webhook of an alert that is new or more severe than before. */
export function announceAlert(tx: Tx, deps: Pick<Deps, 'config'>, userId: string, now: Date, alert: AlertRow): void {
  const subject = subjectName(tx, alert.subjectId);
  const { id, kind, severity, title, description, createdAt, mentionIds } = alert;
  const url = `${deps.config.siteUrl}/dashboard#alerts`;
  announce(tx, userId, now, {
    key: `alert:${id}:${severity}`,
    type: 'alert.raised',
    text: `Lustro: ${subject ? `${subject}: ` : ''}${title}\n${description}\n${url}`,
    data: { subject, id, kind, severity, title, description, createdAt: createdAt.toISOString(), mentionCount: mentionIds.length, url },
  });
}
