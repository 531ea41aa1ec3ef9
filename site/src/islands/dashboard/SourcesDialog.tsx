import { useStore } from '@nanostores/react';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { $openSources, closeSources } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { sourceRows } from '../../view/report-evidence.ts';
import { SourceList } from '../report/SourceList.tsx';

/** Dialog with the sources of one sentence. */
export function SourcesDialog({ analysis }: { analysis: DashboardAnalysis }) {
  const refs = useStore($openSources);
  if (refs === null) return null;
  const rows = sourceRows(analysis.evidence.filter((item) => refs.includes(item.n)));
  const [only] = rows;
  return (
    <Dialog
      id="h-sources-dialog"
      title={rows.length === 1 && only ? t.evidence.one(only.n) : t.evidence.title(rows.length)}
      closeLabel={t.evidence.cross}
      onClose={closeSources}
      footer={
        <>
          <ButtonLink variant="alt" href={`/report/${analysis.orderId}${rows.length === 1 && only ? `#source-${only.n}` : '#sources'}`}>
            {t.evidence.full}
          </ButtonLink>
          <Button onClick={closeSources}>{t.evidence.close}</Button>
        </>
      }
    >
      <SourceList rows={rows} />
    </Dialog>
  );
}
