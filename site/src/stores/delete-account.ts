/** Deleting an account: preview of what is deleted and kept, password, confirmation. */
import { atom } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import type { DeletedAccount, DeletionPreview } from '#contract/profile.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { clearTab, removeStored } from '../lib/storage.ts';
import { deleteText, deleteToasts } from '../text/settings.ts';
import { createForm } from './form.ts';
import { forgetUser } from './session.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export type DeletionView =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'asking'; preview: DeletionPreview }
  | { state: 'done'; account: DeletedAccount };

export const $deletion = atom<DeletionView>({ state: 'closed' });

/** Opens the dialog and loads the preview: what would be deleted and what is kept. */
export async function openDeletion(): Promise<void> {
  deleteForm.set('password', '');
  $deletion.set({ state: 'loading' });
  try {
    const preview = await request(client.api.user.delete.$get());
    if ($deletion.get().state === 'loading') $deletion.set({ state: 'asking', preview });
  } catch (error) {
    if (!sessionEnded(error)) $deletion.set({ state: 'unreachable' });
  }
}

export function closeDeletion(): void {
  if ($deletion.get().state === 'done') return;
  deleteForm.set('password', '');
  $deletion.set({ state: 'closed' });
}

export const deleteForm = createForm({
  initial: { password: '' },
  validate: ({ password }) => (password ? {} : { password: deleteText.empty }),
  async send({ password }) {
    const account = await request(client.api.user.delete.$post({ json: { password } }));
    deleteForm.set('password', '');
    removeStored(STORED.settings.name);
    clearTab();
    forgetUser();
    $deletion.set({ state: 'done', account });
  },
  onFailure(error) {
    if (error instanceof ApiFailure && error.code === 'wrong_password') deleteForm.refuse({ password: deleteText.wrong });
    else if (!sessionEnded(error)) showToast({ style: 'error', ...deleteToasts.failed });
  },
});
