/** Lists below the orders: letters that could not be delivered, and the audit log. Each is loaded when it is opened. */
import { atom } from 'nanostores';
import type { AuditEntry, DeadLetter } from '#contract/admin.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { adminToasts } from '../text/admin.ts';
import { loadSummaryAndClaims } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const letters = createResource<DeadLetter[]>({ load: () => request(client.api.admin.letters.$get()), retries: 0, retryAfter: 0 });
export const audit = createResource<AuditEntry[]>({ load: () => request(client.api.admin.audit.$get()), retries: 0, retryAfter: 0 });

/** Id of the letter that is being sent again. */
export const $retrying = atom<number | null>(null);

export async function retryLetter(id: number): Promise<void> {
  if ($retrying.get() !== null) return;
  $retrying.set(id);
  try {
    const { message } = await request(client.api.admin.letters[':id'].retry.$post({ param: { id: String(id) } }));
    showToast(adminToasts.done(message));
    await Promise.all([letters.refresh(), loadSummaryAndClaims()]);
  } catch (error) {
    if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
  } finally {
    $retrying.set(null);
  }
}
