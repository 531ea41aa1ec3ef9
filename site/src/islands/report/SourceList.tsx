import { reportText } from '../../text/report.ts';
import type { SourceView } from '../../view/report-evidence.ts';
import { MarkWord, Outside } from './parts.tsx';

const t = reportText.sources;

/** Cited sources: number, title, site and date, the quote, its sentiment. */
export const SourceList = ({ rows }: { rows: SourceView[] }) => (
  <ul className="proof">
    {rows.map((row) => (
      <li key={row.n}>
        <p>
          <b className="num">[{row.n}]</b> {row.href ? <Outside href={row.href}>{row.title}</Outside> : row.title}
        </p>
        {row.quote ? <q>{row.quote}</q> : null}
        <p className="sm mute">{[...new Set([row.domain, t.kind[row.kind], ...row.words, row.date ?? t.noDate])].join(' · ')}</p>
        <MarkWord mark={row.mark} />
      </li>
    ))}
  </ul>
);
