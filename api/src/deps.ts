/** What verbs and routes are given: everything that is not a pure function of its input. */
import type { Logger } from 'pino';
import type { Limits } from './auth/limits.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { Analysts } from './workflows/analysts.ts';

/** The durable workflows and what each is given. */
export type WorkflowInputs = {
  'fulfil-order': { orderId: string; run: number };
  /** One round of looking for a user's subject. */
  'monitor-subject': { roundId: string };
  /** One round of reading the feeds for all subjects; `round` names it. */
  'poll-feeds': { round: string };
  'export-data': { exportId: string };
};

/** Starts a durable workflow; the same key starts it once. Returns the run's id. */
export type Workflows = {
  start<N extends keyof WorkflowInputs>(name: N, key: string, input: WorkflowInputs[N]): Promise<string>;
  /** Milliseconds that the oldest waiting run has been due; 0 when none waits. */
  queueAgeMs(): number;
  /** Whether a run is over, however it ended. */
  hasEnded(executionId: string): boolean;
  /** Resolves when a run is over, or after so many milliseconds. */
  settled(executionId: string, withinMs: number): Promise<void>;
};

export type Deps = {
  config: Config;
  db: Db;
  clock: () => Date;
  log: Logger;
  limits: Limits;
  sessions: Sessions;
  payments: Payments;
  mailer: Mailer;
  analysts: Analysts;
  workflows: Workflows;
};
