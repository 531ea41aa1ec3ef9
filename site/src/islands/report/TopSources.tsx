import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { toneGlyph } from '#contract/drawing/small.ts';
import { dateShort, polish } from '#contract/format.ts';
import type { Report } from '#contract/report.ts';
import { recountText } from '../../text/recount.ts';
import { reportText } from '../../text/report.ts';
import { toldText } from '../../text/told.ts';
import { Svg } from '../../ui/Svg.tsx';
import { recordsIn, type SourceGroup, type SourceLine, seenOf, sourceGroups, weightiest } from '../../view/report-sources.ts';
import { Outside } from './parts.tsx';
import { ToldSection, useTold } from './told-parts.tsx';

const t = toldText.sources;

const GLYPH = { positive: 'positive', neutral: 'neutral', negative: 'negative', mixed: 'mixed' } as const;

const Line = ({ line }: { line: SourceLine }) => (
  <li>
    <span className="nn">{line.n}</span>
    <Svg of={toneGlyph(line.tone, line.own, line.uncertain)} />
    <span className="tt">
      {line.href ? <Outside href={line.href}>{polish(line.title)}</Outside> : <b>{polish(line.title)}</b>}
      <span className="dom">{line.domain}</span>
      {line.quote ? <q>{polish(line.quote)}</q> : null}
    </span>
    <span className="r">{line.date ? dateShort(line.date) : reportText.sources.noDate}</span>
    <span className="r k">{line.rank === null ? '' : t.rank(line.rank)}</span>
  </li>
);

type Group = { group: SourceGroup; count: number };

/** A radio group of one tab stop: arrow keys choose. */
function Chips({ groups, chosen, onChoose }: { groups: readonly Group[]; chosen: SourceGroup; onChoose: (group: SourceGroup) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const at = groups.findIndex(({ group }) => group === chosen);
    const next = groups[(at + way + groups.length) % groups.length];
    if (!next) return;
    onChoose(next.group);
    box.current?.querySelectorAll('button')[groups.indexOf(next)]?.focus();
  };
  return (
    <div ref={box} className="chips" role="radiogroup" aria-label={t.filter} onKeyDown={onKeyDown}>
      {groups.map(({ group, count }) => (
        // biome-ignore lint/a11y/useSemanticElements: it looks like a button and is one of several
        <button key={group} type="button" role="radio" aria-checked={group === chosen} tabIndex={group === chosen ? 0 : -1} onClick={() => onChoose(group)}>
          {group in GLYPH ? <Svg of={toneGlyph(GLYPH[group as keyof typeof GLYPH])} /> : group === 'own' ? <Svg of={toneGlyph(null, true)} /> : null}
          {t.groups[group]} {count}
        </button>
      ))}
    </div>
  );
}

/** The mode in which sources are marked: `panel` stands in the place of the list while it is on. */
export type Marking = { button: ReactNode; panel: ReactNode | null };

/** The sources that matter most, by group; all of them are in the protocol. */
export function TopSources({ report, live, marking = null }: { report: Report; live: boolean; marking?: Marking | null }) {
  const [group, setGroup] = useState<SourceGroup>('all');
  const groups = useMemo(() => sourceGroups(report.evidence), [report.evidence]);
  const lines = useMemo(() => weightiest(report, group), [report, group]);
  const { protocol } = useTold();
  const shown = seenOf(lines);
  const rest = protocol ? [] : lines.slice(shown.length);
  const more = protocol && seenOf(report.evidence).length < report.evidence.length;
  const { sources, domains } = report.coverage.totals;
  const records = recordsIn(report);
  if (marking?.panel)
    return (
      <ToldSection id="sources" title={recountText.heading} lead={recountText.lead(report.subject.name)}>
        {marking.panel}
      </ToldSection>
    );
  if (report.evidence.length === 0)
    return (
      <ToldSection
        id="sources"
        title={recountText.asideHeading(report.setAside.reduce((sum, { pages }) => sum + pages.length, 0))}
        lead={recountText.asideLead}
      >
        {marking?.button}
      </ToldSection>
    );
  return (
    <ToldSection
      id="sources"
      title={t.heading(sources, domains)}
      lead={t.lead(
        shown.length,
        lines.length,
        report.evidence.some(({ publishedAt }) => publishedAt !== null),
      )}
    >
      {live && more && groups.length > 2 && lines.length > 0 ? <Chips groups={groups} chosen={group} onChoose={setGroup} /> : null}
      <ol className="zr">
        {shown.map((line) => (
          <Line key={line.n} line={line} />
        ))}
      </ol>
      {rest.length > 0 ? (
        <details className="st-rest">
          <summary>{t.rest(rest.length)}</summary>
          <ol className="zr">
            {rest.map((line) => (
              <Line key={line.n} line={line} />
            ))}
          </ol>
        </details>
      ) : null}
      {records > 0 ? <p className="sm mute">{t.records(records)}</p> : null}
      {more || marking ? (
        <p className="row">
          {more ? (
            <a className="btn alt small" href="#all-sources">
              {t.all(report.evidence.length)}
            </a>
          ) : null}
          {marking?.button}
        </p>
      ) : null}
    </ToldSection>
  );
}
