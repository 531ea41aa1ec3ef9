/** Ten scores on one axis, and the contents. */
import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { scoreTrack } from '../../contract/drawing/small.ts';
import { axisKpis, kpiHeading, shownKpi, tenText } from '../../contract/figures.ts';
import { counted } from '../../contract/format.ts';
import type { Kpi } from '../../contract/report.ts';
import { isMeasured } from '../../contract/rules.ts';
import { paragraph, part, sheet } from './parts.ts';
import { COLOR, DISPLAY, PAIR_GAP, PX, SIZE, TEXT_WIDTH, TONE } from './styles.ts';
import { figure } from './svg.ts';
import { type Context, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

/** Columns in points; the track is drawn with half a square beyond both ends of its axis. */
const WIDTH = { name: 128, track: 294 * PX, score: 36 };
const LAST = TEXT_WIDTH - WIDTH.name - WIDTH.track - WIDTH.score - 30;
const AXIS = { width: 278, height: 38 };
const LETTER = { good: 'p', mid: 'l', weak: 'n' } as const;

function row(kpi: Kpi): TableCell[] {
  const measured = isMeasured(kpi);
  const { points, low, high, level, word } = shownKpi(kpi);
  const sources = counted(kpi.support, 'źródło', 'źródła', 'źródeł');
  return [
    { text: say(kpi.name, 60), fontSize: 10.1, lineHeight: 1, margin: [0, 9, 0, 0] },
    measured ? figure(scoreTrack({ ...kpi, tone: LETTER[level] }, AXIS), AXIS.width + 16) : { text: '' },
    {
      text: measured ? tenText(points) : '—',
      font: DISPLAY,
      fontSize: 18,
      alignment: 'right',
      color: kpi.thin ? COLOR.ink3 : COLOR.ink,
      lineHeight: 0.9,
      margin: [0, 5, 0, 0],
    },
    {
      style: 'small',
      margin: [0, 4, 0, 0],
      text: measured
        ? [{ text: `${word}\n`, bold: true, color: kpi.thin ? COLOR.ink2 : TONE[level][1] }, `${tenText(low)}–${tenText(high)}, ${sources}`]
        : [{ text: word, bold: true }],
    },
  ];
}

/** 0, 4, 7 and 10 over the tracks, where their dotted lines are. */
const axis = (): Content => ({
  margin: [WIDTH.name + 10 + 6, 2, 0, 1],
  columns: [40, 30, 30]
    .map((share, i): Column => ({ width: (share / 100) * AXIS.width * PX, text: ['0', '4', '7'][i] as string, style: 'small' }))
    .concat([{ width: 20, text: '10', style: 'small' }]),
});

export function kpiSheet(ctx: Context): Content[] {
  const { kpis } = ctx.report;
  const { rows: shown, left } = axisKpis(kpis);
  const rows = shown.map(row);
  // The mean is of all that are measured: those without a row of their own say their score here.
  const names = (of: Kpi[]) =>
    of
      .map((kpi) => `${kpi.name.charAt(0).toLocaleLowerCase('pl')}${kpi.name.slice(1)}${isMeasured(kpi) ? `\u00a0${tenText(shownKpi(kpi).points)}` : ''}`)
      .join('; ');
  const [thin, none] = [left.filter(isMeasured), left.filter((kpi) => !isMeasured(kpi))];
  const apart = [
    ...(thin.length > 0 ? [`Mniej niż pięć źródeł, więc za mało danych: ${names(thin)}.`] : []),
    ...(none.length > 0 ? [`Bez źródeł i poza średnią: ${names(none)}.`] : []),
  ].join(' ');
  const [first, ...others] = rows;
  const table = (body: TableCell[][]): Content => ({
    layout: 'scores',
    table: { widths: [WIDTH.name, WIDTH.track - 10, WIDTH.score, LAST], dontBreakRows: true, body },
  });
  return [
    sheet('kpi', TITLES.kpi, kpiHeading(kpis), first ? LEADS.kpi : '', [...(first ? [axis(), table([first])] : [])], 186),
    ...(others.length > 0 ? [table(others)] : []),
    ...(left.length > 0 ? [paragraph(apart, 8)] : []),
  ];
}

export type ContentsEntry = { id: string; title: string };

/** Contents in two columns by hairlines; each line links to its page. */
export function contents(entries: ContentsEntry[]): Content[] {
  const half = Math.ceil(entries.length / 2);
  const width = (TEXT_WIDTH - PAIR_GAP) / 2;
  const column = (of: ContentsEntry[]): Column => ({
    tag: 'TOC',
    width,
    layout: 'contents',
    table: {
      widths: [width - 41, 32],
      dontBreakRows: true,
      body: of.map(({ id, title }): TableCell[] => [
        { text: title, linkToDestination: id, fontSize: 10.1, lineHeight: 1 },
        { text: 'x', pageReference: id, alignment: 'right', fontSize: 10.1, lineHeight: 1 } as never,
      ]),
    },
  });
  const list: Content = { columnGap: PAIR_GAP, columns: [entries.slice(0, half), entries.slice(half)].map(column) };
  return part(TITLES.contents, list, [{ text: say(LEADS.contents), fontSize: SIZE.small, color: COLOR.ink2, margin: [0, 6, 0, 0] }], 22);
}
