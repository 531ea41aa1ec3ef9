import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits in lower-case hex: ids that are capabilities, and primary keys. */
export const newId = (): string => randomBytes(16).toString('hex');
/** 256 random bits for cookies and links in letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
