import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  id: string;
  title: string;
  /** Name of the cross, and what the two buttons say. */
  words: { close: string; no: string; yes: string };
  danger?: boolean;
  busy?: boolean;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once before an act; `danger`: of one that cannot be undone. */
export const Confirm = ({ id, title, words, danger = false, busy = false, onYes, onClose, children }: Props) => (
  <Dialog
    id={id}
    title={title}
    closeLabel={words.close}
    onClose={onClose}
    footer={
      <>
        <Button variant="alt" onClick={onClose}>
          {words.no}
        </Button>
        <Button variant={danger ? 'danger' : 'main'} busy={busy} onClick={onYes}>
          {words.yes}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
