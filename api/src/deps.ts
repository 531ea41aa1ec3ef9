/** The dependencies that routes and features receive: everything with state or side effects. */
import type { Limits } from './auth/limits.ts';
import type { Pending } from './auth/pending.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { SourceName } from './contract/sources.ts';
import type { WorkerState } from './contract/workers.ts';
import type { Db } from './db/open.ts';
import type { Outside } from './health/outside.ts';
import type { Ksef } from './ksef/ksef.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { CompanyRegister } from './orders/company-register.ts';
import type { Payments } from './payments/payments.ts';
import type { Signer } from './signing/signer.ts';
import type { WebhookSender } from './webhooks/sender.ts';
import type { Analysts } from './workflows/analysts.ts';

/** The durable workflows and their inputs. */
export type WorkflowInputs = {
  'fulfil-order': { orderId: string; run: number };
  /** One monitoring round: a search for a user's subject. */
  'monitor-subject': { roundId: string };
  /** Reads the due feeds for all subjects. `round` identifies the execution. */
  'poll-feeds': { round: string };
  'export-data': { exportId: string };
  /** An attempt to count an order's report again. */
  recount: { recountOf: string; attempt: number };
};

/** At once from a file, later from a database server. */
type Sooner<T> = T | Promise<T>;

export type Workflows = {
  /** Starts a durable workflow, once per key. Returns the execution's id; a repeat returns the same. */
  start<N extends keyof WorkflowInputs>(name: N, key: string, input: WorkflowInputs[N]): Promise<string>;
  /** How long the oldest waiting execution has been due, in milliseconds; 0 when none waits. */
  queueAgeMs(): Sooner<number>;
  /** How many executions wait for their turn, and how many are worked on. */
  queueSize(): Sooner<{ waiting: number; running: number }>;
  /** Whether an execution is over: completed, failed or cancelled. */
  hasEnded(executionId: string): Sooner<boolean>;
  /** False for an execution whose record is gone: `workflows.db` was lost or is an older one. */
  knows(executionId: string): Sooner<boolean>;
  /** Resolves when an execution is over, or after `withinMs`. */
  waitFor(executionId: string, withinMs: number): Promise<void>;
};

export type Deps = {
  config: Config;
  db: Db;
  clock: () => Date;
  log: Log;
  limits: Limits;
  sessions: Sessions;
  /** What a sign-in or a new passkey waits for between two requests. */
  pending: Pending;
  payments: Payments;
  /** Finds companies by NIP; null when no register is connected. */
  companies: CompanyRegister | null;
  /** Takes invoices; null when KSeF is not connected. */
  ksef: Ksef | null;
  mailer: Mailer;
  analysts: Analysts;
  /** What the outside services last answered. */
  outside: Outside;
  /** Search sources to which nothing is sent now: a limit is reached, or they asked for a pause or failed again and again. */
  closedSources: () => ReadonlySet<SourceName>;
  /** Machines that take work off this one, as they were last seen. */
  workers: () => WorkerState[];
  workflows: Workflows;
  webhooks: WebhookSender;
  /** Signs reports. */
  signer: Signer;
};
