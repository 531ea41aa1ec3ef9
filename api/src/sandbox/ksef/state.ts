/** What the stand-in for KSeF keeps, and what its calls have in common. */
import { constants, createHash, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { certificateOf } from './certificate.ts';
import type { Read } from './structure.ts';

export type KsefSandboxOptions = {
  /** The only seller that is known, and its token. */
  nip: string;
  token: string;
  clock: () => Date;
  /** How long a document is looked at, in milliseconds. */
  processMs?: number;
};

type Status = { code: number; description: string; details?: string[]; extensions?: Record<string, string> };
export type Judged = { status: Status; ksefNumber: string | null; read: Read | null };
type Entry = Judged & { reference: string; session: string; at: number; hash: string };
type Session = { key: Buffer; iv: Buffer; closedAt: number | null };

export const MINUTE = 60_000;
/** Of the certificate: as long as its form of a time allows, since tests choose their day. */
const VALID = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2049-12-31T00:00:00Z') };
const polishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');
export const day = (at: number): string => polishDay.format(at);
export const hex = (bytes: number): string => randomBytes(bytes).toString('hex').toUpperCase();
export const fromBase64 = (value: unknown): Buffer => Buffer.from(typeof value === 'string' ? value : '', 'base64');
export const readBody = (c: Context) => c.req.json<Record<string, unknown>>().catch(() => ({}) as Record<string, unknown>);
export const bearer = (c: Context): string => c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';

/** An error in the form of the documentation. */
export const refuse = (c: Context, status: 400 | 401 | 404, exceptionCode: number, exceptionDescription: string, ...details: string[]) =>
  c.json({ exception: { exceptionDetailList: [{ exceptionCode, exceptionDescription, details }] } }, status);

/** One pair for all stand-ins of a process: making it takes a tenth of a second and more. */
let pair: ReturnType<typeof makePair> | undefined;
const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export function createState({ nip, token, clock, processMs = 0 }: KsefSandboxOptions) {
  pair ??= makePair();
  const keys = pair;
  const now = () => clock().getTime();
  const accesses = new Map<string, number>();
  return {
    nip,
    token,
    clock,
    processMs,
    now,
    until: (ms: number) => new Date(now() + ms).toISOString(),
    reference: (kind: string) => `${day(now()).replaceAll('-', '')}-${kind}-${hex(5)}-${hex(5)}-${hex(1)}`,
    certificate: { text: certificateOf(keys, VALID), id: sha256(keys.publicKey.export({ type: 'spki', format: 'der' })), ...VALID },
    /** What was sealed by our certificate; null when it was not. */
    unseal(value: unknown): Buffer | null {
      try {
        return privateDecrypt({ key: keys.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, fromBase64(value));
      } catch {
        return null;
      }
    },
    /** Access tokens and until when they are valid. */
    accesses,
    isIn: (c: Context): boolean => (accesses.get(bearer(c)) ?? 0) > now(),
    sessions: new Map<string, Session>(),
    entries: [] as Entry[],
  };
}
export type State = ReturnType<typeof createState>;
