/** Checks whether the profiles and pages that users gave as their own still exist. */
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

/** Stores the result of a check. 'unknown' (an error, a refusal) updates only the time of the check. */
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

/** Checks the pages of a user that are due, one at a time, and deletes pages that the user removed. */
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
    store(deps, user.id, page, before, await deps.analysts.pageState(page.url, signal));
  }
}

/** Checks the own pages of every active user, each about once a day. The next monitoring round raises the alerts. */
export async function checkOwnPages(deps: Deps, signal: AbortSignal): Promise<void> {
  const readers = deps.db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), eq(users.hasCompletedOnboarding, true)))
    .all();
  for (const user of readers) await checkPagesOf(deps, user, signal);
}
