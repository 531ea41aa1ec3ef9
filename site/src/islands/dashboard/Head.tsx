import { useStore } from '@nanostores/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { THIN_ITEMS } from '#contract/constants.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import type { RiskLevel } from '#contract/report.ts';
import { dashboardDownload } from '../../stores/dashboard.ts';
import { PLAN_NAMES, analysisText as t } from '../../text/analysis.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { toldText } from '../../text/told.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { type analysisView, fewWords, startingWith, worstRisk } from '../../view/dashboard.ts';
import { titleAndRest } from '../../view/report-text.ts';
import { Name } from '../Name.tsx';
import { Said, Sentences, Why } from './Said.tsx';

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

const Point = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The subject's name, what is said first, the worst item, the next step, and the downloads. */
export function Head({ title, date, analysis }: { title: string; date: string; analysis: DashboardAnalysis }) {
  const worst = worstRisk(analysis.risks);
  const step = analysis.advice[0];
  return (
    <>
      <div className="an-head">
        <h1>
          <Name name={title} />
        </h1>
        <p className="sm mute">
          {dashboardText.title} · {t.date(date)}
          {analysis.plan ? <> · {t.plan(PLAN_NAMES[analysis.plan])}</> : null}
        </p>
      </div>
      <div className="an-first">
        <p className="an-lead">{analysis.sources === 0 ? toldText.none : <Said claim={analysis.headline} lead />}</p>
        <dl className="an-points">
          {worst ? <Point term={t.worst}>{fewWords(worst.name)}</Point> : null}
          {step ? <Point term={t.startWith}>{startingWith(titleAndRest(step.text).title)}</Point> : null}
        </dl>
      </div>
    </>
  );
}

/** The sentences behind the first one, and the files. */
export const Summary = ({ analysis }: { analysis: DashboardAnalysis }) => (
  <div className="an-summary">
    {analysis.summaryClaims.length > 0 ? (
      <Why about={analysis.headline.text}>
        <Sentences claims={analysis.summaryClaims} />
      </Why>
    ) : null}
    <Files analysis={analysis} />
  </div>
);

const Tile = ({ title, children, note }: { title: string; children: ReactNode; note: string }) => (
  <div>
    <h2>{title}</h2>
    {children}
    <p className="sm mute">{note}</p>
  </div>
);

/** The main figures and the level of risk. */
export function Tiles({ view, analysis }: { view: ReturnType<typeof analysisView>; analysis: DashboardAnalysis }) {
  const Mood = view.mood === 'up' ? TrendingUp : TrendingDown;
  return (
    <div className="tiles an-tiles">
      <Tile title={t.tiles.scoring} note={t.tiles.scoringText(view.measured, view.few)}>
        {view.measured > 0 ? (
          <p className={view.few ? 'score mute' : 'score'}>
            {view.scoring}
            <small>%</small>
          </p>
        ) : (
          <p className="score mute">–</p>
        )}
      </Tile>
      <Tile title={t.tiles.sentiment} note={t.tiles.sentimentText(view.rated)}>
        {view.rated > 0 ? (
          <p className={view.rated < THIN_ITEMS ? 'score mute' : 'score'}>
            {view.sentiment}
            <small>%</small>
            {view.rated < THIN_ITEMS ? null : <Mood className={`i mood-${view.mood}`} strokeWidth={1.6} aria-hidden="true" />}
          </p>
        ) : (
          <p className="score mute">–</p>
        )}
      </Tile>
      <Tile title={t.tiles.recommendations} note={t.tiles.recommendationsText(analysis.advice.length)}>
        <p className="score">{analysis.advice.length}</p>
      </Tile>
      <div className="dash-risk">
        <h2>
          <Badge tone={RISK[analysis.riskLevel]} icon="alert">
            {t.risk(t.riskLevel[analysis.riskLevel])}
          </Badge>
        </h2>
        <p className="sm mute">{analysis.sources > 0 ? t.riskMeaning[analysis.riskLevel] : t.riskUnknown}</p>
      </div>
    </div>
  );
}
