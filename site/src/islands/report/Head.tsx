import type { ReactNode } from 'react';
import { dateLong } from '#contract/format.ts';
import type { Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Name } from '../Name.tsx';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt> <dd>{children}</dd>
  </div>
);

/** Date, number of sources, set-aside pages and the report's code; a notice if the sources are invented. */
export function Facts({ report }: { report: Report }) {
  const { totals } = report.coverage;
  return (
    <>
      {report.method.demo ? <p className="demo-note sm">{t.method.demo}</p> : null}
      <dl className="rfacts">
        <Fact term={t.facts.date}>{dateLong(report.method.generatedAt)}</Fact>
        <Fact term={t.facts.sources}>{t.facts.sourcesOf(totals.sources, totals.domains)}</Fact>
        {totals.setAside > 0 ? <Fact term={t.facts.setAside}>{t.facts.setAsideOf(totals.setAside)}</Fact> : null}
        <Fact term={t.facts.code}>{report.method.code}</Fact>
      </dl>
    </>
  );
}

/** Title, facts, and the actions. */
export function Head({ report, actions }: { report: Report; actions: ReactNode }) {
  return (
    <>
      <div className="report-title grid grid-cols-12 gap-x-6 pt-10 pb-8 items-end">
        <div>
          <p className="row sm">
            <Badge tone="positive" icon="check">
              {t.badge.completed}
            </Badge>
            <span className="mute">{t.kind}</span>
          </p>
          <h1>
            <Name name={report.subject.name} />
          </h1>
          {report.subject.description ? <p className="lg mute mt-2 max-w-[48ch]">{report.subject.description}</p> : null}
        </div>
        <div className="act">{actions}</div>
      </div>
      <Facts report={report} />
    </>
  );
}
