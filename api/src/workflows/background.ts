/** What runs by itself: letters, refunds, starting what a crash left unstarted, asking about payments that hang. */
import { Cron } from 'croner';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { checkOwnPages } from '../alerts/check-pages.ts';
import { mailWaitingAlerts } from '../alerts/mail-alerts.ts';
import { countChanges } from '../db/change-count.ts';
import type { Deps } from '../deps.ts';
import { deliverOutbox } from '../mail/deliver.ts';
import { renewIndex } from '../monitoring/renew-index.ts';
import { failAbandonedRounds, startRounds } from '../monitoring/rounds.ts';
import { confirmEarlier } from '../monitoring/save-subject.ts';
import { planRounds } from '../monitoring/watched-users.ts';
import { sendToKsef } from '../orders/ksef/send.ts';
import { checkDisputes } from '../orders/payment/disputes.ts';
import { requestLateRefunds, settleRefunds } from '../orders/payment/refunds.ts';
import { applyIntent } from '../orders/payment/settle.ts';
import { returnStrayPayments } from '../orders/payment/stray-payments.ts';
import { resumeRecounts, startRecounts } from '../orders/recount.ts';
import { remindUnpaid } from '../orders/remind-unpaid.ts';
import { startRuns } from '../orders/start-runs.ts';
import { orders } from '../orders/tables.ts';
import { forgetStart, markAsked } from '../orders/transitions.ts';
import { cleanUp } from '../privacy/clean-up.ts';
import { startExports } from '../privacy/data-export.ts';
import { forgetLastLetters } from '../privacy/delete-account.ts';
import { eraseLeftovers } from '../privacy/erase-leftovers.ts';
import { judgeAgain } from '../watching/judge-again.ts';
import { seedMentions } from '../watching/seed-mentions.ts';
import { deliverWebhooks } from '../webhooks/deliver.ts';
import { failAbandonedExports } from './export-data.ts';
import { failStep } from './fulfil-order.ts';
import { orderMonthlyReports } from './monthly-reports.ts';
import { writeWeeklyDigests } from './weekly-digest.ts';

const MINUTE = 60_000;

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

/**
 * A run that ended without a word (a fault in the engine itself) must not leave its order in progress for ever. One whose record is
 * gone (`workflows.db` was lost) begins anew.
 */
async function failAbandoned(deps: Deps): Promise<void> {
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
  for (const { id, run, executionId, reportStatus } of working) {
    if (!(await deps.workflows.knows(executionId as string))) forgetStart(deps.db, { orderId: id, run });
    else if (await deps.workflows.hasEnded(executionId as string)) failStep(deps, { orderId: id, run }, reportStatus, 'the run ended without a result');
  }
}

/** Once an hour the feeds are read; the key makes a repeat harmless. */
async function startFeeds(deps: Deps): Promise<void> {
  const round = deps.clock().toISOString().slice(0, 13);
  if (deps.config.research.feeds.length > 0) await deps.workflows.start('poll-feeds', `feeds:${round}`, { round });
}

export type Background = {
  /** Does everything once, as if it were due, or one group of jobs alone. */
  tick(group?: number): Promise<void>;
  readonly groups: number;
  stop(): Promise<void>;
};

type Job = [name: string, work: (deps: Deps, signal: AbortSignal) => Promise<unknown> | unknown];
/**
 * Jobs of one group run one after the other, groups side by side: a mail server, a payment provider or a page that does not answer
 * holds up its own group alone. Patterns are croner's, with seconds first.
 */
const GROUPS: readonly { every: string; jobs: readonly Job[] }[] = [
  {
    every: '*/2 * * * * *',
    jobs: [
      ['start runs', startRuns],
      ['start recounts', startRecounts],
      ['start rounds', startRounds],
      ['start exports', startExports],
    ],
  },
  {
    every: '*/2 * * * * *',
    jobs: [
      ['letters', deliverOutbox],
      ['last letters', forgetLastLetters],
    ],
  },
  { every: '*/2 * * * * *', jobs: [['webhooks', deliverWebhooks]] },
  { every: '*/2 * * * * *', jobs: [['erasures', eraseLeftovers]] },
  {
    every: '*/15 * * * * *',
    jobs: [
      ['payments', reconcilePayments],
      ['late orders', requestLateRefunds],
      ['refunds', settleRefunds],
      ['disputes', checkDisputes],
      ['stray payments', returnStrayPayments],
      ['abandoned runs', failAbandoned],
      ['recounts', resumeRecounts],
      ['waiting alerts', mailWaitingAlerts],
      ['abandoned rounds', failAbandonedRounds],
      ['abandoned exports', failAbandonedExports],
    ],
  },
  { every: '* * * * * *', jobs: [['change count', ({ db }) => countChanges(db.$client)]] },
  {
    every: '0 * * * * *',
    jobs: [
      ['earlier subjects', confirmEarlier],
      ['plan rounds', planRounds],
      ['feeds', startFeeds],
    ],
  },
  {
    every: '*/2 * * * * *',
    jobs: [
      ['first mentions', seedMentions],
      ['mentions judged again', judgeAgain],
    ],
  },
  { every: '0 * * * * *', jobs: [['unfinished payments', remindUnpaid]] },
  { every: '30 * * * * *', jobs: [['KSeF', sendToKsef]] },
  {
    every: '0 */10 * * * *',
    jobs: [
      ['monthly reports', orderMonthlyReports],
      ['weekly digests', writeWeeklyDigests],
    ],
  },
  { every: '0 */10 * * * *', jobs: [['own pages', checkOwnPages]] },
  { every: '0 */10 * * * *', jobs: [['search index', renewIndex]] },
  { every: '0 30 3 * * *', jobs: [['retention', cleanUp]] },
];

/**
 * Runs every group now and then at its times. A group that is still running is not started again, and one job's failure keeps none
 * of the others.
 * @param options.scheduled false leaves the running to {@link Background.tick}; for tests
 */
export function startBackground(deps: Deps, { scheduled = true }: { scheduled?: boolean } = {}): Background {
  const stopping = new AbortController();
  const running = new Map<number, Promise<void>>();
  const runGroup = async (jobs: readonly Job[]) => {
    for (const [job, work] of jobs) {
      if (stopping.signal.aborted) return;
      try {
        await work(deps, stopping.signal);
      } catch (error) {
        deps.log.error({ err: error, job }, 'background job failed');
      }
    }
  };
  const run = (group: number): Promise<void> => {
    const round = running.get(group) ?? runGroup(GROUPS[group]?.jobs ?? []).finally(() => running.delete(group));
    running.set(group, round);
    return round;
  };
  const tick = async (group?: number) => {
    if (group === undefined) await Promise.all(GROUPS.map((_, each) => run(each)));
    else await run(group);
  };
  const crons = scheduled ? GROUPS.map(({ every }, group) => new Cron(every, { unref: true }, () => void run(group))) : [];
  if (scheduled) void tick();
  return {
    tick,
    groups: GROUPS.length,
    async stop() {
      for (const cron of crons) cron.stop();
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
