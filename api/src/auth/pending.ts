/**
 * What waits between two requests of a sign-in: WebAuthn challenges, and the accounts whose password was right. In memory, as the
 * limits: there is one process, and after a restart one begins again.
 */
import { newToken } from '../ids.ts';

const MINUTES = 5;
/** More are dropped, oldest first, so that nobody can fill the memory. */
const MOST = 10_000;

export type PendingKind = 'register' | 'assert' | 'second';
export type Pending = {
  /** Stores a value under a key, or under a new random one. Returns the key. */
  add(kind: PendingKind, value: string, key?: string): string;
  /** The value, while it is fresh. */
  read(kind: PendingKind, key: string): string | null;
  /** {@link Pending.read}, and it is gone. */
  take(kind: PendingKind, key: string): string | null;
};

export function createPending(clock: () => Date): Pending {
  const entries = new Map<string, { value: string; until: number }>();
  const read = (kind: PendingKind, key: string): string | null => {
    const entry = entries.get(`${kind}:${key}`);
    return entry && entry.until > clock().getTime() ? entry.value : null;
  };
  return {
    add(kind, value, key = newToken()) {
      const name = `${kind}:${key}`;
      entries.delete(name);
      entries.set(name, { value, until: clock().getTime() + MINUTES * 60_000 });
      for (const oldest of entries.keys()) {
        if (entries.size <= MOST) break;
        entries.delete(oldest);
      }
      return key;
    },
    read,
    take(kind, key) {
      const value = read(kind, key);
      entries.delete(`${kind}:${key}`);
      return value;
    },
  };
}
