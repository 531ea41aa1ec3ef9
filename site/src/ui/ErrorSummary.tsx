import { useEffect, useRef } from 'react';

type Props = {
  title: string;
  items: readonly { field: string; text: string }[];
  /** Number of refused submits; when it changes, the summary takes the focus. */
  attempt: number;
};

/** The list of errors above a form, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, items, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.field} className="sm">
            <a
              href={`#${item.field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(item.field)?.focus();
              }}
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
