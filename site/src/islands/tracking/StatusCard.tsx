import { useStore } from '@nanostores/react';
import type { TrackedOrder } from '#contract/orders.ts';
import { $busy, downloadReport, finishPayment, retryAnalysis } from '../../stores/tracking.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { cardOf, refundOf } from '../../view/tracking.ts';
import { Claim } from './Claim.tsx';

function textOf(order: TrackedOrder): string {
  const card = cardOf(order);
  const { thin, failed } = t.cards;
  if (card === 'thin') return order.sources === null ? thin.textUnknown : thin.text(order.sources);
  if (card === 'failed') return order.refund ? failed.textRefunded : failed.text(order.deadline);
  if (card === 'withdrawn') return t.cards.withdrawn.text(order.refund?.at ?? null);
  return t.cards[card].text;
}

/** The order's state with its actions; below it the refund, if there is one. */
export function StatusCard({ order }: { order: TrackedOrder }) {
  const busy = useStore($busy);
  const card = cardOf(order);
  const refund = refundOf(order);
  const done = card === 'completed' || card === 'thin';
  return (
    <>
      <Notice title={t.cards[card].title} tone={card === 'failed' ? 'bad' : done ? 'ok' : 'plain'}>
        <p className="measure">{textOf(order)}</p>
        {card === 'pending' ? (
          <Button busy={busy === 'pay'} onClick={() => void finishPayment()}>
            {t.pay}
          </Button>
        ) : null}
        {card === 'failed' ? (
          <Button busy={busy === 'retry'} icon="refresh" onClick={() => void retryAnalysis()}>
            {busy === 'retry' ? t.retrying : t.retry}
          </Button>
        ) : null}
        {done ? (
          <p className="row">
            <ButtonLink href={`/report/${order.id}`}>{t.read}</ButtonLink>
            <Button variant="alt" icon="download" busy={busy === 'download'} onClick={() => void downloadReport()}>
              {busy === 'download' ? t.downloading : t.download}
            </Button>
          </p>
        ) : null}
        {done ? <Claim order={order} /> : null}
      </Notice>
      {refund && order.refund ? (
        <Notice title={t.refund[refund].title}>
          <p className="measure">{t.refund[refund].text(order.amount, order.refund.at)}</p>
        </Notice>
      ) : null}
    </>
  );
}
