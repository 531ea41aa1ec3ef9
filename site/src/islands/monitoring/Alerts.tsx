import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { polish } from '#contract/format.ts';
import type { Alert, LastRun } from '#contract/monitoring.ts';
import { $alerts, $closing, $dismissed, closeAlert, retryAlerts, undoDismissal } from '../../stores/alerts.ts';
import { $chart } from '../../stores/chart.ts';
import { $now } from '../../stores/clock.ts';
import { alertsText as t } from '../../text/alerts.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import '../../styles/fold.css';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { Severity } from '../../ui/Severity.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { type ChartView, chartView } from '../../view/chart.ts';
import { ago, alertDate, alertParts, severityOf, sparkOf } from '../../view/monitoring.ts';
import { AlertHistory } from './AlertHistory.tsx';
import { AlertRules } from './AlertRules.tsx';
import { LoadError } from './LoadError.tsx';
import { Spark } from './Spark.tsx';

function Evidence({ alert }: { alert: Alert }) {
  if (alert.mentions.length === 0) return null;
  const more = alert.mentionCount > alert.mentions.length;
  return (
    <details className="alert-evidence">
      <summary>{t.evidence(alert.mentionCount)}</summary>
      <ul>
        {alert.mentions.map((mention) => (
          <li key={mention.id}>
            <a href={mention.href} target="_blank" rel="noopener noreferrer">
              {polish(mention.title || mention.source)}
              <span className="sr"> ({common.newTab})</span>
            </a>{' '}
            <span className="mute">{mention.source}</span>
          </li>
        ))}
        {more ? (
          <li>
            <a href={`/wzmianki?alert=${alert.id}`}>{t.allEvidence}</a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}

function Item({ alert, chart }: { alert: Alert; chart: ChartView | null }) {
  const closing = useStore($closing).includes(alert.id);
  const level = severityOf(alert.severity);
  const { text, now, quote } = alertParts(alert.description);
  const spark = sparkOf(alert, chart);
  const act = (how: 'resolve' | 'dismiss') => () => void closeAlert(alert.id, how);
  return (
    <li>
      <div className="alert-head">
        <Severity level={level} label={t.severity[level]} />
        <time className="mute num" dateTime={alert.createdAt}>
          <span className="sr">{t.created('')}</span>
          {alertDate(alert.createdAt)}
        </time>
      </div>
      <div className="alert-said">
        <h3 className="alert-title">{polish(alert.title)}</h3>
        <p>{polish(text)}</p>
        {now ? (
          <p>
            <span className="mute">{t.now}</span> {polish(now)}
          </p>
        ) : null}
        <Evidence alert={alert} />
      </div>
      <div className="alert-side">
        {spark ? <Spark {...spark} /> : quote ? <q>{polish(quote)}</q> : null}
        <div className="alert-acts">
          <Button variant="alt" small busy={closing} title={t.resolveHelp} onClick={act('resolve')}>
            {t.resolve}
            <span className="sr">: {alert.title}</span>
          </Button>
          <Button variant="bare" small disabled={closing} title={t.dismissHelp} onClick={act('dismiss')}>
            {t.dismiss}
            <span className="sr">: {alert.title}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The line in place of a dismissed alert. Its button takes the focus, which went with the alert's own. */
function Dismissed({ alert }: { alert: Alert }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <li ref={line} className="undo">
      <span>{t.dismissed(alert.title)}</span>
      <Button variant="bare" small onClick={() => void undoDismissal(alert.id)}>
        {t.undo}
        <span className="sr">: {alert.title}</span>
      </Button>
    </li>
  );
}

const Lines = ({ lines, chart }: { lines: { alert: Alert; gone: boolean }[]; chart: ChartView | null }) => (
  <ul className="alert-list">
    {lines.map(({ alert, gone }) => (gone ? <Dismissed key={alert.id} alert={alert} /> : <Item key={alert.id} alert={alert} chart={chart} />))}
  </ul>
);

/** Alerts that a phone shows before a press; the gravest come first. */
const AT_ONCE = 2;

/** The card of active alerts. Without any it shows when the last round ended, or that there was none yet. */
export function Alerts({ lastRun }: { lastRun: LastRun | null }) {
  const alerts = useStore($alerts);
  const now = useStore($now);
  const count = alerts.state === 'ready' ? alerts.data.length : 0;
  const dismissed = useStore($dismissed);
  const { chart } = useStore($chart);
  const view = useMemo(() => (chart ? chartView(chart) : null), [chart]);
  const lines = alerts.state === 'ready' ? alerts.data.map((alert) => ({ alert, gone: false })) : [];
  for (const { alert, at } of dismissed) if (!lines.some((line) => line.alert.id === alert.id)) lines.splice(at, 0, { alert, gone: true });
  const finishedAt = lastRun?.finishedAt ?? null;
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    // A closed alert takes its focused button with it: the section takes the focus.
    if (count < before.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return (
    <section ref={section} className="mon-alerts" id="alerts" tabIndex={-1} aria-labelledby="h-alerts" aria-busy={alerts.state === 'loading'}>
      <div className="card-head">
        <h2 id="h-alerts">{t.title}</h2>
        {count > 0 ? <span className="sm mute">{count}</span> : null}
      </div>
      {alerts.state === 'loading' ? <Skeleton label={t.loading} /> : null}
      {alerts.state === 'failed' ? <LoadError onRetry={retryAlerts} /> : null}
      {alerts.state === 'ready' && count === 0 ? (
        <div className="empty">
          <h3 className="verdict">{t.empty.title}</h3>
          <p>{finishedAt ? t.empty.text(ago(finishedAt, now)) : lastRun ? t.empty.never : ''}</p>
        </div>
      ) : null}
      {lines.length > 0 ? <Lines lines={lines.slice(0, AT_ONCE)} chart={view} /> : null}
      {lines.length > AT_ONCE ? (
        <PhoneFold label={t.more(lines.length - AT_ONCE)}>
          <Lines lines={lines.slice(AT_ONCE)} chart={view} />
        </PhoneFold>
      ) : null}
      <AlertHistory />
      <AlertRules />
    </section>
  );
}
