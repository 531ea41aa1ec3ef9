import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  /** Id of the heading that names the dialog. */
  id: string;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A native modal dialog, open while it is mounted: the rest of the page rests, Escape, the cross and a press beside the
 * dialog close it, and the focus goes back to where it was.
 */
export function Dialog({ id, title, closeLabel, onClose, footer, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: a dialog that is merely removed gives no focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.setAttribute('closedby', 'any');
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog className="dlg" aria-labelledby={id} ref={box} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button className="x" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="in">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </dialog>
  );
}
