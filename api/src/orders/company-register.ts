/**
 * The white list of VAT payers of the Ministry of Finance: `GET {base}/api/search/nip/{nip}?date=YYYY-MM-DD`, without a key.
 * Limits: a small number of searches a day and address; 429 above it, so an answer is kept for its day and a refusal for an hour.
 * An unknown NIP is 200 with `subject: null`, a wrong one 400 `{"code":"WL-115","message":"…"}`.
 * The answer also holds people's names and PESEL numbers: of it only name and address are read.
 */
import { z } from 'zod';
import type { Company } from '../contract/orders.ts';
import { polishDay } from '../days.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;
const REFUSED_MS = 3_600_000;
/** Answers kept at most. */
const KEPT = 1_000;

const text = z.string().nullish();
const answerSchema = z.object({ result: z.object({ subject: z.object({ name: text, workingAddress: text, residenceAddress: text }).nullable() }) });

/** The company of a NIP of ten digits; null when the list has none, or nothing that an invoice could use. @throws when it cannot be asked */
export type CompanyRegister = (nip: string) => Promise<Company | null>;

/** @param base address of the service, without a slash at its end */
export function createCompanyRegister(options: { base: string; fetch: typeof globalThis.fetch; clock: () => Date; userAgent: string }): CompanyRegister {
  const known = new Map<string, Company | null>();
  let refusedUntil = 0;

  async function ask(nip: string, day: string): Promise<Company | null> {
    const response = await options.fetch(`${options.base}/api/search/nip/${nip}?date=${day}`, {
      headers: { accept: 'application/json', 'user-agent': options.userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 429) refusedUntil = options.clock().getTime() + REFUSED_MS;
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
      await response.body?.cancel();
      throw new Error(`the register of companies answers ${response.status}`);
    }
    const { subject } = answerSchema.parse(await response.json()).result;
    const address = subject?.workingAddress || subject?.residenceAddress;
    return subject?.name && address ? { companyName: subject.name.trim(), companyAddress: address.trim() } : null;
  }

  return async (nip) => {
    const now = options.clock();
    const day = polishDay(now);
    const key = `${day} ${nip}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (now.getTime() < refusedUntil) throw new Error('the register of companies refuses more questions for now');
    const found = await ask(nip, day);
    if (known.size >= KEPT) known.clear();
    known.set(key, found);
    return found;
  };
}
