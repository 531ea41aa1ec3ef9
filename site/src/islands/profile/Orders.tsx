import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { dateShort, reportFileName, shortId } from '#contract/format.ts';
import type { AccountOrder } from '#contract/orders.ts';
import { SIDES } from '#contract/side-by-side.ts';
import { $actingOn, actOnOrder, orders } from '../../stores/profile.ts';
import { comparisonText } from '../../text/comparison.ts';
import { profileText } from '../../text/profile.ts';
import { reportText } from '../../text/report.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { priceOf } from '../../view/profile.ts';
import { Listed } from './Listed.tsx';

const t = profileText.orders;

/** Reports that can be ticked for a comparison: at least two finished ones of one's own. */
const comparable = ({ accepted, readable }: AccountOrder): boolean => accepted && readable;

type Pick = { ticked: boolean; full: boolean; onTick: () => void } | null;

function Row({ order, pick }: { order: AccountOrder; pick: Pick }) {
  const acting = useStore($actingOn) === order.orderId;
  const state = order.refund ? t.refund[order.refund] : order.reportStatus === 'completed' ? null : reportText.badge[order.reportStatus];
  return (
    <li>
      <span>
        <b>{order.subjectName}</b>
        <span className="note block">{t.number(shortId(order.orderId))}</span>
        {order.invoiceFor ? <span className="note block">{t.invoiceFor(order.invoiceFor)}</span> : null}
        {pick ? (
          <label className="check cmp-pick">
            <input type="checkbox" checked={pick.ticked} disabled={!pick.ticked && pick.full} onChange={pick.onTick} />
            <span>
              {comparisonText.pick.label}
              <span className="sr">{t.on(`${order.subjectName}, ${dateShort(order.createdAt)}`)}</span>
            </span>
          </label>
        ) : null}
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

/** Opens the ticked reports side by side. */
function Compare({ ticked }: { ticked: readonly string[] }) {
  const { hint, go } = comparisonText.pick;
  return (
    <p className="row cmp-go" aria-live="polite">
      {ticked.length < SIDES.min ? (
        <span className="note">{hint}</span>
      ) : (
        <ButtonLink small variant="alt" href={`/porownanie?orders=${ticked.join(',')}`}>
          {go}
        </ButtonLink>
      )}
    </p>
  );
}

/** All paid orders of the account, the newest first. Two or three reports can be ticked and compared. */
export function Orders() {
  const view = useStore(orders.$value);
  const [ticked, setTicked] = useState<string[]>([]);
  const several = view.state === 'ready' && view.data.filter(comparable).length >= SIDES.min;
  const tick = (id: string) => setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);
  const pickOf = (order: AccountOrder): Pick =>
    several && comparable(order) ? { ticked: ticked.includes(order.orderId), full: ticked.length >= SIDES.max, onTick: () => tick(order.orderId) } : null;
  return (
    <Listed
      id="zamowienia"
      title={t.title}
      loading={t.loading}
      empty={t.empty}
      resource={orders}
      more={t.more}
      below={several ? <Compare ticked={ticked} /> : null}
    >
      {(order) => <Row key={order.orderId} order={order} pick={pickOf(order)} />}
    </Listed>
  );
}
