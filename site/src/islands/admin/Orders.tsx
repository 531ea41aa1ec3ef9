import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { AdminOrder } from '#contract/admin.ts';
import { dateShort, money } from '#contract/format.ts';
import { $admin, $filter, clearFilter, goToPage, isFiltered, openTimeline, pageCount } from '../../stores/admin.ts';
import { $acting, ask, download } from '../../stores/admin-acts.ts';
import { admin as t } from '../../text/admin.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Notice.tsx';
import { actsOf, disputeShown, failureLine, isRefundStuck, isUrgent, moment, PAYMENT_TONE, paymentShown, REPORT_TONE, refundStep } from '../../view/admin.ts';

const About = ({ order, tab = '' }: { order: AdminOrder; tab?: string }) => <span className="sr">{t.about(order.subjectName) + tab}</span>;

function Acts({ order }: { order: AdminOrder }) {
  const acting = useStore($acting)[order.id];
  const { single, restarts } = actsOf(order);
  const runningWord = acting === 'generate' || acting === 'download' ? t.running[acting] : null;
  return (
    <div className="adm-acts flex flex-wrap items-center gap-[0.35rem] max-desk:gap-x-4">
      {restarts.length > 0 ? (
        <span className="adm-word" aria-hidden="true">
          {t.restart.word}:
        </span>
      ) : null}
      {restarts.map((action) => (
        <Button key={action} variant="alt" small busy={acting === action} onClick={() => ask(action, order)}>
          <span>
            <span className="sr">{t.restart.word} </span>
            {t.restart[action]}
            <About order={order} />
          </span>
        </Button>
      ))}
      {single ? (
        <Button
          variant="alt"
          small
          icon={single === 'download' ? 'download' : undefined}
          busy={acting === single}
          onClick={() => (single === 'download' ? void download(order) : ask(single, order))}
        >
          <span>
            {(acting === single && runningWord) || t.actions[single]}
            <About order={order} />
          </span>
        </Button>
      ) : null}
      <ButtonLink variant="bare" small href={`/report/${order.id}`} target="_blank" rel="noopener">
        <span>
          {t.details}
          <About order={order} tab={t.newTab} />
        </span>
      </ButtonLink>
      <Button variant="bare" small onClick={() => void openTimeline(order)}>
        <span>
          {t.timeline}
          <About order={order} />
        </span>
      </Button>
    </div>
  );
}

/** An open dispute in red, with the day until which it can be answered. */
function Dispute({ order }: { order: AdminOrder }) {
  const shown = disputeShown(order);
  if (!shown) return null;
  if (shown === 'won' || shown === 'lost') return <small>{t.dispute[shown]}</small>;
  const dueAt = order.dispute?.dueAt ?? null;
  return (
    <>
      <Badge tone="negative">{t.dispute.term}</Badge>
      <small>{shown === 'due' ? t.dispute.due(dueAt && dateShort(dueAt)) : t.dispute.open}</small>
    </>
  );
}

/** A refund that does not arrive: how often, why, and what to do. */
function RefundInDoubt({ order }: { order: AdminOrder }) {
  const next = refundStep(order);
  if (!next) return null;
  const reason = order.refundFault?.reason ?? null;
  return (
    <>
      <small>
        {isRefundStuck(order) ? t.refundStuck(order.refundTries) : t.refundAgain}
        {reason === null ? null : ` (${t.events.returned[reason] ?? reason})`}
      </small>
      <small>{next.step === 'again' ? t.refundNext.again(next.when) : t.refundNext[next.step]}</small>
    </>
  );
}

/** A phone shows three lines of an order, the rest after a press; what waits for somebody stands open. */
function Row({ order }: { order: AdminOrder }) {
  const c = t.columns;
  const payment = paymentShown(order);
  const [mailbox, domain] = order.email.split('@');
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the parts of the table lose their native roles
    <tr role="row">
      <td role="cell" data-l={c.customer}>
        <span>
          <b>
            {order.firstName} {order.lastName}
          </b>
          <small>
            {mailbox}
            <wbr />@{domain}
          </small>
        </span>
      </td>
      <td role="cell" data-l={c.subject}>
        <span>
          {order.subjectName}
          <small className="adm-about">{order.description}</small>
        </span>
      </td>
      <td role="cell" className="r" data-l={c.amount}>
        <span>
          {money(order.amount)}
          {order.included ? <small>{t.included}</small> : null}
        </span>
      </td>
      <td role="cell" data-l={c.payment}>
        <span>
          <Badge tone={PAYMENT_TONE[payment]}>{t.payment[payment]}</Badge>
          {order.refund ? <small>{t.refundOf(order.refund.reason)}</small> : order.claim ? <small>{t.claimed}</small> : null}
          {order.refundEnd ? <small>{t.refundEnds[order.refundEnd]}</small> : <RefundInDoubt order={order} />}
          {order.dispute ? ' ' : null}
          <Dispute order={order} />
        </span>
      </td>
      <td role="cell" data-l={c.report}>
        <span>
          <Badge tone={REPORT_TONE[order.reportStatus]}>{t.report[order.reportStatus]}</Badge>
          {order.withdrawnAt ? <small>{t.refunds.withdrawal}</small> : null}
          {order.held ? <small>{t.held[order.held]}</small> : null}
          {order.failureReason ? <small className="adm-about">{failureLine(order.failureReason, t.report, t.events.reasons)}</small> : null}
        </span>
      </td>
      <td role="cell" className="desk:whitespace-nowrap" data-l={c.created}>
        {moment(order.createdAt)}
      </td>
      <td role="cell" className="whole desk:w-86">
        <details className="fold" open={isUrgent(order)}>
          <summary>
            <span>
              {t.acts}
              <About order={order} />
            </span>
          </summary>
          <Acts order={order} />
        </details>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** @param onPage after another page is shown: its rows begin above what was pressed */
function Pages({ onPage }: { onPage: () => void }) {
  const { page, total, listing } = useStore($admin);
  const filtered = isFiltered(useStore($filter));
  const pages = pageCount(total);
  const go = (to: number) => void goToPage(to).then(onPage);
  if (pages === 1)
    return filtered ? (
      <p className="sm" role="status">
        {t.pages.found(total)}
      </p>
    ) : null;
  return (
    <nav className="adm-pages" aria-label={t.pages.label}>
      <Button variant="alt" small disabled={page === 1} onClick={() => go(page - 1)}>
        {t.pages.previous}
      </Button>
      <p className="sm" role="status" aria-busy={listing}>
        {t.pages.now(page, pages)} · {t.pages.found(total)}
      </p>
      <Button variant="alt" small disabled={page === pages} onClick={() => go(page + 1)}>
        {t.pages.next}
      </Button>
    </nav>
  );
}

/** The table of orders, shown as cards on a phone. */
export function Orders() {
  const { orders, listing } = useStore($admin);
  const filtered = isFiltered(useStore($filter));
  const table = useRef<HTMLTableElement>(null);
  const toTop = () => {
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'start' });
  };
  if (orders.length === 0) {
    const words = filtered ? t.emptyFilter : t.empty;
    return (
      <Empty title={words.title}>
        <p role="status">{words.text}</p>
        {filtered ? (
          <Button variant="alt" onClick={clearFilter}>
            {t.emptyFilter.clear}
          </Button>
        ) : null}
      </Empty>
    );
  }
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the parts of the table lose their native roles */}
      <table role="table" ref={table} tabIndex={-1} className="cards adm-orders" aria-busy={listing}>
        <caption className="sr">{t.table}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(t.columns).map(([key, name]) => (
              <th key={key} role="columnheader" scope="col" className={key === 'amount' ? 'r' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <Pages onPage={toTop} />
    </>
  );
}
