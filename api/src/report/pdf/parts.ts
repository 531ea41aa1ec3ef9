/** Building blocks that several sheets share. */
import type { Content } from 'pdfmake/interfaces';
import { CERTAIN } from '../../contract/constants.ts';
import type { Evidence } from '../../contract/report.ts';
import { COLOR, DISPLAY, TEXT_WIDTH } from './styles.ts';
import type { Whole } from './tagged/pdfmake-parts.ts';
import { clean, say } from './text.ts';

/** Longest heading and line under it, in characters. */
const HEADING = 110;
const UNDER = 230;
/** Above a sheet that goes on below another one. */
const GAP = 30;

/**
 * The start of a sheet: heading, one line under it, and what must stand with them. `height`: points that heading and that
 * content need together. `name`: what contents and bookmarks call it.
 */
export function sheet(id: string, name: string, heading: string, under: string, content: Content[] = [], height = 110): Content {
  const title = {
    text: say(heading, HEADING),
    style: 'h2',
    id,
    outline: true,
    outlineText: clean(name, 120),
    margin: [0, 0, 0, 6] as Margin,
  };
  return {
    sheet: height,
    gap: GAP,
    stack: [title, ...(under ? [{ text: say(under, UNDER), style: 'sub', margin: [0, 0, 24, 10] as Margin }] : []), ...content],
  };
}

export type Margin = [number, number, number, number];

const headed = (title: string, first: Content, above: number): Content => ({
  unbreakable: true,
  stack: [{ text: say(title, HEADING), style: 'h3', margin: [0, 0, 0, 5] }, first],
  margin: [0, above, 0, 0],
});

/** A part of a sheet: its heading stays with the first of what follows. */
export const part = (title: string, first: Content, rest: Content[] = [], above = 21): Content[] => [headed(title, first, above), ...rest];

/** A part that stands on one sheet where the one before is full enough to end. */
export const wholePart = (title: string, first: Content, rest: Content[] = [], above = 21): Content[] => [whole(headed(title, first, above), rest)];

const across = (lineWidth: number, lineColor: string, above: number, below: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth, lineColor }],
  margin: [0, above, 0, below],
});

/** A hairline across the page. */
export const rule = (above: number, below: number): Content => across(0.6, COLOR.line, above, below);
/** The dark line across a page; at most one a page. */
export const horizon = (above = 0, below = 0): Content => across(1.1, COLOR.ink, above, below);

/** One serif sentence where a sheet has nothing to list. */
export const quiet = (text: string): Content => ({ text: say(text), font: DISPLAY, fontSize: 13.5, lineHeight: 1.12, margin: [0, 6, 60, 0] });

export const paragraph = (text: string, above = 0): Content => ({ text: say(text), style: 'side', margin: [0, above, 0, 0] });

/** Whether an item's tone is sure enough to be printed as such. */
export const isRated = (item: Evidence): item is Evidence & { sentiment: NonNullable<Evidence['sentiment']> } =>
  item.sentiment !== null && item.sentiment.confidence >= CERTAIN;

/**
 * What the end of a page shall not part. The copies that are measured have no anchors: these would stand twice.
 * @param full share of the page that must be used before this begins the next one; the usual share when absent
 */
export function whole(head: Content, rest: Content[] = [], full?: number): Content {
  const copies = { head, rest, full };
  return {
    whole: JSON.parse(JSON.stringify(copies, (key, value: unknown) => (key === 'id' || key === 'unbreakable' ? undefined : value))) as Whole,
    stack: [head, ...rest],
  };
}
