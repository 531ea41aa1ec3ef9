/** /sprawdz: a file is read and checked in the browser; nothing of it is sent. The same in the file that works without a network. */
import { atom } from 'nanostores';
import { readReportFile } from '#contract/read-report-file.ts';
import { KEYS_PATH, type PublishedKey, publishedKeysSchema } from '#contract/signed-report.ts';
import { verifyReport } from '#contract/verify-report.ts';
import type { CheckResult } from '../view/check.ts';

export type Check = { state: 'open' } | { state: 'busy'; name: string } | { state: 'done'; name: string; result: CheckResult };
export const $check = atom<Check>({ state: 'open' });

/** The public keys of the service; null when they cannot be had. */
async function fetchKeys(): Promise<PublishedKey[] | null> {
  try {
    const answer = await fetch(KEYS_PATH, { signal: AbortSignal.timeout(30_000) });
    return publishedKeysSchema.parse(await answer.json()).keys;
  } catch {
    return null;
  }
}

/** @param given keys that came with the page; fetched when absent */
export async function checkFile(file: File, given?: PublishedKey[]): Promise<void> {
  const busy: Check = { state: 'busy', name: file.name };
  $check.set(busy);
  const [keys, text] = await Promise.all([given ?? fetchKeys(), file.arrayBuffer().then((bytes) => readReportFile(new Uint8Array(bytes)))]);
  const result: CheckResult = text === null ? { state: 'not_a_report' } : keys ? await verifyReport(text, keys) : { state: 'no_keys' };
  // Another file may have been chosen meanwhile.
  if ($check.get() === busy) $check.set({ state: 'done', name: file.name, result });
}
