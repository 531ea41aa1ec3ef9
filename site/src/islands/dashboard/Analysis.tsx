import { useEffect, useMemo } from 'react';
import { COMMERCIAL_BLOCKS, PRESENCE_BLOCKS } from '#contract/choices.ts';
import { COMPANY } from '#contract/company.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { closeKpi, closeSources, openSources } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { analysisView } from '../../view/dashboard.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { type Ledger, LedgerContext, Section } from '../report/parts.tsx';
import { Advice } from './Advice.tsx';
import { Blocks, Reputation } from './Blocks.tsx';
import { Changes } from './Changes.tsx';
import { Head, Tiles } from './Head.tsx';
import { KpiDialog } from './KpiDialog.tsx';
import { Kpis } from './Kpis.tsx';
import { SourcesDialog } from './SourcesDialog.tsx';
import { Biography, Timeline } from './Story.tsx';
import { Teaser } from './Teaser.tsx';

/** The newest finished analysis. Each sentence opens its evidence, each score its formula. */
export function Analysis({ title, analysis }: { title: string; analysis: DashboardAnalysis }) {
  const view = analysisView(analysis);
  const ledger = useMemo<Ledger>(
    () => ({
      known: knownNumbers(analysis.evidence),
      byNumber: evidenceByNumber(analysis.evidence),
      onShowSources: openSources,
      onCite: (n) => openSources([n]),
    }),
    [analysis.evidence],
  );
  useEffect(
    () => () => {
      closeKpi();
      closeSources();
    },
    [],
  );
  return (
    <LedgerContext value={ledger}>
      <Head title={analysis.subjectName || title} date={view.date} analysis={analysis} />
      <Tiles view={view} analysis={analysis} />
      <Kpis kpis={view.kpis} />
      {analysis.comparison ? <Changes comparison={analysis.comparison} /> : null}
      {analysis.biographyClaims.length > 0 ? <Biography claims={analysis.biographyClaims} /> : null}
      <Timeline events={analysis.achievementTimeline} />
      <Section id="presence" title={t.presence}>
        <Blocks blocks={PRESENCE_BLOCKS} claims={analysis.blocks} />
      </Section>
      <Section id="commercial" title={t.commercial}>
        <Blocks blocks={COMMERCIAL_BLOCKS} claims={analysis.blocks} />
      </Section>
      <Reputation analysis={analysis} />
      <Advice steps={analysis.advice}>
        <ButtonLink variant="alt" icon="mail" href={`mailto:${COMPANY.email}`}>
          {t.contact}
        </ButtonLink>
      </Advice>
      <Teaser />
      <KpiDialog analysis={analysis} />
      <SourcesDialog analysis={analysis} />
    </LedgerContext>
  );
}
