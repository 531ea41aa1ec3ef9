import { KPI_OBJECTS } from '#contract/kpis.ts';
import { PLAN_TITLE } from '#contract/plan-days.ts';
import type { Recommendation, Report } from '#contract/report.ts';
import { withoutAdvice } from '#contract/without-advice.ts';
import { reportText as t } from '../../text/report.ts';
import { paragraphs, titleAndRest } from '../../view/report-text.ts';
import { CitedText, Section, Sentence } from './parts.tsx';

function Step({ step }: { step: Recommendation }) {
  const { title, rest } = titleAndRest(step.text);
  return (
    <li>
      <div className="rec-main">
        <h3>
          <CitedText text={title} />
        </h3>
        {rest ? (
          <p>
            <CitedText text={rest} />
          </p>
        ) : null}
        {step.reason ? (
          <p>
            <Sentence text={t.rec.reason(step.reason)} refs={step.refs} />
          </p>
        ) : null}
      </div>
      <ul className="gain">
        <li>{t.rec.time(t.rec.effort[step.effort])}</li>
        {step.raises.length > 0 ? <li>{t.rec.raises(step.raises.map((id) => KPI_OBJECTS[id]))}</li> : null}
        {step.effect ? <li>{t.rec.effect(step.effect)}</li> : null}
      </ul>
    </li>
  );
}

/** Recommendations in order of priority. */
export const Improve = ({ report }: { report: Report }) => (
  <Section id="improve" title={t.h.improve} lead={t.rec.lead}>
    {report.recommendations.length === 0 ? (
      withoutAdvice(report).map((line) => (
        <p key={line} className="mute">
          <CitedText text={line} />
        </p>
      ))
    ) : (
      <ol className="rec">
        {report.recommendations.map((step) => (
          <Step key={`${step.id} ${step.text}`} step={step} />
        ))}
      </ol>
    )}
  </Section>
);

export const Strategy = ({ text }: { text: string }) => (
  <Section id="strategy" title={t.h.strategy}>
    <div className="stack measure">
      {text.trim() === '' ? <p className="mute">{t.noStrategy}</p> : null}
      {paragraphs(text).map((line) => (
        <p key={line}>
          <CitedText text={line} />
        </p>
      ))}
    </div>
  </Section>
);

/** The plan: four weeks with their steps. */
export const Plan = ({ plan }: { plan: Report['plan'] }) =>
  plan.weeks.length === 0 ? null : (
    <Section id="all-plan" title={PLAN_TITLE} lead={plan.lead}>
      <ol className="plan">
        {plan.weeks.map((week) => (
          <li key={week.week}>
            <h3>{t.week(week.week, week.title)}</h3>
            <p className="mute sm">{week.lead}</p>
            <ol className="todo">
              {week.steps.map((step) => (
                <li key={step}>
                  <CitedText text={step} />
                </li>
              ))}
            </ol>
            {week.check ? <p className="sm mt-[0.6rem] text-ink-2">{t.check(week.check)}</p> : null}
          </li>
        ))}
      </ol>
      {plan.notes.map((note) => (
        <p key={note} className="sm mute measure after">
          {note}
        </p>
      ))}
    </Section>
  );
