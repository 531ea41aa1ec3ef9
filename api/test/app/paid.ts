/** An order whose payment has arrived. */
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Places and pays an order; returns its id. @param over fields of the form */
export async function paid(t: TestApp, over: Record<string, unknown> = {}): Promise<string> {
  const { id, intent } = await t.placeOrder(over);
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  return id;
}
