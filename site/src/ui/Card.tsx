import type { ReactNode } from 'react';

/** A bordered block with a heading and a short status to its right. */
export function Card({ id, title, aside, children }: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside ? <span className="sm">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
