/** Reports side by side as a PDF of one or two pages, in the look of the report. */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { scoreTrack } from '../../contract/drawing/small.ts';
import { tenText } from '../../contract/figures.ts';
import { dateLong, dateShort } from '../../contract/format.ts';
import type { MovedPage } from '../../contract/recount.ts';
import { reportScoreTone } from '../../contract/rules.ts';
import type { SideBySide, SideKpi } from '../../contract/side-by-side.ts';
import { SIDE_WORDS, scoreWord, sideLead, sideName, sideSources, sideVerdicts } from '../../contract/side-words.ts';
import { horizon, paragraph, rule } from './parts.ts';
import { COLOR, DISPLAY, PAGE, PX, SANS, SIZE, styles, TEXT_WIDTH } from './styles.ts';
import { figure } from './svg.ts';
import { print } from './tagged/print.ts';
import { clean, say } from './text.ts';
import { DEMO_NOTICE } from './words.ts';

const AXIS = { width: 230, height: 26 };
const WIDTH = { name: 158, track: (AXIS.width + 16) * PX, score: 34 };
/** Pages named at most in each list; the rest is a number. */
const MOVED = 25;
const LETTER = { good: 'p', mid: 'l', weak: 'n' } as const;

function scoreRow(data: SideBySide, kpi: SideKpi, side: number): TableCell[] {
  const score = kpi.scores[side] ?? null;
  const name: TableCell = { text: say(sideName(data, side), 60), style: 'small', margin: [0, 5, 0, 0] };
  const told: TableCell = { text: scoreWord(data, kpi, side), style: 'small', margin: [0, 5, 0, 0] };
  if (!score) return [name, { text: '' }, { text: '—', alignment: 'right', margin: [0, 3, 0, 0] }, told];
  const { points, low, high, thin } = score;
  const track = scoreTrack({ score: points, low, high, thin, tone: LETTER[reportScoreTone(points / 10)] }, AXIS);
  return [
    name,
    figure(track, AXIS.width + 16),
    { text: tenText(points), font: DISPLAY, fontSize: 13, alignment: 'right', lineHeight: 0.9, margin: [0, 3, 0, 0] },
    told,
  ];
}

const kpiBlock = (data: SideBySide, kpi: SideKpi): Content => ({
  unbreakable: true,
  margin: [0, 7, 0, 0],
  stack: [
    { text: say(kpi.name, 60), style: 'h4', margin: [0, 0, 0, 1] },
    {
      table: { widths: [WIDTH.name, WIDTH.track, WIDTH.score, '*'], body: data.sides.map((_, side) => scoreRow(data, kpi, side)) },
      layout: 'noBorders',
    },
  ],
});

const moved = (title: string, pages: MovedPage[]): Content[] =>
  pages.length === 0
    ? []
    : [
        { text: title, style: 'h4', margin: [0, 12, 0, 4] },
        { ul: pages.slice(0, MOVED).map((page) => ({ text: `${say(page.title, 140)} (${clean(page.domain, 60)})`, style: 'side', margin: [0, 0, 0, 2] })) },
        ...(pages.length > MOVED ? [paragraph(`i jeszcze ${pages.length - MOVED}`, 2)] : []),
      ];

/** The comparison as a pdfmake definition. Pure; a definition serves one rendering. */
function definition(data: SideBySide): TDocumentDefinitions {
  const newest = data.sides
    .map(({ analysedAt }) => analysedAt)
    .sort()
    .at(-1) as string;
  const subjects = [...new Set(data.sides.map(({ subjectName }) => clean(subjectName, 80)))].join(', ');
  const date = new Date(newest);
  const { added, gone, kind } = data;
  return {
    info: {
      title: `${SIDE_WORDS.title}: ${subjects}`,
      author: 'Lustro',
      subject: `Stan na ${dateLong(newest)}`,
      creator: 'Lustro',
      producer: 'pdfmake',
      creationDate: date,
      modDate: date,
    },
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
    defaultStyle: { font: SANS, fontSize: SIZE.text, lineHeight: 1.07, color: COLOR.ink },
    styles: styles(),
    footer: (page: number, pages: number) => ({
      margin: [PAGE.left, 20, PAGE.right, 0],
      columns: [
        {
          width: TEXT_WIDTH - 70,
          style: 'foot',
          text: say(`Lustro · ${SIDE_WORDS.title}, stan na ${dateShort(newest)}${data.demo ? `. ${DEMO_NOTICE}` : ''}`),
        },
        { width: 70, style: 'foot', alignment: 'right', text: `${page} z\u00a0${pages}` },
      ],
    }),
    content: [
      { text: SIDE_WORDS.title, style: 'h1', outline: true, outlineText: SIDE_WORDS.title, margin: [0, 0, 0, 4] },
      { text: say(subjects, 200), style: 'sub', margin: [0, 0, 0, 8] },
      horizon(),
      ...sideVerdicts(data).map((text): Content => ({ text: say(text), font: DISPLAY, fontSize: 13.5, lineHeight: 1.12, margin: [0, 8, 30, 0] })),
      { text: SIDE_WORDS.sides, style: 'h3', margin: [0, 16, 0, 3] },
      paragraph(sideLead(data)),
      ...data.sides.flatMap((side): Content[] => [
        { text: say(`${side.subjectName}, ${dateLong(side.analysedAt)}`, 140), style: 'h4', margin: [0, 7, 0, 1] },
        paragraph(`${side.headline} ${sideSources(side)}.`),
      ]),
      rule(12, 4),
      { text: SIDE_WORDS.scores, style: 'h3', margin: [0, 8, 0, 3] },
      paragraph(SIDE_WORDS.scoresLead),
      ...data.kpis.map((kpi) => kpiBlock(data, kpi)),
      ...(kind === 'time' && added.length + gone.length === 0 ? [paragraph(SIDE_WORDS.noPages, 12)] : []),
      ...moved(SIDE_WORDS.added, added),
      ...moved(SIDE_WORDS.gone, gone),
    ],
  };
}

/** Renders a comparison. The same comparison gives the same bytes. Takes a part of a second of CPU: it belongs in a worker thread. */
export const renderComparisonPdf = async (data: SideBySide, options: { compress?: boolean } = {}): Promise<Buffer> =>
  print({ ...definition(data), ...options }, { made: true });
