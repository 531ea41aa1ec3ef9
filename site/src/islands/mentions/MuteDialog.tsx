import { useState } from 'react';
import { muteSource } from '../../stores/mentions.ts';
import { mentionsText as t } from '../../text/mentions.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

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
    <Dialog
      id="mute-title"
      title={t.muteAsk.title(domain)}
      closeLabel={t.muteAsk.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="alt" onClick={onClose}>
            {t.muteAsk.no}
          </Button>
          <Button busy={busy} onClick={mute}>
            {t.muteAsk.yes}
          </Button>
        </>
      }
    >
      <p>{t.muteAsk.text}</p>
    </Dialog>
  );
}
