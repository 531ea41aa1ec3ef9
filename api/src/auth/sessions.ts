/** The only file that uses the session library (lucia, which is no longer maintained). */
import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { sessionCookie } from '../contract/browser-storage.ts';
import type { Db } from '../db/open.ts';
import { newToken, sha256 } from '../ids.ts';
import { sessions, type User, users } from './tables.ts';

/** How long a session lasts on the server after its last use. The browser keeps the cookie until it closes. */
const LIFETIME = new TimeSpan(30, 'd');

export type Sessions = {
  readonly cookieName: string;
  /** Signs a user in. Returns the token for the cookie; only its hash is stored. */
  create(userId: string): Promise<string>;
  /** The user of a token; null if the session is over or the account is not active. */
  find(token: string): Promise<User | null>;
  end(token: string): Promise<void>;
  /** `Set-Cookie` value: a browser-session cookie (no Max-Age); an empty token clears it. */
  cookie(token: string): string;
};

/** @param secure true with https: the cookie gets `Secure` and the `__Host-` prefix */
export function createSessions(db: Db, secure: boolean): Sessions {
  const lucia = new Lucia(new DrizzleSQLiteAdapter(db, sessions, users), { sessionExpiresIn: LIFETIME });
  const cookieName = sessionCookie(secure);
  return {
    cookieName,
    async create(userId) {
      const token = newToken();
      await lucia.createSession(userId, {}, { sessionId: sha256(token) });
      return token;
    },
    async find(token) {
      const { session } = await lucia.validateSession(sha256(token));
      if (!session) return null;
      const user = db.select().from(users).where(eq(users.id, session.userId)).get();
      return user?.isActive ? user : null;
    },
    end: (token) => lucia.invalidateSession(sha256(token)),
    cookie: (token) => `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${token ? '' : '; Max-Age=0'}`,
  };
}
