import { useStore } from '@nanostores/react';
import { LENGTH } from '#contract/constants.ts';
import type { AdminWithdrawal } from '#contract/withdrawal.ts';
import { $summary } from '../../stores/admin.ts';
import { $settling, $settlings, changeSettling, settle, settlingOf, withdrawals } from '../../stores/admin-withdrawals.ts';
import { admin } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { moment } from '../../view/admin.ts';
import { orderIdIn } from '../../view/tracking.ts';
import { FoldedList } from './Lists.tsx';
import { OrderLink } from './OrderLink.tsx';

const t = admin.withdrawals;

function Settle({ id }: { id: string }) {
  const { order, note, missing } = settlingOf(id, useStore($settlings));
  const busy = useStore($settling) === id;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void settle(id);
      }}
    >
      <Field
        id={`${id}-order`}
        label={t.order}
        hint={t.orderHelp}
        value={order}
        error={missing && order.trim() && !orderIdIn(order) ? t.orderInvalid : null}
        onChange={(event) => changeSettling(id, { order: event.target.value })}
      />
      <TextArea
        id={`${id}-note`}
        label={t.note}
        rows={3}
        maxLength={LENGTH.description}
        value={note}
        error={missing && !note.trim() ? t.noteEmpty : null}
        onChange={(event) => changeSettling(id, { note: event.target.value })}
      />
      <Button type="submit" variant="alt" small busy={busy}>
        {busy ? t.working : t.close}
      </Button>
    </form>
  );
}

function Statement({ item }: { item: AdminWithdrawal }) {
  return (
    <li className="adm-case">
      <h3>{t.statement(item.id, item.outcome === 'unmatched' && item.closedAt ? t.settled : t.outcomes[item.outcome])}</h3>
      <p className="sm mute">{moment(item.receivedAt)}</p>
      <Facts
        items={[
          { term: t.who, value: `${item.name}, ${item.email}` },
          { term: t.number, value: item.orderId ? <OrderLink id={item.orderId} /> : <span className="num">{item.orderNumber}</span> },
          { term: t.note, value: item.note },
        ]}
      />
      {item.closedAt ? null : <Settle id={item.id} />}
    </li>
  );
}

/** Withdrawal statements; those that matched no order come first and are closed here. */
export function WithdrawalList() {
  const count = useStore($summary)?.withdrawals ?? 0;
  return (
    <FoldedList title={t.title(count)} list={withdrawals} empty={t.empty}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <Statement key={item.id} item={item} />
          ))}
        </ul>
      )}
    </FoldedList>
  );
}
