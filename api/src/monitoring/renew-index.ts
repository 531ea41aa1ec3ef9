import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { desc, lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { lemmasOf } from '../language/index.ts';
import { indexMention } from './index-mention.ts';
import { mentions } from './tables.ts';

/** Raised when a mention is indexed in another way. Kept in the database as `application_id`: `user_version` counts changes. */
export const INDEX_VERSION = 4;
/** Mentions per transaction: small, so that requests are not delayed. */
const PART = 50;

/** Whether all mentions are indexed in the present way. */
export const isIndexed = ({ db }: Pick<Deps, 'db'>): boolean => (db.$client.pragma('application_id', { simple: true }) as number) >= INDEX_VERSION;

/** Indexes all mentions again if an older version of the program did it, the newest first, which are looked for most. Begins anew after a stop; new mentions are indexed anyway. */
export async function renewIndex(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db } = deps;
  if (isIndexed(deps)) return;
  for (let last = Number.MAX_SAFE_INTEGER; ; await yieldToEventLoop()) {
    if (signal.aborted) return;
    const page = db.select().from(mentions).where(lt(mentions.id, last)).orderBy(desc(mentions.id)).limit(PART).all();
    db.transaction((tx) => {
      for (const row of page) indexMention(tx, row, { title: lemmasOf(row.title), content: lemmasOf(row.content) });
    });
    if (page.length < PART) break;
    last = page.at(-1)?.id ?? last;
  }
  db.$client.pragma(`application_id = ${INDEX_VERSION}`);
}
