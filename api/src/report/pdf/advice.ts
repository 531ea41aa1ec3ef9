/** The plan as a sheet to pin up, and all recommendations with their reasons. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { firstSentence } from '../../contract/format.ts';
import { KPI_OBJECTS } from '../../contract/kpis.ts';
import { hasCalendar, PLAN_IS_LIST, PLAN_TITLE, planSpan } from '../../contract/plan-days.ts';
import type { Recommendation, Report } from '../../contract/report.ts';
import { withoutAdvice } from '../../contract/without-advice.ts';
import { type Margin, quiet, sheet } from './parts.ts';
import { COLOR, DISPLAY, PAGE, SIZE, TEXT_WIDTH } from './styles.ts';
import { box } from './svg.ts';
import { type Context, cite, MAX, say } from './text.ts';
import { EFFORT, LEADS, TITLES } from './words.ts';

const DAYS = 7;
const WEEKS = 4;
/** Height of a day's field, and of the whole sheet: it takes a page of its own. */
const FIELD = 60;
const PLAN = PAGE.height - PAGE.top - PAGE.bottom - 4;
/** Sides of the box to tick: up to an hour, half a day. */
const TICK = { small: 8, large: 14 };
const CELL = { one: 80, two: 42 };

type Task = { title: string; large: boolean; more: boolean };

/** „Dzień 1: …”, „Dni 9–10: …”, with the effort at the end. */
const STEP = /^(?:Dzień|Dni)\s+(\d+)(?:[–-](\d+))?:\s*/;
const SPENT = /\s*(?:Zajmie to|Zarezerwuj)[^.]*\.\s*$/;

function tasksOf({ plan }: Report): { byDay: Map<number, Task[]>; later: string[] } {
  const byDay = new Map<number, Task[]>();
  const later: string[] = [];
  const add = (day: number, task: Task) => byDay.set(day, [...(byDay.get(day) ?? []), task]);
  for (const { week, steps, check } of plan.weeks) {
    for (const [i, step] of steps.entries()) {
      const found = STEP.exec(step);
      const text = step.replace(STEP, '');
      const title = firstSentence(text.replace(SPENT, '')).replace(/\.$/, '');
      const first = found ? Number(found[1]) : (week - 1) * DAYS + 1 + Math.min(DAYS - 2, 2 * i);
      const last = found?.[2] ? Number(found[2]) : first;
      if (first > WEEKS * DAYS) {
        later.push(`Dzień ${first}: ${title}.`);
        continue;
      }
      const large = /pół dnia|dni\b|dzień/i.test(SPENT.exec(text)?.[0] ?? '');
      add(first, { title, large, more: false });
      for (let day = first + 1; day <= Math.min(last, WEEKS * DAYS); day++) add(day, { title: 'ciąg dalszy', large: false, more: true });
    }
    if (check) add(week * DAYS, { title: firstSentence(check).replace(/\.$/, ''), large: false, more: false });
  }
  return { byDay, later };
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).replace(/[\s,;:]+\S*$/, '')}…` : text);

/** @param wide how many times a column is wider than one of four */
function field(day: number, tasks: Task[] = [], wide = 1): TableCell {
  const number: Content = {
    text: String(day),
    fontSize: SIZE.foot,
    lineHeight: 1,
    color: tasks.length > 0 ? COLOR.ink : COLOR.ink3,
    bold: tasks.length > 0,
    margin: [0, 0, 0, 2],
  };
  const lines = tasks.slice(0, 2).map(({ title, large, more }): Content => {
    const text = {
      text: say(shortened(title, wide * (tasks.length > 1 ? CELL.two : CELL.one))),
      fontSize: 9,
      lineHeight: 0.97,
      color: more ? COLOR.ink2 : COLOR.ink,
    };
    const side = large ? TICK.large : TICK.small;
    return more
      ? text
      : {
          columnGap: 4,
          columns: [
            { width: side + 1, stack: [box(side, large ? 0 : 1)] },
            { width: '*', ...text },
          ],
          margin: [0, 0, 0, 2],
        };
  });
  return { stack: [number, ...lines], ...(tasks.length > 0 ? { fillColor: '#f3eee3' } : {}) };
}

/** Weeks across, days down; nothing in reports whose few steps are a list already. */
export function plan({ report }: Context): Content[] {
  const { weeks, notes, lead } = report.plan;
  if (!hasCalendar(report.plan)) return [];
  const { byDay, later } = tasksOf(report);
  // A day on which nothing is done in any week is no row: a plan of one step is not filled up with blank days.
  const days = Array.from({ length: DAYS }, (_, d) => d + 1).filter((d) => weeks.some(({ week }) => byDay.has((week - 1) * DAYS + d)));
  const width = TEXT_WIDTH / weeks.length - 12.6;
  const body: TableCell[][] = [
    weeks.map(
      ({ week, title }): TableCell => ({
        stack: [
          { text: say(title, 40), font: DISPLAY, fontSize: 15, lineHeight: 1 },
          { text: say(`tydzień ${week}`), style: 'small' },
        ],
      }),
    ),
    ...days.map((d) => weeks.map(({ week }) => field((week - 1) * DAYS + d, byDay.get((week - 1) * DAYS + d), WEEKS / weeks.length))),
  ];
  const key: Content = {
    columnGap: 5,
    margin: [0, -2, 0, 7],
    columns: [
      { width: TICK.small + 1, stack: [box(TICK.small, 1)] },
      { width: 'auto', text: 'do godziny', style: 'side', margin: [0, 0, 8, 0] as Margin },
      { width: TICK.large + 1, stack: [box(TICK.large, -3)] },
      { width: 'auto', text: 'pół dnia lub dłużej', style: 'side' },
    ],
  };
  return [
    sheet(
      'plan',
      PLAN_TITLE,
      PLAN_TITLE,
      ['Do powieszenia.', lead, planSpan(report.plan)].filter(Boolean).join(' '),
      [
        key,
        {
          layout: 'days',
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: weeks.map(() => width),
            heights: (row) => (row === 0 ? 32 : FIELD),
            body,
          },
        },
        {
          columnGap: 20,
          margin: [0, 10, 0, 0],
          columns: [...later, ...notes].slice(0, 2).map((text) => ({ width: '*', text: say(text, 260), style: 'side' })),
        },
      ],
      PLAN - (DAYS - days.length) * FIELD,
    ),
  ];
}

const NUMBER = 28;
const SIDE = 158;

/** Recommendations: what to do, how long it takes, what it raises, and why, with sources. */
export function recommendations(ctx: Context): Content[] {
  const { report } = ctx;
  const [first, ...rest] = report.recommendations.map((rec, i) => recommendation(rec, i, ctx));
  const isPlan = report.plan.weeks.length > 0 && !hasCalendar(report.plan);
  return [
    sheet(
      'recommendations',
      TITLES.recommendations,
      TITLES.recommendations,
      isPlan ? `${LEADS.recommendations} ${PLAN_IS_LIST}` : LEADS.recommendations,
      first ? [first] : withoutAdvice(report).map(quiet),
      120,
    ),
    ...rest,
  ];
}

function recommendation(rec: Recommendation, i: number, ctx: Context): Content {
  const text = say(rec.text, MAX.sentence);
  const title = firstSentence(text);
  const body = text.slice(title.length).trim();
  const raises = rec.raises.map((id) => KPI_OBJECTS[id]).join(', ');
  return {
    layout: 'lines',
    table: {
      dontBreakRows: true,
      widths: [NUMBER - 9, TEXT_WIDTH - NUMBER - SIDE - 9, SIDE],
      body: [
        [
          { text: String(i + 1), font: DISPLAY, fontSize: 16.5, lineHeight: 0.9 },
          {
            stack: [
              { text: [{ text: title, bold: true }, ...(body ? [` ${body}`] : [])], fontSize: 10.1, lineHeight: 1.02 },
              {
                text: [{ text: `Dlaczego: ${say(rec.reason, 260)}` }, { text: '\u00a0' }, ...cite(rec.refs, ctx, SIZE.small)],
                style: 'small',
                margin: [0, 2, 0, 0],
              },
            ],
          },
          { style: 'small', stack: [term('Czas', EFFORT[rec.effort]), term('Efekt', say(rec.effect, 160)), ...(raises ? [term('Podniesie', raises)] : [])] },
        ],
      ],
    },
  };
}

const term = (name: string, value: string): Content => ({ text: [{ text: `${name}: `, bold: true, color: COLOR.ink }, value], margin: [0, 0, 0, 1] });
