/** Drawings of the PDF: the word mirror as SVG (it holds text), the small figures as pdfmake vectors. */
import type { CanvasElement, Column, Content } from 'pdfmake/interfaces';
import { MIXED_SIGN, type MirrorGeometry, SENTIMENT_SIGN, scoreBarGeometry, shareGeometry } from '../../contract/drawing.ts';
import type { DocumentTone, Kpi, RiskLevel } from '../../contract/report.ts';
import { isMeasured, reportScoreTone } from '../../contract/rules.ts';
import { COLOR, FILL, TONE } from './styles.ts';
import { clean } from './text.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const round = (n: number) => Math.round(n * 100) / 100;

const label = (x: number, y: number, text: string | number, style: string) =>
  `<text x="${round(x)}" y="${round(y)}" ${style}>${escapeXml(String(text))}</text>`;

const SANS_13 = `font-family="Hanken" font-size="13"`;
const COUNT = `${SANS_13} text-anchor="middle" fill="${COLOR.ink2}"`;

/** The word mirror. `captions` are printed at the left, over and under the horizon. View box in CSS pixels. */
export function mirrorSvg(figure: MirrorGeometry, captions: [own: string, others: string]): string {
  const { width, height, horizon, barWidth } = figure;
  const caption = `${SANS_13} font-weight="bold" fill="${COLOR.ink}"`;
  const bars = figure.bars.map(({ word, x, wordX, up, down, ownY, wordY, othersY, wordSize }) => {
    const [fill, ink] = FILL[word.sentiment];
    const left = x - barWidth / 2;
    return [
      up > 0 ? `<rect x="${round(left)}" y="${round(horizon - up)}" width="${barWidth}" height="${round(up)}" fill="${COLOR.ink}"/>` : '',
      down > 0
        ? `<rect x="${round(left + 0.5)}" y="${round(horizon)}" width="${barWidth - 1}" height="${round(down)}" fill="${fill}" stroke="${ink}" stroke-width="1"/>`
        : '',
      label(x, ownY, word.own, COUNT),
      label(wordX, wordY, clean(word.lemma, 24), `font-family="Brygada" font-size="${round(wordSize)}" text-anchor="middle" fill="${COLOR.ink}"`),
      label(wordX, othersY, word.others, COUNT),
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${round(height)}" width="${width * 0.75}" height="${round(height * 0.75)}">`,
    label(0, horizon - 9, captions[0], caption),
    label(0, horizon + 20, captions[1], caption),
    ...bars,
    `<path d="M0 ${round(horizon)}H${width}" stroke="${COLOR.ink}" stroke-width="1.5" fill="none"/></svg>`,
  ].join('');
}

/** Circle cut by the line. 21 × 21 points. */
export const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="22.5" height="22.5"><path d="M4.5 14a9.5 9.5 0 0 1 19 0" fill="none" stroke="${COLOR.ink}" stroke-width="1.6"/><path d="M4.5 14a9.5 9.5 0 0 0 19 0z" fill="${COLOR.accent}"/><path d="M0 14h28" stroke="${COLOR.ink}" stroke-width="1.6" fill="none"/></svg>`;

const line = (x1: number, y1: number, x2: number, y2: number, lineColor: string, lineWidth = 0.75): CanvasElement => ({
  type: 'line',
  x1,
  y1,
  x2,
  y2,
  lineWidth,
  lineColor,
});

/** Score, ticks from 0 to 10 and the whisker of the 95% interval; the axis alone for a KPI without sources. */
export function scoreBar(kpi: Kpi, width: number): Content {
  const g = scoreBarGeometry(kpi, width);
  const measured = isMeasured(kpi);
  const [color, lineColor] = TONE[reportScoreTone(kpi.score / 10)];
  const axis = 7.9;
  return {
    canvas: [
      ...(measured && g.bar > 0 ? [{ type: 'rect' as const, x: 0, y: 1.5, w: g.bar, h: 6, color, lineColor, lineWidth: 0.75 }] : []),
      line(0, axis, width, axis, COLOR.ink3),
      ...g.ticks.map((t) => line(t.x, axis, t.x, axis + (t.long ? 2.6 : 1.5), COLOR.ink3)),
      ...(measured
        ? [line(g.low, 4.5, g.high, 4.5, COLOR.ink, 1), line(g.low, 2.6, g.low, 6.4, COLOR.ink, 1), line(g.high, 2.6, g.high, 6.4, COLOR.ink, 1)]
        : []),
    ],
  };
}

/** Shares of positive, neutral, negative and mixed in one bar. */
export const shareBar = (counts: Record<DocumentTone, number>, width: number): Content => ({
  canvas: shareGeometry(counts, width).map((slice): CanvasElement => {
    const [color, lineColor] = FILL[slice.label];
    return { type: 'rect', x: slice.x, y: 0, w: slice.width, h: 9, color, lineColor, lineWidth: 0.75 };
  }),
});

/** The sentiment sign, 10 × 9 points: a square above the line, on it or below it; mixed: one above and one below. */
export function sentimentSign(label: DocumentTone, marginTop = 0): Column {
  const s = 0.62;
  const square = (of: DocumentTone, x: number, y: number, side: number): CanvasElement => {
    const [color, lineColor] = FILL[of];
    return { type: 'rect', x: x * s, y: (y - 1) * s, w: side * s, h: side * s, color, lineColor, lineWidth: 0.6 };
  };
  const { good, bad, side } = MIXED_SIGN;
  const squares =
    label === 'mixed'
      ? [square('positive', good.x, good.y, side), square('negative', bad.x, bad.y, side)]
      : [square(label, 4.5, SENTIMENT_SIGN[label].square, 7)];
  const y = label === 'mixed' ? MIXED_SIGN.line : SENTIMENT_SIGN[label].line;
  return {
    canvas: [...squares, line(0, (y - 1) * s, 16 * s, (y - 1) * s, COLOR.ink, 0.9)],
    width: 10,
    margin: [0, marginTop, 0, 0],
  };
}

const LEVELS: RiskLevel[] = ['low', 'medium', 'high', 'critical'];

/** One to four steps, so that the level reads without colour. */
export function riskSteps(level: RiskLevel): Column {
  const reached = LEVELS.indexOf(level);
  const [color, lineColor] = level === 'low' ? TONE.mid : level === 'medium' ? FILL.neutral : FILL.negative;
  return {
    canvas: LEVELS.map(
      (_, i): CanvasElement => ({
        type: 'rect',
        x: i * 9,
        y: 7 - i * 2,
        w: 6,
        h: 3 + i * 2,
        color: i <= reached ? color : '#ffffff',
        lineColor: i <= reached ? lineColor : COLOR.line2,
        lineWidth: 0.7,
      }),
    ),
    width: 36,
  };
}
