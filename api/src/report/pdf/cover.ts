import type { Column, Content } from 'pdfmake/interfaces';
import { outdatedCharges } from '../../contract/charged.ts';
import { horizon } from '../../contract/drawing/horizon.ts';
import { reportHorizon } from '../../contract/drawing/report-horizon.ts';
import { counted, dateLong } from '../../contract/format.ts';
import { recountedWords } from '../../contract/recount-words.ts';
import { coverSentence } from './headings.ts';
import type { Margin } from './parts.ts';
import { COLOR, DISPLAY, DRAWN, PAGE, PX, TEXT_WIDTH } from './styles.ts';
import { figure, markSvg } from './svg.ts';
import { type Context, clean, MAX, say } from './text.ts';
import { DEMO_NOTICE } from './words.ts';

/** Where the horizon crosses the cover, in points from the top; the ground below it is tinted. */
export const HORIZON = 480;
/** Room for the name, between the brand and the highest squares. */
const NAME_ROOM = 128;
const NAME_SIZES = [57, 50, 44, 38, 33, 28, 24, 20, 17];
/** Below it two lines of a name would touch, set as close as a large one. */
const SMALL_NAME = 38;
/** Mean advance of Brygada's letters. */
const EM = 0.535;
/** Pixels that squares may take above and below the line. */
const STACK = { up: 215, down: 190 };
const SENTENCE = { size: 20.25, below: 112, gap: 24 };

/** The first page: name, the Horizon without words, and the sentence that says what it shows. */
export function cover({ report }: Context): Content[] {
  const name = clean(report.subject.name, MAX.name) || '—';
  const drawn = horizon(reportHorizon(report), { width: DRAWN, mini: true, unit: 14, ...STACK, height: 160 });
  const size = nameSize(name);
  const lowest = (drawn.height - drawn.line) * PX;
  return [
    {
      absolutePosition: { x: PAGE.left, y: 54 },
      columns: [
        { svg: markSvg(), width: 22.5 },
        { text: 'Lustro', font: DISPLAY, fontSize: 19, margin: [7, -1, 0, 0], width: 100, id: 'cover', outline: true, outlineText: 'Okładka' },
        { text: 'Raport wizerunku', fontSize: 9.8, alignment: 'right', margin: [0, 5, 0, 0], width: TEXT_WIDTH - 122.5 },
      ],
    },
    {
      absolutePosition: { x: PAGE.left, y: 146 },
      stack: [
        {
          text: nameInlines(name),
          style: 'h1',
          fontSize: size,
          lineHeight: size < SMALL_NAME ? 1 : 0.84,
          characterSpacing: (-0.8 * size) / (NAME_SIZES[0] ?? size),
        },
        ...(report.subject.description
          ? [{ text: say(report.subject.description, 130), fontSize: 14.25, color: COLOR.ink2, margin: [0, 10, 0, 0] as Margin }]
          : []),
      ],
    },
    {
      absolutePosition: { x: PAGE.left, y: HORIZON - drawn.line * PX },
      columns: [{ ...(figure(drawn.svg, DRAWN, drawn.alt, 'none') as object), width: TEXT_WIDTH } as Column],
    },
    {
      absolutePosition: { x: PAGE.left, y: HORIZON + Math.max(SENTENCE.below, lowest + SENTENCE.gap) },
      columns: [{ width: 400, text: say(coverSentence(drawn.counts, outdatedCharges(report))), font: DISPLAY, fontSize: SENTENCE.size, lineHeight: 1.06 }],
    },
    { text: '', pageBreak: 'after' },
  ];
}

/** Ground and line, from edge to edge. */
export const coverGround = (): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: HORIZON, w: PAGE.width, h: PAGE.height - HORIZON, color: COLOR.under },
    { type: 'line', x1: 0, y1: HORIZON, x2: PAGE.width, y2: HORIZON, lineWidth: 1.2, lineColor: COLOR.ink },
  ],
});

/** The cover's foot: date, basis and code. It is set as the page's footer, so running text cannot reach it. */
export function coverFoot({ report }: Context): Content {
  const { totals } = report.coverage;
  const { demo, recountedAt } = report.method;
  const notes = [...(recountedAt ? [recountedWords(recountedAt)] : []), ...(demo ? [DEMO_NOTICE] : [])];
  return {
    margin: [PAGE.left, 4, PAGE.right, 0],
    stack: [
      {
        columns: [
          fact('Data analizy', dateLong(report.method.generatedAt), 'left'),
          fact('Podstawa', `${counted(totals.sources, 'źródło', 'źródła', 'źródeł')}, ${counted(totals.domains, 'domena', 'domeny', 'domen')}`, 'center'),
          fact('Kod weryfikacyjny', report.method.code, 'right'),
        ],
      },
      ...(notes.length > 0 ? [{ text: say(notes.join(' ')), style: 'foot', margin: [0, 9, 0, 0] as Margin }] : []),
    ],
  };
}

const fact = (term: string, value: string, alignment: 'left' | 'center' | 'right'): Column => ({
  width: '*',
  alignment,
  fontSize: 9.4,
  lineHeight: 1.1,
  text: [
    { text: `${term}\n`, color: COLOR.ink2 },
    { text: value, bold: true },
  ],
});

/** Words of a name, each kept whole unless it is longer than any line. */
const nameInlines = (name: string) =>
  name.split(' ').map((word, i, all) => ({ text: i < all.length - 1 ? `${word} ` : word, ...(word.length <= 22 ? { noWrap: true } : {}) }));

/** The largest size at which the name fits its room. */
function nameSize(name: string): number {
  const words = name.split(' ');
  return (
    NAME_SIZES.find((size) => {
      const perLine = Math.floor(TEXT_WIDTH / (size * EM));
      let [lines, used] = [1, 0];
      for (const word of words) {
        if (used > 0 && used + word.length + 1 > perLine) [lines, used] = [lines + 1, 0];
        used += word.length + (used > 0 ? 1 : 0);
        if (used > perLine) return false;
      }
      return lines * size <= NAME_ROOM;
    }) ?? 17
  );
}
