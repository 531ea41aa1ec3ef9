const BARS = { critical: 4, high: 3, medium: 2, low: 1 } as const;

/** Severity as one to four rising bars and a word. */
export function Severity({ level, label }: { level: keyof typeof BARS; label: string }) {
  return (
    <span className={`sev ${level}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={0.5 + bar * 4}
            y={11 - bar * 3}
            width="2.6"
            height={4 + bar * 3}
            fill={bar < BARS[level] ? `var(--color-${level})` : 'none'}
            stroke={bar < BARS[level] ? `var(--color-${level}-ink)` : 'var(--color-line-2)'}
            strokeWidth="0.8"
          />
        ))}
      </svg>
      {label}
    </span>
  );
}
