import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { COMPANY } from '#contract/company.ts';
import { $dashboard, loadDashboard, openDashboard } from '../stores/dashboard.ts';
import { $session } from '../stores/session.ts';
import { dashboardText as t } from '../text/dashboard.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FullSpinner } from '../ui/FullSpinner.tsx';
import { Empty } from '../ui/Notice.tsx';
import { fullName } from '../view/dashboard.ts';
import { Analysis } from './dashboard/Analysis.tsx';
import { Name } from './Name.tsx';

const path = () => window.location.pathname + window.location.search + window.location.hash;

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

/** The dashboard, first version: who is signed in, and the key figures of their newest analysis. */
export default function DashboardPage() {
  // Two islands share the session: the first to come alive may load it before the second does.
  const session = useStore($session, { ssr: 'initial' });
  const view = useStore($dashboard, { ssr: 'initial' });
  useEffect(() => void openDashboard(path()), []);

  // Also while a visitor is on the way to the sign-in page.
  if (session.state !== 'user') {
    return (
      <>
        <h1 className="sr">{t.pageTitle}</h1>
        <FullSpinner label={t.spinner} />
      </>
    );
  }
  const title = fullName(session.user) || t.fallbackTitle;
  if (view.state === 'ready' && view.dashboard.analysis) return <Analysis title={title} analysis={view.dashboard.analysis} />;
  return (
    <>
      <div className="dash-head">
        <div>
          <p className="sm mute">{t.title}</p>
          <h1>
            <Name name={title} />
          </h1>
        </div>
      </div>
      {view.state === 'loading' ? (
        <Loading />
      ) : (
        <Empty title={t.empty.title}>
          <p>{t.empty.text}</p>
          {view.state === 'failed' ? (
            <Button icon="refresh" onClick={() => void loadDashboard(path())}>
              {t.empty.retry}
            </Button>
          ) : (
            <ButtonLink href={`mailto:${COMPANY.email}`} icon="mail">
              {t.empty.contact}
            </ButtonLink>
          )}
        </Empty>
      )}
    </>
  );
}
