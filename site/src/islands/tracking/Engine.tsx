import type { SearchProgress } from '#contract/orders.ts';
import { isInProgress } from '#contract/rules.ts';
import { tracking as t, trackingWords } from '../../text/tracking.ts';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Progress } from '../../ui/Progress.tsx';

/** Live figures of the analysis engine, as counted so far; nothing is estimated. */
export function Engine({ order, crewaiStatus: run }: SearchProgress) {
  if (!run || !isInProgress(order.reportStatus)) return null;
  const e = t.engine;
  const percent = Math.round(run.progress);
  return (
    <Card id="engine" title={e.title}>
      <Progress label={e.progressLabel} value={percent} />
      <div className="mt-5">
        <Facts
          items={[
            { term: e.status, value: <b>{trackingWords.engine[run.status]}</b> },
            { term: e.progress, value: <b className="num">{e.percent(percent)}</b> },
            { term: e.execution, value: <span className="num">{run.executionId}</span> },
          ]}
        />
      </div>
      {run.found > 0 ? <p className="sm mute mt-3">{e.counts(run.found, run.read)}</p> : null}
    </Card>
  );
}
