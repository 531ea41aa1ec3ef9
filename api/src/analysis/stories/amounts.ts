/** Large numbers of a page, by which a thread and a newspaper that share few words are seen to tell of one matter. */
import type { LedgerItem } from '../ledger/types.ts';
import { amountsIn } from '../reading/amounts.ts';
import { readable } from '../reading/text.ts';

const known = new WeakMap<object, Set<number>>();

/** Amounts of at least a thousand that a page names, in figures. */
export function amountsOf({ document }: LedgerItem): Set<number> {
  const found = known.get(document) ?? amountsIn(readable(document));
  known.set(document, found);
  return found;
}
