/** Findings with their evidence beside them, risks, recommendations and the plan. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { counted, dateShort } from '../../contract/format.ts';
import { KPI_NAMES } from '../../contract/kpis.ts';
import type { Claim, Evidence, Finding, Recommendation, Report, Risk, Section } from '../../contract/report.ts';
import { EFFORT, LEADS, NO_DATE, RISK_LEVEL, SENTIMENT_WORD, TITLES, UNCERTAIN_WORD } from '../words.ts';
import { heading, isRated, opening, rule } from './parts.ts';
import { COLOR, COLUMN, DISPLAY, FILL, SIZE, TEXT_WIDTH } from './styles.ts';
import { riskSteps, sentimentSign } from './svg.ts';
import { platformTable } from './tables.ts';
import { anchor, type Context, cite, claimText, clean, MAX, say } from './text.ts';

const QUOTES_PER_CLAIM = 3;

export const sectionId = (section: Section): string => `rozdzial-${section.id}`;

/** One section: heading, thin-evidence sentence, findings. The heading never stands alone at a page's foot. */
export function section(part: Section, ctx: Context, newPage: boolean): Content[] {
  const table = part.id === 'social' && ctx.report.platforms.length > 0 ? [platformTable(ctx)] : [];
  const [first, ...rest] = part.findings.flatMap((finding) => findingRows(finding, ctx));
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

/** One serif sentence where a section has nothing to list. */
const quiet = (text: string): Content => ({ text: say(text), font: DISPLAY, fontSize: 13.5, lineHeight: 1.12, margin: [0, 14, 60, 0] });

/** Thin evidence is said in words, under an ink rule, as every state that lacks something. */
const thinNote = (text: string): Content => ({
  margin: [0, 9, 0, 0],
  columns: [
    { width: 92, text: 'za mało danych', bold: true, fontSize: SIZE.side, color: COLOR.negativeInk, margin: [0, 1.5, 0, 0] },
    { width: TEXT_WIDTH - 92, text: say(text, 160), font: DISPLAY, fontSize: 11.5, lineHeight: 1.1 },
  ],
});

/** A one-row table per sentence: the row stays whole, and the next may go to the next page. */
function findingRows(finding: Finding, ctx: Context): Content[] {
  const told = new Set<string>();
  return finding.claims.map((claim, i): Content => {
    const quotes = claim.quotes.filter((q) => !told.has(`${q.n} ${q.text}`));
    for (const q of claim.quotes) told.add(`${q.n} ${q.text}`);
    return {
      ...(i === 0 ? { unbreakable: true } : {}),
      layout: i === 0 ? 'evidenceFirst' : 'evidenceNext',
      margin: [0, i === 0 ? 18 : 0, 0, 0],
      table: {
        widths: [COLUMN.main, COLUMN.side],
        dontBreakRows: true,
        body: [
          [
            {
              stack: [
                ...(i === 0 ? [{ text: say(finding.title, MAX.title), style: 'h3', margin: [0, 0, 0, 4] as [number, number, number, number] }] : []),
                { text: claimText(claim, ctx) },
              ],
            },
            { stack: side(claim, quotes.slice(0, i === 0 ? 2 : QUOTES_PER_CLAIM), ctx) },
          ],
        ],
      },
    };
  });
}

/** What stands beside a sentence: quotes with their source, or where else the sentence comes from. */
function side(claim: Claim, quotes: Claim['quotes'], ctx: Context): Content[] {
  const known = quotes.filter((q) => ctx.byNumber.has(q.n));
  if (known.length > 0) return known.map((q, i) => sourceNote(ctx.byNumber.get(q.n) as Evidence, q.text, i));
  if (claim.basis === 'coverage') return [{ text: 'Podstawa: dziennik wyszukiwania', linkToDestination: 'coverage', style: 'side' }];
  if (claim.basis === 'rule') return [{ text: 'Zasada tego raportu', linkToDestination: 'method', style: 'side' }];
  return [{ text: '' }];
}

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
          { width: '*', text: rated ? SENTIMENT_WORD[rated] : UNCERTAIN_WORD, style: 'side', bold: true, ...(rated ? { color: FILL[rated][1] } : {}) },
        ],
      },
      ...(quote.trim()
        ? [{ text: `„${say(quote, MAX.quote).replace(/^„|”$/g, '')}”`, style: 'quote', margin: [0, 1.5, 0, 0] as [number, number, number, number] }]
        : []),
    ],
  };
}

/** Risks: level in words and steps, then for, against, and what is not known. */
export function risks(ctx: Context): Content[] {
  const { report } = ctx;
  const level = `Ogólny poziom ryzyka: ${RISK_LEVEL[report.riskLevel]}.`;
  const [first, ...rest] = report.risks.map((risk) => riskBlock(risk, ctx));
  if (!first) {
    const n = report.coverage.totals.sources;
    const none =
      n > 0
        ? `W ${n === 1 ? 'jedynym źródle' : `${n} sprawdzonych źródłach`} nie znaleziono treści, którą oceniono by jako poważne ryzyko. To opis stanu na dzień analizy, nie gwarancja.`
        : 'Za mało danych, żeby mówić o ryzykach.';
    return [opening([...heading('risks', TITLES.risks, LEADS.risks), quiet(none)], false)];
  }
  return [opening([...heading('risks', TITLES.risks, `${LEADS.risks} ${level}`), first[0] as Content], false), ...first.slice(1), ...rest.flat()];
}

function riskBlock(risk: Risk, ctx: Context): Content[] {
  const groups: [string, Claim[], string][] = [
    ['Za', risk.for, 'W zebranych źródłach nie ma na to dowodu.'],
    ['Przeciw', risk.against, 'W zebranych źródłach nie ma dowodu przeciw.'],
    ['Czego nie wiemy', risk.unknown, ''],
  ];
  const rows = groups.filter(([, claims, none]) => claims.length > 0 || none).flatMap(([label, claims, none]) => riskRows(label, claims, none, ctx));
  const [first, ...others] = rows;
  const name: Content = {
    columns: [
      { width: COLUMN.main + COLUMN.gap, text: say(risk.name, MAX.title), style: 'h3' },
      { width: 52, stack: [riskSteps(risk.level)], margin: [12, 4, 0, 0] },
      { width: '*', text: [{ text: `ryzyko ${RISK_LEVEL[risk.level]}` }], bold: true, fontSize: SIZE.side, margin: [0, 2.5, 0, 0] },
    ],
    margin: [0, 0, 0, 4],
  };
  return [{ unbreakable: true, stack: [rule(20, 12), name, ...(first ? [first] : [])] }, ...others];
}

/** Words of the level agree with „ryzyko” (neuter). */
const riskRows = (label: string, claims: Claim[], none: string, ctx: Context): Content[] => {
  const row = (left: string, main: Content, beside: Content[]): Content => ({
    layout: 'evidenceNext',
    table: {
      widths: [COLUMN.main, COLUMN.side],
      dontBreakRows: true,
      body: [
        [
          {
            columns: [
              { width: 62, text: left, bold: true, fontSize: SIZE.side, margin: [0, 2, 0, 0] },
              { width: COLUMN.main - 62, stack: [main] },
            ],
          },
          { stack: beside },
        ],
      ],
    },
  });
  if (claims.length === 0) return [row(label, { text: none, color: COLOR.ink2 }, [{ text: '' }])];
  return claims.map((claim, i) => row(i === 0 ? label : '', { text: claimText(claim, ctx) }, side(claim, claim.quotes.slice(0, 2), ctx)));
};

/** Recommendations: what to do, how long it takes, what it raises, and why, with sources. */
export function recommendations(ctx: Context): Content[] {
  const [first, ...rest] = ctx.report.recommendations.map((rec, i) => recommendation(rec, i, ctx));
  const top = heading('recommendations', TITLES.recommendations, LEADS.recommendations);
  return [opening([...top, first ?? quiet('Za mało danych, żeby odpowiedzialnie coś zalecić.')], rest.length > 1), ...rest];
}

function recommendation(rec: Recommendation, i: number, ctx: Context): Content {
  const text = say(rec.text, MAX.sentence);
  const [title = text] = text.split(/(?<=[.!?])[ \u00a0](?=\p{Lu}|„)/u);
  const body = text.slice(title.length).trim();
  const raises = rec.raises.map((id) => KPI_NAMES[id]).join(', ');
  return {
    unbreakable: true,
    stack: [
      rule(i === 0 ? 16 : 13, 11),
      {
        columns: [
          { width: 34, text: String(i + 1), font: DISPLAY, fontSize: 25, lineHeight: 0.86 },
          {
            width: COLUMN.main - 34 + 8,
            stack: [
              { text: title, bold: true },
              ...(body ? [{ text: body, margin: [0, 2, 0, 0] as [number, number, number, number] }] : []),
              {
                text: [
                  { text: 'Dlaczego: ', color: COLOR.ink2 },
                  { text: say(rec.reason, 260), color: COLOR.ink2 },
                  { text: '\u00a0' },
                  ...cite(rec.refs, ctx, SIZE.side + 0.6),
                ],
                fontSize: SIZE.side + 0.6,
                margin: [0, 3, 0, 0],
              },
            ],
          },
          {
            width: TEXT_WIDTH - COLUMN.main - 8,
            margin: [COLUMN.gap + 4.75, 1, 0, 0],
            style: 'side',
            stack: [term('Czas', EFFORT[rec.effort]), term('Efekt', say(rec.effect, 160)), ...(raises ? [term('Podniesie', raises)] : [])],
          },
        ],
      },
    ],
  };
}

const term = (name: string, value: string): Content => ({ text: [{ text: `${name}: `, bold: true, color: COLOR.ink }, value], margin: [0, 0, 0, 2.5] });

/** The month's plan: a row a week, steps with a box to tick, and how to know that it is done. */
export function plan({ report }: Context): Content[] {
  const { weeks, notes, lead } = report.plan;
  if (weeks.length === 0) return [];
  const rows = weeks.map((week): TableCell[] => [
    {
      stack: [
        { text: `Tydzień\u00a0${week.week}`, style: 'side' },
        { text: say(week.title, 80), style: 'h3', margin: [0, 1, 0, 0] },
      ],
    },
    {
      stack: [
        ...(week.lead ? [{ text: say(week.lead, 200), color: COLOR.ink2, margin: [0, 0, 0, 3] as [number, number, number, number] }] : []),
        ...week.steps.slice(0, 6).map(
          (step): Content => ({
            columns: [
              { width: 17, canvas: [{ type: 'rect', x: 0.5, y: 4, w: 7.5, h: 7.5, lineWidth: 0.8, lineColor: COLOR.ink3 }] },
              { width: TEXT_WIDTH - 122 - 9 - 17, text: say(step, 200) },
            ],
            margin: [0, 1.5, 0, 0],
          }),
        ),
        ...(week.check ? [{ text: say(`Po czym poznać: ${week.check}.`, 240), style: 'side', margin: [17, 4, 0, 0] as [number, number, number, number] }] : []),
      ],
    },
  ]);
  const [first, ...rest] = rows;
  const table = (body: TableCell[][]): Content => ({ layout: 'rows', table: { widths: [122, TEXT_WIDTH - 122 - 9], dontBreakRows: true, body } });
  return [
    {
      unbreakable: true,
      margin: [0, 34, 0, 0],
      stack: [...heading('plan', TITLES.plan, lead), { ...(table([first as TableCell[]]) as object), margin: [0, 12, 0, 0] } as Content],
    },
    ...rest.map((row): Content => ({ ...(table([row]) as object), layout: 'rowsNext' }) as Content),
    ...notes.slice(0, 6).map((note): Content => ({ text: say(note, 320), style: 'small', margin: [0, 8, 0, 0] })),
  ];
}

/** One line for the contents: how many risks of which level. */
export function riskNote(report: Report): string {
  if (report.risks.length === 0) return 'bez poważnych ryzyk w zebranych źródłach';
  return counted(report.risks.length, 'ryzyko', 'ryzyka', 'ryzyk');
}
