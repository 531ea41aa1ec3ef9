/**
 * The register of sole traders (CEIDG, third version): `GET https://dane.biznes.gov.pl/api/ceidg/v3/firmy?nip=`, with a free token.
 * Terms: public information. Read are the firm's name, town, status and first day; never street, owner, phone or e-mail.
 * Limits: 50 requests in 180 seconds counted from the LAST one, so that asking on prolongs the block: 3.7 s between two requests, and
 * after 429 nothing for 180 s. 204: no such firm. 401: a wrong token. Read in November 2026.
 */
import { z } from 'zod';
import type { SearchFailure, SearchSource } from '../types.ts';
import { askFor, type Service } from './answer.ts';
import { failure } from './ask-json.ts';
import { dayOf, inSentence, KEEPS, numberIn, recordsOf } from './record.ts';

const NAME = 'ceidg';
const ADDRESS = 'https://dane.biznes.gov.pl/api/ceidg/v3/firmy';
const PUBLIC = 'https://aplikacja.ceidg.gov.pl/CEIDG/CEIDG.Public.UI/SearchDetails.aspx';
const PUBLISHER = 'Centralna Ewidencja i Informacja o Działalności Gospodarczej (CEIDG)';
const BLOCK_MS = 180_000;
/** Entries of one number: earlier firms of the same person among them. */
const MOST = 3;

/** The register writes them without Polish letters. */
const STATUSES: Record<string, string> = {
  WYKRESLONY: 'wykreślony',
  OCZEKUJE_NA_ROZPOCZECIE_DZIALANOSCI: 'oczekuje na rozpoczęcie działalności',
  WYLACZNIE_W_FORMIE_SPOLKI: 'działalność wyłącznie w formie spółki',
};

const text = z.string().trim().nullish().catch(null);
const firmSchema = z.object({
  id: z.guid(),
  nazwa: z.string().trim().min(1),
  adresDzialalnosci: z.object({ miasto: text, wojewodztwo: text }).nullish().catch(null),
  wlasciciel: z.object({ nip: z.string() }),
  dataRozpoczecia: text,
  status: text,
});
const answerSchema = z.object({ firmy: z.array(z.unknown()) });

function failureOf(status: number): SearchFailure | undefined {
  if (status === 429) return failure('blocked', { code: 'rate_limited', http: status }, BLOCK_MS);
  return status === 401 ? failure('blocked', { code: 'key_refused', http: status }) : undefined;
}

function entryOf({ id, nazwa, adresDzialalnosci: place, wlasciciel, dataRozpoczecia, status }: z.output<typeof firmSchema>) {
  const since = dayOf(dataRozpoczecia);
  const voivodeship = place?.wojewodztwo ? `, województwo ${place.wojewodztwo.toLowerCase()}` : '';
  return {
    url: `${PUBLIC}?Id=${id}`,
    title: `CEIDG: ${nazwa}`,
    publisher: PUBLISHER,
    facts: [
      `Firma „${nazwa}” widnieje w rejestrze CEIDG.`,
      status ? `Status wpisu: ${STATUSES[status] ?? status.toLowerCase().replaceAll('_', ' ')}.` : null,
      since && `Data rozpoczęcia działalności: ${since}`,
      place?.miasto ? `Miejscowość: ${inSentence(place.miasto)}${voivodeship}.` : null,
      `NIP: ${wlasciciel.nip}.`,
    ],
  };
}

/** Asked about a number alone. Every failure is an answer; nothing is thrown but the caller's abort. */
export const createCeidg = ({ token, ...service }: Service & { token: string }): SearchSource => ({
  name: NAME,
  pages: { nip: 1, inAll: 4, kept: 0 },
  pace: { delayMs: 3_700, parallel: 1 },
  keeps: KEEPS,
  cost: null,
  async search(query, _page, signal) {
    const nip = numberIn(query);
    const url = `${ADDRESS}?${new URLSearchParams({ nip, page: '1', limit: '25' })}`;
    const question = { url, headers: { authorization: `Bearer ${token}` }, schema: answerSchema.nullable(), missing: 204, failureOf };
    const answer = await askFor(service, question, signal);
    if ('failure' in answer) return answer.failure;
    const listed = answer.data?.firmy ?? [];
    const firms = listed.flatMap((raw) => firmSchema.safeParse(raw).data ?? []);
    if (listed.length > 0 && firms.length === 0) return failure('error', { code: 'unknown_format' });
    return recordsOf(
      NAME,
      query,
      firms
        .filter(({ wlasciciel }) => wlasciciel.nip === nip)
        .slice(0, MOST)
        .map(entryOf),
    );
  },
});
