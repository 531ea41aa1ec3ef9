/** Passkeys of the browser. The library is loaded when one is first asked for. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can hold passkeys: not on a page without HTTPS, except localhost. */
export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options });
}

export async function askPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options });
}

/** The reader closed the browser's window, or let it wait. */
export const isCancelled = (error: unknown): boolean => error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
/** The authenticator already holds a passkey of this account. */
export const isKnownHere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** The dark squares of a QR code as one SVG path, and the side of its square. */
export async function qrPath(text: string): Promise<{ path: string; side: number }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, side: size };
}
