import { openKpi } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { axisRows, type DashboardKpi } from '../../view/dashboard.ts';
import { KpiAxis } from '../report/KpiAxis.tsx';
import { Part } from './Said.tsx';

/** The ten scores on one axis; each opens a dialog. */
export const Kpis = ({ kpis }: { kpis: DashboardKpi[] }) => (
  <Part id="kpis" title={t.kpis}>
    <KpiAxis rows={axisRows(kpis)} ends={['40', '70', '100']} onOpen={openKpi} />
  </Part>
);
