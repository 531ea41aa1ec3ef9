import { useEffect, useRef, useState } from 'react';
import { reportText } from '../../text/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Dots } from '../../ui/Dots.tsx';
import type { SourceView } from '../../view/report-evidence.ts';
import { MarkWord, Outside } from './parts.tsx';

const t = reportText.sources;
/** So many are seen at first, and so many more at each press. */
const STEP = 10;

/** Cited sources, ten at a time: number, title, site and date, the quote, its sentiment. */
export function SourceList({ rows }: { rows: SourceView[] }) {
  const [seen, setSeen] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  // The button may be gone: whoever pressed it goes on at the first source that it brought.
  useEffect(() => {
    if (seen > STEP) (list.current?.children[seen - STEP] as HTMLElement | undefined)?.focus();
  }, [seen]);
  const left = rows.length - seen;
  return (
    <>
      <ul ref={list} className="proof">
        {rows.slice(0, seen).map((row) => (
          <li key={row.n} tabIndex={-1}>
            <p>
              <b className="num">[{row.n}]</b> {row.href ? <Outside href={row.href}>{row.title}</Outside> : row.title}
            </p>
            {row.quote ? <q>{row.quote}</q> : null}
            <p className="sm mute">
              <Dots of={[row.domain, t.kind[row.kind], ...row.words, row.date ?? t.noDate]} />
            </p>
            <MarkWord mark={row.mark} />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <p className="mt-4">
          <Button variant="alt" onClick={() => setSeen(seen + STEP)}>
            {t.next(Math.min(STEP, left), left)}
          </Button>
        </p>
      ) : null}
    </>
  );
}
