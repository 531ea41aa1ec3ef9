/** Each formula as one bar: what its parts could give, and what they gave. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { weightsBar } from '../../contract/drawing/small.ts';
import { tenText } from '../../contract/figures.ts';
import { decimal } from '../../contract/format.ts';
import type { Kpi } from '../../contract/report.ts';
import { isMeasured } from '../../contract/rules.ts';
import { type Margin, sheet } from './parts.ts';
import { DISPLAY, PAIR_GAP, SIZE, TEXT_WIDTH } from './styles.ts';
import { figure } from './svg.ts';
import { type Context, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

const NAME = 112;
/** Width of a bar in pixels, alone in its row and beside another one. */
const BAR = 430;
const HALF = (TEXT_WIDTH - PAIR_GAP) / 2;
const HALF_BAR = Math.floor(HALF / 0.75);
/** Weights are shares of one, points of a hundred. */
const HUNDRED = 100;

const points = (share: number): string => decimal(share, Number.isInteger(Math.round(share * 10) / 10) ? 0 : 1);
const short = (label: string): string => label.replace(/ \([^)]*\)/g, '');

/** Name, bar with its parts in words (not if `bare`), and score. */
function told(kpi: Kpi, width: number, height: number, bare = false): { name: Content; bar: Content; score: Content } {
  // A score without a source has won nothing: its bar only shows what there is to win.
  const measured = isMeasured(kpi);
  const parts = kpi.inputs.map(
    ({ label, weight, share }) => `${short(label)} ${measured ? points(share) : '–'}${weight > 0 ? `/${points(weight * HUNDRED)}` : ''}`,
  );
  const bar = weightsBar(
    kpi.inputs.map(({ weight, share }) => ({ weight: weight * HUNDRED, share: measured ? share : 0 })),
    { width, height },
  );
  return {
    name: { text: say(kpi.name, 60), bold: true, fontSize: SIZE.side, lineHeight: 1, margin: [0, 1, 0, 0] },
    bar: { stack: [figure(bar, width), ...(bare ? [] : [{ text: say(parts.join(' · '), 420), style: 'small', margin: [0, 3, 0, 0] as Margin }])] },
    score: { text: measured ? tenText(kpi.score) : '—', font: DISPLAY, fontSize: 14.25, alignment: 'right', lineHeight: 0.9 },
  };
}

const small = (text: string): Content => ({ text: say(text), style: 'small', margin: [0, 0, 0, 8] });

/** A formula a row. */
const rows = (kpis: readonly Kpi[]): Content => ({
  layout: 'lines',
  table: {
    widths: [NAME, BAR * 0.75, TEXT_WIDTH - NAME - BAR * 0.75 - 18],
    dontBreakRows: true,
    body: kpis.map((kpi): TableCell[] => Object.values(told(kpi, BAR, 18))),
  },
});

/**
 * Two formulas a row, in two thirds of the height; the last two rows stay together, as do the first two. `bare`: without the
 * words of their parts, in a third of it, so that ten formulas stand on one sheet where a thin report has little room.
 */
function pairs(kpis: readonly Kpi[], bare = false): Content {
  const cell = (kpi: Kpi): TableCell => {
    const { name, bar, score } = told(kpi, HALF_BAR, bare ? 9 : 12, bare);
    return {
      stack: [
        {
          columns: [
            { width: '*', stack: [name] },
            { width: 40, stack: [score] },
          ],
        },
        { margin: [0, bare ? 1 : 3, 0, 0], stack: [bar] },
      ],
    };
  };
  const body = Array.from({ length: Math.ceil(kpis.length / 2) }, (_, i) => kpis.slice(2 * i, 2 * i + 2).map(cell)).map((row) => [row[0] ?? '', row[1] ?? '']);
  const block = (part: TableCell[][]): Content[] =>
    part.length > 0 ? [{ unbreakable: true, stack: [{ layout: 'pairs', table: { widths: [HALF, HALF], dontBreakRows: true, body: part } }] }] : [];
  return { stack: [...block(body.slice(0, 2)), ...body.slice(2, -2).flatMap((row) => block([row])), ...block(body.slice(2).slice(-2))] };
}

export function formulas({ report }: Context): Content[] {
  const { kpis, method } = report;
  if (kpis.length === 0) return [];
  const note = small(
    `Wersja wzorów ${method.version}; pełne wzory są w załączonym pliku raport.json i na stronie metodologii. Jedno źródło przesuwa wynik najwyżej o 1 punkt na 10. Przedział to przedział Wilsona, 95%. Wskaźnik z mniej niż pięcioma źródłami oznaczamy słowami „za mało danych”.`,
  );
  // Ten empty bars would say nothing.
  if (!kpis.some(isMeasured)) return [sheet('formulas', TITLES.formulas, TITLES.formulas, LEADS.formulasNone, [note], 110)];
  return [sheet('formulas', TITLES.formulas, TITLES.formulas, LEADS.formulas, [note], 230), { forms: [rows(kpis), pairs(kpis), pairs(kpis, true)], stack: [] }];
}
