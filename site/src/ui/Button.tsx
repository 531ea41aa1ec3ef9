import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Look = { variant?: 'main' | 'alt' | 'bare' | 'danger'; small?: boolean; wide?: boolean; icon?: IconName };
type Props = Look & ComponentProps<'button'> & { busy?: boolean };

const classes = ({ variant = 'main', small, wide }: Look, extra = '') =>
  ['btn', variant === 'main' ? '' : variant, small ? 'small' : '', wide ? 'wide' : '', extra].filter(Boolean).join(' ');

/** A button. While `busy` it stays focusable, shows a spinner and ignores clicks and submits. One `main` button per view. */
export function Button({ variant, small, wide, icon, busy = false, className, children, onClick, type = 'button', ...rest }: Props) {
  const shown = busy ? 'wait' : icon;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {shown ? <Icon name={shown} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, small, wide, icon, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes({ variant, small, wide }, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}
