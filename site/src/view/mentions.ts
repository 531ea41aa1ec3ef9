/** The mentions page: filters, their query parameters, and what a mention shows. Pure. */

import { CHANNELS, MENTION_PERIODS, SENTIMENTS } from '#contract/choices.ts';
import { CERTAIN } from '#contract/constants.ts';
import { dateLong } from '#contract/format.ts';
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

/** Filters from query parameters; unknown values are ignored. */
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

/** Query parameters of the filters, for requests and addresses; unset filters are left out. */
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

/** Whether a filter is set; `hidden` and `alert` are views of their own and do not count. */
export const isNarrowed = ({ sentiment, channel, days, q }: Filters): boolean => !!(sentiment || channel || days || q.trim());

/** Level of a sentiment's confidence (0–1): sure from 0.8, fair from `CERTAIN`. */
export const confidenceLevel = (confidence: number): 'sure' | 'fair' | 'unsure' => (confidence >= 0.8 ? 'sure' : confidence >= CERTAIN ? 'fair' : 'unsure');

/** A mention found within this time of its publication was found at once, by the next round. */
const AT_ONCE = 2 * 86_400_000;

/** Long dates; `published` is null if the date of publication is unknown. `late`: the day it was found tells more than the other. */
export const datesOf = ({ publishedAt, foundAt }: Pick<Mention, 'publishedAt' | 'foundAt'>): { published: string | null; found: string; late: boolean } => ({
  published: publishedAt ? dateLong(publishedAt) : null,
  found: dateLong(foundAt),
  late: !publishedAt || Date.parse(foundAt) - Date.parse(publishedAt) > AT_ONCE,
});

/** Whether a mention with a changed sentiment still matches the filters. */
export const matchesFilters = (mention: Mention, filters: Filters): boolean => !filters.sentiment || mention.sentiment === filters.sentiment;
