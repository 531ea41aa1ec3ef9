import { shell as t } from '../text/shell.ts';
import { AnalysisView } from './dashboard/AnalysisView.tsx';
import { SignedIn } from './SignedIn.tsx';

/** /profile-dashboard: the analysis alone. */
export default function ProfileDashboardPage() {
  return <SignedIn title={t.nav.image}>{(user) => <AnalysisView user={user} />}</SignedIn>;
}
