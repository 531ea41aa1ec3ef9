import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { $alerts } from '../../stores/alerts.ts';
import { $place, openTab } from '../../stores/dashboard-place.ts';
import { $results, $stats } from '../../stores/monitoring.ts';
import { $later, $saved, openOnboarding } from '../../stores/onboarding.ts';
import { Monitoring } from './Monitoring.tsx';
import { Onboarding } from './Onboarding.tsx';

/** Brings the alerts into view once nothing above them changes its height any more. */
function useAlertsInView(): void {
  const place = useStore($place);
  const settled = [useStore($alerts), useStore($stats), useStore($results)].every(({ state }) => state !== 'loading');
  useEffect(() => {
    if (place.part !== 'alerts' || !settled) return;
    const alerts = document.getElementById('alerts');
    alerts?.scrollIntoView();
    alerts?.focus({ preventScroll: true });
  }, [place, settled]);
}

/** The Monitoring tab: the onboarding form as long as it is wanted, then the dashboard. */
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
  const asked = place.part === 'onboarding' || (!user.hasCompletedOnboarding && !later && place.part !== 'alerts');
  return asked && !saved ? <Onboarding user={user} /> : <Monitoring user={user} />;
}
