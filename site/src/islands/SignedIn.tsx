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
 * Frame of every island of a signed-in page: a waiting screen until it is known who is there (and while a visitor is on
 * the way to sign in), then `children` with the user. `title` is the page's first heading until the page has its own.
 */
export function SignedIn({ title, children }: { title: string; children: (user: CurrentUser) => ReactNode }) {
  // Islands share the session: the first to come alive may load it before the second does.
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
