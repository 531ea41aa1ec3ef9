/** Platforms, sources, identities set aside, coverage. */

import type { Content, TableCell } from 'pdfmake/interfaces';
import { counted, dateShort, integer } from '../../contract/format.ts';
import { GENRE_LABELS, UNRATED_GENRES } from '../../contract/overview.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { CoverageEntry, Evidence, PageEntry, PlatformStat } from '../../contract/report.ts';
import { OUTCOME_LABELS, PAGE_LABELS, roundSentence, sourceLabel } from '../../contract/sources.ts';
import { isRated, opening, runHeading } from './parts.ts';
import { COLOR, FILL, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import { sentimentSign } from './svg.ts';
import { anchor, type Context, cite, clean, MAX, say, webLink } from './text.ts';
import { BEARS_NAME, LEADS, NO_DATE, NOT_RATED, PLATFORM_STATE, SAME_TEXT, SENTIMENT_WORD, setAsideOf, TITLES, UNCERTAIN_WORD } from './words.ts';

const head = (labels: string[], right: number[] = []): TableCell[] =>
  labels.map((text, i) => ({ text, style: 'th', ...(right.includes(i) ? { alignment: 'right' as const } : {}) }));

/** A profile a row: what is seen without signing in. */
export function platformTable(ctx: Context): Content {
  const widths = [54, 202, 56, 54, 38];
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
        // The columns show the activity of a confirmed profile, and the state that there is none: no note is needed there.
        ...(stat.note && stat.state !== 'none' && !(stat.state === 'confirmed' && stat.lastPost) ? [{ text: say(stat.note, 110), color: COLOR.ink2 }] : []),
      ],
    },
    { text: known(stat.followers), style: 'td', alignment: 'right' },
    { text: stat.lastPost ? dateShort(stat.lastPost) : '—', style: 'td', alignment: 'right' },
    { text: known(stat.posts90), style: 'td', alignment: 'right' },
    { text: integer(stat.mentions), style: 'td', alignment: 'right' },
  ];
  return {
    margin: [0, 9, 0, 2],
    layout: 'headed',
    table: {
      widths: [...widths, TEXT_WIDTH - 45 - widths.reduce((a, b) => a + b, 0)],
      headerRows: 1,
      dontBreakRows: true,
      body: [head(['Platforma', 'Profil', 'Obserwujący', 'Ostatni wpis', 'W 90 dni', 'Wzmianki'], [2, 3, 4, 5]), ...ctx.report.platforms.map(row)],
    },
  };
}

/** The list of sources; each row has the anchor that its citations link to. */
export function sources(ctx: Context): Content[] {
  const { evidence, coverage } = ctx.report;
  const { totals } = coverage;
  const share = `${Math.round(totals.topDomainShare * 100)}%`;
  const intro = `${counted(evidence.length, 'źródło', 'źródła', 'źródeł')} z ${counted(totals.domains, 'domeny', 'domen', 'domen')}; największy udział jednej domeny: ${share}.`;
  const top = runHeading('sources', TITLES.sources, evidence.length > 0 ? intro : '');
  if (evidence.length === 0) return [opening([...top, { text: 'Nie znaleziono żadnego źródła o tej nazwie.', margin: [0, 14, 0, 0] }])];
  const rows = Array.from({ length: Math.ceil(evidence.length / 2) }, (_, i) => evidence.slice(2 * i, 2 * i + 2));
  const table = (layout: string, part: Evidence[][]): Content => ({
    layout,
    table: {
      widths: [PAIR, PAIR],
      dontBreakRows: true,
      body: part.map(([left, right]): TableCell[] => [sourceCell(left as Evidence), right ? sourceCell(right) : '']),
    },
  });
  const opened = opening([...top, { ...(table('pairs', rows.slice(0, FEW)) as object), margin: [0, 6, 0, 0] } as Content]);
  return rows.length > FEW ? [opened, table('pairsNext', rows.slice(FEW))] : [opened];
}

/** So many rows stay with their heading. */
const FEW = 2;
const PAIR = (TEXT_WIDTH - PAIR_GAP) / 2;

/** A source's tone in words. */
export function toneOf(item: Evidence): { text: string; color: string; bold?: boolean } {
  if (isRated(item)) return { text: SENTIMENT_WORD[item.sentiment.label], color: FILL[item.sentiment.label][1], bold: true };
  const unrated = UNRATED_GENRES.has(item.genre) ? (GENRE_LABELS[item.genre] ?? NOT_RATED) : NOT_RATED;
  return { text: item.own ? 'własne' : item.sentiment ? UNCERTAIN_WORD : unrated, color: COLOR.ink2 };
}

/** A source: number and sign of the tone, title, and where, when and in which tone. */
function sourceCell(item: Evidence): TableCell {
  const link = webLink(item.href);
  const rated = isRated(item) ? item.sentiment.label : null;
  // Own pages often have no date, so the missing date is not marked there.
  const date = item.publishedAt ? `${dateShort(item.publishedAt)}, ` : item.own ? '' : `${NO_DATE}, `;
  return {
    style: 'td',
    columns: [
      { width: 18, stack: [{ text: String(item.n), id: anchor(item.n) }, ...(rated ? [sentimentSign(rated, 1.5) as Content] : [])] },
      {
        width: PAIR - 18,
        stack: [
          { text: say(item.title, MAX.title) || 'bez tytułu', bold: true, ...link },
          {
            text: [{ text: clean(item.domain, MAX.line), color: COLOR.accent, ...link }, { text: `, ${date}`, color: COLOR.ink2 }, toneOf(item)],
          },
          ...sameText(item),
        ],
      },
    ],
  };
}

const COPIES_SHOWN = 4;

/** „Ten sam tekst także: …” with each domain once; nothing without copies. */
function sameText({ copies }: Evidence): Content[] {
  const byDomain = [...new Map(copies.map((copy) => [copy.domain, copy])).values()];
  if (byDomain.length === 0) return [];
  const more = byDomain.length - COPIES_SHOWN;
  return [
    {
      text: [
        { text: SAME_TEXT, color: COLOR.ink2 },
        ...byDomain.slice(0, COPIES_SHOWN).flatMap(({ domain, href }, i) => [
          { text: i > 0 ? ', ' : '', color: COLOR.ink2 },
          { text: clean(domain, MAX.line), color: COLOR.accent, ...webLink(href) },
        ]),
        ...(more > 0 ? [{ text: ` i jeszcze ${counted(more, 'domena', 'domeny', 'domen')}`, color: COLOR.ink2 }] : []),
      ],
    },
  ];
}

const PAGES_PER_IDENTITY = 12;

/** Other people and brands of the same name: kept apart, shown so that the reader can object. */
export function identities({ report }: Context): Content[] {
  if (report.setAside.length === 0) return [];
  const pagesOf = (other: boolean) => report.setAside.reduce((sum, { kind, pages }) => sum + ((kind === 'other') === other ? pages.length : 0), 0);
  const counts = [
    { n: pagesOf(true), about: setAsideOf(report.subject.kind) },
    { n: pagesOf(false), about: BEARS_NAME },
  ].filter(({ n }) => n > 0);
  const intro = `Odłożono ${counts.map(({ n, about }) => `${counted(n, 'stronę', 'strony', 'stron')} ${about}`).join(' oraz ')}, bez wpływu na wyniki.`;
  const rows = report.setAside.slice(0, 40).map((other): TableCell[] => {
    const shown = other.pages.slice(0, PAGES_PER_IDENTITY);
    const more = other.pages.length - shown.length;
    return [
      {
        style: 'td',
        text: [
          { text: say(other.label, 120), bold: true },
          { text: `\n${say(other.reason, 160)}`, color: COLOR.ink2 },
        ],
      },
      {
        style: 'td',
        text: [
          ...shown.flatMap((page, i) => [
            { text: say(page.title, 110) || 'bez tytułu', ...webLink(page.href) },
            { text: `, ${clean(page.domain, MAX.line)}`, color: COLOR.accent, ...webLink(page.href) },
            i < other.pages.length - 1 ? '; ' : '',
          ]),
          ...(more > 0 ? [{ text: `i jeszcze ${counted(more, 'strona', 'strony', 'stron')}`, color: COLOR.ink2 }] : []),
        ],
      },
    ];
  });
  return opened(runHeading('identity', TITLES.identity, intro), [150, TEXT_WIDTH - 159], head(['Kto', 'Strony']), rows);
}

/** A heading with a table under it; the heading stays with the first row. */
const opened = (top: Content[], widths: number[], header: TableCell[], rows: TableCell[][]): Content[] => [
  opening([...top, { margin: [0, 7, 0, 0], layout: 'headed', table: { widths, dontBreakRows: true, body: [header, ...rows.slice(0, 1)] } }]),
  ...(rows.length > 1 ? [{ layout: 'rowsTight', table: { widths, dontBreakRows: true, body: rows.slice(1) } } as Content] : []),
];

const SOURCES_PER_TABLE = 4;
const UNREAD = 60;

/** Every query by every place: a count, or the reason why there is none. */
export function coverage({ report }: Context): Content[] {
  const { queries, pages, notes, rounds } = report.coverage;
  const places = [...new Set(queries.map((q) => q.source))];
  const groups = Array.from({ length: Math.ceil(places.length / SOURCES_PER_TABLE) }, (_, i) =>
    places.slice(i * SOURCES_PER_TABLE, (i + 1) * SOURCES_PER_TABLE),
  );
  const odd = pages.filter((p) => p.status !== 'ok');
  return [
    opening([
      ...runHeading('coverage', TITLES.coverage, LEADS.coverage),
      ...rounds.slice(0, 4).map((round, i): Content => ({ text: say(roundSentence(round, i)), margin: [0, 4, 0, 0] })),
      ...notes.slice(0, 8).map((note): Content => ({ text: say(note, 320), margin: [0, 4, 0, 0] })),
    ]),
    ...groups.map((group) => queryTable(group, queries)),
    {
      text: say('Liczba: tyle wyników znaleziono. „0, sprawdzono”: miejsce odpowiedziało i nic nie miało. Kreska: tego zapytania tam nie zadano.'),
      style: 'small',
      margin: [0, 6, 0, 0],
    },
    ...(odd.length > 0
      ? opened(
          [{ text: 'Strony, których nie udało się przeczytać', style: 'h3' }],
          [150, TEXT_WIDTH - 159],
          head(['Powód', 'Adresy']),
          unreadRows(odd.slice(0, UNREAD)),
        )
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

const ADDRESSES_PER_ROW = 12;

type Unread = { reason: Content; addresses: string[] };

/** Addresses by the reason why they were not read; a reason with many takes several rows, so that each fits on a page. */
function unreadRows(pages: PageEntry[]): TableCell[][] {
  const byReason = new Map<string, Unread>();
  for (const { url, status, detail } of pages) {
    const key = `${status} ${detail ?? ''}`;
    const why = detail ? [{ text: ` (${say(detail, 60)})`, color: COLOR.ink2 }] : [];
    const known: Unread = byReason.get(key) ?? { reason: { text: [{ text: PAGE_LABELS[status] }, ...why], style: 'td' }, addresses: [] };
    known.addresses.push(clean(readable(url), 160, 160));
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
function queryTable(places: string[], entries: CoverageEntry[]): Content {
  const own = entries.filter((e) => places.includes(e.source));
  const queries = [...new Set(own.map((e) => e.query))].slice(0, 80);
  const cells = (query: string): TableCell[] => [
    { text: clean(query, 120), style: 'td' },
    ...places.map((place) => coverageCell(own.filter((e) => e.query === query && e.source === place))),
  ];
  const labels = ['Zapytanie', ...places.map((p) => clean(sourceLabel(p), 40))];
  const twice = places.length === 1 && queries.length > 4;
  const half = Math.ceil(queries.length / 2);
  const first = twice ? 160 : 190;
  const width = (TEXT_WIDTH - first) / places.length - 9;
  const widths = twice
    ? [first - 9, PAIR - first, first - 9, PAIR - first + 11]
    : [first - 9, ...places.map((_, i) => (i === places.length - 1 ? width + 9 : width))];
  return {
    margin: [0, 8, 0, 0],
    layout: 'headed',
    table: {
      widths,
      headerRows: 1,
      dontBreakRows: true,
      body: [
        head(twice ? [...labels, ...labels] : labels),
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
