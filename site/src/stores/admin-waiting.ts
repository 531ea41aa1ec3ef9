/** Waiting lists in the admin panel: filter, paging, CSV export, removing an address. */
import { atom, map } from 'nanostores';
import type { WaitingService } from '#contract/choices.ts';
import type { AdminWaiting, AdminWaitingEntry } from '#contract/waiting.ts';
import { client, request, requireOk, sentenceOf } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';
import { adminToasts, admin as t } from '../text/admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const $waitingFilter = map({ service: '', state: '', page: 1 });
/** The list that is being exported. */
export const $exporting = atom<WaitingService | null>(null);
/** The entry in the removal dialog; `busy` while it is being removed. */
export const $removing = atom<{ entry: AdminWaitingEntry; busy: boolean } | null>(null);

export const waitingLists = createResource<AdminWaiting>({
  load() {
    const { service, state, page } = $waitingFilter.get();
    const query = { page: String(page), ...(service ? { service } : {}), ...(state ? { state } : {}) };
    return request(client.api.admin['waiting-list'].$get({ query: query as never }));
  },
  retries: 0,
  retryAfter: 0,
});

/** Changes the filter; goes back to page 1 unless `change` names a page. */
export function filterWaiting(change: Partial<{ service: string; state: string; page: number }>): void {
  $waitingFilter.set({ ...$waitingFilter.get(), page: 1, ...change });
  void waitingLists.refresh();
}

const failed = (error: unknown) => {
  if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
};

/** Saves the confirmed addresses of a list as a file. */
export async function exportWaiting(service: WaitingService): Promise<void> {
  if ($exporting.get()) return;
  $exporting.set(service);
  try {
    const answer = await requireOk(client.api.admin['waiting-list'].export.$get({ query: { service } }));
    saveFile(await answer.blob(), `lista-oczekujacych-${service}.csv`);
  } catch (error) {
    failed(error);
  } finally {
    $exporting.set(null);
  }
}

/** Removes the entry of the dialog from its list. */
export async function removeWaiting(): Promise<void> {
  const asked = $removing.get();
  if (!asked || asked.busy) return;
  $removing.set({ ...asked, busy: true });
  try {
    await request(client.api.admin['waiting-list'][':id'].$delete({ param: { id: asked.entry.id } }));
    showToast(adminToasts.done(t.waiting.removed));
  } catch (error) {
    failed(error);
  }
  $removing.set(null);
  await waitingLists.refresh();
}
