import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { polish } from '#contract/format.ts';
import type { Alert, LastRun } from '#contract/monitoring.ts';
import { $alerts, $closing, closeAlert, retryAlerts } from '../../stores/alerts.ts';
import { $now } from '../../stores/clock.ts';
import { alertsText as t } from '../../text/alerts.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { Severity } from '../../ui/Severity.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { ago, alertDate, severityOf } from '../../view/monitoring.ts';
import { LoadError } from './LoadError.tsx';

function Evidence({ alert }: { alert: Alert }) {
  if (alert.mentions.length === 0) return null;
  const more = alert.mentionCount > alert.mentions.length;
  return (
    <details className="alert-evidence mt-[0.4rem] text-sm">
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

function Item({ alert }: { alert: Alert }) {
  const closing = useStore($closing).includes(alert.id);
  const level = severityOf(alert.severity);
  const act = (how: 'resolve' | 'dismiss') => () => void closeAlert(alert.id, how);
  return (
    <li className={level === 'critical' || level === 'high' ? 'hot' : undefined}>
      <div className="alert-head">
        <Severity level={level} label={t.severity[level]} />
        <time className="mute num" dateTime={alert.createdAt}>
          <span className="sr">{t.created('')}</span>
          {alertDate(alert.createdAt)}
        </time>
      </div>
      <div>
        <h3 className="alert-title">{polish(alert.title)}</h3>
        <p className="lines">{polish(alert.description)}</p>
        <Evidence alert={alert} />
      </div>
      <div className="grid gap-1 justify-items-start max-desk:flex max-desk:flex-wrap max-desk:mt-[0.4rem]">
        <Button variant="alt" small busy={closing} title={t.resolveHelp} onClick={act('resolve')}>
          {t.resolve}
          <span className="sr">: {alert.title}</span>
        </Button>
        <Button variant="bare" small disabled={closing} title={t.dismissHelp} onClick={act('dismiss')}>
          {t.dismiss}
          <span className="sr">: {alert.title}</span>
        </Button>
      </div>
    </li>
  );
}

/** The card of active alerts. Without any it shows when the last round ended, or that there was none yet. */
export function Alerts({ lastRun }: { lastRun: LastRun | null }) {
  const alerts = useStore($alerts);
  const now = useStore($now);
  const count = alerts.state === 'ready' ? alerts.data.length : 0;
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
      {alerts.state === 'ready' && count > 0 ? (
        <ul className="alert-list">
          {alerts.data.map((alert) => (
            <Item key={alert.id} alert={alert} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
