/** Wire shapes of the system's health, as `GET /api/admin/health` tells it. */
import type { SourceName } from './sources.ts';
import type { WorkerState } from './workers.ts';

/** `idle`: nothing has been asked yet. */
export const HEALTH_STATES = ['ok', 'warn', 'bad', 'idle'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

type Check = { state: HealthState };
/** Last good and last failed answer since the start; `error` of the failure, null after a good one. */
export type OutsideCheck = Check & { okAt: string | null; failedAt: string | null; error: string | null };

export type AdminHealth = {
  /** `failing`: tried twice or more and not sent; `lost`: not tried again; `overdue`: due, but nobody tries. */
  mail: Check & { failing: number; lost: number; overdue: number; sentAt: string | null; error: string | null };
  payments: OutsideCheck;
  search: (OutsideCheck & { source: SourceName })[];
  feeds: Check & { all: number; failing: number; error: string | null };
  /** Workflow executions; `ageMs`: how long the oldest has been due; `unanswered`: their database is away, and nothing is known of them. */
  queue: Check & { waiting: number; running: number; ageMs: number; unanswered: boolean };
  /** Rounds of the last 24 hours; `finishedAt`: the newest that has found its end. */
  rounds: Check & { ended: number; failed: number; finishedAt: string | null; error: string | null };
  /** Machines that take work off this one; a fault makes a warning, since the server does the work itself then. */
  workers: (Check & WorkerState)[];
  /** Bytes of the disk with the data folder, and of the database. */
  disk: Check & { free: number; total: number; database: number };
};
