/** The chapters of the protocol: every sentence with its sources by number, two columns. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Claim, Section } from '../../contract/report.ts';
import { type Margin, sheet, whole } from './parts.ts';
import { COLOR, PAIR_GAP, SIZE, TEXT_WIDTH } from './styles.ts';
import { type Context, claimText, MAX, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

const HALF = (TEXT_WIDTH - PAIR_GAP) / 2;
const list = new Intl.ListFormat('pl');

/** Where a sentence comes from that rests on no source. */
const BASIS: Record<Claim['basis'], string> = { evidence: '', coverage: ' (dziennik wyszukiwania)', rule: ' (zasada raportu)' };

export const isTold = (section: Section): boolean => section.findings.some(({ claims }) => claims.length > 0) || section.thin !== null;

/** A piece of a chapter that stays together, with about its height in points. */
type Block = { stack: Content[]; height: number };

/** Letters of a line, and points of a line, a finding's heading, a chapter's title and the line under it. */
const LINE = { letters: 56, height: 10.4 };
const HEAD = 17;
const TITLE = 24;
const THIN = 24;
/** Highest row: what ends a page for it leaves the page seven tenths full. */
const ROW = 180;

const heightOf = (claims: Claim[]): number => claims.reduce((sum, { text }) => sum + Math.ceil((text.length + 12) / LINE.letters) * LINE.height + 3, 0);

/** The pieces of a chapter: its title with the first finding, then a finding each. */
function chapter(section: Section, ctx: Context): Block[] {
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
    .map(
      ({ title, claims }): Block => ({
        stack: [{ text: say(title, MAX.title), style: 'h4', margin: [0, 2, 0, 2] }, ...claims.map(sentence)],
        height: HEAD + heightOf(claims),
      }),
    );
  const [first, ...rest] = told;
  const above = TITLE + (section.thin ? THIN : 0);
  return [{ stack: [...title, ...(first?.stack ?? [])], height: above + (first?.height ?? 0) }, ...rest];
}

const sum = (blocks: Block[]): number => blocks.reduce((all, { height }) => all + height, 0);

/** Chapters two by two, each with the one of the next three that is nearest to its length: unequal ones leave holes. */
function pairsOf(all: Block[][]): [Block[], Block[]][] {
  const left = [...all];
  const pairs: [Block[], Block[]][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const length = sum(first);
    const near = left.slice(0, 3).sort((a, b) => Math.abs(sum(a) - length) - Math.abs(sum(b) - length))[0];
    if (near) left.splice(left.indexOf(near), 1);
    pairs.push([first, near ?? []]);
  }
  return pairs;
}

/** Rows of two chapters: each side takes pieces until the row is high enough, the shorter side first. */
function rowsOf(pair: [Block[], Block[]]): TableCell[][] {
  const waiting = pair.map((blocks) => [...blocks]);
  const rows: TableCell[][] = [];
  while (waiting.some((blocks) => blocks.length > 0)) {
    const cells: Block[][] = [[], []];
    for (;;) {
      const open = [0, 1].filter((side) => {
        const [next] = waiting[side] as Block[];
        const here = cells[side] as Block[];
        return next && (here.length === 0 || sum(here) + next.height <= ROW);
      });
      const side = open.sort((a, b) => sum(cells[a] as Block[]) - sum(cells[b] as Block[]))[0];
      if (side === undefined) break;
      (cells[side] as Block[]).push((waiting[side] as Block[]).shift() as Block);
    }
    rows.push(cells.map((blocks): TableCell => (blocks.length > 0 ? { stack: blocks.flatMap(({ stack }) => stack) } : '')));
  }
  return rows;
}

/** Chapters that only say how little there is: together, each reason once. */
const silent = (sections: readonly Section[]): Content[] =>
  // How many sources a chapter rests on is said of one that is there.
  [...Map.groupBy(sections, ({ thin }) => (thin?.startsWith('Ten rozdział') ? '' : (thin ?? '')))].map(
    ([thin, of]): Content => ({
      text: [
        { text: 'za mało danych ', bold: true, color: COLOR.negativeInk },
        say(`${list.format(of.map(({ title }) => `„${title}”`))}. ${thin}`.trim(), 700),
      ],
      style: 'side',
      margin: [0, 0, 0, 8] as Margin,
    }),
  );

export function chapters(ctx: Context): Content[] {
  const there = ctx.report.sections.filter(isTold);
  if (there.length === 0) return [];
  const told = there.filter(({ findings }) => findings.some(({ claims }) => claims.length > 0));
  return [
    sheet('protocol', TITLES.protocol, TITLES.protocol, LEADS.protocol, [], 140),
    ...silent(there.filter((section) => !told.includes(section))),
    ...pairsOf(told.map((section) => chapter(section, ctx))).map(
      (pair): Content => whole({ layout: 'chapters', table: { widths: [HALF, HALF], dontBreakRows: true, body: rowsOf(pair) } }),
    ),
  ];
}
