import { and, eq, isNull } from 'drizzle-orm';
import type { WebhookTopic, WebhookType } from '../contract/integrations.ts';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** A fact for the account's webhook. `text` is what chats show; `data` is for programs. */
export type News = { key: string; type: Exclude<WebhookType, 'test'>; text: string; data: Record<string, unknown> };

const TOPIC_OF: Record<News['type'], WebhookTopic> = { 'alert.raised': 'alerts', 'mentions.found': 'mentions', 'report.ready': 'reports' };

/** The message of Standard Webhooks; `text` beside it is what chats read. */
export const payloadOf = (type: WebhookType, at: Date, text: string, data: Record<string, unknown>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data, text });

/** Stores a message for the account's webhook, if there is one that wants it, in the transaction of its cause. Once by key. */
export function announce(tx: Tx, userId: string, at: Date, { key, type, text, data }: News): void {
  const hook = tx
    .select({ topics: webhooks.topics })
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), isNull(webhooks.goneAt)))
    .get();
  if (!hook?.topics.includes(TOPIC_OF[type])) return;
  tx.insert(webhookDeliveries)
    .values({ id: `msg_${newId()}`, userId, key, type, payload: payloadOf(type, at, text, data), createdAt: at, nextAttemptAt: at })
    .onConflictDoNothing()
    .run();
}
