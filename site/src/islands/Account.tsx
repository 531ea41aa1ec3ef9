import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session, loadSession, logout } from '../stores/session.ts';
import { dashboardText as t } from '../text/dashboard.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** Greeting and the way out, in the top bar of signed-in pages. */
export default function Account() {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => void loadSession(), []);
  return (
    <div className="who">
      <span className="hi">{session.state === 'user' ? t.greeting(session.user.firstName) : ''}</span>
      <ButtonLink
        variant="alt"
        small
        href="/api/logout"
        onClick={(event) => {
          event.preventDefault();
          logout();
        }}
      >
        {t.logout}
      </ButtonLink>
    </div>
  );
}
