/** The form that changes a watched subject, and its removal. */
import { atom } from 'nanostores';
import type { ListedSubject, WatchedSubject } from '#contract/watched.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { subjectToasts as toasts } from '../text/subjects.ts';
import { NO_SUBJECT, type SubjectValues, subjectErrors, subjectValues, toSubject } from '../view/subject.ts';
import { createForm } from './form.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';
import { act, subjects } from './watched-subjects.ts';

const calls = client.api.user.subjects;

/** In the place of an id: the form of a new subject. */
export const ADDED = 'new';
/** Id of the subject whose form is open. */
export const $editing = atom<string | null>(null);

export const subjectForm = createForm<SubjectValues>({
  initial: NO_SUBJECT,
  validate: subjectErrors,
  async send(values) {
    const id = $editing.get();
    if (id === null) return;
    const json = toSubject(values);
    subjects.put(await request(id === ADDED ? calls.$post({ json }) : calls[':id'].$put({ param: { id }, json })));
    $editing.set(null);
    showToast({ style: 'ok', ...(id === ADDED ? toasts.added : toasts.saved) });
  },
  onFailure(error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...toasts.failed, text: sentenceOf(error, toasts.failed.text) });
  },
});

export function editSubject(subject: WatchedSubject): void {
  subjectForm.$values.set(subjectValues(subject));
  subjectForm.refuse({});
  $editing.set(subject.id);
}

export function addSubject(): void {
  subjectForm.$values.set({ ...NO_SUBJECT, relation: 'brand' });
  subjectForm.refuse({});
  $editing.set(ADDED);
}

export const closeSubject = (): void => $editing.set(null);

/** The subject whose removal is being asked about. */
export const $removing = atom<ListedSubject | null>(null);
export const askRemoval = (subject: ListedSubject): void => $removing.set(subject);
export const cancelRemoval = (): void => $removing.set(null);
/** Removes the subject that is asked about, with everything that was found on it. */
export async function removeSubject(): Promise<void> {
  const subject = $removing.get();
  if (!subject) return;
  const removed = await act(subject.id, () => request(calls[':id'].$delete({ param: { id: subject.id } })));
  $removing.set(null);
  if (removed) showToast({ style: 'ok', ...toasts.removed });
}
