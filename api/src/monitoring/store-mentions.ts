import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { channelOf } from '../contract/monitoring.ts';
import type { Sentiment, SourceKind } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import { sha256 } from '../ids.ts';
import { countMentions, firstIdAt, indexMention, type MentionLemmas } from './index-mention.ts';
import { ownerOf } from './subject-ids.ts';
import { mentions, mutedSources, seenPages } from './tables.ts';

/** A page that mentions the subject, rated. */
export type FoundMention = {
  /** Normalised address that identifies a page (`pageKey` of research). */
  pageKey: string;
  url: string;
  /** Registrable domain. */
  domain: string;
  title: string;
  /** A sentence of the page, verbatim. */
  content: string;
  /** Lemmas of title and content in order. */
  lemmas: MentionLemmas;
  /** Half-open range of the name in `content`. */
  match: { start: number; end: number } | null;
  kind: SourceKind;
  publishedAt: Date | null;
  /** When it was found; default: now. */
  foundAt?: Date;
  /** Sentiment towards the subject. Null for own pages and for texts that cannot be rated. */
  sentiment: { label: Sentiment; score: number; confidence: number } | null;
  own: boolean;
  reach: number;
  /** SHA-256 of the page's text. */
  sha256: string;
  /** Page keys of near-duplicates found in the same round. */
  copies?: string[];
};

/** Sentences with fewer words are too short to recognise a reprint. */
const LEAST_WORDS = 6;

/** Equal for reprints: SHA-256 of the sentence's lemmas, or of the page key if it is too short. */
function fingerprintOf({ lemmas, pageKey }: FoundMention): string {
  return sha256(lemmas.content.length < LEAST_WORDS ? `page ${pageKey}` : lemmas.content.join(' '));
}

/** The next free id for an event at this moment. */
function freeId(tx: Tx, at: Date): number {
  const first = firstIdAt(at);
  const last = tx
    .select({ id: mentions.id })
    .from(mentions)
    .where(and(gte(mentions.id, first), lt(mentions.id, firstIdAt(new Date(at.getTime() + 1_000)))))
    .orderBy(desc(mentions.id))
    .limit(1)
    .get();
  return last ? last.id + 1 : first;
}

const pageOf = (tx: Tx, subjectId: string, key: string) =>
  tx
    .select({ id: mentions.id })
    .from(mentions)
    .where(and(eq(mentions.subjectId, subjectId), eq(mentions.pageKey, key)))
    .get();

/** Counts a page as a reprint of a mention. Idempotent: the page is stored as seen. */
function addReprint(tx: Tx, now: Date, subjectId: string, id: number, key: string, sha256: string | null = null): void {
  if (pageOf(tx, subjectId, key)) return;
  const noted = tx.insert(seenPages).values({ userId: subjectId, pageKey: key, at: now, sha256 }).onConflictDoNothing().run();
  if (noted.changes === 0) return;
  tx.update(mentions)
    .set({ reprints: sql`${mentions.reprints} + 1` })
    .where(eq(mentions.id, id))
    .run();
}

function storeOne(tx: Tx, now: Date, subjectId: string, roundId: string | null, found: FoundMention, muted: Set<string>): { id: number; isNew: boolean } {
  const known = pageOf(tx, subjectId, found.pageKey);
  if (known) return { id: known.id, isNew: false };
  const fingerprint = fingerprintOf(found);
  const original = tx
    .select({ id: mentions.id })
    .from(mentions)
    .where(and(eq(mentions.subjectId, subjectId), eq(mentions.fingerprint, fingerprint), eq(mentions.own, found.own)))
    .orderBy(mentions.id)
    .limit(1)
    .get();
  if (original) {
    addReprint(tx, now, subjectId, original.id, found.pageKey, found.sha256);
    return { id: original.id, isNew: false };
  }
  const foundAt = found.foundAt ?? now;
  const event = found.publishedAt && found.publishedAt < foundAt ? found.publishedAt : foundAt;
  const { match, copies: _, lemmas, sentiment, ...page } = found;
  const row = {
    ...page,
    id: freeId(tx, event > now ? now : event),
    userId: ownerOf(subjectId),
    subjectId,
    foundAt,
    matchStart: match?.start ?? null,
    matchEnd: match?.end ?? null,
    channel: channelOf(found.kind),
    sentiment: sentiment?.label ?? null,
    modelSentiment: sentiment?.label ?? null,
    score: sentiment?.score ?? null,
    confidence: sentiment?.confidence ?? null,
    fingerprint,
    hidden: muted.has(found.domain) ? ('muted' as const) : null,
    roundId,
  };
  tx.insert(mentions).values(row).run();
  indexMention(tx, row, lemmas);
  if (row.hidden === null) countMentions(tx, subjectId, [row], 1);
  return { id: row.id, isNew: true };
}

/**
 * Stores the mentions of a round with counters and index, inside the caller's transaction. Idempotent by page; a reprint (the
 * same sentence on another page) adds to the first mention's count. Mentions of muted sources are stored hidden. A publication
 * date after `foundAt` is ignored.
 * @returns ids of the new mentions, by time of event
 */
export function storeMentions(tx: Tx, now: Date, subjectId: string, roundId: string | null, found: FoundMention[]): number[] {
  const muted = new Set(
    tx
      .select({ domain: mutedSources.domain })
      .from(mutedSources)
      .where(eq(mutedSources.userId, ownerOf(subjectId)))
      .all()
      .map(({ domain }) => domain),
  );
  const time = (mention: FoundMention) => (mention.publishedAt ?? mention.foundAt ?? now).getTime();
  const ids: number[] = [];
  for (const mention of [...found].sort((a, b) => time(a) - time(b))) {
    const { id, isNew } = storeOne(tx, now, subjectId, roundId, mention, muted);
    if (isNew) ids.push(id);
    for (const key of mention.copies ?? []) addReprint(tx, now, subjectId, id, key);
  }
  return ids;
}
