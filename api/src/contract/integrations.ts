/** Wire shapes of what leaves an account by itself: the private feed and the webhook. Times are ISO. */
import { z } from 'zod';
import { WEBHOOK_TOPICS } from './choices.ts';
import { LENGTH } from './constants.ts';

export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** `PUT /api/user/webhook` — sets the one webhook of the account. */
export const webhookSchema = z.strictObject({
  /** Without a password in it: it would stand in our log and in the receiver's. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(LENGTH.url)
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && url.username === '' && url.password === '';
    }),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).min(1).max(WEBHOOK_TOPICS.length),
});

/** What is sent, in the words of Standard Webhooks. */
export const WEBHOOK_TYPES = ['alert.raised', 'mentions.found', 'report.ready', 'test'] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Why an attempt failed; `http`: the receiver's answer was no 2xx. */
export const DELIVERY_FAULTS = ['http', 'redirect', 'refused_address', 'timeout', 'no_connection'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export type Delivery = {
  id: string;
  type: WebhookType;
  createdAt: string;
  /** `waiting`: another attempt comes at `nextAt`. */
  state: 'waiting' | 'delivered' | 'given_up';
  attempts: number;
  lastAt: string | null;
  nextAt: string | null;
  /** Status of the last answer; null without one. */
  status: number | null;
  fault: DeliveryFault | null;
};

/** `GET /api/user/webhook`; null without one. `DELETE` answers with null. `goneAt`: the receiver said 410, and nothing is sent since. */
export type Webhook = { url: string; topics: WebhookTopic[]; since: string; goneAt: string | null; deliveries: Delivery[] } | null;
/** `PUT` of a new webhook, and `POST /api/user/webhook/secret`: the signing secret, which is shown this once. */
export type WebhookSaved = { webhook: Webhook; secret: string | null };

/** `GET /api/user/feed`; null without one. `POST` makes a new address and ends the old one; `DELETE` ends it. */
export type PrivateFeed = { since: string; readAt: string | null } | null;
/** The address, which is shown this once: only its hash is stored. */
export type NewFeed = { url: string; feed: PrivateFeed };
/** `GET /api/feed/{secret}` */
export const feedParam = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });
