/** The form on the tracking page that requests the guarantee's refund. */
import { LENGTH } from '#contract/constants.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { fragment } from '../lib/browser.ts';
import { forms } from '../text/forms.ts';
import { trackingToasts } from '../text/tracking.ts';
import { CLAIM_FRAGMENT } from '../view/tracking.ts';
import { createForm } from './form.ts';
import { showToast } from './toasts.ts';
import { $tracking, markClaimed } from './tracking.ts';

export const isClaimAsked = (): boolean => fragment() === `#${CLAIM_FRAGMENT}`;

export const claimForm = createForm<{ reason: string }>({
  initial: { reason: '' },
  validate: ({ reason }) => (reason.trim().length > LENGTH.description ? { reason: forms.tooLong(LENGTH.description, reason.trim().length) } : {}),
  async send({ reason }) {
    const { orderId } = $tracking.get();
    const json = reason.trim() ? { reason: reason.trim() } : {};
    const { claimedAt } = await request(client.api.reports['claim-refund'][':orderId'].$post({ param: { orderId }, json }));
    markClaimed(claimedAt);
  },
  onFailure: (error) => void showToast(trackingToasts.claimFailed(sentenceOf(error, ''))),
});
