/** From what the analysis has seen to what is stored. */
import type { Sighting } from '../analysis/index.ts';
import { channelOf } from '../contract/monitoring.ts';
import type { Settings } from '../contract/profile.ts';
import type { SourceKind } from '../contract/report.ts';
import type { FoundMention } from '../monitoring/store-mentions.ts';
import { pageKey } from '../research/index.ts';

/** Whether a user wants sources of this kind. Registers, reviews and companies have no switch. */
export function isWanted(flags: Settings, kind: SourceKind): boolean {
  const channel = channelOf(kind);
  return channel === 'media' ? flags.newsMonitoring : channel === 'blogs' ? flags.blogMonitoring : channel === 'social' ? flags.socialMediaScanning : true;
}

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
    // Mentions know three labels: what speaks for and against is neither.
    sentiment: evidence.sentiment && { ...evidence.sentiment, label: evidence.sentiment.label === 'mixed' ? 'neutral' : evidence.sentiment.label },
    own: evidence.own,
    reach: evidence.reach.value,
    sha256: evidence.sha256,
    copies: copies.map(pageKey),
  };
}
