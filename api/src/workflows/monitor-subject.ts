/** One round of looking for a user's subject: search, read what is new, judge, store, raise alerts. Runs twice without harm. */
import { eq } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { raiseAlerts } from '../monitoring/raise-alerts.ts';
import { countNew, failRun, finishRun, takeUpRun } from '../monitoring/runs.ts';
import { noteSeen, wasSeen } from '../monitoring/seen-pages.ts';
import { storeMentions } from '../monitoring/store-mentions.ts';
import { subjectOf } from '../monitoring/subject-of.ts';
import type { MonitoringRun } from '../monitoring/tables.ts';
import { flagsOf } from '../monitoring/watched-users.ts';
import { sourceKind } from '../research/index.ts';
import { freshenFeeds, silentFeeds } from './poll-feeds.ts';
import { foundMention, isWanted } from './sightings.ts';

type Input = WorkflowInputs['monitor-subject'];

/** Takes up a round; null when it is over already, or when its user is gone or closed. */
function takeUp(deps: Deps, { runId }: Input): { run: MonitoringRun; user: User } | null {
  return deps.db.transaction((tx) => {
    const run = takeUpRun(tx, runId, deps.clock());
    const user = run && tx.select().from(users).where(eq(users.id, run.userId)).get();
    if (!run || !user) return null;
    if (user.isActive) return { run, user };
    failRun(deps, runId, 'the account is closed');
    return null;
  });
}

/** Looks and stores in one transaction. A run that is over already, or whose user is gone, is left alone. */
export async function monitorStep(deps: Deps, input: Input, signal: AbortSignal): Promise<{ found: number } | null> {
  const taken = takeUp(deps, input);
  if (!taken) return null;
  const { run, user } = taken;
  const flags = flagsOf(deps, user);
  if (run.trigger === 'manual' || run.trigger === 'start') await freshenFeeds(deps, signal);
  const result = await deps.stages.watch(
    subjectOf(deps.db, user),
    {
      brief: run.trigger === 'hourly',
      platforms: flags.socialMediaScanning,
      ownLinks: !flags.publicDataOnly,
      skip: (url, key) => !isWanted(flags, sourceKind({ url, structuredTypes: [] })) || wasSeen(deps.db, user.id, key),
    },
    signal,
  );
  const found = result.sightings.filter(({ evidence }) => isWanted(flags, evidence.kind)).map(foundMention);
  const { asked, silent } = silentFeeds(deps);
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const { setAside } = result;
    if (!finishRun(tx, run.id, { setAside, asked: result.asked.length + asked, unanswered: [...result.unanswered, ...silent] }, now)) return null;
    const ids = storeMentions(tx, now, user.id, run.id, found);
    noteSeen(tx, now, user.id, result.seen);
    countNew(tx, run.id, ids.length);
    raiseAlerts(tx, deps, user.id, now, ids);
    return { found: ids.length };
  });
}

/** The end of a round that cannot go on. */
export const failMonitoring = (deps: Deps, { runId }: Input, reason: string): void => failRun(deps, runId, reason);
