import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import type { LastRun, MonitoringStats } from '#contract/monitoring.ts';
import { $alerts } from '../../stores/alerts.ts';
import { $chart } from '../../stores/chart.ts';
import { $now } from '../../stores/clock.ts';
import { $dashboard } from '../../stores/dashboard.ts';
import { $refreshing, $starting, $stats, openMonitoring, refreshMonitoring, retryStats, startAnalysis } from '../../stores/monitoring.ts';
import { resumeOnboarding } from '../../stores/onboarding.ts';
import { monitoring as t } from '../../text/monitoring.ts';
import { onboarding } from '../../text/onboarding.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { periodFigures } from '../../view/chart.ts';
import { ago } from '../../view/monitoring.ts';
import { Name } from '../Name.tsx';
import { Advice } from './Advice.tsx';
import { Alerts } from './Alerts.tsx';
import Chart from './Chart.tsx';
import { Figures } from './Figures.tsx';
import { LoadError } from './LoadError.tsx';
import { Recent } from './Recent.tsx';
import { SentimentCard } from './SentimentCard.tsx';

/** Heading and „Odśwież”. Without mentions its button is secondary: the main one starts the first run. */
function Head({ stats }: { stats: MonitoringStats | null }) {
  const lastRun = stats?.lastRun ?? null;
  const alerts = useStore($alerts);
  const refreshing = useStore($refreshing);
  const now = useStore($now);
  const active = alerts.state === 'ready' ? alerts.data.length : 0;
  return (
    <div className="mon-head">
      <div>
        <h1 id="h-monitoring" tabIndex={-1}>
          <Name name={stats?.subject || t.fallbackTitle} />
        </h1>
        <p className="sm mute">{lastRun === null ? ' ' : lastRun.finishedAt ? t.updated(ago(lastRun.finishedAt, now)) : t.never}</p>
        <p className="sm mute" role="status">
          {lastRun?.running ? t.running : ''}
        </p>
      </div>
      <div className="row">
        {active > 0 ? (
          <ButtonLink variant="danger" small icon="warning" href="#alerts">
            {t.redAlert(active)}
          </ButtonLink>
        ) : null}
        <Button variant={stats?.total === 0 ? 'alt' : 'main'} small icon="refresh" busy={refreshing} onClick={() => void refreshMonitoring()}>
          {refreshing ? t.refreshing : t.refresh}
        </Button>
      </div>
    </div>
  );
}

/** Shown while there are no mentions: starts the first or another run. */
function Start({ lastRun }: { lastRun: LastRun }) {
  const starting = useStore($starting) || lastRun.running;
  const now = useStore($now);
  return (
    <Notice title={t.start.title}>
      <p className="measure">{lastRun.finishedAt ? t.start.empty(ago(lastRun.finishedAt, now)) : t.start.text}</p>
      <Button busy={starting} onClick={() => void startAnalysis()}>
        {starting ? t.start.pending : t.start.button}
      </Button>
    </Notice>
  );
}

/** Says that the figures are a report's, before anybody has looked for more. */
const FromReport = ({ orderId, completedAt, sources }: NonNullable<MonitoringStats['fromReport']>) => (
  <p className="sm mute mb-4">
    {t.fromReport(completedAt, sources)} <a href={`/report/${orderId}`}>{t.fromReportLink}</a>
  </p>
);

/** The monitoring dashboard. */
export function Monitoring({ user }: { user: CurrentUser }) {
  const stats = useStore($stats);
  const dashboard = useStore($dashboard);
  const reported = dashboard.state === 'ready' ? (dashboard.data.analysis?.subjectName ?? null) : null;
  useEffect(() => openMonitoring(), []);
  const { chart, days } = useStore($chart);
  const known = stats.state === 'ready' ? stats.data : null;
  // The only report may be on a competitor, whom monitoring does not watch until chosen.
  const other = known && reported && reported.toLowerCase() !== known.subject.toLowerCase() ? reported : null;
  // One period for chart, tiles and sentiment; until the chart is there, the figures wait with it.
  const period = known && (known.total === 0 ? known : chart ? periodFigures(known, chart, days) : null);
  const failed = useStore($chart).phase === 'failed';
  const figures = period ?? (failed ? known : null);
  if (stats.state === 'failed' && stats.refused)
    return (
      <div className="mon">
        <h1 id="h-monitoring" className="mb-6">
          {t.fallbackTitle}
        </h1>
        <div role="alert">
          <Notice title={t.refused}>
            <p className="measure">{stats.refused}</p>
          </Notice>
        </div>
      </div>
    );
  return (
    <div className="mon">
      <Head stats={known} />
      {user.hasCompletedOnboarding ? null : (
        <p className="-mt-3 mb-3 -ml-2">
          <Button variant="bare" small onClick={resumeOnboarding}>
            {onboarding.again}
          </Button>
        </p>
      )}
      {known && known.lastRun.unanswered.length > 0 ? <p className="rule-t bg-under py-3 px-4 mb-6 sm">{t.partial(known.lastRun.unanswered.length)}</p> : null}
      {known?.fromReport ? <FromReport {...known.fromReport} /> : null}
      {known?.total === 0 ? <Start lastRun={known.lastRun} /> : null}
      {other && known ? <p className="sm mute mb-4">{t.otherSubject(known.subject, other)}</p> : null}
      <section aria-label={t.figures} aria-busy={stats.state === 'loading'}>
        {figures ? <Figures stats={figures} /> : null}
        {figures === null && stats.state !== 'failed' ? (
          <div role="status">
            <span className="sr">{t.loading}</span>
            <span className="sk h-28 max-desk:h-60" aria-hidden="true" />
          </div>
        ) : null}
        {stats.state === 'failed' ? <LoadError onRetry={retryStats} /> : null}
        {figures && known?.total !== 0 ? <p className="note mt-2">{t.onePeriod(figures.periodDays)}</p> : null}
      </section>
      {known?.total === 0 ? (
        <Drawing draw={(width) => horizon({ sources: [], stories: [] }, { width, height: 160, alt: t.emptyLine }).svg} />
      ) : (
        <div className="mt-8">
          <Chart />
        </div>
      )}
      <div className="mon-grid">
        <Alerts lastRun={known?.lastRun ?? null} />
        <div className="mon-side">
          <SentimentCard stats={figures} />
          <Advice />
        </div>
        <Recent />
      </div>
    </div>
  );
}
