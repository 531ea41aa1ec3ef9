/** Days as numbers, as words under an axis, and as a scale with cut gaps. */
const NBSP = '\u00a0';
const DAY = 86_400_000;
export const MONTHS = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'] as const;

/** Days since 1970 of YYYY-MM-DD (a time after it is left out). */
export const dayNumber = (date: string): number => Date.parse(`${date.slice(0, 10)}T12:00:00Z`) / DAY;
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** „29 lis 2024”, or „29 lis” without its year. */
export function dayWords(date: string, year = true): string {
  const [y, m, d] = date.slice(0, 10).split('-');
  return `${Number(d)}${NBSP}${MONTHS[Number(m) - 1]}${year ? NBSP + y : ''}`;
}

/** „29 lis 2024 – 9 sty 2025”, „23–30 kwi 2025”. */
export function spanWords(from: string, to: string): string {
  if (from.slice(0, 10) === to.slice(0, 10)) return dayWords(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8, 10))}–${dayWords(to)}`;
  return `${dayWords(from, from.slice(0, 4) !== to.slice(0, 4))} – ${dayWords(to)}`;
}

type Gap = { from: number; to: number };
export type TimeScale = { x: (day: number) => number; pixelsADay: number; cuts: Gap[]; from: number; to: number };

const CUT = 30;
const KEPT = 12;

/** Linear from the first of `days` to the last; at most two gaps longer than `least` days are cut to 30 px. @param days ascending */
export function timeScale(days: readonly number[], x0: number, x1: number, least: number): TimeScale {
  const from = days[0] ?? 0;
  const to = days.at(-1) ?? from;
  const cuts = days
    .slice(1)
    .map((to, i): Gap => ({ from: days[i] as number, to }))
    .filter((gap) => gap.to - gap.from > least)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .sort((a, b) => a.from - b.from)
    .map((gap): Gap => ({ from: gap.from + KEPT, to: gap.to - KEPT }));
  const dead = cuts.reduce((sum, cut) => sum + cut.to - cut.from, 0);
  const pixelsADay = (x1 - x0 - CUT * cuts.length) / Math.max(1, to - from - dead);
  const x = (day: number): number => {
    let [at, since] = [x0, from];
    for (const cut of cuts) {
      if (day <= cut.from) break;
      at += (cut.from - since) * pixelsADay;
      if (day < cut.to) return at + (CUT * (day - cut.from)) / (cut.to - cut.from);
      at += CUT;
      since = cut.to;
    }
    return at + (day - since) * pixelsADay;
  };
  return { x, pixelsADay, cuts, from, to };
}

/** „lis 2024” */
export const monthWords = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]}${NBSP}${date.slice(0, 4)}`;
