/** Small drawings of the PDF as pdfmake vectors, and larger ones as SVG with the words that stand in their place. */
import type { CanvasElement, Column, Content } from 'pdfmake/interfaces';
import { printSvg } from '../../contract/drawing/print.ts';
import { markSquare } from '../../contract/drawing/small.ts';
import { path, svgOf, textAt } from '../../contract/drawing/svg.ts';
import { shownTone, sideOf } from '../../contract/drawing/types.ts';
import type { DocumentTone, Evidence } from '../../contract/report.ts';
import { isRated } from './parts.ts';
import { COLOR, FILL, PX } from './styles.ts';

/** Circle cut by the line. 21 × 21 points. */
export const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="22.5" height="22.5"><path d="M4.5 14a9.5 9.5 0 0 1 19 0" fill="none" stroke="${COLOR.ink}" stroke-width="1.6"/><path d="M4.5 14a9.5 9.5 0 0 0 19 0z" fill="${COLOR.accent}"/><path d="M0 14h28" stroke="${COLOR.ink}" stroke-width="1.6" fill="none"/></svg>`;

/** A drawing of the contract's in print. @param width of the drawing in pixels @param alt nothing where the same stands beside it in words */
export const figure = (svg: string, width: number, alt = '', under = '#f3eee3'): Content => ({
  svg: printSvg(svg, { under }),
  width: width * PX,
  ...(alt ? { alt } : {}),
});

const line = (x1: number, y: number, x2: number): CanvasElement => ({ type: 'line', x1, y1: y, x2, y2: y, lineWidth: 0.9, lineColor: COLOR.ink });

/** What a tone is drawn with: own words in ink, without a tone or unsure on paper. */
export type Mark = { tone: DocumentTone | null; own?: boolean; uncertain?: boolean };

export const markOf = (item: Evidence): Mark => ({ tone: item.sentiment?.label ?? null, own: item.own, uncertain: !isRated(item) });

/** A square above the line, on it or below it, 12 × 12 points: it says the tone without a colour. */
export function sign({ tone, own = false, uncertain = false }: Mark, marginTop = 0): Column {
  const s = PX;
  const side = sideOf({ tone, own, uncertain });
  const shown = shownTone({ tone, own, uncertain });
  const top = side === 'up' ? 2.5 : side === 'down' ? 6.5 : 4.5;
  const at = side === 'up' ? 11.5 : side === 'down' ? 4.5 : 8;
  const [fill, ink] = own ? [COLOR.ink, COLOR.ink] : shown ? FILL[shown] : ['#ffffff', COLOR.ink3];
  const square: CanvasElement = {
    type: 'rect',
    x: 4.5 * s,
    y: top * s,
    w: 7 * s,
    h: 7 * s,
    color: shown === 'mixed' ? FILL.positive[0] : fill,
    lineColor: ink,
    lineWidth: 0.7,
    ...(uncertain && tone && !own ? { dash: { length: 1.6, space: 1.2 } } : {}),
  };
  // A mixed one looks as on the Horizon: it praises above and charges below.
  const half: CanvasElement[] = shown === 'mixed' ? [{ type: 'rect', x: 4.9 * s, y: (top + 3.5) * s, w: 6.2 * s, h: 3.1 * s, color: FILL.negative[0] }] : [];
  return { canvas: [square, ...half, line(0, at * s, 16 * s)], width: 12, margin: [0, marginTop, 0, 0] };
}

/** Least side of a square in a row, and the space beside it. */
const LEAST_SIDE = 4;
const GAP = 3;

/** Squares on a line, as many lines as they need. @param room pixels from side to side @param cell side of a square where they are few */
export function rowOfSigns(marks: Mark[], room: number, cell = 15): Content {
  const side = Math.max(LEAST_SIDE, Math.min(cell, Math.floor(room / Math.max(1, marks.length)) - GAP));
  const perLine = Math.max(1, Math.floor(room / (side + GAP)));
  const lines = Array.from({ length: Math.ceil(marks.length / perLine) }, (_, i) => lineOfSigns(marks.slice(i * perLine, (i + 1) * perLine), side));
  return lines.length === 1 ? (lines[0] as Content) : { stack: lines };
}

function lineOfSigns(marks: Mark[], side: number): Content {
  const width = marks.length * (side + GAP);
  const squares = marks.map((mark, i) => {
    const stands = sideOf(mark);
    const y = stands === 'up' ? 0 : stands === 'down' ? side + 2 : (side + 2) / 2;
    return markSquare(mark, i * (side + GAP), y, side - 1);
  });
  return figure(svgOf('hz', width, 2 * side + 3, null, `${path('hz-line', `M0 ${side + 1}H${width}`)}${squares.join('')}`), width);
}

/** Texts of media month by month, as squares on a line of months. @param months their marks, in order */
export function monthsFigure(months: { year: string | null; marks: Mark[] }[], width: number, alt: string): Content {
  const step = width / Math.max(1, months.length);
  const most = Math.max(1, ...months.map(({ marks }) => marks.length));
  const side = Math.max(3, Math.min(11, step, 90 / most));
  const base = Math.ceil(most * side) + 4;
  const drawn = months.flatMap(({ year, marks }, i) => [
    ...marks.map((mark, k) => markSquare(mark, i * step, base - (k + 1) * side - 0.5, side - 1.5)),
    // The first year's word gives way to the next one's.
    ...(year && !(i === 0 && months.slice(1, Math.ceil(44 / step)).some((next) => next.year)) ? [textAt(i * step, base + 16, year, 'hz-a b')] : []),
  ]);
  return figure(svgOf('hz', width, base + 22, null, `${drawn.join('')}${path('hz-line', `M0 ${base}H${width}`)}`), width, alt);
}

/** One bar cut into parts; the words stand under it as text. */
export const partsBar = (parts: { count: number; tone: DocumentTone }[], width: number): Content => {
  const sum = parts.reduce((all, { count }) => all + count, 0);
  let x = 0;
  const canvas = parts.flatMap(({ count, tone }): CanvasElement[] => {
    const w = (count / sum) * width;
    const [color, lineColor] = FILL[tone];
    const drawn: CanvasElement = { type: 'rect', x: x + 0.4, y: 0.4, w: Math.max(0.8, w - 2), h: 14, color, lineColor, lineWidth: 0.75 };
    x += w;
    return count > 0 ? [drawn] : [];
  });
  return { canvas };
};

/** A bar of the way from addresses to sources; what was put aside is hollow and dashed. */
export const lengthBar = (share: number, width: number, aside: boolean): Content => ({
  canvas: [
    {
      type: 'rect',
      x: 0.4,
      y: 1,
      w: Math.max(1.5, share * width - 1),
      h: 11,
      ...(aside ? { lineColor: COLOR.ink3, dash: { length: 1.6, space: 1.4 } } : { color: COLOR.ink, lineColor: COLOR.ink }),
      lineWidth: 0.75,
    },
  ],
});

/** An empty square: side by the reach of a source, or a box to tick. */
export const box = (side: number, top = 0): Content => ({
  canvas: [{ type: 'rect', x: 0.5, y: top + 0.5, w: side, h: side, lineWidth: 0.9, lineColor: COLOR.ink2, color: '#ffffff' }],
});
