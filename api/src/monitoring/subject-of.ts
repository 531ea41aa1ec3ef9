import { and, eq, gt } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import { LENGTH } from '../contract/constants.ts';
import type { Subject } from '../contract/subject.ts';
import type { Tx } from '../db/open.ts';
import { guessKind } from '../language/index.ts';
import { contextFor } from '../orders/context-for.ts';
import { watchedOrder } from '../orders/watched-order.ts';
import { monitoringRounds } from './tables.ts';

/** A monitored subject. `namesakes`: an earlier round found others of the same name. */
export type WatchedSubject = { subject: Subject; namesakes: boolean };

const wordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter(Boolean);

const ownName = (user: Pick<User, 'firstName' | 'lastName'>): string => `${user.firstName} ${user.lastName}`.trim();

/** Name and kind of what a user monitors: the subject of an order, else the account's own name. `isSelf`: it is the account's owner. */
export function watchedName(db: Tx, user: Pick<User, 'id' | 'firstName' | 'lastName'>): Pick<Subject, 'name' | 'kind'> & { isSelf: boolean } {
  const own = ownName(user);
  const ordered = watchedOrder(db, user.id);
  if (ordered) {
    const { subjectName, subjectKind, relation } = ordered;
    const isSelf = subjectKind === 'person' && (relation === 'self' || subjectName.toLowerCase() === own.toLowerCase());
    return { name: subjectName, kind: subjectKind, isSelf };
  }
  const guess = guessKind(own);
  return { name: own, kind: guess === 'company' || guess === 'organisation' ? guess : 'person', isSelf: true };
}

/**
 * The subject that a user monitors, with description, keywords and links of its newest order and of the onboarding. What the
 * onboarding says of the account's owner (position, description) describes nobody else; profiles and pages are no other
 * person's. Links are the subject's own pages.
 */
export function subjectOf(db: Tx, user: User): WatchedSubject {
  const { name, kind, isSelf } = watchedName(db, user);
  const ordered = contextFor(db, user.id, name);
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
      description: [...ofSelf, ordered?.description ?? '']
        .map((text) => text.trim())
        .filter(Boolean)
        .join('. ')
        .slice(0, LENGTH.description),
      keywords: [...new Set([...wordsOf(user.keywords), ...wordsOf(ordered?.keywords ?? '')])].slice(0, 20),
      links: [...new Set([...links, ...(ordered?.links ?? [])])].slice(0, 2 * LENGTH.links),
    },
    namesakes: met !== undefined,
  };
}
