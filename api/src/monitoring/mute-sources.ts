/** Muted sources: their present and future mentions are hidden until the source is unmuted. */
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { HiddenReason, MutedSource } from '../contract/monitoring.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { domainOf } from '../research/index.ts';
import { countMentions } from './index-mention.ts';
import { subjectIds } from './subject-ids.ts';
import { mentions, mutedSources } from './tables.ts';

/** The registrable domain, under which mentions are stored; people enter "www." and subdomains. */
const registrable = (domain: string): string => domainOf(`http://${domain}/`) || domain;

/** Changes `hidden` of a domain's mentions from one value to another and updates the counters. */
function setHidden(tx: Tx, userId: string, domain: string, from: HiddenReason | null, to: HiddenReason | null): void {
  for (const subjectId of subjectIds(tx, userId)) {
    const which = and(eq(mentions.subjectId, subjectId), eq(mentions.domain, domain), from === null ? isNull(mentions.hidden) : eq(mentions.hidden, from));
    const rows = tx.select({ id: mentions.id, channel: mentions.channel, sentiment: mentions.sentiment, own: mentions.own }).from(mentions).where(which).all();
    tx.update(mentions).set({ hidden: to }).where(which).run();
    countMentions(tx, subjectId, rows, to === null ? 1 : -1);
  }
}

/** Muted domains in alphabetical order, with their number of mentions. */
export function listMuted(deps: Pick<Deps, 'db'>, userId: string): MutedSource[] {
  const rows = deps.db.select().from(mutedSources).where(eq(mutedSources.userId, userId)).orderBy(asc(mutedSources.domain)).all();
  return rows.map(({ domain, at }) => {
    const found = deps.db
      .select({ n: count() })
      .from(mentions)
      .where(and(inArray(mentions.subjectId, subjectIds(deps.db, userId)), eq(mentions.domain, domain)))
      .get();
    return { domain, since: at.toISOString(), mentions: found?.n ?? 0 };
  });
}

/** Mutes a source. Idempotent. Returns the list of muted sources. */
export function muteSource(deps: Deps, userId: string, domain: string): MutedSource[] {
  const name = registrable(domain);
  deps.db.transaction((tx) => {
    const added = tx.insert(mutedSources).values({ userId, domain: name, at: deps.clock() }).onConflictDoNothing().run();
    if (added.changes > 0) setHidden(tx, userId, name, null, 'muted');
  });
  return listMuted(deps, userId);
}

/** Unmutes a source. Idempotent. Returns the list of muted sources. */
export function unmuteSource(deps: Deps, userId: string, domain: string): MutedSource[] {
  const name = registrable(domain);
  deps.db.transaction((tx) => {
    const removed = tx
      .delete(mutedSources)
      .where(and(eq(mutedSources.userId, userId), eq(mutedSources.domain, name)))
      .run();
    if (removed.changes > 0) setHidden(tx, userId, name, 'muted', null);
  });
  return listMuted(deps, userId);
}
