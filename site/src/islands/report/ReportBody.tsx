import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Report } from '#contract/report.ts';
import { $sourceFilter, revealSource, showAllSources, showSources } from '../../stores/report.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { Chapters } from './Chapters.tsx';
import { Head } from './Head.tsx';
import { type Ledger, LedgerContext } from './parts.tsx';

const revealTarget = () => {
  revealSource(window.location.hash);
  const target = document.getElementById(window.location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
  if (target?.id.startsWith('source-')) target.focus({ preventScroll: true });
};

/** Scrolls to the fragment's target when the report is rendered and when the fragment changes. */
function useHash() {
  const filter = useStore($sourceFilter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source that the filter hid can only be reached once it is drawn again
  useEffect(() => {
    if (window.location.hash) revealTarget();
  }, [filter === null]);
  useEffect(() => {
    window.addEventListener('hashchange', revealTarget);
    return () => window.removeEventListener('hashchange', revealTarget);
  }, []);
  return filter;
}

/** A finished report: the same content as the PDF, as one page. */
export default function ReportBody({ report, actions }: { report: Report; actions: React.ReactNode }) {
  const filter = useHash();
  const ledger = useMemo<Ledger>(
    () => ({ known: knownNumbers(report.evidence), byNumber: evidenceByNumber(report.evidence), onShowSources: showSources }),
    [report.evidence],
  );
  return (
    <LedgerContext value={ledger}>
      <Head report={report} actions={actions} />
      <Chapters report={report} filter={filter} onAll={showAllSources} />
    </LedgerContext>
  );
}
