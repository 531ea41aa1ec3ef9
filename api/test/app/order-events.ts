/** What has happened to the orders of a shop under test. */
import { orderEvents } from '../../src/orders/tables.ts';
import type { TestApp } from './test-app.ts';

/** Types of all events of all orders, in their order. */
export const events = (t: TestApp) =>
  t.deps.db
    .select()
    .from(orderEvents)
    .all()
    .map(({ type }) => type);
