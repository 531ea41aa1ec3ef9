/** What stands under the Horizon: its stories as a list, its key, its table. */
import { spanWords } from '#contract/drawing/dates.ts';
import type { Horizon as Drawn, HorizonStory } from '#contract/drawing/types.ts';
import { counted, polish } from '#contract/format.ts';
import { toldText } from '../../text/told.ts';
import '../../styles/fold.css';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { type HorizonItem, horizonRows } from '../../view/horizon-table.ts';
import { ROLE, TableHead } from './parts.tsx';

const t = toldText.horizon;

/** Stories as a list, where the drawing bears numbers. */
export const StoryList = ({ stories }: { stories: readonly HorizonStory[] }) => (
  <nav aria-label={t.stories}>
    <ol className="hz-list">
      {stories.map((story) => (
        <li key={story.id}>
          <span>
            <a href={`#${story.id}`}>{polish(story.label)}</a>
            <small>
              {spanWords(story.from, story.to)}, {counted(story.refs.length, 'źródło', 'źródła', 'źródeł')}
            </small>
          </span>
        </li>
      ))}
    </ol>
  </nav>
);

const Square = ({ kind, side = 11, ring = false }: { kind: string; side?: number; ring?: boolean }) => (
  <svg width={side + 1} height={side + 1} aria-hidden="true">
    <g className={`hz-q ${kind}`}>
      <rect className={ring ? 'ring' : undefined} x=".5" y=".5" width={side} height={side} />
      {ring ? <rect x="3.5" y="3.5" width={side - 6} height={side - 6} /> : null}
      {kind.startsWith('m') ? <rect className="half" x=".5" y={side / 2 + 0.5} width={side} height={side / 2} /> : null}
    </g>
  </svg>
);

/** What the squares mean, each kind that the drawing has. */
export function Key({ sources, counts }: { sources: readonly HorizonItem[]; counts: Drawn['counts'] }) {
  return (
    <PhoneFold label={t.key.handle}>
      <p className="hz-key">
        <span>
          <Square kind="x" side={6} />
          <Square kind="x" />
          <Square kind="x" side={17} />
          {t.key.reach}
        </span>
        {counts.own > 0 ? (
          <span>
            <Square kind="own" />
            {t.key.own}
          </span>
        ) : null}
        {sources.some(({ told }) => told) ? (
          <span>
            <Square kind="p st" />
            <Square kind="n st" />
            {t.key.told}
          </span>
        ) : null}
        <span>
          <Square kind="p" />
          <Square kind="n" />
          {t.key.rest}
        </span>
        {counts.mixed > 0 ? (
          <span>
            <Square kind="m" />
            {t.key.mixed}
          </span>
        ) : null}
        {counts.uncertain > 0 ? (
          <span>
            <Square kind="x u" />
            {t.key.unsure}
          </span>
        ) : null}
        {counts.unrated > 0 ? (
          <span>
            <Square kind="x" />
            {t.key.unrated}
          </span>
        ) : null}
        {sources.some(({ risk }) => risk) ? (
          <span>
            <Square kind="n" ring />
            {t.key.risk}
          </span>
        ) : null}
      </p>
    </PhoneFold>
  );
}

export function Table({ sources, onSave }: { sources: readonly HorizonItem[]; onSave?: (() => void) | undefined }) {
  const { columns } = t;
  return (
    <details className="hz-table">
      <summary>{t.table}</summary>
      {onSave ? (
        <p>
          <button type="button" className="btn bare small" onClick={onSave}>
            {t.csv}
          </button>
        </p>
      ) : null}
      <table {...ROLE.table} className="cards">
        <TableHead labels={Object.values(columns)} />
        <tbody {...ROLE.group}>
          {horizonRows(sources).map((row) => (
            <tr key={row.n} {...ROLE.row}>
              <td {...ROLE.cell} className="nowrap" data-l={columns.date}>
                {row.date}
              </td>
              <td {...ROLE.cell} className="whole">
                {row.title} <span className="mute wrap-anywhere">{row.domain}</span>
              </td>
              <td {...ROLE.cell} data-l={columns.tone}>
                {row.tone}
              </td>
              <td {...ROLE.cell} data-l={columns.reach}>
                {row.reach}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
