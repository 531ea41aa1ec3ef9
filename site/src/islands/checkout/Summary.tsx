import { money, phoneNumber } from '#contract/format.ts';
import type { OrderSummary } from '#contract/orders.ts';
import { checkout as t } from '../../text/checkout.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The order, the buyer and the price; then three reassuring sentences. */
export function Summary({ order }: { order: OrderSummary }) {
  return (
    <>
      <Facts
        items={[
          { term: t.rows.subject, value: <b>{order.subjectName}</b> },
          { term: t.rows.description, value: order.description },
          { term: t.rows.keywords, value: order.keywords },
          { term: t.rows.buyer, value: `${order.firstName} ${order.lastName}` },
          { term: t.rows.email, value: order.email },
          { term: t.rows.phone, value: order.phone && phoneNumber(order.phone) },
          { term: t.rows.invoice, value: order.invoice ? t.invoiceFor(order.invoice) : null },
        ]}
      />
      <dl className="total">
        <dt>{t.rows.total}</dt>
        <dd>{money(order.amount)}</dd>
      </dl>
      <ul className="reassure mt-5 grid gap-[0.6rem] text-sm">
        {t.reassure.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
