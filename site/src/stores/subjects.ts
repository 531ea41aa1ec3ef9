/** Whom the account watches: the list, and the form that changes one. */
import { atom } from 'nanostores';
import { TIMING } from '#contract/constants.ts';
import type { WatchedSubject, WatchedSubjects } from '#contract/watched.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { subjectToasts as toasts } from '../text/subjects.ts';
import { NO_SUBJECT, type SubjectValues, subjectErrors, subjectValues, toSubject } from '../view/subject.ts';
import { createForm } from './form.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const calls = client.api.user.subjects;

export const subjects = createResource<WatchedSubjects>({
  load: () => request(calls.$get()),
  retries: TIMING.dashboardRetries,
  retryAfter: TIMING.dashboardRetryAfter,
});

/** Id of the subject whose form is open. */
export const $editing = atom<string | null>(null);

export const subjectForm = createForm<SubjectValues>({
  initial: NO_SUBJECT,
  validate: subjectErrors,
  async send(values) {
    const id = $editing.get();
    if (id === null) return;
    subjects.put(await request(calls[':id'].$put({ param: { id }, json: toSubject(values) })));
    $editing.set(null);
    showToast({ style: 'ok', ...toasts.saved });
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

export const closeSubject = (): void => $editing.set(null);
