/** Signs reports with an Ed25519 key that lies in the data folder, and names the public keys by which they are checked. */
import { createPrivateKey, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keyIdOf, type PublishedKey, partsOf, publishedKeySchema, type Signature, signedBytes } from '../contract/signed-report.ts';
import { DataFault } from '../folder.ts';
import { newId } from '../ids.ts';

export type Signer = {
  /** Signs a report as JSON holds it. */
  sign(report: object): Promise<Signature>;
  /** The keys that are published, the one that signs first. */
  keys(): PublishedKey[];
};

/** The signing key has its secret (`d`); one that has been replaced is public only. */
const storedSchema = z.object({ keys: z.array(publishedKeySchema.extend({ d: z.string().optional() })).min(1) });
type StoredKey = z.infer<typeof storedSchema>['keys'][number];

/** Keys that cannot be read. They are never made anew by themselves: reports that are out would no longer be recognised. */
export class SigningKeysUnreadable extends DataFault {}

export const keysFile = (dataDir: string): string => join(dataDir, 'report-keys.json');

async function newKey(now: Date): Promise<StoredKey> {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (!x || !d) throw new Error('The key could not be made.');
  return { kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: await keyIdOf(x), x, createdAt: now.toISOString(), retiredAt: null, d };
}

function read(dataDir: string): StoredKey[] {
  const file = keysFile(dataDir);
  try {
    const { keys } = storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (keys.filter(({ d }) => d).length !== 1) throw new Error('one key signs');
    return keys;
  } catch {
    throw new SigningKeysUnreadable(`The signing keys in ${file} cannot be read. Restore them from a backup, or remove the file to begin with a new key.`);
  }
}

/** Writes the keys beside the file, for the owner only. */
function writeBeside(dataDir: string, keys: StoredKey[]): string {
  const part = `${keysFile(dataDir)}.${newId()}.part`;
  const handle = openSync(part, 'wx', 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ keys }, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return part;
}

/** Makes the first key. Two processes that begin at once end up with the same one. */
async function ensureKey(dataDir: string, now: Date): Promise<void> {
  const file = keysFile(dataDir);
  if (existsSync(file)) return;
  const part = writeBeside(dataDir, [await newKey(now)]);
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}

/**
 * Replaces the signing key; the old one stays published. Works beside a running server.
 * @returns the id of the new key
 */
export async function rotateKey(dataDir: string, now: Date): Promise<string> {
  await ensureKey(dataDir, now);
  const old = read(dataDir).map(({ d, ...key }) => (d ? { ...key, retiredAt: now.toISOString() } : key));
  const key = await newKey(now);
  renameSync(writeBeside(dataDir, [key, ...old]), keysFile(dataDir));
  return key.kid;
}

const published = ({ d: _secret, ...key }: StoredKey): PublishedKey => key;

/**
 * Opens the keys of a data folder, and makes the first one.
 * @throws SigningKeysUnreadable
 */
export async function openSigner(dataDir: string, clock: () => Date): Promise<Signer> {
  await ensureKey(dataDir, clock());
  read(dataDir);
  // A copied folder may have lost the file's rights.
  chmodSync(keysFile(dataDir), 0o600);
  return {
    async sign(report) {
      // Read each time: the key may have been replaced by the command.
      const key = read(dataDir).find(({ d }) => d) as StoredKey;
      const signed = {
        algorithm: 'Ed25519' as const,
        keyId: key.kid,
        signedAt: clock().toISOString(),
        parts: await partsOf(JSON.parse(JSON.stringify(report)) as Record<string, unknown>),
      };
      const secret = createPrivateKey({ key: { kty: key.kty, crv: key.crv, x: key.x, d: key.d as string }, format: 'jwk' });
      return { ...signed, value: signBytes(null, signedBytes(signed), secret).toString('base64url') };
    },
    keys: () => read(dataDir).map(published),
  };
}
