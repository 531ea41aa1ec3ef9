import type { Report } from '#contract/report.ts';
import { Improve, Plan, Strategy } from './Advice.tsx';
import { Findings } from './Findings.tsx';
import { Coverage, Method, Others } from './Method.tsx';
import { Mirror } from './Mirror.tsx';
import { Risks } from './Risks.tsx';
import { Social } from './Social.tsx';
import { type SourceFilter, Sources } from './Sources.tsx';
import { Stories } from './Stories.tsx';
import { Summary } from './Summary.tsx';
import { Texts } from './Texts.tsx';

/** Index after the chapter on social media, where the table of platforms is inserted. */
const afterSocial = (sections: Report['sections']): number => {
  const at = sections.findIndex((section) => section.id === 'social');
  return at < 0 ? sections.length : at + 1;
};

/** Everything that the main part leaves out, sentence by sentence; `filter` limits the list of sources. Needs a `LedgerContext`. */
export function Chapters({ report, filter, onAll }: { report: Report; filter: SourceFilter | null; onAll: () => void }) {
  const social = afterSocial(report.sections);
  return (
    <>
      <Summary report={report} />
      <Stories report={report} />
      <Mirror report={report} />
      <Improve report={report} />
      <Findings sections={report.sections.slice(0, social)} />
      <Social platforms={report.platforms} />
      <Findings sections={report.sections.slice(social)} />
      <Risks risks={report.risks} accusations={report.accusations} />
      <Strategy text={report.rekomendacje_strategiczne} />
      <Plan plan={report.plan} />
      <Texts evidence={report.evidence} />
      <Sources evidence={report.evidence} filter={filter} onAll={onAll} />
      <Others groups={report.setAside} />
      <Coverage coverage={report.coverage} />
      <Method method={report.method} kpis={report.kpis} />
    </>
  );
}
