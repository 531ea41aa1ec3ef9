import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { $alerts } from '../../stores/alerts.ts';
import { $chart } from '../../stores/chart.ts';
import { $place, openTab } from '../../stores/dashboard-place.ts';
import { $results, $stats } from '../../stores/monitoring.ts';
import { $later, $saved, openOnboarding } from '../../stores/onboarding.ts';
import { Monitoring } from './Monitoring.tsx';
import { Onboarding } from './Onboarding.tsx';

/** Scrolls to the alerts once the content above them is loaded and has its final height. */
function useAlertsInView(): void {
  const place = useStore($place);
  const lists = [useStore($alerts), useStore($stats), useStore($results)].every(({ state }) => state !== 'loading');
  // Until the chart is there, the server's first view covers the page and nothing can take the focus.
  const loaded = useStore($chart).phase !== 'loading' && lists;
  useEffect(() => {
    if (place.part !== 'alerts' || !loaded) return;
    const alerts = document.getElementById('alerts');
    alerts?.scrollIntoView();
    alerts?.focus({ preventScroll: true });
  }, [place, loaded]);
}

/** The Monitoring tab: the onboarding form until it is saved or postponed, then the dashboard. */
export function MonitoringTab({ user }: { user: CurrentUser }) {
  const place = useStore($place);
  const later = useStore($later);
  const saved = useStore($saved);
  useAlertsInView();
  useEffect(() => openOnboarding(user), [user]);
  useEffect(() => {
    if (!saved) return;
    openTab('monitoring');
    document.getElementById('h-monitoring')?.focus();
  }, [saved]);
  const wanted = place.part === 'onboarding' || (!user.hasCompletedOnboarding && !later && place.part !== 'alerts');
  return wanted && !saved ? <Onboarding user={user} /> : <Monitoring user={user} />;
}
