type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

const UNITS: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds'];

/** Four figures with their units. `aria-live` is off, so changes are not announced. */
export const Countdown = ({ label, left, units }: { label: string; left: Record<Unit, number>; units: Record<Unit, (n: number) => string> }) => (
  <div className="countdown" role="timer" aria-live="off" aria-label={label}>
    {UNITS.map((unit) => (
      <span key={unit}>
        <b>{String(left[unit]).padStart(2, '0')}</b> {units[unit](left[unit])}
      </span>
    ))}
  </div>
);
