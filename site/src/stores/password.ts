/** /nowe-haslo: requesting a link, and setting a password with its token. */
import { atom } from 'nanostores';
import { HOME, SIGN_IN } from '#contract/addresses.ts';
import type { PasswordLink } from '#contract/auth.ts';
import { PASSWORD, TIMING } from '#contract/constants.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { goTo, query, stripQuery } from '../lib/browser.ts';
import { authText, passwordText } from '../text/auth.ts';
import { common } from '../text/common.ts';
import { securityToasts } from '../text/security.ts';
import { isEmail } from '../view/email.ts';
import { createForm } from './form.ts';
import { rememberUser } from './session.ts';
import { showToast, showToastAcrossPages } from './toasts.ts';

const t = passwordText.set;

export type PasswordView =
  | { step: 'opening' }
  | { step: 'ask' }
  | { step: 'sent' }
  | { step: 'set'; link: PasswordLink }
  | { step: 'expired' }
  | { step: 'unreachable' };

export const $passwordView = atom<PasswordView>({ step: 'opening' });

// The token is kept in memory only, neither in the address nor in storage.
let token = '';

const isExpired = (error: unknown) => error instanceof ApiFailure && [400, 404, 410].includes(error.status);

/** Reads the token of the link, removes it from the address, and checks whether it is still valid. */
export function openPassword(): Promise<void> {
  token = query().get('token') ?? '';
  stripQuery(['token']);
  return checkLink();
}

export async function checkLink(): Promise<void> {
  if (!token) {
    $passwordView.set({ step: 'ask' });
    return;
  }
  $passwordView.set({ step: 'opening' });
  try {
    const link = await request(client.api['set-password'].$get({ query: { token } }));
    $passwordView.set({ step: 'set', link });
  } catch (error) {
    $passwordView.set({ step: isExpired(error) ? 'expired' : 'unreachable' });
  }
}

export const askForLink = (): void => $passwordView.set({ step: 'ask' });

const failed = (error: unknown) => showToast({ style: 'error', title: t.failed, text: sentenceOf(error, common.unknown) });

export const forgotForm = createForm({
  initial: { email: '' },
  validate: ({ email }) => (!email.trim() ? { email: authText.emailEmpty } : isEmail(email) ? {} : { email: authText.emailInvalid }),
  async send({ email }) {
    await request(client.api['forgot-password'].$post({ json: { email } }));
    $passwordView.set({ step: 'sent' });
  },
  onFailure: failed,
});

export const setPasswordForm = createForm({
  initial: { password: '', repeat: '' },
  validate({ password, repeat }) {
    const missing = PASSWORD.min - password.length;
    return {
      ...(missing > 0 ? { password: t.short(missing) } : password.length > PASSWORD.max ? { password: t.long(PASSWORD.max) } : {}),
      ...(repeat === password ? {} : { repeat: t.mismatch }),
    };
  },
  async send({ password }) {
    const view = $passwordView.get();
    const answer = await request(client.api['set-password'].$post({ json: { token, password } }));
    if ('secondFactor' in answer) {
      showToastAcrossPages({ style: 'ok', title: securityToasts.again, text: '' });
      goTo(SIGN_IN);
      return;
    }
    const { user } = answer;
    showToastAcrossPages({ style: 'ok', title: t.done(user.email), text: view.step === 'set' && view.link.firstTime ? '' : t.others });
    await new Promise((resolve) => setTimeout(resolve, TIMING.loginRedirect));
    rememberUser(user);
    goTo(HOME);
  },
  onFailure(error) {
    if (error instanceof ApiFailure && error.code === 'common_password') setPasswordForm.refuse({ password: sentenceOf(error, common.unknown) });
    else if (error instanceof ApiFailure && (error.code === 'link_expired' || error.code === 'not_found')) $passwordView.set({ step: 'expired' });
    else failed(error);
  },
});
