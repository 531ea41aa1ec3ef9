/** The account's own alert rules: words whose new mentions raise an alert. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import type { AlertRules } from '../contract/monitoring.ts';
import { alertRulesLimit } from '../contract/rules.ts';
import { fold } from '../db/fold.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { mentionWords, subjectMark } from '../monitoring/index-mention.ts';
import { matchExpressions } from '../monitoring/match-expressions.ts';
import { ownerOf } from '../monitoring/subject-ids.ts';
import { type AlertRule, alertRules } from './tables.ts';

const stored = (tx: Pick<Tx, 'select'>, userId: string): AlertRule[] =>
  tx.select().from(alertRules).where(eq(alertRules.userId, userId)).orderBy(asc(alertRules.createdAt), asc(alertRules.id)).all();

/** The account's rules, the first made first, and how many its plan allows. */
export const listRules = ({ db }: Pick<Deps, 'db'>, user: User): AlertRules => ({
  rules: stored(db, user.id).map(({ id, words, createdAt }) => ({ id, words, since: createdAt.toISOString() })),
  limit: alertRulesLimit(user.plan),
});

/** Adds a rule; one that there is already stays as it is. @throws AppError rules_limit */
export function addRule(deps: Deps, user: User, words: string): AlertRules {
  deps.db.transaction((tx) => {
    const rules = stored(tx, user.id);
    if (rules.some((rule) => fold(rule.words) === fold(words))) return;
    if (rules.length >= alertRulesLimit(user.plan)) throw new AppError('rules_limit');
    tx.insert(alertRules).values({ id: newId(), userId: user.id, words, createdAt: deps.clock() }).run();
  });
  return listRules(deps, user);
}

/** Deletes a rule; its alerts stay. Idempotent. */
export function deleteRule(deps: Deps, user: User, id: string): AlertRules {
  deps.db
    .delete(alertRules)
    .where(and(eq(alertRules.id, id), eq(alertRules.userId, user.id)))
    .run();
  return listRules(deps, user);
}

/** The account's rules with those of the mentions that the search would find by their words. */
export function ruleHits(tx: Tx, subjectId: string, ids: readonly number[]): { rule: AlertRule; hits: Set<number> }[] {
  return stored(tx, ownerOf(subjectId)).flatMap((rule) => {
    // The space ends the last word, which is then no beginning of others.
    const [match] = matchExpressions(subjectMark(subjectId), [], `${rule.words} `);
    if (match === undefined) return [];
    const found = tx
      .select({ id: mentionWords.id })
      .from(mentionWords)
      .where(and(sql`${mentionWords.words} match ${match}`, inArray(mentionWords.id, [...ids])))
      .all();
    return [{ rule, hits: new Set(found.map(({ id }) => id)) }];
  });
}
