/** Documents in KSeF, the state's system of invoices, as the panel shows them. */
import type { InvoiceKind } from './invoices.ts';
import type { RefundReason } from './orders.ts';

/**
 * Why a document is not there yet. `busy`: it asks for a pause; `down`: its own failure; `denied`: it does not let us in;
 * `unknown_answer`: one that cannot be read; `refused`: final, somebody has to look; `taken`: another document has its number.
 */
export const KSEF_FAULTS = ['no_connection', 'timeout', 'busy', 'down', 'denied', 'unknown_answer', 'refused', 'taken'] as const;
export type KsefFault = (typeof KSEF_FAULTS)[number];

/** `waiting`: to be sent, or once more; `sent`: not judged yet. */
export type KsefState = 'waiting' | 'sent' | 'accepted' | 'refused';

export type KsefDocument = {
  kind: InvoiceKind;
  state: KsefState;
  /** The number that the system gave; null before. */
  ksefNumber: string | null;
  /** When it is tried again; null when nothing more is done. */
  nextAt: string | null;
  fault: KsefFault | null;
  /** The system's own words on a fault. */
  said: string | null;
};

/** Why an invoice is corrected to nothing, by the reason of its refund (null: made by hand at the payment provider). */
export const correctionReason = (reason: RefundReason | null): string => {
  if (reason === 'withdrawal') return 'Zwrot całej ceny (odstąpienie od umowy)';
  return reason === null || reason === 'manual' ? 'Zwrot całej ceny' : 'Zwrot całej ceny (gwarancja)';
};
