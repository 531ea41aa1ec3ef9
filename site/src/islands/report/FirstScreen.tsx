import { monthWords } from '#contract/drawing/dates.ts';
import { toneGlyph } from '#contract/drawing/small.ts';
import { polish } from '#contract/format.ts';
import { toldText } from '../../text/told.ts';
import { Svg } from '../../ui/Svg.tsx';
import type { ScreenRow, FirstScreen as View } from '../../view/first-screen.ts';
import { Outside } from './parts.tsx';
import { ToldSection } from './told-parts.tsx';

const t = toldText.screen;
const KIND = { positive: 'is-good', neutral: 'is-fact', negative: 'is-bad', mixed: 'is-fact' } as const;

function Row({ row: { rank, places, item, lost, note }, below }: { row: ScreenRow; below?: boolean }) {
  const kind = item ? (item.own ? 'is-own' : item.tone && !item.uncertain ? KIND[item.tone] : '') : '';
  return (
    <li className={below ? `below ${kind}` : kind || undefined}>
      <div className="res">
        <b>{places > 1 ? `${rank}–${rank + places - 1}` : rank}</b>
        {item ? <Svg of={toneGlyph(item.tone, item.own, item.uncertain)} /> : <span />}
        {item === null ? (
          <span className="ti mute">{lost?.title}</span>
        ) : item.href && !item.own ? (
          <Outside href={item.href} className="ti">
            {polish(item.title)}
          </Outside>
        ) : (
          <span className="ti">{polish(item.title)}</span>
        )}
        <span className="ag">{item?.date ? monthWords(item.date) : ''}</span>
        <span className="me">{item ? `${item.domain}${item.own ? ` · ${t.own1}` : ''}` : lost?.detail}</span>
      </div>
      {note ? (
        <details className="mn">
          <summary>{t.more}</summary>
          <p>{polish(note)}</p>
        </details>
      ) : null}
    </li>
  );
}

/** The first ten results as a search shows them, with notes beside their rows; then the fold, and what fell under it. */
const FirstScreen = ({ view }: { view: View }) => (
  <ol className="ek">
    {view.rows.map((row) => (
      <Row key={row.rank} row={row} />
    ))}
    {view.under.length > 0 ? (
      <li className="fold-line">
        <div className="res">{t.fold}</div>
      </li>
    ) : null}
    {view.under.map((row) => (
      <Row key={row.rank} row={row} below />
    ))}
  </ol>
);

export const ScreenTold = ({ view, name }: { view: View; name: string }) => (
  <ToldSection id="screen" title={view.heading} lead={t.lead(view.places, name)}>
    <FirstScreen view={view} />
  </ToldSection>
);
