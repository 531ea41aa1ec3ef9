import { dashboardText as t } from '../text/dashboard.ts';
import { AnalysisView } from './dashboard/AnalysisView.tsx';
import { SignedIn } from './SignedIn.tsx';

/** /dashboard */
export default function DashboardPage() {
  return <SignedIn title={t.pageTitle}>{(user) => <AnalysisView user={user} />}</SignedIn>;
}
