/** Wire shapes and words of the record of art. 14 GDPR: how each person described was told of the report on them, or why not. */
import { z } from 'zod';
import { LENGTH } from './constants.ts';
import { emailSchema, type Relation } from './orders.ts';

/** `sent`: to the person; `handed`: to the buyer, who hands it on; `exempt`: an exemption of art. 14(5) was assessed. */
export const NOTICE_STATES = ['sent', 'handed', 'exempt'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const EXEMPTIONS = ['has_it', 'effort', 'aims', 'secrecy'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];
export const EXEMPTION_WORDS: Record<Exemption, string> = {
  has_it: 'osoba ma już te informacje (art. 14 ust. 5 lit. a)',
  effort: 'nie mamy danych kontaktowych, a ich szukanie wymagałoby niewspółmiernego wysiłku (lit. b)',
  aims: 'zawiadomienie udaremniłoby albo poważnie utrudniło cel przetwarzania (lit. b)',
  secrecy: 'tajemnica zawodowa (lit. d)',
};

const note = z.string().trim().max(LENGTH.description);

/** `POST /api/admin/notices/{orderId}`. With an address the letter is sent to it; without, it went by post. An exemption gives its reason in words, too. */
export const noticeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), email: emailSchema.optional(), note: note.optional() }),
  z.object({ state: z.literal('handed'), note: note.optional() }),
  z.object({ state: z.literal('exempt'), reason: z.enum(EXEMPTIONS), note: note.min(1) }),
]);
export type NoticeInput = z.input<typeof noticeSchema>;

export type NoticeRecord = { state: NoticeState; reason: Exemption | null; note: string | null; at: string };

/** `GET /api/admin/notices` — orders about other people, those without a record first. `letter`: the notice as it would be sent. */
export type AdminNotice = {
  id: string;
  subjectName: string;
  description: string;
  relation: Relation | null;
  createdAt: string;
  /** When the buyer got the report: the latest moment for the notice (art. 14(3)(c)). */
  deliveredAt: string | null;
  letter: string;
  record: NoticeRecord | null;
};
