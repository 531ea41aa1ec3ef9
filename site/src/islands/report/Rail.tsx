import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toldText as t } from '../../text/told.ts';

export type RailItem = { id: string; title: string; count?: number };

/** Id of the section that the reader is in; null until it is known, and in pages without scripts. */
function useCurrent(items: readonly RailItem[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target.id) : seen.delete(target.id);
        const first = ids.split(' ').find((id) => seen.has(id));
        if (first) setCurrent(first);
      },
      // A band below the top of the window: the section that crosses it is being read.
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

type LinksProps = { items: readonly RailItem[]; current: string | null; onFollow?: () => void };
const Links = ({ items, current, onFollow }: LinksProps) =>
  items.map(({ id, title, count }) => (
    <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={onFollow}>
      <span>{title}</span>
      {count === undefined ? null : <span className="mute">{count}</span>}
    </a>
  ));

/** Contents beside the report; on a phone a bar at the foot that opens them as a sheet. */
export function Rail({ items, pdf }: { items: readonly RailItem[]; pdf: ReactNode }) {
  const current = useCurrent(items);
  const sheet = useRef<HTMLDetailsElement>(null);
  const at = items.findIndex(({ id }) => id === current);
  return (
    <>
      <nav className="rail" aria-label={t.rail}>
        <Links items={items} current={current} />
        {pdf}
      </nav>
      <aside className="sheet-bar" aria-label={t.sheet}>
        <details ref={sheet}>
          <summary>
            <span className="sheet-at">{at < 0 ? t.sheet : t.at(at + 1, items.length)}</span> <span className="mute">{items[at]?.title}</span>
          </summary>
          <nav aria-label={t.rail}>
            <Links
              items={items}
              current={current}
              onFollow={() => {
                if (sheet.current) sheet.current.open = false;
              }}
            />
          </nav>
        </details>
        {pdf}
      </aside>
    </>
  );
}
