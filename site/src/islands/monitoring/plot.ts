/** The chart's canvas: uPlot with bars, hairlines and the axis. Loaded only when a chart is shown. */
import uPlot from 'uplot';
import { colours } from '../../lib/browser.ts';
import { type ChartView, labelled } from '../../view/chart.ts';

const INKS = [
  'paper',
  'ink',
  'ink-2',
  'line',
  'edge',
  'under',
  'accent-wash',
  'positive',
  'positive-ink',
  'neutral',
  'neutral-ink',
  'negative',
  'negative-ink',
] as const;
/** Drawing order: the cumulated bars from the longest to the shortest. */
const TONES = ['unrated', 'negative', 'neutral', 'positive', 'own'] as const;
const FILL = { own: 'ink', positive: 'positive', neutral: 'neutral', negative: 'negative', unrated: 'under' } as const;
const OUTLINE = { own: 'ink', positive: 'positive-ink', neutral: 'neutral-ink', negative: 'negative-ink', unrated: 'edge' } as const;
/** Sizes in px: room above, beside and below the plot, for a date label, and for a spike's number below its bar. */
const HEAD = 24;
const SIDE = 34;
const FOOT = 30;
const DATE_ROOM = 46;
const MARK_ROOM = 20;

export type Plot = {
  /** Draws other data, at the present size of the host. */
  show(view: ChartView): void;
  /** Highlights a point (null: none). */
  mark(index: number | null): void;
  /** Redraws in the colours of the present theme. */
  recolour(): void;
  resize(): void;
  /** Index of the point at a horizontal position (clientX). */
  indexAt(x: number): number;
  destroy(): void;
};

/** Draws a chart into `host`, in its size. */
export function createPlot(host: HTMLElement, first: ChartView): Plot {
  let view = first;
  let marked: number | null = null;
  let ink = colours(INKS);
  const font = (weight: number) => `${weight} 13px ${getComputedStyle(host).fontFamily}`;
  const size = () => ({ width: host.clientWidth, height: host.clientHeight });

  const column = (u: uPlot) => u.bbox.width / view.points.length;
  function wash(u: uPlot) {
    if (marked === null) return;
    u.ctx.fillStyle = ink['accent-wash'];
    u.ctx.fillRect(u.bbox.left + marked * column(u), u.bbox.top, column(u), u.bbox.height);
  }
  function horizon(u: uPlot) {
    const y = u.valToPos(0, 'y', true);
    u.ctx.strokeStyle = ink.ink;
    u.ctx.lineWidth = 1.5 * uPlot.pxRatio;
    u.ctx.beginPath();
    u.ctx.moveTo(0, y);
    u.ctx.lineTo(u.ctx.canvas.width, y);
    u.ctx.stroke();
  }
  function numbers(u: uPlot) {
    u.ctx.font = font(600).replace('13px', `${13 * uPlot.pxRatio}px`);
    u.ctx.textAlign = 'center';
    u.ctx.textBaseline = 'top';
    for (const [index, point] of view.points.entries()) {
      if (point.spike === null) continue;
      const spike = view.spikes[point.spike - 1];
      const x = u.bbox.left + (index + 0.5) * column(u);
      const y = u.valToPos(-point.others, 'y', true) + 3 * uPlot.pxRatio;
      // Clears the background, so that no hairline crosses the number.
      u.ctx.fillStyle = index === marked ? ink['accent-wash'] : ink.paper;
      u.ctx.fillRect(x - 7 * uPlot.pxRatio, y, 14 * uPlot.pxRatio, 14 * uPlot.pxRatio);
      u.ctx.fillStyle = spike?.kind === 'negative' ? ink['negative-ink'] : ink.ink;
      u.ctx.fillText(String(point.spike), x, y);
    }
  }
  const data = (): uPlot.AlignedData => [view.points.map((_, index) => index), ...TONES.map((tone) => view.bars[tone])];

  const plot = new uPlot(
    {
      ...size(),
      padding: [HEAD, 6, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => [-0.5, view.points.length - 0.5] },
        y: {
          range: (u) => {
            const { top, bottom } = view.scale;
            const height = Math.max(80, u.height - FOOT - HEAD - (view.spikes.length > 0 ? MARK_ROOM : 4));
            return [-bottom - ((top + bottom) / height) * (view.spikes.length > 0 ? MARK_ROOM : 4), top];
          },
        },
      },
      axes: [
        {
          size: FOOT,
          stroke: () => ink['ink-2'],
          font: font(400),
          grid: { show: false },
          ticks: { show: false },
          gap: 8,
          splits: (u) => labelled(view.points.length, DATE_ROOM, u.width - SIDE),
          values: (_u, splits) => splits.map((index) => view.points[index]?.label ?? ''),
        },
        {
          size: SIDE,
          stroke: () => ink['ink-2'],
          font: font(400),
          grid: { stroke: () => ink.line, width: 1 },
          ticks: { show: false },
          gap: 8,
          splits: () => view.scale.figures,
          values: (_u, splits) => splits.map((n) => String(Math.abs(n))),
        },
      ],
      series: [
        {},
        ...TONES.map((tone) => ({
          scale: 'y',
          fill: () => ink[FILL[tone]],
          stroke: () => ink[OUTLINE[tone]],
          width: 0.8,
          fillTo: 0,
          points: { show: false },
          paths: uPlot.paths.bars?.({ size: [0.68, 48] }),
        })),
      ],
      hooks: { drawClear: [wash], draw: [horizon, numbers] },
    },
    data(),
    host,
  );

  return {
    show(next) {
      view = next;
      marked = null;
      plot.setData(data(), true);
    },
    mark(index) {
      if (marked === index) return;
      marked = index;
      plot.redraw(false);
    },
    recolour() {
      ink = colours(INKS);
      plot.redraw(false, true);
    },
    resize() {
      const { width, height } = size();
      if (width > 0 && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height });
    },
    indexAt(x) {
      const box = plot.over.getBoundingClientRect();
      const index = Math.floor(((x - box.left) / box.width) * view.points.length);
      return Math.min(view.points.length - 1, Math.max(0, index));
    },
    destroy: () => plot.destroy(),
  };
}
