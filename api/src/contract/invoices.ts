/** Wire shapes of the invoices that an administrator issues. */
import { z } from 'zod';
import type { InvoiceState } from './choices.ts';
import { LENGTH } from './constants.ts';
import type { KsefDocument } from './ksef.ts';

/** What is issued for an order: the invoice of its payment, and the correction once the payment has gone back. */
export const INVOICE_KINDS = ['invoice', 'correction'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** `GET /api/admin/invoices`, newest payment first. `month` (`2026-11`) is that of the payment or of the refund, Polish time. */
export const adminInvoicesQuery = z.object({
  month: month.optional(),
  /** Only those for which a document has yet to be issued. */
  waiting: z.enum(['0', '1']).default('0'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** What an invoice needs to know of a paid order. Money is in grosze; net and VAT add up to gross. */
export type InvoiceDue = {
  orderId: string;
  state: InvoiceState;
  paidAt: string;
  /** When the whole payment went back: the invoice, if there is one, is corrected to nothing. */
  refundedAt: string | null;
  companyName: string;
  companyAddress: string;
  /** Ten digits. */
  nip: string;
  /** Where the document goes; empty once the account was erased. */
  email: string;
  item: string;
  net: number;
  vatPercent: number;
  vat: number;
  gross: number;
  currency: string;
  invoiceNumber: string | null;
  correctionNumber: string | null;
  /** The documents that go to KSeF by themselves; absent when there are none. */
  ksef?: KsefDocument[];
};
export type AdminInvoices = {
  invoices: InvoiceDue[];
  /** Orders that match, beyond the page. */
  total: number;
  /** Months that can be asked for, newest first. */
  months: string[];
};

/** `GET /api/admin/invoices/export?month=` — CSV of a month, or of all, whatever their state. */
export const invoicesExportQuery = z.object({ month: month.optional() });

/** `GET /api/admin/payouts/export?month=` — CSV of the provider's payouts that reached the bank in the month, line by line with their orders. */
export const payoutsExportQuery = z.object({ month });

/** `POST /api/admin/invoices/{orderId}/ksef` — sends a document that KSeF has refused again, with the order's data of now. */
export const resendSchema = z.object({ kind: z.enum(INVOICE_KINDS) });

/** `POST /api/admin/invoices/{orderId}` — says that a document was issued, under which number. A repeat changes nothing. */
export const issuedSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z
    .string()
    .trim()
    .max(LENGTH.invoiceNumber)
    .regex(/^[\p{L}\d][\p{L}\d ./_-]*$/u),
});
