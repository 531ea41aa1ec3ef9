import { useStore } from '@nanostores/react';
import { Tabs } from 'radix-ui';
import { useEffect, useLayoutEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { removeFirstView } from '../lib/browser.ts';
import { $dashboard, type DashboardState, openDashboard } from '../stores/dashboard.ts';
import { $place, type DashboardTab, openTab, watchPlace } from '../stores/dashboard-place.ts';
import { $stats } from '../stores/monitoring.ts';
import { $session } from '../stores/session.ts';
import { dashboardText as t } from '../text/dashboard.ts';
import { monitoring } from '../text/monitoring.ts';
import { AnalysisView } from './dashboard/AnalysisView.tsx';
import { MonitoringTab } from './monitoring/MonitoringTab.tsx';
import { SignedIn } from './SignedIn.tsx';

/** The analysis first where there is one, or where nobody knows; null as long as the answer is on its way. */
const firstTab = (view: DashboardState): DashboardTab | null =>
  view.state === 'loading' ? null : view.state === 'failed' || view.data.analysis ? 'analysis' : 'monitoring';

/** The server's figures leave the page as soon as what they stand in for is there, or will not come. */
function useFirstView(): void {
  const session = useStore($session, { ssr: 'initial' });
  const view = useStore($dashboard);
  const stats = useStore($stats);
  const { tab, part } = useStore($place);
  const form = part === 'onboarding' || (session.state === 'user' && !session.user.hasCompletedOnboarding);
  const there = (tab ?? firstTab(view)) === 'monitoring' ? form || stats.state !== 'loading' : view.state !== 'loading';
  const over = session.state === 'user' ? there : session.state === 'unreachable';
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
    <Tabs.Root value={tab} onValueChange={(value) => openTab(value as DashboardTab)}>
      <Tabs.List className="tabs pt-3" aria-label={monitoring.tabs.label}>
        <Tabs.Trigger value="analysis">{monitoring.tabs.analysis}</Tabs.Trigger>
        <Tabs.Trigger value="monitoring">{monitoring.tabs.monitoring}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="analysis">
        <AnalysisView user={user} />
      </Tabs.Content>
      <Tabs.Content value="monitoring">
        <MonitoringTab user={user} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** /dashboard: analysis and monitoring, side by side under two tabs. */
export default function DashboardPage() {
  useFirstView();
  return <SignedIn title={t.pageTitle}>{(user) => <Dashboard user={user} />}</SignedIn>;
}
