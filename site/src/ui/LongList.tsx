import type { ReactNode } from 'react';

type Props<T> = {
  items: readonly T[];
  /** How many are seen at once. */
  atOnce: number;
  /** What opens the rest, by how many it hides. */
  more: (hidden: number) => string;
  className?: string;
  children: (item: T) => ReactNode;
};

/** A list whose first rows are seen; a press shows the rest, so that what follows a long list is not out of reach. */
export const LongList = <T,>({ items, atOnce, more, className, children }: Props<T>) => (
  <>
    <ul className={className}>{items.slice(0, atOnce).map(children)}</ul>
    {items.length > atOnce ? (
      <details className="long-more">
        <summary>{more(items.length - atOnce)}</summary>
        <ul className={className}>{items.slice(atOnce).map(children)}</ul>
      </details>
    ) : null}
  </>
);
