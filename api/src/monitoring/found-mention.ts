/** From what the analysis has seen to what is stored. */
import type { Sighting } from '../analysis/index.ts';
import type { Evidence } from '../contract/report.ts';
import { lemmasOf } from '../language/index.ts';
import { pageKey } from '../research/index.ts';
import type { FoundMention } from './store-mentions.ts';

/** Mentions know three labels: what speaks for and against is neither. */
export const mentionSentiment = (sentiment: Evidence['sentiment']): FoundMention['sentiment'] =>
  sentiment && { ...sentiment, label: sentiment.label === 'mixed' ? 'neutral' : sentiment.label };

/** A sighting as it is stored. */
export function foundMention({ evidence, canonicalUrl, match, lemmas, copies }: Sighting): FoundMention {
  const published = evidence.publishedAt === null ? Number.NaN : Date.parse(evidence.publishedAt);
  return {
    pageKey: pageKey(canonicalUrl),
    url: evidence.url,
    domain: evidence.domain,
    title: evidence.title,
    content: evidence.quote.text,
    match,
    lemmas,
    kind: evidence.kind,
    publishedAt: Number.isFinite(published) ? new Date(published) : null,
    sentiment: mentionSentiment(evidence.sentiment),
    own: evidence.own,
    reach: evidence.reach.value,
    sha256: evidence.sha256,
    copies: copies.map(pageKey),
  };
}

/** A source of a report as a sighting. The name is marked where the report's first match lies in the quote. */
export function reportSighting(evidence: Evidence, canonicalUrl: string, copies: string[]): Sighting {
  const { matched, quote, title } = evidence;
  const inQuote = matched.end > matched.start && matched.start >= quote.start && matched.end <= quote.end;
  return {
    evidence,
    canonicalUrl,
    match: inQuote ? { start: matched.start - quote.start, end: matched.end - quote.start } : null,
    lemmas: { title: lemmasOf(title), content: lemmasOf(quote.text) },
    copies,
  };
}
