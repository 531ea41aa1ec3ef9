/** Each formula as one bar: what its parts could give, and what they gave. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { weightsBar } from '../../contract/drawing/small.ts';
import { tenText } from '../../contract/figures.ts';
import { decimal } from '../../contract/format.ts';
import type { Kpi } from '../../contract/report.ts';
import { isMeasured } from '../../contract/rules.ts';
import { paragraph, sheet } from './parts.ts';
import { DISPLAY, SIZE, TEXT_WIDTH } from './styles.ts';
import { figure } from './svg.ts';
import { type Context, say } from './text.ts';
import { LEADS, TITLES } from './words.ts';

const NAME = 112;
const BAR = 430;
/** Weights are shares of one, points of a hundred. */
const HUNDRED = 100;

const points = (share: number): string => decimal(share, Number.isInteger(Math.round(share * 10) / 10) ? 0 : 1);
const short = (label: string): string => label.replace(/ \([^)]*\)/g, '');

function row(kpi: Kpi): TableCell[] {
  // A score without a source has won nothing: its bar only shows what there is to win.
  const measured = isMeasured(kpi);
  const parts = kpi.inputs.map(
    ({ label, weight, share }) => `${short(label)} ${measured ? points(share) : '–'}${weight > 0 ? `/${points(weight * HUNDRED)}` : ''}`,
  );
  const bar = weightsBar(
    kpi.inputs.map(({ weight, share }) => ({ weight: weight * HUNDRED, share: measured ? share : 0 })),
    { width: BAR, height: 18 },
  );
  const score = measured ? tenText(kpi.score) : '—';
  return [
    { text: say(kpi.name, 60), bold: true, fontSize: SIZE.side, lineHeight: 1, margin: [0, 1, 0, 0] },
    { stack: [figure(bar, BAR), { text: say(parts.join(' · '), 420), style: 'small', margin: [0, 3, 0, 0] }] },
    { text: score, font: DISPLAY, fontSize: 14.25, alignment: 'right', lineHeight: 0.9 },
  ];
}

export function formulas({ report }: Context): Content[] {
  const [first, ...rest] = report.kpis.map(row);
  if (!first) return [];
  const table = (body: TableCell[][]): Content => ({
    layout: 'lines',
    table: { widths: [NAME, BAR * 0.75, TEXT_WIDTH - NAME - BAR * 0.75 - 18], dontBreakRows: true, body },
  });
  return [
    sheet('formulas', TITLES.formulas, TITLES.formulas, LEADS.formulas, [table([first])], 120),
    table(rest),
    paragraph(
      `Wersja wzorów ${report.method.version}; pełne wzory są w załączonym pliku raport.json i na stronie metodologii. Jedno źródło przesuwa wynik najwyżej o 1 punkt na 10. Przedział to przedział Wilsona, 95%. Wskaźnik z mniej niż pięcioma źródłami oznaczamy słowami „za mało danych”.`,
      8,
    ),
  ];
}
