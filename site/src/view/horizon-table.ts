/** The data of the Horizon as rows: for the table under it and for a file. Pure. */
import { csv } from '#contract/csv.ts';
import { dayWords } from '#contract/drawing/dates.ts';
import { reportHorizon } from '#contract/drawing/report-horizon.ts';
import type { HorizonSource, HorizonStory } from '#contract/drawing/types.ts';
import { integer } from '#contract/format.ts';
import type { Report } from '#contract/report.ts';
import { toldText } from '../text/told.ts';

const t = toldText.horizon;

/** A square with what its card says. */
export type HorizonItem = HorizonSource & { title: string; domain: string; quote: string };
/** Squares of a report with their words. */
export function horizonItems(report: Pick<Report, 'evidence' | 'stories' | 'risks'>): { sources: HorizonItem[]; stories: readonly HorizonStory[] } {
  const { sources, stories } = reportHorizon(report);
  const byNumber = new Map(report.evidence.map((item) => [item.n, item]));
  const items = sources.flatMap((source): HorizonItem[] => {
    const item = byNumber.get(source.n);
    return item ? [{ ...source, title: item.title || item.domain, domain: item.domain, quote: item.quote.text }] : [];
  });
  return { sources: items, stories };
}
export type HorizonRow = { n: number; date: string; title: string; domain: string; tone: string; reach: string };

/** The tone of a square in words. */
export function toneWords({ own, tone, uncertain }: Pick<HorizonSource, 'own' | 'tone' | 'uncertain'>): string {
  if (own) return t.own;
  if (tone === null) return t.unrated;
  return uncertain ? t.unsure(t.tone[tone]) : t.tone[tone];
}

/** The latest first, the undated last. */
const latestFirst = (items: readonly HorizonItem[]): HorizonItem[] =>
  [...items].sort((a, b) => (a.date === b.date ? a.n - b.n : (a.date ?? '') < (b.date ?? '') ? 1 : -1));

export const horizonRows = (items: readonly HorizonItem[]): HorizonRow[] =>
  latestFirst(items).map((item) => ({
    n: item.n,
    date: item.date ? dayWords(item.date) : t.noDate,
    title: item.title,
    domain: item.domain,
    tone: toneWords(item),
    reach: integer(item.reach),
  }));

/** The same for a spreadsheet, with dates that sort. */
export const horizonCsv = (items: readonly HorizonItem[]): string =>
  csv([
    ['Nr', t.columns.date, t.columns.source, 'Serwis', t.columns.tone, t.columns.reach],
    ...latestFirst(items).map((item) => [String(item.n), item.date ?? '', item.title, item.domain, toneWords(item), String(Math.round(item.reach))]),
  ]);

/** Squares of one column and their neighbours: which one an arrow key leads to. @param at index of the present one, −1 for none */
export function stepTo(nodes: readonly { x: number; y: number }[], at: number, key: string): number | null {
  const last = nodes.length - 1;
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return at < 0 ? last : Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const from = nodes[at];
  if (!from) return 0;
  const way = key === 'ArrowUp' ? -1 : 1;
  let [best, cost] = [at, Number.POSITIVE_INFINITY];
  for (const [i, node] of nodes.entries()) {
    const rise = (node.y - from.y) * way;
    if (rise > 2 && Math.abs(node.x - from.x) < 14 && rise < cost) [best, cost] = [i, rise];
  }
  return best;
}

/** The square nearest to a point, within 24 px; −1 for none. */
export function nearest(nodes: readonly { x: number; y: number }[], x: number, y: number): number {
  let [best, least] = [-1, 24 * 24];
  for (const [i, node] of nodes.entries()) {
    const away = (node.x - x) ** 2 + (node.y - y) ** 2;
    if (away < least) [best, least] = [i, away];
  }
  return best;
}
