import { GUARANTEE } from '../contract/constants.ts';
import type { Outlook, OutlookAnswer } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import type { Glance } from '../research/index.ts';
import { findOrder } from './find-order.ts';
import { orderedSubject } from './ordered-subject.ts';

/** Longest wait for the search. The buyer fills in the payment meanwhile. */
const WITHIN_MS = 8_000;
/** Fewer pages that name the subject in the first answers mean a thin report: thin ones had 0–12, others 22 and more (decision 049). */
const FEW_NAMED = 17;
/** Sources of a report for each page of the first answers where few name the subject: least and most, set by hand. */
const SHARE = { least: 0.6, most: 1.4 };
/** Most sources told beforehand where there will be few: below the promise. */
const MOST = Math.floor((GUARANTEE.minSources - 1) / 5) * 5;
/** Answers kept, so that a page that is loaded again costs no question. */
const KEPT = 500;

const answers = new WeakMap<Deps['analysts'], Map<string, Promise<Glance | null>>>();

const toFive = (n: number, round: (n: number) => number): number => round(n / 5) * 5;

/** What the first answers promise. */
export function outlookOf({ pages, named, domains }: Glance): Outlook {
  if (named >= FEW_NAMED) return { pages, domains, expected: null };
  const to = Math.min(MOST, Math.max(5, toFive(pages * SHARE.most, Math.ceil)));
  return { pages, domains, expected: { from: Math.min(to - 5, toFive(pages * SHARE.least, Math.floor)), to } };
}

/** The answer to an order's own question, asked once. A failure is not kept. */
function askOnce({ analysts }: Deps, id: string, ask: () => Promise<Glance | null>): Promise<Glance | null> {
  const kept = answers.get(analysts) ?? new Map<string, Promise<Glance | null>>();
  answers.set(analysts, kept);
  const known = kept.get(id);
  if (known) return known;
  const asked = ask().catch(() => null);
  kept.set(id, asked);
  void asked.then((found) => found ?? kept.delete(id));
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  return asked;
}

/**
 * What the sources hold for an order that is not paid yet: shown beside the payment, so that nobody pays without knowing that the promise
 * will hardly be kept, or on whom the order hardly says. Null when the search does not answer in time: paying needs no outlook.
 * @param address the client's address, for the rate limit
 * @throws AppError order_not_found, restricted, already_paid, too_many_attempts
 */
export async function orderOutlook(deps: Deps, orderId: string, address: string): Promise<OutlookAnswer> {
  const order = findOrder(deps, orderId);
  if (order.paymentStatus === 'paid') throw new AppError('already_paid');
  await deps.limits.use('outlookByAddress', address);
  const subject = orderedSubject(order);
  const [found, vague] = await Promise.all([
    askOnce(deps, order.id, () => deps.analysts.glance(subject, AbortSignal.timeout(WITHIN_MS))),
    deps.analysts.quick.missing(subject),
  ]);
  return { outlook: found && outlookOf(found), vague };
}
