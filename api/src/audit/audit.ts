import { desc, eq } from 'drizzle-orm';
import type { AuditEntry } from '../contract/admin.ts';
import { AUDIT_SHOWN } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { adminAudit } from './tables.ts';

/** What an administrator did. `admin`: e-mail address or "command line"; `target`: id or address. */
export type Act = { admin: string; action: string; target: string | null; detail?: string | null };

/** Adds an entry to the audit log. Call it in the transaction of the act. `detail` is cut to 1,000 characters. */
export function addAudit(tx: Tx, at: Date, { admin, action, target, detail = null }: Act): void {
  tx.insert(adminAudit)
    .values({ at, admin, action, target, detail: detail?.slice(0, 1_000) ?? null })
    .run();
}

/** Replaces the address of an erased account by the receipt's number. */
export function replaceTarget(tx: Pick<Tx, 'update'>, email: string, number: string): void {
  tx.update(adminAudit).set({ target: number }).where(eq(adminAudit.target, email)).run();
}

/** The last {@link AUDIT_SHOWN} entries, newest first. */
export const listAudit = (deps: Deps): AuditEntry[] =>
  deps.db
    .select()
    .from(adminAudit)
    .orderBy(desc(adminAudit.id))
    .limit(AUDIT_SHOWN)
    .all()
    .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
