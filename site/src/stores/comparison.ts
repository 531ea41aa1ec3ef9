/** /porownanie: two or three of one's own reports side by side. */
import { SIDES, type SideBySide } from '#contract/side-by-side.ts';
import { client, request } from '../lib/api.ts';
import { query } from '../lib/browser.ts';
import { createResource } from './resource.ts';

/** Ids of the orders in the address, as `orders=a,b`. */
export const comparedOrders = (): string => query().get('orders') ?? '';

/** Whether the address names enough reports to ask about. */
export const hasChoice = (): boolean => comparedOrders().split(',').filter(Boolean).length >= SIDES.min;

export const comparison = createResource<SideBySide>({
  load: () =>
    hasChoice() ? request(client.api.user.comparison.$get({ query: { orders: comparedOrders() } })) : Promise.reject(new Error('no reports chosen')),
  retries: 0,
  retryAfter: 0,
});
