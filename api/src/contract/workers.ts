/** Words between a server and its workers, and how the panel tells of them. */

/** Why a worker does not take a request. `release`: its program is another one. */
export const WORKER_REFUSALS = ['secret', 'clock', 'repeated', 'release', 'too_large', 'busy', 'stopping', 'unreadable'] as const;
export type WorkerRefusal = (typeof WORKER_REFUSALS)[number];

/** Why a worker gets no tasks: it refuses, cannot be reached, fell silent, took too long, or answers what is not signed by our secret. */
export const WORKER_FAULTS = [...WORKER_REFUSALS, 'unreachable', 'silent', 'slow', 'unsigned'] as const;
export type WorkerFault = (typeof WORKER_FAULTS)[number];

/** A worker as the server sees it. `done`, `lost`: tasks since the start; the lost ones were done elsewhere. */
export type WorkerState = {
  name: string;
  threads: number;
  busy: number;
  done: number;
  lost: number;
  okAt: string | null;
  failedAt: string | null;
  fault: WorkerFault | null;
};
