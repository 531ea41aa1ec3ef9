import { STORED } from '#contract/browser-storage.ts';
import { readInTab, storeInTab, takeFromTab } from '../lib/storage.ts';
import type { OrderValues } from './order.ts';

const KEY = STORED.orderDraft.name;
/** Consents and answers to questions must be given anew for each order. */
const NOT_STORED = ['adult', 'asIs', 'terms', 'startNow', 'marketing'] as const;

/** Stores the order form in this tab, for a buyer who comes back from the payment to correct it. */
export function keepDraft(values: OrderValues): void {
  const kept: Partial<OrderValues> = { ...values };
  for (const field of NOT_STORED) delete kept[field];
  storeInTab(KEY, JSON.stringify(kept));
}

/** The stored draft: only fields of `shape` with values of the same type. */
export function readDraft(shape: OrderValues): Partial<OrderValues> {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept as object).filter(([field, value]) => field in shape && typeof value === typeof shape[field as keyof OrderValues]),
    );
  } catch {
    return {};
  }
}

/** Removes the draft once the order is paid. */
export function dropDraft(): void {
  takeFromTab(KEY);
}
