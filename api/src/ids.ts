import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits in lower-case hex: ids that are capabilities, and primary keys. */
export const newId = (): string => randomBytes(16).toString('hex');
/** 256 random bits for cookies and links in letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Characters that are not mistaken for one another when a number is read aloud. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for people to quote, such as `LU-2026-7K4M9Q`. It is random, so it does not show how many there are. */
export const publicNumber = (prefix: string, now: Date): string =>
  `${prefix}-${now.getUTCFullYear()}-${Array.from({ length: 6 }, () => READABLE[randomInt(READABLE.length)]).join('')}`;
