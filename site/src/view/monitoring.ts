/** The monitoring dashboard: data → what to show. Times in the zone of Warsaw. Pure. */
import { FEW_MENTIONS } from '#contract/constants.ts';
import { dateLong, dateShort, decimal, polish, readableUrl, time } from '#contract/format.ts';
import type { Alert, Mention, MonitoringStats, Severity } from '#contract/monitoring.ts';
import type { Sentiment } from '#contract/report.ts';
import { sentimentLabel } from '#contract/rules.ts';
import { monitoring as t } from '../text/monitoring.ts';
import type { ChartView } from './chart.ts';

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
  /** Start on the bar, as a part of it (0–1). */
  from: number;
  /** Length on the bar, as a part of it (0–1). */
  share: number;
};

/** The sentiment card; null without rated mentions. Empty slices are left out; all shares are of the rated mentions. */
export function sentimentView(stats: Pick<MonitoringStats, 'positive' | 'negative' | 'neutral'>) {
  const rated = stats.positive + stats.negative + stats.neutral;
  const verdict = sentimentLabel({ positive: stats.positive, total: rated });
  if (!verdict) return null;
  let from = 0;
  const slices: Slice[] = [];
  for (const sentiment of SENTIMENT_ORDER) {
    const count = stats[sentiment];
    if (count === 0) continue;
    const share = count / rated;
    slices.push({ sentiment, count, percent: Math.round(share * 100), from, share });
    from += share;
  }
  return { ...verdict, slices, rated, few: rated < FEW_MENTIONS };
}

/** Order of the slices in the specification. */
const SENTIMENT_ORDER: readonly Sentiment[] = ['positive', 'negative', 'neutral'];

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
  const text = readableUrl(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** An alert's text in parts: at most two sentences of what happened, what to do now, and words of a source. Its sources are in its list of mentions. */
export function alertParts(description: string): { text: string; now: string; quote: string } {
  const lines = description.split('\n').map((line) => line.trim());
  const now = lines.find((line) => line.startsWith('Co teraz:'))?.replace(/^Co teraz:\s*/, '') ?? '';
  const quote = /^(?:Fragment|.*zarzut): „(.+)”$/u.exec(lines.find((line) => /^(?:Fragment|.*zarzut): „/u.test(line)) ?? '')?.[1] ?? '';
  const told = lines.filter((line) => line !== '' && !/^(?:Co teraz|Źródła|Fragment):/.test(line)).map((line) => line.replace(/(zarzut): „.+”$/u, '$1.'));
  return { text: told.slice(0, 2).join(' '), now, quote };
}

const SPARK_DAYS = 14;

/** Fourteen days that end shortly after an alert, with the days of its wave; null where the chart does not hold them. */
export function sparkOf(alert: Pick<Alert, 'kind' | 'createdAt'>, view: ChartView | null): { counts: number[]; loud: boolean[] } | null {
  if (view?.unit !== 'day' || !alert.kind.startsWith('spike_')) return null;
  const day = alert.createdAt.slice(0, 10);
  const index = view.points.findIndex(({ from }) => from === day);
  if (index < 0) return null;
  const points = view.points.slice(Math.max(0, index - SPARK_DAYS + 3), index + 3);
  const counts = points.map((point) => (alert.kind === 'spike_negative' ? point.negative : point.others));
  const wave = view.points[index]?.spike ?? view.points[index - 1]?.spike ?? null;
  return Math.max(...counts) < 2 ? null : { counts, loud: points.map(({ spike, from }) => (wave === null ? from === day : spike === wave)) };
}
