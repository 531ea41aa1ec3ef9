import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { loadAlerts } from '../stores/alerts.ts';
import { $session, loadSession, logout } from '../stores/session.ts';
import { shell as t } from '../text/shell.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Bell } from './Bell.tsx';

type Props = {
  links: readonly { href: string; text: string }[];
  /** Path of this page. */
  here: string;
};

const MENU = 'user-menu';

const Logout = () => (
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
);

/** Top bar of signed-in pages: links, greeting, bell, logout; on a phone a menu that Escape closes. */
export default function Navigation({ links, here }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const signedIn = session.state === 'user';

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if (signedIn) void loadAlerts();
  }, [signedIn]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  const greeting = signedIn && session.user.firstName ? t.greeting(session.user.firstName) : '';
  return (
    <div className="user-bar">
      <Bell place="phone" />
      <button
        ref={button}
        className="user-menu-button"
        type="button"
        aria-expanded={open}
        aria-controls={MENU}
        aria-label={open ? t.closeMenu : t.openMenu}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        {t.menu}
      </button>
      <div id={MENU} className={open ? 'user-menu open' : 'user-menu'}>
        <nav aria-label={t.nav.label}>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.href === here ? 'page' : undefined}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="user-menu-end">
          {greeting ? <span className="hi">{greeting}</span> : null}
          <Bell place="desk" />
          <Logout />
        </div>
      </div>
    </div>
  );
}
