import { useMemo } from 'react';
import { polish } from '#contract/format.ts';
import type { Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { Dots } from '../../ui/Dots.tsx';
import { OPEN_TEXTS, type TextView, textRows } from '../../view/report-evidence.ts';
import { Fold } from './Method.tsx';
import { Cite, MarkWord, Outside, Section } from './parts.tsx';

const Text = ({ row }: { row: TextView }) => (
  <li>
    <h3>
      {row.href ? <Outside href={row.href}>{row.title}</Outside> : row.title}
      <Cite n={row.n} />
    </h3>
    <p className="sm mute">
      <Dots of={[row.domain, row.date ?? t.sources.noDate, ...row.words]} />
      {row.mark === undefined ? null : <MarkWord mark={row.mark} />}
    </p>
    {row.excerpts.map(({ text, label }) => (
      <div key={text} className="excerpt">
        <q>{polish(text)}</q>
        {label ? <span className="sm mute">{label}</span> : null}
      </div>
    ))}
  </li>
);

const List = ({ rows }: { rows: TextView[] }) => (
  <ul className="texts">
    {rows.map((row) => (
      <Text key={row.n} row={row} />
    ))}
  </ul>
);

/** The overview of all texts: what each says, in verbatim excerpts; all but the first are folded. */
export function Texts({ evidence }: { evidence: Report['evidence'] }) {
  const rows = useMemo(() => textRows(evidence), [evidence]);
  if (rows.length === 0) return null;
  const rest = rows.slice(OPEN_TEXTS);
  return (
    <Section id="texts" title={t.h.texts} lead={t.texts.lead}>
      <List rows={rows.slice(0, OPEN_TEXTS)} />
      {rest.length > 0 ? (
        <Fold title={t.texts.more(rest.length)}>
          <List rows={rest} />
        </Fold>
      ) : null}
    </Section>
  );
}
