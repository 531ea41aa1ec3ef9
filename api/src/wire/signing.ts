/**
 * How the server and a worker know each other: HMAC-SHA256 (RFC 2104) by a secret that both hold. A request is signed over what it asks,
 * when, by which release and with which body; an answer over the request's nonce and its own body.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { WorkerRefusal } from '../contract/workers.ts';

/** Furthest that a request's time may be from the worker's clock, in milliseconds. */
const WINDOW_MS = 60_000;

/** `at`: Unix time in ms; `body`: SHA-256 of the body as sent, hex. */
export type Ask = { method: string; path: string; at: string; nonce: string; release: string; body: string };

const FIELDS = ['at', 'nonce', 'release', 'body'] as const;

/** SHA-256, hex. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** HMAC over fields; JSON keeps them apart. */
const mac = (secret: string, ...fields: string[]): Buffer => createHmac('sha256', secret).update(JSON.stringify(fields)).digest();

const signatureOf = (secret: string, { method, path, at, nonce, release, body }: Ask): Buffer => mac(secret, 'ask', method, path, at, nonce, release, body);

/** The signature of an answer: 32 bytes. @param kind what the answer is, a byte of {@link ../wire/answer.ts} */
export const signAnswer = (secret: string, nonce: string, kind: number, body: Uint8Array): Buffer => mac(secret, 'answer', nonce, String(kind), digestOf(body));

/** Compares in a time that does not tell where they differ. */
export const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

/** The headers of a signed request, and the nonce that its answer has to carry. */
export function signRequest(
  secret: string,
  asked: { method: string; path: string; release: string; body: Uint8Array; now: number },
): { nonce: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('hex');
  const { method, path, release, now } = asked;
  const ask: Ask = { method, path, at: String(now), nonce, release, body: digestOf(asked.body) };
  const headers = Object.fromEntries(FIELDS.map((field) => [`x-lustro-${field}`, ask[field]]));
  return { nonce, headers: { ...headers, 'x-lustro-signature': signatureOf(secret, ask).toString('hex') } };
}

/** Lets a request in, or says why not. @param header the request's headers by lower-case name */
export type Door = (method: string, path: string, header: (name: string) => string | undefined) => { ask: Ask } | { refused: WorkerRefusal };

/**
 * Checks signature, time, repetition and release, in this order: only who holds the secret learns more than that it is wrong, and only
 * signed nonces are remembered. Requests from before the start are refused, since their nonces are forgotten.
 */
export function createDoor(options: { secret: string; release: string; clock: () => number }): Door {
  const { secret, release, clock } = options;
  const startedAt = clock();
  const seen = new Map<string, number>();
  return (method, path, header) => {
    const [at, nonce, other, body] = FIELDS.map((field) => header(`x-lustro-${field}`) ?? '') as [string, string, string, string];
    const ask: Ask = { method, path, at, nonce, release: other, body };
    const given = Buffer.from(header('x-lustro-signature') ?? '', 'hex');
    if (!isSame(given, signatureOf(secret, ask))) return { refused: 'secret' };
    const now = clock();
    const sent = Number(at);
    if (!(Math.abs(now - sent) <= WINDOW_MS) || sent < startedAt) return { refused: 'clock' };
    for (const [old, until] of seen) {
      if (until > now) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return { refused: 'repeated' };
    // By then its time is outside of the window, whichever clock is ahead.
    seen.set(nonce, now + 2 * WINDOW_MS);
    return other === release ? { ask } : { refused: 'release' };
  };
}
