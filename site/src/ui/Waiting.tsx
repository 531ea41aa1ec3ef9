import { Icon } from './Icon.tsx';

/** A spinner with its label. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="row" role="status">
      <Icon name="wait" />
      {label}
    </p>
  );
}

/** Placeholder lines while text is loading. */
export function Skeleton({ label, lines = 4 }: { label: string; lines?: number }) {
  const widths = ['w-2/5 h-7', 'w-full', 'w-11/12', 'w-3/5'];
  return (
    <div className="grid gap-3 w-full" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={i} className={`sk ${widths[i % widths.length]}`} />
      ))}
    </div>
  );
}
