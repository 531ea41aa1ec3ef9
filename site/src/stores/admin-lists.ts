/** The system's health; and lists below the orders, loaded when they are opened: letters that could not be delivered, the audit log. */
import { atom } from 'nanostores';
import type { AuditEntry, UnsentLetter } from '#contract/admin.ts';
import type { AdminHealth } from '#contract/health.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { adminToasts } from '../text/admin.ts';
import { loadSummaryAndClaims } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const letters = createResource<UnsentLetter[]>({ load: () => request(client.api.admin.letters.$get()), retries: 0, retryAfter: 0 });
export const audit = createResource<AuditEntry[]>({ load: () => request(client.api.admin.audit.$get()), retries: 0, retryAfter: 0 });

/** How often the system's health is asked for while the panel is open, in ms. */
const HEALTH_EVERY_MS = 60_000;
export const health = createResource<AdminHealth>({
  load: () => request(client.api.admin.health.$get()),
  retries: 0,
  retryAfter: 0,
  every: () => HEALTH_EVERY_MS,
});

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
