/** Rounds of monitoring and what they raise, for stories of alerts. */
import { eq } from 'drizzle-orm';
import { raiseAlerts } from '../../src/alerts/raise-alerts.ts';
import type { Alert } from '../../src/contract/monitoring.ts';
import { newId } from '../../src/ids.ts';
import { outbox } from '../../src/mail/tables.ts';
import { type FoundMention, storeMentions } from '../../src/monitoring/store-mentions.ts';
import { monitoringRounds } from '../../src/monitoring/tables.ts';
import { member } from './member.ts';
import { foundMention } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const NAME = 'Anna Kowalska';
let texts = 0;
/** A critical mention on a small site; addresses repeat after seven. */
export function mention(content: string, over: Parameters<typeof foundMention>[0] = {}): FoundMention {
  texts += 1;
  return foundMention({ content, domain: `strona-${texts % 7}.example`, kind: 'blog', reach: 300, sentiment: 'negative', ...over });
}
/** A critical text that charges nobody; its words differ, so that it is no reprint. */
export const criticism = (over: Parameters<typeof foundMention>[0] = {}) =>
  mention(`${NAME} spóźniła się z projektem numer ${texts} o całe ${texts} dni i nie odbierała telefonów od inwestora ${texts}.`, over);

/** A finished round at the app's present time: stores, then looks. */
export function round(t: TestApp, userId: string, found: FoundMention[], over: Partial<typeof monitoringRounds.$inferInsert> = {}) {
  return t.deps.db.transaction((tx) => {
    const now = t.clock();
    const id = newId();
    tx.insert(monitoringRounds)
      .values({ id, userId, subjectId: userId, key: id, trigger: 'daily', status: 'completed', requestedAt: now, finishedAt: now, asked: 4, ...over })
      .run();
    return raiseAlerts(tx, t.deps, userId, now, storeMentions(tx, now, userId, id, found));
  });
}
export const active = async (t: TestApp, cookie: string) => (await t.call('/api/alerts/active', { cookie })).json as Alert[];
export const alertLetters = (t: TestApp) => t.deps.db.select().from(outbox).where(eq(outbox.template, 'alert')).all();

/** A user watched for a month. */
export async function watched(over: Parameters<typeof member>[1] = {}) {
  const t = await testApp();
  const { user, cookie } = await member(t, over);
  round(t, user.id, []);
  t.passTime(30 * DAY);
  return { t, user, cookie };
}
