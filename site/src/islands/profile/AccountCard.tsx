import { useStore } from '@nanostores/react';
import type { CurrentUser } from '#contract/auth.ts';
import { $askingForLink, askForPasswordLink } from '../../stores/profile.ts';
import { logout } from '../../stores/session.ts';
import { profileText } from '../../text/profile.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { dateOrUnknown } from '../../view/profile.ts';

const t = profileText.account;

/** State of the account, its age, the password link, logout. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const asking = useStore($askingForLink);
  return (
    <Card id="h-account" title={t.title}>
      <Facts
        items={[
          { term: t.status, value: <Badge tone={user.isActive ? 'positive' : 'quiet'}>{user.isActive ? t.active : t.inactive}</Badge> },
          { term: t.registered, value: dateOrUnknown(user.createdAt) },
        ]}
      />
      <div className="row mt-5">
        <Button variant="alt" small icon="lock" busy={asking} onClick={() => void askForPasswordLink(user.email)}>
          {asking ? t.sending : t.password}
        </Button>
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
      <p className="note">{t.passwordHelp}</p>
    </Card>
  );
}
