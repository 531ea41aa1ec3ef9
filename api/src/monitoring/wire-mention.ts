import type { Mention } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { readerHref } from '../reader-href.ts';
import type { MentionRow } from './tables.ts';

/** Link under which a reader opens a mention's page. */
export const hrefOf = ({ config }: Pick<Deps, 'config'>, url: string): string => readerHref(url, config.siteUrl, config.research.mode === 'demo');

/** A mention in the shape that the API returns. */
export const wireMention = (deps: Pick<Deps, 'config'>, row: MentionRow): Mention => ({
  id: String(row.id),
  sentiment: row.sentiment,
  source: row.domain,
  content: row.content,
  sourceUrl: row.url,
  foundAt: row.foundAt.toISOString(),
  href: hrefOf(deps, row.url),
  title: row.title,
  channel: row.channel,
  kind: row.kind,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  confidence: row.confidence,
  match: row.matchStart === null || row.matchEnd === null ? null : { start: row.matchStart, end: row.matchEnd },
  own: row.own,
  reach: row.reach,
  reprints: row.reprints,
  corrected: row.correctedAt !== null,
  hidden: row.hidden,
});
