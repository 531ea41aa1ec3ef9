/** The sign-in form of /auth. */
import { HOME, safeNext } from '#contract/addresses.ts';
import type { CurrentUser } from '#contract/auth.ts';
import { TIMING } from '#contract/constants.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { fragment, goTo, query } from '../lib/browser.ts';
import { authText as t } from '../text/auth.ts';
import { common } from '../text/common.ts';
import { createForm } from './form.ts';
import { $secondStep, onSignedIn } from './second-step.ts';
import { forgetUser, loadSession, rememberUser } from './session.ts';
import { showToast, showToastAcrossPages } from './toasts.ts';

/** Goes to the page named by `next`. Browsers keep the fragment over the server's redirect, so it is added here. */
function goToNext(): void {
  const next = query().get('next') ?? HOME;
  goTo(safeNext(next.includes('#') ? next : next + fragment()));
}

/** For a page restored from the back/forward cache: redirects if the reader has signed in since. */
export async function reopenSignIn(): Promise<void> {
  forgetUser();
  const session = await loadSession();
  if (session.state === 'user') goToNext();
}

async function enter(user: CurrentUser): Promise<void> {
  showToastAcrossPages({ style: 'ok', title: t.toast.done.title, text: t.toast.done.text(user.firstName) });
  // The user is remembered only after the pause, so that the form stays in view until then.
  await new Promise((resolve) => setTimeout(resolve, TIMING.loginRedirect));
  rememberUser(user);
  goToNext();
}
onSignedIn(enter);

export const signInForm = createForm({
  initial: { email: '', password: '' },
  validate: ({ email, password }) => ({
    ...(email.trim() ? {} : { email: t.emailEmpty }),
    ...(password ? {} : { password: t.passwordEmpty }),
  }),
  onInvalid: () => showToast({ style: 'error', ...t.toast.empty }),
  async send({ email, password }) {
    const answer = await request(client.api.login.$post({ json: { email, password } }));
    if ('secondFactor' in answer) $secondStep.set(answer.secondFactor);
    else await enter(answer);
  },
  onFailure: (error) => showToast({ style: 'error', title: t.toast.failed, text: sentenceOf(error, common.unknown) }),
});
