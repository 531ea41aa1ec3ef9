import type { ReactNode } from 'react';

/** A description list with a line per item; items with empty values are left out. */
export function Facts({ items, piled = false }: { items: readonly { term: string; value: ReactNode }[]; piled?: boolean }) {
  return (
    <dl className={`facts${piled ? ' piled' : ''}`}>
      {items
        .filter((item) => item.value !== null && item.value !== undefined && item.value !== '')
        .map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
    </dl>
  );
}
