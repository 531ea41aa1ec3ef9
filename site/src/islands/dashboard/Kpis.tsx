import { axisKpis } from '#contract/figures.ts';
import { openKpi } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { axisRows, type DashboardKpi } from '../../view/dashboard.ts';
import { KpiAxis } from '../report/KpiAxis.tsx';
import { Part } from './Said.tsx';

/** The ten scores on one axis; each opens a dialog. What rests on too little to be a row is named below. */
export function Kpis({ kpis }: { kpis: DashboardKpi[] }) {
  const { rows, left } = axisKpis(kpis);
  return (
    <Part id="kpis" title={t.kpis}>
      {rows.length > 0 ? <KpiAxis rows={axisRows(rows)} ends={['40', '70', '100']} onOpen={openKpi} /> : null}
      {left.length > 0 ? (
        <div className="kp-none sm">
          <p className="mute kp-left">{t.kpi.left}</p>
          <PhoneFold label={t.kpi.leftHandle(left.length)}>
            <ul>
              {left.map(({ id, name }) => (
                <li key={id}>
                  <button type="button" aria-haspopup="dialog" onClick={() => openKpi(id)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      ) : null}
    </Part>
  );
}
