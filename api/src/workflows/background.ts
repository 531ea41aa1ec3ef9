/** What runs by itself: letters, refunds, starting what a crash left unstarted, asking about payments that hang. */
import { Cron } from 'croner';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { checkOwnPages } from '../alerts/check-pages.ts';
import { mailWaitingAlerts } from '../alerts/mail-alerts.ts';
import type { Deps } from '../deps.ts';
import { deliverOutbox } from '../mail/outbox.ts';
import { failAbandonedRounds, startRounds } from '../monitoring/rounds.ts';
import { planRounds } from '../monitoring/watched-users.ts';
import { requestLateRefunds, settleRefunds } from '../orders/payment/refunds.ts';
import { applyIntent } from '../orders/payment/settle.ts';
import { returnStrayPayments } from '../orders/payment/stray-payments.ts';
import { startRuns } from '../orders/start-runs.ts';
import { orders } from '../orders/tables.ts';
import { markAsked } from '../orders/transitions.ts';
import { cleanUp } from '../privacy/clean-up.ts';
import { startExports } from '../privacy/data-export.ts';
import { forgetLastLetters } from '../privacy/delete-account.ts';
import { eraseLeftovers } from '../privacy/erase-leftovers.ts';
import { failAbandonedExports } from './export-data.ts';
import { failStep } from './fulfil-order.ts';
import { orderMonthlyReports } from './monthly-reports.ts';
import { writeWeeklyDigests } from './weekly-digest.ts';

const MINUTE = 60_000;
/** Between two rounds of what need not happen at once, and of the retention periods. */
const SLOW_MS = 15_000;
const DAY_MS = 24 * 60 * MINUTE;
/** Between two looks at what the calendar asks for: Monday's letters, the first days of a month. */
const CALENDAR_MS = 10 * MINUTE;
/** Between two looks at which rounds of monitoring are due. */
const PLAN_MS = MINUTE;

/** Asks the provider about unpaid orders whose webhook may have been lost: more rarely as they age, and not after two days. */
async function reconcilePayments(deps: Deps): Promise<void> {
  const now = deps.clock().getTime();
  const due = deps.db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.paymentStatus, ['pending', 'failed']),
        isNotNull(orders.paymentIntentId),
        gt(orders.createdAt, new Date(now - 2 * 24 * 60 * MINUTE)),
        lt(orders.createdAt, new Date(now - MINUTE)),
        or(
          isNull(orders.paymentCheckedAt),
          and(lt(orders.paymentCheckedAt, new Date(now - 2 * MINUTE)), sql`${now} - ${orders.paymentCheckedAt} >= (${now} - ${orders.createdAt}) / 4`),
        ),
      ),
    )
    .orderBy(asc(orders.paymentCheckedAt))
    .limit(20)
    .all();
  for (const order of due) {
    // First, so that one that cannot be asked about keeps none of the others waiting.
    markAsked(deps.db, order.id, deps.clock());
    try {
      const intent = await deps.payments.retrieveIntent(order.paymentIntentId as string);
      deps.db.transaction((tx) => applyIntent(deps, tx, intent));
    } catch (error) {
      deps.log.warn({ err: error }, 'payment not asked about');
    }
  }
}

/** A run that ended without a word (a fault in the engine itself) must not leave its order in progress for ever. */
function failAbandoned(deps: Deps): void {
  const working = deps.db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.reportStatus, ['processing', 'analyzing', 'generating']),
        isNotNull(orders.executionId),
        isNull(orders.caseId),
        eq(orders.startedRun, orders.run),
      ),
    )
    .all();
  for (const { id, run, executionId, reportStatus } of working)
    if (deps.workflows.hasEnded(executionId as string)) failStep(deps, { orderId: id, run }, reportStatus, 'the run ended without a result');
}

/** Once an hour the feeds are read; the key makes a repeat harmless. */
async function startFeeds(deps: Deps): Promise<void> {
  const round = deps.clock().toISOString().slice(0, 13);
  if (deps.config.research.feeds.length > 0) await deps.workflows.start('poll-feeds', `feeds:${round}`, { round });
}

export type Background = { /** Does everything that is due, once. */ tick(): Promise<void>; stop(): Promise<void> };

/** Work that runs once at a time: while it runs, asking for it again gives the same round. */
function lane(work: () => Promise<void>): { run(): Promise<void>; idle(): Promise<void> } {
  let running: Promise<void> | null = null;
  return {
    run() {
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    },
    idle: async () => running ?? undefined,
  };
}

/**
 * Runs {@link Background.tick} every two seconds. Letters, runs, money and other people's pages have a lane each, so that a mail
 * server, a payment provider or a page that does not answer holds up nothing else; one job's failure keeps none of the others.
 */
export function startBackground(deps: Deps, options: { every?: string } = {}): Background {
  const stopping = new AbortController();
  let lastSlow = 0;
  let lastCalendar = 0;
  let lastPages = 0;
  let lastPlan = 0;
  let lastClean = 0;
  const job = async (name: string, work: () => Promise<unknown> | unknown) => {
    if (stopping.signal.aborted) return;
    try {
      await work();
    } catch (error) {
      deps.log.error({ err: error, job: name }, 'background job failed');
    }
  };
  const lanes = [
    lane(async () => {
      await job('start runs', () => startRuns(deps));
      await job('start rounds', () => startRounds(deps));
      await job('start exports', () => startExports(deps));
    }),
    lane(async () => {
      await job('letters', () => deliverOutbox(deps, stopping.signal));
      await job('last letters', () => forgetLastLetters(deps));
    }),
    lane(() => job('erasures', () => eraseLeftovers(deps))),
    lane(async () => {
      if (Date.now() - lastSlow < SLOW_MS) return;
      lastSlow = Date.now();
      await job('payments', () => reconcilePayments(deps));
      await job('late orders', () => requestLateRefunds(deps));
      await job('refunds', () => settleRefunds(deps));
      await job('stray payments', () => returnStrayPayments(deps));
      await job('abandoned runs', () => failAbandoned(deps));
      await job('waiting alerts', () => mailWaitingAlerts(deps));
      await job('abandoned rounds', () => failAbandonedRounds(deps));
      if (Date.now() - lastPlan >= PLAN_MS) {
        lastPlan = Date.now();
        await job('plan rounds', () => planRounds(deps));
        await job('feeds', () => startFeeds(deps));
      }
      await job('abandoned exports', () => failAbandonedExports(deps));
      if (Date.now() - lastCalendar >= CALENDAR_MS) {
        lastCalendar = Date.now();
        await job('monthly reports', () => orderMonthlyReports(deps));
        await job('weekly digests', () => writeWeeklyDigests(deps));
      }
      if (Date.now() - lastClean < DAY_MS) return;
      lastClean = Date.now();
      await job('retention', () => cleanUp(deps));
    }),
    lane(async () => {
      if (Date.now() - lastPages < CALENDAR_MS) return;
      lastPages = Date.now();
      await job('own pages', () => checkOwnPages(deps, stopping.signal));
    }),
  ];
  const tick = async () => {
    await Promise.all(lanes.map((each) => each.run()));
  };
  const cron = new Cron(options.every ?? '*/2 * * * * *', { unref: true }, () => void tick());
  return {
    tick,
    async stop() {
      cron.stop();
      stopping.abort();
      await Promise.all(lanes.map((each) => each.idle()));
    },
  };
}
