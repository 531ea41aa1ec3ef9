import { useStore } from '@nanostores/react';
import type { Report } from '#contract/report.ts';
import { $openKpi, $openRefs, closeDialogs, showSources } from '../../stores/report.ts';
import { reportText } from '../../text/report.ts';
import { toldText } from '../../text/told.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { reportKpi } from '../../view/kpi-detail.ts';
import { sourceRows } from '../../view/report-evidence.ts';
import { KpiSheet } from './KpiSheet.tsx';
import { SourceList } from './SourceList.tsx';
import { useTold } from './told-parts.tsx';

const t = toldText.sources.dialog;

function SourcesDialog({ report }: { report: Report }) {
  const { protocol } = useTold();
  const refs = useStore($openRefs);
  if (refs === null) return null;
  const rows = sourceRows(report.evidence.filter(({ n }) => refs.includes(n)));
  const [only] = rows;
  const one = rows.length === 1 && only;
  return (
    <Dialog
      id="h-refs-dialog"
      title={one ? t.one(only.n) : t.many(rows.length)}
      closeLabel={t.cross}
      onClose={closeDialogs}
      footer={
        <>
          {protocol ? (
            <ButtonLink variant="alt" href={one ? `#source-${only.n}` : '#all-sources'} onClick={closeDialogs}>
              {t.full}
            </ButtonLink>
          ) : null}
          <Button onClick={closeDialogs}>{t.close}</Button>
        </>
      }
    >
      <SourceList rows={rows} />
    </Dialog>
  );
}

function KpiDialog({ report }: { report: Report }) {
  const { protocol } = useTold();
  const id = useStore($openKpi);
  const kpi = id === null ? null : reportKpi(report, id);
  return kpi ? (
    <KpiSheet
      kpi={kpi}
      scale="ten"
      onClose={closeDialogs}
      more={protocol ? { href: '#all-sources', onFollow: () => showSources(kpi.refs, reportText.sources.kpi(kpi.name)) } : null}
    />
  ) : null;
}

/** What a row of the main part opens: the sources behind it, or a score. */
export const ReportDialogs = ({ report }: { report: Report }) => (
  <>
    <SourcesDialog report={report} />
    <KpiDialog report={report} />
  </>
);
