import type { ReactNode } from 'react';
import { KPI_OBJECTS } from '#contract/kpis.ts';
import type { Recommendation } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { reportText } from '../../text/report.ts';
import { titleAndRest } from '../../view/report-text.ts';
import { CitedText, Sentence } from '../report/parts.tsx';
import { Part } from './Said.tsx';

const { rec } = reportText;
/** Steps to begin with. */
const FIRST = 3;

const cost = (step: Recommendation): string =>
  `${rec.time(rec.effort[step.effort])}${step.raises.length > 0 ? `. ${rec.raises(step.raises.map((id) => KPI_OBJECTS[id]))}` : ''}`;

/** The first steps, with the time they take and the scores they raise. */
export const DoFirst = ({ steps }: { steps: Recommendation[] }) => (
  <Part
    id="first-steps"
    title={t.doFirst}
    aside={
      <a className="sm" href="#recommendations">
        {t.allSteps}
      </a>
    }
  >
    <ol className="an-recs">
      {steps.slice(0, FIRST).map((step) => (
        <li key={step.id}>
          <div>
            <h3>
              <CitedText text={titleAndRest(step.text).title} />
            </h3>
            <p className="sm mute">{rec.time(rec.effort[step.effort])}</p>
          </div>
        </li>
      ))}
    </ol>
  </Part>
);

function Step({ step }: { step: Recommendation }) {
  const { title, rest } = titleAndRest(step.text);
  return (
    <li>
      <details className="an-step">
        <summary>
          <CitedText text={title} />
        </summary>
        {rest ? (
          <p>
            <CitedText text={rest} />
          </p>
        ) : null}
        {step.reason ? (
          <p>
            <Sentence text={rec.reason(step.reason)} refs={step.refs} />
          </p>
        ) : null}
        <p>{cost(step)}</p>
      </details>
    </li>
  );
}

/** Recommendations, the greatest gain first, each with its reasons folded; below them `children`. */
export const Advice = ({ steps, children }: { steps: Recommendation[]; children: ReactNode }) => (
  <Part id="recommendations" title={t.recommendations}>
    {steps.length === 0 ? <p className="mute">{t.noRecommendations}</p> : null}
    <ol className="an-steps">
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
    {children}
  </Part>
);
