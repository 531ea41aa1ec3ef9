const WIDTH = 200;

const FILL = {
  good: ['var(--color-positive)', 'var(--color-positive-ink)'],
  mid: ['var(--color-low)', 'var(--color-low-ink)'],
  fair: ['var(--color-neutral)', 'var(--color-neutral-ink)'],
  weak: ['var(--color-negative)', 'var(--color-negative-ink)'],
} as const;

const TICKS = Array.from({ length: 11 }, (_, i) => `M${i * 20} 10.5v${i % 5 === 0 ? 3.5 : 2}`).join('');

/**
 * A score as a bar on a scale of ten marks, with the interval as a whisker. The numbers stand in words beside it, so it
 * is hidden from screen readers. All values on the scale 0–`max`; equal `low` and `high` draw no whisker.
 */
export function ScoreBar({ value, low, high, max, tone }: { value: number; low: number; high: number; max: number; tone: keyof typeof FILL }) {
  const x = (score: number) => Math.round((Math.min(max, Math.max(0, score)) / max) * WIDTH * 100) / 100;
  const [fill, stroke] = FILL[tone];
  const [from, to] = [x(low), x(high)];
  return (
    <svg className="bar" viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="2" width={x(value)} height="8" fill={fill} stroke={stroke} vectorEffect="non-scaling-stroke" />
      <path d="M0 10.5H200" stroke="var(--color-ink-3)" vectorEffect="non-scaling-stroke" />
      <path d={TICKS} stroke="var(--color-ink-3)" vectorEffect="non-scaling-stroke" />
      {to > from ? (
        <path d={`M${from} 6H${to}M${from} 3.5v5M${to} 3.5v5`} stroke="var(--color-ink)" strokeWidth="1.25" vectorEffect="non-scaling-stroke" fill="none" />
      ) : null}
    </svg>
  );
}
