import type { DashboardAnalysis } from '#contract/profile.ts';
import { KpiDialog } from './KpiDialog.tsx';
import { SourcesDialog } from './SourcesDialog.tsx';

/** The dialogs of the dashboard, in a file that comes when one is wanted. */
export default function Dialogs({ analysis }: { analysis: DashboardAnalysis }) {
  return (
    <>
      <KpiDialog analysis={analysis} />
      <SourcesDialog analysis={analysis} />
    </>
  );
}
