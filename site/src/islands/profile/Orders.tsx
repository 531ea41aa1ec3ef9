import { useStore } from '@nanostores/react';
import { dateShort, reportFileName } from '#contract/format.ts';
import type { AccountOrder } from '#contract/orders.ts';
import { $actingOn, actOnOrder, orders } from '../../stores/profile.ts';
import { profileText } from '../../text/profile.ts';
import { reportText } from '../../text/report.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { priceOf } from '../../view/profile.ts';
import { Listed } from './Listed.tsx';

const t = profileText.orders;

function Row({ order }: { order: AccountOrder }) {
  const acting = useStore($actingOn) === order.orderId;
  const state = order.refund ? t.refund[order.refund] : order.reportStatus === 'completed' ? null : reportText.badge[order.reportStatus];
  return (
    <li>
      <span>
        <b>{order.subjectName}</b>
        {order.invoiceFor ? <span className="note block">{t.invoiceFor(order.invoiceFor)}</span> : null}
      </span>
      <span className="num">
        {dateShort(order.createdAt)} · {priceOf({ price: order.amount, currency: order.currency })}
      </span>
      <span className="row">
        <a href={order.readable ? `/report/${order.orderId}` : `/tracking?orderId=${order.orderId}`}>
          {order.readable ? t.report : t.track}
          <span className="sr">{t.on(order.subjectName)}</span>
        </a>
        {order.readable ? (
          <a href={`/api/reports/download/${order.orderId}`} download={reportFileName(order.subjectName)}>
            PDF<span className="sr">{t.on(order.subjectName)}</span>
          </a>
        ) : null}
      </span>
      <span className="row">
        {state ? <Badge tone={order.refund || order.reportStatus === 'failed' ? 'quiet' : 'progress'}>{state}</Badge> : null}
        {order.watched ? <Badge tone="positive">{t.watched}</Badge> : null}
        {order.chosen ? <Badge tone="positive">{t.chosen}</Badge> : null}
        {order.accepted && order.readable && !(order.chosen && order.watched) ? (
          <Button small variant="alt" disabled={acting} onClick={() => void actOnOrder(order.orderId, 'choose')}>
            {t.choose}
            <span className="sr">{t.on(order.subjectName)}</span>
          </Button>
        ) : null}
      </span>
      {order.accepted ? null : (
        <p className="notice col-span-full">
          {t.strange}{' '}
          <Button small variant="alt" disabled={acting} onClick={() => void actOnOrder(order.orderId, 'accept')}>
            {t.accept}
          </Button>
        </p>
      )}
    </li>
  );
}

/** All paid orders of the account, the newest first. */
export const Orders = () => (
  <Listed id="zamowienia" title={t.title} loading={t.loading} empty={t.empty} resource={orders}>
    {(order) => <Row key={order.orderId} order={order} />}
  </Listed>
);
