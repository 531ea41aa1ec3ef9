/** A return path of its own for each letter (VERP), by which a returned letter names itself whatever the receiver writes into it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

type Mail = Pick<Config['mail'], 'bounceAddress' | 'bounceSecret'>;

const MAC_LENGTH = 16;
const macOf = (secret: string, id: number) => createHmac('sha256', secret).update(`letter:${id}`).digest('hex').slice(0, MAC_LENGTH);

/** `bounce+12.mac@host` for letter 12; null when no address for returned letters is set. */
export function returnPath({ bounceAddress, bounceSecret }: Mail, id: number): string | null {
  if (!bounceAddress || !bounceSecret) return null;
  const at = bounceAddress.lastIndexOf('@');
  return `${bounceAddress.slice(0, at)}+${id}.${macOf(bounceSecret, id)}${bounceAddress.slice(at)}`;
}

/** The letter that an address of {@link returnPath} belongs to; null for one that nobody was given by us. */
export function letterOf({ bounceAddress, bounceSecret }: Mail, address: string): number | null {
  const found = /\+(\d{1,12})\.([0-9a-f]{16})@/i.exec(address);
  if (!found || !bounceAddress || !bounceSecret) return null;
  const id = Number(found[1]);
  return timingSafeEqual(Buffer.from(macOf(bounceSecret, id)), Buffer.from((found[2] as string).toLowerCase())) ? id : null;
}
