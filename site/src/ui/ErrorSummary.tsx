import { useEffect, useRef } from 'react';

type Props = {
  title: string;
  items: readonly { field: string; text: string }[];
  /** Changes with each attempt to send; the summary then takes the focus. */
  attempt: number;
};

/** What must be corrected, above the form, each line leading to its field. Draws nothing when there is nothing. */
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
