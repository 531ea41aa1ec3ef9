/** A task as it came over the wire, for a thread of a worker: unpacks the input, does the task, packs the result. */
import { packHere, unpackHere } from '../wire/packing.ts';
import * as tasks from './tasks.ts';

/** `unreadable`: there is no such task, or the input is not a packed value. */
export type PackedResult = { kind: 'result' | 'unreadable'; body: Uint8Array };

const NOTHING = packHere(null);
const byName = new Map<string, (value: never) => unknown>(Object.entries(tasks));

/** @throws what the task throws */
export async function packedTask({ name, input }: { name: string; input: Uint8Array }): Promise<PackedResult> {
  const task = byName.get(name);
  let value: unknown;
  try {
    value = unpackHere(input);
  } catch {
    return { kind: 'unreadable', body: NOTHING };
  }
  return task ? { kind: 'result', body: packHere(await task(value as never)) } : { kind: 'unreadable', body: NOTHING };
}
