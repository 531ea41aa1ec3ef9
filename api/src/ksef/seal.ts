/** What KSeF wants encrypted and measured (its documentation, „Sesja interaktywna”). */
import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** A public key of KSeF with its name. */
export type SealKey = { certificate: string; publicKeyId?: string | undefined };
/** The key and first block of one session. */
export type SessionKey = { key: Buffer; iv: Buffer };

export const newSessionKey = (): SessionKey => ({ key: randomBytes(32), iv: randomBytes(16) });

/**
 * RSA-OAEP with SHA-256, also in its mask, by a certificate's key. Base64.
 * @param certificate DER in base64
 * @throws Error when it is no certificate or holds no RSA key
 */
export function sealed(certificate: string, secret: Buffer): string {
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  if (publicKey.asymmetricKeyType !== 'rsa') throw new Error(`a key of type ${publicKey.asymmetricKeyType}`);
  return publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, secret).toString('base64');
}

/** SHA-256 in base64. */
export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64');

/** The body that hands a document over: AES-256-CBC with PKCS#7, hashes and sizes (bytes) of both forms. */
export function envelope(xml: string, { key, iv }: SessionKey) {
  const plain = Buffer.from(xml, 'utf8');
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
  return {
    invoiceHash: hashOf(plain),
    invoiceSize: plain.length,
    encryptedInvoiceHash: hashOf(hidden),
    encryptedInvoiceSize: hidden.length,
    encryptedInvoiceContent: hidden.toString('base64'),
    offlineMode: false,
  };
}
