/** Building blocks that several pages share. */
import type { Column, Content } from 'pdfmake/interfaces';
import { CERTAIN } from '../../contract/constants.ts';
import type { Evidence } from '../../contract/report.ts';
import { COLOR, COLUMN, DISPLAY, TEXT_WIDTH } from './styles.ts';
import { clean, say } from './text.ts';

/**
 * The start of a section: heading and what must stay with it. pdfmake drops what outgrows the page in an unbreakable
 * block, so everything put here has its length capped.
 */
export const opening = (stack: Content[], newPage = false): Content => ({
  unbreakable: true,
  stack,
  margin: [0, newPage ? 0 : 15, 0, 0],
  ...(newPage ? { pageBreak: 'before' as const } : {}),
});

const title = (id: string, text: string, style: 'h2' | 'h2run'): Content => ({
  text: say(text, 70),
  style,
  id,
  outline: true,
  outlineText: clean(text, 120),
  headlineLevel: 1,
});

/** Heading of a page's first section: anchor of the contents, bookmark, and the line under it. */
export const heading = (id: string, text: string, lead?: string, newPage = false): Content[] => [
  { ...(title(id, text, 'h2') as object), margin: [0, 0, 0, 6], ...(newPage ? { pageBreak: 'before' as const } : {}) } as Content,
  ...(lead ? [{ text: say(lead, 160), style: 'lead', margin: [0, 0, 60, 0] as [number, number, number, number] }] : []),
];

/** Space above a lead of one line, in points, so that it is on the heading's line; and the longest such lead. */
const LEAD_DROP = 8;
const LEAD_LINE = 36;

/** Heading of a section that starts below another on the same page; its lead is printed beside it, over the evidence. */
export const runHeading = (id: string, text: string, lead: string): Content[] => [
  {
    columns: [
      { width: COLUMN.main, ...(title(id, text, 'h2run') as object) } as Column,
      {
        width: TEXT_WIDTH - COLUMN.main,
        text: say(lead, 160),
        style: 'side',
        margin: [COLUMN.gap + 12.75, lead.length > LEAD_LINE ? 0 : LEAD_DROP, 0, 0],
      } as Column,
    ],
    margin: [0, 0, 0, 2],
  },
];

const across = (lineWidth: number, lineColor: string, above: number, below: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth, lineColor }],
  margin: [0, above, 0, below],
});

/** A hairline across the page. */
export const rule = (above: number, below: number): Content => across(0.75, COLOR.line2, above, below);
/** The dark line across a page; at most one a page. */
export const horizon = (): Content => across(1.1, COLOR.ink, 0, 0);

/** One serif sentence where a section has nothing to list. */
export const quiet = (text: string): Content => ({ text: say(text), font: DISPLAY, fontSize: 13.5, lineHeight: 1.12, margin: [0, 14, 60, 0] });

/** Whether an item's tone is sure enough to be printed as such. */
export const isRated = (item: Evidence): item is Evidence & { sentiment: NonNullable<Evidence['sentiment']> } =>
  item.sentiment !== null && item.sentiment.confidence >= CERTAIN;
