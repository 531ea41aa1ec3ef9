/** /porownanie: two or three of one's own reports side by side. */
import type { SideBySide } from '#contract/side-by-side.ts';
import { client, request } from '../lib/api.ts';
import { query } from '../lib/browser.ts';
import { createResource } from './resource.ts';

/** Ids of the orders in the address, as `orders=a,b`. */
export const comparedOrders = (): string => query().get('orders') ?? '';

export const comparison = createResource<SideBySide>({
  load: () => request(client.api.user.comparison.$get({ query: { orders: comparedOrders() } })),
  retries: 0,
  retryAfter: 0,
});
