/** An order's pages as they are read and judged: what the tracking page draws. */
import type { HorizonSource } from './drawing/types.ts';
import type { ReportStatus } from './orders.ts';

/** A page that was just read or judged, newest first in a list. `at` is ISO; null when only the order is known. */
export type LogLine = { at: string | null; host: string; text: string };

/** How many addresses became sources; what is known only after the judgement is null before. */
export type Funnel = { addresses: number; read: number; sources: number | null; others: number | null; repeats: number | null; offTopic: number | null };

export type LiveProgress = {
  funnel: Funnel;
  /** While pages are read: those with a date, `waiting`; once they are judged: every source. */
  squares: readonly HorizonSource[];
  log: LogLine[];
  /** When a step of the present run ended, ISO. */
  ended: { search: string | null; reading: string | null; judging: string | null };
  /** The stage that a failed run stopped in. */
  stoppedIn: Exclude<ReportStatus, 'pending' | 'completed' | 'failed'> | null;
  /** What the report says first; null before it is there. Score of 0–10; null when none was measured. */
  result: { headline: string; score: number | null; kpis: number } | null;
};
