import { horizon } from '#contract/drawing/horizon.ts';
import { time } from '#contract/format.ts';
import type { LiveProgress, LogLine } from '#contract/live.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { isInProgress } from '#contract/rules.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { funnelDrawing } from '../../view/funnel.ts';

const Log = ({ lines }: { lines: LogLine[] }) => (
  <ul className="track-log">
    {lines.map(({ at, host, text }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same; the count from the end is a line's own
      <li key={`${at ?? ''} ${host} ${text} ${lines.length - i}`}>
        {at ? <time dateTime={at}>{time(at)}</time> : null}
        <span>
          <b>{host}</b> {text}
        </span>
      </li>
    ))}
  </ul>
);

/** The pages: how many, which just now, and each as a square. Before the first page the line is empty. */
export function Pages({ order, live }: { order: TrackedOrder; live: LiveProgress | null }) {
  if (order.withdrawnAt) return null;
  const over = order.reportStatus === 'completed';
  const squares = live?.squares ?? [];
  const judged = live?.funnel.sources !== null && live !== null;
  const stopped = order.reportStatus === 'failed';
  const empty = order.reportStatus === 'pending' ? t.horizon.unpaid : t.horizon.empty;
  const heading = squares.length === 0 ? empty : judged ? t.horizon.judged : t.horizon.waiting;
  if (squares.length === 0 && (over || stopped || order.paymentStatus === 'failed')) return null;
  return (
    <>
      {live && live.funnel.read > 0 && (isInProgress(order.reportStatus) || stopped) ? (
        <div className="track-pages">
          <section>
            <h2>{judged ? t.judged(live.funnel.sources ?? 0) : t.pages(live.funnel.read)}</h2>
            <Drawing className="funnel" draw={(width) => funnelDrawing(live.funnel, Math.min(680, width))} />
          </section>
          {live.log.length > 0 ? (
            <section>
              <h2>{stopped ? t.log.stopped : judged ? t.log.judging : t.log.reading}</h2>
              <Log lines={live.log} />
            </section>
          ) : null}
        </div>
      ) : null}
      <section className="track-horizon">
        {over ? null : <h2>{heading}</h2>}
        <Drawing
          draw={(width) =>
            horizon(
              { sources: squares, stories: [] },
              {
                width,
                gutter: over,
                tray: over,
                now: new Date().toISOString().slice(0, 10),
                low: 40,
                height: 160,
                ...(judged ? {} : { alt: t.horizon.waitingAlt(squares.length) }),
              },
            ).svg
          }
        />
      </section>
    </>
  );
}
