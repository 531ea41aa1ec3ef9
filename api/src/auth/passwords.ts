import { hash, verify } from '@node-rs/argon2';
import { LENGTH } from '../contract/constants.ts';

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, parallelism 1.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Keyboards send „ż” as one or two code points: normalise before hashing (NIST SP 800-63B, 5.1.1.2).
const normalised = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), OPTIONS);

let decoy: Promise<string> | null = null;
/** Compares a password with a hash. Takes as long without a hash (null), so that timing does not reveal which e-mails have accounts. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy: nobody has this password');
  const matches = await verify(stored ?? (await decoy), normalised(password));
  return matches && stored !== null;
}

// Words of common passwords, compared with the password's letters only ("Haslo123!" is "haslo").
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

/** Whether a password is easy to guess: a repeated sequence, no letters, a common word with digits around it, or the owner's address. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase().slice(0, LENGTH.description);
  if (/^(.{1,12})\1+$/u.test(lower) || /^[\d\W_]*$/u.test(lower)) return true;
  const local = email.split('@')[0] ?? email;
  // The owner's address, or the part before the @, with at most five more characters.
  if ([email, local].some((part) => part.length > 2 && lower.includes(part) && lower.length < part.length + 6)) return true;
  return COMMON.includes(lower.replace(/[\d\W_]/gu, ''));
}
