/** The Horizon for mail programs, which draw no SVG: a table of coloured squares, by time. Pure. */
import { horizonAlt } from '../contract/drawing/horizon.ts';
import { type HorizonSource, type Side, shownTone, sideOf } from '../contract/drawing/types.ts';

const COLUMNS = 30;
/** Side of a square in px; it shrinks where a column is high. */
const SIDE = 10;
const LEAST = 4;
const HIGH = 130;
/** Columns of the undated; a gap parts them from the days. */
const UNDATED = 3;
/** What stands on the line is smaller, two in a row, so that what is under the line stays near it. */
const ON_LINE = 5;

const COLOURS = {
  positive: ['#10b981', '#08694a'],
  negative: ['#ef4444', '#a81c1c'],
  neutral: ['#f8ead0', '#7f4a00'],
  own: ['#1b1815', '#1b1815'],
  other: ['#fdfbf6', '#645b4d'],
};

/** What `compose.ts` calls it by in the dark. */
function classOf(source: HorizonSource): string {
  if (source.own) return 'own';
  const tone = shownTone(source);
  return tone === null || tone === 'mixed' ? 'blank edge-other' : `${tone === 'neutral' ? 'fact ' : ''}edge-${tone}`;
}

function colourOf(source: HorizonSource): readonly string[] {
  if (source.own) return COLOURS.own;
  const tone = shownTone(source);
  return tone === null || tone === 'mixed' ? COLOURS.other : COLOURS[tone];
}

/** Column of a day between the first and the last; undated sources stand in the first ones, side by side. */
function columnOf({ date, n }: HorizonSource, first: number, span: number): number {
  if (date === null) return n % UNDATED;
  const columns = COLUMNS - UNDATED - 1;
  return UNDATED + 1 + Math.min(columns - 1, Math.floor(((Date.parse(date) - first) / Math.max(1, span)) * columns));
}

const square = (source: HorizonSource, side: number): string => {
  const [fill, edge] = colourOf(source);
  const place = sideOf(source) === 'line' ? `display:inline-block;vertical-align:top;margin:1px 0 0 1px` : 'margin:1px auto 0';
  return `<div class="${classOf(source)}" style="width:${side}px;height:${side}px;${place};background:${fill};border:1px solid ${edge};box-sizing:border-box;font-size:0;line-height:0"></div>`;
};

/** Table of three rows: above, on and under the line. Every source is a square. '' without sources. */
export function horizonPicture(sources: readonly HorizonSource[]): { html: string; text: string } | null {
  if (sources.length === 0) return null;
  const days = sources.flatMap(({ date }) => (date === null ? [] : [Date.parse(date)]));
  const first = Math.min(...days, Number.POSITIVE_INFINITY);
  const span = Math.max(...days, first) - first;
  const columns: Record<Side, HorizonSource[]>[] = Array.from({ length: COLUMNS }, () => ({ up: [], line: [], down: [] }));
  for (const source of sources) columns[columnOf(source, first, span)]?.[sideOf(source)].push(source);
  const highest = Math.max(...columns.flatMap((column) => [column.up.length, column.down.length]));
  const side = Math.max(LEAST, Math.min(SIDE, Math.floor(HIGH / highest) - 1));
  const row = (kind: Side, style: string, align: string, name = '') =>
    `<tr>${columns.map((column) => `<td${name} style="padding:0;font-size:0;line-height:0;vertical-align:${align};${style}">${column[kind].map((source) => square(source, kind === 'line' ? Math.min(ON_LINE, side) : side)).join('')}</td>`).join('')}</tr>`;
  const text = horizonAlt({ sources, stories: [] });
  const html = `<table role="img" aria-label="${text.replace(/"/g, '&quot;')}" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed;border-collapse:collapse;margin:20px 0">${row('up', '', 'bottom')}${row('line', 'border-top:2px solid #1b1815;background:#eee7d9;padding-bottom:3px', 'top', ' class="under ln"')}${row('down', 'background:#eee7d9;padding-bottom:12px', 'top', ' class="under"')}</table>`;
  return { html, text };
}
