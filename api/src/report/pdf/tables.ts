/** Platforms, sources, identities set aside, coverage. */

import type { Content, TableCell } from 'pdfmake/interfaces';
import { counted, dateShort, integer } from '../../contract/format.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { CoverageEntry, Evidence, PlatformStat } from '../../contract/report.ts';
import {
  COVERAGE_WORD,
  LEADS,
  NO_DATE,
  NOT_RATED,
  PAGE_WORD,
  PLACE_NAME,
  PLATFORM_STATE,
  SENTIMENT_WORD,
  setAsideOf,
  TITLES,
  UNCERTAIN_WORD,
} from '../words.ts';
import { heading, isRated, opening } from './parts.ts';
import { COLOR, FILL, TEXT_WIDTH } from './styles.ts';
import { sentimentSign } from './svg.ts';
import { anchor, type Context, cite, clean, MAX, say, webLink } from './text.ts';

const head = (labels: string[], right: number[] = []): TableCell[] =>
  labels.map((text, i) => ({ text, style: 'th', ...(right.includes(i) ? { alignment: 'right' as const } : {}) }));

/** A profile a row: what is seen without signing in. */
export function platformTable(ctx: Context): Content {
  const widths = [62, 176, 62, 58, 46];
  const known = (value: number | null) => (value === null ? '—' : integer(value));
  const row = (stat: PlatformStat): TableCell[] => [
    { text: PLATFORM_NAMES[stat.platform], bold: true, style: 'td' },
    {
      style: 'td',
      stack: [
        {
          text: [
            stat.profile ? { text: clean(stat.profile, 50), color: COLOR.accent, ...webLink(stat.href ?? '') } : { text: PLATFORM_STATE[stat.state] },
            ...(stat.profile ? [{ text: `, ${PLATFORM_STATE[stat.state]}` }] : []),
            { text: ' ' },
            ...cite(stat.refs, ctx, 9),
          ],
        },
        ...(stat.note ? [{ text: say(stat.note, 110), color: COLOR.ink2 }] : []),
      ],
    },
    { text: known(stat.followers), style: 'td', alignment: 'right' },
    { text: stat.lastPost ? dateShort(stat.lastPost) : '—', style: 'td', alignment: 'right' },
    { text: known(stat.posts90), style: 'td', alignment: 'right' },
    { text: integer(stat.mentions), style: 'td', alignment: 'right' },
  ];
  return {
    margin: [0, 14, 0, 0],
    layout: 'headed',
    table: {
      widths: [...widths, TEXT_WIDTH - 45 - widths.reduce((a, b) => a + b, 0)],
      headerRows: 1,
      dontBreakRows: true,
      body: [head(['Platforma', 'Profil', 'Obserwujący', 'Ostatni wpis', 'W 90 dni', 'Wzmianki'], [2, 3, 4, 5]), ...ctx.report.platforms.map(row)],
    },
  };
}

/** The list of sources; each row holds the anchor that its citations lead to. */
export function sources(ctx: Context): Content[] {
  const { evidence, coverage } = ctx.report;
  const { totals } = coverage;
  const share = `${Math.round(totals.topDomainShare * 100)}%`;
  const intro = `${counted(evidence.length, 'adres', 'adresy', 'adresów')} z ${counted(totals.domains, 'domeny', 'domen', 'domen')}; największy udział jednej domeny: ${share}.`;
  const top = heading('sources', TITLES.sources, `${LEADS.sources}${evidence.length > 0 ? ` ${intro}` : ''}`);
  if (evidence.length === 0) return [opening([...top, { text: 'Nie znaleziono żadnego źródła o tej nazwie.', margin: [0, 14, 0, 0] }], false)];
  const table: Content = {
    margin: [0, 14, 0, 0],
    layout: 'headed',
    table: {
      widths: [22, TEXT_WIDTH - 22 - 66 - 8 - 84 - 36, 66, 8, 84],
      headerRows: 1,
      dontBreakRows: true,
      body: [head(['Nr', 'Gdzie i co', 'Data', '', 'Wydźwięk'], [2]), ...evidence.map(sourceRow)],
    },
  };
  return evidence.length <= FEW ? [opening([...top, table], false)] : [opening(top, true), table];
}

/** So many sources stay in one block and need no page of their own. */
const FEW = 8;

function sourceRow(item: Evidence): TableCell[] {
  const link = webLink(item.href);
  const rated = isRated(item) ? item.sentiment.label : null;
  return [
    { text: String(item.n), id: anchor(item.n), style: 'td' },
    {
      text: [
        { text: say(item.title, MAX.title) || 'bez tytułu', bold: true, ...link },
        { text: '\n' },
        { text: clean(item.domain, MAX.line), color: COLOR.accent, ...link },
        ...(item.own ? [{ text: ', źródło własne', color: COLOR.ink2 }] : []),
      ],
      style: 'td',
    },
    { text: item.publishedAt ? dateShort(item.publishedAt) : NO_DATE, style: 'td', alignment: 'right' },
    '',
    {
      columnGap: 5,
      columns: [
        ...(rated ? [sentimentSign(rated, 1)] : [{ width: 10, text: item.own || !item.sentiment ? '–' : '?', style: 'td', alignment: 'center' as const }]),
        {
          width: '*',
          text: rated ? SENTIMENT_WORD[rated] : item.own || !item.sentiment ? NOT_RATED : UNCERTAIN_WORD,
          style: 'td',
          ...(rated ? { color: FILL[rated][1], bold: true } : { color: COLOR.ink2 }),
        },
      ],
    },
  ];
}

const PAGES_PER_IDENTITY = 12;

/** Other people and brands of the same name: kept apart, shown so that the reader can object. */
export function identities({ report }: Context): Content[] {
  if (report.setAside.length === 0) return [];
  const pages = report.setAside.reduce((sum, other) => sum + other.pages.length, 0);
  const intro = `Odłożono ${counted(pages, 'stronę', 'strony', 'stron')} ${setAsideOf(report.subject.kind)}, bez wpływu na wyniki.`;
  const rows = report.setAside.slice(0, 40).map((other): TableCell[] => {
    const more = other.pages.length - PAGES_PER_IDENTITY;
    return [
      {
        stack: [
          { text: say(other.label, 120), bold: true, style: 'td' },
          { text: say(other.reason, 160), style: 'td', color: COLOR.ink2 },
        ],
      },
      {
        style: 'td',
        stack: [
          ...other.pages.slice(0, PAGES_PER_IDENTITY).map(
            (page): Content => ({
              text: [
                { text: say(page.title, 110) || 'bez tytułu', ...webLink(page.href) },
                { text: `, ${clean(page.domain, MAX.line)}`, color: COLOR.accent, ...webLink(page.href) },
              ],
              margin: [0, 0, 0, 2],
            }),
          ),
          ...(more > 0 ? [{ text: `i jeszcze ${counted(more, 'strona', 'strony', 'stron')}`, color: COLOR.ink2 }] : []),
        ],
      },
    ];
  });
  return opened([...heading('identity', TITLES.identity, intro)], [150, TEXT_WIDTH - 159], head(['Kto', 'Strony']), rows);
}

/** A heading with a table under it; the heading stays with the first row. */
const opened = (top: Content[], widths: number[], header: TableCell[], rows: TableCell[][]): Content[] => [
  opening([...top, { margin: [0, 12, 0, 0], layout: 'headed', table: { widths, dontBreakRows: true, body: [header, ...rows.slice(0, 1)] } }], false),
  ...(rows.length > 1 ? [{ layout: 'rowsTight', table: { widths, dontBreakRows: true, body: rows.slice(1) } } as Content] : []),
];

const SOURCES_PER_TABLE = 4;

/** Every query by every place: a count, or the reason why there is none. */
export function coverage({ report }: Context): Content[] {
  const { queries, pages, notes } = report.coverage;
  const places = [...new Set(queries.map((q) => q.source))];
  const groups = Array.from({ length: Math.ceil(places.length / SOURCES_PER_TABLE) }, (_, i) =>
    places.slice(i * SOURCES_PER_TABLE, (i + 1) * SOURCES_PER_TABLE),
  );
  const odd = pages.filter((p) => p.status !== 'ok');
  return [
    ...heading('coverage', TITLES.coverage, LEADS.coverage, true),
    ...notes.slice(0, 8).map((note): Content => ({ text: say(note, 320), margin: [0, 7, 0, 0] })),
    ...groups.map((group) => queryTable(group, queries)),
    {
      text: say('Liczba: tyle wyników znaleziono. „0, sprawdzono”: miejsce odpowiedziało i nic nie miało. Kreska: tego zapytania tam nie zadano.'),
      style: 'small',
      margin: [0, 8, 0, 0],
    },
    ...(odd.length > 0
      ? opened(
          [{ text: 'Strony, których nie udało się przeczytać', style: 'h3' }],
          [TEXT_WIDTH - 159, 150],
          head(['Adres', 'Powód']),
          odd.slice(0, 60).map(pageRow),
        )
      : []),
    ...(odd.length > 60
      ? [
          {
            text: `I jeszcze ${counted(odd.length - 60, 'strona', 'strony', 'stron')}; cała lista jest w pliku JSON.`,
            style: 'small',
            margin: [0, 6, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
  ];
}

/** An address as people read it. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const pageRow = (page: { url: string; status: keyof typeof PAGE_WORD; detail: string | null }): TableCell[] => [
  { text: clean(readable(page.url), 160, 160), style: 'td' },
  { text: [PAGE_WORD[page.status], ...(page.detail ? [{ text: ` (${say(page.detail, 60)})`, color: COLOR.ink2 }] : [])], style: 'td' },
];

function queryTable(places: string[], entries: CoverageEntry[]): Content {
  const own = entries.filter((e) => places.includes(e.source));
  const queries = [...new Set(own.map((e) => e.query))].slice(0, 80);
  const first = 190;
  const width = (TEXT_WIDTH - first) / places.length - 9;
  return {
    margin: [0, 14, 0, 0],
    layout: 'headed',
    table: {
      widths: [first - 9, ...places.map((_, i) => (i === places.length - 1 ? width + 9 : width))],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        head(['Zapytanie', ...places.map((p) => clean(PLACE_NAME[p] ?? p, 40))]),
        ...queries.map((query): TableCell[] => [
          { text: clean(query, 120), style: 'td' },
          ...places.map((place) => coverageCell(own.filter((e) => e.query === query && e.source === place))),
        ]),
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
  if (status === 'zero' || status === 'ok') return { text: COVERAGE_WORD.zero, style: 'td' };
  return { text: COVERAGE_WORD[status], style: 'td', bold: true, color: COLOR.negativeInk };
}
