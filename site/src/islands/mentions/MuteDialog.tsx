import { useEffect, useRef, useState } from 'react';
import { muteSource } from '../../stores/mentions.ts';
import { mentionsText as t } from '../../text/mentions.ts';
import { Button } from '../../ui/Button.tsx';

/** Confirmation dialog before a source is muted. The native dialog traps and restores the focus. */
export function MuteDialog({ domain, onClose, onMuted }: { domain: string | null; onClose: () => void; onMuted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (domain) dialog.current?.showModal();
  }, [domain]);
  return (
    <dialog ref={dialog} className="men-ask" aria-labelledby="mute-title" onClose={onClose}>
      {domain ? (
        <>
          <h2 id="mute-title">{t.muteAsk.title(domain)}</h2>
          <p>{t.muteAsk.text}</p>
          <div className="row">
            <Button
              busy={busy}
              onClick={async () => {
                setBusy(true);
                await muteSource(domain);
                setBusy(false);
                dialog.current?.close();
                onMuted();
              }}
            >
              {t.muteAsk.yes}
            </Button>
            <Button variant="alt" onClick={() => dialog.current?.close()}>
              {t.muteAsk.no}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
