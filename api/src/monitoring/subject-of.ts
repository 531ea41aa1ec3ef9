import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { LENGTH } from '../contract/constants.ts';
import type { Relation } from '../contract/orders.ts';
import type { Subject } from '../contract/subject.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import { guessKind } from '../language/index.ts';
import { contextFor } from '../orders/context-for.ts';
import { watchedOrder } from '../orders/watched-order.ts';
import { ownerOf, seedId } from './subject-ids.ts';
import { monitoringRounds, type WatchedSubjectRow, watchedSubjects } from './tables.ts';

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
  return { id: seedId(db, user.id), name, kind, relation, description, keywords, links, confirmed: false };
}

const wired = ({ id, name, kind, relation, description, keywords, links }: WatchedSubjectRow): WatchedSubject => ({
  id,
  name,
  kind,
  relation,
  description,
  keywords,
  links,
  confirmed: true,
});

const byAccount = prepared((db: Tx) =>
  db
    .select()
    .from(watchedSubjects)
    .where(eq(watchedSubjects.userId, sql.placeholder('userId')))
    .orderBy(sql`${watchedSubjects.chosenAt} desc nulls last`, asc(watchedSubjects.createdAt), asc(watchedSubjects.id))
    .prepare(),
);

/** The confirmed subjects of an account, the chosen one first. */
export const subjectsOf = (db: Tx, userId: string): WatchedSubject[] => byAccount(db).all({ userId }).map(wired);

/** What a user monitors: the chosen subject, else what the orders say. */
export const watchedSubject = (db: Tx, user: Owner): WatchedSubject => subjectsOf(db, user.id)[0] ?? seedOf(db, user);

/** A subject of an account, or null. */
export function subjectById(db: Tx, user: Owner, id: string): WatchedSubject | null {
  const confirmed = subjectsOf(db, user.id);
  return confirmed.find((subject) => subject.id === id) ?? (confirmed.length === 0 && id === seedId(db, user.id) ? seedOf(db, user) : null);
}

/** Whether a subject is still monitored, and nothing that is said of it has changed. */
export function isSameSubject(db: Tx, subjectId: string, { subject }: WatchedInput): boolean {
  const user = db
    .select()
    .from(users)
    .where(eq(users.id, ownerOf(subjectId)))
    .get();
  const watched = user && subjectById(db, user, subjectId);
  return watched != null && JSON.stringify(inputOf(db, user as User, watched).subject) === JSON.stringify(subject);
}

const roundWithNamesakes = prepared((db: Tx) =>
  db
    .select({ id: monitoringRounds.id })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, sql.placeholder('subjectId')), gt(monitoringRounds.setAside, 0)))
    .limit(1)
    .prepare(),
);

/**
 * A subject as research and analysis look for it, with what the account's own fields add. What the onboarding says of the account's owner
 * (position, description) describes nobody else; its keywords, profiles and pages are the first subject's, unless that is another
 * person. Links are the subject's own pages.
 */
export function inputOf(db: Tx, user: User, { id, name, kind, relation, ...said }: WatchedSubject): WatchedInput {
  const isSelf = relation === 'self';
  const isFirst = id === user.id;
  const ofSelf = isSelf ? [user.position, user.company, user.description, user.knownFor] : [];
  const links = isSelf || (isFirst && kind !== 'person') ? [...user.socialProfiles, ...user.externalLinks].map(({ url }) => url) : [];
  const met = roundWithNamesakes(db).get({ subjectId: id });
  return {
    subject: {
      name,
      kind,
      description: [...ofSelf, said.description]
        .map((text) => text.trim())
        .filter(Boolean)
        .join('. ')
        .slice(0, LENGTH.description),
      keywords: [...new Set([...(isSelf || isFirst ? wordsOf(user.keywords) : []), ...wordsOf(said.keywords)])].slice(0, 20),
      links: [...new Set([...links, ...said.links])].slice(0, 2 * LENGTH.links),
    },
    namesakes: met !== undefined,
  };
}

/** The chosen subject, as research and analysis look for it. */
export const subjectOf = (db: Tx, user: User): WatchedInput => inputOf(db, user, watchedSubject(db, user));
