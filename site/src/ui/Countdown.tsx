type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

const UNITS: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds'];

type Props = { label: string; left: Record<Unit, number>; units: Record<Unit, (n: number) => string>; over: boolean };

/** Four figures with their units; `over`: their zeros are one quiet line. `aria-live` is off, so changes are not announced. */
export const Countdown = ({ label, left, units, over }: Props) => (
  <div className={`countdown ${over ? 'over' : ''}`} role="timer" aria-live="off" aria-label={label}>
    {UNITS.map((unit) => (
      <span key={unit}>
        <b>{String(left[unit]).padStart(2, '0')}</b> {units[unit](left[unit])}
      </span>
    ))}
  </div>
);
