import { and, eq, gt } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import { LENGTH } from '../contract/constants.ts';
import type { Subject } from '../contract/subject.ts';
import type { Tx } from '../db/open.ts';
import { guessKind } from '../language/index.ts';
import { contextFor, ownSubject } from '../orders/context-for.ts';
import { monitoringRounds } from './tables.ts';

/** A monitored subject. `namesakes`: an earlier round found others of the same name. */
export type WatchedSubject = { subject: Subject; namesakes: boolean };

const wordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter(Boolean);

/**
 * The subject that a user monitors: the one they ordered a report on as their own, else the account's name, which is a person's unless
 * it is that of a company or institution. Keywords and description are those of the onboarding and of the order. Links are the
 * subject's own pages.
 */
export function subjectOf(db: Tx, user: User): WatchedSubject {
  const own = ownSubject(db, user.id);
  const name = own?.name ?? `${user.firstName} ${user.lastName}`.trim();
  const guess = guessKind(name);
  const ordered = contextFor(db, user.id, name);
  const descriptions = [user.position, user.company, user.description, user.knownFor, ordered?.description ?? ''];
  const links = [...user.socialProfiles, ...user.externalLinks].map(({ url }) => url);
  const met = db
    .select({ id: monitoringRounds.id })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.userId, user.id), gt(monitoringRounds.setAside, 0)))
    .limit(1)
    .get();
  return {
    subject: {
      name,
      kind: own?.kind ?? (guess === 'company' || guess === 'organisation' ? guess : 'person'),
      description: descriptions
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
