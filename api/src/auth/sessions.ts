/** The only file that uses the session library (lucia, which is no longer maintained). */
import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { subMinutes } from 'date-fns/subMinutes';
import { eq, sql } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { sessionCookie } from '../contract/browser-storage.ts';
import type { SessionMethod } from '../contract/security.ts';
import type { Db } from '../db/open.ts';
import { newToken, sha256 } from '../ids.ts';
import { sessions, type User, users } from './tables.ts';

/** How long a session lasts on the server after its last use. The browser keeps the cookie until it closes. */
const LIFETIME = new TimeSpan(30, 'd');

const AGENT_LENGTH = 200;
/** The last use is stored at most this often. */
const USE_MINUTES = 10;

export type Sessions = {
  readonly cookieName: string;
  /** Signs a user in. Returns the token for the cookie; only its hash is stored. */
  create(userId: string, by?: { agent: string | null; method: SessionMethod }): Promise<string>;
  /** The stored id of a token's session. */
  idOf(token: string): string;
  /** The user of a token; null if the session is over or the account is not active. */
  find(token: string): Promise<User | null>;
  end(token: string): Promise<void>;
  /** `Set-Cookie` value: a browser-session cookie (no Max-Age); an empty token clears it. */
  cookie(token: string): string;
};

/** @param secure true with https: the cookie gets `Secure` and the `__Host-` prefix */
export function createSessions(db: Db, secure: boolean, clock: () => Date): Sessions {
  const lucia = new Lucia(new DrizzleSQLiteAdapter(db, sessions, users), { sessionExpiresIn: LIFETIME });
  const cookieName = sessionCookie(secure);
  // Each call of a signed-in user asks this; the row is read anew each time, so an ended session is over at once.
  const byId = db
    .select({ expiresAt: sessions.expiresAt, usedAt: sessions.usedAt, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare();
  return {
    cookieName,
    idOf: sha256,
    async create(userId, by) {
      const token = newToken();
      const id = sha256(token);
      await lucia.createSession(userId, {}, { sessionId: id });
      const now = clock();
      db.update(sessions)
        .set({ createdAt: now, usedAt: now, agent: by?.agent?.slice(0, AGENT_LENGTH) ?? null, method: by?.method ?? null })
        .where(eq(sessions.id, id))
        .run();
      return token;
    },
    async find(token) {
      const id = sha256(token);
      const found = byId.get({ id });
      if (!found) return null;
      const { expiresAt, usedAt, user } = found;
      // The library renews what has passed half of its life, and removes what is over.
      if (Date.now() >= expiresAt * 1_000 - LIFETIME.milliseconds() / 2 && !(await lucia.validateSession(id)).session) return null;
      const now = clock();
      if (usedAt === null || usedAt < subMinutes(now, USE_MINUTES)) db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, id)).run();
      return user.isActive ? user : null;
    },
    end: (token) => lucia.invalidateSession(sha256(token)),
    cookie: (token) => `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${token ? '' : '; Max-Age=0'}`,
  };
}
