/** The chapters of the protocol: every sentence with its sources by number, two columns. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Claim, Section } from '../../contract/report.ts';
import { type Margin, sheet, whole } from './parts.ts';
import { COLOR, PAIR_GAP, SIZE, TEXT_WIDTH } from './styles.ts';
import { type Context, claimText, MAX, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

const HALF = (TEXT_WIDTH - PAIR_GAP) / 2;
const NOTHING = 'W zebranych źródłach nie ma nic, co można tu podać z dowodem.';

/** Where a sentence comes from that rests on no source. */
const BASIS: Record<Claim['basis'], string> = { evidence: '', coverage: ' (dziennik wyszukiwania)', rule: ' (zasada raportu)' };

export const isTold = (section: Section): boolean => section.findings.some(({ claims }) => claims.length > 0) || section.thin !== null;

/** The rows of a chapter: its title with the first finding, then a finding each. */
function chapter(section: Section, ctx: Context): TableCell[] {
  const sentence = (claim: Claim): Content => ({
    text: [
      ...claimText(claim, ctx, { fontSize: SIZE.small }, 3),
      ...(claim.refs.length === 0 && BASIS[claim.basis] ? [{ text: BASIS[claim.basis], fontSize: SIZE.small, color: COLOR.ink2 }] : []),
    ],
    fontSize: SIZE.small,
    lineHeight: 1.02,
    margin: [0, 0, 0, 2.5],
  });
  const title: Content[] = [
    { text: say(section.title, 80), style: 'h3', fontSize: 13.5, id: `rozdzial-${section.id}`, margin: [0, 2, 0, 3] },
    ...(section.thin
      ? [{ text: [{ text: 'za mało danych ', bold: true, color: COLOR.negativeInk }, say(section.thin, 160)], style: 'small', margin: [0, 0, 0, 3] as Margin }]
      : []),
  ];
  const told = section.findings
    .filter(({ claims }) => claims.length > 0)
    .map(({ title, claims }): Content[] => [{ text: say(title, MAX.title), style: 'h4', margin: [0, 2, 0, 2] }, ...claims.map(sentence)]);
  const [first, ...rest] = told;
  const empty: Content[] = first || section.thin ? [] : [{ text: NOTHING, style: 'side' }];
  return [{ stack: [...title, ...(first ?? empty)] }, ...rest.map((stack): TableCell => ({ stack }))];
}

export function chapters(ctx: Context): Content[] {
  const told = ctx.report.sections.filter(isTold);
  if (told.length === 0) return [];
  const pairs = Array.from({ length: Math.ceil(told.length / 2) }, (_, i) => told.slice(2 * i, 2 * i + 2).map((section) => chapter(section, ctx)));
  return [
    sheet('protocol', TITLES.protocol, TITLES.protocol, LEADS.protocol, [], 140),
    ...pairs.map(([left = [], right = []]): Content => {
      const body = Array.from({ length: Math.max(left.length, right.length) }, (_, i): TableCell[] => [left[i] ?? '', right[i] ?? '']);
      return whole({ layout: 'chapters', table: { widths: [HALF, HALF], dontBreakRows: true, body } });
    }),
  ];
}
