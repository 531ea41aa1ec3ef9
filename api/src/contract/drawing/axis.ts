/** Time under the Horizon: ticks, dotted years, and words as far as they stand apart. */
import { dateOfDay, dayWords, MONTHS, type TimeScale } from './dates.ts';
import { SMALL } from './labels.ts';
import type { Frame, Packing } from './pack.ts';
import { path, px, textAt } from './svg.ts';
import { textWidth } from './text-width.ts';

export const AXIS = 26;
const NBSP = '\u00a0';

/** `rank`: who stays when two would touch, the lowest first. */
type Word = { rank: number; x: number; text: string; bold?: boolean; centred?: boolean };

function daysAndWeeks(scale: TimeScale, width: number, height: number): { marks: string[]; words: Word[] } {
  const length = scale.to - scale.from;
  const step = length > 50 ? 14 : width / length > 24 ? 1 : 7;
  const marks: string[] = [];
  const words: Word[] = [];
  for (let day = Math.ceil(scale.from); day <= scale.to; day += step) {
    const x = scale.x(day);
    marks.push(path('hz-tick', `M${px(x)} ${height - AXIS}v4`));
    if (x < width - 34) words.push({ rank: 3, x, text: dayWords(dateOfDay(day), false) });
  }
  return { marks, words };
}

function monthsAndYears(packing: Packing, width: number, height: number): { marks: string[]; words: Word[] } {
  const { scale } = packing;
  const close = scale.to - scale.from < 560;
  const marks: string[] = [];
  const words: Word[] = [];
  const [year, month] = dateOfDay(scale.from).split('-').map(Number) as [number, number];
  for (let k = month; ; k++) {
    const date = new Date(Date.UTC(year, k, 1));
    const day = date.getTime() / 86_400_000;
    if (day > scale.to) break;
    if (scale.cuts.some((cut) => day > cut.from && day < cut.to)) continue;
    const x = scale.x(day);
    const quarter = date.getUTCMonth() % 3 === 0;
    if (date.getUTCMonth() === 0) {
      marks.push(path('hz-year', `M${px(x)} 0V${height - AXIS + 6}`));
      words.push({ rank: 1, x: x + 4, text: String(date.getUTCFullYear()), bold: true });
      continue;
    }
    if (close || width > 620 || quarter) marks.push(path('hz-tick', `M${px(x)} ${height - AXIS}v${quarter ? 5 : 3}`));
    if (close || (width > 760 && scale.pixelsADay * 90 > 62 && quarter)) words.push({ rank: quarter ? 3 : 4, x, text: MONTHS[date.getUTCMonth()] as string });
  }
  words.push({ rank: 2, x: packing.x0, text: String(year), bold: true });
  return { marks, words };
}

/** @param line y of the line @param height of the whole drawing @param undated how many stand in the tray */
export function axisOf(packing: Packing, frame: Frame, line: number, height: number, undated: number): string[] {
  const { scale } = packing;
  const { marks, words } = scale.to - scale.from < 100 ? daysAndWeeks(scale, frame.width, height) : monthsAndYears(packing, frame.width, height);
  if (packing.trayWidth > 0) words.push({ rank: 0, x: packing.gutter, text: frame.narrow ? 'bez daty' : `bez daty ${undated}` });
  for (const cut of scale.cuts) {
    const x = (scale.x(cut.from) + scale.x(cut.to)) / 2;
    const months = Math.floor((cut.to - cut.from + 24) / 30.4);
    marks.push(path('hz-cut', `M${px(x - 5)} ${line - 9}l6 18M${px(x + 1)} ${line - 9}l6 18`));
    words.push({ rank: 1.5, x: x + 1, text: months >= 24 ? `${Math.round(months / 12)}${NBSP}l.` : `${months}${NBSP}mies.`, centred: true });
  }
  const taken: [number, number][] = [];
  for (const word of words.sort((a, b) => a.rank - b.rank || a.x - b.x)) {
    const w = textWidth(word.text, SMALL);
    const x = word.centred ? word.x - w / 2 : word.x;
    if (x < 0 || x + w > frame.width || taken.some(([from, to]) => x < to + 8 && from < x + w + 8)) continue;
    taken.push([x, x + w]);
    marks.push(textAt(x, height - 7, word.text, word.bold ? 'hz-a b' : 'hz-a'));
  }
  return marks;
}
