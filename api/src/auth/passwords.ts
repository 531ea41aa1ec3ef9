import { hash, verify } from '@node-rs/argon2';
import { LENGTH } from '../contract/constants.ts';

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One person's „ł” or „ż” is one or two code points, as the keyboard likes (NIST SP 800-63B, 5.1.1.2).
const normal = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normal(password), OPTIONS);

let decoy: Promise<string> | null = null;
/** Compares in equal time whether there is a hash or not, so an answer does not tell which e-mails have accounts. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy: nobody has this password');
  const matches = await verify(stored ?? (await decoy), normal(password));
  return matches && stored !== null;
}

// The beginnings of what attackers try first against a minimum of twelve characters; compared without digits and signs.
const COMMON = [
  'password',
  'haslo',
  'qwerty',
  'qwertyuiop',
  'zaq',
  'zaqwsx',
  'zxcvbnm',
  'asdfghjkl',
  'admin',
  'administrator',
  'welcome',
  'witaj',
  'polska',
  'letmein',
  'iloveyou',
  'kochamcie',
  'lustro',
  'lustrolustro',
  'test',
  'testtest',
  'abc',
  'abcdef',
  'abcdefghijkl',
];

/** True for passwords on the lists that attackers use: one run of signs repeated, or a common word with digits around it. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase().slice(0, LENGTH.description);
  if (/^(.{1,12})\1+$/u.test(lower) || /^[\d\W_]*$/u.test(lower)) return true;
  const local = email.split('@')[0] ?? email;
  // The owner's address, or its first part, with little around it.
  if ([email, local].some((part) => part.length > 2 && lower.includes(part) && lower.length < part.length + 6)) return true;
  return COMMON.includes(lower.replace(/[\d\W_]/gu, ''));
}
