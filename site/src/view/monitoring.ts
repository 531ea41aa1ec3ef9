/** The monitoring dashboard: data → what to show. Times in the zone of Warsaw. Pure. */
import { FEW_MENTIONS } from '#contract/constants.ts';
import { dateLong, dateShort, decimal, polish, time } from '#contract/format.ts';
import type { Mention, MonitoringStats, Severity } from '#contract/monitoring.ts';
import type { Sentiment } from '#contract/report.ts';
import { sentimentLabel } from '#contract/rules.ts';
import { monitoring as t } from '../text/monitoring.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** „2 minuty temu”; for yesterday „wczoraj o 14:30”, before that the date. A future time shows as now. */
export function ago(iso: string, now: number): string {
  const then = new Date(iso);
  const passed = now - then.getTime();
  if (passed < MINUTE) return t.ago.now;
  if (passed < HOUR) return t.ago.minutes(Math.floor(passed / MINUTE));
  const day = dateShort(then);
  if (day === dateShort(new Date(now))) return t.ago.hours(Math.floor(passed / HOUR));
  if (day === dateShort(new Date(now - DAY))) return t.ago.yesterday(time(then));
  return dateLong(then);
}

/** "+12%", "−2%", „bez zmian”, „brak porównania”; `period` is null without a change. */
export function trendOf(percent: number | null, days: number): { text: string; period: string | null } {
  if (percent === null) return { text: t.trend.unknown, period: null };
  if (percent === 0) return { text: t.trend.none, period: null };
  return { text: t.trend.change(`${percent > 0 ? '+' : ''}${decimal(percent, 0)}`), period: t.trend.period(days) };
}

export type Slice = {
  sentiment: Sentiment;
  count: number;
  percent: number;
  /** Start on the ring, as a part of a turn (0–1). */
  from: number;
  /** Length on the ring, as a part of a turn (0–1). */
  share: number;
};

/** The sentiment card; null without rated mentions. Empty slices are left out; percents are shares of all mentions. */
export function sentimentView(stats: Pick<MonitoringStats, 'positive' | 'negative' | 'neutral' | 'unrated' | 'total'>) {
  const verdict = sentimentLabel(stats);
  if (!verdict || stats.positive + stats.negative + stats.neutral === 0) return null;
  let from = 0;
  const slices: Slice[] = [];
  for (const sentiment of SENTIMENT_ORDER) {
    const count = stats[sentiment];
    if (count === 0) continue;
    const share = count / stats.total;
    slices.push({ sentiment, count, percent: Math.round(share * 100), from, share });
    from += share;
  }
  return { ...verdict, slices, unratedPercent: Math.round((stats.unrated / stats.total) * 100), few: stats.total < FEW_MENTIONS };
}

/** Order of the slices in the specification. */
const SENTIMENT_ORDER: readonly Sentiment[] = ['positive', 'negative', 'neutral'];

/** SVG path of a ring slice around (0, 0), clockwise from the top; `from` and `share` are parts of a turn. */
export function ringPath({ from, share }: { from: number; share: number }, radius: number, width: number): string {
  const [outer, inner] = [radius + width / 2, radius - width / 2];
  const at = (turn: number, r: number) => {
    const angle = turn * 2 * Math.PI;
    return `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`;
  };
  // SVG draws no arc from a point to itself: a full ring is two half circles outside and two inside.
  if (share >= 0.9999) return [outer, inner].map((r, i) => `M${at(0, r)}A${r} ${r} 0 1 ${1 - i} ${at(0.5, r)}A${r} ${r} 0 1 ${1 - i} ${at(0, r)}Z`).join('');
  const large = share > 0.5 ? 1 : 0;
  const to = from + share;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}

const dayAndMonth = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', day: 'numeric', month: 'long' });
const year = (at: Date | number) => dateShort(new Date(at)).slice(-4);

/** Date of a found mention: „20 listopada, 08:14”; in another year „20 listopada 2025 r.”. */
export function foundDate(iso: string, now: number): string {
  const then = new Date(iso);
  return year(then) === year(now) ? `${dayAndMonth.format(then).replace(' ', '\u00a0')}, ${time(then)}` : dateLong(then);
}

const ALERT_TIME = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  day: 'numeric',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** Date of an alert: „10.11.2026, 06:30”. */
export const alertDate = (iso: string): string => ALERT_TIME.format(new Date(iso));

/** Unknown severities count as low. */
export const severityOf = (severity: string): Severity => SEVERITIES.find((known) => known === severity) ?? 'low';

const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium'];

/** Splits a mention's text around the name found in it. Without a valid match all of it is `before`. */
export function markName({ content, match }: Pick<Mention, 'content' | 'match'>): { before: string; name: string; after: string } {
  if (!match || match.start < 0 || match.end > content.length || match.start >= match.end) return { before: polish(content), name: '', after: '' };
  return { before: polish(content.slice(0, match.start)), name: content.slice(match.start, match.end), after: polish(content.slice(match.end)) };
}

/** Shortens an address for display: no scheme, "www." or final slash, at most 80 characters. */
export function shownAddress(url: string): string {
  const text = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
