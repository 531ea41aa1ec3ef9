/** Wire shapes for people described in reports, and for leaving a mailing list. */
import { z } from 'zod';
import { LENGTH } from './constants.ts';
import { emailSchema } from './orders.ts';

/** Rights under GDPR art. 15, 21, 17, 16, 18. */
export const PRIVACY_KINDS = ['access', 'objection', 'erasure', 'rectification', 'restriction'] as const;
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/** What was asked for, as a noun. */
export const PRIVACY_KIND_WORDS: Record<PrivacyKind, string> = {
  access: 'dostęp do danych',
  objection: 'sprzeciw wobec przetwarzania',
  erasure: 'usunięcie danych',
  rectification: 'sprostowanie danych',
  restriction: 'ograniczenie przetwarzania',
};

const line = (max: number) => z.string().trim().max(max);

/** `POST /api/privacy-requests` — open to everybody. An objection says why, a rectification says what. */
export const privacyRequestSchema = z
  .object({
    kind: z.enum(PRIVACY_KINDS),
    name: line(LENGTH.subject).min(1),
    otherNames: line(LENGTH.subject).optional(),
    context: line(LENGTH.purpose).optional(),
    email: emailSchema,
    details: line(LENGTH.description).optional(),
    address: line(LENGTH.url).optional(),
    onBehalf: z.boolean(),
  })
  .refine(({ kind, details }) => (kind !== 'objection' && kind !== 'rectification') || !!details, { path: ['details'] });
export type PrivacyRequest = z.input<typeof privacyRequestSchema>;
export type PrivacyCase = { caseId: string; deadline: string; email: string };

/** Lists a reader may leave with one click (RFC 8058): the settings flag each obeys. */
export const MAIL_LISTS = ['emailAlerts', 'weeklyReports', 'monthlyReports'] as const;
export type MailList = (typeof MAIL_LISTS)[number];
/** Names of the lists, as the settings page calls the switches. */
export const MAIL_LIST_LABELS: Record<MailList, string> = {
  emailAlerts: 'Alerty e-mail',
  weeklyReports: 'Raporty tygodniowe',
  monthlyReports: 'Raporty miesięczne',
};
/** `POST /api/unsubscribe?token=` leaves, `POST /api/resubscribe?token=` takes it back. */
export const unsubscribeQuery = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) });
export type Unsubscribed = { list: MailList };
