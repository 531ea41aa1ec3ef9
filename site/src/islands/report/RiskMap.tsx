import { RISK_LEVELS } from '#contract/choices.ts';
import { toneRow } from '#contract/drawing/small.ts';
import { polish } from '#contract/format.ts';
import { risksHeading } from '#contract/headings.ts';
import type { Report } from '#contract/report.ts';
import { toldText } from '../../text/told.ts';
import { Svg } from '../../ui/Svg.tsx';
import { type RiskView, riskViews } from '../../view/report-told.ts';
import { ToldSection } from './told-parts.tsx';

const t = toldText.risks;
/** Squares that a row of proofs holds. */
const SHOWN = 16;
/** Fewer risks are no map: the reach of one is said in its row. */
const MAPPED = 2;

/** Whether it rests on sources; a risk of saying nothing may rest on none, and has then no reach either. */
const rested = ({ against, defending }: RiskView): boolean => against.length + defending.length > 0;

/** `reach`: in words, where no map shows it. */
const Item = ({ risk, place, reach }: { risk: RiskView; place: number; reach: string | null }) => (
  <li className="rk-item">
    <b>{place}</b>
    <div>
      <h3>{polish(risk.name)}</h3>
      {rested(risk) ? (
        <>
          <Svg
            of={toneRow(
              [...risk.against.map(() => ({ tone: 'negative' as const })), ...risk.defending.map(() => ({ tone: 'positive' as const }))].slice(0, SHOWN),
            )}
          />
          <p>{t.sides(risk.against.length, risk.defending.length)}</p>
        </>
      ) : risk.said ? (
        <p>{polish(risk.said)}</p>
      ) : null}
      {reach ? <p>{t.reach(reach)}</p> : null}
      {risk.unknown ? <p className="mute">{polish(t.unknown(risk.unknown))}</p> : null}
    </div>
  </li>
);

/** Level of each risk by the reach of its sources. */
function Matrix({ risks }: { risks: readonly RiskView[] }) {
  const said = risks.flatMap((risk, i) => (rested(risk) ? [t.cell(i + 1, risk.level, t.columns[risk.column] ?? '')] : [])).join('; ');
  const heat = (row: number, column: number) => row + column >= 4;
  return (
    <div className="mx" role="img" aria-label={`${t.matrix}: ${said}`}>
      <span className="h mx-axis">{t.axis}</span>
      <span className="h" />
      {t.columns.map((column) => (
        <span key={column} className="h">
          {column}
        </span>
      ))}
      {[...RISK_LEVELS].reverse().map((level) => [
        <span key={level} className="h">
          {t.rows[level]}
        </span>,
        ...t.columns.map((column, k) => (
          <span key={`${level} ${column}`} className={heat(RISK_LEVELS.indexOf(level), k) ? 'hot' : undefined}>
            {risks.map((risk, i) =>
              rested(risk) && risk.level === level && risk.column === k ? (
                <b key={risk.name} className={`mk ${level}`}>
                  {i + 1}
                </b>
              ) : null,
            )}
          </span>
        )),
      ])}
    </div>
  );
}

/** Risks with how many sources stand on either side, and where they lie. */
export function RiskMap({ report }: { report: Report }) {
  const risks = riskViews(report);
  const mapped = risks.filter(rested).length >= MAPPED;
  return (
    <ToldSection id="risks" title={polish(risksHeading(report))}>
      <div className={mapped ? 'rk-two' : 'rk-one'}>
        <ol className="rk">
          {risks.map((risk, i) => (
            <Item key={risk.name} risk={risk} place={i + 1} reach={!mapped && rested(risk) ? (t.columns[risk.column] ?? null) : null} />
          ))}
        </ol>
        {mapped ? <Matrix risks={risks} /> : null}
      </div>
    </ToldSection>
  );
}
