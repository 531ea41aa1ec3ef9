import { useStore } from '@nanostores/react';
import type { OrderEvent } from '#contract/admin.ts';
import { $timeline, closeTimeline, openTimeline } from '../../stores/admin.ts';
import { ask } from '../../stores/admin-acts.ts';
import { admin as t } from '../../text/admin.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { failureOf, isFault, isRefundable, moment } from '../../view/admin.ts';

const e = t.events;

/** Text beside an event: stage and reason of a failure, reason of a refund, or a figure; null without one. */
function detailOf({ type, detail }: OrderEvent): string | null {
  if (!detail) return null;
  if (type === 'failed') {
    const { stage, reason } = failureOf(detail);
    return stage ? `${e.stopped(t.report[stage])}. ${reason}` : reason;
  }
  if (type === 'restarted') return e.from[detail] ?? detail;
  return (t.refunds as Record<string, string>)[detail] ?? detail;
}

/** All events of an order, oldest first; failures are highlighted. */
export function Timeline() {
  const timeline = useStore($timeline);
  if (!timeline) return null;
  const { order, events, failed } = timeline;
  const stopped = order.failureReason ? failureOf(order.failureReason) : null;
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
        ) : undefined
      }
    >
      <Facts
        items={[
          { term: e.number, value: <span className="num">{order.id}</span> },
          { term: t.columns.customer, value: `${order.firstName} ${order.lastName}, ${order.email}` },
          { term: t.columns.subject, value: order.subjectName },
          { term: e.method, value: order.paymentMethod },
          { term: e.reason, value: stopped ? `${stopped.stage ? `${t.report[stopped.stage]}: ` : ''}${stopped.reason}` : null },
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
            const detail = detailOf(event);
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
