import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { toneGlyph } from '#contract/drawing/small.ts';
import { polish } from '#contract/format.ts';
import type { OrderReport } from '#contract/orders.ts';
import type { Report } from '#contract/report.ts';
import { $asking, $marks, $sending, ask, beginMarking, closeQuestion, leaveMarking, markPages, markSources, sendMarks } from '../../stores/recount.ts';
import { recountText as t } from '../../text/recount.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Svg } from '../../ui/Svg.tsx';
import { type Marks, markKey, mostLeft, type SourceFilter, sourceFilters } from '../../view/recount.ts';
import { safeHref, sourceHead } from '../../view/report-evidence.ts';
import { Outside } from './parts.tsx';

export const MarkingButton = () => (
  <Button variant="bare" small id="mark-sources" onClick={beginMarking}>
    {t.open}
  </Button>
);

type RowProps = { name: string; title: string; place: string; quote?: string; href: string | null; glyph?: string; on: boolean; onMark: (on: boolean) => void };

/** A page with its box; the address beside it opens the page itself. */
const Row = ({ name, title, place, quote, href, glyph, on, onMark }: RowProps) => (
  <li>
    <label className="check">
      <input type="checkbox" name={name} checked={on} onChange={(event) => onMark(event.target.checked)} />
      <span className="mk-page">
        <b>
          {glyph ? <Svg of={glyph} /> : null} {polish(title)}
        </b>
        <span className="dom">{place}</span>
        {quote ? <q>{polish(quote)}</q> : null}
      </span>
    </label>
    {href ? (
      <Outside href={href} className="mk-look" label={title}>
        {t.look}
      </Outside>
    ) : null}
  </li>
);

type Group = Report['setAside'][number];

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** A namesake, or pages that only bear the name: marked as a whole or page by page. */
function AsideGroup({ group, index, marks }: { group: Group; index: number; marks: Marks }) {
  const keys = group.pages.map((_, page) => markKey([index, page]));
  const on = keys.filter((key) => marks.me.has(key)).length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = on > 0 && on < keys.length;
  }, [on, keys.length]);
  const name = `me-${index}`;
  return (
    <fieldset className="mk-group">
      <legend>
        {group.kind === 'other' ? polish(capital(group.label)) : t.kinds[group.kind]} <span className="mute">{polish(group.reason)}</span>
      </legend>
      {group.pages.length > 1 ? (
        <label className="check mk-whole">
          <input ref={box} type="checkbox" name={name} checked={on === keys.length} onChange={(event) => markPages(keys, event.target.checked)} />
          <span>{t.group(group.pages.length)}</span>
        </label>
      ) : null}
      <ul className="mk">
        {group.pages.map((page, i) => {
          const key = markKey([index, i]);
          return (
            <Row
              key={page.url}
              name={`me-${key}`}
              title={page.title || page.domain}
              place={page.domain}
              href={safeHref(page.href)}
              on={marks.me.has(key)}
              onMark={(is) => markPages([key], is)}
            />
          );
        })}
      </ul>
    </fieldset>
  );
}

function Sources({ report, marks }: { report: Report; marks: Marks }) {
  const filters = useMemo(() => sourceFilters(report), [report]);
  const [chosen, choose] = useState('');
  const id = useId();
  const filter = [...filters.stories, ...filters.domains].find(({ key }) => key === chosen);
  const heads = useMemo(() => report.evidence.map((item) => ({ ...sourceHead(item), quote: item.quote.text })), [report.evidence]);
  const wanted = filter && new Set(filter.refs);
  const shown = wanted ? heads.filter(({ n }) => wanted.has(n)) : heads;
  const refs = shown.map(({ n }) => n);
  const all = refs.every((n) => marks.notMe.has(n));
  const options = (list: SourceFilter[]) =>
    list.map(({ key, label, refs: of }) => (
      <option key={key} value={key}>
        {t.option(label, of.length)}
      </option>
    ));
  return (
    <fieldset className="mk-side">
      <legend>{t.notMe}</legend>
      <p className="sm mute">{t.notMeLead}</p>
      {filters.stories.length + filters.domains.length > 0 ? (
        <div className="mk-filter">
          <div className="field">
            <label className="label" htmlFor={id}>
              {t.show}
            </label>
            <select id={id} name="mark-filter" value={chosen} onChange={(event) => choose(event.target.value)}>
              <option value="">{t.all(heads.length)}</option>
              {filters.stories.length > 0 ? <optgroup label={t.stories}>{options(filters.stories)}</optgroup> : null}
              {filters.domains.length > 0 ? <optgroup label={t.domains}>{options(filters.domains)}</optgroup> : null}
            </select>
          </div>
          {filter ? (
            <Button variant="alt" small onClick={() => markSources(refs, !all)}>
              {all ? t.unmarkShown : t.markShown(refs.length)}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul className="mk">
        {shown.map(({ n, title, domain, date, href, quote, tone, own, uncertain }) => (
          <Row
            key={n}
            name={`not-me-${n}`}
            title={title}
            place={[domain, date?.slice(0, 4)].filter(Boolean).join(' · ')}
            quote={quote}
            href={href}
            glyph={toneGlyph(tone, own, uncertain)}
            on={marks.notMe.has(n)}
            onMark={(on) => markSources([n], on)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

function Question({ order, report, marks }: { order: OrderReport; report: Report; marks: Marks }) {
  const sending = useStore($sending);
  const [out, back] = [marks.notMe.size, marks.me.size];
  // A report of a plan has no deadline and no price of its own; a price that has gone back does not go back again.
  const promised = report.coverage.enough && order.deadline !== null && order.refund === null && out > 0;
  return (
    <Confirm id="h-recount" title={t.ask.title} words={t.ask} busy={sending} onYes={() => void sendMarks()} onClose={closeQuestion}>
      <div className="stack">
        <p>{t.ask.what(out, back)}</p>
        <p>{t.ask.once}</p>
        {promised ? <p>{t.ask.promise(mostLeft(report, marks))}</p> : null}
      </div>
    </Confirm>
  );
}

/** The mode „To nie ja”: every source and every set-aside page with a box, and how many are marked. */
export function Marking({ order, report }: { order: OrderReport; report: Report }) {
  const marks = useStore($marks);
  const asking = useStore($asking);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    document.getElementById('sources')?.scrollIntoView();
    return () => document.getElementById('mark-sources')?.focus();
  }, []);
  const [out, back] = [marks.notMe.size, marks.me.size];
  return (
    <div className="marking" ref={top} tabIndex={-1}>
      {report.evidence.length > 0 ? <Sources report={report} marks={marks} /> : null}
      {report.setAside.length > 0 ? (
        <section className="mk-side" aria-labelledby="h-me">
          <h3 id="h-me">{t.me}</h3>
          <p className="sm mute">{t.meLead}</p>
          {report.setAside.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the report is what is marked
            <AsideGroup key={index} group={group} index={index} marks={marks} />
          ))}
        </section>
      ) : null}
      <div className="mk-bar">
        <p role="status">{out + back > 0 ? t.marked(out, back) : t.nothing}</p>
        <span className="row">
          <Button small disabled={out + back === 0} onClick={ask}>
            {t.count}
          </Button>
          <Button variant="alt" small onClick={leaveMarking}>
            {t.leave}
          </Button>
        </span>
      </div>
      {asking ? <Question order={order} report={report} marks={marks} /> : null}
    </div>
  );
}
