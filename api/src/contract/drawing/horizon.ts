/**
 * The Horizon of a reputation: a square for each source above, on or under a line of time. Praise above, facts and own words
 * on it, charges under it. One pure function for page, PDF, letter and shared picture; the rules with their numbers are in docs/horizon.md.
 */
import { counted, plural } from '../format.ts';
import { AXIS, axisOf } from './axis.ts';
import { spanWords } from './dates.ts';
import { type Bracket, placeWords, storySize, type Tag } from './labels.ts';
import { type Frame, frameOf, type Packing, pack, type Square } from './pack.ts';
import { path, px, svgOf, textAt } from './svg.ts';
import { type Horizon, type HorizonCounts, type HorizonData, type HorizonOptions, type HorizonSource, shownTone } from './types.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');

/** Every source once: own, unrated, uncertain or by its tone; the undated are counted beside that. */
export function horizonCounts(all: readonly HorizonSource[]): HorizonCounts {
  const counts: HorizonCounts = { positive: 0, neutral: 0, negative: 0, mixed: 0, own: 0, uncertain: 0, unrated: 0, undated: 0, sum: all.length };
  for (const { own, tone, uncertain, date } of all) {
    counts[own ? 'own' : tone === null ? 'unrated' : uncertain ? 'uncertain' : tone]++;
    if (date === null) counts.undated++;
  }
  return counts;
}

const favourable = (n: number) => plural(n, 'przychylne', 'przychylne', 'przychylnych');
const critical = (n: number) => plural(n, 'krytyczne', 'krytyczne', 'krytycznych');
const factual = (n: number) => plural(n, 'neutralne', 'neutralne', 'neutralnych');
const mingled = (n: number) => plural(n, 'mieszane', 'mieszane', 'mieszanych');
const ownWord = (n: number) => plural(n, 'własne', 'własne', 'własnych');

/** The drawing in words: totals, first and last date, stories. */
export function horizonAlt({ sources: all, stories }: HorizonData): string {
  if (all.length === 0) return 'Pusty horyzont: nie ma na nim żadnego źródła.';
  const c = horizonCounts(all);
  const days = all.flatMap(({ date }) => date ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  const when = first && last ? ` z ${spanWords(first, last)}` : '';
  const list = (parts: readonly (readonly [number, string])[]) =>
    parts
      .filter(([n], i) => i === 0 || n > 0)
      .map(([n, words]) => `${n} ${words}`)
      .join(', ');
  const sides = [
    `Nad linią ${list([[c.positive, favourable(c.positive)]])}`,
    `na linii ${list([
      [c.neutral, factual(c.neutral)],
      [c.mixed, mingled(c.mixed)],
      [c.own, ownWord(c.own)],
    ])}`,
    `pod linią ${list([[c.negative, critical(c.negative)]])}`,
  ].join('; ');
  const rest = [
    [c.uncertain, plural(c.uncertain, 'ocena niepewna', 'oceny niepewne', 'ocen niepewnych')],
    [c.unrated, 'bez oceny'],
  ] as const;
  const others = rest.some(([n]) => n > 0) ? ` Poza tym: ${rest.flatMap(([n, words]) => (n > 0 ? [`${n} ${words}`] : [])).join(', ')}.` : '';
  const undated = c.undated > 0 ? ` Bez daty: ${c.undated} z nich.` : '';
  const told = stories.map((story) => `${story.label} (${spanWords(story.from, story.to)}, ${sources(story.refs.length)})`);
  return `Horyzont reputacji: ${sources(all.length)}${when}. ${sides}.${others}${undated}${told.length > 0 ? ` Sprawy: ${told.join('; ')}.` : ''}`;
}

/** The line alone: on 404, before the first page is read, in a new monitoring. */
function emptyLine(data: HorizonData, options: HorizonOptions, width: number): Horizon {
  const height = options.height ?? 160;
  const line = Math.round(height / 2);
  const alt = options.alt ?? horizonAlt(data);
  const inner = `${ground(options, width, line, height)}${lineAt(options, width, line)}`;
  return { svg: svgOf('hz', width, height, alt, inner), numbered: false, stories: [], unit: 0, height, line, alt, counts: horizonCounts(data.sources) };
}

const ground = (options: HorizonOptions, width: number, from: number, to: number): string =>
  `<rect class="hz-under" x="${options.bleed ? -width : 0}" y="${from}" width="${options.bleed ? 3 * width : width}" height="${to - from + (options.bleed ? 400 : 0)}"/>`;
const lineAt = (options: HorizonOptions, width: number, y: number): string =>
  path('hz-line', options.bleed ? `M${-width} ${y}H${2 * width}` : `M0 ${y}H${width}`);

/** @returns the drawing with its words, as SVG text that follows the theme by its classes */
export function horizon(data: HorizonData, options: HorizonOptions = {}): Horizon {
  const frame = frameOf(data.sources, options);
  const { width, narrow, mini, direct } = frame;
  if (!data.sources.some(({ date }) => date !== null)) return emptyLine(data, options, width);
  const packing = pack(data.sources, options, frame);
  const words = placeWords(data.stories, options, frame, packing);
  const counts = horizonCounts(data.sources);
  const low = mini ? 0 : (options.low ?? (direct ? 30 : narrow ? 44 : 76));
  const highest = Math.max(0, packing.trayHeight, ...packing.up);
  const lowest = Math.max(0, packing.trayHeight, ...packing.down);
  const upper = Math.max(low, highest * packing.unit + 4, words.highest);
  // The figures at the left need their lines, or a kind of source would be in no count.
  const figured = mini || options.gutter === false || packing.gutter === 0 ? 0 : FIGURES + 16 * onTheLine(counts).length;
  const lower = Math.max(low, lowest * packing.unit + 6, words.lowest, figured) + (narrow && !mini && options.gutter !== false ? 16 : 0);
  const line = Math.round(upper + (mini ? 0 : 18));
  const axis = mini ? 0 : AXIS;
  const height = Math.round(line + lower + axis);
  const alt = options.alt ?? horizonAlt(data);
  const inner = [
    ground(options, width, line, height - axis),
    ...(mini ? [] : axisOf(packing, frame, line, height, packing.tray.length)),
    lineAt(options, width, line),
    ...(packing.trayWidth > 0 && !mini
      ? [path('hz-year', `M${packing.x0 - 13} ${px(line - Math.max(40, packing.trayHeight * packing.unit + 8))}V${height - axis + 6}`)]
      : []),
    ...words.brackets.flatMap((bracket) => bracketDrawing(bracket, frame, line)),
    ...words.tags.flatMap((tag) => tagDrawing(tag, line)),
    ...packing.tray.map((square) => squareDrawing(square, packing.gutter, packing, options, line)),
    ...packing.squares.map((square) => squareDrawing(square, Math.round(packing.x0), packing, options, line)),
    ...(mini || options.gutter === false ? [] : figures(counts, frame, line, lower, height)),
  ];
  const svg = svgOf(mini ? 'hz mini' : 'hz', width, height, alt, inner.join(''));
  const stories = words.brackets.map(({ story }) => story);
  return { svg, numbered: words.numbered, stories, unit: packing.unit, height, line, alt, counts };
}

function bracketDrawing({ story, index, sign, from, to, y: distance, label, number }: Bracket, frame: Frame, line: number): string[] {
  const y = line + sign * distance;
  const tick = y - sign * 4;
  const drawn = [path('hz-br', `M${px(from + 0.5)} ${px(tick)}V${px(y)}H${px(to - 0.5)}V${px(tick)}`)];
  if (label) {
    const size = storySize(frame.width);
    const at = line + sign * label.y;
    const end = label.toLeft ? ' text-anchor="end"' : '';
    const x = label.toLeft ? label.x + label.w - 8 : label.x + 8;
    const top = (sign < 0 ? at - label.h : at) + size - 2;
    drawn.push(path('hz-ld', `M${px(label.leader)} ${px(y)}V${px(sign < 0 ? at - 2 : at + label.h - 4)}`));
    const lines = label.lines.map((text, k) => textAt(x, top + k * (size + 4), text, 'hz-s', ` font-size="${size}"${end}`));
    drawn.push(`<g class="hz-story" data-story="${story.id.replace(/[^\w-]/g, '')}">${lines.join('')}</g>`);
    drawn.push(textAt(x, top + label.lines.length * (size + 4) - 1, label.meta, 'hz-m', end));
  }
  if (number !== undefined) drawn.push(textAt(number, line + sign * (distance + 5) + (sign < 0 ? 0 : 11), String(index + 1), 'hz-n'));
  return drawn;
}

function tagDrawing({ x, y, top, text, sign, leader, edge }: Tag, line: number): string[] {
  const word = textAt(x + 2, line + top + (sign < 0 ? 11 : 12), text, 'hz-m');
  return y - edge > 8 ? [path('hz-ld', `M${px(leader)} ${px(line + sign * (edge + 2))}V${px(line + sign * (y - 2))}`), word] : [word];
}

const KIND = { positive: 'p', neutral: 'o', negative: 'n', mixed: 'm' } as const;

/** Classes of a square: kind, then whether its tone is uncertain and whether a story tells it. */
export function squareClass(source: HorizonSource, solid = false): string {
  const tone = shownTone(source);
  const kind = source.waiting ? 'wait' : source.own ? 'own' : tone ? KIND[tone] : 'x';
  return ['hz-q', kind, source.uncertain && !source.own ? 'u' : '', source.told || solid ? 'st' : ''].filter(Boolean).join(' ');
}

const rect = (x: number, y: number, side: number, className = ''): string =>
  `<rect${className ? ` class="${className}"` : ''} x="${px(x)}" y="${px(y)}" width="${side}" height="${side}"/>`;

/** The lower half of a mixed square of that side: what is above the line praises, what is below it charges. @param solid as its square is */
export function lowerHalf(x: number, y: number, side: number, solid: boolean): string {
  const half = Math.round(side / 2);
  return `<rect class="half${solid ? ' st' : ''}" x="${px(x + 0.5)}" y="${px(y + half + 0.5)}" width="${px(side - 1)}" height="${px(side - 1 - half)}"/>`;
}

function squareDrawing({ source, size, column, top, side }: Square, x0: number, { unit }: Packing, options: HorizonOptions, line: number): string {
  const x = x0 + column * unit;
  const y = Math.round(line + top * unit) + (side === 'down' ? 1 : 0);
  const drawn = size * unit - 1;
  const dim = options.only && !options.only.includes(source.n) ? ' dim' : '';
  const parts = [rect(x + 0.5, y + 0.5, drawn - 1)];
  if (source.risk && !source.own && !options.mini && options.risk !== false) {
    const inset = drawn >= 14 ? 3 : drawn >= 7 ? 2 : 1;
    if (drawn - 1 - 2 * inset > 0) parts.splice(0, 1, rect(x + 0.5, y + 0.5, drawn - 1, 'ring'), rect(x + inset + 0.5, y + inset + 0.5, drawn - 1 - 2 * inset));
  } else if (shownTone(source) === 'mixed' && drawn >= 4) {
    parts.push(lowerHalf(x, y, drawn, source.told || options.solid || false));
  }
  const middle = drawn / 2;
  return `<g class="${squareClass(source, options.solid)}${dim}" data-n="${source.n}" data-x="${px(x + middle)}" data-y="${px(y + middle)}">${parts.join('')}</g>`;
}

/** Pixels below the line that the figures of the charges take. */
const FIGURES = 56;

/** What stands on the line, by kind: with the figures above and below it every source is counted. */
function onTheLine(c: HorizonCounts): string[] {
  const short = (n: number, word: string) => (n > 0 ? [`${n} ${word}`] : []);
  return [
    ...short(c.neutral, plural(c.neutral, 'neutralne', 'neutr.', 'neutr.')),
    ...short(c.mixed, 'miesz.'),
    ...short(c.own, ownWord(c.own)),
    ...short(c.unrated, 'bez oceny'),
    ...short(c.uncertain, plural(c.uncertain, 'niepewne', 'niepewne', 'niepewnych')),
  ].map((words, k) => (k === 0 ? `na linii: ${words}` : words));
}

/** Figures in place of a legend: at the left, or in the corners of a narrow drawing. */
function figures(c: HorizonCounts, { gutter }: Frame, line: number, lower: number, height: number): string[] {
  if (gutter === 0) {
    const corner = [textAt(0, 11, `${c.positive} ${favourable(c.positive)}`, 'hz-k p')];
    return [...corner, textAt(0, height - AXIS - 6, `${c.negative} ${critical(c.negative)}`, 'hz-k n')];
  }
  const drawn = [
    textAt(0, line - 26, String(c.positive), 'hz-big p'),
    textAt(0, line - 10, favourable(c.positive), 'hz-k p'),
    textAt(0, line + 34, String(c.negative), 'hz-big n'),
    textAt(0, line + 50, critical(c.negative), 'hz-k n'),
  ];
  const lines = onTheLine(c);
  const room = Math.floor((lower - FIGURES) / 16);
  if (room > 0) drawn.push(...lines.slice(0, room).map((text, k) => textAt(0, line + 70 + 16 * k, text, 'hz-a')));
  return drawn;
}
