/** Words of the letters about invoices in KSeF. Pure. */
import { money, shortId } from '../contract/format.ts';
import type { InvoiceKind } from '../contract/invoices.ts';
import { compose, type Letter, list, p, type Sender } from './compose.ts';

/** The invoice, or its correction after a refund, is in KSeF. `gross` in grosze. */
export const invoiceInKsef = (
  sender: Sender,
  o: { orderId: string; kind: InvoiceKind; number: string; ksefNumber: string; companyName: string; nip: string; gross: number },
): Letter => {
  const isInvoice = o.kind === 'invoice';
  return compose(sender, {
    template: 'invoice-in-ksef',
    subject: isInvoice ? `Faktura ${o.number} jest w KSeF` : `Faktura korygująca ${o.number} jest w KSeF`,
    preheader: `Numer KSeF: ${o.ksefNumber}.`,
    blocks: [
      p(
        isInvoice
          ? `wystawiliśmy fakturę za zamówienie ${shortId(o.orderId)}. Znajdziesz ją w Krajowym Systemie e-Faktur pod NIP-em swojej firmy.`
          : `oddaliśmy całą cenę zamówienia ${shortId(o.orderId)}, więc wystawiliśmy fakturę korygującą do zera. Znajdziesz ją w Krajowym Systemie e-Faktur pod NIP-em swojej firmy.`,
      ),
      list(
        `Numer: ${o.number}`,
        `Numer KSeF: ${o.ksefNumber}`,
        `Nabywca: ${o.companyName}, NIP ${o.nip}`,
        `Kwota brutto: ${money(isInvoice ? o.gross : -o.gross)}`,
      ),
      p('Jeśli w danych firmy jest błąd, odpisz na ten list.'),
    ],
  });
};
