/** Wire shapes of the order's life: schemas of what comes in, types of what goes out. */
import { z } from 'zod';
import { LENGTH } from './constants.ts';
import type { RefundEnd } from './disputes.ts';
import type { LiveProgress } from './live.ts';
import type { Recount } from './recount.ts';
import type { Report } from './report.ts';
import { isValidNip } from './rules.ts';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const REPORT_STATUSES = ['pending', 'processing', 'analyzing', 'generating', 'completed', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const RELATIONS = ['self', 'represented', 'other', 'brand'] as const;
export type Relation = (typeof RELATIONS)[number];
export const PURPOSES = ['own_image', 'prepare', 'partner', 'represent', 'protect', 'other'] as const;

/** Orders are capabilities: 128 random bits, lower-case hex. */
export const orderIdSchema = z.string().regex(/^[0-9a-f]{32}$/);
export const orderParam = z.object({ orderId: orderIdSchema });

const line = (max: number) => z.string().trim().max(max);
const required = (max: number) => line(max).min(1);
const optional = (max: number) => line(max).optional();

export const emailSchema = z.string().trim().toLowerCase().max(LENGTH.email).pipe(z.email());

/** Nine digits, or an international number with a plus. Empty counts as absent. */
const phoneSchema = line(LENGTH.phone)
  .transform((value) => value.replace(/[\s().-]/g, ''))
  .refine((value) => value === '' || /^(\+\d{7,15}|\d{9})$/.test(value), { error: 'phone' });

/** Ten digits, however they were grouped or prefixed: as an invoice prints them. */
const nipSchema = z
  .string()
  .max(20)
  .refine(isValidNip)
  .transform((value) => value.replace(/\D/g, ''));
const invoiceSchema = z.object({ nip: nipSchema, companyName: required(LENGTH.company), companyAddress: required(LENGTH.address) });
export type InvoiceData = z.output<typeof invoiceSchema>;

export const createOrderSchema = z.object({
  firstName: required(LENGTH.name),
  lastName: required(LENGTH.name),
  email: emailSchema,
  phone: phoneSchema.optional(),
  subjectName: required(LENGTH.subject).refine((value) => /[\p{L}\p{N}]/u.test(value)),
  description: required(LENGTH.description),
  keywords: optional(LENGTH.keywords),
  links: z
    .array(z.url({ protocol: /^https?$/ }).max(LENGTH.url))
    .max(LENGTH.links)
    .optional(),
  relation: z.enum(RELATIONS).optional(),
  purpose: z.enum(PURPOSES).optional(),
  purposeText: optional(LENGTH.purpose),
  /** The buyer's word that the person is of age, asked for when the order speaks of a child (`minors.ts`). */
  adult: z.boolean().optional(),
  /** The buyer's word to go on as it is, asked for when the order hardly says who is meant (`vague.ts`). */
  asIs: z.boolean().optional(),
  invoice: invoiceSchema.optional(),
  /** Required by the page, optional on the wire. */
  consents: z
    .object({
      terms: z.boolean(),
      immediateStart: z.boolean(),
      marketing: z.boolean().optional(),
      /** The Regulamin that the page showed: a page opened before a new version shows the old one. */
      termsVersion: z.iso.date().optional(),
    })
    .optional(),
});
export type CreateOrder = z.input<typeof createOrderSchema>;
/**
 * `checkoutUrl` is null when the payment provider did not answer: the order is kept, the payment can be tried again. `editKey` stays in
 * the browser that ordered: unlike the order's id it is in no letter and no link.
 */
export type CreatedOrder = { orderId: string; checkoutUrl: string | null; editKey: string };

/** `POST /api/reports/correct-email/{orderId}` — the buyer corrects the address, from the browser that ordered. */
export const correctEmailSchema = z.object({ email: emailSchema, key: z.string().min(20).max(200) });

/** An order as its account lists it. */
export type AccountOrder = {
  orderId: string;
  subjectName: string;
  createdAt: string;
  amount: number;
  currency: string;
  reportStatus: ReportStatus;
  completedAt: string | null;
  /** The report can be opened, and its PDF downloaded. */
  readable: boolean;
  /** Company named on the invoice; null without one. */
  invoiceFor: string | null;
  refund: 'requested' | 'refunded' | null;
  /** False if somebody who was not signed in ordered with this account's e-mail. Such an order does not enter the dashboard. */
  accepted: boolean;
  /** The dashboard shows the newest report on this subject. */
  chosen: boolean;
  /** Monitoring watches this subject. */
  watched: boolean;
};

export const createPaymentIntentSchema = z.object({ orderId: orderIdSchema, amount: z.number().int() });
export type PaymentIntentAnswer = {
  clientSecret: string;
  /** Publishable key, and where the browser loads the provider's script from (null: the provider's own address). */
  publishableKey: string;
  scriptUrl: string | null;
  paymentStatus: PaymentStatus;
};

/** `GET /api/reports/order/{orderId}` */
export type OrderSummary = {
  id: string;
  subjectName: string;
  description: string;
  keywords: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  amount: number;
  currency: string;
  paymentStatus: PaymentStatus;
  /** Company data for the invoice, to be checked before the payment; absent afterwards. */
  invoice?: InvoiceData;
};

export const REFUND_REASONS = ['few_sources', 'late', 'on_request', 'withdrawal', 'manual'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The order as its holder sees it while the report is made. Times are ISO. */
export type TrackedOrder = OrderSummary & {
  reportStatus: ReportStatus;
  createdAt: string;
  paidAt: string | null;
  /** Until when the report is promised; null before payment. */
  deadline: string | null;
  completedAt: string | null;
  /** `end`: why the provider will not send it, as long as it did not go another way; `delayed`: it came back or was refused, and is tried again. */
  refund: { reason: RefundReason; at: string; settled: boolean; end?: RefundEnd; delayed?: true } | null;
  /** Distinct sources of the finished report; null before. */
  sources: number | null;
  /** False when the finished report has fewer sources than promised. */
  enough: boolean | null;
  /** When the guarantee's refund was wished for; an administrator confirms it. */
  claimedAt: string | null;
  /** When that wish was refused; the reason went by letter. */
  claimRefusedAt: string | null;
  /** When the buyer has ended the contract or cancelled the unpaid order. */
  withdrawnAt: string | null;
};

export type CrewaiStatus = {
  executionId: string;
  status: 'running' | 'queued' | 'completed';
  /** Percent, 0–100. */
  progress: number;
  /** Pages found by search and pages read so far. */
  found: number;
  read: number;
};

/** `GET /api/reports/search-progress/{orderId}`, and each event of `/api/reports/progress-events/{orderId}`. */
export type SearchProgress = { order: TrackedOrder; crewaiStatus: CrewaiStatus | null; live?: LiveProgress | null };

/** `GET /api/orders/{orderId}`; `/first` behind it is the report as it was before a recount. */
export type OrderReport = TrackedOrder & {
  crewaiResult: Report | null;
  recount?: Recount | null;
  /** The owner's last report on the same subject before this one; for the signed-in owner alone. */
  earlierId?: string;
};

/** `POST /api/reports/claim-refund/{orderId}` — the guarantee's refund of a report that has not satisfied. Repeats change nothing. */
export const claimRefundSchema = z.object({ reason: optional(LENGTH.description) });
export type RefundClaim = { claimedAt: string };

/** `GET /api/reports/company/{nip}` — what a public register knows of a company, for its invoice. */
export const companyParam = z.object({
  nip: z
    .string()
    .regex(/^\d{10}$/)
    .refine(isValidNip),
});
export type Company = Pick<InvoiceData, 'companyName' | 'companyAddress'>;
/** `off`: no register is connected. */
export type CompanyAnswer = { company: Company } | { company: null; why: 'unknown' | 'off' };

/**
 * `GET /api/reports/outlook/{orderId}` — what the first answers of the search hold, before the order is paid. `expected`: sources that
 * the report will rather have, where they are few. Null when the search does not answer. `vague`: what the order lacks to tell its subject
 * from namesakes; empty when it is enough.
 */
export type Outlook = { pages: number; domains: number; expected: { from: number; to: number } | null };
export type Missing = 'forename' | 'surname' | 'town' | 'trade';
export type OutlookAnswer = { outlook: Outlook | null; vague: Missing[] };

/** `POST /api/reports/find-orders` — a letter with links to the orders of an address. The answer is the same when there are none. */
export const findOrdersSchema = z.object({ email: emailSchema });

/** `POST /api/reports/verify-and-start/{orderId}` */
export type VerifyAndStart = { paymentStatus: PaymentStatus; reportStatus: ReportStatus; started: boolean };
