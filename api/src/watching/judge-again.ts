/** Mentions judged again after what is said of their subject has changed: from the stored copies, without asking the web. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { dismissUnfounded } from '../alerts/dismiss-unfounded.ts';
import type { Verdict } from '../analysis/index.ts';
import { type User, users } from '../auth/tables.ts';
import type { Deps } from '../deps.ts';
import { mentionSentiment } from '../monitoring/found-mention.ts';
import { forgetSetAside, type Judgement, mentionsToJudge, storeJudgements } from '../monitoring/judged-again.ts';
import { markJudged } from '../monitoring/save-subject.ts';
import { inputOf, isSameSubject, subjectById } from '../monitoring/subject-of.ts';
import { type MentionRow, watchedSubjects } from '../monitoring/tables.ts';
import { inParts } from '../parts.ts';

/** Mentions judged together: so many that namesakes are told apart as in a round, so few that their texts fit into memory. */
const PART = 300;

function judgementOf(row: MentionRow, verdict: Verdict): Judgement[] {
  if (verdict.is === 'unknown') return row.hidden === 'context' ? [{ id: row.id, page: { own: row.own, said: null } }] : [];
  if (verdict.is === 'aside') return [{ id: row.id, page: null }];
  const evidence = verdict.sighting?.evidence;
  if (!evidence) return [{ id: row.id, page: { own: row.own, said: null } }];
  // Whose a profile is, its links told when it was read; the stored text does not.
  const own = evidence.own || (row.own && evidence.platform !== null);
  const stays = own ? row.own || verdict.named : verdict.named && (row.sentiment !== null || evidence.sentiment === null);
  const said = { content: evidence.quote.text, match: verdict.sighting?.match ?? null, sentiment: mentionSentiment(evidence.sentiment) };
  return [{ id: row.id, page: { own, said: stays ? null : said } }];
}

/** Judges the mentions of one subject. Stops when the subject changes meanwhile: then it waits again. */
async function judgeSubject(deps: Deps, user: User, subjectId: string, signal: AbortSignal): Promise<void> {
  const subject = subjectById(deps.db, user, subjectId);
  if (!subject) return;
  const input = inputOf(deps.db, user, subject);
  for (let last = -1; ; await yieldToEventLoop()) {
    signal.throwIfAborted();
    const rows = mentionsToJudge(deps.db, subjectId, last, PART);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const asked = rows.map((row) => ({ ...row, fetchedAt: row.foundAt }));
    const verdicts = rows.length > 0 ? await deps.analysts.watchAgain(input, asked) : [];
    const judgements = verdicts.flatMap((verdict) => judgementOf(byId.get(verdict.id) as MentionRow, verdict));
    await yieldToEventLoop();
    let at = 0;
    let same = true;
    await inParts((size) => {
      if (at >= judgements.length) return false;
      same = deps.db.transaction((tx) => {
        if (!isSameSubject(tx, subjectId, input)) return false;
        storeJudgements(tx, subjectId, rows, judgements.slice(at, at + size));
        return true;
      });
      at += size;
      return same;
    });
    if (!same) return;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PART) break;
  }
  deps.db.transaction((tx) => {
    if (!isSameSubject(tx, subjectId, input)) return;
    forgetSetAside(tx, subjectId);
    dismissUnfounded(tx, subjectId, deps.clock());
    markJudged(tx, subjectId, deps.clock());
  });
}

/** Judges what waits to be judged again. A repeat after a crash changes nothing that is judged already. */
export async function judgeAgain(deps: Deps, signal: AbortSignal): Promise<void> {
  const waiting = deps.db
    .select({ user: users, id: watchedSubjects.id })
    .from(watchedSubjects)
    .innerJoin(users, eq(users.id, watchedSubjects.userId))
    .where(and(isNull(watchedSubjects.judgedAt), eq(users.isActive, true)))
    .limit(20)
    .all();
  for (const { user, id } of waiting) await judgeSubject(deps, user, id, signal);
}
