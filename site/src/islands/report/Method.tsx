import type { ReactNode } from 'react';
import { polish, readableUrl } from '#contract/format.ts';
import { recountedWords } from '#contract/recount-words.ts';
import type { Kpi, Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { coverageView, safeHref } from '../../view/report-evidence.ts';
import { Outside, Section } from './parts.tsx';

export const Fold = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <details className="part-fold mt-4 hair-t" id={id}>
    <summary>{title}</summary>
    {children}
  </details>
);

type Group = Report['setAside'][number];

const Pages = ({ pages }: Pick<Group, 'pages'>) => (
  <Fold title={t.others.pages(pages.length)}>
    <ul className="lines">
      {pages.map((page) => {
        const href = safeHref(page.href);
        return (
          <li key={page.url}>
            {href ? <Outside href={href}>{page.title || page.domain}</Outside> : page.title || page.domain} <span className="mute">{page.domain}</span>
          </li>
        );
      })}
    </ul>
  </Fold>
);

/** Pages that were set aside: those about somebody else in named groups with the reason, then those that only bear the name. */
export function Others({ groups }: { groups: Report['setAside'] }) {
  const others = groups.filter(({ kind }) => kind === 'other');
  const named = groups.filter(({ kind }) => kind !== 'other').flatMap(({ pages }) => pages);
  return (
    <Section id="others" title={t.h.others} lead={t.others.lead}>
      {others.length === 0 ? <p className="mute">{t.others.empty}</p> : null}
      <ul className="others">
        {others.map((group) => (
          <li key={group.label}>
            <h3>{group.label}</h3>
            <p className="sm mute">{group.reason}</p>
            <Pages pages={group.pages} />
          </li>
        ))}
        {named.length > 0 ? (
          <li>
            <h3>{t.others.named}</h3>
            <p className="sm mute">{t.others.namedLead}</p>
            <Pages pages={named} />
          </li>
        ) : null}
      </ul>
    </Section>
  );
}

/** Queries per search source with their outcomes, and pages that could not be read. */
export function Coverage({ coverage }: { coverage: Report['coverage'] }) {
  const { sources, unread } = coverageView(coverage);
  const queries = coverage.queries.length;
  return (
    <Section id="coverage" title={t.h.coverage} lead={t.coverage.lead}>
      <div className="stack measure">
        <p>
          {t.coverage.totals(coverage.totals)} {t.coverage.kept(coverage.totals)}
        </p>
        {coverage.rounds.length > 0 ? <p>{coverage.rounds.map((round, i) => t.coverage.round(round, i)).join(' ')}</p> : null}
        {coverage.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {queries > 0 ? (
        <Fold title={t.coverage.queries(queries)}>
          {sources.map((source) => (
            <div key={source.source} className="log">
              <h3>{t.coverage.source(source.source)}</h3>
              <ul className="lines">
                {source.queries.map((entry) => (
                  <li key={entry.query}>
                    {entry.query} <span className="mute">— {t.coverage.outcome(entry)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Fold>
      ) : null}
      {unread.length > 0 ? (
        <Fold title={t.coverage.unread(unread.length)}>
          <ul className="lines">
            {unread.map((page) => (
              <li key={page.url}>
                {readableUrl(page.url)} <span className="mute">— {t.coverage.page[page.status]}</span>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </Section>
  );
}

/** How the report was made, the formulas, the retention time. */
export const Method = ({ method, kpis }: { method: Report['method']; kpis: Kpi[] }) => (
  <Section id="method" title={t.h.method}>
    <div className="stack measure">
      <p>
        {t.method.made(method.generatedAt, method.version)} {t.method.writer(method)} {method.recountedAt ? polish(recountedWords(method.recountedAt)) : null}
      </p>
      <p>{t.method.dropped(method)}</p>
      <p>{t.method.retention(method.retention.reportDate, method.retention.sourcesDate)}</p>
      <p>
        {t.method.objection[0]}
        <a href="/dane-w-raporcie">{t.method.objection[1]}</a>
      </p>
      {method.demo ? (
        <p>
          <strong>{t.method.demo}</strong>
        </p>
      ) : null}
    </div>
    <Fold title={t.method.formulas} id="formulas">
      <dl className="formulas">
        {kpis.map((kpi) => (
          <div key={kpi.id} id={`formula-${kpi.id}`}>
            <dt>
              <a href={`/metodologia#${kpi.id}`}>{kpi.name}</a>
            </dt>
            <dd>
              {kpi.description} <span className="formula">{kpi.formula}</span>
              {kpi.note ? <span className="mute"> {kpi.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  </Section>
);
