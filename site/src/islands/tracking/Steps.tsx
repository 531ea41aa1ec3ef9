import type { TrackedOrder } from '#contract/orders.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Progress } from '../../ui/Progress.tsx';
import { progressOf } from '../../view/tracking.ts';

/** The five steps as a progress bar, as a list, and as a sentence for screen readers. */
export function Steps({ order }: { order: TrackedOrder }) {
  const { percent, step, states } = progressOf(order);
  const said = step > 0 ? t.progress(percent, step, t.steps[step - 1] ?? '') : t.progressFailed;
  return (
    <div className="five">
      <p className="sr" role="status">
        {said}
      </p>
      <Progress label={t.progressLabel} value={percent} />
      <ol aria-label={t.stepsLabel}>
        {t.steps.map((name, i) => (
          <li key={name} className={states[i]} aria-current={states[i] === 'now' ? 'step' : undefined}>
            <b>{name}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
