/** Risks, recommendations and the month's plan. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { counted, firstSentence } from '../../contract/format.ts';
import { KPI_OBJECTS } from '../../contract/kpis.ts';
import type { Claim, Recommendation, Report, Risk } from '../../contract/report.ts';
import { evidenceOf, findingRows, rowsOf, sentences, side, textHeight } from './findings.ts';
import { opening, quiet, rule, runHeading } from './parts.ts';
import { COLOR, COLUMN, DISPLAY, SIZE, TEXT_WIDTH } from './styles.ts';
import { riskSteps } from './svg.ts';
import { type Context, cite, MAX, say } from './text.ts';
import { ACCUSATIONS, EFFORT, LEADS, RISK_LEVEL, TITLES } from './words.ts';

/** Accusations with their end; then risks: level in words and steps, then for, against, and what is not known. */
export function risks(ctx: Context): Content[] {
  const { report } = ctx;
  const level = `Ogólnie ryzyko jest ${RISK_LEVEL[report.riskLevel]}.`;
  const told = report.accusations.length > 0 ? [findingRows({ title: ACCUSATIONS, tone: 'neutral', claims: report.accusations }, ctx)] : [];
  const [first, ...rest] = [...told, ...report.risks.map((risk) => riskBlock(risk, ctx))];
  if (!first) {
    const n = report.coverage.totals.sources;
    const none =
      n > 0
        ? `W ${n === 1 ? 'jedynym źródle' : `${n} sprawdzonych źródłach`} nie znaleziono treści, którą oceniono by jako poważne ryzyko. To opis stanu na dzień analizy, nie gwarancja.`
        : 'Za mało danych, żeby mówić o ryzykach.';
    return [opening([...runHeading('risks', TITLES.risks, LEADS.risks), quiet(none)])];
  }
  return [opening([...runHeading('risks', TITLES.risks, `${LEADS.risks} ${level}`), first[0] as Content]), ...first.slice(1), ...rest.flat()];
}

function riskBlock(risk: Risk, ctx: Context): Content[] {
  const noted = new Set<number>();
  const groups: [string, Claim[], string][] = [
    ['Za', risk.for, 'W zebranych źródłach niczego takiego nie rozpoznano.'],
    ['Przeciw', risk.against, 'W zebranych źródłach niczego takiego nie rozpoznano.'],
    ['Czego nie wiemy', risk.unknown, ''],
  ];
  const [first, ...others] = groups.flatMap(([label, claims, none]) => riskRows(label, claims, none, noted, ctx));
  const name: Content = {
    columns: [
      { width: COLUMN.main + COLUMN.gap, text: say(risk.name, MAX.title), style: 'h3' },
      { width: 52, stack: [riskSteps(risk.level)], margin: [12, 4, 0, 0] },
      { width: '*', text: `ryzyko ${RISK_LEVEL[risk.level]}`, bold: true, fontSize: SIZE.side, margin: [0, 2.5, 0, 0] },
    ],
    margin: [0, 0, 0, 4],
  };
  return [{ unbreakable: true, stack: [rule(8, 6), name, ...(first ? [first] : [])] }, ...others];
}

const LABEL = 54;

/** Sentences of one side of a risk with their evidence, under a label at the left. */
function riskRows(label: string, claims: Claim[], none: string, noted: Set<number>, ctx: Context): Content[] {
  const row = (left: string, main: Content[], beside: Content): Content => {
    const columns: Content = {
      columns: [
        { width: LABEL, text: left, bold: true, fontSize: SIZE.side, margin: [0, 1, 0, 0] },
        { width: COLUMN.main - LABEL, stack: main },
      ],
    };
    return { layout: 'evidenceNext', table: { widths: [COLUMN.main, COLUMN.side], dontBreakRows: true, body: [[columns, beside]] } };
  };
  if (claims.length === 0) return none ? [row(label, [{ text: none, color: COLOR.ink2 }], { text: '' })] : [];
  const told = claims.map((claim) => ({
    claim: withoutLabel(claim),
    height: textHeight(claim, COLUMN.main - LABEL),
    beside: side(claim, 1, noted, ctx),
  }));
  return rowsOf(told).map((part, i) => row(i === 0 ? label : '', sentences(part, ctx), evidenceOf(part)));
}

/** The column already says „Za”, „Przeciw”, „Czego nie wiemy”. */
function withoutLabel(claim: Claim): Claim {
  const text = claim.text.replace(/^(Za|Przeciw|Czego nie wiemy):\s*/, '');
  return { ...claim, text: text.charAt(0).toLocaleUpperCase('pl') + text.slice(1) };
}

/** Recommendations: what to do, how long it takes, what it raises, and why, with sources. */
export function recommendations(ctx: Context): Content[] {
  const [first, ...rest] = ctx.report.recommendations.map((rec, i) => recommendation(rec, i, ctx));
  const top = runHeading('recommendations', TITLES.recommendations, LEADS.recommendations);
  return [opening([...top, first ?? quiet('Zebrane źródła nie dają podstaw do konkretnej rady.')]), ...rest];
}

const NUMBER = 28;

function recommendation(rec: Recommendation, i: number, ctx: Context): Content {
  const text = say(rec.text, MAX.sentence);
  const title = firstSentence(text);
  const body = text.slice(title.length).trim();
  const raises = rec.raises.map((id) => KPI_OBJECTS[id]).join(', ');
  return {
    unbreakable: true,
    stack: [
      rule(i === 0 ? 4 : 5, 5),
      {
        columns: [
          { width: NUMBER, text: String(i + 1), font: DISPLAY, fontSize: i < 9 ? 22 : 19, lineHeight: 0.86 },
          {
            width: COLUMN.main - NUMBER + 8,
            stack: [
              { text: [{ text: title, bold: true }, ...(body ? [` ${body}`] : [])] },
              {
                text: [{ text: `Dlaczego: ${say(rec.reason, 260)}` }, { text: '\u00a0' }, ...cite(rec.refs, ctx, SIZE.side)],
                style: 'side',
                margin: [0, 1.5, 0, 0],
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

const term = (name: string, value: string): Content => ({ text: [{ text: `${name}: `, bold: true, color: COLOR.ink }, value], margin: [0, 0, 0, 1] });

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
        ...(week.lead ? [{ text: say(week.lead, 200), style: 'side', margin: [0, 0, 0, 1] as [number, number, number, number] }] : []),
        ...week.steps.slice(0, 4).map(
          (step): Content => ({
            columns: [
              { width: 17, canvas: [{ type: 'rect', x: 0.5, y: 2.9, w: 7, h: 7, lineWidth: 0.8, lineColor: COLOR.ink3 }] },
              { width: TEXT_WIDTH - 96 - 9 - 17, text: say(step, 340), fontSize: 9.8, lineHeight: 1.06 },
            ],
            margin: [0, 1, 0, 0],
          }),
        ),
        ...(week.check
          ? [
              {
                text: say(`Po czym poznać: ${week.check.replace(/^Sprawdź:\s*/, '').replace(/[\s.]+$/, '')}.`, 240),
                style: 'side',
                margin: [17, 2, 0, 0] as [number, number, number, number],
              },
            ]
          : []),
      ],
    },
  ]);
  const [first, ...rest] = rows;
  const table = (body: TableCell[][]): Content => ({ layout: 'weeks', table: { widths: [96, TEXT_WIDTH - 96 - 9], dontBreakRows: true, body } });
  return [
    {
      unbreakable: true,
      margin: [0, 15, 0, 0],
      stack: [...runHeading('plan', TITLES.plan, lead), { ...(table([first as TableCell[]]) as object), margin: [0, 8, 0, 0] } as Content],
    },
    ...rest.map((row): Content => ({ ...(table([row]) as object), layout: 'rowsNext' }) as Content),
    ...notes.slice(0, 6).map((note): Content => ({ text: say(note, 320), style: 'small', margin: [0, 8, 0, 0] })),
  ];
}

/** One line for the contents: how many risks of which level. */
export function riskNote(report: Report): string {
  if (report.risks.length === 0 && report.accusations.length > 0) return 'zarzuty, które podają źródła';
  if (report.risks.length === 0) return 'bez poważnych ryzyk w zebranych źródłach';
  return counted(report.risks.length, 'ryzyko', 'ryzyka', 'ryzyk');
}
