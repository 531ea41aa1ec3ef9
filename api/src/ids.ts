import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits in lower-case hex: primary keys, some of which are capabilities (whoever knows an order's id may read it). */
export const newId = (): string => randomBytes(16).toString('hex');
/** 256 random bits in base64url, for cookies and links in letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** SHA-256 of a text in lower-case hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Characters that are not confused when a number is read or written down: no 0/O, 1/I. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for people to quote, e.g. `LU-2026-7K4M9Q`. Random, so that it does not reveal how many there are. */
export const publicNumber = (prefix: string, now: Date): string =>
  `${prefix}-${now.getUTCFullYear()}-${Array.from({ length: 6 }, () => READABLE[randomInt(READABLE.length)]).join('')}`;
