/** Where was searched: every query by every place, and the pages that could not be read. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { counted, integer, readableUrl } from '../../contract/format.ts';
import type { CoverageEntry, PageEntry, Report } from '../../contract/report.ts';
import { OUTCOME_LABELS, PAGE_LABELS, roundSentence, sourceLabel } from '../../contract/sources.ts';
import { sheet } from './parts.ts';
import { COLOR, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import type { Elastic } from './tagged/layout.ts';
import { type Context, clean, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

const PAIR = (TEXT_WIDTH - PAIR_GAP) / 2;
const head = (labels: string[]): TableCell[] => labels.map((text) => ({ text, style: 'th' }));

const UNREAD = 60;
const MOST = 80;

/** Every query by every place: a count, or the reason why there is none. */
export function coverage({ report }: Context): Content[] {
  const { pages, notes, rounds } = report.coverage;
  const odd = pages.filter((p) => p.status !== 'ok');
  return [
    sheet('coverage', TITLES.coverage, TITLES.coverage, LEADS.coverage, [], 110),
    ...[...rounds.slice(0, 4).map(roundSentence), ...notes.slice(0, 8).map((note) => clean(note, 320))].map(
      (text): Content => ({ text: say(text), style: 'side', margin: [0, 0, 0, 4] }),
    ),
    {
      text: say('Liczba: tyle wyników znaleziono. „0, sprawdzono”: miejsce odpowiedziało i nic nie miało. Kreska: tego zapytania tam nie zadano.'),
      style: 'small',
      margin: [0, 2, 0, 0],
    },
    ...(odd.length > 0
      ? [
          { text: 'Strony, których nie udało się przeczytać', style: 'h3', margin: [0, 18, 0, 4] as [number, number, number, number], keep: 90 },
          {
            layout: 'headed',
            table: {
              headerRows: 1,
              keepWithHeaderRows: 1,
              dontBreakRows: true,
              widths: [150, TEXT_WIDTH - 159],
              body: [head(['Powód', 'Adresy']), ...unreadRows(odd.slice(0, UNREAD))],
            },
          },
        ]
      : []),
    ...(odd.length > UNREAD
      ? [
          {
            text: `I jeszcze ${counted(odd.length - UNREAD, 'strona', 'strony', 'stron')}; cała lista jest w pliku JSON.`,
            style: 'small',
            margin: [0, 6, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
    { elastic: true, stack: queryTables(report, USUAL) },
  ];
}

/** Space over and under the words of a row. */
const USUAL = 2.2;
const SOURCES_PER_TABLE = 4;

const placesOf = ({ coverage: { queries } }: Report): string[] => [...new Set(queries.map(({ source }) => source))];

function queryTables(report: Report, pad: number, single = false): Content[] {
  const places = placesOf(report);
  return Array.from({ length: Math.ceil(places.length / SOURCES_PER_TABLE) }, (_, i) =>
    queryTable(places.slice(i * SOURCES_PER_TABLE, (i + 1) * SOURCES_PER_TABLE), report.coverage.queries, pad, single),
  );
}

/** The tables of queries, which come last: two queries a row where there is a single place, or one. */
export function elasticQueries({ report }: Context): Elastic[] {
  const queries = Math.min(MOST, new Set(report.coverage.queries.map(({ query }) => query)).size);
  const several = placesOf(report).length > 1;
  const table = (single: boolean): Elastic => ({
    rows: several || single ? queries : Math.ceil(queries / 2),
    build: (pad) => ({ stack: queryTables(report, pad, single) }),
  });
  return several ? [table(true)] : [table(false), table(true)];
}

const ADDRESSES_PER_ROW = 12;

type Unread = { reason: Content; addresses: string[] };

/** Addresses by the reason why they were not read; a reason with many takes several rows, so that each fits on a page. */
function unreadRows(pages: PageEntry[]): TableCell[][] {
  const byReason = new Map<string, Unread>();
  for (const { url, status, detail } of pages) {
    const key = `${status} ${detail ?? ''}`;
    const why = detail ? [{ text: ` (${say(detail, 60)})`, color: COLOR.ink2 }] : [];
    const known: Unread = byReason.get(key) ?? { reason: { text: [{ text: PAGE_LABELS[status] }, ...why], style: 'td' }, addresses: [] };
    known.addresses.push(clean(readableUrl(url), 160, 160));
    byReason.set(key, known);
  }
  return [...byReason.values()].flatMap(({ reason, addresses }) =>
    Array.from({ length: Math.ceil(addresses.length / ADDRESSES_PER_ROW) }, (_, i): TableCell[] => [
      i === 0 ? reason : '',
      { stack: addresses.slice(i * ADDRESSES_PER_ROW, (i + 1) * ADDRESSES_PER_ROW), style: 'td' },
    ]),
  );
}

/** Queries by place. With a single place there is room for two queries in a row. */
function queryTable(places: string[], entries: CoverageEntry[], pad: number, single: boolean): Content {
  const spaced = (cell: TableCell): TableCell => (typeof cell === 'string' ? cell : ({ ...(cell as object), margin: [0, pad, 0, pad] } as TableCell));
  // A single narrow figure stands at the end of its line, as in a list of contents.
  const atEnd = (cell: TableCell): TableCell =>
    places.length === 1 && !twice && typeof cell !== 'string' ? ({ ...(cell as object), alignment: 'right' } as TableCell) : cell;
  const own = entries.filter((e) => places.includes(e.source));
  const queries = [...new Set(own.map((e) => e.query))].slice(0, MOST);
  const twice = places.length === 1 && !single && queries.length > 4;
  const cells = (query: string): TableCell[] => [
    spaced({ text: clean(query, 120), style: 'td' }),
    ...places.map((place) => atEnd(spaced(coverageCell(own.filter((e) => e.query === query && e.source === place))))),
  ];
  const labels = ['Zapytanie', ...places.map((p) => clean(sourceLabel(p), 40))];
  const half = Math.ceil(queries.length / 2);
  const first = twice ? 196 : 230;
  const width = (TEXT_WIDTH - first) / places.length - 9;
  const widths = twice
    ? [first - 9, PAIR - first, first - 9, PAIR - first + 11]
    : [first - 9, ...places.map((_, i) => (i === places.length - 1 ? width + 9 : width))];
  return {
    margin: [0, 12, 0, 0],
    layout: 'queries',
    table: {
      widths,
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        twice ? head([...labels, ...labels]) : head(labels).map((cell, i) => (i > 0 ? atEnd(cell) : cell)),
        ...(twice ? queries.slice(0, half) : queries).map((query, i): TableCell[] => {
          const beside = queries[half + i];
          return [...cells(query), ...(twice ? (beside ? cells(beside) : ['', '']) : [])];
        }),
      ],
    },
  };
}

/** Several pages of one query in one place are one cell: found if any was, else the last reason. */
function coverageCell(entries: CoverageEntry[]): TableCell {
  const last = entries.at(-1);
  if (!last) return { text: '—', style: 'td', color: COLOR.ink3 };
  const found = entries.reduce((sum, e) => sum + (e.status === 'ok' ? e.found : 0), 0);
  const worst = entries.find((e) => e.status !== 'ok' && e.status !== 'zero');
  if (found > 0) return { text: integer(found), style: 'td' };
  const status = worst?.status ?? 'zero';
  if (status === 'zero' || status === 'ok') return { text: OUTCOME_LABELS.zero, style: 'td' };
  return { text: OUTCOME_LABELS[status], style: 'td', bold: true, color: COLOR.negativeInk };
}
