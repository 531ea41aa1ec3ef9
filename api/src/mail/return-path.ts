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

/** Numbers of the letters whose return path stands in a mail; one that was not given by us counts for nothing. */
export function returnedLetters({ bounceSecret }: Mail, mail: string): number[] {
  if (!bounceSecret) return [];
  return [...mail.matchAll(/\+(\d{1,12})\.([0-9a-f]{16})@/gi)].flatMap(([, number = '', mac = '']) =>
    timingSafeEqual(Buffer.from(macOf(bounceSecret, Number(number))), Buffer.from(mac.toLowerCase())) ? [Number(number)] : [],
  );
}
