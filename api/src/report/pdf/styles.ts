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

export const PAGE = { width: 595.28, height: 841.89, left: 57, top: 55, right: 51, bottom: 64 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
/** Left column of findings and the method, and the evidence column beside it. */
export const COLUMN = { main: 284, gap: 18, side: TEXT_WIDTH - 284 - 18 - 12.75 } as const;

export const SIZE = { text: 10.1, small: 8.6, side: 9.4, quote: 9.8 } as const;

/** Line heights are multiples of the font's own (Hanken 1.303, Brygada 1.17). */
export const styles = (): StyleDictionary => ({
  h1: { font: DISPLAY, fontSize: 25.5, lineHeight: 0.98, color: COLOR.ink, characterSpacing: -0.25 },
  h2: { font: DISPLAY, fontSize: 25.5, lineHeight: 0.98, color: COLOR.ink, characterSpacing: -0.25 },
  /** A section that goes on under another one. */
  h2run: { font: DISPLAY, fontSize: 19, lineHeight: 0.98, color: COLOR.ink, characterSpacing: -0.2 },
  h3: { font: DISPLAY, fontSize: 13, lineHeight: 1, color: COLOR.ink },
  /** A heading of the second level in a document without chapters. */
  clause: { font: DISPLAY, fontSize: 13, lineHeight: 1, color: COLOR.ink },
  lead: { fontSize: SIZE.text, color: COLOR.ink2 },
  headline: { font: DISPLAY, fontSize: 17.5, lineHeight: 1.14, color: COLOR.ink },
  side: { fontSize: SIZE.side, lineHeight: 1, color: COLOR.ink2 },
  quote: { font: DISPLAY, fontSize: SIZE.quote, lineHeight: 1.1, color: COLOR.ink },
  excerpt: { font: DISPLAY, fontSize: SIZE.small, lineHeight: 1.05, color: COLOR.ink },
  small: { fontSize: SIZE.small, lineHeight: 1.06, color: COLOR.ink2 },
  th: { fontSize: SIZE.small, bold: true, color: COLOR.ink, lineHeight: 1.05 },
  td: { fontSize: SIZE.small, lineHeight: 1 },
  figure: { font: DISPLAY, fontSize: 22.5, lineHeight: 0.9 },
  formula: { fontSize: 8.1, lineHeight: 0.97 },
  foot: { fontSize: 8.1, lineHeight: 1.05, color: COLOR.ink3 },
});

/** Between the two columns of a table of pairs. */
export const PAIR_GAP = 20;

const flush = { paddingLeft: () => 0, paddingRight: () => 0 };
const none = () => 0;

/** A finding's sentence and its evidence: a hairline between the two, a rule over the first row only. */
const evidence = (first: boolean): CustomTableLayout => ({
  hLineWidth: (i) => (first && i === 0 ? 0.75 : 0),
  hLineColor: () => COLOR.line2,
  vLineWidth: (i) => (i === 1 ? 0.75 : 0),
  vLineColor: () => COLOR.line2,
  paddingLeft: (i) => (i === 1 ? 12 : 0),
  paddingRight: (i) => (i === 0 ? COLUMN.gap : 0),
  paddingTop: () => (first ? 5.5 : 1.5),
  paddingBottom: () => 2,
});

/** Ruled rows: ink under the header, hairlines between, nothing upright. */
const ruled = (header: boolean, pad: number): CustomTableLayout => ({
  hLineWidth: (i) => (i === (header ? 1 : 0) ? 1.1 : i === 0 ? 0 : 0.6),
  hLineColor: (i) => (i === (header ? 1 : 0) ? COLOR.ink : COLOR.line),
  vLineWidth: none,
  paddingLeft: none,
  paddingRight: (i, node) => (i === (node.table.widths?.length ?? 0) - 1 ? 0 : 9),
  paddingTop: () => pad,
  paddingBottom: () => pad,
});

const hairlines: CustomTableLayout = { hLineWidth: (i) => (i === 0 ? 0 : 0.6), hLineColor: () => COLOR.line };

/** Named, so that a document definition stays plain data. */
export const layouts: Record<string, CustomTableLayout> = {
  evidenceFirst: evidence(true),
  evidenceNext: evidence(false),
  headed: ruled(true, 2.2),
  rows: ruled(false, 5),
  weeks: ruled(false, 5),
  contents: ruled(false, 2),
  /** Two entries side by side, close together. */
  pairs: { ...ruled(false, 2.2), paddingRight: (i) => (i === 0 ? PAIR_GAP : 0) },
  pairsNext: { ...ruled(false, 2.2), ...hairlines, paddingRight: (i) => (i === 0 ? PAIR_GAP : 0) },
  wideFirst: { ...evidence(true), vLineWidth: none },
  wideNext: { ...evidence(false), vLineWidth: none },
  /** Rows that go on under another table: a hairline, not ink, on top. */
  rowsNext: { ...ruled(false, 5), ...hairlines },
  rowsTight: { ...ruled(false, 2.6), ...hairlines },
  plain: { ...flush, hLineWidth: none, vLineWidth: none, paddingTop: none, paddingBottom: none },
};
