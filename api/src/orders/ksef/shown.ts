import type { KsefDocument } from '../../contract/ksef.ts';
import type { KsefRow } from './tables.ts';

/** A document as the panel shows it. */
export function shownInKsef({ kind, state, ksefNumber, nextAttemptAt, fault, said }: KsefRow): KsefDocument {
  const isOver = state === 'accepted';
  return { kind, state, ksefNumber, nextAt: isOver ? null : (nextAttemptAt?.toISOString() ?? null), fault: isOver ? null : fault, said: isOver ? null : said };
}
