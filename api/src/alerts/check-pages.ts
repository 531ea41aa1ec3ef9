/** Whether the profiles and pages that users have named as their own still stand. */
import { addHours } from 'date-fns/addHours';
import { and, eq, notInArray } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import type { Deps } from '../deps.ts';
import { type WatchedPage, watchedPages } from './tables.ts';

/** Hours between two checks of a page: less than a day, so that daily checks do not drift to a later hour. */
const CHECK_HOURS = 23;

const namedBy = (user: User): { url: string; title: string }[] => [
  ...user.socialProfiles.map(({ platform, url }) => ({ url, title: platform })),
  ...user.externalLinks.map(({ title, url }) => ({ url, title })),
];

/** Stores what a check has seen. An answer that is neither the page nor its absence (a fault, a refusal) changes nothing but the time. */
function store(deps: Deps, userId: string, page: { url: string; title: string }, known: WatchedPage | undefined, state: 'there' | 'gone' | 'unknown'): void {
  const now = deps.clock();
  const missed = state === 'gone' ? (known?.missed ?? 0) + 1 : state === 'there' ? 0 : (known?.missed ?? 0);
  const next = {
    title: page.title,
    checkedAt: now,
    seenAt: state === 'there' ? now : (known?.seenAt ?? null),
    missed,
    missedSince: missed === 0 ? null : (known?.missedSince ?? now),
  };
  deps.db
    .insert(watchedPages)
    .values({ userId, url: page.url, ...next })
    .onConflictDoUpdate({ target: [watchedPages.userId, watchedPages.url], set: next })
    .run();
}

/** Looks at a user's own pages that are due, one after another; pages no longer named are forgotten. */
async function checkPagesOf(deps: Deps, user: User, signal: AbortSignal): Promise<void> {
  const named = namedBy(user);
  const own = eq(watchedPages.userId, user.id);
  deps.db
    .delete(watchedPages)
    .where(
      and(
        own,
        notInArray(
          watchedPages.url,
          named.map(({ url }) => url),
        ),
      ),
    )
    .run();
  const known = new Map(
    deps.db
      .select()
      .from(watchedPages)
      .where(own)
      .all()
      .map((page) => [page.url, page]),
  );
  for (const page of named) {
    if (signal.aborted) return;
    const before = known.get(page.url);
    if (before && deps.clock() < addHours(before.checkedAt, CHECK_HOURS)) continue;
    store(deps, user.id, page, before, await deps.analysts.stands(page.url, signal));
  }
}

/** Looks at the own pages of every active user, each page about once a day. Alerts come with the next round of monitoring. */
export async function checkOwnPages(deps: Deps, signal: AbortSignal): Promise<void> {
  const readers = deps.db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), eq(users.hasCompletedOnboarding, true)))
    .all();
  for (const user of readers) await checkPagesOf(deps, user, signal);
}
