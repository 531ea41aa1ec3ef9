import { and, asc, eq, gt } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { LENGTH } from '../contract/constants.ts';
import type { Relation } from '../contract/orders.ts';
import type { Subject } from '../contract/subject.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import type { Tx } from '../db/open.ts';
import { guessKind } from '../language/index.ts';
import { contextFor } from '../orders/context-for.ts';
import { watchedOrder } from '../orders/watched-order.ts';
import { monitoringRounds, watchedSubjects } from './tables.ts';

/** A monitored subject. `namesakes`: an earlier round found others of the same name. */
export type WatchedInput = { subject: Subject; namesakes: boolean };

type Owner = Pick<User, 'id' | 'firstName' | 'lastName'>;

const wordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter(Boolean);

const ownName = (user: Owner): string => `${user.firstName} ${user.lastName}`.trim();

/** What an account would watch by its orders: the subject of one with what the order says of it, else the account's own name. */
export function seedOf(db: Tx, user: Owner): WatchedSubject {
  const own = ownName(user);
  const ordered = watchedOrder(db, user.id);
  const guess = guessKind(own);
  const name = ordered?.subjectName ?? own;
  const kind = ordered?.subjectKind ?? (guess === 'company' || guess === 'organisation' ? guess : 'person');
  const isSelf = !ordered || (kind === 'person' && (ordered.relation === 'self' || name.toLowerCase() === own.toLowerCase()));
  const relation = isSelf ? 'self' : ((ordered.relation as Relation | null) ?? (kind === 'person' ? 'other' : 'brand'));
  const said = contextFor(db, user.id, name);
  const { description, keywords, links } = { description: said?.description ?? '', keywords: said?.keywords ?? '', links: said?.links ?? [] };
  return { id: user.id, name, kind, relation, description, keywords, links, confirmed: false };
}

/** What a user monitors: the confirmed subject, else what the orders say. */
export function watchedSubject(db: Tx, user: Owner): WatchedSubject {
  const row = db.select().from(watchedSubjects).where(eq(watchedSubjects.userId, user.id)).orderBy(asc(watchedSubjects.createdAt)).limit(1).get();
  if (!row) return seedOf(db, user);
  const { userId: _owner, createdAt: _at, judgedAt: _judged, seededFrom: _order, ...said } = row;
  return { ...said, confirmed: true };
}

/** Whether a user still monitors the subject, and nothing that is said of it has changed. */
export function isSameSubject(db: Tx, userId: string, { subject }: WatchedInput): boolean {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  return user !== undefined && JSON.stringify(subjectOf(db, user).subject) === JSON.stringify(subject);
}

/**
 * The subject that a user monitors, with what the account's own fields add. What the onboarding says of the account's owner (position,
 * description) describes nobody else; profiles and pages are no other person's. Links are the subject's own pages.
 */
export function subjectOf(db: Tx, user: User): WatchedInput {
  const { name, kind, relation, ...said } = watchedSubject(db, user);
  const isSelf = relation === 'self';
  const ofSelf = isSelf ? [user.position, user.company, user.description, user.knownFor] : [];
  const links = isSelf || kind !== 'person' ? [...user.socialProfiles, ...user.externalLinks].map(({ url }) => url) : [];
  const met = db
    .select({ id: monitoringRounds.id })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.userId, user.id), gt(monitoringRounds.setAside, 0)))
    .limit(1)
    .get();
  return {
    subject: {
      name,
      kind,
      description: [...ofSelf, said.description]
        .map((text) => text.trim())
        .filter(Boolean)
        .join('. ')
        .slice(0, LENGTH.description),
      keywords: [...new Set([...wordsOf(user.keywords), ...wordsOf(said.keywords)])].slice(0, 20),
      links: [...new Set([...links, ...said.links])].slice(0, 2 * LENGTH.links),
    },
    namesakes: met !== undefined,
  };
}
