import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Report } from '#contract/report.ts';
import { $sourceFilter, revealSource, showAllSources, showSources } from '../../stores/report.ts';
import { reportText as t } from '../../text/report.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { Improve, Plan, Strategy } from './Advice.tsx';
import { Board } from './Board.tsx';
import { Findings } from './Findings.tsx';
import { Head } from './Head.tsx';
import { Coverage, Method, Others } from './Method.tsx';
import { Mirror } from './Mirror.tsx';
import { type Ledger, LedgerContext } from './parts.tsx';
import { Risks } from './Risks.tsx';
import { Social } from './Social.tsx';
import { Sources } from './Sources.tsx';
import { Summary } from './Summary.tsx';

const reveal = () => {
  revealSource(window.location.hash);
  const target = document.getElementById(window.location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
  if (target?.id.startsWith('source-')) target.focus({ preventScroll: true });
};

/** Addresses that name a place in the report work although the report arrives after the page. */
function useHash() {
  const filter = useStore($sourceFilter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source that the filter hid can only be reached once it is drawn again
  useEffect(() => {
    if (window.location.hash) reveal();
  }, [filter === null]);
  useEffect(() => {
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, []);
  return filter;
}

/** The platforms follow the chapter that speaks of them. */
const afterSocial = (sections: Report['sections']): number => {
  const at = sections.findIndex((section) => section.id === 'social');
  return at < 0 ? sections.length : at + 1;
};

function Contents({ report }: { report: Report }) {
  const chapters = report.sections
    .filter((section) => section.findings.length > 0 || section.thin)
    .map((section) => ({ id: `chapter-${section.id}`, title: section.title }));
  const social = chapters.findIndex((chapter) => chapter.id === 'chapter-social') + 1 || chapters.length;
  const items = [
    { id: 'mirror', title: t.h.mirror },
    { id: 'kpi', title: t.h.kpi },
    { id: 'improve', title: t.h.improve },
    ...chapters.slice(0, social),
    { id: 'platforms', title: t.h.social },
    ...chapters.slice(social),
    { id: 'risks', title: t.h.risks },
    { id: 'strategy', title: t.h.strategy },
    ...(report.plan.weeks.length > 0 ? [{ id: 'plan', title: t.h.plan }] : []),
    { id: 'sources', title: t.h.sources },
    { id: 'others', title: t.h.others },
    { id: 'coverage', title: t.h.coverage },
    { id: 'method', title: t.h.method },
  ];
  return (
    <nav className="toc" aria-label={t.contents}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A finished report, whole: everything that the PDF says, in one readable page. */
export default function ReportBody({ report, actions }: { report: Report; actions: React.ReactNode }) {
  const filter = useHash();
  const ledger = useMemo<Ledger>(
    () => ({ known: knownNumbers(report.evidence), byNumber: evidenceByNumber(report.evidence), onShowSources: showSources }),
    [report.evidence],
  );
  const social = afterSocial(report.sections);
  return (
    <LedgerContext value={ledger}>
      <Head report={report} actions={actions} />
      <Summary report={report} />
      <Contents report={report} />
      <Mirror report={report} />
      <Board report={report} />
      <Improve steps={report.recommendations} />
      <Findings sections={report.sections.slice(0, social)} />
      <Social platforms={report.platforms} />
      <Findings sections={report.sections.slice(social)} />
      <Risks risks={report.risks} />
      <Strategy text={report.rekomendacje_strategiczne} />
      <Plan plan={report.plan} />
      <Sources evidence={report.evidence} filter={filter} onAll={showAllSources} />
      <Others groups={report.setAside} />
      <Coverage coverage={report.coverage} />
      <Method method={report.method} kpis={report.kpis} />
    </LedgerContext>
  );
}
