import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { COMPANY } from '#contract/company.ts';
import { $dashboard, loadDashboard, openDashboard } from '../../stores/dashboard.ts';
import { dashboardText as t } from '../../text/dashboard.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Notice.tsx';
import { fullName } from '../../view/dashboard.ts';
import { Name } from '../Name.tsx';
import { Analysis } from './Analysis.tsx';

const Loading = () => (
  <div role="status">
    <p className="sr">{t.loading}</p>
    <div className="tiles" aria-hidden="true">
      <span className="sk sk-tile" />
      <span className="sk sk-tile" />
      <span className="sk sk-tile" />
    </div>
    <p className="mute" aria-hidden="true">
      {t.loading}
    </p>
  </div>
);

/** The newest analysis of the user, or the state instead of it: loading, none yet, failed. */
export function AnalysisView({ user, Shown = Analysis }: { user: CurrentUser; Shown?: typeof Analysis }) {
  const view = useStore($dashboard);
  useEffect(() => void openDashboard(), []);
  const title = fullName(user) || t.fallbackTitle;
  if (view.state === 'ready' && view.data.analysis) return <Shown title={title} analysis={view.data.analysis} />;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,8fr)_minmax(0,4fr)] gap-6 items-end pt-8 pb-6 max-desk:grid-cols-1">
        <div>
          <p className="sm mute">{t.title}</p>
          <h1>
            <Name name={title} />
          </h1>
        </div>
      </div>
      {view.state === 'loading' ? <Loading /> : null}
      {view.state === 'ready' && view.data.withheld ? (
        <Empty title={t.withheld.title}>
          <p>{t.withheld.text}</p>
        </Empty>
      ) : null}
      {view.state === 'failed' || (view.state === 'ready' && !view.data.withheld) ? (
        <Empty title={t.empty.title}>
          <p>{t.empty.text}</p>
          {view.state === 'failed' ? (
            <Button icon="refresh" onClick={() => void loadDashboard()}>
              {t.empty.retry}
            </Button>
          ) : (
            <ButtonLink href={`mailto:${COMPANY.email}`} icon="mail">
              {t.empty.contact}
            </ButtonLink>
          )}
        </Empty>
      ) : null}
    </>
  );
}
