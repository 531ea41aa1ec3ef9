/** What the log of a webhook says of a message. Pure. */
import type { Delivery } from '#contract/integrations.ts';
import { integrationsText } from '../text/integrations.ts';

const t = integrationsText.log;

const faultOf = ({ fault, status }: Delivery): string => (fault === null ? '' : t.fault[fault](status));

/** The outcome in words, and its tone. */
export function deliveryWords(delivery: Delivery): { text: string; tone: 'good' | 'bad' | 'quiet' } {
  const { state, attempts, status, nextAt } = delivery;
  if (state === 'delivered') return { text: t.delivered(status), tone: 'good' };
  if (state === 'waiting') return { text: attempts === 0 || !nextAt ? t.queued : t.waiting(faultOf(delivery), nextAt), tone: 'quiet' };
  return { text: attempts > 1 ? t.givenUp(faultOf(delivery), attempts) : t.failed(faultOf(delivery)), tone: 'bad' };
}

/** Whether a webhook may have this address. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
