import { useStore } from '@nanostores/react';
import { polish } from '#contract/format.ts';
import { $closedAlerts, $reopening, loadClosed, reopenClosed, retryClosed } from '../../stores/alerts.ts';
import { alertsText } from '../../text/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { Severity } from '../../ui/Severity.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { alertDate, severityOf } from '../../view/monitoring.ts';
import { LoadError } from './LoadError.tsx';

const t = alertsText.history;

/** Resolved and dismissed alerts, asked for when the list is opened. */
export function AlertHistory() {
  const closed = useStore($closedAlerts);
  const reopening = useStore($reopening);
  return (
    <details className="alert-history" onToggle={(event) => event.currentTarget.open && void loadClosed()}>
      <summary>{t.title}</summary>
      {closed.state === 'loading' ? <Skeleton label={t.loading} lines={2} /> : null}
      {closed.state === 'failed' ? <LoadError onRetry={retryClosed} /> : null}
      {closed.state === 'ready' && closed.data.length === 0 ? <p className="sm mute">{t.empty}</p> : null}
      {closed.state === 'ready' && closed.data.length > 0 ? (
        <ul>
          {closed.data.map((alert) => {
            const level = severityOf(alert.severity);
            return (
              <li key={alert.id}>
                <Severity level={level} label={alertsText.severity[level]} />
                <span>{polish(alert.title)}</span>
                <span className="mute num">
                  {alertDate(alert.createdAt)}, {t.status[alert.status]}
                </span>
                <Button variant="bare" small busy={reopening.includes(alert.id)} onClick={() => void reopenClosed(alert.id)}>
                  {t.reopen}
                  <span className="sr">: {alert.title}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </details>
  );
}
