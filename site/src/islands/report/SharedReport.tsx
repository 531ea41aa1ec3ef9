import { useEffect, useMemo } from 'react';
import { polish } from '#contract/format.ts';
import { outdatedMarks } from '#contract/outdated.ts';
import type { SharedAnswer, ShareSection } from '#contract/sharing.ts';
import { closeDialogs, openKpi, openRefs, showSources } from '../../stores/report.ts';
import { reportText } from '../../text/report.ts';
import { sharingText as t } from '../../text/sharing.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { firstScreen } from '../../view/first-screen.ts';
import { horizonItems } from '../../view/horizon-table.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { reportOf } from '../../view/shared.ts';
import { Name } from '../Name.tsx';
import { ScreenTold } from './FirstScreen.tsx';
import { Horizon } from './Horizon.tsx';
import { KpiTold } from './KpiTold.tsx';
import { Plan30 } from './Plan30.tsx';
import { Platforms } from './Platforms.tsx';
import { LedgerContext } from './parts.tsx';
import { ReportDialogs } from './ReportDialogs.tsx';
import { RiskMap } from './RiskMap.tsx';
import { StoriesTold } from './StoriesTold.tsx';
import { TopSources } from './TopSources.tsx';
import { SourcesOf, type Told, ToldContext } from './told-parts.tsx';

/** Opens what a place of the page stands in, and goes there; the address, which is the key, stays as it is. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** Links within the page would put their target in the place of the secret. */
function useKeptAddress(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const id = (event.target as Element).closest?.('a[href^="#"]')?.getAttribute('href')?.slice(1);
      if (id === undefined) return;
      event.preventDefault();
      goTo(id);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

const ACTS: Told = { onSources: openRefs, onKpi: openKpi, protocol: false, onGo: goTo };

/** The chosen sections of a report, one under the other; nothing of the order. */
export function SharedReport({ answer }: { answer: SharedAnswer }) {
  useKeptAddress();
  const report = useMemo(() => reportOf(answer.report), [answer]);
  const ledger = useMemo(
    () => ({ known: knownNumbers(report.evidence), byNumber: evidenceByNumber(report.evidence), outdated: outdatedMarks(report), onShowSources: showSources }),
    [report],
  );
  const screen = useMemo(() => firstScreen(report), [report]);
  const data = useMemo(() => horizonItems(report), [report]);
  useEffect(() => closeDialogs, []);
  const has = (section: ShareSection) => answer.sections.includes(section);
  const { method, coverage } = report;
  const now = method.generatedAt.slice(0, 10);
  return (
    <LedgerContext value={ledger}>
      <ToldContext value={ACTS}>
        <div className="told shared">
          <div className="told-body">
            <section aria-labelledby="h-shared">
              <h1 id="h-shared" className="shared-name">
                <Name name={report.subject.name} />
              </h1>
              {method.demo ? <p className="demo-note sm">{reportText.method.demo}</p> : null}
              <p className="told-lead">
                {polish(report.headline.text)} <SourcesOf refs={report.headline.refs} />
              </p>
            </section>
            {has('horizon') && data.sources.length > 0 ? (
              <section aria-label={t.horizon}>
                <Horizon data={data} now={now} onOpen={(n) => openRefs([n])} />
              </section>
            ) : null}
            {has('screen') && screen ? <ScreenTold view={screen} name={report.subject.name} /> : null}
            <StoriesTold report={report} />
            {has('kpi') && report.kpis.length > 0 ? <KpiTold report={report} /> : null}
            {report.risks.length > 0 ? <RiskMap report={report} /> : null}
            {report.platforms.some(({ state }) => state === 'confirmed') ? <Platforms platforms={report.platforms} now={now} /> : null}
            {report.recommendations.length > 0 ? <Plan30 report={report} /> : null}
            {has('sources') && report.evidence.length > 0 ? <TopSources report={report} live /> : null}
            <div className="shared-foot">
              <p className="sm mute">{t.rests(coverage.totals.sources, coverage.totals.domains, method.generatedAt, method.code)}</p>
              <ButtonLink variant="alt" small href="/raport-wizerunku">
                {t.order}
              </ButtonLink>
            </div>
          </div>
        </div>
        <ReportDialogs report={report} />
      </ToldContext>
    </LedgerContext>
  );
}
