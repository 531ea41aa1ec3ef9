import { STORED } from '#contract/browser-storage.ts';
import { leave, peek, take } from '../lib/storage.ts';
import type { OrderValues } from './order.ts';

const KEY = STORED.orderDraft.name;
/** Consents are given anew with each order. */
const NEVER_KEPT = ['terms', 'startNow', 'marketing'] as const;

/** Keeps what was ordered, in this tab only, for whoever comes back from the payment to correct something. */
export function keepDraft(values: OrderValues): void {
  const kept: Partial<OrderValues> = { ...values };
  for (const field of NEVER_KEPT) delete kept[field];
  leave(KEY, JSON.stringify(kept));
}

/** What was kept: fields of `shape` with values of the same type; anything else is dropped. */
export function readDraft(shape: OrderValues): Partial<OrderValues> {
  try {
    const kept: unknown = JSON.parse(peek(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept as object).filter(([field, value]) => field in shape && typeof value === typeof shape[field as keyof OrderValues]),
    );
  } catch {
    return {};
  }
}

/** Once the order is paid, the draft has done its work. */
export function dropDraft(): void {
  take(KEY);
}
