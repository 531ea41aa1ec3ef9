/** Tokens of the PDF: light values of the site's theme, sizes in points (CSS pixels × 0.75). */
import type { CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces';
import type { DocumentTone } from '../../contract/report.ts';

export const DISPLAY = 'Brygada';
export const SANS = 'Hanken';

export const COLOR = {
  ink: '#1b1815',
  ink2: '#494238',
  ink3: '#645b4d',
  line: '#d9d0bf',
  line2: '#b9ae9b',
  under: '#eee7d9',
  accent: '#123f5c',
  positive: '#10b981',
  positiveInk: '#08694a',
  neutral: '#f59e0b',
  neutralInk: '#7f4a00',
  negative: '#ef4444',
  negativeInk: '#a81c1c',
  low: '#3b82c4',
  lowInk: '#1f5488',
} as const;

export const FILL: Record<DocumentTone, [fill: string, ink: string]> = {
  positive: [COLOR.positive, COLOR.positiveInk],
  neutral: [COLOR.neutral, COLOR.neutralInk],
  negative: [COLOR.negative, COLOR.negativeInk],
  mixed: [COLOR.low, COLOR.lowInk],
};

export const TONE = { good: FILL.positive, mid: [COLOR.low, COLOR.lowInk], weak: FILL.negative } as const;

/** Points of a CSS pixel: the drawings, and the mock-ups they follow, count in pixels. */
export const PX = 0.75;

export const PAGE = { width: 595.28, height: 841.89, left: 57, top: 57, right: 51, bottom: 69 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
/** The same width in pixels, for drawings. */
export const DRAWN = 650;

export const SIZE = { text: 10.9, small: 8.6, side: 9.4, quote: 11.25, foot: 8.25 } as const;

/** Line heights are multiples of the font's own (Hanken 1.303, Brygada 1.17). */
export const styles = (): StyleDictionary => ({
  h1: { font: DISPLAY, fontSize: 25.5, lineHeight: 0.98, color: COLOR.ink, characterSpacing: -0.25 },
  h2: { font: DISPLAY, fontSize: 25.5, lineHeight: 0.98, color: COLOR.ink, characterSpacing: -0.25 },
  h3: { font: DISPLAY, fontSize: 16.5, lineHeight: 1, color: COLOR.ink },
  /** A heading of the second level in a document without chapters. */
  clause: { font: DISPLAY, fontSize: 13, lineHeight: 1, color: COLOR.ink },
  /** A heading inside a part of a sheet. */
  h4: { fontSize: SIZE.side, bold: true, lineHeight: 1, color: COLOR.ink },
  sub: { fontSize: SIZE.text, color: COLOR.ink2, lineHeight: 1 },
  lead: { font: DISPLAY, fontSize: 20.25, lineHeight: 1.06, color: COLOR.ink, characterSpacing: -0.15 },
  side: { fontSize: SIZE.side, lineHeight: 1.02, color: COLOR.ink2 },
  quote: { font: DISPLAY, fontSize: SIZE.quote, lineHeight: 1.1, color: COLOR.ink },
  excerpt: { font: DISPLAY, fontSize: SIZE.small, lineHeight: 1.05, color: COLOR.ink },
  small: { fontSize: SIZE.small, lineHeight: 1.04, color: COLOR.ink2 },
  th: { fontSize: SIZE.small, bold: true, color: COLOR.ink, lineHeight: 1.05 },
  td: { fontSize: SIZE.small, lineHeight: 1 },
  foot: { fontSize: SIZE.foot, lineHeight: 1.02, color: COLOR.ink3 },
});

/** Between the two columns of a table of pairs. */
export const PAIR_GAP = 20;

const none = () => 0;

/** Ruled rows: ink under the header or over the first row, hairlines between, nothing upright. */
const ruled = (header: boolean, pad: number, gap = 9): CustomTableLayout => ({
  hLineWidth: (i) => (i === (header ? 1 : 0) ? 1.1 : i === 0 ? 0 : 0.6),
  hLineColor: (i) => (i === (header ? 1 : 0) ? COLOR.ink : COLOR.line),
  vLineWidth: none,
  paddingLeft: none,
  paddingRight: (i, node) => (i === (node.table.widths?.length ?? 0) - 1 ? 0 : gap),
  paddingTop: () => pad,
  paddingBottom: () => pad,
});

const hairlines: CustomTableLayout = { hLineColor: () => COLOR.line };

/** Named, so that a document definition stays plain data. */
export const layouts: Record<string, CustomTableLayout> = {
  headed: ruled(true, 2.4),
  /** A line of ink, then rows. */
  rows: ruled(false, 5),
  queries: ruled(true, 0),
  rowsHeaded: ruled(true, 4.2),
  sources: ruled(true, 1.05),
  /** Bars one under the other. */
  narrow: { hLineWidth: none, vLineWidth: none, paddingLeft: none, paddingRight: (i) => (i === 0 ? 9 : 0), paddingTop: () => 2.4, paddingBottom: () => 2.4 },
  /** Results of a search: an edge in the tone, hairlines under the result, none under its note. */
  results: {
    hLineWidth: () => 0.6,
    hLineColor: () => COLOR.line,
    vLineWidth: none,
    paddingLeft: (i) => (i === 5 ? 10 : i === 1 ? 4 : 0),
    paddingRight: (i) => (i === 0 || i === 5 ? 0 : 2),
    paddingTop: () => 4.6,
    paddingBottom: () => 4.6,
  },
  contents: ruled(false, 3.4),
  scores: { ...ruled(false, 0.5, 10), ...hairlines },
  /** Rows under hairlines alone. */
  lines: { ...ruled(false, 5), ...hairlines, hLineWidth: () => 0.6 },
  tight: { ...ruled(false, 2.6), ...hairlines, hLineWidth: () => 0.6 },
  /** Two entries side by side. */
  pairs: { ...ruled(false, 2.4, PAIR_GAP), hLineWidth: (i) => (i === 0 ? 0 : 0.6), hLineColor: () => COLOR.line },
  /** Two chapters side by side. */
  chapters: { ...ruled(false, 1.5, PAIR_GAP), hLineWidth: (i) => (i === 0 ? 0.6 : 0), hLineColor: () => COLOR.line },
  plain: { hLineWidth: none, vLineWidth: none, paddingLeft: none, paddingRight: none, paddingTop: none, paddingBottom: none },
  /** Risks by level and reach. */
  matrix: {
    hLineWidth: (i) => (i > 0 ? 0.6 : 0),
    vLineWidth: (i) => (i > 0 ? 0.6 : 0),
    hLineColor: () => COLOR.line2,
    vLineColor: () => COLOR.line2,
    paddingLeft: (i) => (i === 0 ? 0 : 6),
    paddingRight: () => 6,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** The plan: weeks across, days down. */
  days: {
    hLineWidth: (i) => (i === 0 ? 1.5 : 0.6),
    vLineWidth: (i, node) => (i > 0 && i < (node.table.widths?.length ?? 0) ? 0.6 : 0),
    hLineColor: (i) => (i === 0 ? COLOR.ink : COLOR.line2),
    vLineColor: () => COLOR.line,
    paddingLeft: () => 6.5,
    paddingRight: () => 6,
    paddingTop: () => 5,
    paddingBottom: () => 4,
  },
};
