/** The webhook of an account: set, tested, ended; and the log of what was sent. */
import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { User } from '../auth/tables.ts';
import type { Delivery, Webhook, WebhookSaved, webhookSchema } from '../contract/integrations.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { payloadOf } from './announce.ts';
import { attempt } from './deliver.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts';

/** Messages that the log shows. */
const SHOWN = 20;

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const wireDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  type: row.type,
  createdAt: row.createdAt.toISOString(),
  state: row.deliveredAt ? 'delivered' : row.nextAttemptAt ? 'waiting' : 'given_up',
  attempts: row.attempts,
  lastAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAt: row.nextAttemptAt?.toISOString() ?? null,
  status: row.status,
  fault: row.fault,
});

const stored = ({ db }: Pick<Deps, 'db'>, userId: string): WebhookRow | undefined => db.select().from(webhooks).where(eq(webhooks.userId, userId)).get();

/** The account's webhook with its newest messages; null without one. */
export function readWebhook(deps: Pick<Deps, 'db'>, user: User): Webhook {
  const row = stored(deps, user.id);
  if (!row) return null;
  const sent = deps.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.userId, user.id))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(SHOWN)
    .all();
  return {
    url: row.url,
    topics: row.topics,
    since: row.createdAt.toISOString(),
    goneAt: row.goneAt?.toISOString() ?? null,
    deliveries: sent.map(wireDelivery),
  };
}

/**
 * Sets the account's webhook. Its secret is made with the first address and stays with later ones; what waits goes to the new address.
 * @throws AppError too_many_attempts; webhook_not_https in production
 */
export async function saveWebhook(deps: Deps, user: User, { url, topics }: z.output<typeof webhookSchema>): Promise<WebhookSaved> {
  if (deps.config.production && !url.startsWith('https:')) throw new AppError('webhook_not_https');
  await deps.limits.use('webhookByUser', user.id);
  const secret = newSecret();
  const row = { userId: user.id, url, secret, topics: [...new Set(topics)], createdAt: deps.clock() };
  const isNew = deps.db.transaction((tx) => {
    const known = tx.select({ url: webhooks.url }).from(webhooks).where(eq(webhooks.userId, user.id)).get();
    tx.insert(webhooks)
      .values(row)
      .onConflictDoUpdate({ target: webhooks.userId, set: { url, topics: row.topics, goneAt: null } })
      .run();
    return known === undefined;
  });
  return { webhook: readWebhook(deps, user), secret: isNew ? secret : null };
}

/** Replaces the signing secret. @throws AppError webhook_not_found, too_many_attempts */
export async function renewSecret(deps: Deps, user: User): Promise<WebhookSaved> {
  await deps.limits.use('webhookByUser', user.id);
  const secret = newSecret();
  const changed = deps.db.update(webhooks).set({ secret }).where(eq(webhooks.userId, user.id)).run().changes;
  if (changed === 0) throw new AppError('webhook_not_found');
  return { webhook: readWebhook(deps, user), secret };
}

/** Sends a test message at once, a single time, and logs it like the others. @throws AppError webhook_not_found, too_many_attempts */
export async function testWebhook(deps: Deps, user: User): Promise<Webhook> {
  const hook = stored(deps, user.id);
  if (!hook) throw new AppError('webhook_not_found');
  await deps.limits.use('webhookTestByUser', user.id);
  const at = deps.clock();
  const id = `msg_${newId()}`;
  const text = 'Lustro: próba połączenia. Jeśli widzisz tę wiadomość, powiadomienia docierają.';
  const row = deps.db
    .insert(webhookDeliveries)
    .values({ id, userId: user.id, key: `test:${id}`, type: 'test', payload: payloadOf('test', at, text, {}), createdAt: at })
    .returning()
    .get();
  await attempt(deps, hook, row);
  return readWebhook(deps, user);
}

/** Ends the webhook: nothing waits and no log remains. Idempotent. */
export function endWebhook({ db }: Pick<Deps, 'db'>, user: User): Webhook {
  db.transaction((tx) => {
    tx.delete(webhookDeliveries).where(eq(webhookDeliveries.userId, user.id)).run();
    tx.delete(webhooks).where(eq(webhooks.userId, user.id)).run();
  });
  return null;
}
