/** Wire shapes of the admin panel. */
import { z } from 'zod';
import type { WaitingService } from './choices.ts';
import { LENGTH } from './constants.ts';
import type { RefundEnd } from './disputes.ts';
import type { OrderEventType } from './order-events.ts';
import { orderIdSchema, PAYMENT_STATUSES, REFUND_REASONS, REPORT_STATUSES, type ReportStatus, type TrackedOrder } from './orders.ts';
import type { PrivacyKind } from './privacy.ts';
import { subjectParam } from './watched.ts';

/** `GET /api/admin/orders`, newest first. Without `page` the newest {@link ADMIN_LIST_LIMIT}. The header X-Total-Count says how many match. */
export const adminOrdersQuery = z.object({
  q: z.string().trim().max(LENGTH.search).optional(),
  payment: z.enum([...PAYMENT_STATUSES, 'refunded']).optional(),
  report: z.enum(REPORT_STATUSES).optional(),
  /** "1": only those that need a person (failed, a refund that is asked for, or one that does not arrive). */
  attention: z.enum(['0', '1']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type AdminOrder = TrackedOrder & {
  reportFilePath: string | null;
  failureReason: string | null;
  paymentMethod: string | null;
  subjectKind: string;
  /** True for monthly reports of a plan, which are not paid for one by one. */
  included: boolean;
  /** What keeps it from its buyer: a case of the person described, or a look because somebody of the name has objected. */
  held: 'case' | 'review' | null;
  /** How often the provider refused the refund or the bank sent it back. */
  refundTries: number;
  /** The last time it did so: the bank's reason (null when the provider refused without one), and when it is tried again (null while the bank has it). */
  refundFault: { reason: string | null; nextAt: string | null } | null;
  /** Why the provider will not carry out the refund; null while it may, and once the money went another way. */
  refundEnd: RefundEnd | null;
  /** The payer's dispute at the bank, with the provider's status and reason. `dueAt`: until when it can be answered. */
  dispute: { status: string; reason: string; amount: number; dueAt: string | null } | null;
  /** A wish for the guarantee's refund that an administrator has yet to confirm. */
  claim: { reason: string | null; at: string } | null;
};
/** `GET /api/admin/summary` */
export type AdminSummary = {
  orders: number;
  paid: number;
  /** Grosze, refunds taken off. */
  income: number;
  attention: number;
  /** Letters that could not be sent so far. */
  letters: number;
  privacy: number;
  /** Statements of withdrawal that wait for a person. */
  withdrawals: number;
  /** Orders for which an invoice or a correction has yet to be issued. */
  invoices: number;
  /** Orders about other people without a record of art. 14. */
  notices: number;
  /** Paid orders that wait for a look, since somebody of the name has objected. */
  reviews: number;
};

/** What an administrator may start, by reportStatus (specification, section 4). Details is always there. */
export const ADMIN_ACTIONS = ['generate', 'restart-search', 'restart-analysis', 'restart-pdf', 'download'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];
export function adminActions(reportStatus: ReportStatus, reportFilePath: string | null): AdminAction[] {
  switch (reportStatus) {
    case 'pending':
      return ['generate'];
    case 'processing':
      return ['restart-search'];
    case 'analyzing':
      return ['restart-analysis'];
    case 'generating':
      return ['restart-pdf'];
    case 'failed':
      return ['restart-search', 'restart-analysis', 'restart-pdf'];
    case 'completed':
      return reportFilePath ? ['download'] : [];
  }
}

/** `POST /api/admin/generate-report/{id}` — waits for the report for a while; `reportStatus` is its state then. */
export type GeneratedReport = { searchResults: number; reportStatus: ReportStatus };
/** `POST /api/admin/restart-search|restart-analysis|restart-pdf/{id}`, and other acts. A Polish sentence. */
export type AdminMessage = { message: string };
export const ADMIN_MESSAGES = {
  'restart-search': 'Uruchomiono: wyszukiwanie.',
  'restart-analysis': 'Uruchomiono: analiza.',
  'restart-pdf': 'Uruchomiono: PDF.',
  refund: 'Zwrot został zlecony.',
  refuse: 'Prośba odrzucona. Klient dostanie list z uzasadnieniem.',
  byHand: 'Zapisano, że pieniądze zostały oddane inną drogą.',
  letter: 'List wyślemy ponownie za chwilę.',
  make: 'Raport powstaje. Klient dostanie list.',
  decline: 'Zamówienie odrzucone. Zwrot zlecony, klient dostanie list.',
  lift: 'Sprzeciw wycofany. Zamówienia, które czekały, ruszyły.',
} as const;
/** `POST /api/admin/refund/{orderId}/by-hand`: a refund that keeps coming back was paid in another way, which the note names. */
export const refundByHandSchema = z.object({ note: z.string().trim().min(1).max(LENGTH.description) });
/** `POST /api/admin/refund/{orderId}/refuse`: the buyer's wish is refused; the note is the reason in the letter. */
export const refuseClaimSchema = z.object({ note: z.string().trim().min(1).max(LENGTH.description) });
export const refundSchema = z.object({ reason: z.enum(REFUND_REASONS).extract(['on_request', 'manual']) });

/** `GET /api/admin/orders/{orderId}/events` — oldest first. */
export type OrderEvent = { id: number; at: string; type: OrderEventType; detail: string | null };

/** `GET /api/admin/letters` — letters that could not be sent so far, and those that came back of late; `POST /api/admin/letters/{id}/retry` tries again at once. */
export type UnsentLetter = {
  id: number;
  recipient: string;
  template: string;
  subject: string;
  createdAt: string;
  attempts: number;
  /** Null for a letter that is not tried again by itself. */
  nextAttemptAt: string | null;
  /** When it came back; such a letter cannot be sent again. */
  bouncedAt: string | null;
  lastError: string | null;
};
export const letterParam = z.object({ id: z.coerce.number().int().positive() });

/** An order about a subject of the name that a request gives. The description tells namesakes apart. */
export type PrivacyCandidate = {
  id: string;
  subjectName: string;
  description: string;
  createdAt: string;
  reportStatus: ReportStatus;
  restricted: boolean;
  erased: boolean;
};

/** A subject of that name that an account watches, with or without an order. */
export type PrivacyWatched = { id: string; name: string; description: string; createdAt: string; mentions: number };

/** `GET /api/admin/privacy-requests`; `PATCH /api/admin/privacy-requests/{id}`. */
export type AdminPrivacyRequest = {
  id: string;
  kind: PrivacyKind;
  name: string;
  otherNames: string | null;
  context: string | null;
  email: string;
  details: string | null;
  address: string | null;
  onBehalf: boolean;
  createdAt: string;
  deadline: string;
  closedAt: string | null;
  /** The letter that closed it. */
  answer: string | null;
  note: string | null;
  /** Waiting lists that hold the address the answer goes to. */
  waiting: WaitingService[];
  /** Orders about a subject of that name. */
  orders: PrivacyCandidate[];
  /** Watched subjects of that name, while the case is open. */
  watched: PrivacyWatched[];
  /** Whether the objection stands: new orders on the person wait for a look. */
  upheld: boolean;
};
export const privacyPatchSchema = z.object({
  /** What was found and done: the letter to who asked. */
  answer: z.string().trim().min(1).max(LENGTH.description),
  /** Kept with the case, not sent. */
  note: z.string().trim().max(LENGTH.description).optional(),
  /** Reports to erase with it. */
  erase: z.array(orderIdSchema).max(50).optional(),
  /** Watched subjects to erase with their mentions; those of erased reports go with them. */
  eraseWatched: z.array(subjectParam.shape.id).max(50).optional(),
  /** The objection stands: new orders on the person wait for a look. */
  uphold: z.boolean().optional(),
});
/** `POST /api/admin/privacy-requests/{id}/restrict` — exactly these orders are held back until the case is closed. */
export const privacyRestrictSchema = z.object({ orders: z.array(orderIdSchema).max(50) });
export const privacyParam = z.object({ id: z.string().regex(/^[A-Z0-9-]{4,20}$/) });

/** `GET /api/admin/reviews`: a paid order that waits because somebody of the name has objected; the one paid first is the first. */
export type AdminReview = {
  orderId: string;
  subjectName: string;
  description: string;
  relation: string | null;
  purpose: string | null;
  purposeText: string | null;
  paidAt: string;
  /** When the price goes back by itself. */
  deadline: string;
  objection: { caseId: string; names: string[]; context: string | null; since: string };
};
/** `POST /api/admin/reviews/{orderId}`: `make` begins the report, `decline` erases the order's subject and refunds it. */
export const reviewSchema = z.object({ decision: z.enum(['make', 'decline']) });

/** `GET /api/admin/audit` — newest first. */
export type AuditEntry = { id: number; at: string; admin: string; action: string; target: string | null; detail: string | null };
