import { useState } from 'react';
import { muteSource } from '../../stores/mentions.ts';
import { mentionsText as t } from '../../text/mentions.ts';
import { Confirm } from '../../ui/Confirm.tsx';

/** Confirmation dialog before a source is muted. */
export function MuteDialog({ domain, onClose, onMuted }: { domain: string; onClose: () => void; onMuted: () => void }) {
  const [busy, setBusy] = useState(false);
  const mute = async () => {
    setBusy(true);
    await muteSource(domain);
    onClose();
    onMuted();
  };
  return (
    <Confirm id="mute-title" title={t.muteAsk.title(domain)} words={t.muteAsk} busy={busy} onYes={() => void mute()} onClose={onClose}>
      <p>{t.muteAsk.text}</p>
    </Confirm>
  );
}
