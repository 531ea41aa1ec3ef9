/**
 * The white list of VAT payers: `GET https://wl-api.mf.gov.pl/api/search/nip/{nip}?date=YYYY-MM-DD`.
 * Terms: public, no key. The answer also holds people's names, PESEL numbers and bank accounts: read are status, date and numbers of the
 * firm, and its name only where it is in the court register, as else it is a person's.
 * Limits: a small number of searches a day and address (taken as 100), 429 above. A wrong NIP is 400 `{"code":"WL-115"}`, an unknown one
 * 200 with `subject: null`. Read in November 2026.
 */
import { z } from 'zod';
import type { SearchFailure, SearchSource } from '../types.ts';
import { askFor, type Service } from './answer.ts';
import { failure } from './ask-json.ts';
import { dayOf, firmName, KEEPS, numberIn, recordsOf } from './record.ts';

const NAME = 'whitelist';
const ADDRESS = 'https://wl-api.mf.gov.pl/api/search/nip';
const PUBLIC = 'https://www.podatki.gov.pl/wykaz-podatnikow-vat-wyszukiwarka';
const PUBLISHER = 'wykaz podatników VAT Krajowej Administracji Skarbowej';
const PER_DAY = 100;
/** The list does not say how long to wait; its limit is that of a day. */
const WAIT_MS = 3_600_000;

const text = z.string().trim().nullish().catch(null);
const answerSchema = z.object({
  result: z.object({
    subject: z.object({ name: text, nip: z.string(), statusVat: text, regon: text, krs: text, registrationLegalDate: text, removalDate: text }).nullable(),
  }),
});
const errorSchema = z.object({ code: z.string() });

const polishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

function failureOf(status: number, json: unknown): SearchFailure | undefined {
  if (status === 429) return failure('blocked', { code: 'rate_limited', http: status }, WAIT_MS);
  const code = errorSchema.safeParse(json).data?.code;
  return code === undefined ? undefined : failure('error', { code: 'refused', reason: code.slice(0, 60) });
}

/** Asked about a number alone. `now` gives the day asked about. Every failure is an answer; nothing is thrown but the caller's abort. */
export const createWhiteList = ({ now = () => new Date(), ...service }: Service & { now?: () => Date }): SearchSource => ({
  name: NAME,
  pages: { nip: 1, inAll: 4, kept: 0 },
  pace: { delayMs: 1_000, parallel: 1 },
  perDay: PER_DAY,
  keeps: KEEPS,
  cost: null,
  async search(query, _page, signal) {
    const nip = numberIn(query);
    const answer = await askFor(service, { url: `${ADDRESS}/${nip}?date=${polishDay.format(now())}`, schema: answerSchema, failureOf }, signal);
    if ('failure' in answer) return answer.failure;
    const { subject } = answer.data.result;
    if (subject === null || subject.nip !== nip) return recordsOf(NAME, query, []);
    const firm = subject.krs && subject.name ? firmName(subject.name) : null;
    const [registered, removed] = [dayOf(subject.registrationLegalDate), dayOf(subject.removalDate)];
    const facts = [
      `${firm ?? 'Firma z zamówienia'} widnieje w wykazie podatników VAT pod numerem NIP ${nip}.`,
      subject.statusVat ? `Status podatnika VAT: ${subject.statusVat.toLowerCase()}.` : null,
      registered && `Data rejestracji jako podatnik VAT: ${registered}`,
      removed && `Data wykreślenia z rejestru VAT: ${removed}`,
      subject.krs ? `Numer KRS: ${subject.krs}.` : null,
      subject.regon ? `REGON: ${subject.regon}.` : null,
    ];
    const numbers = subject.krs ? [{ purpose: 'krs' as const, value: subject.krs }] : [];
    return recordsOf(NAME, query, [
      { url: `${PUBLIC}?nip=${nip}`, title: `Wykaz podatników VAT: ${firm ?? `NIP ${nip}`}`, facts, publisher: PUBLISHER, numbers },
    ]);
  },
});
