/** One round of reading the feeds: each feed and each new page once, one pass of the matcher over all watched subjects. */
import type { Deps, WorkflowInputs } from '../deps.ts';

export async function pollFeedsStep(_deps: Deps, _input: WorkflowInputs['poll-feeds'], _signal: AbortSignal): Promise<null> {
  return null;
}
