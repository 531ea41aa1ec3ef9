/** A signed-in account, made without a purchase. */
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../src/auth/passwords.ts';
import { type User, users } from '../../src/auth/tables.ts';
import { newId } from '../../src/ids.ts';
import { confirmSeed } from '../../src/monitoring/save-subject.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'zielony rower z Lublina';
const EMAIL = 'anna@example.com';

export type Member = { id: string; user: User; cookie: string };

const hashes = new Map<string, Promise<string>>();
/** Argon2 is slow on purpose; the tests use few passwords, so each is hashed once a worker. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/**
 * Creates a user and signs them in.
 * @param over fields of the row; `confirmed: false` leaves open what the account watches; `password` is stored as its hash. Without one the account has a password that nothing matches.
 * The address is `anna@example.com`, or a free one when that is taken.
 */
export async function member(t: TestApp, over: Partial<User> & { password?: string; confirmed?: boolean } = {}): Promise<Member> {
  const { password, confirmed = true, ...fields } = over;
  const id = newId();
  const taken = t.deps.db.select().from(users).where(eq(users.email, EMAIL)).get();
  const email = taken ? `${id.slice(0, 8)}@example.com` : EMAIL;
  const passwordHash = password === undefined ? 'x' : await hashOnce(password);
  const row = { id, email, firstName: 'Anna', lastName: 'Kowalska', passwordHash, createdAt: t.clock(), ...fields };
  const user = t.deps.db.insert(users).values(row).returning().get();
  if (confirmed) t.deps.db.transaction((tx) => confirmSeed(tx, user, t.clock()));
  return { id: user.id, user, cookie: `${t.deps.sessions.cookieName}=${await t.deps.sessions.create(user.id)}` };
}
