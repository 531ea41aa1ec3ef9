/** Public profiles, what they say of themselves, who writes, and own texts. */
import type { CanvasElement, Content, TableCell } from 'pdfmake/interfaces';
import { dayWords } from '../../contract/drawing/dates.ts';
import { horizon } from '../../contract/drawing/horizon.ts';
import { horizonSource } from '../../contract/drawing/report-horizon.ts';
import { counted, dateShort, integer } from '../../contract/format.ts';
import { platformsHeading } from '../../contract/headings.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Evidence, PlatformStat } from '../../contract/report.ts';
import { isSilent } from './headings.ts';
import { paragraph, part, sheet } from './parts.ts';
import { COLOR, DRAWN, SIZE, TEXT_WIDTH } from './styles.ts';
import { figure, markOf, monthsFigure } from './svg.ts';
import type { Filler } from './tagged/layout.ts';
import { type Context, cite, clean, say, webLink } from './text.ts';
import { LEADS, PLATFORM_STATE, TITLES } from './words.ts';

const STRIP = 112;
const DAY = 86_400_000;
const head = (labels: string[], right: number[]): TableCell[] =>
  labels.map((text, i) => ({ text, style: 'th', ...(right.includes(i) ? { alignment: 'right' as const } : {}) }));

/** The last post on a strip of twelve months; an older one stands hollow at its beginning. */
function strip(lastPost: string | null, now: string): Content {
  if (!lastPost) return { text: '—', style: 'td', color: COLOR.ink3 };
  const silent = isSilent(lastPost, now);
  const days = (Date.parse(now) - Date.parse(lastPost)) / DAY;
  const x = silent ? 0 : STRIP - 48 - Math.min(1, Math.max(0, days) / 365) * (STRIP - 54);
  const line: CanvasElement = { type: 'line', x1: 0, y1: 6, x2: STRIP - 44, y2: 6, lineWidth: 0.7, lineColor: COLOR.line2 };
  const square: CanvasElement = {
    type: 'rect',
    x,
    y: 2,
    w: 8,
    h: 8,
    lineWidth: 0.9,
    lineColor: COLOR.ink,
    color: silent ? '#ffffff' : COLOR.ink,
    ...(silent ? { dash: { length: 1.6, space: 1.3 } } : {}),
  };
  return {
    columnGap: 5,
    columns: [
      { width: STRIP - 40, canvas: [line, square] },
      { width: 60, text: dayWords(lastPost.slice(0, 10)), style: 'td' },
    ],
  };
}

export function platforms(ctx: Context): Content[] {
  const { report } = ctx;
  if (report.platforms.length === 0) return [];
  const confirmed = report.platforms.filter(({ state }) => state === 'confirmed').toSorted((a, b) => (b.lastPost ?? '').localeCompare(a.lastPost ?? ''));
  const others = report.platforms.filter(({ state }) => state !== 'confirmed');
  const known = (value: number | null) => (value === null ? '—' : integer(value));
  const row = (stat: PlatformStat): TableCell[] => [
    { text: PLATFORM_NAMES[stat.platform], bold: true, style: 'td' },
    {
      style: 'td',
      text: [
        stat.profile ? { text: clean(stat.profile, 40), color: COLOR.accent, ...webLink(stat.href ?? '') } : '—',
        { text: ' ' },
        ...cite(stat.refs, ctx, 9),
      ],
    },
    { text: known(stat.followers), style: 'td', alignment: 'right' },
    strip(stat.lastPost, report.method.generatedAt),
    { text: known(stat.posts90), style: 'td', alignment: 'right' },
  ];
  const [first, ...rest] = confirmed;
  const table: Content[] = first
    ? [
        {
          layout: 'rowsHeaded',
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: [62, '*', 60, STRIP + 22, 44],
            body: [head(['Serwis', 'Profil', 'Obserwujący', 'Ostatni wpis, rok', 'W 90 dni'], [2, 4]), ...[first, ...rest].map(row)],
          },
        },
      ]
    : [];
  const rows = others.map(
    ({ platform, state, mentions }) =>
      `${PLATFORM_NAMES[platform]}: ${PLATFORM_STATE[state]}${mentions > 0 ? `, ${counted(mentions, 'cudza wzmianka', 'cudze wzmianki', 'cudzych wzmianek')}` : ''}`,
  );
  return [
    sheet(
      'platforms',
      TITLES.platforms,
      platformsHeading(report.platforms, report.evidence),
      LEADS.platforms,
      table,
      Math.min(186, 110 + 26 * confirmed.length),
    ),
    ...(rows.length > 0 ? [paragraph(`${rows.join('; ')}.`, 7)] : []),
    ...descriptions(ctx, confirmed),
  ];
}

/** What profiles say, one row for those that say the same. */
function descriptions(ctx: Context, confirmed: PlatformStat[]): Content[] {
  const said = confirmed.flatMap((stat) => {
    const item = ctx.byNumber.get(stat.refs[0] ?? 0);
    return item?.own && item.quote.text.trim() ? [{ name: PLATFORM_NAMES[stat.platform], item }] : [];
  });
  const byText = Map.groupBy(said, ({ item }) => clean(item.quote.text, 220));
  if (said.length < 2) return [];
  const rows = [...byText].map(([text, same]): TableCell[] => [
    { text: say(same.map(({ name }) => name).join(', ')), bold: true, fontSize: 10.1 },
    {
      text: [
        { text: say(`„${text.replace(/[„“”"]/g, '')}”`) },
        { text: '\u00a0' },
        ...cite(
          same.map(({ item }) => item.n),
          ctx,
          SIZE.side,
        ),
      ],
      style: 'quote',
      fontSize: 10.9,
    },
  ]);
  const amount = byText.size === 1 ? 'jeden opis' : counted(byText.size, 'różny opis', 'różne opisy', 'różnych opisów');
  const table = (body: TableCell[][]): Content => ({ layout: 'lines', table: { widths: [126, TEXT_WIDTH - 135], dontBreakRows: true, body } });
  return part(`${counted(said.length, 'profil', 'profile', 'profili')}, ${amount}`, table(rows.slice(0, 1)), rows.length > 1 ? [table(rows.slice(1))] : []);
}

/** Texts of media month by month: the texts that the chapter on media counts, so that their number is the same in both. */
export function whoWrites({ report }: Context): Filler[] {
  // What somebody paid for is no text of a newsroom.
  const all = report.evidence.filter(({ own, kind, genre }) => !own && (kind === 'news' || kind === 'trade') && genre !== 'paid' && genre !== 'satire');
  const media = all.filter((item): item is Evidence & { publishedAt: string } => item.publishedAt !== null);
  const domains = new Set(all.map(({ domain }) => domain)).size;
  const months = monthsOf(media, report.method.generatedAt);
  if (media.length < 3 || months.length < 2 || months.length > 240) return [];
  const alt = `Teksty mediów miesiąc po miesiącu: ${media.length}, od ${dateShort(media.map(({ publishedAt }) => publishedAt).sort()[0] ?? '')}.`;
  const undated = all.length - media.length;
  const words = `${counted(all.length, 'tekst', 'teksty', 'tekstów')} z ${counted(domains, 'redakcji', 'redakcji', 'redakcji')}${undated > 0 ? `, w tym ${undated} bez daty` : ''}.`;
  const content = part('Kto pisze i kiedy', { stack: [monthsFigure(months, DRAWN, alt), { ...(paragraph(words, 6) as object) } as Content] });
  return [{ height: 150, content: { stack: content } }];
}

function monthsOf(items: (Evidence & { publishedAt: string })[], now: string) {
  const first = items.map(({ publishedAt }) => publishedAt.slice(0, 7)).sort()[0];
  if (!first) return [];
  const byMonth = Map.groupBy(items, ({ publishedAt }) => publishedAt.slice(0, 7));
  const months: { year: string | null; marks: ReturnType<typeof markOf>[] }[] = [];
  for (
    let [year, month] = first.split('-').map(Number) as [number, number];
    `${year}-${String(month).padStart(2, '0')}` <= now.slice(0, 7);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  )
    months.push({
      year: month === 1 || months.length === 0 ? String(year) : null,
      marks: (byMonth.get(`${year}-${String(month).padStart(2, '0')}`) ?? []).map(markOf),
    });
  return months;
}

const OWN_SHOWN = 6;

/** Own texts with a date, on their days. */
export function ownTexts(ctx: Context): Filler[] {
  const { evidence, method } = ctx.report;
  const own = evidence.filter((item) => item.own && item.publishedAt !== null).slice(-OWN_SHOWN);
  if (own.length < 2) return [];
  const drawn = horizon(
    { sources: own.map((item) => ({ ...horizonSource(item), label: clean(item.title, 30) })), stories: [] },
    { width: DRAWN, gutter: false, direct: true, low: 20, now: method.generatedAt.slice(0, 10) },
  );
  const words = `${counted(own.length, 'własny tekst', 'własne teksty', 'własnych tekstów')} z datą.`;
  const caption = [
    { text: say(words) },
    { text: '\u00a0' },
    ...cite(
      own.map(({ n }) => n),
      ctx,
      SIZE.side,
    ),
  ];
  const content = part('Własne teksty', {
    stack: [
      figure(drawn.svg, DRAWN, drawn.alt.replace('Horyzont reputacji', 'Własne teksty w czasie')),
      { text: caption, style: 'side', margin: [0, 4, 0, 0] },
    ],
  });
  return [{ height: drawn.height * 0.75 + 66, content: { stack: content } }];
}
