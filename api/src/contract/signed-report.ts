/** The file in which a report leaves the service: its data, a signature over them, and copies of the pages that it cites. */
import { z } from 'zod';

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * What is signed is the canonical form of `format` and of the signature without its value; `parts` holds the SHA-256 of each member of
 * the report in canonical form, so that a check can say which of them was changed.
 */
export const signatureSchema = z.strictObject({
  algorithm: z.literal('Ed25519'),
  /** See `keyIdOf`. */
  keyId: z.string(),
  signedAt: z.string(),
  parts: z.record(z.string(), hex64),
  /** 64 bytes, base64url. */
  value: z.string().regex(/^[\w-]{86}$/),
});
export type Signature = z.infer<typeof signatureSchema>;

export const SIGNED_FORMAT = 'lustro-report/1';

/** `signature`: null in a report that nobody signed. `snapshots`: texts of cited pages by their SHA-256; the report holds the sums. */
const signedSchema = z.strictObject({
  format: z.literal(SIGNED_FORMAT),
  signature: signatureSchema.nullable(),
  snapshots: z.record(hex64, z.string()).optional(),
});
export type SignedReport = z.infer<typeof signedSchema> & { report: Record<string, unknown> };

/** The text of the file: the report as it is, with one more member. @param report as it is stored, JSON text */
export const fileText = (report: string, signature: Signature | null, snapshots?: Record<string, string>): string =>
  `${report.slice(0, report.lastIndexOf('}'))},"signed":${JSON.stringify({ format: SIGNED_FORMAT, signature, ...(snapshots ? { snapshots } : {}) })}}`;

/** What a file holds; null for a value that is not shaped like one. What is checked is what stands in it, not what a schema makes of it. */
export function signedIn(value: object): SignedReport | null {
  const { signed, ...report } = value as Record<string, unknown>;
  return signedSchema.safeParse(signed).success ? { ...(signed as z.infer<typeof signedSchema>), report } : null;
}

/** A public key as a JWK (RFC 8037), and since when and until when it signed. */
export const publishedKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  use: z.literal('sig'),
  kid: z.string(),
  /** 32 bytes, base64url. */
  x: z.string().regex(/^[\w-]{43}$/),
  createdAt: z.string(),
  retiredAt: z.string().nullable(),
});
export type PublishedKey = z.infer<typeof publishedKeySchema>;
/** `GET /.well-known/lustro-keys.json`: the key that signs and those that signed before. */
export const publishedKeysSchema = z.object({ keys: z.array(publishedKeySchema) });

/** Where the public keys stand, the page that checks a report by them, and the same page as one file that needs no network. */
export const KEYS_PATH = '/.well-known/lustro-keys.json';
export const CHECK_PATH = '/sprawdz';
export const CHECK_FILE = '/sprawdz/plik';
export const SIGNED_FILE_NAME = 'raport.json';

/**
 * The canonical form of a JSON value: keys in the order of their UTF-16 units, no white space, numbers and strings as JSON.stringify
 * writes them (RFC 8785).
 * @throws TypeError for what JSON cannot hold
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = value as Record<string, unknown>;
    return `{${Object.keys(members)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(members[key])}`)
      .join(',')}}`;
  }
  if (value === undefined || typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value)))
    throw new TypeError('JSON cannot hold this value.');
  return JSON.stringify(value);
}

const utf8 = new TextEncoder();

/** SHA-256 of a text's UTF-8 or of bytes, hex. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', typeof data === 'string' ? utf8.encode(data) : data);
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws Error when the text is no base64url, or not the one way to write its bytes */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const written = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  if (written !== text) throw new TypeError('This is not base64url.');
  return bytes;
}

/** The id of a public key: the first 16 hex digits of the SHA-256 of its 32 bytes. */
export const keyIdOf = async (x: string): Promise<string> => (await sha256(fromBase64Url(x))).slice(0, 16);

/** The sum of each member of a report. */
export async function partsOf(report: Record<string, unknown>): Promise<Record<string, string>> {
  const sums = Object.keys(report).map(async (name) => [name, await sha256(canonicalJson(report[name]))] as const);
  return Object.fromEntries(await Promise.all(sums));
}

/** The bytes that the key signs. */
export const signedBytes = ({ algorithm, keyId, signedAt, parts }: Omit<Signature, 'value'>): Uint8Array<ArrayBuffer> =>
  utf8.encode(canonicalJson({ format: SIGNED_FORMAT, signature: { algorithm, keyId, signedAt, parts } }));
