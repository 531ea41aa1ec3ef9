import { useEffect, useRef } from 'react';
import { onSchemeChange } from '../../lib/browser.ts';
import { chartText as t } from '../../text/chart.ts';
import type { ChartView } from '../../view/chart.ts';
import type { TrendPlot } from './trend-plot.ts';

/** Positive and negative mentions added up over the period. The table below it holds the same figures. */
export function Trend({ view }: { view: ChartView }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let plot: TrendPlot | null = null;
    void import('./trend-plot.ts').then(({ createTrendPlot }) => {
      if (!gone) plot = createTrendPlot(element, view);
    });
    const size = new ResizeObserver(() => plot?.resize());
    size.observe(element);
    const stop = onSchemeChange(() => plot?.recolour());
    return () => {
      gone = true;
      size.disconnect();
      stop();
      plot?.destroy();
    };
  }, [view]);
  return (
    <div className="chart-trend mt-4">
      <h3>{t.trend.title}</h3>
      <p className="note">{t.trend.key}</p>
      <div ref={host} className="chart-trend-plot" aria-hidden="true" />
    </div>
  );
}
