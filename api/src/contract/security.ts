/** Wire shapes of passkeys, the second factor and sessions. */
import { z } from 'zod';
import type { CurrentUser } from './auth.ts';
import { LENGTH, PASSWORD } from './constants.ts';

/** Names of what a browser's WebAuthn call returns; the library checks what is inside. */
const base64url = z.string().regex(/^[\w-]{1,4096}$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key'), clientExtensionResults: z.record(z.string(), z.unknown()) };
const attachment = z.string().max(40).optional();

export const registrationSchema = z.object({
  ...credential,
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: z.string().regex(/^[\w-]{1,20000}$/),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const assertionSchema = z.object({
  ...credential,
  authenticatorAttachment: attachment,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, userHandle: z.string().max(200).optional() }),
});

/** Six digits of an app, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(6).max(40);
const password = z.string().min(1).max(PASSWORD.max);
const ticket = z.string().min(20).max(200);

/** Changes of how one signs in ask for the password again. */
export const confirmedSchema = z.object({ password });
/** `POST /api/user/security/passkeys` */
export const addPasskeySchema = z.object({ response: registrationSchema, name: z.string().trim().max(LENGTH.name).optional() });
export const passkeyParam = z.object({ id: base64url });
/** `POST /api/user/security/totp/confirm` */
export const totpCodeSchema = z.object({ code });
export const sessionParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
/** `POST /api/login/code` — the second step of a sign-in. */
export const loginCodeSchema = z.object({ ticket, code });
/** `POST /api/login/passkey` — with a ticket as the second step, without one as the whole sign-in. */
export const loginPasskeySchema = z.object({ response: assertionSchema, ticket: ticket.optional() });

/** What a sign-in by password or link answers when a second factor is set up. `code`: an app is; recovery codes count, too. */
export type SecondStep = { secondFactor: { ticket: string; passkey: boolean; code: boolean } };
export type LoginAnswer = CurrentUser | SecondStep;

export const SESSION_METHODS = ['password', 'passkey', 'second_factor', 'link'] as const;
export type SessionMethod = (typeof SESSION_METHODS)[number];

export type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };
export type SessionEntry = {
  id: string;
  current: boolean;
  createdAt: string | null;
  usedAt: string | null;
  agent: string | null;
  method: SessionMethod | null;
};

/** `GET /api/user/security` */
export type Security = {
  passkeys: Passkey[];
  totp: boolean;
  /** Unused recovery codes. */
  recoveryCodes: number;
  /** A password alone does not sign in. */
  secondFactor: boolean;
  administrator: boolean;
  sessions: SessionEntry[];
};
/** `POST /api/user/security/totp` — the secret for the app, also as an otpauth address. Nothing is asked for until it is confirmed. */
export type TotpSetup = { secret: string; uri: string };
/** Shown once: only hashes are stored. */
export type RecoveryCodes = { codes: string[] };
