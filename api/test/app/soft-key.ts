/** An authenticator of a few lines: makes a passkey and signs with it as a browser would answer. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestApp } from './test-app.ts';

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export class SoftKey {
  readonly id: string;
  #raw = randomBytes(16);
  #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #count = 0;
  #host: string;
  #origin: string;

  constructor(origin = 'http://localhost:4321') {
    this.id = b64(this.#raw);
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
  }

  #client = (type: string, challenge: string, origin: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  #data(flags: number, counter: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha(this.#host), head, rest]);
  }

  #credential = () => ({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} });

  /** The answer to a question for a new passkey. */
  register(challenge: string) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#raw.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#raw, isoCBOR.encode(cose)]);
    const authData = new Uint8Array(this.#data(PRESENT | VERIFIED | ATTESTED, 0, attested));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]) as never,
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: b64(this.#client('webauthn.create', challenge, this.#origin)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a question at a sign-in. */
  assert(
    challenge: string,
    { origin = this.#origin, verified = true, counter = ++this.#count }: { origin?: string; verified?: boolean; counter?: number } = {},
  ) {
    const client = this.#client('webauthn.get', challenge, origin);
    const data = this.#data(verified ? PRESENT | VERIFIED : PRESENT, counter);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha(client)]))
      .sign(this.#pair.privateKey);
    return { ...this.#credential(), response: { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) } };
  }
}

/** Adds a passkey to the account of a cookie. */
export async function addPasskeyOf(t: TestApp, cookie: string, key: SoftKey, password: string) {
  const options = (await t.call('/api/user/security/passkeys/options', { cookie, body: { password } })).json as { challenge: string };
  return t.call('/api/user/security/passkeys', { cookie, body: { response: key.register(options.challenge), name: 'Telefon' } });
}
