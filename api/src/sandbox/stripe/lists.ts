import { invalid, notFound } from './errors.ts';
import type { Reader } from './form.ts';
import type { Kind, Store } from './store.ts';

const MAX_LIMIT = 100;

/** Stripe's list object: newest first, cursors are object ids, `limit` 1–100 (default: 10). */
export function listOf(store: Store, kind: Kind, url: string, form: Reader, parent?: string) {
  form.only([
    'limit',
    'starting_after',
    'ending_before',
    'expand',
    ...(kind === 'refund' || kind === 'dispute' ? ['payment_intent', 'charge'] : []),
    ...(kind === 'balance_transaction' ? ['payout', 'type'] : []),
    ...(kind === 'payout' ? ['arrival_date', 'created', 'status'] : []),
    ...(kind === 'event' ? ['type', 'types', 'delivery_success', 'created'] : []),
  ]);
  const limit = form.integer('limit') ?? 10;
  if (limit < 1 || limit > MAX_LIMIT) throw invalid(`This value must be between 1 and ${MAX_LIMIT}.`, 'limit', 'parameter_invalid_integer');
  const after = form.text('starting_after', 200);
  const before = form.text('ending_before', 200);
  if (after && before) throw invalid('You may only specify one of these parameters: starting_after, ending_before.', undefined, 'parameters_exclusive');
  const types = kind === 'event' ? eventTypes(form) : undefined;
  const rows = store.list<{ id: string; created?: number; arrival_date?: number; charge?: unknown }>(kind, {
    limit,
    ...(parent && { parent }),
    ...(types && { types }),
    ...(after && { after }),
    ...(before && { before }),
  });
  if (!rows) throw notFound(kind, after ?? before ?? '', after ? 'starting_after' : 'ending_before');
  const page = rows.slice(0, limit);
  if (before) page.reverse();
  const since = form.child('created')?.integer('gte') ?? form.child('created')?.integer('gt');
  const arrival = form.child('arrival_date');
  const [from, until] = [arrival?.integer('gte') ?? 0, arrival?.integer('lt') ?? Number.POSITIVE_INFINITY];
  const charge = kind === 'refund' || kind === 'dispute' ? form.text('charge', 200) : undefined;
  const data = page
    .filter((row) => since === undefined || (row.created ?? 0) >= since)
    .filter((row) => row.arrival_date === undefined || (row.arrival_date >= from && row.arrival_date < until))
    .filter((row) => charge === undefined || row.charge === charge)
    .map((row) => (kind === 'event' ? { ...row, pending_webhooks: store.isQueued(row.id) ? 1 : 0 } : row));
  return { object: 'list' as const, data, has_more: rows.length > limit, url };
}

function eventTypes(form: Reader): string[] | undefined {
  const one = form.text('type', 100);
  return one ? [one] : form.list('types')?.slice(0, 20);
}
