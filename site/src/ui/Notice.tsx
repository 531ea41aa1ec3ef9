import type { ReactNode } from 'react';

type NoticeProps = { title: string; tone?: 'plain' | 'ok' | 'bad'; level?: 1 | 2; children?: ReactNode };

/** A bordered card: what has happened and what to do next. */
export function Notice({ title, tone = 'plain', level = 2, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={`notice ${tone === 'plain' ? '' : tone}`}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** Empty, error and partial states: a serif heading, a sentence of help and at most one button. */
export function Empty({ title, level = 2, children }: { title: string; level?: 1 | 2; children?: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section className="empty">
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
