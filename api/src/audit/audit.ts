import { desc, eq } from 'drizzle-orm';
import type { AuditEntry } from '../contract/admin.ts';
import { AUDIT_SHOWN } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { adminAudit } from './tables.ts';

/** What an administrator did: `admin` is an e-mail address or "command line", `target` an id or an address. */
export type Act = { admin: string; action: string; target: string | null; detail?: string | null };

/** Writes an act down, in the transaction of the act itself. */
export function addAudit(tx: Tx, at: Date, { admin, action, target, detail = null }: Act): void {
  tx.insert(adminAudit)
    .values({ at, admin, action, target, detail: detail?.slice(0, 1_000) ?? null })
    .run();
}

/** Puts a number in the place of an erased account's address. */
export function replaceTarget(tx: Pick<Tx, 'update'>, email: string, number: string): void {
  tx.update(adminAudit).set({ target: number }).where(eq(adminAudit.target, email)).run();
}

/** The newest acts, newest first. */
export const listAudit = (deps: Deps): AuditEntry[] =>
  deps.db
    .select()
    .from(adminAudit)
    .orderBy(desc(adminAudit.id))
    .limit(AUDIT_SHOWN)
    .all()
    .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
