/** One round of reading the feeds: each feed and each new page once, one pass of the matcher over all watched subjects. */

import { raiseAlerts } from '../alerts/raise-alerts.ts';
import type { Watched } from '../analysis/index.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { announceMentions } from '../monitoring/announce-mentions.ts';
import { type Feed, feedOf, storeFeed } from '../monitoring/feeds.ts';
import { foundMention } from '../monitoring/found-mention.ts';
import { judgeLater } from '../monitoring/save-subject.ts';
import { noteSeen, OF_FEEDS, wasSeen } from '../monitoring/seen-pages.ts';
import { storeMentions } from '../monitoring/store-mentions.ts';
import { inputOf, isSameSubject, subjectById, type WatchedInput } from '../monitoring/subject-of.ts';
import { isWanted } from '../monitoring/wanted.ts';
import { flagsOf, watchedByPlan } from '../monitoring/watched-users.ts';
import type { FeedItem } from '../research/index.ts';
import type { FeedAnswer } from './analysts.ts';

const MINUTE = 60_000;
/** Feeds older than this are read again before a round that somebody waits for. */
const FRESH_MS = 10 * MINUTE;
/** Wait after a failure, doubled with each one in a row, and the longest. */
const BACK_OFF_MS = 10 * MINUTE;
const LONGEST_MS = 24 * 60 * MINUTE;
/** New pages read from one feed in one round; the rest wait for the next. */
const MAX_NEW = 60;

type Read = { feed: Feed; answer: FeedAnswer; fresh: FeedItem[] };

async function readFeed(deps: Deps, feed: Feed, signal: AbortSignal): Promise<Read> {
  const answer = await deps.analysts.feed(feed.url, feed, signal);
  const fresh = answer.status === 'ok' ? answer.items.filter(({ key }) => !wasSeen(deps.db, OF_FEEDS, key)) : [];
  return { feed, answer, fresh };
}

/** What is known of a feed after an answer. `rest`: some of its items wait, so it must answer in full again. */
function after({ feed, answer }: Read, rest: boolean, now: Date): Feed {
  if (answer.status === 'failed') {
    const failures = feed.failures + 1;
    const wait = Math.min(LONGEST_MS, Math.max(answer.retryAfterMs ?? 0, BACK_OFF_MS * 2 ** Math.min(10, failures - 1)));
    return { ...feed, fetchedAt: now, failures, lastError: answer.detail, nextAt: new Date(now.getTime() + wait) };
  }
  const known = { ...feed, fetchedAt: now, failures: 0, lastError: null, nextAt: null };
  if (answer.status === 'unchanged') return known;
  return rest ? { ...known, etag: null, lastModified: null } : { ...known, etag: answer.etag, lastModified: answer.lastModified };
}

async function poll(deps: Deps, signal: AbortSignal): Promise<void> {
  const started = deps.clock();
  const due = deps.config.research.feeds.map((url) => feedOf(deps.db, url)).filter(({ nextAt }) => nextAt === null || nextAt <= started);
  const reads = await Promise.all(due.map((feed) => readFeed(deps, feed, signal)));
  signal.throwIfAborted();
  const chosen = new Map(reads.flatMap(({ fresh }) => fresh.slice(0, MAX_NEW)).map((item) => [item.key, item]));
  const watched = new Map((chosen.size > 0 ? watchedByPlan(deps) : []).map((each) => [each.subject.id, each]));
  const subjects = new Map([...watched].map(([id, { user, subject }]) => [id, inputOf(deps.db, user, subject)]));
  const { found, seen } =
    chosen.size > 0 ? await deps.analysts.watchPages([...chosen.values()], subjects, signal) : { found: new Map<string, Watched>(), seen: [] };
  const done = new Set(seen);
  deps.db.transaction((tx) => {
    const now = deps.clock();
    for (const [id, { user }] of watched) {
      // The subject was removed, or described anew, during the reading.
      if (subjectById(tx, user, id)?.confirmed !== true) continue;
      if (!isSameSubject(tx, id, subjects.get(id) as WatchedInput)) judgeLater(tx, user.id);
      const flags = flagsOf(deps, user);
      const mentions = (found.get(id)?.sightings ?? []).filter(({ evidence }) => isWanted(flags, evidence.kind)).map(foundMention);
      if (mentions.length === 0) continue;
      const ids = storeMentions(tx, now, id, null, mentions);
      if (ids.length > 0) raiseAlerts(tx, deps, id, now, ids);
      announceMentions(tx, deps, id, now, ids);
    }
    noteSeen(tx, now, OF_FEEDS, seen);
    for (const read of reads) {
      const rest = read.fresh.some(({ key }) => !done.has(key));
      storeFeed(tx, after(read, rest, now));
    }
  });
}

/** The round under way, so that two that are asked for at once are one. */
const polling = new WeakMap<Deps, Promise<void>>();

/** Reads what is due. Everything it learns is stored in one transaction, so a crash loses nothing and a repeat adds nothing. */
async function pollOnce(deps: Deps, signal: AbortSignal): Promise<void> {
  const round =
    polling.get(deps) ??
    poll(deps, signal).finally(() => {
      polling.delete(deps);
    });
  polling.set(deps, round);
  await round;
}

export async function pollFeedsStep(deps: Deps, _input: WorkflowInputs['poll-feeds'], signal: AbortSignal): Promise<null> {
  await pollOnce(deps, signal);
  return null;
}

/** Reads the feeds before a round when the newest reading is old. A failure is logged: the search goes on without them. */
export async function freshenFeeds(deps: Deps, signal: AbortSignal): Promise<void> {
  const limit = deps.clock().getTime() - FRESH_MS;
  if (!deps.config.research.feeds.some((url) => (feedOf(deps.db, url).fetchedAt?.getTime() ?? 0) < limit)) return;
  try {
    await pollOnce(deps, signal);
  } catch (error) {
    signal.throwIfAborted();
    deps.log.warn({ err: error }, 'feeds not read');
  }
}

/** How many feeds there are, and the hosts of those that did not answer last time. */
export function silentFeeds(deps: Deps): { asked: number; silent: string[] } {
  const urls = deps.config.research.feeds;
  return { asked: urls.length, silent: urls.filter((url) => feedOf(deps.db, url).failures > 0).map((url) => new URL(url).host) };
}
