import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { outdatedMarks } from '#contract/outdated.ts';
import type { Report } from '#contract/report.ts';
import { $sourceFilter, closeDialogs, openKpi, openRefs, revealSource, saveHorizon, showAllSources, showSources } from '../../stores/report.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { Protocol } from './Protocol.tsx';
import { type Ledger, LedgerContext } from './parts.tsx';
import { ReportDialogs } from './ReportDialogs.tsx';
import { Told } from './Told.tsx';
import type { Marking } from './TopSources.tsx';
import { type Told as Acts, ToldContext } from './told-parts.tsx';

/** Opens what the target of the fragment stands in, and goes there. */
const revealTarget = () => {
  revealSource(window.location.hash);
  const target = document.getElementById(window.location.hash.slice(1));
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  target?.scrollIntoView();
  if (target?.id.startsWith('source-')) target.focus({ preventScroll: true });
};

/** Follows the fragment when the report is rendered, when it changes, and when its link is followed again. */
function useHash() {
  const filter = useStore($sourceFilter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source that the filter hid can only be reached once it is drawn again
  useEffect(() => {
    if (window.location.hash) revealTarget();
  }, [filter === null]);
  useEffect(() => {
    const again = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href^="#"]');
      if (link && link.getAttribute('href') === window.location.hash) revealTarget();
    };
    window.addEventListener('hashchange', revealTarget);
    document.addEventListener('click', again);
    return () => {
      window.removeEventListener('hashchange', revealTarget);
      document.removeEventListener('click', again);
    };
  }, []);
  return filter;
}

const ACTS: Acts = { onSources: openRefs, onKpi: openKpi, protocol: true };

type Props = { report: Report; actions: ReactNode; pdf: ReactNode; note?: ReactNode; marking?: Marking | null };

/** A finished report: the edited story, then everything it rests on. */
export default function ReportBody({ report, actions, pdf, note, marking = null }: Props) {
  const filter = useHash();
  const ledger = useMemo<Ledger>(
    () => ({ known: knownNumbers(report.evidence), byNumber: evidenceByNumber(report.evidence), outdated: outdatedMarks(report), onShowSources: showSources }),
    [report],
  );
  useEffect(() => closeDialogs, []);
  return (
    <LedgerContext value={ledger}>
      <ToldContext value={ACTS}>
        {note}
        <Told report={report} level={1} onSave={saveHorizon} pdf={pdf} marking={marking} />
        <Protocol report={report} filter={filter} onAll={showAllSources} />
        <div className="row told-acts">{actions}</div>
        <ReportDialogs report={report} />
      </ToldContext>
    </LedgerContext>
  );
}
