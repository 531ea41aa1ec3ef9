/** A signed-in account, made without a purchase. */
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../src/auth/passwords.ts';
import { type User, users } from '../../src/auth/tables.ts';
import { newId } from '../../src/ids.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'zielony rower z Lublina';

export async function member(t: TestApp, over: Partial<User> & { password?: string } = {}): Promise<{ user: User; cookie: string }> {
  const { password, ...fields } = over;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const user = { id: newId(), email: 'anna@example.com', firstName: 'Anna', lastName: 'Kowalska', passwordHash, createdAt: t.clock(), ...fields };
  t.deps.db.insert(users).values(user).run();
  return {
    user: t.deps.db.select().from(users).where(eq(users.id, user.id)).get() as User,
    cookie: `${t.deps.sessions.cookieName}=${await t.deps.sessions.create(user.id)}`,
  };
}
