import { createHmac } from 'node:crypto';
import { API_VERSION } from './objects.ts';
import type { Store } from './store.ts';

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** Stripe retries for three days. */
const GIVE_UP_MS = 3 * 24 * 3600_000;

/** Stripe's signature scheme v1: HMAC-SHA256 of `{unix seconds}.{payload}`. */
const signatureHeader = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;

/** Exponential backoff: 1 s, 2 s, 4 s … at most a minute. */
const retryDelay = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS);

type DeliveryInput = { store: Store; url: string; secret: string; clock: () => Date; fetch: typeof fetch; signal: AbortSignal };

/** Sends the webhooks that are due, oldest first. An event is dequeued after a 2xx, or after three days. */
export async function deliverDue(input: DeliveryInput): Promise<void> {
  for (const { event: id, attempts } of input.store.dueDeliveries(input.clock().getTime())) {
    if (input.signal.aborted) return;
    const event = input.store.get<{ id: string; created: number }>('event', id);
    if (!event) {
      input.store.dequeue(id);
      continue;
    }
    const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const accepted = await post(input, payload);
    if (input.signal.aborted) return;
    const now = input.clock().getTime();
    if (accepted || now - event.created * 1000 > GIVE_UP_MS) input.store.dequeue(id);
    else input.store.postponeDelivery(id, now + retryDelay(attempts));
  }
}

async function post(input: DeliveryInput, payload: string): Promise<boolean> {
  try {
    const response = await input.fetch(input.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': `Stripe/1.0 (+https://stripe.com/docs/webhooks; sandbox ${API_VERSION})`,
        'stripe-signature': signatureHeader(payload, input.secret, Math.floor(input.clock().getTime() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([input.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
