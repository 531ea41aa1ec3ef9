import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { CHART_DAYS } from '#contract/choices.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import { $chart, loadChart } from '../../stores/chart.ts';
import { chartText as t } from '../../text/chart.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { type ChartView, chartSquares, chartStories, chartView } from '../../view/chart.ts';
import { ChartSpikes } from './ChartSpikes.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Trend } from './Trend.tsx';
import '../../styles/horizon.css';
import '../../styles/pages/chart.css';

/** What the chart says, as its heading. */
function finding(view: ChartView): string {
  if (view.state === 'few') return t.few;
  if (view.strongest) return t.spikeHead(view.strongest.span, view.strongest.kind, view.strongest.count);
  return view.fullest ? t.calm(view.fullest.span, view.fullest.others) : t.onlyOwn;
}

/** A square a mention, and a range input to read the days with the keyboard. */
function Squares({ view, busy, onPick }: { view: ChartView; busy: boolean; onPick: (index: number) => void }) {
  const [at, setAt] = useState(view.points.length - 1);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const { sources, pointOf, stories } = useMemo(() => {
    const squares = chartSquares(view);
    const words = (spike: ChartView['spikes'][number]) => ({
      label: t.spikeLabel(spike.kind, spike.count, spike.days, spike.usual),
      meta: t.spikeMeta(spike.span, spike.topics),
    });
    return { ...squares, stories: chartStories(view, squares.refs, squares.sources, words) };
  }, [view]);
  const chosen = Math.min(at, view.points.length - 1);
  const active = pointed ?? (focused ? chosen : null);
  const point = active === null ? undefined : view.points[active];
  const first = view.points[0]?.from;
  const end = view.points.at(-1)?.from;
  const reading = (index: number) => {
    const its = view.points[index];
    return its ? `${its.span}: ${t.reading(its)}${its.spike === null ? '' : t.readingSpike(its.spike)}` : '';
  };
  useEffect(() => {
    setPointed(null);
    setAt(view.points.length - 1);
  }, [view]);
  const draw = useCallback(
    (width: number) =>
      horizon(
        { sources, stories },
        {
          width,
          flat: true,
          ...(first && end ? { from: first, to: end, now: end } : {}),
          ...(width >= 1000 && view.unit === 'day' ? { unit: 14 } : {}),
          alt: t.alt(view.unit, stories.map(({ label, meta }) => `${meta}: ${label}`).join('; ')),
        },
      ).svg,
    [sources, stories, first, end, view.unit],
  );
  /** Index of the point whose square is at the pointer. */
  const under = (target: EventTarget): number | undefined => {
    const square = target instanceof Element ? target.closest<SVGGElement>('.hz-q') : null;
    return square ? pointOf[Number(square.dataset.n)] : undefined;
  };

  return (
    <>
      <div
        className="chart-plot"
        aria-busy={busy}
        onPointerOver={(event) => setPointed(under(event.target) ?? null)}
        onPointerLeave={() => setPointed(null)}
        onPointerDown={(event) => {
          const story = event.target instanceof Element && event.target.closest('.hz-story');
          const index = under(event.target);
          if (index !== undefined) setPointed(index);
          if (story) onPick(view.spikes.find(({ number }) => `skok-${number}` === story.getAttribute('data-story'))?.index ?? -1);
          else if (index !== undefined) onPick(index);
        }}
      >
        <Drawing draw={draw} />
        <input
          type="range"
          min={0}
          max={view.points.length - 1}
          value={chosen}
          aria-label={t.slider[view.unit]}
          aria-valuetext={reading(chosen)}
          onChange={(event) => {
            setPointed(null);
            setAt(Number(event.target.value));
          }}
          onKeyDown={(event) => event.key === 'Enter' && onPick(chosen)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <p className="chart-reading" aria-hidden="true">
        {point ? (
          <>
            <b>{point.span}</b>
            {`: ${t.reading(point)}${point.spike === null ? '' : t.readingSpike(point.spike)}`}
          </>
        ) : (
          t.hint
        )}
      </p>
    </>
  );
}

/**
 * Mentions over time on the Horizon, brackets where alerts are raised, with what explains them, and the same data as a table.
 * `compact` hides the choice of the period.
 */
export default function Chart({ compact = false }: { compact?: boolean }) {
  const { days, phase, chart } = useStore($chart, { ssr: 'initial' });
  const view = useMemo(() => (chart ? chartView(chart) : null), [chart]);
  const [table, setTable] = useState(false);
  const [spikesOpen, setSpikesOpen] = useState(false);
  const id = useId();
  useEffect(() => void loadChart(), []);
  const unit = view?.unit ?? (days === 180 ? 'week' : 'day');
  const empty = view?.state === 'empty';

  return (
    <section className="chart" aria-labelledby={`${id}-title`}>
      <div className="chart-head flex flex-wrap justify-between items-center gap-y-1 gap-x-6">
        <h2 id={`${id}-title`}>{view && !empty && phase !== 'failed' ? finding(view) : t.title[unit]}</h2>
        {compact ? null : (
          <fieldset className="chart-days">
            <legend className="sr">{t.period}</legend>
            {CHART_DAYS.map((n) => (
              <label key={n}>
                <input type="radio" name={`${id}-days`} value={n} checked={days === n} onChange={() => void loadChart(n)} />
                <span>{t.days(n)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {phase === 'failed' || empty ? (
        <div className="chart-plot chart-none" role={empty ? undefined : 'alert'}>
          <h3>{empty ? t.empty.title : t.failed.title}</h3>
          <p>{empty ? (days === 180 ? t.empty.longest : t.empty.longer) : t.failed.text}</p>
          {empty ? null : (
            <Button variant="alt" small icon="refresh" onClick={() => void loadChart()}>
              {common.retry}
            </Button>
          )}
        </div>
      ) : null}
      {view && !empty && phase !== 'failed' ? (
        <figure>
          <Squares
            view={view}
            busy={phase === 'loading'}
            onPick={(index) => {
              if (view.points[index]?.spike) setSpikesOpen(true);
            }}
          />
          <figcaption className="note">
            {t.lead} {view.spikes.length > 0 ? `${t.leadSpikes} ` : ''}
            <button type="button" className="chart-link" aria-expanded={table} aria-controls={`${id}-table`} onClick={() => setTable(!table)}>
              {table ? t.hideTable : t.table}
            </button>
          </figcaption>
          <ChartSpikes view={view} open={spikesOpen} onToggle={setSpikesOpen} />
          <div id={`${id}-table`}>
            {table ? (
              <>
                <Trend view={view} />
                <ChartTable view={view} />
              </>
            ) : null}
          </div>
        </figure>
      ) : null}
      {phase === 'loading' && !view ? (
        <div className="chart-wait" role="status">
          <p className="sr">{t.loading}</p>
          <div className="chart-plot chart-sk" aria-hidden="true">
            {[38, 52, 60, 70, 62, 56, 88, 96, 68, 100, 110, 130].map((height, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
              <span key={index} className={`sk h${(height % 5) + 1}`} />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
