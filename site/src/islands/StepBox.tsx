import { type ReactNode, useEffect, useRef } from 'react';

/** A step that replaces a form; takes the focus when it is shown. */
export function StepBox({ title, tone = '', children }: { title: string; tone?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={`notice ${tone}`} role="status" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
