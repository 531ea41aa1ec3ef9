/** The payment provider's payouts, line by line with the orders they are for: what the accountant needs for a bundled transfer. */
import { inArray } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { PAYOUT_COLUMNS, PAYOUT_LINE_WORDS } from '../contract/choices.ts';
import { csv } from '../contract/csv.ts';
import { dateShort } from '../contract/format.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { strayPayments } from '../orders/payment/tables.ts';
import { invoices, orders } from '../orders/tables.ts';
import type { PayoutLine } from '../payments/payments.ts';

/** A number, so that a spreadsheet can add it up. */
const amount = (grosze: number): number => grosze / 100;

type Known = { orderId: string; method: string | null; stray: boolean };

/** The orders of payments, also of payments too many, by intent. Asked 500 at a time. */
function ordersOf(deps: Deps, intents: readonly string[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (let i = 0; i < intents.length; i += 500) {
    const some = intents.slice(i, i + 500);
    const own = deps.db
      .select({ intentId: orders.paymentIntentId, orderId: orders.id, method: orders.paymentMethod })
      .from(orders)
      .where(inArray(orders.paymentIntentId, some))
      .all();
    for (const { intentId, orderId, method } of own) known.set(intentId as string, { orderId, method, stray: false });
    const stray = deps.db
      .select({ intentId: strayPayments.intentId, orderId: strayPayments.orderId })
      .from(strayPayments)
      .where(inArray(strayPayments.intentId, some))
      .all();
    for (const { intentId, orderId } of stray) known.set(intentId, { orderId, method: null, stray: true });
  }
  return known;
}

/**
 * Every movement of money in the payouts that reached the bank in a month (`2026-11`), with its order and the invoice's number.
 * The net amounts of a payout add up to the transfer. Audited.
 * @returns CSV with a header row; amounts in złoty with a decimal comma
 * @throws AppError payment_unavailable
 */
export async function exportPayouts(deps: Deps, { month, admin }: { month: string; admin: string }): Promise<string> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  let lines: PayoutLine[];
  try {
    // The provider dates an arrival at midnight, UTC.
    lines = await deps.payments.payoutLines({ from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) });
  } catch (error) {
    throw new AppError('payment_unavailable', { cause: error });
  }
  const known = ordersOf(deps, [...new Set(lines.flatMap(({ intentId }) => intentId ?? []))]);
  const numbers = new Map(
    deps.db
      .select()
      .from(invoices)
      .all()
      .map((row) => [`${row.orderId}:${row.kind}`, row.number]),
  );
  deps.db.transaction((tx) => addAudit(tx, deps.clock(), { admin, action: 'payout_export', target: month, detail: String(lines.length) }));
  return csv([
    PAYOUT_COLUMNS,
    ...lines.map((line) => {
      const order = line.intentId ? known.get(line.intentId) : undefined;
      const word = PAYOUT_LINE_WORDS[line.kind] ?? line.kind;
      return [
        line.payoutId,
        dateShort(line.arrivesAt.toISOString()),
        dateShort(line.at.toISOString()),
        order?.stray ? `${word} (płatność nadmiarowa)` : word,
        amount(line.gross),
        amount(line.fee),
        amount(line.net),
        line.currency,
        order?.method ?? '',
        order?.orderId ?? '',
        order && !order.stray ? (numbers.get(`${order.orderId}:${line.kind === 'refund' ? 'correction' : 'invoice'}`) ?? '') : '',
        line.intentId ?? line.id,
      ];
    }),
  ]);
}
