/** The canvas of the running totals: uPlot with two lines. Loaded only when the figures are opened. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { colours } from '../../lib/browser.ts';
import type { ChartView } from '../../view/chart.ts';

const INKS = ['ink-2', 'line', 'positive-ink', 'negative-ink'] as const;
/** Room for a date label, in px. */
const DATE_ROOM = 46;
const HEIGHT = 180;

export type TrendPlot = { resize(): void; recolour(): void; destroy(): void };

const runningTotal = (counts: readonly number[]): number[] => {
  let total = 0;
  return counts.map((n) => {
    total += n;
    return total;
  });
};

/** Indices of at most `most` points, evenly spaced. */
const dated = (length: number, most: number): number[] => {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
};

/** Draws the running totals of positive and negative mentions into `host`, in its width. */
export function createTrendPlot(host: HTMLElement, { points }: ChartView): TrendPlot {
  let ink = colours(INKS);
  const font = `400 13px ${getComputedStyle(host).fontFamily}`;
  const axis = { stroke: () => ink['ink-2'], font, ticks: { show: false }, gap: 8 };
  const line = (name: 'positive-ink' | 'negative-ink', dash: number[]) => ({ stroke: () => ink[name], width: 2, dash, points: { show: false } });
  const plot = new uPlot(
    {
      width: host.clientWidth,
      height: HEIGHT,
      padding: [8, 8, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: (_u, _min, max) => [0, Math.max(4, max)] } },
      axes: [
        {
          ...axis,
          size: 30,
          grid: { show: false },
          splits: (u) => dated(points.length, Math.max(1, Math.floor(u.width / DATE_ROOM))),
          values: (_u, splits) => splits.map((index) => points[index]?.label ?? ''),
        },
        { ...axis, size: 38, grid: { stroke: () => ink.line, width: 1 }, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] },
      ],
      series: [{}, line('positive-ink', []), line('negative-ink', [6, 4])],
    },
    [points.map((_, index) => index), runningTotal(points.map((point) => point.positive)), runningTotal(points.map((point) => point.negative))],
    host,
  );
  return {
    resize() {
      const width = host.clientWidth;
      if (width > 0 && width !== plot.width) plot.setSize({ width, height: HEIGHT });
    },
    recolour() {
      ink = colours(INKS);
      plot.redraw(false, true);
    },
    destroy: () => plot.destroy(),
  };
}
