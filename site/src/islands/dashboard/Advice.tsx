import type { ReactNode } from 'react';
import { KPI_OBJECTS } from '#contract/kpis.ts';
import type { Recommendation } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { reportText } from '../../text/report.ts';
import { titleAndRest } from '../../view/report-text.ts';
import { CitedText, Section, Sentence } from '../report/parts.tsx';

const { rec } = reportText;

function Step({ step }: { step: Recommendation }) {
  const { title, rest } = titleAndRest(step.text);
  return (
    <li>
      <div>
        <h3>
          <CitedText text={title} />
        </h3>
        {rest ? (
          <p className="mute">
            <CitedText text={rest} />
          </p>
        ) : null}
        <p className="sm mute">{step.reason ? <Sentence text={rec.reason(step.reason)} refs={step.refs} /> : null}</p>
        <p className="sm mute">
          {rec.time(rec.effort[step.effort])}
          {step.raises.length > 0 ? `. ${rec.raises(step.raises.map((id) => KPI_OBJECTS[id]))}` : ''}
        </p>
      </div>
    </li>
  );
}

/** Recommendations, the greatest gain first; below them `children`. */
export const Advice = ({ steps, children }: { steps: Recommendation[]; children: ReactNode }) => (
  <Section id="recommendations" title={t.recommendations} lead={steps.length > 0 ? t.recommendationsLead : null}>
    {steps.length === 0 ? <p className="mute">{t.noRecommendations}</p> : null}
    <ol className="an-recs">
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
    {children}
  </Section>
);
