import type { ReactNode } from 'react';

/** Content that a phone shows after a press; wider windows show it without a handle (`styles/fold.css`). `headed`: what stands before it is the handle. `open`: unfolded at first. */
export const PhoneFold = ({ label, headed = false, open, children }: { label: string; headed?: boolean; open?: boolean; children: ReactNode }) => (
  <details className={headed ? 'fold headed' : 'fold'} open={open}>
    <summary>
      <span className={headed ? 'sr' : undefined}>{label}</span>
    </summary>
    {children}
  </details>
);

/** The same at every width. */
export const WideFold = ({ label, open, children }: { label: string; open?: boolean; children: ReactNode }) => (
  <details className="fold wide" open={open}>
    <summary>
      <span>{label}</span>
    </summary>
    {children}
  </details>
);
