import { useStore } from '@nanostores/react';
import { dateLong } from '#contract/format.ts';
import type { SearchProgress } from '#contract/orders.ts';
import { isInProgress } from '#contract/rules.ts';
import { $busy, refresh } from '../../stores/tracking.ts';
import { tracking as t, trackingWords } from '../../text/tracking.ts';
import { Button } from '../../ui/Button.tsx';
import { FIND_OTHER, isOver, paymentOf } from '../../view/tracking.ts';
import { CorrectEmail } from './CorrectEmail.tsx';

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt>{term}:</dt> <dd>{children}</dd>
  </div>
);

/** The order in a line, its run as a footnote. */
export function Details({ progress: { order, crewaiStatus: run }, checkedAt }: { progress: SearchProgress; checkedAt: Date | null }) {
  const busy = useStore($busy);
  const d = t.details;
  return (
    <aside className="track-order" aria-label={d.title}>
      <dl>
        <Fact term={d.subject}>{order.subjectName}</Fact>
        <Fact term={d.description}>{order.description}</Fact>
        <Fact term={d.email}>
          <span className="wrap-anywhere">{order.email}</span>
        </Fact>
        <Fact term={d.date}>{dateLong(order.createdAt)}</Fact>
        <Fact term={d.payment}>{d.amount(d[paymentOf(order)], order.amount)}</Fact>
      </dl>
      <CorrectEmail order={order} orderId={order.id} />
      {run && isInProgress(order.reportStatus) ? (
        <section className="note num" aria-label={t.engine.title}>
          {t.engine.run} {run.executionId.slice(0, 8)}, {trackingWords.engine[run.status]}, {t.engine.percent(Math.round(run.progress))}
        </section>
      ) : null}
      {isOver(order) ? null : (
        <p className="row">
          <Button variant="bare" small busy={busy === 'refresh'} onClick={() => void refresh()}>
            {busy === 'refresh' ? t.refreshing : t.refresh}
          </Button>
          {checkedAt ? <span className="note num">{t.checked(checkedAt)}</span> : null}
        </p>
      )}
      <p className="track-links">
        <a href={`/tracking?${FIND_OTHER}`}>{t.find.other}</a>
        {order.withdrawnAt || order.refund ? null : <a href={`/odstapienie#${order.id}`}>{t.withdraw}</a>}
      </p>
    </aside>
  );
}
