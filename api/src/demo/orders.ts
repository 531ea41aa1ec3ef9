/** Invented orders in every state for the demo's admin panel. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { CURRENCY, PRICE_GROSZE } from '../contract/constants.ts';
import type { OrderEventType } from '../contract/order-events.ts';
import { noteText } from '../contract/sources.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { addEvent } from '../orders/events.ts';
import { orders } from '../orders/tables.ts';
import { deleteOrders, placeOrder } from '../orders/transitions.ts';

type NewOrder = typeof orders.$inferInsert;
/** An event of an order's timeline, `hours` after the order was placed. */
type DemoEvent = { hours: number; type: OrderEventType; detail?: string };

/** The id of a demo order: the same at every start, and as hard to guess as the account's id. */
export const demoOrderId = (ownerId: string, key: string): string => createHash('sha256').update(`demo order ${ownerId} ${key}`).digest('hex').slice(0, 32);

export const ANALYSES = ['analysis-before', 'analysis'] as const;

const buyer = (firstName: string, lastName: string, subjectName: string, subjectKind: NewOrder['subjectKind'], description: string) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@poczta.example`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l'),
  subjectName,
  subjectKind,
  description,
});

/** Why the invented searches stopped, as a real run words it. */
const STOPPED = `processing: ${noteText({ code: 'down', http: 503 })}`;

/** The invented orders; `hours`: how long ago the order was placed. */
const BUYERS: readonly { key: string; hours: number; order: Omit<NewOrder, 'id' | 'amount' | 'currency' | 'createdAt'>; events: readonly DemoEvent[] }[] = [
  { key: 'new', hours: 2, order: buyer('Józef', 'Żak', 'Józef Żak', 'person', 'Trener żeglarstwa, Puck'), events: [] },
  { key: 'new-2', hours: 9, order: buyer('Nina', 'Wolska', 'Klub pod Żaglem', 'organisation', 'Klub seniora, Gdynia'), events: [] },
  {
    key: 'declined',
    hours: 27,
    order: { ...buyer('Iwona', 'Cieślak', 'Studio Ćma', 'brand', 'Pracownia ceramiki, Sopot'), paymentStatus: 'failed', paymentMethod: 'card' },
    events: [{ hours: 0.1, type: 'payment_failed', detail: 'card_declined' }],
  },
  {
    key: 'canceled',
    hours: 75,
    order: { ...buyer('Roman', 'Sikora', 'Roman Sikora', 'person', 'Radny, Elbląg'), paymentStatus: 'failed', paymentMethod: 'blik' },
    events: [{ hours: 1, type: 'payment_canceled' }],
  },
  {
    key: 'searching',
    hours: 0.2,
    order: {
      ...buyer('Tomasz', 'Wrzos', 'Piekarnia Wrzos', 'brand', 'Piekarnia rodzinna, Kartuzy'),
      paymentStatus: 'paid',
      reportStatus: 'processing',
      found: 84,
      read: 31,
    },
    events: [{ hours: 0.05, type: 'paid', detail: 'blik' }],
  },
  {
    key: 'judging',
    hours: 0.4,
    order: {
      ...buyer('Olga', 'Ratajczak', 'Olga Ratajczak', 'person', 'Pisarka, Gdańsk'),
      paymentStatus: 'paid',
      reportStatus: 'analyzing',
      found: 112,
      read: 96,
    },
    events: [
      { hours: 0.05, type: 'paid', detail: 'card' },
      { hours: 0.2, type: 'researched', detail: '96' },
    ],
  },
  {
    key: 'setting',
    hours: 0.6,
    order: {
      ...buyer('Hubert', 'Mach', 'Fundacja Bliski Brzeg', 'organisation', 'Fundacja, Gdynia'),
      paymentStatus: 'paid',
      reportStatus: 'generating',
      found: 103,
      read: 88,
      sources: 71,
      enough: true,
    },
    events: [
      { hours: 0.05, type: 'paid', detail: 'p24' },
      { hours: 0.2, type: 'researched', detail: '88' },
      { hours: 0.3, type: 'analysed', detail: '71' },
    ],
  },
  {
    key: 'broken',
    hours: 12,
    order: {
      ...buyer('Anna', 'Łęcka', 'Anna Łęcka', 'person', 'Radczyni prawna, Łódź'),
      paymentStatus: 'paid',
      reportStatus: 'failed',
      failureReason: STOPPED,
    },
    events: [
      { hours: 0.05, type: 'paid', detail: 'card' },
      { hours: 0.3, type: 'failed', detail: STOPPED },
    ],
  },
  {
    key: 'refunded',
    hours: 190,
    order: {
      ...buyer('Celina', 'Zych', 'Celina Zych', 'person', 'Piekarka, Reda'),
      paymentStatus: 'paid',
      reportStatus: 'failed',
      failureReason: STOPPED,
      refundReason: 'late',
      refundId: 're_demo_1',
    },
    events: [
      { hours: 0.05, type: 'paid', detail: 'card' },
      { hours: 0.4, type: 'failed', detail: STOPPED },
      { hours: 24.1, type: 'refund_requested', detail: 'late' },
      { hours: 24.2, type: 'refunded', detail: 'late' },
    ],
  },
  { key: 'new-3', hours: 160, order: buyer('Witold', 'Krupa', 'Przystań Krupa', 'company', 'Wypożyczalnia łodzi, Hel'), events: [] },
];

/**
 * Stores the demo's orders with times relative to now. They have no payment intent, execution or date of payment, so that no
 * reconciler resumes or refunds them.
 */
export function seedOrders(deps: Deps, ownerId: string): void {
  deps.db.transaction((tx) => {
    const now = deps.clock();
    for (const { key, hours, order, events } of BUYERS) {
      const id = demoOrderId(ownerId, key);
      const createdAt = subHours(now, hours);
      const at = (after: number) => addHours(createdAt, after);
      // An order that was changed in the panel has a run and is kept.
      const touched = tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), ne(orders.run, 0)))
        .get();
      if (touched) continue;
      deleteOrders(tx, eq(orders.id, id));
      const refundAt = events.find(({ type }) => type === 'refunded');
      placeOrder(tx, {
        ...order,
        id,
        amount: PRICE_GROSZE,
        currency: CURRENCY,
        createdAt,
        ...(refundAt ? { refundRequestedAt: at(refundAt.hours), refundedAt: at(refundAt.hours) } : {}),
      });
      for (const event of events) addEvent(tx, id, at(event.hours), event.type, event.detail ?? null);
    }
  });
}

/** Deletes the demo's orders with their files. */
export function removeDemoOrders(tx: Tx, dataDir: string, ownerId: string): void {
  const ids = [...BUYERS.map(({ key }) => key), ...ANALYSES].map((key) => demoOrderId(ownerId, key));
  for (const file of deleteOrders(tx, inArray(orders.id, ids))) rmSync(join(dataDir, file), { force: true });
}
