import { randomInt } from 'node:crypto';

/** Signs that nobody mistakes for another when reading a number aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for people to quote, such as `LU-2026-7K4M9Q`. Random: it tells nobody how many there are. */
export const publicNumber = (prefix: string, now: Date): string =>
  `${prefix}-${now.getUTCFullYear()}-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
