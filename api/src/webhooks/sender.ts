/** Posts a message to an address that a user has typed, over a connection that the address guard approves. */
import { createHmac } from 'node:crypto';
import { request } from 'undici';
import type { DeliveryFault } from '../contract/integrations.ts';
import { AddressRefusedError, createAddressGuard, createGuardedAgent, type Lookup, retryAfter } from '../research/index.ts';

export type Sent = { status: number | null; fault: DeliveryFault | null /** Milliseconds that the receiver asks to wait. */; retryAfterMs: number | null };
export type WebhookSender = {
  /** One attempt. Never throws. @param body JSON text */
  send(message: { url: string; secret: string; id: string; at: Date; body: string }): Promise<Sent>;
  close(): Promise<void>;
};

const TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
/** Bytes of the answer that are read; it is thrown away. */
const ANSWER = 64 * 1024;
const PREFIX = 'whsec_';

/** `webhook-signature` of Standard Webhooks: HMAC-SHA-256 of id, seconds and body. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`;

/** Chats take a message of their own shape alone; every other receiver gets the whole. */
export function bodyFor(url: string, payload: string): string {
  const { hostname, pathname } = new URL(url);
  const text = (JSON.parse(payload) as { text: string }).text;
  if (hostname === 'hooks.slack.com') return JSON.stringify({ text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') });
  if (hostname === 'chat.googleapis.com') return JSON.stringify({ text });
  if (/^(?:\w+\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/'))
    return JSON.stringify({ content: text.slice(0, 2_000), allowed_mentions: { parse: [] } });
  return payload;
}

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof AddressRefusedError) return 'refused_address';
  const { name = '', code = '' } = error instanceof Error ? (error as Error & { code?: string }) : {};
  return name === 'TimeoutError' || code.includes('TIMEOUT') ? 'timeout' : 'no_connection';
}

/**
 * @param options.allow CIDR ranges that are let through although not public
 * @param options.lookup resolver; tests only
 */
export function createWebhookSender(options: { allow: readonly string[]; lookup?: Lookup }): WebhookSender {
  const dispatcher = createGuardedAgent({ guard: createAddressGuard(options), connectTimeoutMs: CONNECT_MS });
  return {
    async send({ url, secret, id, at, body }) {
      const seconds = Math.floor(at.getTime() / 1_000);
      try {
        // Redirects are not followed: the receiver is to name its address.
        const answer = await request(url, {
          method: 'POST',
          dispatcher,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Lustro-Webhook/1.0',
            'webhook-id': id,
            'webhook-timestamp': String(seconds),
            'webhook-signature': signatureOf(secret, id, seconds, body),
          },
          body,
        });
        await answer.body.dump({ limit: ANSWER });
        const status = answer.statusCode;
        const fault = status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'http';
        const asked = answer.headers['retry-after'];
        return { status, fault, retryAfterMs: typeof asked === 'string' && fault ? (retryAfter(asked, at.toUTCString()) ?? null) : null };
      } catch (error) {
        return { status: null, fault: faultOf(error), retryAfterMs: null };
      }
    },
    close: () => dispatcher.destroy(),
  };
}
