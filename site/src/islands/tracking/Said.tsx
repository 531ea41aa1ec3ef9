import type { TrackedOrder } from '#contract/orders.ts';
import { isInProgress } from '#contract/rules.ts';
import { tracking as t } from '../../text/tracking.ts';
import { cardOf, headIsRefund, minutesTaken, refundOf } from '../../view/tracking.ts';

/** What to know now, in a sentence or two beside the heading. */
function sentences(order: TrackedOrder): string[] {
  const card = cardOf(order);
  const { thin, failed, late, withdrawn } = t.cards;
  const refund = refundOf(order);
  const returned = refund && order.refund ? [t.refund[refund].text(order.amount, order.refund.at)] : [];
  if (card === 'withdrawn') return [withdrawn.text(order.refund?.at ?? null), ...returned];
  if (card === 'cancelled' || card === 'pending' || card === 'unpaid') return [t.cards[card].text];
  if (card === 'late') return [late.text, ...returned];
  // How the money comes back is said once: by the refund, where there is one.
  if (card === 'thin') return [order.sources === null ? thin.textUnknown : thin.text(order.sources), ...(refund ? returned : [thin.returned])];
  if (card === 'failed') return headIsRefund(order) ? [failed.textRefunded, ...returned] : [failed.text(order.deadline), failed.kept];
  if (isInProgress(order.reportStatus)) return [t.usual, t.closable(order.email)];
  const minutes = minutesTaken(order);
  return [...(minutes === null ? [] : [t.took(minutes)]), t.sent(order.email), ...returned];
}

export const Said = ({ order }: { order: TrackedOrder }) => (
  <div className="track-said">
    {sentences(order).map((text) => (
      <p key={text} className="wrap-anywhere">
        {text}
      </p>
    ))}
  </div>
);
