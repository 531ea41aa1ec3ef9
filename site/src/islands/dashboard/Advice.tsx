import type { ReactNode } from 'react';
import { polish } from '#contract/format.ts';
import { KPI_OBJECTS } from '#contract/kpis.ts';
import type { Recommendation } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { reportText } from '../../text/report.ts';
import { FEW, fewWords } from '../../view/dashboard.ts';
import { titleAndRest } from '../../view/report-text.ts';
import { CitedText, Sentence } from '../report/parts.tsx';
import { Part } from './Said.tsx';

const { rec } = reportText;
/** Steps to begin with. */
const FIRST = 3;

const cost = (step: Recommendation): string =>
  `${rec.time(rec.effort[step.effort])}${step.raises.length > 0 ? `. ${rec.raises(step.raises.map((id) => KPI_OBJECTS[id]))}` : ''}`;

function Step({ step }: { step: Recommendation }) {
  const { title, rest } = titleAndRest(step.text);
  const short = fewWords(title, FEW.step);
  return (
    <details className="an-step">
      <summary>
        <CitedText text={short} />
        {'\u00a0'}
        <span className="mute">· {rec.effort[step.effort]}</span>
      </summary>
      {short === polish(title) ? null : (
        <p>
          <CitedText text={`${title}.`} />
        </p>
      )}
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
  );
}

/** The first steps, the greatest gain first, each with its reasons folded. */
export const DoFirst = ({ steps }: { steps: Recommendation[] }) => (
  <Part
    id="first-steps"
    title={t.doFirst}
    aside={
      steps.length > FIRST ? (
        <a className="sm" href="#recommendations">
          {t.otherSteps(steps.length - FIRST)}
        </a>
      ) : null
    }
  >
    <ol className="an-recs">
      {steps.slice(0, FIRST).map((step) => (
        <li key={`${step.id} ${step.text}`}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  </Part>
);

/** The steps after the first ones; beside their heading `children`. */
export const Advice = ({ steps, children }: { steps: Recommendation[]; children: ReactNode }) => (
  <Part id="recommendations" title={t.recommendations} aside={children}>
    {steps.length <= FIRST ? (
      <p className="sm mute">{steps.length === 0 ? t.noRecommendations : t.allAbove}</p>
    ) : (
      <ol className="an-steps" start={FIRST + 1}>
        {steps.slice(FIRST).map((step) => (
          <li key={`${step.id} ${step.text}`}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    )}
  </Part>
);
