/** The private Atom feed of an account (RFC 4287): the newest mentions and alerts, under an address that can be ended. */
import { subHours } from 'date-fns/subHours';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { generateAtomFeed } from 'feedsmith';
import { alerts } from '../alerts/tables.ts';
import { type User, users } from '../auth/tables.ts';
import type { NewFeed, PrivateFeed } from '../contract/integrations.ts';
import { TONE_WORDS } from '../contract/source-words.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newToken, sha256 } from '../ids.ts';
import { subjectIds } from '../monitoring/subject-ids.ts';
import { subjectName } from '../monitoring/subject-name.ts';
import { mentions } from '../monitoring/tables.ts';
import { hrefOf } from '../monitoring/wire-mention.ts';
import { withheldSubjects } from '../monitoring/withheld.ts';
import { privateFeeds } from './tables.ts';

const MENTIONS = 50;
const ALERTS = 20;

/** The state of the account's feed; null without one. */
export function readFeed({ db }: Pick<Deps, 'db'>, user: User): PrivateFeed {
  const row = db.select().from(privateFeeds).where(eq(privateFeeds.userId, user.id)).get();
  return row ? { since: row.createdAt.toISOString(), readAt: row.readAt?.toISOString() ?? null } : null;
}

/** Makes a new address; the old one ends. @throws AppError too_many_attempts */
export async function renewFeed(deps: Deps, user: User): Promise<NewFeed> {
  await deps.limits.use('feedByUser', user.id);
  const secret = newToken();
  const row = { hash: sha256(secret), createdAt: deps.clock(), readAt: null };
  deps.db
    .insert(privateFeeds)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: privateFeeds.userId, set: row })
    .run();
  return { url: `${deps.config.siteUrl}/api/feed/${secret}`, feed: readFeed(deps, user) };
}

/** Ends the feed's address. Idempotent. */
export function endFeed({ db }: Pick<Deps, 'db'>, user: User): PrivateFeed {
  db.delete(privateFeeds).where(eq(privateFeeds.userId, user.id)).run();
  return null;
}

type Entry = { id: string; at: Date; title: string; href: string; text: string; author: string };

function entriesOf(deps: Deps, userId: string): Entry[] {
  const { db, config } = deps;
  const host = new URL(config.siteUrl).hostname;
  const isHeld = withheldSubjects(db, userId);
  const names = new Map(subjectIds(db, userId).map((id) => [id, subjectName(db, id)]));
  const subjects = [...names.keys()].filter((id) => !isHeld(userId, names.get(id) ?? ''));
  // With one subject, its name in each line would say nothing.
  const isOnly = new Set(subjects.map((id) => names.get(id)).filter(Boolean)).size <= 1;
  const of = (subjectId: string): string => (!isOnly && names.get(subjectId) ? `${names.get(subjectId)}: ` : '');
  const found = subjects
    .flatMap((subjectId) =>
      db
        .select()
        .from(mentions)
        .where(and(eq(mentions.subjectId, subjectId), isNull(mentions.hidden)))
        .orderBy(desc(mentions.id))
        .limit(MENTIONS)
        .all(),
    )
    .sort((a, b) => b.id - a.id)
    .slice(0, MENTIONS);
  const raised = db
    .select()
    .from(alerts)
    .where(and(eq(alerts.userId, userId), inArray(alerts.subjectId, subjects)))
    .orderBy(desc(alerts.createdAt))
    .limit(ALERTS)
    .all();
  const ofMentions = found.map((row) => ({
    id: `tag:${host},2026:wzmianka/${row.id}`,
    at: row.foundAt,
    title: of(row.subjectId) + (row.title || row.domain),
    href: hrefOf(deps, row.url),
    text: `${row.sentiment ? `Wydźwięk ${TONE_WORDS[row.sentiment]}` : 'Bez oceny wydźwięku'}. ${row.content}`,
    author: row.domain,
  }));
  const ofAlerts = raised.map((row) => ({
    id: `tag:${host},2026:alert/${row.id}`,
    at: row.createdAt,
    title: `Alert: ${of(row.subjectId)}${row.title}`,
    href: `${config.siteUrl}/dashboard#alerts`,
    text: row.description,
    author: 'Lustro',
  }));
  return [...ofMentions, ...ofAlerts].sort((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * The feed's XML for whoever knows its secret, and its ETag.
 * @throws AppError not_found for an address that has ended or never was
 */
export function feedOf(deps: Deps, secret: string): { xml: string; etag: string } {
  const now = deps.clock();
  const row = deps.db
    .select({ user: users, feed: privateFeeds })
    .from(privateFeeds)
    .innerJoin(users, eq(users.id, privateFeeds.userId))
    .where(and(eq(privateFeeds.hash, sha256(secret)), eq(users.isActive, true)))
    .get();
  if (!row) throw new AppError('not_found');
  const { user, feed } = row;
  if (!feed.readAt || feed.readAt < subHours(now, 1)) deps.db.update(privateFeeds).set({ readAt: now }).where(eq(privateFeeds.userId, user.id)).run();
  const entries = entriesOf(deps, user.id);
  const xml = generateAtomFeed({
    id: `tag:${new URL(deps.config.siteUrl).hostname},2026:kanal/${feed.hash.slice(0, 16)}`,
    title: { value: `Lustro: ${user.firstName} ${user.lastName}`.trim() },
    updated: entries[0]?.at ?? feed.createdAt,
    links: [{ href: `${deps.config.siteUrl}/wzmianki`, rel: 'alternate', type: 'text/html' }],
    entries: entries.map(({ id, at, title, href, text, author }) => ({
      id,
      title: { value: title },
      updated: at,
      links: [{ href, rel: 'alternate' }],
      authors: [{ name: author }],
      content: { value: text },
    })),
  });
  return { xml, etag: `"${sha256(xml).slice(0, 32)}"` };
}
