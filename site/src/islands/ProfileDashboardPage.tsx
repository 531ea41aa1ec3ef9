import { shell as t } from '../text/shell.ts';
import { AnalysisView } from './dashboard/AnalysisView.tsx';
import { Portrait } from './dashboard/Portrait.tsx';
import { SignedIn } from './SignedIn.tsx';

/** /profile-dashboard: the portrait on one sheet. */
export default function ProfileDashboardPage() {
  return <SignedIn title={t.nav.image}>{(user) => <AnalysisView user={user} Shown={Portrait} />}</SignedIn>;
}
