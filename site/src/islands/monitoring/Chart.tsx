import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CHART_DAYS } from '#contract/choices.ts';
import { onSchemeChange } from '../../lib/browser.ts';
import { $chart, loadChart } from '../../stores/chart.ts';
import { chartText as t } from '../../text/chart.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { type ChartView, chartView } from '../../view/chart.ts';
import { ChartSpikes } from './ChartSpikes.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { Plot } from './plot.ts';
import '../../styles/pages/chart.css';

const LEGEND = ['own', 'positive', 'neutral', 'negative', 'unrated'] as const;

function sentence(view: ChartView): string {
  if (view.state === 'few') return t.few;
  if (view.strongest) return t.spikeSentence(view.unit, view.strongest.span, view.strongest.kind, view.strongest.count, view.strongest.usual);
  return view.fullest ? t.fullestSentence(view.unit, view.fullest.span, view.fullest.others) : t.onlyOwn;
}

/** The uPlot canvas, and a range input instead of it for keyboards and screen readers. */
function Bars({ view, busy, onPick }: { view: ChartView; busy: boolean; onPick: (index: number) => void }) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot | null>(null);
  const shown = useRef(view);
  const [at, setAt] = useState(view.points.length - 1);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const chosen = Math.min(at, view.points.length - 1);
  const active = pointed ?? (focused ? chosen : null);
  const point = active === null ? undefined : view.points[active];
  const reading = (index: number) => {
    const its = view.points[index];
    return its ? `${its.span}: ${t.reading(its)}${its.spike === null ? '' : t.readingSpike(its.spike)}` : '';
  };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let loading = false;
    // In a hidden tab the chart has no width: the library is loaded when it is shown.
    const size = new ResizeObserver(async () => {
      if (plot.current) plot.current.resize();
      else if (element.clientWidth > 0 && !loading) {
        loading = true;
        const [{ createPlot }] = await Promise.all([import('./plot.ts'), document.fonts.ready]);
        if (!gone) plot.current = createPlot(element, shown.current);
      }
    });
    size.observe(element);
    const stop = onSchemeChange(() => plot.current?.recolour());
    return () => {
      gone = true;
      size.disconnect();
      stop();
      plot.current?.destroy();
      plot.current = null;
    };
  }, []);
  useEffect(() => {
    shown.current = view;
    plot.current?.show(view);
    setPointed(null);
    setAt(view.points.length - 1);
  }, [view]);
  useEffect(() => plot.current?.mark(active), [active]);

  return (
    <>
      <div
        className="chart-plot"
        aria-busy={busy}
        onPointerMove={(event) => setPointed(plot.current?.indexAt(event.clientX) ?? null)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setPointed(null)}
        onPointerDown={(event) => {
          const index = plot.current?.indexAt(event.clientX);
          if (index === undefined) return;
          setPointed(index);
          setAt(index);
          onPick(index);
        }}
      >
        <b aria-hidden="true">{t.you}</b>
        <div ref={host} className="chart-canvas" aria-hidden="true" />
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
 * Mentions over time: own publications above the axis, others' texts below it, numbered spikes with explanations, and the
 * same data as a table. `compact` hides the choice of the period.
 */
export default function Chart({ compact = false }: { compact?: boolean }) {
  const { days, phase, chart } = useStore($chart, { ssr: 'initial' });
  const view = useMemo(() => (chart ? chartView(chart) : null), [chart]);
  const [table, setTable] = useState(false);
  const [spikesOpen, setSpikesOpen] = useState(false);
  const id = useId();
  useEffect(() => void loadChart(), []);
  const unit = view?.unit ?? (days === 30 ? 'day' : 'week');
  const empty = view?.state === 'empty';

  return (
    <section className="chart" aria-labelledby={`${id}-title`}>
      <div className="chart-head flex flex-wrap justify-between items-center gap-y-1 gap-x-6">
        <h2 id={`${id}-title`}>{t.title[unit]}</h2>
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
      <ul className="chart-key flex flex-wrap gap-y-[0.35rem] gap-x-5 mt-[0.35rem] mb-4 text-sm">
        {LEGEND.filter((tone) => tone !== 'unrated' || view?.hasUnrated).map((tone) => (
          <li key={tone} className={tone}>
            {t.legend[tone]}
          </li>
        ))}
      </ul>
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
          <Bars
            view={view}
            busy={phase === 'loading'}
            onPick={(index) => {
              if (view.points[index]?.spike) setSpikesOpen(true);
            }}
          />
          <figcaption className="note">
            {t.lead} {sentence(view)}{' '}
            <button type="button" className="chart-link" aria-expanded={table} aria-controls={`${id}-table`} onClick={() => setTable(!table)}>
              {table ? t.hideTable : t.table}
            </button>
          </figcaption>
          <ChartSpikes view={view} open={spikesOpen} onToggle={setSpikesOpen} />
          <div id={`${id}-table`}>{table ? <ChartTable view={view} /> : null}</div>
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
