/** The first ten results for the bare name, what lies under them, and what each means. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { MONTHS } from '../../contract/drawing/dates.ts';
import { plainTitle } from '../../contract/drawing/report-horizon.ts';
import { shortened } from '../../contract/drawing/text-width.ts';
import { shownTone } from '../../contract/drawing/types.ts';
import { lostWords, type ScreenResult, firstScreen as screenOf } from '../../contract/first-screen.ts';
import { dateLong, sentenceTitle } from '../../contract/format.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Evidence, Report } from '../../contract/report.ts';
import { paragraph, part, sheet } from './parts.ts';
import { COLOR, DISPLAY, FILL, PAIR_GAP, TEXT_WIDTH } from './styles.ts';
import { markOf, sign } from './svg.ts';
import { type Context, clean, MAX, say, webLink } from './text.ts';
import { TITLES } from './words.ts';

const WIDTH = { edge: 3, rank: 22, sign: 18, title: 200, date: 50 };
const NOTE = TEXT_WIDTH - WIDTH.edge - WIDTH.rank - WIDTH.sign - WIDTH.title - WIDTH.date - 16;

/** A profile is named by its service, not by its handle. */
const titleOf = (item: Evidence): string =>
  item.platform && item.own ? `${plainTitle(item).replace(/ \(@[^)]*\)/, '')} – ${PLATFORM_NAMES[item.platform]}` : plainTitle(item);
const month = (iso: string): string => `${MONTHS[Number(iso.slice(5, 7)) - 1]}\u00a0${iso.slice(0, 4)}`;

function row({ rank, item, lost, note }: ScreenResult, { report }: Context, under = false): TableCell[] {
  const fill = under ? { fillColor: '#f3eee3' } : {};
  const number = { text: String(rank), font: DISPLAY, fontSize: 15, alignment: 'center' as const, lineHeight: 0.9, ...fill };
  if (!item) {
    const words = lostWords(lost, report);
    return [
      { text: '', ...fill },
      number,
      { text: '', ...fill },
      {
        colSpan: 2,
        stack: [
          { text: say(words.title, 90), color: COLOR.ink2, fontSize: 10.5 },
          { text: say(words.detail), style: 'small' },
        ],
        ...fill,
      },
      '',
      '',
    ];
  }
  const kind = shownTone(markOf(item));
  const edge = item.own ? COLOR.ink : kind ? FILL[kind][0] : COLOR.line2;
  return [
    { text: '', fillColor: edge },
    number,
    { columns: [sign(markOf(item), 1.5)], ...fill },
    {
      stack: [
        { text: say(titleOf(item), 90), fontSize: 10.9, lineHeight: 0.98, ...webLink(item.href) },
        { text: `${clean(item.domain, MAX.line)}${item.own ? ' · własne' : ''}`, style: 'small' },
      ],
      ...fill,
    },
    { text: item.publishedAt ? month(item.publishedAt) : '', style: 'small', alignment: 'right', margin: [0, 1.5, 0, 0], ...fill },
    note ? { text: say(`— ${note}`), font: DISPLAY, fontSize: 11.6, lineHeight: 1, margin: [0, 0.5, 0, 0] } : '',
  ];
}

const table = (body: TableCell[][]): Content => ({
  layout: 'results',
  table: { widths: [WIDTH.edge, WIDTH.rank, WIDTH.sign, WIDTH.title, WIDTH.date, NOTE], dontBreakRows: true, body },
});

export function firstScreen(ctx: Context): Content[] {
  const { report } = ctx;
  const screen = screenOf(report);
  if (!screen) return [];
  const name = clean(report.subject.name, 60);
  const rows = screen.rows.map((result) => row(result, ctx));
  const fold: Content[] =
    screen.under.length > 0
      ? [
          {
            margin: [0, 0, NOTE + 4, 0],
            stack: [
              { canvas: [{ type: 'line', x1: 0, y1: 0.6, x2: TEXT_WIDTH - NOTE - 4, y2: 0.6, lineWidth: 1.1, lineColor: COLOR.ink }] },
              { text: 'tu kończy się pierwszy ekran', style: 'small', margin: [WIDTH.edge + WIDTH.rank + WIDTH.sign + 8, 4, 0, 4] },
            ],
          },
          table(screen.under.map((result) => row(result, ctx, true))),
        ]
      : [];
  return [
    sheet(
      'first-screen',
      TITLES.firstScreen,
      screen.heading,
      `Pierwsze wyniki dla „${name}”, ${dateLong(report.method.generatedAt)}`,
      [table(rows.slice(0, 3))],
      190,
    ),
    ...(rows.length > 3 ? [table(rows.slice(3))] : []),
    ...fold,
    ...changes(report, new Set([...screen.rows, ...screen.under].flatMap(({ item }) => (item ? [item.n] : [])))),
  ];
}

/** Recommendations that rest on what is seen there. */
function changes({ recommendations }: Report, seen: Set<number>): Content[] {
  const about = recommendations.filter(({ refs }) => refs.some((n) => seen.has(n)));
  const chosen = (about.length > 0 ? about : recommendations).slice(0, 3);
  if (chosen.length === 0) return [];
  const columns = chosen.map((rec) => ({ width: '*', ...(paragraph(shortened(`${sentenceTitle(rec.text)}.`, 240)) as object) }));
  return part('Co zmieni pierwszy ekran', { columnGap: PAIR_GAP, columns } as Content);
}
