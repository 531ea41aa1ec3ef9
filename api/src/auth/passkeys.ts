/** Passkeys of an account: registered, listed, removed; and the check of one at a sign-in. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { COMPANY } from '../contract/company.ts';
import type { addPasskeySchema, loginPasskeySchema, Passkey } from '../contract/security.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { tellOfChange } from './security-changes.ts';
import { passkeys, type User } from './tables.ts';

/** EdDSA, ES256, RS256. Named, since the library's default also asks for one that Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];

/** Its 300 files are loaded for the first passkey, not at each start. */
const library = () => import('@simplewebauthn/server');

/** The party that passkeys belong to: the host of SITE_URL, where its pages are opened. */
const party = ({ config }: Pick<Deps, 'config'>) => ({ origin: new URL(config.siteUrl).origin, id: new URL(config.siteUrl).hostname });

export const passkeysOf = (db: Pick<Tx, 'select'>, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)).all();

export const listPasskeys = (deps: Pick<Deps, 'db'>, userId: string): Passkey[] =>
  passkeysOf(deps.db, userId).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));

/** What the browser needs to make a passkey for the account. The authenticator has to verify the person: it replaces the password. */
export async function registrationOptions(deps: Deps, user: User) {
  const options = await (await library()).generateRegistrationOptions({
    rpName: COMPANY.brand,
    rpID: party(deps).id,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeysOf(deps.db, user.id).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  deps.pending.add('register', options.challenge, user.id);
  return options;
}

/**
 * Stores a passkey that the browser has made; a letter tells of it.
 * @throws AppError wrong_passkey
 */
export async function addPasskey(deps: Deps, user: User, { response, name }: z.output<typeof addPasskeySchema>): Promise<void> {
  const expectedChallenge = deps.pending.take('register', user.id);
  if (expectedChallenge === null) throw new AppError('wrong_passkey');
  const { origin, id: rpID } = party(deps);
  const { verified, registrationInfo } = await (await library())
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch((cause: unknown) => {
      throw new AppError('wrong_passkey', { cause });
    });
  if (!verified) throw new AppError('wrong_passkey');
  const { id, publicKey, counter } = registrationInfo.credential;
  deps.db.transaction((tx) => {
    const now = deps.clock();
    const row = { id, userId: user.id, name: name || 'Klucz dostępu', publicKey: Buffer.from(publicKey).toString('base64url'), counter, createdAt: now };
    const added = tx
      .insert(passkeys)
      .values({ ...row, transports: response.response.transports ?? [] })
      .onConflictDoNothing()
      .run();
    if (added.changes === 0) throw new AppError('wrong_passkey');
    tellOfChange(deps, tx, user, 'passkey_added', id);
  });
}

/** Removes a passkey; a letter tells of it. @throws AppError passkey_not_found */
export function removePasskey(deps: Deps, user: User, id: string): void {
  deps.db.transaction((tx) => {
    const removed = tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .run();
    if (removed.changes === 0) throw new AppError('passkey_not_found');
    tellOfChange(deps, tx, user, 'passkey_removed', id);
  });
}

/** What the browser needs to ask for any passkey of this site: nobody says beforehand whose. */
export async function assertionOptions(deps: Deps) {
  const options = await (await library()).generateAuthenticationOptions({ rpID: party(deps).id, userVerification: 'required' });
  deps.pending.add('assert', 'asked', options.challenge);
  return options;
}

/**
 * Checks a passkey at a sign-in and stores its use. A challenge counts once.
 * @returns the id of the account that it belongs to
 * @throws AppError wrong_passkey
 */
export async function checkPasskey(deps: Deps, response: z.output<typeof loginPasskeySchema>['response']): Promise<string> {
  const stored = deps.db.select().from(passkeys).where(eq(passkeys.id, response.id)).get();
  if (!stored) throw new AppError('wrong_passkey');
  const { origin, id: rpID } = party(deps);
  const { verified, authenticationInfo } = await (await library())
    .verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => deps.pending.take('assert', challenge) !== null,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
        transports: stored.transports,
      },
    })
    .catch((cause: unknown) => {
      throw new AppError('wrong_passkey', { cause });
    });
  if (!verified) throw new AppError('wrong_passkey');
  // Conditional, so that a copied authenticator whose counter stands still is not taken twice.
  const used = deps.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: deps.clock() })
    .where(and(eq(passkeys.id, stored.id), eq(passkeys.counter, stored.counter)))
    .run();
  if (used.changes === 0) throw new AppError('wrong_passkey');
  return stored.userId;
}
