import { alertsText as t } from '../../text/alerts.ts';

const UNIT = 7;
const COLUMN = 12;

/** Fourteen days in squares, the days of the alert in ink. */
export function Spark({ counts, loud }: { counts: number[]; loud: boolean[] }) {
  const most = Math.max(...counts);
  const height = most * UNIT + 2;
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${counts.length * COLUMN} ${height}`}
      width={counts.length * COLUMN}
      height={height}
      role="img"
      aria-label={t.spark(counts)}
    >
      {counts.flatMap((count, day) =>
        Array.from({ length: count }, (_, k) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
            key={`${day * 1_000 + k}`}
            className={loud[day] ? 'loud' : undefined}
            x={day * COLUMN + 2}
            y={height - 2 - (k + 1) * UNIT}
            width={UNIT - 1.5}
            height={UNIT - 1.5}
          />
        )),
      )}
      <path d={`M0 ${height - 1}H${counts.length * COLUMN}`} />
    </svg>
  );
}
