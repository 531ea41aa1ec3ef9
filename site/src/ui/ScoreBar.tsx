const WIDTH = 200;

const FILL = {
  good: ['var(--color-positive)', 'var(--color-positive-ink)'],
  mid: ['var(--color-low)', 'var(--color-low-ink)'],
  fair: ['var(--color-neutral)', 'var(--color-neutral-ink)'],
  weak: ['var(--color-negative)', 'var(--color-negative-ink)'],
} as const;

type Props = {
  /** Positions on a line of 200 units: end of the bar, its interval, the ticks below. Null: there is no score, and the line is empty. */
  geometry: { bar: number; low: number; high: number; ticks: { x: number; long: boolean }[] } | null;
  tone: keyof typeof FILL;
};

const NO_SCORE = { bar: 0, low: 0, high: 0, ticks: [] };

/** A score as a bar with its interval as a whisker. Hidden from screen readers: the text beside it has the figures. */
export function ScoreBar({ geometry, tone }: Props) {
  const { bar, low, high, ticks } = geometry ?? NO_SCORE;
  const [fill, stroke] = FILL[tone];
  return (
    <svg className="bar" viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="2" width={bar} height="8" fill={fill} stroke={stroke} vectorEffect="non-scaling-stroke" />
      <path d={`M0 10.5H${WIDTH}`} stroke="var(--color-ink-3)" vectorEffect="non-scaling-stroke" />
      <path d={ticks.map(({ x, long }) => `M${x} 10.5v${long ? 3.5 : 2}`).join('')} stroke="var(--color-ink-3)" vectorEffect="non-scaling-stroke" />
      {high > low ? (
        <path d={`M${low} 6H${high}M${low} 3.5v5M${high} 3.5v5`} stroke="var(--color-ink)" strokeWidth="1.25" vectorEffect="non-scaling-stroke" fill="none" />
      ) : null}
    </svg>
  );
}
