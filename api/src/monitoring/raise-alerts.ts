import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';

/** Looks at what a round has brought and raises what the user must know, inside the transaction that stored it. */
export function raiseAlerts(_tx: Tx, _deps: Deps, _userId: string, _now: Date, _newIds: number[]): void {}
