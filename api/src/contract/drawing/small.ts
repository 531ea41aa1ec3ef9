/** The small drawings: the sign of a tone, the first screen as ten squares, a formula as a bar, a score on its axis. */

import { MIXED_SIGN } from '../drawing.ts';
import type { DocumentTone } from '../report.ts';
import { lowerHalf, squareClass } from './horizon.ts';
import { path, px, svgOf, textAt } from './svg.ts';
import { textWidth } from './text-width.ts';
import { type HorizonSource, shownTone, sideOf } from './types.ts';

/** A square above, on or under a line, in a box of 16: it says the tone without a colour. @param tone null where nothing was judged */
export function toneGlyph(tone: DocumentTone | null, own = false, uncertain = false): string {
  const side = sideOf({ tone, own, uncertain });
  const kind = (of: DocumentTone | null) => squareClass({ n: 0, date: null, tone: of, own, uncertain, reach: 0, told: true, label: '' });
  const square = (of: DocumentTone | null, x: number, y: number, a: number) =>
    `<g class="${kind(of)}"><rect x="${x}" y="${y}" width="${a}" height="${a}"/></g>`;
  if (shownTone({ tone, own, uncertain }) === 'mixed') {
    const { good, bad, side: a, line } = MIXED_SIGN;
    return svgOf('gl', 16, 16, null, `${square('positive', good.x, good.y, a)}${square('negative', bad.x, bad.y, a)}${path('hz-line', `M0 ${line}h16`)}`);
  }
  const y = side === 'up' ? 2.5 : side === 'down' ? 6.5 : 4.5;
  const line = side === 'up' ? 11.5 : side === 'down' ? 4.5 : 8;
  return svgOf('gl', 16, 16, null, `${square(tone, 4.5, y, 7)}${path('hz-line', `M0 ${line}h16`)}`);
}

export type Ranked = Mark & { rank: number };

/** The first screen drawn small: places 1 to `last` on one line; a place that could not be read is dashed. */
export function firstScreenStrip(results: readonly Ranked[], { cell = 22, numbers = true, last = 10, alt = '' } = {}): string {
  const byRank = new Map(results.map((result) => [result.rank, result]));
  const side = cell - 6;
  const line = cell + 2;
  const height = cell * 2 + (numbers ? 20 : 4);
  const width = last * (cell + 4) - 8;
  const squares = Array.from({ length: last }, (_, i) => {
    const result = byRank.get(i + 1);
    const x = i * (cell + 4);
    const stands = result ? sideOf(result) : 'line';
    const y = stands === 'up' ? line - side - 1 : stands === 'down' ? line + 1 : line - side / 2;
    const drawn = result
      ? markSquare(result, x, y, side)
      : `<g class="hz-q gone"><rect x="${px(x + 0.5)}" y="${px(y + 0.5)}" width="${side}" height="${side}"/></g>`;
    return numbers ? drawn + textAt(x + side / 2 + 0.5, height - 2, String(i + 1), 'hz-a', ' text-anchor="middle"') : drawn;
  });
  const words = alt || `Pierwszy ekran wyników, miejsca od 1 do ${last}`;
  return svgOf('hz mini', width, height, words, `${path('hz-line', `M0 ${line}H${width}`)}${squares.join('')}`);
}

export type Mark = Pick<HorizonSource, 'tone' | 'own' | 'uncertain'>;

/** The solid square of a source, `side` wide; a mixed one has both colours. */
export function markSquare(mark: Mark, x: number, y: number, side: number): string {
  const half = shownTone(mark) === 'mixed' ? lowerHalf(x, y, side + 1, true) : '';
  const kind = squareClass({ ...mark, n: 0, date: null, reach: 0, told: true, label: '' });
  return `<g class="${kind}"><rect x="${px(x + 0.5)}" y="${px(y + 0.5)}" width="${px(side)}" height="${px(side)}"/>${half}</g>`;
}

/** Sources side by side on one line, a square each; `said` stands beside them, where `width` has room. */
export function toneRow(marks: readonly Mark[], { cell = 13, said = '', width: most = Infinity } = {}): string {
  const width = marks.length * (cell + 3);
  const beside = said !== '' && width + 9 + textWidth(said, 13) <= most;
  const squares = marks.map((mark, i) => {
    const side = sideOf(mark);
    const y = side === 'up' ? 0 : side === 'down' ? cell + 2 : (cell + 2) / 2;
    return markSquare(mark, i * (cell + 3), y, cell - 1);
  });
  const words = beside ? textAt(width + 9, cell + 6, said, 'hz-a') : '';
  return svgOf(
    'hz mini',
    beside ? width + 9 + textWidth(said, 13) : width,
    2 * cell + 3,
    null,
    `${path('hz-line', `M0 ${cell + 1}H${width}`)}${squares.join('')}${words}`,
  );
}

/** A drawing by time with words under the ends of its line. */
export function withEnds({ svg, height, alt }: { svg: string; height: number; alt: string }, { width = 300, from = '', to = '' } = {}): string {
  const ends = textAt(0, height + 15, from, 'hz-a') + textAt(width, height + 15, to, 'hz-a', ' text-anchor="end"');
  return svgOf('hz mini', width, height + 19, alt, svg + ends);
}

/** Parts of a whole as one bar, the largest darkest, each named with its number below it. */
export function partsBar(parts: readonly { label: string; count: number }[], { width = 380 } = {}): string {
  const shown = parts.filter(({ count }) => count > 0);
  const sum = shown.reduce((all, { count }) => all + count, 0);
  const shade = (i: number) => px((100 - (80 * i) / Math.max(1, shown.length - 1)) / 100);
  let at = 0;
  const bar = shown.map(({ count }, i) => {
    const part = (count / sum) * (width - 1);
    const drawn = `<rect class="pb" x="${px(at + 0.5)}" y="0.5" width="${px(Math.max(1, part - 2))}" height="13" fill-opacity="${shade(i)}"/>`;
    at += part;
    return drawn;
  });
  let [x, y] = [0, 32];
  const words = shown.map(({ label, count }, i) => {
    const said = `${label} ${count}`;
    const room = 15 + textWidth(said, 13) + 14;
    if (x > 0 && x + room - 14 > width) [x, y] = [0, y + 20];
    const drawn = `<rect class="pb" x="${px(x + 0.5)}" y="${px(y - 9.5)}" width="10" height="10" fill-opacity="${shade(i)}"/>${textAt(x + 15, y, said, 'hz-a')}`;
    x += room;
    return drawn;
  });
  return svgOf('hz mini', width, y + 5, null, [...bar, ...words].join(''));
}

/** The line of twelve months from `x` to `to` at the height `y`, with the last post as a square; an older one stands dashed at its beginning. */
function lastPost(ago: number | null, x: number, to: number, y: number): string {
  const at = x + 0.5 + Math.max(0, 1 - Math.min(365, ago ?? 0) / 365) * (to - x - 12);
  const square = ago === null ? '' : `<g class="hz-q ${ago > 365 ? 'x u' : 'own'}"><rect x="${px(at)}" y="${px(y - 5.5)}" width="11" height="11"/></g>`;
  return `${path('hz-tick', `M${px(x)} ${y}H${px(to)}`)}${square}`;
}

/** When somebody last posted, on a line of twelve months. @param ago days, null where it is not seen */
export const lastPostStrip = (ago: number | null, { width = 260 } = {}): string => svgOf('hz mini', width, 20, null, lastPost(ago, 0, width, 10));

/** The same for several profiles, a line each after its name; `from` and `to` stand at the ends of the last one. */
export function lastPostRows(rows: readonly { name: string; ago: number | null }[], { width = 300, from = '', to = '' } = {}): string {
  const names = Math.max(...rows.map(({ name }) => textWidth(name, 13))) + 12;
  const height = rows.length * 20;
  const lines = rows.map(({ name, ago }, i) => textAt(0, i * 20 + 14.5, name, 'hz-a') + lastPost(ago, names, width - 1, i * 20 + 10));
  const ends = textAt(names, height + 14, from, 'hz-a') + textAt(width - 1, height + 14, to, 'hz-a', ' text-anchor="end"');
  return svgOf('hz mini', width, height + 18, null, lines.join('') + ends);
}

/** Words in lines of at most `room` pixels; a word wider than that keeps its line. */
function linesOf(words: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, 13) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** From this width on, a part's words, bar and points stand in one line. */
const ONE_LINE = 420;

/** Parts of a score one under the other: their words, a bar of what was won of 100 points, and that in figures. */
export function partRows(parts: readonly { label: string; weight: number; share: number; said: string }[], { width = 300 } = {}): string {
  const longest = Math.max(...parts.map(({ weight }) => weight));
  const figures = Math.max(...parts.map(({ said }) => textWidth(said, 13))) + 12;
  // Words that would be cut stand above their bar.
  const beside = width >= ONE_LINE && parts.every(({ label }) => textWidth(label, 13) <= width * 0.5 - 12);
  const from = beside ? Math.round(width * 0.5) : 0;
  const room = width - 1 - from - (beside ? figures : 0);
  let y = 0;
  const rows = parts.map(({ label, weight, share, said }) => {
    const lines = linesOf(label, beside ? from - 12 : width - figures);
    // The figures stand beside the last line, next to the bar.
    const last = y + (lines.length - 1) * 16;
    const [most, won] = [weight, Math.max(0, Math.min(weight, share))].map((of) => px((of / longest) * room));
    const bar = (kind: string, size = '') => `<rect class="${kind}" x="${px(from + 0.5)}" y="${last + (beside ? 4.5 : 20.5)}" width="${size}" height="9"/>`;
    const words = lines.map((line, i) => textAt(0, y + 13 + i * 16, line, 'hz-a')).join('');
    y = last + (beside ? 20 : 38);
    return words + textAt(width, last + 13, said, 'hz-a', ' text-anchor="end"') + bar('wg-m', most) + bar('wg-v', won);
  });
  return svgOf('hz mini', width, y - (beside ? 2 : 7), null, rows.join(''));
}

export type WeightedInput = { weight: number; share: number };

/** One formula as one bar: what each part could give, and what it gave, of 100 points. */
export function weightsBar(inputs: readonly WeightedInput[], { width = 600, height = 22 } = {}): string {
  const parts = inputs.filter(({ weight }) => weight > 0);
  const scale =
    width /
    Math.max(
      100,
      parts.reduce((sum, { weight }) => sum + weight, 0),
    );
  let x = 0;
  const drawn = parts.map(({ weight, share }) => {
    const whole = weight * scale;
    const won = Math.max(0, Math.min(whole, share * scale));
    const bars = `<rect class="wg-m" x="${px(x + 0.5)}" y="0.5" width="${px(Math.max(0, whole - 3))}" height="${height - 1}"/><rect class="wg-v" x="${px(x + 0.5)}" y="0.5" width="${px(Math.max(0, won - 3))}" height="${height - 1}"/>`;
    x += whole;
    return bars;
  });
  return svgOf('wg', width, height, null, drawn.join(''));
}

/** Good, middle or low, as the board (`o`, amber) and the report (`l`, blue) colour it. */
export type TrackTone = 'p' | 'o' | 'l' | 'n';
export type Track = { score: number; low: number; high: number; thin: boolean; tone: TrackTone; before?: number | undefined };

/** From this difference on, an earlier score is drawn beside the present one. */
export const SEEN_CHANGE = 2;

/** A score on an axis of 0–100: interval, dotted lines at 40 and 70, the score as a square, the earlier one hollow. */
export function scoreTrack({ score, low, high, thin, tone, before }: Track, { width = 278, height = 40 } = {}): string {
  const x = (value: number) => 8 + (Math.max(0, Math.min(100, value)) / 100) * width;
  const y = height / 2;
  const moved = before !== undefined && Math.abs(before - score) >= SEEN_CHANGE;
  const drawn = [
    path('hz-tick', `M8 ${px(y)}H${px(width + 8)}`),
    path('hz-year', `M${px(x(40))} 0V${height}M${px(x(70))} 0V${height}`),
    `<rect class="tk-i" x="${px(x(Math.min(low, high)))}" y="${px(y - 3.5)}" width="${px(Math.abs(x(high) - x(low)))}" height="7"/>`,
    moved ? path('hz-line', `M${px(x(before))} ${px(y)}H${px(x(score))}`) : '',
    moved ? `<rect class="tk-p" x="${px(x(before) - 4.5)}" y="${px(y - 4.5)}" width="9" height="9"/>` : '',
    `<rect class="tk-q ${tone}${thin ? ' thin' : ''}" x="${px(x(score) - 7)}" y="${px(y - 7)}" width="14" height="14"/>`,
  ];
  return svgOf('tk', width + 16, height, null, drawn.join(''));
}

/** Most squares of one side of an opinion's strip; with more voices a square is several of them. */
const VOICES = 20;

/** What opinions say of one theme: a square each, praise above the line and blame under it. */
export function opinionStrip({ good, bad }: { good: number; bad: number }, { cell = 13 } = {}): string {
  const each = Math.max(1, Math.ceil(Math.max(good, bad) / VOICES));
  const row = (count: number, tone: DocumentTone, y: number) =>
    Array.from({ length: Math.ceil(count / each) }, (_, i) => markSquare({ tone, own: false, uncertain: false }, i * (cell + 3), y, cell - 1)).join('');
  const width = Math.max(1, Math.ceil(Math.max(good, bad) / each)) * (cell + 3);
  return svgOf(
    'hz mini',
    width,
    2 * cell + 3,
    null,
    `${path('hz-line', `M0 ${cell + 1}H${width}`)}${row(good, 'positive', 0)}${row(bad, 'negative', cell + 2)}`,
  );
}
