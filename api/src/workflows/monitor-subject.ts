/** One round of looking for a user's subject: search, read what is new, judge, store, raise alerts. Runs twice without harm. */
import { eq } from 'drizzle-orm';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { type User, users } from '../auth/tables.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { announceMentions } from '../monitoring/announce-mentions.ts';
import { foundMention } from '../monitoring/found-mention.ts';
import { countNew, failRound, finishRound, takeUpRound } from '../monitoring/rounds.ts';
import { judgeLater } from '../monitoring/save-subject.ts';
import { noteSeen, wasSeen } from '../monitoring/seen-pages.ts';
import { storeMentions } from '../monitoring/store-mentions.ts';
import { inputOf, isSameSubject, subjectById, watchedSubject } from '../monitoring/subject-of.ts';
import type { MonitoringRound } from '../monitoring/tables.ts';
import { isWanted } from '../monitoring/wanted.ts';
import { flagsOf } from '../monitoring/watched-users.ts';
import { sourceKind } from '../research/index.ts';
import { freshenFeeds, silentFeeds } from './poll-feeds.ts';

type Input = WorkflowInputs['monitor-subject'];

/** Takes up a round; null when it is over already, or when its user is gone or closed. */
function takeUp(deps: Deps, { roundId }: Input): { round: MonitoringRound; user: User } | null {
  return deps.db.transaction((tx) => {
    const round = takeUpRound(tx, roundId, deps.clock());
    const user = round && tx.select().from(users).where(eq(users.id, round.userId)).get();
    if (!round || !user) return null;
    if (user.isActive) return { round, user };
    failRound(deps, roundId, 'the account is closed');
    return null;
  });
}

/** Looks and stores in one transaction. A run that is over already, or whose user is gone, is left alone. */
export async function monitorStep(deps: Deps, input: Input, signal: AbortSignal): Promise<{ found: number } | null> {
  const taken = takeUp(deps, input);
  if (!taken) return null;
  const { round, user } = taken;
  const { subjectId } = round;
  const flags = flagsOf(deps, user);
  if (round.trigger === 'manual' || round.trigger === 'start') await freshenFeeds(deps, signal);
  const watched = subjectById(deps.db, user, subjectId) ?? watchedSubject(deps.db, user);
  const sought = inputOf(deps.db, user, watched);
  const result = await deps.analysts.watch(
    sought,
    {
      brief: round.trigger === 'hourly',
      platforms: flags.socialMediaScanning,
      ownLinks: !flags.publicDataOnly,
      skip: (url, key) => !isWanted(flags, sourceKind({ url, structuredTypes: [] })) || wasSeen(deps.db, subjectId, key),
    },
    signal,
  );
  const found = result.sightings.filter(({ evidence }) => isWanted(flags, evidence.kind)).map(foundMention);
  const { asked, silent } = silentFeeds(deps);
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const { setAside } = result;
    if (!finishRound(tx, round.id, { setAside, asked: result.asked.length + asked, unanswered: [...result.unanswered, ...silent] }, now)) return null;
    // What is said of the subject has changed during the search.
    if (!isSameSubject(tx, subjectId, sought)) judgeLater(tx, user.id);
    const ids = storeMentions(tx, now, subjectId, round.id, found);
    noteSeen(tx, now, subjectId, result.seen);
    countNew(tx, round.id, ids.length);
    raiseAlerts(tx, deps, subjectId, now, ids);
    announceMentions(tx, deps, subjectId, now, ids);
    return { found: ids.length };
  });
}

/** The end of a round that cannot go on. */
export const failMonitoring = (deps: Deps, { roundId }: Input, reason: string): void => failRound(deps, roundId, reason);
