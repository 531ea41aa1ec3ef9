import { useStore } from '@nanostores/react';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { $openKpi, closeKpi } from '../../stores/analysis.ts';
import { kpiDetail } from '../../view/kpi-detail.ts';
import { KpiSheet } from '../report/KpiSheet.tsx';

/** Dialog of the score that is open. */
export function KpiDialog({ analysis }: { analysis: DashboardAnalysis }) {
  const id = useStore($openKpi);
  const kpi = id === null ? null : kpiDetail(analysis, id);
  return kpi ? <KpiSheet kpi={kpi} scale="hundred" onClose={closeKpi} more={{ href: `/report/${analysis.orderId}#sources` }} /> : null;
}
