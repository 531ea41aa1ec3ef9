/** One round of looking for a user's subject: search, read what is new, judge, store, raise alerts. Runs twice without harm. */
import type { Deps, WorkflowInputs } from '../deps.ts';

type Input = WorkflowInputs['monitor-subject'];

/** Looks and stores in one transaction. A run that is over already, or whose user is gone, is left alone. */
export async function monitorStep(_deps: Deps, _input: Input, _signal: AbortSignal): Promise<null> {
  return null;
}

/** The end of a round that cannot go on. */
export function failMonitoring(_deps: Deps, _input: Input, _reason: string): void {}
