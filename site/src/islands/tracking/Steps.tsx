import { time } from '#contract/format.ts';
import type { LiveProgress } from '#contract/live.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Progress } from '../../ui/Progress.tsx';
import { progressOf, type StepState } from '../../view/tracking.ts';

const CLASS: Record<StepState, string> = { done: 'ok', now: 'now', next: '', stopped: 'bad' };

/** The five steps on a line: past for what is done, with its time. The progress bar says the same to a screen reader. */
export function Steps({ order, live }: { order: TrackedOrder; live: LiveProgress | null }) {
  const { percent, at, states } = progressOf(order, live);
  const times = [order.paidAt, live?.ended.search, live?.ended.reading, live?.ended.judging, order.completedAt];
  const wordOf = (i: number): string => {
    const state = states[i] ?? 'next';
    const words = t.steps[i] as (typeof t.steps)[number];
    return i === 2 && state === 'done' && live && live.funnel.read > 0 ? t.readPages(live.funnel.read) : words[state];
  };
  const last = Math.min(at, t.steps.length - 1);
  return (
    <div className="five">
      <p className="sr" role="status">
        {order.reportStatus === 'failed' ? `${t.progressFailed} ${wordOf(last)}.` : t.progress(percent, wordOf(last))}
      </p>
      <div className="sr">
        <Progress label={t.progressLabel} value={percent} />
      </div>
      <ol aria-label={t.stepsLabel}>
        {states.map((state, i) => {
          const ended = state === 'done' ? times[i] : null;
          return (
            <li key={t.steps[i]?.next} className={CLASS[state]} aria-current={i === at ? 'step' : undefined}>
              {wordOf(i)}
              {ended ? <small>{time(ended)}</small> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The steps of a paid order that waits for somebody's look: the second is that look. */
export const ReviewSteps = () => (
  <div className="five">
    <ol aria-label={t.stepsLabel}>
      {t.reviewSteps.map((step, i) => (
        <li key={step} className={i === 0 ? 'ok' : i === 1 ? 'now' : ''} aria-current={i === 1 ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  </div>
);
