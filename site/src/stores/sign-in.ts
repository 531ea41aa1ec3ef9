/** The sign-in form of /auth. */
import { atom } from 'nanostores';
import { HOME, safeNext } from '#contract/addresses.ts';
import { TIMING } from '#contract/constants.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { fragment, goTo, query } from '../lib/browser.ts';
import { authText as t } from '../text/auth.ts';
import { common } from '../text/common.ts';
import { createForm } from './form.ts';
import { forgetUser, loadSession, rememberUser } from './session.ts';
import { showToast, showToastAcross } from './toasts.ts';

/** What the address says about how one came here. */
export const $arrival = atom<'loggedOut' | 'sessionEnded' | null>(null);

/** Where to go on: what the address names; a fragment has survived the server's redirect beside it. */
function goOn(): void {
  const next = query().get('next') ?? HOME;
  goTo(safeNext(next.includes('#') ? next : next + fragment()));
}

/** Says why one came. Nobody is asked for: the server sends this page to visitors alone and leads all others on (`gates.ts`). */
export function openSignIn(): void {
  const parameters = query();
  if (parameters.has('loggedOut')) $arrival.set('loggedOut');
  else if (parameters.has('sessionEnded')) $arrival.set('sessionEnded');
}

/** For a page that the browser had kept: whoever has signed in since then is sent on their way. */
export async function reopenSignIn(): Promise<void> {
  forgetUser();
  const session = await loadSession();
  if (session.state === 'user') goOn();
}

export const signInForm = createForm({
  initial: { email: '', password: '' },
  validate: ({ email, password }) => ({
    ...(email.trim() ? {} : { email: t.emailEmpty }),
    ...(password ? {} : { password: t.passwordEmpty }),
  }),
  onInvalid: () => showToast({ style: 'error', ...t.toast.empty }),
  async send({ email, password }) {
    const user = await request(client.api.login.$post({ json: { email, password } }));
    showToastAcross({ style: 'ok', title: t.toast.done.title, text: t.toast.done.text(user.firstName) });
    // The page stays on the form until it leaves: its sign-in is over, not its view.
    await new Promise((resolve) => setTimeout(resolve, TIMING.loginRedirect));
    rememberUser(user);
    goOn();
  },
  onFailure: (error) => showToast({ style: 'error', title: t.toast.failed, text: sentenceOf(error, common.unknown) }),
});
