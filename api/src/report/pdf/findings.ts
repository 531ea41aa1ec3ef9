/** Findings with their evidence beside them. */
import type { Content } from 'pdfmake/interfaces';
import { dateShort } from '../../contract/format.ts';
import type { Claim, Evidence, Finding, Section } from '../../contract/report.ts';
import { heading, isRated, opening, quiet, runHeading } from './parts.ts';
import { COLOR, COLUMN, DISPLAY, FILL, SIZE, TEXT_WIDTH } from './styles.ts';
import { sentimentSign } from './svg.ts';
import { platformTable } from './tables.ts';
import { anchor, type Context, claimText, clean, MAX, say } from './text.ts';
import { NO_DATE, NOT_RATED, OWN_WORD, SENTIMENT_WORD, UNCERTAIN_WORD } from './words.ts';

export const sectionId = (section: Section): string => `rozdzial-${section.id}`;

/** One section; the first begins a new page where no stories stand before it. Heading, thin-evidence sentence, findings. The heading is never the last line of a page. */
export function section(part: Section, ctx: Context, newPage: boolean): Content[] {
  const table = part.id === 'social' && ctx.report.platforms.length > 0 ? [platformTable(ctx)] : [];
  const [first, ...rest] = part.findings.flatMap((finding) => findingRows(finding, ctx));
  const empty = !first && !part.thin && table.length === 0;
  return [
    opening(
      [
        ...(newPage ? heading(sectionId(part), part.title, part.lead) : runHeading(sectionId(part), part.title, part.lead)),
        ...(part.thin ? [thinNote(part.thin)] : []),
        ...table,
        ...(first && table.length === 0 ? [first] : []),
        ...(empty ? [quiet('W zebranych źródłach nie ma nic, co można tu podać z dowodem.')] : []),
      ],
      newPage,
    ),
    ...(first && table.length > 0 ? [first] : []),
    ...rest,
  ];
}

/** The thin-evidence sentence, printed before the section's claims. */
const thinNote = (text: string): Content => ({
  margin: [0, 6, 0, 0],
  columns: [
    { width: 92, text: 'za mało danych', bold: true, fontSize: SIZE.side, color: COLOR.negativeInk, margin: [0, 1.5, 0, 0] },
    { width: TEXT_WIDTH - 92, text: say(text, 160), font: DISPLAY, fontSize: 11.5, lineHeight: 1.1 },
  ],
});

/** Largest row, in points: it stays on one page, with a heading above it. */
const KEEP = 130;
const CLAIM_GAP = 3;

/** A sentence with the content beside it, and their approximate height in points. */
type Told = { claim: Claim; height: number; beside: Beside };

/**
 * The rows of a finding: as many sentences as fit into one, their evidence in the same order beside them. Sentences that
 * have nothing new beside them take a wider column.
 */
export function findingRows(finding: Finding, ctx: Context): Content[] {
  const noted = new Set<number>();
  const told = finding.claims.map((claim): Told => ({ claim, height: textHeight(claim, COLUMN.main), beside: side(claim, 1, noted, ctx) }));
  const bare = told.every(({ beside }) => beside.notes.length === 0);
  return rowsOf(told).map((row, i): Content => {
    const title: Content[] = i === 0 ? [{ text: say(finding.title, MAX.title), style: 'h3', margin: [0, 0, 0, 1] }] : [];
    const text: Content = { stack: [...title, ...sentences(row, ctx, bare)] };
    return {
      layout: i === 0 ? 'evidenceFirst' : 'evidenceNext',
      margin: [0, i === 0 ? 5 : 0, 0, 0],
      table: bare
        ? { widths: [WIDE, '*'], dontBreakRows: true, body: [[text, '']] }
        : { widths: [COLUMN.main, COLUMN.side], dontBreakRows: true, body: [[text, evidenceOf(row)]] },
      ...(bare ? { layout: i === 0 ? 'wideFirst' : 'wideNext' } : {}),
    };
  });
}

/** Column of sentences without evidence beside them. */
const WIDE = 400;

/** Sentences one under the other; `inline`: a basis that is not a source is printed after the sentence. */
export const sentences = (row: Told[], ctx: Context, inline = false): Content[] =>
  row.map(({ claim, beside: { basis } }, i) => ({
    text: [...claimText(claim, ctx), ...(inline && basis ? [' ', { ...basis, fontSize: SIZE.side, color: COLOR.ink2 }] : [])],
    margin: [0, i === 0 ? 0 : CLAIM_GAP, 0, 0] as [number, number, number, number],
  }));

/** What stands beside them. */
export const evidenceOf = (row: Told[]): Content => ({
  stack: row.flatMap(({ beside: { notes, basis } }) => [
    ...notes,
    ...(basis ? [{ ...basis, style: 'side', margin: [0, 0, 0, 4] as [number, number, number, number] }] : []),
  ]),
});

/** Cuts a run of sentences into rows that fit on a page. */
export function rowsOf(told: Told[]): Told[][] {
  const rows: Told[][] = [];
  let [left, right] = [0, 0];
  for (const item of told) {
    const row = rows.at(-1);
    left += item.height + CLAIM_GAP;
    right += item.beside.height;
    if (row && Math.max(left, right) < KEEP) row.push(item);
    else {
      rows.push([item]);
      [left, right] = [item.height, item.beside.height];
    }
  }
  return rows;
}

/** About how high a sentence is in a column of this width, in points. */
export const textHeight = (claim: Claim, width: number): number =>
  Math.ceil((Math.min(claim.text.length, MAX.sentence) + 12) / (width / (SIZE.text * 0.52))) * SIZE.text * 1.4;

/** Sources with their quotes, or the sentence's basis when it has no source. */
type Beside = { notes: Content[]; basis: { text: string; linkToDestination: string } | null; height: number };

const BASIS = {
  evidence: null,
  coverage: { text: 'Podstawa: dziennik wyszukiwania.', linkToDestination: 'coverage' },
  rule: { text: 'Zasada tego raportu.', linkToDestination: 'method' },
} as const;

/**
 * The content beside a sentence: quotes with their source, or where else the sentence comes from. A quote is printed once
 * in the report, and not beside a sentence that holds it. `noted`: sources named in this finding.
 */
export function side(claim: Claim, most: number, noted: Set<number>, ctx: Context): Beside {
  const known = claim.quotes.filter((q) => ctx.byNumber.has(q.n));
  const shown = known.filter((q) => !ctx.shown.has(`${q.n} ${q.text}`)).slice(0, most);
  const notes = shown.map((q): { note: Content; height: number } => {
    const quote = holds(claim.text, q.text) ? '' : q.text;
    const named = noted.has(q.n);
    ctx.shown.add(`${q.n} ${q.text}`);
    noted.add(q.n);
    return {
      note: sourceNote(ctx.byNumber.get(q.n) as Evidence, quote, named),
      height: (named ? 17 : 29) + Math.ceil(Math.min(quote.length, MAX.quote) / 33) * 12.7,
    };
  });
  const basis = known.length > 0 ? null : BASIS[claim.basis];
  return { notes: notes.map(({ note }) => note), basis, height: notes.reduce((sum, { height }) => sum + height, basis ? 16 : 0) };
}

/** Whether a sentence quotes these words itself. */
const holds = (text: string, quote: string): boolean => text.includes(quote.replace(/[\s.…!?]+$/, '')) && quote.trim() !== '';

/** A long quote is cut between words, and says so. */
const cut = (quote: string): string => (quote.length > MAX.quote ? `${quote.slice(0, MAX.quote).replace(/\s+\S*$/, '')} […]` : quote);

/** Quotation marks inside a quotation: »…«. */
const innerMarks = (quote: string): string =>
  quote.replace(/[„“”"]/gu, (mark, at: number) => (mark === '„' || /^(|[\s([–—-])$/u.test(quote.charAt(at - 1)) ? '»' : '«'));

/** A source with a quote of it; named before in the finding, its number alone. */
function sourceNote(item: Evidence, quote: string, named: boolean): Content {
  const rated = isRated(item) ? item.sentiment.label : null;
  const date = item.publishedAt ? dateShort(item.publishedAt) : NO_DATE;
  const number = { text: `[${item.n}]`, bold: true, color: COLOR.ink, linkToDestination: anchor(item.n) };
  return {
    margin: [0, 0, 0, 4],
    stack: [
      { text: named ? [number] : [number, `\u00a0${clean(item.domain, MAX.line)}`], style: 'side' },
      ...(named
        ? []
        : [
            {
              columnGap: 5,
              columns: [
                { width: 'auto', text: date, style: 'side' },
                ...(rated ? [sentimentSign(rated, 2)] : []),
                {
                  width: '*',
                  text: rated ? SENTIMENT_WORD[rated] : item.own ? OWN_WORD : item.sentiment ? UNCERTAIN_WORD : NOT_RATED,
                  style: 'side',
                  ...(rated ? { bold: true, color: FILL[rated][1] } : {}),
                },
              ],
            },
          ]),
      ...(quote.trim()
        ? [
            {
              text: `„${innerMarks(say(cut(quote)).replace(/^„([^„”]*)”$/, '$1'))}”`,
              style: 'quote',
              margin: [0, 0.5, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
}
