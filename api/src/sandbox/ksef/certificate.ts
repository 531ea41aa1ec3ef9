/** A self-signed certificate in DER (X.509 v1), as far as a stand-in needs one: the key, a name and a time. */
import { type KeyObject, sign } from 'node:crypto';

const [INTEGER, BIT_STRING, NULL, OID, UTF8, SEQUENCE, SET, UTC_TIME] = [0x02, 0x03, 0x05, 0x06, 0x0c, 0x30, 0x31, 0x17];

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const bytes: number[] = [];
  for (let left = body.length; left > 0; left >>= 8) bytes.unshift(left & 0xff);
  return Buffer.concat([Buffer.from(body.length < 128 ? [tag, body.length] : [tag, 0x80 | bytes.length, ...bytes]), body]);
}

/** sha256WithRSAEncryption, commonName. */
const SIGNED_BY = der(SEQUENCE, der(OID, Buffer.from('2a864886f70d01010b', 'hex')), der(NULL));
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'));

const nameOf = (text: string) => der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(text)))));
const timeOf = (at: Date) => der(UTC_TIME, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** The certificate in base64. */
export function certificateOf(keys: { publicKey: KeyObject; privateKey: KeyObject }, { from, until }: { from: Date; until: Date }): string {
  const name = nameOf('Lustro, stand-in for KSeF');
  const body = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    SIGNED_BY,
    name,
    der(SEQUENCE, timeOf(from), timeOf(until)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, keys.privateKey);
  return der(SEQUENCE, body, SIGNED_BY, der(BIT_STRING, Buffer.from([0]), signature)).toString('base64');
}
