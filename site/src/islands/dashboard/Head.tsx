import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { DashboardAnalysis } from '#contract/profile.ts';
import type { RiskLevel } from '#contract/report.ts';
import { dashboardDownload } from '../../stores/dashboard.ts';
import { PLAN_NAMES, analysisText as t } from '../../text/analysis.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { analysisView } from '../../view/dashboard.ts';
import { Name } from '../Name.tsx';
import { Sentence } from '../report/parts.tsx';

const RISK = { low: 'progress', medium: 'neutral', high: 'negative', critical: 'negative' } as const satisfies Record<RiskLevel, string>;

function Files({ analysis }: { analysis: DashboardAnalysis }) {
  const state = useStore(dashboardDownload.$state);
  const busy = state === 'busy';
  return (
    <div className="row">
      <ButtonLink variant="alt" small icon="file" href={`/report/${analysis.orderId}`}>
        {t.readReport}
      </ButtonLink>
      <Button variant="alt" small icon="download" busy={busy} onClick={() => dashboardDownload.start(analysis.orderId, analysis.subjectName)}>
        {busy ? t.downloading : t.download}
      </Button>
      <p className="sm" role="status">
        {state === 'failed' ? t.downloadError : ''}
      </p>
    </div>
  );
}

/** The subject's name, the summary, the level of risk, and the downloads. */
export const Head = ({ title, date, analysis }: { title: string; date: string; analysis: DashboardAnalysis }) => (
  <>
    <div className="grid grid-cols-[minmax(0,8fr)_minmax(0,4fr)] gap-6 items-end pt-8 pb-6 max-desk:grid-cols-1">
      <div>
        <p className="sm mute">{dashboardText.title}</p>
        <h1>
          <Name name={title} />
        </h1>
        <p className="an-lead">
          <Sentence text={analysis.headline.text} refs={analysis.headline.refs} />
        </p>
      </div>
      <div className="dash-risk grid gap-2 justify-items-end text-right max-desk:justify-items-start max-desk:text-left">
        <Badge tone={RISK[analysis.riskLevel]} icon="alert">
          {t.risk(t.riskLevel[analysis.riskLevel])}
        </Badge>
        <p className="sm mute">{t.riskMeaning[analysis.riskLevel]}</p>
        <p className="sm mute">
          {analysis.plan ? (
            <>
              {t.plan(PLAN_NAMES[analysis.plan])}
              <br />
            </>
          ) : null}
          {t.date(date)}
        </p>
      </div>
    </div>
    <div className="an-summary grid gap-5">
      <div className="measure mute">
        {analysis.summaryClaims.map((claim) => (
          <p key={claim.text}>
            <Sentence text={claim.text} refs={claim.refs} />
          </p>
        ))}
      </div>
      <Files analysis={analysis} />
    </div>
  </>
);

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

/** The three main figures. */
export const Tiles = ({ view, analysis }: { view: ReturnType<typeof analysisView>; analysis: DashboardAnalysis }) => (
  <div className="tiles">
    <Tile title={t.tiles.scoring} figure={view.scoring} unit="%">
      {t.tiles.scoringText(view.measured)}. {t.basis(analysis.sources, analysis.domains)}.
    </Tile>
    <Tile title={t.tiles.sentiment} figure={view.sentiment} unit="%">
      {t.tiles.sentimentText}
    </Tile>
    <Tile title={t.tiles.recommendations} figure={analysis.advice.length}>
      {t.tiles.recommendationsText(analysis.advice.length)}. {analysis.advice.length > 0 ? <a href="#recommendations">{t.tiles.see}</a> : null}
    </Tile>
  </div>
);
