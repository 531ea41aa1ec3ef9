import { addMonths } from 'date-fns/addMonths';
import type { z } from 'zod';
import { administratorEmails } from '../auth/administrator.ts';
import type { PrivacyCase, privacyRequestSchema } from '../contract/privacy.ts';
import type { Deps } from '../deps.ts';
import { publicNumber } from '../ids.ts';
import { privacyRequestReceived, privacyRequestWaits } from '../mail/letters-privacy.ts';
import { addLetter } from '../mail/outbox.ts';
import { privacyRequests } from './tables.ts';

/** Time limit for an answer (GDPR art. 12(3)). */
const ANSWER_MONTHS = 1;

/**
 * Stores a request, confirms it by letter and tells the administrators.
 * @param address the client's address, for the rate limit
 * @throws AppError too_many_attempts
 */
export async function takePrivacyRequest(deps: Deps, input: z.output<typeof privacyRequestSchema>, address: string): Promise<PrivacyCase> {
  await deps.limits.use('privacyByAddress', address);
  await deps.limits.use('privacyByEmail', input.email);
  const now = deps.clock();
  const [id, deadline] = [publicNumber('LU', now), addMonths(now, ANSWER_MONTHS)];
  deps.db.transaction((tx) => {
    tx.insert(privacyRequests)
      .values({
        ...input,
        id,
        otherNames: input.otherNames || null,
        context: input.context || null,
        details: input.details || null,
        address: input.address || null,
        createdAt: now,
        deadline,
      })
      .run();
    addLetter(tx, now, { key: `case:${id}`, to: input.email, ...privacyRequestReceived(deps.config, { caseId: id, kind: input.kind, at: now, deadline }) });
    const holds = input.kind === 'objection' || input.kind === 'restriction';
    for (const to of administratorEmails(deps, tx))
      addLetter(tx, now, { key: `case:${id}:to:${to}`, to, ...privacyRequestWaits(deps.config, { caseId: id, kind: input.kind, deadline, holds }) });
  });
  return { caseId: id, deadline: deadline.toISOString(), email: input.email };
}
