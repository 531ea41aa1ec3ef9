/** Codes of authenticator apps (RFC 6238) and recovery codes. */
import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { COMPANY } from '../contract/company.ts';
import type { RecoveryCodes, TotpSetup } from '../contract/security.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { sha256 } from '../ids.ts';
import { tellOfChange } from './security-changes.ts';
import { recoveryCodes, sessions, totpSecrets, type User } from './tables.ts';

const PERIOD_S = 30;
/** A clock may be half a minute off. */
const WINDOW = 1;
const CODES = 10;
/** 50 bits: no letters or digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 10;

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: COMPANY.brand, label: email, digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

export const hasTotp = (db: Pick<Tx, 'select'>, userId: string): boolean =>
  db
    .select({ at: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .get() !== undefined;

/** Makes a secret for the app, which counts once {@link confirmTotp} has seen a code. @throws AppError totp_set: remove it first */
export function beginTotp(deps: Deps, user: User): TotpSetup {
  if (hasTotp(deps.db, user.id)) throw new AppError('totp_set');
  const secret = new Secret({ size: 20 }).base32;
  const row = { secret, createdAt: deps.clock(), confirmedAt: null, lastStep: 0 };
  deps.db
    .insert(totpSecrets)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: row })
    .run();
  return { secret, uri: totpOf(secret, user.email).toString() };
}

/** Takes a code of the app, each once. Call it in a transaction. */
function takeTotp(tx: Tx, user: User, code: string, now: Date): boolean {
  const stored = tx.select().from(totpSecrets).where(eq(totpSecrets.userId, user.id)).get();
  if (!stored || !/^\d{6}$/.test(code)) return false;
  const delta = totpOf(stored.secret, user.email).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const lastStep = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
  return (
    tx
      .update(totpSecrets)
      .set({ lastStep })
      .where(and(eq(totpSecrets.userId, user.id), lt(totpSecrets.lastStep, lastStep)))
      .run().changes > 0
  );
}

const idOf = (userId: string, code: string): string => sha256(`${userId}:${code}`);
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

function newCodes(tx: Tx, userId: string, now: Date): RecoveryCodes {
  const codes = Array.from({ length: CODES }, () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.insert(recoveryCodes)
    .values(codes.map((code) => ({ id: idOf(userId, code), userId, createdAt: now })))
    .run();
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) };
}

/**
 * Confirms the app by its first code. From now on a password alone does not sign in, and other sessions end.
 * @param keep id of the session that stays
 * @throws AppError wrong_code
 */
export function confirmTotp(deps: Deps, user: User, code: string, keep: string): RecoveryCodes {
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    if (hasTotp(tx, user.id)) throw new AppError('totp_set');
    if (!takeTotp(tx, user, plain(code), now)) throw new AppError('wrong_code');
    tx.update(totpSecrets).set({ confirmedAt: now }).where(eq(totpSecrets.userId, user.id)).run();
    tx.delete(sessions)
      .where(and(eq(sessions.userId, user.id), ne(sessions.id, keep)))
      .run();
    tellOfChange(deps, tx, user, 'totp_on');
    return newCodes(tx, user.id, now);
  });
}

/** Removes the app and the recovery codes. */
export function removeTotp(deps: Deps, user: User): void {
  deps.db.transaction((tx) => {
    const removed = tx.delete(totpSecrets).where(eq(totpSecrets.userId, user.id)).run();
    tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id)).run();
    if (removed.changes > 0) tellOfChange(deps, tx, user, 'totp_off');
  });
}

/** New recovery codes; the old ones no longer count. */
export const renewRecoveryCodes = (deps: Deps, user: User): RecoveryCodes =>
  deps.db.transaction((tx) => {
    tellOfChange(deps, tx, user, 'recovery_renewed');
    return newCodes(tx, user.id, deps.clock());
  });

export const countRecoveryCodes = (db: Pick<Tx, 'select'>, userId: string): number =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .get()?.n ?? 0;

/** Takes a code of the app or a recovery code, each once. @throws AppError wrong_code */
export function takeCode(deps: Deps, user: User, typed: string): void {
  const code = plain(typed);
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (hasTotp(tx, user.id) && takeTotp(tx, user, code, now)) return;
    const used = tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.id, idOf(user.id, code)), isNull(recoveryCodes.usedAt)))
      .run();
    if (used.changes === 0) throw new AppError('wrong_code');
    tellOfChange(deps, tx, user, 'recovery_used');
  });
}
