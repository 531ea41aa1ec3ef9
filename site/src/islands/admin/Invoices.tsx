import { useStore } from '@nanostores/react';
import { INVOICE_STATE_WORDS } from '#contract/choices.ts';
import { LENGTH } from '#contract/constants.ts';
import { dateShort, money } from '#contract/format.ts';
import type { InvoiceDue } from '#contract/invoices.ts';
import { $summary, pageCount } from '../../stores/admin.ts';
import {
  $invoiceFilter,
  $marking,
  $numbers,
  $savingInvoices,
  $unnumbered,
  exportInvoices,
  exportPayouts,
  filterInvoices,
  invoices,
  markIssued,
  resendToKsef,
} from '../../stores/admin-invoices.ts';
import { admin } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { kindToIssue, ksefLine, monthName } from '../../view/admin.ts';
import { FoldedList } from './Lists.tsx';
import { OrderLink } from './OrderLink.tsx';

const t = admin.invoices;

/** Choice of the month, and its export. */
function Month({ months }: { months: string[] }) {
  const { month, waiting } = useStore($invoiceFilter);
  const saving = useStore($savingInvoices);
  return (
    <>
      <search className="adm-filters adm-two" aria-label={t.filters}>
        <Select
          id="invoice-month"
          label={t.month}
          placeholder={t.all}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={(event) => filterInvoices({ month: event.target.value })}
        />
        <Checkbox id="invoice-waiting" label={t.waiting} checked={waiting} onChange={(event) => filterInvoices({ waiting: event.target.checked })} />
      </search>
      <div className="grid justify-items-start gap-[0.6rem] mb-6">
        <Button variant="alt" small icon="download" busy={saving} onClick={() => void exportInvoices()}>
          <span>
            {saving ? t.exporting : t.export}
            <span className="sr">{admin.about(month ? monthName(month) : t.all)}</span>
          </span>
        </Button>
        <p className="note measure">{t.exportHelp}</p>
        {month ? (
          <>
            <Button variant="alt" small icon="download" busy={saving} onClick={() => void exportPayouts()}>
              <span>
                {t.payouts}
                <span className="sr">{admin.about(monthName(month))}</span>
              </span>
            </Button>
            <p className="note measure">{t.payoutsHelp}</p>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Field for the number of the document that the order waits for. */
function Mark({ item, kind }: { item: InvoiceDue; kind: 'invoice' | 'correction' }) {
  const number = useStore($numbers)[item.orderId] ?? '';
  const missing = useStore($unnumbered)[item.orderId] ?? false;
  const busy = useStore($marking) === item.orderId;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void markIssued(item);
      }}
    >
      <Field
        id={`${item.orderId}-number`}
        label={t.number[kind]}
        hint={item.state === 'refunded' ? t.refundedFirst : item.ksef ? t.ksef.byItself : undefined}
        value={number}
        maxLength={LENGTH.invoiceNumber}
        autoComplete="off"
        spellCheck={false}
        error={missing && !number.trim() ? t.numberEmpty : null}
        onChange={(event) => $numbers.setKey(item.orderId, event.target.value)}
      />
      <Button type="submit" variant="alt" small busy={busy}>
        <span>
          {busy ? t.working : t.mark}
          <span className="sr">{admin.about(item.companyName)}</span>
        </span>
      </Button>
    </form>
  );
}

/** What KSeF refused, and the way to send it again. */
function Resend({ item }: { item: InvoiceDue }) {
  const busy = useStore($marking) === item.orderId;
  const refused = item.ksef?.find(({ state }) => state === 'refused');
  return refused ? (
    <Button variant="alt" small busy={busy} onClick={() => void resendToKsef(item.orderId, refused.kind)}>
      <span>
        {busy ? t.working : t.ksef.resend}
        <span className="sr">{admin.about(item.companyName)}</span>
      </span>
    </Button>
  ) : null;
}

function Invoice({ item }: { item: InvoiceDue }) {
  const kind = kindToIssue(item.state);
  return (
    <li className="adm-case">
      <h3>{t.invoice(item.companyName, INVOICE_STATE_WORDS[item.state])}</h3>
      <Facts
        items={[
          { term: admin.order, value: <OrderLink id={item.orderId} /> },
          { term: t.nip, value: <span className="num">{item.nip}</span> },
          { term: t.address, value: item.companyAddress },
          { term: t.email, value: item.email },
          { term: t.item, value: item.item },
          { term: t.gross, value: t.split(money(item.gross), money(item.net), money(item.vat), item.vatPercent) },
          { term: t.paid, value: dateShort(item.paidAt) },
          { term: t.refunded, value: item.refundedAt && dateShort(item.refundedAt) },
          { term: t.number.invoice, value: item.invoiceNumber },
          { term: t.number.correction, value: item.correctionNumber },
          ...(item.ksef ?? []).flatMap((sent) => [
            { term: t.ksef.term[sent.kind], value: ksefLine(sent) },
            { term: t.ksef.said[sent.kind], value: sent.said },
          ]),
        ]}
      />
      <Resend item={item} />
      {kind ? <Mark key={kind} item={item} kind={kind} /> : null}
    </li>
  );
}

/** Paid orders that need an invoice: documents to issue or correct, and the export for the accountant. */
export function InvoiceList() {
  const count = useStore($summary)?.invoices ?? 0;
  const { page, waiting } = useStore($invoiceFilter);
  return (
    <FoldedList title={t.title(count)} list={invoices} empty={t.empty}>
      {({ invoices: items, total, months }) =>
        months.length === 0 ? (
          <p className="mute">{t.never}</p>
        ) : (
          <>
            <Month months={months} />
            {items.length === 0 ? (
              <p className="mute">{waiting ? t.empty : t.none}</p>
            ) : (
              <ul>
                {items.map((item) => (
                  <Invoice key={item.orderId} item={item} />
                ))}
              </ul>
            )}
            {total > items.length ? (
              <nav className="adm-pages" aria-label={t.pages}>
                <Button variant="alt" small disabled={page === 1} onClick={() => filterInvoices({ page: page - 1 })}>
                  {admin.pages.previous}
                </Button>
                <p className="sm" role="status">
                  {admin.pages.now(page, pageCount(total))}
                </p>
                <Button variant="alt" small disabled={page >= pageCount(total)} onClick={() => filterInvoices({ page: page + 1 })}>
                  {admin.pages.next}
                </Button>
              </nav>
            ) : null}
          </>
        )
      }
    </FoldedList>
  );
}
