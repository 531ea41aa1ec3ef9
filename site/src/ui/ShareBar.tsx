const FILL = {
  positive: ['var(--color-positive)', 'var(--color-positive-ink)'],
  neutral: ['var(--color-neutral)', 'var(--color-neutral-ink)'],
  negative: ['var(--color-negative)', 'var(--color-negative-ink)'],
  mixed: ['var(--color-low)', 'var(--color-low-ink)'],
} as const;

/** Shares side by side on a line of 300 units. Hidden from screen readers: the text beside it has the figures. */
export function ShareBar({ segments }: { segments: { tone: keyof typeof FILL; x: number; width: number }[] }) {
  return (
    <svg className="share" viewBox="0 0 300 14" preserveAspectRatio="none" width="100%" height="16" aria-hidden="true">
      {segments.map(({ tone, x, width }) => (
        <rect
          key={tone}
          x={x + 0.5}
          y="1"
          width={Math.max(0, width - 1)}
          height="12"
          fill={FILL[tone][0]}
          stroke={FILL[tone][1]}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
