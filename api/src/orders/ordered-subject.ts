import type { Subject } from '../contract/subject.ts';
import type { Order } from './tables.ts';

/** Whom an order asks about, as the engine takes it. */
export const orderedSubject = (order: Order): Subject => ({
  name: order.subjectName,
  kind: order.subjectKind,
  description: order.description,
  keywords: (order.keywords ?? '')
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter(Boolean)
    .slice(0, 20),
  links: order.links,
});
