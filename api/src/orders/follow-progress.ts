/** Follows orders in progress for open pages: one look at the order a second for all its pages of one account, until its run ends. */
import type { SearchProgress } from '../contract/orders.ts';
import { isInProgress } from '../contract/rules.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import type { OrderReader } from './find-order.ts';
import { searchProgress } from './search-progress.ts';

const EVERY_MS = 1_000;
/** Open pages of one address, and of all. The others poll. */
const BY_ADDRESS = 12;
const ALL = 400;

/** `progress` is null when the order may not be shown any more. After `last` nothing is told. */
type Reader = (progress: SearchProgress | null, last: boolean) => void;
type Watch = { readers: Set<Reader>; end: () => void };
type Following = { watches: Map<string, Watch>; open: Map<string, number> };

const following = new WeakMap<Db, Following>();
function stateOf(db: Db): Following {
  const known = following.get(db) ?? { watches: new Map(), open: new Map() };
  following.set(db, known);
  return known;
}

type Asked = { orderId: string; user: OrderReader };

/** Readers who are told the same share a watch: an account reads its own order apart from the others. */
const watchKey = ({ orderId, user }: Asked): string => `${orderId} ${user?.id ?? ''}`;

function watchOrder(deps: Deps, { watches }: Following, asked: Asked, now: SearchProgress): Watch {
  let said = JSON.stringify(now);
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  const watch: Watch = {
    readers: new Set(),
    end() {
      clearInterval(timer);
      watches.delete(watchKey(asked));
    },
  };
  async function look(): Promise<void> {
    const progress = await searchProgress(deps, asked.orderId, asked.user).catch(() => null);
    const last = progress === null || !isInProgress(progress.order.reportStatus);
    const text = JSON.stringify(progress);
    if (text === said) return;
    said = text;
    for (const reader of [...watch.readers]) reader(progress, last);
  }
  watches.set(watchKey(asked), watch);
  return watch;
}

/**
 * Tells a reader the order's progress now and at each change, until its run ends.
 * @returns a function that stops it
 * @throws AppError order_not_found, restricted; too_many_attempts with too many open pages
 */
export async function followProgress(deps: Deps, { address, ...asked }: Asked & { address: string }, tell: Reader): Promise<() => void> {
  const state = stateOf(deps.db);
  const { watches, open } = state;
  const now = await searchProgress(deps, asked.orderId, asked.user);
  if (!isInProgress(now.order.reportStatus)) {
    tell(now, true);
    return () => undefined;
  }
  const all = [...open.values()].reduce((sum, n) => sum + n, 0);
  const mine = open.get(address) ?? 0;
  if (mine >= BY_ADDRESS || all >= ALL) throw new AppError('too_many_attempts', { waitMinutes: 1 });
  open.set(address, mine + 1);

  const watch = watches.get(watchKey(asked)) ?? watchOrder(deps, state, asked, now);
  const reader: Reader = (progress, last) => {
    if (last) stop();
    tell(progress, last);
  };
  function stop(): void {
    if (!watch.readers.delete(reader)) return;
    const left = (open.get(address) ?? 1) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
    if (watch.readers.size === 0) watch.end();
  }
  watch.readers.add(reader);
  tell(now, false);
  return stop;
}

/** Ends all that is told: the server stops. */
export function endFollowing(db: Db): void {
  for (const { readers } of [...stateOf(db).watches.values()]) for (const reader of [...readers]) reader(null, true);
}
