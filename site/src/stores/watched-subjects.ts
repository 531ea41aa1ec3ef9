/** Whom the account watches, and who of them is shown. Apart from the form that changes one, which few pages need. */
import { atom } from 'nanostores';
import { TIMING } from '#contract/constants.ts';
import type { WatchedSubjects } from '#contract/watched.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { reload } from '../lib/browser.ts';
import { subjectToasts as toasts } from '../text/subjects.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const calls = client.api.user.subjects;

export const subjects = createResource<WatchedSubjects>({
  load: () => request(calls.$get()),
  retries: TIMING.dashboardRetries,
  retryAfter: TIMING.dashboardRetryAfter,
});

/** Id of the subject that is being chosen or removed. */
export const $acting = atom<string | null>(null);

/** Does one thing at a time to a subject, and says when it failed. */
export async function act(id: string, work: () => Promise<WatchedSubjects>): Promise<boolean> {
  if ($acting.get()) return false;
  $acting.set(id);
  try {
    subjects.put(await work());
    return true;
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...toasts.failed, text: sentenceOf(error, toasts.failed.text) });
    return false;
  } finally {
    $acting.set(null);
  }
}

/** Shows a subject in the dashboard. Returns whether it is chosen now. */
export const chooseSubject = (id: string): Promise<boolean> => act(id, () => request(calls[':id'].choose.$post({ param: { id } })));

/** Shows a subject on the page that is open: all of it changes, so it is loaded anew. */
export async function switchSubject(id: string): Promise<void> {
  if (await chooseSubject(id)) reload();
}
