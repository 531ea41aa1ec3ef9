import { useStore } from '@nanostores/react';
import { $alerts } from '../stores/alerts.ts';
import { shell as t } from '../text/shell.ts';
import { Icon } from '../ui/Icon.tsx';

/** Number of active alerts, as a link. Rendered twice (phone, desktop) so that DOM order matches visual order. */
export function Bell({ place }: { place: 'phone' | 'desk' }) {
  const alerts = useStore($alerts, { ssr: 'initial' });
  const count = alerts.state === 'ready' ? alerts.data.length : 0;
  if (count === 0) return null;
  return (
    <a className={`bell ${place}`} href="/dashboard#alerts">
      <Icon name="bell" />
      <b aria-hidden="true">{count}</b>
      <span className="sr">{t.bell(count)}</span>
    </a>
  );
}
