import { polish, sentenceTitle } from '#contract/format.ts';
import { PLAN_TITLE, planSpan } from '#contract/plan-days.ts';
import type { Report } from '#contract/report.ts';
import { reportText } from '../../text/report.ts';
import { toldText } from '../../text/told.ts';
import { type PlanRow, planCalendar } from '../../view/report-plan.ts';
import { ToldSection, useTold } from './told-parts.tsx';

const t = toldText.plan;
/** Steps without a calendar: as many as are seen. */
const FEW = 3;

const Calendar = ({ rows }: { rows: readonly PlanRow[] }) => (
  <ol className="cal">
    {rows.map(({ week, title, cells }) => (
      <li key={week} className="cal-row">
        <div className="wk">
          <h3>{title}</h3>
          <small>{t.week(week)}</small>
        </div>
        <ol>
          {cells.map(({ days, span, step, whole, long }) => (
            <li
              key={days}
              className={[step ? 'has' : '', span === 2 ? 'two' : span > 2 ? 'more' : ''].filter(Boolean).join(' ') || undefined}
              aria-hidden={step ? undefined : true}
            >
              <span className="dn">{days}</span>
              {step ? (
                <span className="do">
                  <i className={long ? 'bx m' : 'bx'} aria-hidden="true" />
                  {whole ? (
                    <>
                      <span className="cal-brief">{step}</span>
                      <span className="cal-whole">{whole}</span>
                    </>
                  ) : (
                    step
                  )}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

/** The plan as four weeks by seven days; with few steps, or days that do not fit, the first recommendations as a list. */
export function Plan30({ report }: { report: Report }) {
  const { protocol } = useTold();
  const rows = planCalendar(report.plan);
  const steps = rows?.reduce((sum, { cells }) => sum + cells.filter(({ step }) => step !== null).length, 0) ?? 0;
  if (!rows || steps < 3)
    return (
      <ToldSection id="plan" title={t.next}>
        <ol className="next-steps">
          {report.recommendations.slice(0, protocol ? FEW : undefined).map(({ id, text, effort }, i) => (
            <li key={`${id} ${text}`} className="step-item">
              <b>{i + 1}</b>
              <p>{polish(sentenceTitle(text))}</p>
              <small>{reportText.rec.time(reportText.rec.effort[effort])}</small>
            </li>
          ))}
        </ol>
        {protocol ? (
          <p className="sm">
            <a href="#improve">{t.all}</a>
          </p>
        ) : null}
      </ToldSection>
    );
  return (
    <ToldSection id="plan" title={t.heading(PLAN_TITLE, steps)} lead={[t.lead, planSpan(report.plan)].filter(Boolean).join(' ')}>
      <Calendar rows={rows} />
      <p className="hz-key">
        <span>
          <i className="bx" aria-hidden="true" /> {t.short}
        </span>
        <span>
          <i className="bx m" aria-hidden="true" /> {t.long}
        </span>
        <span>{polish(/Razem[^.]*\./u.exec(report.plan.lead)?.[0] ?? '')}</span>
      </p>
    </ToldSection>
  );
}
