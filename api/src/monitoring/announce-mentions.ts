import { desc, inArray } from 'drizzle-orm';
import { counted } from '../contract/format.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { announce } from '../webhooks/announce.ts';
import { ownerOf } from './subject-ids.ts';
import { subjectName } from './subject-name.ts';
import { mentions } from './tables.ts';
import { wireMention } from './wire-mention.ts';

/** Mentions that a message carries, and those that its text names; the rest are counted. */
const [CARRIED, NAMED] = [50, 5];

/** Tells the account's webhook of new mentions that are not hidden, in the transaction that stored them. Once per set of mentions. */
export function announceMentions(tx: Tx, deps: Pick<Deps, 'config'>, subjectId: string, now: Date, ids: readonly number[]): void {
  const newest = [...ids].sort((a, b) => b - a).slice(0, CARRIED);
  const rows = tx.select().from(mentions).where(inArray(mentions.id, newest)).orderBy(desc(mentions.id)).all();
  const found = rows.filter(({ hidden }) => hidden === null).map((row) => wireMention(deps, row));
  const [first] = newest;
  if (found.length === 0 || first === undefined) return;
  const total = ids.length - (rows.length - found.length);
  const url = `${deps.config.siteUrl}/wzmianki`;
  const subject = subjectName(tx, subjectId);
  const lines = found.slice(0, NAMED).map(({ title, source, href }) => `• ${title || source} (${source}) ${href}`);
  announce(tx, ownerOf(subjectId), now, {
    key: `mentions:${first}`,
    type: 'mentions.found',
    text: [
      `Lustro: ${counted(total, 'nowa wzmianka', 'nowe wzmianki', 'nowych wzmianek')}${subject ? `: ${subject}` : ''}`,
      ...lines,
      ...(total > NAMED ? [`Wszystkie: ${url}`] : []),
    ].join('\n'),
    data: { subject, total, url, mentions: found },
  });
}
