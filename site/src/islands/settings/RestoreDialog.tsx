import { useStore } from '@nanostores/react';
import { $askingRestore, cancelRestore, restoreDefaults } from '../../stores/settings.ts';
import { settingsText } from '../../text/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const t = settingsText.ask;

/** Confirmation dialog before the default settings are restored. */
export function RestoreDialog() {
  if (!useStore($askingRestore)) return null;
  return (
    <Dialog
      id="h-restore"
      title={t.title}
      closeLabel={t.cross}
      onClose={cancelRestore}
      footer={
        <>
          <Button variant="alt" onClick={cancelRestore}>
            {t.no}
          </Button>
          <Button onClick={restoreDefaults}>{t.yes}</Button>
        </>
      }
    >
      <p>{t.text}</p>
    </Dialog>
  );
}
