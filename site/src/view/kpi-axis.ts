/** A row of the scores on one axis, for report and dashboard. */
import type { TrackTone } from '#contract/drawing/small.ts';
import type { KpiId } from '#contract/kpis.ts';

export type AxisRow = {
  id: KpiId;
  name: string;
  /** As printed, and the same for the drawing on 0–100. */
  score: string;
  interval: string;
  track: { score: number; low: number; high: number; before?: number | undefined };
  tone: TrackTone;
  word: string;
  thin: boolean;
  support: number;
  /** In place of the number of sources, such as a change. */
  note?: string | undefined;
};
