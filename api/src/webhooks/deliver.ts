import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { bodyFor } from './sender.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits between the attempts, as Standard Webhooks recommends: ten attempts in three days. */
export const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;
/** Messages of an account that are sent one after the other, and accounts whose messages are sent side by side. */
const [OF_ONE, SIDE_BY_SIDE] = [5, 8];
const GONE = 410;

/**
 * Sends a message once and stores the outcome. A failure is repeated after the {@link WAITS}, or later if the receiver asks; 410 ends
 * the webhook. The message's id stays the same, since a stop between sending and storing sends it again.
 * @returns whether it arrived
 */
export async function attempt(deps: Deps, hook: WebhookRow, row: DeliveryRow): Promise<boolean> {
  const at = deps.clock();
  const body = bodyFor(hook.url, row.payload ?? '{}');
  const { status, fault, retryAfterMs } = await deps.webhooks.send({ url: hook.url, secret: hook.secret, id: row.id, at, body });
  const wait = WAITS[row.attempts];
  const over = fault === null || status === GONE || row.type === 'test' || wait === undefined;
  const now = deps.clock();
  deps.db.transaction((tx) => {
    tx.update(webhookDeliveries)
      .set({
        attempts: row.attempts + 1,
        lastAttemptAt: at,
        status,
        fault,
        deliveredAt: fault === null ? now : null,
        nextAttemptAt: over ? null : new Date(now.getTime() + Math.max(wait, Math.min(retryAfterMs ?? 0, 24 * HOUR))),
        ...(over ? { payload: null } : {}),
      })
      .where(eq(webhookDeliveries.id, row.id))
      .run();
    if (status === GONE)
      tx.update(webhooks)
        .set({ goneAt: now })
        .where(and(eq(webhooks.userId, hook.userId), eq(webhooks.url, hook.url)))
        .run();
  });
  if (fault) deps.log.info({ webhook: row.type, attempt: row.attempts + 1, status, fault }, 'webhook not delivered');
  return fault === null;
}

async function deliverTo(deps: Deps, hook: WebhookRow, rows: DeliveryRow[], signal: AbortSignal | undefined): Promise<void> {
  for (const row of rows) if (signal?.aborted || !(await attempt(deps, hook, row))) return;
}

/**
 * Sends the due messages, the oldest first; of each account a few, until one fails.
 * @param signal stops before the next message
 */
export async function deliverWebhooks(deps: Deps, signal?: AbortSignal): Promise<void> {
  const due = deps.db
    .select({ row: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.userId, webhookDeliveries.userId))
    .where(and(lte(webhookDeliveries.nextAttemptAt, deps.clock()), isNull(webhooks.goneAt)))
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(500)
    .all();
  const byUser = [...Map.groupBy(due, ({ hook }) => hook.userId).values()];
  for (let at = 0; at < byUser.length; at += SIDE_BY_SIDE)
    await Promise.all(
      byUser.slice(at, at + SIDE_BY_SIDE).map(async (all) => {
        const [first] = all;
        if (first)
          await deliverTo(
            deps,
            first.hook,
            all.slice(0, OF_ONE).map(({ row }) => row),
            signal,
          );
      }),
    );
}

/** Deletes the log of messages from before a moment. */
export function eraseOldDeliveries({ db }: Pick<Deps, 'db'>, before: Date): void {
  db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before)).run();
}
