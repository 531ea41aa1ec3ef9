import { scoreTrack } from '#contract/drawing/small.ts';
import type { KpiId } from '#contract/kpis.ts';
import { toldText } from '../../text/told.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Svg } from '../../ui/Svg.tsx';
import type { AxisRow } from '../../view/kpi-axis.ts';

const t = toldText.kpi;

const WORD = { p: 'good', l: 'middling', o: 'o-ink', n: 'weak' } as const;

function Row({ row }: { row: AxisRow }) {
  return (
    <>
      <span className="nm">{row.name}</span>
      {row.support > 0 ? (
        <Svg className="tr" of={scoreTrack({ ...row.track, tone: row.tone, thin: row.thin }, { width: 465, height: 44 })} />
      ) : (
        <span className="tr" />
      )}
      <span className={row.thin ? 'v mute' : 'v'}>{row.score}</span>
      <span className="wd">
        <b className={row.thin ? undefined : WORD[row.tone]}>{row.word}</b>{' '}
        {row.thin ? (row.support > 0 ? t.thinRow(row.interval, row.support) : t.sources(0)) : (row.note ?? t.sources(row.support))}
      </span>
      <span className="ch">
        <Icon name="next" />
      </span>
    </>
  );
}

type Ends = readonly [string, string, string];

/** The axis in figures and words. @param ends at the dotted lines and at its end */
export const KpiScale = ({ ends }: { ends: Ends }) => (
  <span className="kp-scale">
    <i>0</i>
    <i className="wz">{t.word.weak}</i>
    <i>{ends[0]}</i>
    <i className="wz">{t.word.mid}</i>
    <i>{ends[1]}</i>
    <i className="wz">{t.word.good}</i>
    <i>{ends[2]}</i>
  </span>
);

/**
 * Scores on one axis, the best first. A row is a button that opens its score, or a link where there are no scripts.
 * @param ends figures at the dotted lines and at the end of the axis
 */
export function KpiAxis({ rows, ends, onOpen }: { rows: readonly AxisRow[]; ends: Ends; onOpen?: ((id: KpiId) => void) | undefined }) {
  return (
    <div className="kp">
      <div className="kp-ax" aria-hidden="true">
        <span />
        <KpiScale ends={ends} />
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {onOpen ? (
              <button type="button" className="kp-row" aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
                <Row row={row} />
              </button>
            ) : (
              <a className="kp-row" href={`#formula-${row.id}`}>
                <Row row={row} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="hz-key" aria-hidden="true">
        <span>
          <svg width="15" height="15" aria-hidden="true">
            <rect className={`tk-q ${rows.find(({ thin }) => !thin)?.tone ?? 'l'}`} x=".5" y=".5" width="14" height="14" />
          </svg>
          {t.scored}
        </span>
        <span>
          <svg width="34" height="7" aria-hidden="true">
            <rect className="tk-i" width="34" height="7" />
          </svg>
          {t.interval}
        </span>
      </p>
    </div>
  );
}
