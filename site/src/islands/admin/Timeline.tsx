import { useStore } from '@nanostores/react';
import { disputeReason } from '#contract/disputes.ts';
import { $timeline, closeTimeline, openTimeline } from '../../stores/admin.ts';
import { ask } from '../../stores/admin-acts.ts';
import { admin as t } from '../../text/admin.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { type DetailWords, detailOf, failureLine, isFault, isRefundable, isRefundStuck, moment } from '../../view/admin.ts';

const e = t.events;

const WORDS: DetailWords = {
  methods: e.methods,
  returned: e.returned,
  from: e.from,
  refunds: t.refunds,
  disputes: e.disputes,
  ends: t.refundEnds,
  reasons: e.reasons,
  searched: e.searched,
  judged: e.judged,
  stopped: (stage, reason) => (stage ? `${e.stopped(t.report[stage])}. ${reason}` : reason),
};

/** All events of an order, oldest first; failures are highlighted. */
export function Timeline() {
  const timeline = useStore($timeline);
  if (!timeline) return null;
  const { order, events, failed } = timeline;
  return (
    <Dialog
      id="timeline"
      title={e.title(order.id)}
      closeLabel={t.ask.close}
      onClose={closeTimeline}
      footer={
        isRefundable(order) ? (
          <Button variant="danger" small onClick={() => ask('refund', order)}>
            {e.refund}
          </Button>
        ) : isRefundStuck(order) ? (
          <Button variant="alt" small onClick={() => ask('byHand', order)}>
            {e.byHand}
          </Button>
        ) : undefined
      }
    >
      <Facts
        items={[
          { term: e.number, value: <span className="num">{order.id}</span> },
          { term: t.columns.customer, value: [`${order.firstName} ${order.lastName}`, order.email, order.phone].filter(Boolean).join(', ') },
          { term: t.columns.subject, value: order.subjectName },
          { term: e.method, value: order.paymentMethod && (e.methods[order.paymentMethod] ?? order.paymentMethod) },
          { term: t.dispute.term, value: order.dispute && t.dispute.about(order.dispute.amount, disputeReason(order.dispute.reason)) },
          { term: e.reason, value: order.failureReason && failureLine(order.failureReason, t.report, e.reasons) },
        ]}
      />
      {failed ? (
        <div className="row" role="alert">
          <p>{e.failed}</p>
          <Button variant="alt" small icon="refresh" onClick={() => void openTimeline(order)}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      {!events && !failed ? <Spinner label={e.loading} /> : null}
      {events ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol className="adm-events p-[2px]" aria-label={t.timeline} tabIndex={0}>
          {events.map((event) => {
            const detail = detailOf(event, WORDS);
            return (
              <li key={event.id} className={isFault(event) ? 'bad' : undefined}>
                <time dateTime={event.at}>{moment(event.at)}</time>
                <div>
                  <b>{e.names[event.type]}</b>
                  {detail ? <p>{detail}</p> : null}
                </div>
              </li>
            );
          })}
        </ol>
      ) : null}
    </Dialog>
  );
}
