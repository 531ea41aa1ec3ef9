import { useStore } from '@nanostores/react';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { removeFirstView } from '../lib/browser.ts';
import { $chart } from '../stores/chart.ts';
import { $dashboard, type DashboardState, openDashboard } from '../stores/dashboard.ts';
import { $place, type DashboardTab, namedTab, openTab, watchPlace } from '../stores/dashboard-place.ts';
import { $stats } from '../stores/monitoring.ts';
import { $session } from '../stores/session.ts';
import { dashboardText as t } from '../text/dashboard.ts';
import { monitoring } from '../text/monitoring.ts';
import { Skeleton } from '../ui/Waiting.tsx';
import { AnalysisView } from './dashboard/AnalysisView.tsx';
import { SubjectSwitch } from './dashboard/SubjectSwitch.tsx';
import { SignedIn } from './SignedIn.tsx';

/** Comes when it is wanted: most visits read the analysis alone. */
const loadMonitoring = () => import('./monitoring/MonitoringTab.tsx');
const MonitoringTab = lazy(async () => ({ default: (await loadMonitoring()).MonitoringTab }));
// Asked for by the address: it need not wait until the island stands.
if (namedTab() === 'monitoring') void loadMonitoring();

/** The default tab: the analysis if there is one or loading it failed, else monitoring; null while loading. */
const firstTab = (view: DashboardState): DashboardTab | null =>
  view.state === 'loading' ? null : view.state === 'failed' || view.data.analysis ? 'analysis' : 'monitoring';

/** Removes the server-rendered first view once the island shows its own content or an error. */
function useFirstView(): void {
  const session = useStore($session, { ssr: 'initial' });
  const view = useStore($dashboard);
  const stats = useStore($stats);
  const chart = useStore($chart);
  const { tab, part } = useStore($place);
  const form = part === 'onboarding' || (session.state === 'user' && !session.user.hasCompletedOnboarding);
  // The figures are those of the chart's period: until it is there, the first view shows the same ones.
  const figures = stats.state === 'failed' || (stats.state === 'ready' && (stats.data.total === 0 || chart.phase !== 'loading'));
  const ready = (tab ?? firstTab(view)) === 'monitoring' ? form || figures : view.state !== 'loading';
  const over = session.state === 'user' ? ready : session.state === 'unreachable';
  useLayoutEffect(() => {
    if (over) removeFirstView();
  }, [over]);
}

function Dashboard({ user }: { user: CurrentUser }) {
  const view = useStore($dashboard);
  const place = useStore($place);
  useEffect(() => void openDashboard(), []);
  useEffect(() => watchPlace(), []);
  const tab = place.tab ?? firstTab(view);
  if (tab === null) return <AnalysisView user={user} />;
  return (
    <>
      <SubjectSwitch />
      <Tabs.Root value={tab} onValueChange={(value) => openTab(value as DashboardTab)}>
        <Tabs.List className="tabs pt-3" aria-label={monitoring.tabs.label}>
          <Tabs.Trigger value="analysis">{monitoring.tabs.analysis}</Tabs.Trigger>
          <Tabs.Trigger value="monitoring" onPointerEnter={() => void loadMonitoring()} onFocus={() => void loadMonitoring()}>
            {monitoring.tabs.monitoring}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="analysis">
          <AnalysisView user={user} />
        </Tabs.Content>
        <Tabs.Content value="monitoring">
          <Suspense fallback={<Skeleton label={monitoring.loading} lines={12} />}>
            <MonitoringTab user={user} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

/** /dashboard: analysis and monitoring in two tabs. */
export default function DashboardPage() {
  useFirstView();
  return <SignedIn title={t.pageTitle}>{(user) => <Dashboard user={user} />}</SignedIn>;
}
