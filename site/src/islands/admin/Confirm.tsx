import type { ReactNode } from 'react';
import { admin } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = { id: string; title: string; yes: string; danger?: boolean; busy?: boolean; onYes: () => void; onClose: () => void; children: ReactNode };

/** Asks once before an act of the panel; `danger`: of one that cannot be undone. */
export const Confirm = ({ id, title, yes, danger = false, busy = false, onYes, onClose, children }: Props) => (
  <Dialog
    id={id}
    title={title}
    closeLabel={admin.ask.close}
    onClose={onClose}
    footer={
      <>
        <Button variant="alt" onClick={onClose}>
          {admin.ask.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'main'} busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
