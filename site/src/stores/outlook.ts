/** What the search holds for the order that is about to be paid. */
import { atom } from 'nanostores';
import type { Missing, Outlook } from '#contract/orders.ts';
import { client, request } from '../lib/api.ts';

/** `silent`: nothing to say, as the search did not answer. */
export const $outlook = atom<Outlook | 'looking' | 'silent'>('looking');

/** What the order lacks to tell its subject from namesakes. */
export const $vague = atom<Missing[]>([]);

/** Asks once a page. Never fails: an order can be paid without it. */
export async function lookAhead(orderId: string): Promise<void> {
  $outlook.set('looking');
  const { outlook, vague } = await request(client.api.reports.outlook[':orderId'].$get({ param: { orderId } })).catch(() => ({ outlook: null, vague: [] }));
  $vague.set(vague);
  $outlook.set(outlook ?? 'silent');
}
