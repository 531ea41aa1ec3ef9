import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { polish } from '#contract/format.ts';
import type { RiskLevel } from '#contract/report.ts';
import { dashboardDownload } from '../../stores/dashboard.ts';
import { dashboardText as t } from '../../text/dashboard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { type Analysis as AnalysisData, analysisView } from '../../view/dashboard.ts';
import { Name } from '../Name.tsx';
import { KpiCard } from './KpiCard.tsx';

const RISK = { low: 'progress', medium: 'neutral', high: 'negative', critical: 'negative' } as const satisfies Record<RiskLevel, string>;

const Tile = ({ title, figure, unit, children }: { title: string; figure: number; unit?: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <p className="score">
      {figure}
      {unit ? <small>{unit}</small> : null}
    </p>
    <p className="sm mute">{children}</p>
  </div>
);

function Files({ analysis }: { analysis: AnalysisData }) {
  const state = useStore(dashboardDownload.$state);
  const busy = state === 'busy';
  return (
    <div className="row">
      <ButtonLink icon="file" href={`/report/${analysis.orderId}`}>
        {t.readReport}
      </ButtonLink>
      <Button variant="alt" icon="download" busy={busy} onClick={() => dashboardDownload.start(analysis.orderId, analysis.subjectName)}>
        {busy ? t.downloading : t.download}
      </Button>
      <p className="sm" role="status">
        {state === 'failed' ? t.downloadError : ''}
      </p>
    </div>
  );
}

/** Key figures of the newest finished analysis. */
export function Analysis({ title, analysis }: { title: string; analysis: AnalysisData }) {
  const view = analysisView(analysis);
  return (
    <>
      <div className="dash-head">
        <div>
          <p className="sm mute">{t.title}</p>
          <h1>
            <Name name={title} />
          </h1>
          <p className="sm mute about">{polish(t.subject(analysis.subjectName))}</p>
          <p className="lg measure">{polish(analysis.summary)}</p>
        </div>
        <div className="dash-risk">
          <Badge tone={RISK[analysis.riskLevel]} icon="alert">
            {t.risk(t.riskLevel[analysis.riskLevel])}
          </Badge>
          <p className="sm mute">{t.riskMeaning[analysis.riskLevel]}</p>
          <p className="sm mute">{t.date(view.date)}</p>
        </div>
      </div>
      <Files analysis={analysis} />
      <div className="tiles">
        <Tile title={t.tiles.scoring} figure={view.scoring} unit="%">
          {t.tiles.scoringText(view.kpis.length)}. {t.basis(analysis.sources, analysis.domains)}.
        </Tile>
        <Tile title={t.tiles.sentiment} figure={view.sentiment} unit="%">
          {t.tiles.sentimentText}
        </Tile>
        <Tile title={t.tiles.recommendations} figure={analysis.recommendations.length}>
          {t.tiles.recommendationsText(analysis.recommendations.length)}
        </Tile>
      </div>
      <section aria-labelledby="h-kpis" className="dash-kpis">
        <div className="dash-kpis-head">
          <h2 id="h-kpis">{t.kpis}</h2>
          <p className="sm mute">{t.kpisLead}</p>
        </div>
        <ul className="kpi-cards">
          {view.kpis.map((kpi) => (
            <KpiCard key={kpi.id} kpi={kpi} />
          ))}
        </ul>
      </section>
      <section className="sec" aria-labelledby="h-recs">
        <div className="sec-grid">
          <div className="sec-head">
            <h2 id="h-recs">{t.recommendations}</h2>
            <p>{t.recommendationsLead}</p>
          </div>
          <div className="sec-body">
            {analysis.recommendations.length === 0 ? <p className="mute">{t.noRecommendations}</p> : null}
            <ol className="dash-recs">
              {analysis.recommendations.map((text) => (
                <li key={text}>{polish(text)}</li>
              ))}
            </ol>
          </div>
        </div>
      </section>
    </>
  );
}
