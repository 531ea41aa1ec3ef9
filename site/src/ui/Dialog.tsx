import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  /** Id of the heading that names the dialog. */
  id: string;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A native modal dialog, open while it is mounted. Escape, the close button and a click outside close it; the focus
 * returns to where it was.
 */
export function Dialog({ id, title, closeLabel, onClose, footer, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect closes it before it is removed: removal alone does not return the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.setAttribute('closedby', 'any');
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Asked to close, it leaves the page at once. Its `close` event comes later: by then the same question may be open again, and would be lost.
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog className="dlg" aria-labelledby={id} ref={box} onCancel={leave} onClose={onClose}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <button className="x" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="in">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </dialog>
  );
}
