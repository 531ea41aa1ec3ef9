/** What verbs and routes are given: everything that is not a pure function of its input. */
import type { Logger } from 'pino';
import type { Limits } from './auth/limits.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { EngineStages } from './workflows/stages.ts';

/** Starts a durable workflow; the same key starts it once. Returns the run's id. */
export type Workflows = {
  start(name: 'fulfil-order', key: string, input: { orderId: string; run: number }): Promise<string>;
  /** Milliseconds that the oldest waiting run has been due; 0 when none waits. */
  queueAgeMs(): number;
  /** Whether a run is over, however it ended. */
  hasEnded(executionId: string): boolean;
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
  stages: EngineStages;
  workflows: Workflows;
};
