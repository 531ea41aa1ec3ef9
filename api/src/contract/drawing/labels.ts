/** Words of the Horizon: brackets over stories with their labels, and short words by single squares. Lengths are pixels from the line. */
import { counted } from '../format.ts';
import { dayNumber, spanWords } from './dates.ts';
import type { Frame, Packing, Square } from './pack.ts';
import { evenLines, shortened, textWidth } from './text-width.ts';
import type { HorizonOptions, HorizonStory } from './types.ts';

/** y is measured from the line; up is negative. `words`: a text or its leader. */
type Box = { x: number; y: number; w: number; h: number; words?: true };

export type Label = { lines: string[]; meta: string; x: number; y: number; w: number; h: number; leader: number; toLeft: boolean; cost: number };
export type Bracket = {
  story: HorizonStory;
  /** Place among the stories, from 0. */
  index: number;
  /** −1 above the line, 1 below. */
  sign: -1 | 1;
  from: number;
  to: number;
  /** Distance from the line. */
  y: number;
  label?: Label;
  /** x of the number, where there is one in place of a label. */
  number?: number;
};
/** A short word by a square; `leader` is drawn when the word stands off. */
export type Tag = { x: number; top: number; text: string; sign: -1 | 1; leader: number; edge: number; y: number };
export type Labels = { brackets: Bracket[]; tags: Tag[]; numbered: boolean; highest: number; lowest: number };

export const SMALL = 13;
export const storySize = (width: number): number => (width >= 1000 ? 17 : 16);

type Desk = {
  packing: Packing;
  frame: Frame;
  boxes: Box[];
  /** Height of the squares between two x, on one side. */
  roof: (from: number, to: number, sign: -1 | 1) => number;
  hits: (x: number, y: number, w: number, h: number) => boolean;
};

function deskOf(packing: Packing, frame: Frame): Desk {
  const { unit, x0, columns } = packing;
  const boxes: Box[] = [];
  return {
    packing,
    frame,
    boxes,
    roof: (from, to, sign) => {
      const sky = sign < 0 ? packing.up : packing.down;
      const last = Math.min(columns - 1, Math.ceil((to - x0) / unit));
      let height = from < x0 - 8 ? packing.trayHeight : 0;
      for (let column = Math.max(0, Math.floor((from - x0) / unit)); column <= last; column++) height = Math.max(height, sky[column] as number);
      return height * unit;
    },
    hits: (x, y, w, h) => boxes.some((box) => x < box.x + box.w && box.x < x + w && y < box.y + box.h && box.y < y + h),
  };
}

/** The span of a story's squares on its side; without one, its days. */
function bracketOf({ packing }: Desk, story: HorizonStory, index: number, squares: ReadonlyMap<number, Square>): Bracket {
  const { x0, unit, scale, columns } = packing;
  const sign = story.tone === 'negative' ? 1 : -1;
  const own = story.refs.flatMap((n) => squares.get(n) ?? []).filter(({ side }) => side === (sign > 0 ? 'down' : 'up'));
  const end = x0 + columns * unit;
  const clamp = (x: number) => Math.max(x0, Math.min(end - 2 * unit, x));
  const from = own.length > 0 ? Math.min(...own.map(({ column }) => x0 + column * unit)) : clamp(scale.x(dayNumber(story.from)));
  const to = own.length > 0 ? Math.max(...own.map(({ column, size }) => x0 + (column + size) * unit)) : Math.min(end, scale.x(dayNumber(story.to)));
  return { story, index, sign, from, to: Math.max(to, from + 2 * unit), y: 0 };
}

/** Brackets stand 7 px beyond the squares; short ones first, for they have less room to move. */
function placeBrackets(desk: Desk, brackets: Bracket[]): void {
  for (const bracket of [...brackets].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const { from, to, sign } = bracket;
    let y = desk.roof(from, to, sign) + 7;
    while (desk.hits(from - 6, sign < 0 ? -y - 5 : y, to - from + 12, 6)) y += 9;
    bracket.y = y;
    desk.boxes.push({ x: from, y: sign < 0 ? -y - 4 : y, w: to - from, h: 5 });
  }
}

const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((item, i) => orders(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));

type Wording = { lines: string[]; meta: string; w: number; h: number };
function wordingOf({ frame: { width } }: Desk, story: HorizonStory): Wording {
  const px = storySize(width);
  const lines = evenLines(story.label, px, width >= 1000 ? 216 : 172, true);
  const meta = story.meta ?? `${spanWords(story.from, story.to)} · ${counted(story.refs.length, 'źródło', 'źródła', 'źródeł')}`;
  const w = Math.max(textWidth(meta, SMALL), ...lines.map((line) => textWidth(line, px, true))) + 12;
  return { lines, meta, w, h: lines.length * (px + 4) + SMALL + 6 };
}

/** Whether a leader at `x` from a bracket to a label would cross words. */
function crosses({ boxes }: Desk, bracket: Bracket, x: number, y: number): boolean {
  const [top, bottom] = bracket.sign < 0 ? [-y, -bracket.y] : [bracket.y, y];
  return boxes.some((box) => box.words && x > box.x - 5 && x < box.x + box.w + 5 && box.y < bottom && box.y + box.h > top);
}

/** The best free place of one label: left or right of its leader, at the start, middle or end of the bracket, rising by 7 px. */
function placeOf(desk: Desk, bracket: Bracket, wording: Wording): Label | null {
  const { packing, frame } = desk;
  const { w, h } = wording;
  const start = bracket.from + 1;
  const leftEdge = packing.trayWidth > 0 ? packing.x0 - 4 : packing.gutter;
  let best: Label | null = null;
  for (const toLeft of [false, true]) {
    for (const leader of [start, (bracket.from + bracket.to) / 2, bracket.to - 1]) {
      const x = toLeft ? leader - w : leader;
      if (x < leftEdge || x + w > frame.width) continue;
      let y = Math.max(bracket.y + 10, desk.roof(x, x + w, bracket.sign) + 12);
      for (let k = 0; k < 24; k++, y += 7) {
        const top = bracket.sign < 0 ? -y - h : y;
        if (desk.hits(x - 8, top - 4, w + 16, h + 8) || crosses(desk, bracket, leader, y)) continue;
        const cost = y + (toLeft ? 14 : 0) + (leader === start ? 0 : 8);
        if (!best || cost < best.cost) best = { ...wording, x, y, leader, toLeft, cost };
        break;
      }
    }
  }
  return best;
}

/** Every order of the labels is tried; the lowest sum of heights wins. @returns false when none fits */
function placeLabels(desk: Desk, brackets: Bracket[]): boolean {
  const words = new Map(brackets.map((bracket) => [bracket, wordingOf(desk, bracket.story)]));
  const before = [...desk.boxes];
  let won: { sum: number; labels: Map<Bracket, Label>; boxes: Box[] } | null = null;
  for (const order of orders(brackets)) {
    desk.boxes.splice(0, desk.boxes.length, ...before);
    const labels = new Map<Bracket, Label>();
    let sum = 0;
    for (const bracket of order) {
      const label = placeOf(desk, bracket, words.get(bracket) as Wording);
      sum += label?.cost ?? Number.POSITIVE_INFINITY;
      if (!label || (won && sum >= won.sum)) break;
      labels.set(bracket, label);
      const { x, y, w, h, leader } = label;
      desk.boxes.push({ x, y: bracket.sign < 0 ? -y - h : y, w, h, words: true });
      desk.boxes.push({ x: leader - 2, y: bracket.sign < 0 ? -y : bracket.y, w: 4, h: y - bracket.y, words: true });
    }
    if (labels.size === brackets.length && (!won || sum < won.sum)) won = { sum, labels, boxes: [...desk.boxes] };
  }
  desk.boxes.splice(0, desk.boxes.length, ...(won?.boxes ?? before));
  for (const [bracket, label] of won?.labels ?? []) bracket.label = label;
  return won !== null;
}

/** Numbers stand by their brackets and step aside for each other. */
function placeNumbers(desk: Desk, brackets: Bracket[]): void {
  const [w, h] = [12, 15];
  for (const bracket of brackets) {
    const { from, to, sign } = bracket;
    const y = bracket.y + 5;
    const top = sign < 0 ? -y - h : y;
    const places = [from + 1, to - 10, (from + to) / 2 - 4, to + 3, from - 11, to + 14];
    bracket.number = places.find((x) => x > desk.packing.gutter && x + w < desk.frame.width && !desk.hits(x - 1, top, w, h)) ?? from;
    desk.boxes.push({ x: bracket.number, y: top, w, h, words: true });
  }
}

const TAG = 15;

/** A word by the square that ended a story, on the side of the story's own label, if there is room within 60 px. */
function endTag(desk: Desk, square: Square, text: string, sign: Bracket['sign']): Tag[] {
  const { packing, frame, roof } = desk;
  const [x0, size] = [packing.x0 + square.column * packing.unit, square.size * packing.unit];
  const edge = roof(x0, x0 + size, sign);
  const w = textWidth(text, SMALL) + 4;
  let best: Tag | null = null;
  for (const x of [x0, x0 + size - w, x0 + size / 2 - w / 2]) {
    if (x < packing.gutter || x + w > frame.width) continue;
    let y = Math.max(roof(x, x + w, sign), edge) + 4;
    for (let k = 0; k < 14; k++, y += 6) {
      const top = sign < 0 ? -y - TAG : y;
      if (desk.hits(x - 5, top - 1, w + 10, TAG + 2)) continue;
      if (!best || y < best.y) best = { x, y, top, text, sign, leader: x0 + size / 2, edge };
      break;
    }
  }
  if (!best || best.y - edge >= 60) return [];
  desk.boxes.push({ x: best.x, y: best.top, w, h: TAG, words: true });
  return [best];
}

/** Words at every square, as stairs from right to left, so that no leader crosses another's words. */
function directTags(desk: Desk): Tag[] {
  const { packing, frame, roof } = desk;
  const good = packing.squares.filter(({ side }) => side === 'up').length;
  const bad = packing.squares.filter(({ side }) => side === 'down').length;
  const ordered = [...packing.squares].sort((a, b) => a.column - b.column);
  const aside = (i: number): -1 | 1 => (good + bad === 0 ? (i % 2 ? 1 : -1) : bad >= good ? -1 : 1);
  const sides = new Map(ordered.map(({ source, side }, i): [number, -1 | 1] => [source.n, side === 'up' ? -1 : side === 'down' ? 1 : aside(i)]));
  return ordered.reverse().map((square): Tag => {
    const sign = sides.get(square.source.n) ?? -1;
    const [x0, size] = [packing.x0 + square.column * packing.unit, square.size * packing.unit];
    const text = shortened(square.source.label, 30);
    const w = textWidth(text, SMALL) + 4;
    const atStart = x0 + w <= frame.width;
    const x = atStart ? x0 : Math.max(0, Math.min(x0 + size, frame.width) - w);
    const edge = roof(x0, x0 + size, sign);
    let y = Math.max(roof(x, x + w, sign), edge) + 4;
    const top = () => (sign < 0 ? -y - TAG : y);
    for (let k = 0; k < 60 && desk.hits(x - 4, top(), w + 10, TAG); k++) y += 4;
    desk.boxes.push({ x, y: top(), w, h: TAG, words: true });
    return { x, y, top: top(), text, sign, leader: atStart ? x0 + 3 : x0 + size - 3, edge };
  });
}

/** All words that are not on the axis. */
export function placeWords(stories: readonly HorizonStory[], options: HorizonOptions, frame: Frame, packing: Packing): Labels {
  const desk = deskOf(packing, frame);
  const squares = new Map(packing.squares.map((square) => [square.source.n, square]));
  const brackets = frame.mini || options.stories === false ? [] : stories.map((story, i) => bracketOf(desk, story, i, squares));
  placeBrackets(desk, brackets);
  const fit = !frame.narrow && !frame.direct && options.numbered !== true && brackets.length <= 5;
  const numbered = brackets.length > 0 && !(fit && placeLabels(desk, brackets));
  if (numbered) placeNumbers(desk, brackets);
  const ended = numbered || frame.direct ? [] : brackets.flatMap(({ sign, story: { end } }) => (end ? [{ end, sign, square: squares.get(end.n) }] : []));
  const tags = ended.flatMap(({ end, sign, square }) => (square ? endTag(desk, square, end.label, sign) : []));
  if (frame.direct) tags.push(...directTags(desk));
  return {
    brackets,
    tags,
    numbered,
    highest: Math.max(0, ...desk.boxes.map((box) => -box.y + 4)),
    lowest: Math.max(0, ...desk.boxes.map((box) => box.y + box.h + 8)),
  };
}
