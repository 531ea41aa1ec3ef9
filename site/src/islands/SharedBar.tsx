import { useStore } from '@nanostores/react';
import { $shared } from '../stores/shared.ts';
import { sharingText as t } from '../text/sharing.ts';

/** Says in the top bar what the page is, and until when it can be read. */
export default function SharedBar() {
  const view = useStore($shared);
  return <span className="mute">{view.kind === 'ready' ? t.barUntil(view.answer.until) : t.bar}</span>;
}
