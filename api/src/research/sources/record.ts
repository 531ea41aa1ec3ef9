/** What registers and archives have in common: facts in sentences, ready to be quoted, with the register's name and public address. */
import { dateLong } from '../../contract/format.ts';
import type { SourceName } from '../../contract/sources.ts';
import { parseDate } from '../dates.ts';
import type { FactRecord, SearchAnswer, SearchHit } from '../types.ts';

/** `facts`: sentences, the most telling first; empty ones are left out. `publisher`: whose register it is. */
type Entry = { url: string; title: string; facts: (string | null)[]; publisher: string; kind?: FactRecord['kind']; numbers?: FactRecord['numbers'] };

/** Registers count their answers by the day. */
export const KEEPS = { ms: 12 * 3_600_000, date: true } as const;

/** Sentences of a paragraph, which is an excerpt of the report. */
const IN_PARAGRAPH = 3;

/** Digits of „NIP 123-456-32-18”. */
export const numberIn = (query: string): string => query.replace(/\D/g, '');

/** A date as it stands in a sentence; null when there is none. */
export function dayOf(date: string | null | undefined): string | null {
  const day = parseDate(date);
  return day && dateLong(day).replaceAll('\u00a0', ' ');
}

const FORMS: readonly [RegExp, string][] = [
  [/ SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ$/, ' sp. z o.o.'],
  [/ SPÓŁKA AKCYJNA$/, ' S.A.'],
];
/** A firm's name with its legal form as people write it. */
export const firmName = (name: string): string => FORMS.reduce((short, [form, written]) => short.replace(form, written), name);

const SMALL = new Set(['nad', 'pod', 'koło', 'w', 'we', 'i', 'k']);
/** „BIELSKO-BIAŁA” as „Bielsko-Biała”; what is not in capitals stays. */
export const inSentence = (place: string): string =>
  place !== place.toUpperCase()
    ? place
    : place
        .toLowerCase()
        .replace(/\p{L}+/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : word.replace(/^\p{L}/u, (first) => first.toUpperCase())));

/** The entries as hits, each with its text. */
export const recordsOf = (source: SourceName, query: string, entries: Entry[]): SearchAnswer => ({
  status: 'ok',
  more: false,
  notes: [],
  hits: entries.map(({ url, title, facts, publisher, kind = 'register', numbers = [] }, i): SearchHit => {
    const told = facts.filter(Boolean);
    const paragraphs = told.flatMap((_, at) => (at % IN_PARAGRAPH === 0 ? [told.slice(at, at + IN_PARAGRAPH).join(' ')] : []));
    const text = [...paragraphs, `Źródło: ${publisher}, ${url}`].join('\n\n');
    return { url, title: title.slice(0, 300), snippet: '', publishedAt: null, source, query, rank: i + 1, record: { kind, text, numbers } };
  }),
});
