/** Ten scores on one axis, and the contents. */
import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { scoreTrack } from '../../contract/drawing/small.ts';
import { counted, decimal } from '../../contract/format.ts';
import type { Kpi } from '../../contract/report.ts';
import { isMeasured, reportScoreTone } from '../../contract/rules.ts';
import { kpiHeading } from './headings.ts';
import { paragraph, part, sheet } from './parts.ts';
import { COLOR, DISPLAY, PAIR_GAP, PX, SIZE, TEXT_WIDTH, TONE } from './styles.ts';
import { figure } from './svg.ts';
import { type Context, say } from './text.ts';
import { LEADS, SCORE_WORD, TITLES } from './words.ts';

/** Columns in points; the track is drawn with half a square beyond both ends of its axis. */
const WIDTH = { name: 128, track: 294 * PX, score: 36 };
const LAST = TEXT_WIDTH - WIDTH.name - WIDTH.track - WIDTH.score - 30;
const AXIS = { width: 278, height: 38 };
const LETTER = { good: 'p', mid: 'l', weak: 'n' } as const;

const score = (value: number): string => decimal(Math.round(value) / 10);

function row(kpi: Kpi): TableCell[] {
  const measured = isMeasured(kpi);
  const tone = reportScoreTone(kpi.score / 10);
  const sources = counted(kpi.support, 'źródło', 'źródła', 'źródeł');
  return [
    { text: say(kpi.name, 60), fontSize: 10.1, lineHeight: 1, margin: [0, 9, 0, 0] },
    measured ? figure(scoreTrack({ ...kpi, tone: LETTER[tone] }, AXIS), AXIS.width + 16) : { text: '' },
    {
      text: measured ? score(kpi.score) : '—',
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
        ? [
            { text: `${kpi.thin ? 'za mało danych' : SCORE_WORD[tone]}\n`, bold: true, color: kpi.thin ? COLOR.ink2 : TONE[tone][1] },
            `${score(Math.min(kpi.low, kpi.high))}–${score(Math.max(kpi.low, kpi.high))}, ${sources}`,
          ]
        : [{ text: 'brak danych', bold: true }],
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

/** In a report on few sources only sure scores are rows; the others are one sentence. */
export function kpiSheet(ctx: Context): Content[] {
  const { kpis } = ctx.report;
  const sorted = kpis.toSorted((a, b) => Number(a.thin) - Number(b.thin) || Number(isMeasured(b)) - Number(isMeasured(a)) || b.score - a.score);
  const sure = sorted.filter(({ thin }) => !thin);
  const few = sure.length <= kpis.length / 2;
  const rows = (few ? sure : sorted).map(row);
  const rest = few ? sorted.filter(({ thin }) => thin) : [];
  const names = rest.map(({ name }) => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)).join(', ');
  const [first, ...others] = rows;
  const table = (body: TableCell[][]): Content => ({
    layout: 'scores',
    table: { widths: [WIDTH.name, WIDTH.track - 10, WIDTH.score, LAST], dontBreakRows: true, body },
  });
  return [
    sheet('kpi', TITLES.kpi, kpiHeading(kpis), LEADS.kpi, [...(first ? [axis(), table([first])] : [])], 150),
    ...(others.length > 0 ? [table(others)] : []),
    ...(rest.length > 0 ? [paragraph(`Mniej niż pięć źródeł, więc za mało danych: ${names}.`, 8)] : []),
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
