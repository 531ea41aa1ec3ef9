import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { COMMERCIAL_BLOCKS, PRESENCE_BLOCKS } from '#contract/choices.ts';
import { COMPANY } from '#contract/company.ts';
import { horizonCounts } from '#contract/drawing/horizon.ts';
import { polish } from '#contract/format.ts';
import { horizonHeading } from '#contract/headings.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { $openKpi, $openSources, closeKpi, closeSources, openSources } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { analysisView } from '../../view/dashboard.ts';
import { horizonItems } from '../../view/horizon-table.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { Horizon } from '../report/Horizon.tsx';
import { type Ledger, LedgerContext } from '../report/parts.tsx';
import { Advice, DoFirst } from './Advice.tsx';
import { Blocks, Reputation } from './Blocks.tsx';
import { Changes } from './Changes.tsx';
import { Head, Summary, Tiles } from './Head.tsx';
import { Kpis } from './Kpis.tsx';
import { Part } from './Said.tsx';
import { Biography, Timeline } from './Story.tsx';
import { Teaser } from './Teaser.tsx';

const loadDialogs = () => import('./Dialogs.tsx');
const Dialogs = lazy(loadDialogs);

/** Fewer dated sources are no drawing. */
const DRAWN = 3;

/** The dialogs come at the first press on the page, before the one that opens them ends. */
function OpenDialog({ analysis }: { analysis: DashboardAnalysis }) {
  const kpi = useStore($openKpi);
  const sources = useStore($openSources);
  useEffect(() => {
    const fetched = new AbortController();
    const once = { once: true, signal: fetched.signal };
    for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => void loadDialogs(), once);
    return () => fetched.abort();
  }, []);
  if (kpi === null && sources === null) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs analysis={analysis} />
    </Suspense>
  );
}

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
  // The stories are in the report; here the squares stand without brackets.
  const data = useMemo(() => horizonItems({ evidence: analysis.evidence, risks: analysis.risks, stories: [] }), [analysis]);
  const drawn = data.sources.filter(({ date }) => date !== null).length >= DRAWN;
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
      <Summary analysis={analysis} />
      {drawn ? (
        <Part
          id="horizon"
          title={polish(horizonHeading(horizonCounts(data.sources), 0, analysis.headline.text))}
          aside={<p className="sm mute">{t.basis(analysis.sources, analysis.domains)}</p>}
        >
          <Horizon data={data} now={analysis.analysisCompletedAt.slice(0, 10)} onOpen={(n) => openSources([n])} />
        </Part>
      ) : null}
      <div className="an-two">
        <Kpis kpis={view.kpis} />
        <div>
          {analysis.advice.length > 0 ? <DoFirst steps={analysis.advice} /> : null}
          {analysis.comparison ? <Changes comparison={analysis.comparison} orderId={analysis.orderId} /> : null}
          <Biography claims={analysis.biographyClaims} />
        </div>
      </div>
      <Timeline events={analysis.achievementTimeline} />
      <Blocks id="presence" title={t.presence} blocks={PRESENCE_BLOCKS} analysis={analysis} />
      <Blocks id="commercial" title={t.commercial} blocks={COMMERCIAL_BLOCKS} analysis={analysis} />
      <Reputation analysis={analysis} />
      <Advice steps={analysis.advice}>
        <ButtonLink small icon="mail" href={`mailto:${COMPANY.email}`}>
          {t.contact}
        </ButtonLink>
      </Advice>
      <Teaser />
      <OpenDialog analysis={analysis} />
    </LedgerContext>
  );
}
