/**
 * The Wayback Machine of the Internet Archive: `GET https://web.archive.org/cdx/search/cdx?url=&output=json&limit=1`, the first copy of a site.
 * Terms: free, no key; slow, and asked politely. Asked about the sites that the order names. Nothing found is `[]`. Read in November 2026.
 */
import { z } from 'zod';
import type { SearchSource } from '../types.ts';
import { askFor, type Service } from './answer.ts';
import { failure } from './ask-json.ts';
import { dayOf, KEEPS, recordsOf } from './record.ts';

const NAME = 'wayback';
const ADDRESS = 'https://web.archive.org/cdx/search/cdx';
const PUBLISHER = 'Internet Archive, Wayback Machine';

/** A row of names, then a row of values for each copy. */
const answerSchema = z.array(z.array(z.string()));
const copySchema = z.object({ timestamp: z.string().regex(/^\d{14}$/), original: z.url({ protocol: /^https?$/ }) });

/** Asked about a host alone. Every failure is an answer; nothing is thrown but the caller's abort. */
export const createWayback = (service: Service): SearchSource => ({
  name: NAME,
  pages: { site: 1, inAll: 2, kept: 0 },
  pace: { delayMs: 2_000, parallel: 1 },
  keeps: KEEPS,
  cost: null,
  async search(query, _page, signal) {
    const answer = await askFor(
      service,
      { url: `${ADDRESS}?${new URLSearchParams({ url: query, output: 'json', limit: '1' })}`, schema: answerSchema },
      signal,
    );
    if ('failure' in answer) return answer.failure;
    const [names, values] = answer.data;
    if (!names || !values) return recordsOf(NAME, query, []);
    const copy = copySchema.safeParse(Object.fromEntries(names.map((name, i) => [name, values[i]]))).data;
    const day = copy && dayOf(copy.timestamp);
    if (!copy || !day) return failure('error', { code: 'unknown_format' });
    return recordsOf(NAME, query, [
      {
        url: `https://web.archive.org/web/${copy.timestamp}/${copy.original}`,
        title: `Archiwum internetu: ${query}`,
        kind: 'other',
        publisher: PUBLISHER,
        facts: [
          `Najstarsza kopia strony ${query} w archiwum internetu pochodzi z dnia ${day}`,
          'Strona istniała pod tym adresem co najmniej od tego dnia, ale mogła wtedy należeć do kogoś innego.',
        ],
      },
    ]);
  },
});
