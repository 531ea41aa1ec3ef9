import { dateTime } from '#contract/format.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { paymentOf } from '../../view/tracking.ts';

/** The order's subject, date and payment state. */
export function Details({ order }: { order: TrackedOrder }) {
  const payment = paymentOf(order);
  const d = t.details;
  return (
    <aside className="track-side col-[9/13] mt-9 max-desk:col-span-full" aria-labelledby="details">
      <h2 id="details">{d.title}</h2>
      <Facts
        piled
        items={[
          { term: d.subject, value: order.subjectName },
          { term: d.description, value: <span className="font-normal">{order.description}</span> },
          { term: d.date, value: dateTime(order.createdAt) },
          {
            term: d.payment,
            value: (
              <Badge tone={payment === 'paid' ? 'positive' : payment === 'waiting' ? 'neutral' : 'quiet'} icon={payment === 'paid' ? 'check' : undefined}>
                {d[payment]}
              </Badge>
            ),
          },
        ]}
      />
      {order.withdrawnAt ? null : (
        <p className="sm mt-4">
          <a className="inline-flex items-center min-h-(--target)" href={`/odstapienie#${order.id}`}>
            {t.withdraw}
          </a>
        </p>
      )}
    </aside>
  );
}
