/** Returned letters and complaints, as the own mail server hands them over or the provider reports them. */
import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Bounce } from '../contract/bounces.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { isDeadAddress } from './faults.ts';
import { LAST_LETTER } from './letters-privacy.ts';
import { returnedLetters } from './return-path.ts';
import { suppress } from './suppression.ts';
import { outbox } from './tables.ts';

/** @param header `Bearer SECRET`, or `Basic …` with the secret as password @throws AppError not_found without the secret */
export function mayReport(deps: Deps, header: string | undefined): void {
  const secret = deps.config.mail.bounceSecret;
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  const given = scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':').slice(1).join(':') : value;
  const [a, b] = [Buffer.from(given), Buffer.from(secret ?? '')];
  if (!secret || a.length !== b.length || !timingSafeEqual(a, b)) throw new AppError('not_found');
}

const markBounced = (tx: Tx, id: number, now: Date, detail: string) =>
  tx
    .update(outbox)
    .set({ bouncedAt: now, lastError: detail.slice(0, 500) })
    .where(eq(outbox.id, id))
    .run();

/** A mail that came to the address for returned letters. Only one that carries a return path of ours counts. @returns letters that it concerns: 0 or 1 */
export async function takeReturned(deps: Deps, raw: Uint8Array): Promise<number> {
  const report = await readDeliveryReport(raw);
  const [id] = returnedLetters(deps.config.mail, new TextDecoder('latin1').decode(raw));
  if (!report || id === undefined) return 0;
  return deps.db.transaction((tx) => {
    const row = tx.select().from(outbox).where(eq(outbox.id, id)).get();
    if (!row?.sentAt || row.template === LAST_LETTER) return 0;
    const now = deps.clock();
    if (report.kind === 'complaint') suppress(tx, { address: row.recipient, reason: 'complaint', detail: null, at: now });
    else {
      markBounced(tx, id, now, report.detail);
      if (isDeadAddress(report.detail)) suppress(tx, { address: row.recipient, reason: 'dead', detail: report.detail, at: now });
    }
    return 1;
  });
}

/** Number of the letter in a Message-ID of ours. */
const numberIn = (messageId: string | undefined) => /\.(\d{1,12})\.lustro@/.exec(messageId ?? '')?.[1];

/** What a provider reports. @returns reports that were taken */
export function takeBounces(deps: Deps, bounces: readonly Bounce[]): number {
  const now = deps.clock();
  deps.db.transaction((tx) => {
    for (const { type, email, status, detail, messageId } of bounces) {
      const id = Number(numberIn(messageId) ?? 0);
      const letter = id ? tx.select().from(outbox).where(eq(outbox.id, id)).get() : undefined;
      // The letter was erased with its account, or was its last one: the address is to be forgotten.
      if (id && (!letter || letter.template === LAST_LETTER)) continue;
      const words = [status, detail].filter(Boolean).join(' ');
      if (type === 'complaint') suppress(tx, { address: email, reason: 'complaint', detail: null, at: now });
      else if (status === undefined || isDeadAddress(status)) suppress(tx, { address: email, reason: 'dead', detail: words || null, at: now });
      if (type === 'bounce' && letter?.sentAt && letter.recipient.toLowerCase() === email.toLowerCase()) markBounced(tx, id, now, words || 'zwrot');
    }
  });
  return bounces.length;
}
