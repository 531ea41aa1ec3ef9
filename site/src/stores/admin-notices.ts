/** The record of art. 14: the list, and how the person described was informed. */
import { atom, map } from 'nanostores';
import type { AdminNotice, Exemption, NoticeInput, NoticeState } from '#contract/notices.ts';
import { isEmail } from '#contract/rules.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { adminToasts } from '../text/admin.ts';
import { noticesText as t } from '../text/admin-notices.ts';

import { loadSummaryAndClaims } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export type Recording = { state: NoticeState; email: string; reason: Exemption; note: string; missing: boolean };
const START: Recording = { state: 'handed', email: '', reason: 'effort', note: '', missing: false };

export const notices = createResource<AdminNotice[]>({ load: () => request(client.api.admin.notices.$get()), retries: 0, retryAfter: 0 });
/** Order id → form values. */
export const $recordings = map<Record<string, Recording>>({});
/** Id of the order whose record is being saved. */
export const $recording = atom<string | null>(null);

export const recordingOf = (id: string, all: Readonly<Record<string, Recording>>): Recording => all[id] ?? START;
export const changeRecording = (id: string, change: Partial<Recording>): void =>
  $recordings.setKey(id, { ...recordingOf(id, $recordings.get()), missing: false, ...change });

/** What is still to be filled in. */
export const faultsOf = ({ state, email, note }: Recording): { email: boolean; note: boolean } => ({
  email: state === 'sent' && email.trim() !== '' && !isEmail(email),
  note: state === 'exempt' && note.trim() === '',
});

function inputOf({ state, email, reason, note }: Recording): NoticeInput {
  const said = note.trim();
  if (state === 'exempt') return { state, reason, note: said };
  const more = said ? { note: said } : {};
  return state === 'sent' && email.trim() ? { state, email: email.trim(), ...more } : { state, ...more };
}

export async function record(id: string): Promise<void> {
  const recording = recordingOf(id, $recordings.get());
  const faults = faultsOf(recording);
  if (faults.email || faults.note) return changeRecording(id, { missing: true });
  if ($recording.get() !== null) return;
  $recording.set(id);
  try {
    await request(client.api.admin.notices[':orderId'].$post({ param: { orderId: id }, json: inputOf(recording) }));
    const { [id]: _sent, ...others } = $recordings.get();
    $recordings.set(others);
    showToast(adminToasts.done(t.done));
    await Promise.all([notices.refresh(), loadSummaryAndClaims()]);
  } catch (error) {
    if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
  } finally {
    $recording.set(null);
  }
}
