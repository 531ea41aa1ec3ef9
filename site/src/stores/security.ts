/** Passkeys, second factor and devices in Settings. Changes ask for the password first. */
import { atom } from 'nanostores';
import type { Security, TotpSetup } from '#contract/security.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { isCancelled, isKnownHere, makePasskey, qrPath } from '../lib/webauthn.ts';
import { common } from '../text/common.ts';
import { securityToasts as said, security as t } from '../text/security.ts';
import { createForm } from './form.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const securityState = createResource<Security>({ load: () => request(client.api.user.security.$get()), retries: 1, retryAfter: 1_000 });

export type Confirmed = { act: 'addPasskey' | 'totp' | 'totpOff' | 'recovery' } | { act: 'removePasskey'; id: string };
export type SecurityDialog =
  | { step: 'confirm'; of: Confirmed }
  | { step: 'setup'; setup: TotpSetup; qr: { path: string; side: number } }
  | { step: 'codes'; codes: string[] };

/** The dialog on screen; null when closed. */
export const $securityDialog = atom<SecurityDialog | null>(null);
/** Id of the session that is being ended; 'others' for all others. */
export const $ending = atom<string | null>(null);

export function askToConfirm(of: Confirmed): void {
  confirmForm.set('password', '');
  confirmForm.set('name', '');
  $securityDialog.set({ step: 'confirm', of });
}

export function closeSecurity(): void {
  confirmForm.set('password', '');
  codeForm.set('totp', '');
  $securityDialog.set(null);
}

function done(state: Security, text: string): void {
  securityState.put(state);
  closeSecurity();
  showToast(said.saved(text));
}

async function addPasskey(password: string, name: string): Promise<void> {
  const options = await request(client.api.user.security.passkeys.options.$post({ json: { password } }));
  const response = await makePasskey(options as never);
  done(
    await request(client.api.user.security.passkeys.$post({ json: { response, ...(name.trim() ? { name: name.trim() } : {}) } as never })),
    said.passkeyAdded,
  );
}

async function beginTotp(password: string): Promise<void> {
  const setup = await request(client.api.user.security.totp.$post({ json: { password } }));
  const qr = await qrPath(setup.uri);
  confirmForm.set('password', '');
  codeForm.set('totp', '');
  $securityDialog.set({ step: 'setup', setup, qr });
}

async function carryOut(of: Confirmed, password: string, name: string): Promise<void> {
  const api = client.api.user.security;
  const json = { password };
  switch (of.act) {
    case 'addPasskey':
      return addPasskey(password, name);
    case 'removePasskey':
      return done(await request(api['remove-passkey'][':id'].$post({ param: { id: of.id }, json })), said.passkeyRemoved);
    case 'totp':
      return beginTotp(password);
    case 'totpOff':
      return done(await request(api.totp.remove.$post({ json })), said.totpOff);
    case 'recovery': {
      const { codes } = await request(api['recovery-codes'].$post({ json }));
      $securityDialog.set({ step: 'codes', codes });
      await securityState.refresh();
    }
  }
}

export const confirmForm = createForm({
  initial: { password: '', name: '' },
  validate: ({ password }) => (password ? {} : { password: t.confirm.empty }),
  async send({ password, name }) {
    const dialog = $securityDialog.get();
    if (dialog?.step === 'confirm') await carryOut(dialog.of, password, name);
  },
  onFailure(error) {
    if (error instanceof ApiFailure && error.code === 'wrong_password') confirmForm.refuse({ password: sentenceOf(error, common.unknown) });
    else if (isKnownHere(error)) showToast(said.failed(said.passkeyKnown));
    else if (isCancelled(error)) showToast(said.failed(said.passkeyCancelled));
    else if (!sessionEnded(error)) showToast(said.failed(sentenceOf(error, common.unknown)));
  },
});

/** The first code of an app. */
export const codeForm = createForm({
  initial: { totp: '' },
  validate: ({ totp }) => (totp.replace(/\s/g, '').length === 6 ? {} : { totp: t.setup.codeEmpty }),
  async send({ totp }) {
    const { codes } = await request(client.api.user.security.totp.confirm.$post({ json: { code: totp } }));
    $securityDialog.set({ step: 'codes', codes });
    showToast(said.saved(said.totpOn));
    await securityState.refresh();
  },
  onFailure(error) {
    if (error instanceof ApiFailure && error.code === 'wrong_code') codeForm.refuse({ totp: sentenceOf(error, common.unknown) });
    else if (!sessionEnded(error)) showToast(said.failed(sentenceOf(error, common.unknown)));
  },
});

export async function copyCodes(codes: readonly string[]): Promise<void> {
  await navigator.clipboard.writeText(codes.join('\n'));
  showToast(said.saved(t.recovery.copied));
}

async function end(what: string, call: () => Promise<Security>, text: string): Promise<void> {
  if ($ending.get() !== null) return;
  $ending.set(what);
  try {
    securityState.put(await call());
    showToast(said.saved(text));
  } catch (error) {
    if (sessionEnded(error)) return;
    showToast(said.failed(sentenceOf(error, common.unknown)));
    await securityState.refresh();
  } finally {
    $ending.set(null);
  }
}

export const endSession = (id: string): Promise<void> =>
  end(id, () => request(client.api.user.security.sessions[':id'].$delete({ param: { id } })), said.ended);
export const endOtherSessions = (): Promise<void> => end('others', () => request(client.api.user.security.sessions['end-others'].$post()), said.endedOthers);
