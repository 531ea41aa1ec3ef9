import { kpiHeading } from '#contract/figures.ts';
import { polish } from '#contract/format.ts';
import type { Report } from '#contract/report.ts';
import { reportText } from '../../text/report.ts';
import { toldText } from '../../text/told.ts';
import { boardView, reportAxis } from '../../view/report-kpi.ts';
import { kpiRows } from '../../view/report-told.ts';
import { KpiAxis } from './KpiAxis.tsx';
import { ToldSection, useTold } from './told-parts.tsx';

const t = toldText.kpi;

/** The scores on one axis, with a sentence on those that rest on too little. */
export function KpiTold({ report }: { report: Report }) {
  const { onKpi } = useTold();
  const { rows, left } = kpiRows(report);
  const board = boardView(report);
  const names = (kpis: typeof board.kpis) => kpis.map(({ name }) => name);
  return (
    <ToldSection id="kpi" title={polish(kpiHeading(report.kpis))} lead={rows.length > 0 ? t.areas(names(board.strong), names(board.weak)) : undefined}>
      {rows.length > 0 ? <KpiAxis rows={reportAxis(report, rows)} ends={['4', '7', '10']} onOpen={onKpi} /> : null}
      {left.length > 0 ? <p className="sm mute told-left">{t.others(left)}</p> : null}
      <p className="note">
        {left.length > 0
          ? reportText.averageNote(board.kpis.length - board.none.length, [], [])
          : reportText.averageNote(board.kpis.length - board.none.length, board.thin, board.none)}
      </p>
    </ToldSection>
  );
}
