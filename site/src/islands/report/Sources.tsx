import { Fragment, useMemo } from 'react';
import type { Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Dots } from '../../ui/Dots.tsx';
import { type SourceView, sourceRows } from '../../view/report-evidence.ts';
import { MarkWord, Outside, ROLE, Section } from './parts.tsx';

const columns = t.sources.columns;

const Row = ({ row }: { row: SourceView }) => (
  <tr {...ROLE.row} id={`source-${row.n}`} tabIndex={-1}>
    <td {...ROLE.cell} className="num whole">
      {row.n}
    </td>
    <td {...ROLE.cell} className="whole">
      {row.href ? <Outside href={row.href}>{row.title}</Outside> : row.title}
      <span className="block text-ink-2 wrap-anywhere">
        <Dots of={[row.domain, t.sources.kind[row.kind], ...row.words]} />
      </span>
      {row.quote ? <q>{row.quote}</q> : null}
      {row.copies.length > 0 ? (
        <span className="block text-ink-2 wrap-anywhere">
          {t.sources.copies}
          {row.copies.map(({ domain, href }, i) => (
            <Fragment key={domain}>
              {i > 0 ? ', ' : ''}
              {href ? <Outside href={href}>{domain}</Outside> : domain}
            </Fragment>
          ))}
        </span>
      ) : null}
      <span className="block text-ink-2 wrap-anywhere">{t.sources.snapshot(row.fetched)}</span>
    </td>
    <td {...ROLE.cell} className="nowrap" data-l={columns.date}>
      {row.date ?? t.sources.noDate}
    </td>
    <td {...ROLE.cell} data-l={columns.mark}>
      <MarkWord mark={row.mark} />
    </td>
  </tr>
);

export type SourceFilter = { refs: number[]; what: string };

type Props = { evidence: Report['evidence']; filter: SourceFilter | null; onAll: () => void };

/** The list of sources; `filter` limits it to those of one score or sentence. */
export function Sources({ evidence, filter, onAll }: Props) {
  const rows = useMemo(() => sourceRows(evidence), [evidence]);
  const wanted = filter && new Set(filter.refs);
  const shown = wanted ? rows.filter((row) => wanted.has(row.n)) : rows;
  return (
    <Section id="all-sources" title={t.h.sources} lead={t.sources.lead}>
      <div role="status">
        {filter ? (
          <p className="row filter">
            <span>{t.sources.filtered(shown.length, filter.what)}</span>
            <Button variant="alt" small onClick={onAll}>
              {t.sources.all}
            </Button>
          </p>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="mute">{t.sources.empty}</p>
      ) : (
        <table {...ROLE.table} className="cards src">
          <thead {...ROLE.group}>
            <tr {...ROLE.row}>
              <th {...ROLE.head} scope="col">
                {columns.n}
              </th>
              <th {...ROLE.head} scope="col">
                {columns.page}
              </th>
              <th {...ROLE.head} scope="col">
                {columns.date}
              </th>
              <th {...ROLE.head} scope="col">
                {columns.mark}
              </th>
            </tr>
          </thead>
          <tbody {...ROLE.group}>
            {shown.map((row) => (
              <Row key={row.n} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
