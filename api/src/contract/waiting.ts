/** Wire shapes of the waiting lists. */
import { z } from 'zod';
import { WAITING_SERVICES, type WaitingService } from './choices.ts';
import { CONSENT_WAITING_VERSION } from './consents.ts';
import { emailSchema } from './orders.ts';

/** `POST /api/waiting-list` — open to everybody. `consent` is the version of the words that were agreed to. */
export const waitingSchema = z.object({ email: emailSchema, service: z.enum(WAITING_SERVICES), consent: z.literal(CONSENT_WAITING_VERSION) });
/** The same whether or not the address was on the list. */
export type WaitingAsked = { email: string };

const token = z.string().regex(/^[\w-]{43}$/);
/** `POST /api/waiting-list/confirm` — by a press, never by opening the link: programs open links in letters, too. */
export const waitingConfirmSchema = z.object({ token });
export type WaitingConfirmed = { service: WaitingService };
/** `POST /api/waiting-list/leave?token=` (RFC 8058). `left` is false when the entry of this token is no longer there. */
export const waitingLeaveQuery = z.object({ token });
export type WaitingLeft = { left: boolean };

/** `GET /api/admin/waiting-list`, newest first. */
export const adminWaitingQuery = z.object({
  service: z.enum(WAITING_SERVICES).optional(),
  state: z.enum(['confirmed', 'asked']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type AdminWaitingEntry = { id: string; email: string; service: WaitingService; consent: string; joinedAt: string; confirmedAt: string | null };
export type AdminWaiting = {
  /** Every list, also an empty one. */
  lists: { service: WaitingService; people: number; confirmed: number }[];
  entries: AdminWaitingEntry[];
  /** Entries that match, beyond the page. */
  total: number;
};
/** `GET /api/admin/waiting-list/export?service=` — a CSV of those who have confirmed: nobody else may be written to. */
export const waitingExportQuery = z.object({ service: z.enum(WAITING_SERVICES) });
/** `DELETE /api/admin/waiting-list/{id}` — a consent withdrawn by letter. */
export const waitingParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
