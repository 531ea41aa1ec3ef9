import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { $session, forgetUser } from '../stores/session.ts';
import { openSignedIn } from '../stores/signed-in.ts';
import { common } from '../text/common.ts';
import { shell as t } from '../text/shell.ts';
import { Button } from '../ui/Button.tsx';
import { FullSpinner } from '../ui/FullSpinner.tsx';
import { Empty } from '../ui/Notice.tsx';

/**
 * Wraps the island of a signed-in page: a spinner until the session is loaded (and while a visitor is redirected to
 * sign-in), then `children` with the user. `title` is the page's h1 until `children` render their own.
 */
export function SignedIn({ title, children }: { title: string; children: (user: CurrentUser) => ReactNode }) {
  // Islands share the session: it may be loaded before this island hydrates, so hydration uses the initial value.
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => void openSignedIn(), []);
  if (session.state === 'user') return children(session.user);
  return (
    <>
      <h1 className="sr">{title}</h1>
      {session.state === 'unreachable' ? (
        <Empty title={t.unreachable.title}>
          <p>{t.unreachable.text}</p>
          <Button
            icon="refresh"
            onClick={() => {
              forgetUser();
              void openSignedIn();
            }}
          >
            {common.retry}
          </Button>
        </Empty>
      ) : (
        <FullSpinner label={t.spinner} />
      )}
    </>
  );
}
