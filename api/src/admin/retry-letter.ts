import { addAudit } from '../audit/audit.ts';
import { ADMIN_MESSAGES, type AdminMessage } from '../contract/admin.ts';
import type { Deps } from '../deps.ts';
import { retryLetter } from '../mail/unsent-letters.ts';

/**
 * Makes an unsent letter due now, as an administrator. Audited.
 * @throws AppError letter_not_found
 */
export function retryUnsentLetter(deps: Deps, { id, admin }: { id: number; admin: string }): AdminMessage {
  deps.db.transaction((tx) => {
    retryLetter(deps, id);
    addAudit(tx, deps.clock(), { admin, action: 'retry-letter', target: String(id) });
  });
  return { message: ADMIN_MESSAGES.letter };
}
