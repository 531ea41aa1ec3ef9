/** The mentions page: filters and their address, and what a mention shows. Pure. */

import { CHANNELS, MENTION_PERIODS, SENTIMENTS } from '#contract/choices.ts';
import { CERTAIN } from '#contract/constants.ts';
import { dateLong, polish } from '#contract/format.ts';
import type { Channel, Mention } from '#contract/monitoring.ts';
import type { Sentiment } from '#contract/report.ts';

export type Period = (typeof MENTION_PERIODS)[number];
export type Filters = {
  sentiment: Sentiment | null;
  channel: Channel | null;
  days: Period | null;
  q: string;
  hidden: boolean;
  alert: string | null;
};

export const NO_FILTERS: Filters = { sentiment: null, channel: null, days: null, q: '', hidden: false, alert: null };

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null => values.find((known) => known === value) ?? null;

/** The filters that an address names; whatever it does not know is left out. */
export function filtersOf(query: URLSearchParams): Filters {
  const alert = query.get('alert');
  return {
    sentiment: oneOf(SENTIMENTS, query.get('sentiment')),
    channel: oneOf(CHANNELS, query.get('channel')),
    days: MENTION_PERIODS.find((days) => String(days) === query.get('days')) ?? null,
    q: (query.get('q') ?? '').slice(0, 200),
    hidden: query.get('hidden') === '1',
    alert: alert && /^[0-9a-f]{32}$/.test(alert) ? alert : null,
  };
}

/** The parameters of a call or an address: only what narrows the list. */
export function parametersOf(filters: Filters): Record<string, string> {
  const { sentiment, channel, days, q, hidden, alert } = filters;
  return {
    ...(sentiment ? { sentiment } : {}),
    ...(channel ? { channel } : {}),
    ...(days ? { days: String(days) } : {}),
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(hidden ? { hidden: '1' } : {}),
    ...(alert ? { alert } : {}),
  };
}

/** Whether the reader has narrowed the list; the view of the hidden ones and of an alert are places, not filters. */
export const isNarrowed = ({ sentiment, channel, days, q }: Filters): boolean => !!(sentiment || channel || days || q.trim());

/** How sure a judgement is: 0.8 and more, `CERTAIN` and more, less. */
export const sureness = (confidence: number): 'sure' | 'fair' | 'unsure' => (confidence >= 0.8 ? 'sure' : confidence >= CERTAIN ? 'fair' : 'unsure');

/** Text before the name, the name, and after it; without a name all of it stands before. */
export function marked({ content, match }: Pick<Mention, 'content' | 'match'>): { before: string; name: string; after: string } {
  if (!match || match.start < 0 || match.end > content.length || match.start >= match.end) return { before: polish(content), name: '', after: '' };
  return {
    before: polish(content.slice(0, match.start)),
    name: content.slice(match.start, match.end),
    after: polish(content.slice(match.end)),
  };
}

/** Dates in full; no date of publication gives null. */
export const datesOf = ({ publishedAt, foundAt }: Pick<Mention, 'publishedAt' | 'foundAt'>): { published: string | null; found: string } => ({
  published: publishedAt ? dateLong(publishedAt) : null,
  found: dateLong(foundAt),
});

/** Whether a mention still belongs to the list after its judgement has changed. */
export const matchesFilters = (mention: Mention, filters: Filters): boolean => !filters.sentiment || mention.sentiment === filters.sentiment;
