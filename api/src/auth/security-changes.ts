/** What follows a change of how one signs in: a letter to the owner and, for administrators, an entry in the log. */
import { addAudit } from '../audit/audit.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { type SecurityChange, securityChanged } from '../mail/letters-security.ts';
import { addLetter } from '../mail/outbox.ts';
import { isAdministrator } from './administrator.ts';
import type { User } from './tables.ts';

/** Call it in the transaction of the change. @param detail of the log, such as the passkey's id */
export function tellOfChange(deps: Pick<Deps, 'config' | 'clock'>, tx: Tx, user: User, change: SecurityChange, detail: string | null = null): void {
  const now = deps.clock();
  addLetter(tx, now, { key: `security:${newId()}`, to: user.email, ...securityChanged(deps.config, { email: user.email, change, at: now }) });
  if (isAdministrator(deps, user)) addAudit(tx, now, { admin: user.email, action: change, target: user.email, detail });
}
