import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { polish } from '#contract/format.ts';
import type { Recount } from '#contract/recount.ts';
import { $recount, beginMarking, followRecount } from '../../stores/recount.ts';
import { $first } from '../../stores/report.ts';
import { recountText as t } from '../../text/recount.ts';
import { Button } from '../../ui/Button.tsx';
import { changeRows } from '../../view/recount.ts';
import { MovedPages } from './MovedPages.tsx';
import { ROLE, TableHead } from './parts.tsx';

/** Before and after: figures, then the pages that went and came. */
function Difference({ difference }: { difference: Extract<Recount, { state: 'done' }>['difference'] }) {
  const { rows, kpisChanged } = changeRows(difference);
  const { out, back, headline, kpis } = difference;
  return (
    <details className="part-fold diff" open>
      <summary>{t.changed}</summary>
      <div className="diff-in">
        <div>
          <table {...ROLE.table}>
            <TableHead labels={[t.columns.what, t.columns.from, t.columns.to]} />
            <tbody {...ROLE.group}>
              {rows.map(({ name, from, to }) => (
                <tr key={name} {...ROLE.row}>
                  <th scope="row">{polish(name)}</th>
                  <td {...ROLE.cell}>{from}</td>
                  <td {...ROLE.cell}>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {kpisChanged < kpis.length ? <p className="sm mute">{t.same(kpisChanged)}</p> : null}
        </div>
        <div>
          {headline.from === headline.to ? null : (
            <>
              <h3>{t.headline}</h3>
              <p>
                <del>{polish(headline.from)}</del>
              </p>
              <p>{polish(headline.to)}</p>
            </>
          )}
          <MovedPages title={t.outTitle(out.length)} pages={out} />
          <MovedPages title={t.backTitle(back.length)} pages={back} />
        </div>
      </div>
    </details>
  );
}

/** Above the report: that it is being counted again, what that has changed, or that a newer one is there. */
export function RecountNote() {
  const recount = useStore($recount);
  const first = useStore($first);
  const counted = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = recount?.state;
  useEffect(() => {
    // Whoever waited for it is taken to what has changed.
    if (state === 'counting') counted.current = true;
    if (state === 'counting' || (state === 'done' && counted.current)) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('section')?.scrollIntoView();
    }
    return state === 'counting' ? followRecount() : undefined;
  }, [state]);
  if (!recount || recount.state === 'open' || recount.state === 'closed') return null;
  const title = { counting: t.counting, failed: t.failed, done: first ? t.isFirst : t.done }[recount.state];
  return (
    <section
      className={`notice recount${recount.state === 'failed' ? ' bad' : ''}`}
      aria-labelledby="h-recounted"
      aria-busy={recount.state === 'counting' || undefined}
    >
      <h2 id="h-recounted" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {recount.state === 'counting' ? <p role="status">{t.countingText}</p> : null}
      {recount.state === 'failed' ? (
        <>
          <p>{t.failedText}</p>
          <Button variant="alt" small onClick={beginMarking}>
            {t.again}
          </Button>
        </>
      ) : null}
      {recount.state === 'done' ? (
        <>
          <p>{first ? t.isFirstText(recount.at) : t.doneText(recount.at)}</p>
          {first ? null : <Difference difference={recount.difference} />}
          <a href={first ? '?' : '?wersja=1'}>{first ? t.newer : t.first(recount.firstAt)}</a>
        </>
      ) : null}
    </section>
  );
}
