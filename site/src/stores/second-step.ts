/** Signing in by a passkey, and the second step after a password. */
import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth.ts';
import type { SecondStep } from '#contract/security.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { askPasskey, isCancelled } from '../lib/webauthn.ts';
import { common } from '../text/common.ts';
import { securityToasts as said, security as t } from '../text/security.ts';
import { createForm } from './form.ts';
import { showToast } from './toasts.ts';

export { canUsePasskeys } from '../lib/webauthn.ts';

/** What the second step asks for; null at the first. */
export const $secondStep = atom<SecondStep['secondFactor'] | null>(null);
/** True while the browser asks for a passkey. */
export const $askingPasskey = atom(false);

let finish: (user: CurrentUser) => Promise<void> = async () => undefined;
/** Sets what follows a sign-in. */
export const onSignedIn = (then: typeof finish): void => {
  finish = then;
};

export function leaveSecondStep(): void {
  secondForm.set('code', '');
  $secondStep.set(null);
}

/** An expired ticket leads back to the password. */
function failed(error: unknown): void {
  if (error instanceof ApiFailure && error.code === 'step_expired') leaveSecondStep();
  showToast(said.failed(isCancelled(error) ? said.passkeyCancelled : sentenceOf(error, common.unknown)));
}

/** Signs in by a passkey: alone, or as the second step. */
export async function signInByPasskey(): Promise<void> {
  if ($askingPasskey.get()) return;
  $askingPasskey.set(true);
  try {
    const response = await askPasskey((await request(client.api.login.passkey.options.$post())) as never);
    const ticket = $secondStep.get()?.ticket;
    await finish(await request(client.api.login.passkey.$post({ json: { response, ...(ticket ? { ticket } : {}) } as never })));
  } catch (error) {
    failed(error);
  } finally {
    $askingPasskey.set(false);
  }
}

export const secondForm = createForm({
  initial: { code: '' },
  validate: ({ code }) => (code.replace(/\s/g, '').length >= 6 ? {} : { code: t.signIn.codeEmpty }),
  async send({ code }) {
    const ticket = $secondStep.get()?.ticket ?? '';
    await finish(await request(client.api.login.code.$post({ json: { ticket, code } })));
  },
  onFailure(error) {
    if (error instanceof ApiFailure && error.code === 'wrong_code') secondForm.refuse({ code: sentenceOf(error, common.unknown) });
    else failed(error);
  },
});
