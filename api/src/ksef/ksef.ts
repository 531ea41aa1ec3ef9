/**
 * The door to KSeF 2.0 (`{url}` up to and with `/v2`): sign in with a KSeF token, open a session, send, ask, close, fetch the receipt.
 * Limits of the provider: 30 documents a minute and 180 an hour, 120 sessions an hour; above them 429, whose Retry-After is obeyed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createAsk, KsefError, wordsOf } from './ask.ts';
import { isKsefNumber } from './number.ts';
import { envelope, newSessionKey, type SealKey, type SessionKey, sealed } from './seal.ts';

/** An open session and what encrypts its documents. */
export type KsefSession = SessionKey & { reference: string };

/**
 * What became of a document. `accepted`: `session` is the one whose receipt holds it, `hash` the SHA-256 of the document that it
 * was a repetition of (null: it was none, or that cannot be told). `again`: the system lost it.
 */
export type KsefOutcome =
  | { state: 'pending' }
  | { state: 'accepted'; ksefNumber: string; session: string; hash: string | null }
  | { state: 'again'; said: string }
  | { state: 'refused'; said: string };

export type KsefReceipt = { state: 'open' | 'pending' | 'none' } | { state: 'ready'; xml: string };

/** Every call throws KsefError, or the caller's abort. References are the system's own. */
export type Ksef = {
  /** The seller's, ten digits. */
  nip: string;
  /** Signs in anew; for checks. */
  signIn(signal?: AbortSignal): Promise<void>;
  open(signal?: AbortSignal): Promise<KsefSession>;
  /** Returns the document's reference. */
  send(session: KsefSession, xml: string, signal?: AbortSignal): Promise<string>;
  outcome(session: string, reference: string, signal?: AbortSignal): Promise<KsefOutcome>;
  close(session: string, signal?: AbortSignal): Promise<void>;
  /** The receipt (UPO) of a closed session. */
  receipt(session: string, signal?: AbortSignal): Promise<KsefReceipt>;
};

const FORM = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' };
/** Times that the state of signing in is asked for. */
const POLLS = 20;
/** An access token is not used in the last part of its life. */
const SPARE_MS = 60_000;
/** Session cancelled or its keys lost, unknown error, cancelled by the system: the same document may be sent again. */
const AGAIN: readonly number[] = [405, 435, 500, 550];
const DUPLICATE = 440;

const reference = z.string().regex(/^[\w-]{1,100}$/);
const moment = z.string().transform((value, context) => {
  const at = Date.parse(value);
  if (Number.isNaN(at)) context.addIssue('no moment');
  return at;
});
const token = z.object({ token: z.string().min(1).max(10_000), validUntil: moment });
const status = z.object({ code: z.number().int(), description: z.string().nullish(), details: z.array(z.string()).nullish() });
const challengeAnswer = z.object({ challenge: z.string().min(1).max(200), timestampMs: z.number().int() });
const keysAnswer = z.array(
  z.object({ certificate: z.string(), publicKeyId: z.string().optional(), validFrom: moment, validTo: moment, usage: z.array(z.string()) }),
);
const startedAnswer = z.object({ referenceNumber: reference, authenticationToken: token });
const referenceAnswer = z.object({ referenceNumber: reference });
const outcomeAnswer = z.object({
  ksefNumber: z.string().nullish(),
  status: status.extend({
    extensions: z.object({ originalKsefNumber: z.string().optional(), originalSessionReferenceNumber: reference.optional() }).nullish(),
  }),
});
const listAnswer = z.object({ invoices: z.array(z.object({ ksefNumber: z.string().nullish(), invoiceHash: z.string() })) });
const sessionAnswer = z.object({ status, upo: z.object({ pages: z.array(z.object({ downloadUrl: z.string() })) }).nullish() });

export type KsefSettings = {
  url: string;
  nip: string;
  token: string;
  fetch: typeof globalThis.fetch;
  clock: () => Date;
  userAgent: string;
  /** Limit of one answer, 20 s by default; pause between two questions about signing in, 1 s. */
  timeoutMs?: number;
  pollMs?: number;
};

export function createKsef(settings: KsefSettings): Ksef {
  const ask = createAsk({ ...settings, base: settings.url });
  let access: { token: string; until: number } | null = null;

  /** The newest valid key for a use. */
  async function keyFor(usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption', signal: AbortSignal | undefined): Promise<SealKey> {
    const now = settings.clock().getTime();
    const keys = await ask.json('/security/public-key-certificates', keysAnswer, { signal });
    const [newest] = keys.filter((key) => key.usage.includes(usage) && key.validFrom <= now && now < key.validTo).sort((a, b) => b.validFrom - a.validFrom);
    if (!newest) throw new KsefError('unknown_answer', { said: `no valid certificate for ${usage}` });
    return newest;
  }

  async function seal(usage: Parameters<typeof keyFor>[0], secret: Buffer, signal: AbortSignal | undefined) {
    const { certificate, publicKeyId } = await keyFor(usage, signal);
    try {
      return { text: sealed(certificate, secret), ...(publicKeyId ? { publicKeyId } : {}) };
    } catch (error) {
      throw new KsefError('unknown_answer', { said: `the certificate for ${usage}: ${error instanceof Error ? error.message : error}` });
    }
  }

  async function signIn(signal?: AbortSignal): Promise<string> {
    access = null;
    const { challenge, timestampMs } = await ask.json('/auth/challenge', challengeAnswer, { method: 'POST', signal });
    const { text: encryptedToken, ...key } = await seal('KsefTokenEncryption', Buffer.from(`${settings.token}|${timestampMs}`), signal);
    const started = await ask
      .json('/auth/ksef-token', startedAnswer, {
        method: 'POST',
        body: { challenge, contextIdentifier: { type: 'Nip', value: settings.nip }, encryptedToken, ...key },
        signal,
      })
      .catch((error: unknown) => {
        throw error instanceof KsefError && error.fault === 'refused' ? new KsefError('denied', error) : error;
      });
    const temporary = started.authenticationToken.token;
    for (let poll = 0; ; poll++) {
      const { status: state } = await ask.json(`/auth/${started.referenceNumber}`, z.object({ status }), { token: temporary, signal });
      if (state.code === 200) break;
      if (state.code >= 300) throw new KsefError('denied', { said: wordsOf(state) });
      if (poll === POLLS) throw new KsefError('timeout', { said: 'signing in' });
      await wait(settings.pollMs ?? 1_000, undefined, { ...(signal ? { signal } : {}) });
    }
    const { accessToken } = await ask.json('/auth/token/redeem', z.object({ accessToken: token }), { method: 'POST', token: temporary, signal });
    access = { token: accessToken.token, until: accessToken.validUntil };
    return accessToken.token;
  }

  /** Does something with an access token; one that was kept and has been withdrawn is replaced once. */
  async function signedIn<T>(act: (accessToken: string) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const kept = access && access.until - SPARE_MS > settings.clock().getTime() ? access.token : null;
    try {
      return await act(kept ?? (await signIn(signal)));
    } catch (error) {
      if (!kept || !(error instanceof KsefError) || error.http !== 401) throw error;
      return act(await signIn(signal));
    }
  }

  /** The hash of an accepted document among those of its session; null when that cannot be told. */
  async function hashIn(session: string, ksefNumber: string, accessToken: string, signal: AbortSignal | undefined): Promise<string | null> {
    try {
      const { invoices } = await ask.json(`/sessions/${session}/invoices?pageSize=1000`, listAnswer, { token: accessToken, signal });
      return invoices.find((one) => one.ksefNumber === ksefNumber)?.invoiceHash ?? null;
    } catch (error) {
      if (error instanceof KsefError && ['refused', 'denied', 'unknown_answer'].includes(error.fault)) return null;
      throw error;
    }
  }

  const known = (number: string | null | undefined): string => {
    if (number && isKsefNumber(number, settings.nip)) return number;
    throw new KsefError('unknown_answer', { said: `no KSeF number of ${settings.nip}: ${number ?? 'none'}` });
  };

  return {
    nip: settings.nip,
    async signIn(signal) {
      await signIn(signal);
    },
    open: (signal) =>
      signedIn(async (accessToken) => {
        const keys = newSessionKey();
        const { text: encryptedSymmetricKey, ...key } = await seal('SymmetricKeyEncryption', keys.key, signal);
        const body = { formCode: FORM, encryption: { encryptedSymmetricKey, initializationVector: keys.iv.toString('base64'), ...key } };
        const { referenceNumber } = await ask.json('/sessions/online', referenceAnswer, { method: 'POST', token: accessToken, body, signal });
        return { ...keys, reference: referenceNumber };
      }, signal),
    send: (session, xml, signal) =>
      signedIn(async (accessToken) => {
        const asking = { method: 'POST' as const, token: accessToken, body: envelope(xml, session), signal };
        return (await ask.json(`/sessions/online/${session.reference}/invoices`, referenceAnswer, asking)).referenceNumber;
      }, signal),
    outcome: (session, invoice, signal) =>
      signedIn(async (accessToken): Promise<KsefOutcome> => {
        const { ksefNumber, status: state } = await ask.json(`/sessions/${session}/invoices/${invoice}`, outcomeAnswer, { token: accessToken, signal });
        if (state.code < 200) return { state: 'pending' };
        if (state.code === 200) return { state: 'accepted', ksefNumber: known(ksefNumber), session, hash: null };
        if (state.code === DUPLICATE) {
          const { originalKsefNumber, originalSessionReferenceNumber: original = session } = state.extensions ?? {};
          const number = known(originalKsefNumber);
          return { state: 'accepted', ksefNumber: number, session: original, hash: await hashIn(original, number, accessToken, signal) };
        }
        return { state: AGAIN.includes(state.code) ? 'again' : 'refused', said: wordsOf(state) ?? String(state.code) };
      }, signal),
    close: (session, signal) =>
      signedIn(async (accessToken) => {
        await ask.text(`${settings.url}/sessions/online/${session}/close`, { method: 'POST', token: accessToken, signal });
      }, signal),
    receipt: (session, signal) =>
      signedIn(async (accessToken): Promise<KsefReceipt> => {
        const { status: state, upo } = await ask.json(`/sessions/${session}`, sessionAnswer, { token: accessToken, signal });
        if (state.code === 100) return { state: 'open' };
        if (state.code < 200) return { state: 'pending' };
        const page = upo?.pages[0];
        if (state.code !== 200 || !page) return { state: 'none' };
        // A link to the store is signed by itself and must not get our token; a path of the interface needs it.
        const link = new URL(page.downloadUrl, settings.url);
        if (link.protocol !== 'https:' && link.origin !== new URL(settings.url).origin)
          throw new KsefError('unknown_answer', { said: 'a receipt without https' });
        const own = link.origin === new URL(settings.url).origin;
        return { state: 'ready', xml: await ask.text(link.href, { ...(own ? { token: accessToken } : {}), signal }) };
      }, signal),
  };
}
