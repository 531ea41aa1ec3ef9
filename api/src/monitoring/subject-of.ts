import { and, eq, gt } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import { LENGTH } from '../contract/constants.ts';
import type { Subject } from '../contract/subject.ts';
import type { Tx } from '../db/open.ts';
import { guessKind } from '../language/index.ts';
import { contextFor } from '../orders/context-for.ts';
import { monitoringRounds } from './tables.ts';

/** A watched subject, and whether others of the same name have been met. */
export type WatchedSubject = { subject: Subject; namesakes: boolean };

const wordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter(Boolean);

/**
 * Whom a user watches: the account's own name, told from its namesakes by keywords, onboarding data and a report ordered under
 * the same name; own pages are the profiles and links given. A person, unless the name is surely that of a company or institution.
 */
export function subjectOf(db: Tx, user: User): WatchedSubject {
  const name = `${user.firstName} ${user.lastName}`.trim();
  const guess = guessKind(name);
  const ordered = contextFor(db, user.id, name);
  const told = [user.position, user.company, user.description, user.knownFor, ordered?.description ?? ''];
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
      kind: guess === 'company' || guess === 'organisation' ? guess : 'person',
      description: told
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
