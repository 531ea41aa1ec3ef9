/** What has happened to the orders of a shop under test. */
import { asc, eq } from 'drizzle-orm';
import { orderEvents, orders } from '../../src/orders/tables.ts';
import { placeOrder } from '../../src/orders/transitions.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Types of all events of all orders, in their order. */
export const events = (t: TestApp) =>
  t.deps.db
    .select()
    .from(orderEvents)
    .all()
    .map(({ type }) => type);

export type Placed = Parameters<typeof placeOrder>[1];

/** An order, and how to look at it: its row, and what its timeline has got since the last look. */
export async function anOrder(given?: TestApp, over: Partial<Placed> = {}) {
  const t = given ?? (await testApp());
  const { db } = t.deps;
  const id = over.id ?? 'o1';
  const about = {
    firstName: 'Anna',
    lastName: 'Kowalska',
    email: 'anna@example.com',
    subjectName: 'Jan Nowak',
    subjectKind: 'person',
    description: 'Lekarz',
    links: [],
  };
  const row = { id, ...about, amount: 5000, currency: 'PLN', createdAt: t.clock(), ...over } as Placed;
  let seen = 0;
  const told = () => {
    const lines = db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)).all();
    const fresh = lines.slice(seen).map(({ type, detail }) => [type, detail]);
    seen = lines.length;
    return fresh;
  };
  const read = () => db.select().from(orders).where(eq(orders.id, id)).get() as typeof orders.$inferSelect;
  const placed = placeOrder(db, row, 'as typed');
  return { t, db, id, row, told, read, placed };
}
