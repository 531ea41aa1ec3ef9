/** Findings with their evidence beside them. */
import type { Content } from 'pdfmake/interfaces';
import { dateShort } from '../../contract/format.ts';
import type { Claim, Evidence, Finding, Section } from '../../contract/report.ts';
import { NO_DATE, NOT_RATED, OWN_WORD, SENTIMENT_WORD, UNCERTAIN_WORD } from '../words.ts';
import { heading, isRated, opening, quiet } from './parts.ts';
import { COLOR, COLUMN, DISPLAY, FILL, SIZE, TEXT_WIDTH } from './styles.ts';
import { sentimentSign } from './svg.ts';
import { platformTable } from './tables.ts';
import { anchor, type Context, claimText, clean, MAX, say } from './text.ts';

export const sectionId = (section: Section): string => `rozdzial-${section.id}`;

/** One section: heading, thin-evidence sentence, findings. The heading never stands alone at a page's foot. */
export function section(part: Section, ctx: Context, newPage: boolean): Content[] {
  const table = part.id === 'social' && ctx.report.platforms.length > 0 ? [platformTable(ctx)] : [];
  const told = new Set<string>();
  const [first, ...rest] = part.findings.flatMap((finding) => together(findingRows(finding, told, ctx)));
  const empty = !first && !part.thin && table.length === 0;
  return [
    opening(
      [
        ...heading(sectionId(part), part.title, part.lead),
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

/** Thin evidence is said in words, before the sentences that rest on it. */
const thinNote = (text: string): Content => ({
  margin: [0, 9, 0, 0],
  columns: [
    { width: 92, text: 'za mało danych', bold: true, fontSize: SIZE.side, color: COLOR.negativeInk, margin: [0, 1.5, 0, 0] },
    { width: TEXT_WIDTH - 92, text: say(text, 160), font: DISPLAY, fontSize: 11.5, lineHeight: 1.1 },
  ],
});

/** A row of sentence and evidence, with about how many points high it will be. */
export type Row = { content: Content; height: number };

/** Largest block kept on one page, in points: with a heading above it still fits. */
const KEEP = 240;

/** Rows that are short enough stay on one page; longer ones may part between two rows. */
export function together(rows: Row[]): Content[] {
  const contents = rows.map((row) => row.content);
  return rows.reduce((sum, row) => sum + row.height, 0) < KEEP ? [{ unbreakable: true, stack: contents }] : contents;
}

/** A one-row table per sentence: the row stays whole, and the next may go to the next page. */
function findingRows(finding: Finding, told: Set<string>, ctx: Context): Row[] {
  const quotesEach = finding.claims.length === 1 ? 2 : 1;
  return finding.claims.map((claim, i): Row => {
    const title: Content[] = i === 0 ? [{ text: say(finding.title, MAX.title), style: 'h3', margin: [0, 0, 0, 4] }] : [];
    const beside = side(claim, quotesEach, told, ctx);
    return {
      height: Math.max(textHeight(claim) + (i === 0 ? 22 : 0), beside.height) + 8,
      content: {
        layout: i === 0 ? 'evidenceFirst' : 'evidenceNext',
        margin: [0, i === 0 ? 16 : 0, 0, 0],
        table: {
          widths: [COLUMN.main, COLUMN.side],
          dontBreakRows: true,
          body: [[{ stack: [...title, { text: claimText(claim, ctx) }] }, { stack: beside.contents }]],
        },
      },
    };
  });
}

export const textHeight = (claim: Claim): number => Math.ceil((Math.min(claim.text.length, MAX.sentence) + 12) / 52) * 16.4;

/**
 * What stands beside a sentence: quotes with their source, or where else the sentence comes from. A quote that was
 * already shown in the section is not shown again; its source is.
 */
export function side(claim: Claim, most: number, told: Set<string>, ctx: Context): { contents: Content[]; height: number } {
  const known = claim.quotes.filter((q) => ctx.byNumber.has(q.n));
  const fresh = known.filter((q) => !told.has(`${q.n} ${q.text}`));
  const shown = fresh.length > 0 ? fresh.slice(0, most) : known.slice(0, 1).map((q) => ({ ...q, text: '' }));
  for (const q of shown) told.add(`${q.n} ${q.text}`);
  if (shown.length > 0)
    return {
      contents: shown.map((q, i) => sourceNote(ctx.byNumber.get(q.n) as Evidence, q.text, i)),
      height: shown.reduce((sum, q) => sum + 34 + Math.ceil(Math.min(q.text.length, MAX.quote) / 28) * 14, 0),
    };
  if (claim.basis === 'coverage') return { contents: [{ text: 'Podstawa: dziennik wyszukiwania', linkToDestination: 'coverage', style: 'side' }], height: 14 };
  if (claim.basis === 'rule') return { contents: [{ text: 'Zasada tego raportu', linkToDestination: 'method', style: 'side' }], height: 14 };
  return { contents: [{ text: '' }], height: 0 };
}

/** A long quote is cut between words, and says so. */
const cut = (quote: string): string => (quote.length > MAX.quote ? `${quote.slice(0, MAX.quote).replace(/\s+\S*$/, '')} […]` : quote);

/** Quotation marks inside a quotation: »…«. */
const innerMarks = (quote: string): string =>
  quote.replace(/[„“”"]/gu, (mark, at: number) => (mark === '„' || /^(|[\s([–—-])$/u.test(quote.charAt(at - 1)) ? '»' : '«'));

function sourceNote(item: Evidence, quote: string, i: number): Content {
  const rated = isRated(item) ? item.sentiment.label : null;
  const date = item.publishedAt ? dateShort(item.publishedAt) : NO_DATE;
  return {
    margin: [0, i === 0 ? 0 : 7, 0, 0],
    stack: [
      {
        text: [{ text: `[${item.n}]`, bold: true, color: COLOR.ink, linkToDestination: anchor(item.n) }, `\u00a0${clean(item.domain, MAX.line)}`],
        style: 'side',
      },
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
      ...(quote.trim()
        ? [
            {
              text: `„${innerMarks(say(cut(quote)).replace(/^„([^„”]*)”$/, '$1'))}”`,
              style: 'quote',
              margin: [0, 1.5, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
}
