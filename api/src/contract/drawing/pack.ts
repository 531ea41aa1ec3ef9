/** Where the squares of the Horizon stand: a grid of cells, the largest at which all fits. No two squares share a cell. */
import { dayNumber, type TimeScale, timeScale } from './dates.ts';
import { type HorizonOptions, type HorizonSource, type Side, sideOf } from './types.ts';

/** `column` from the left of its stage, `top` in cells from the line, negative above it. */
export type Square = { source: HorizonSource; size: number; side: Side; column: number; top: number };

export type Packing = {
  unit: number;
  squares: Square[];
  /** The undated, on a stage of their own at the left. */
  tray: Square[];
  trayWidth: number;
  /** Cells that the tray takes above and below the line. */
  trayHeight: number;
  /** Left end of the figures' gutter, and of the axis. */
  gutter: number;
  x0: number;
  columns: number;
  scale: TimeScale;
  /** Cells that are taken above and below the line, by column. */
  up: number[];
  down: number[];
};
type Tried = Packing & { highest: number; lowest: number; lost: number };

/** 0: sizes by reach. 1: what stands on the line is one cell each, piled about it. 2: all are one cell. */
type Mode = 0 | 1 | 2;

/** Reach → side in cells: an estimate bears four sizes, not forty. */
export const cellsOf = (reach: number): number => (reach >= 25_000 ? 4 : reach >= 4_000 ? 3 : reach >= 1_000 ? 2 : 1);

const byDate = (a: HorizonSource, b: HorizonSource) => ((a.date ?? '') < (b.date ?? '') ? -1 : (a.date ?? '') > (b.date ?? '') ? 1 : a.n - b.n);
const largest = (cells: readonly number[]): number => cells.reduce((most, cell) => Math.max(most, cell), 0);

/** Widths and shape that follow from the options alone. */
export function frameOf(sources: readonly HorizonSource[], options: HorizonOptions) {
  const width = Math.round(options.width ?? 1200);
  const narrow = width < 560;
  const mini = options.mini === true;
  const dated = sources.filter((source) => source.date !== null).length;
  const direct = !mini && (options.direct ?? (dated <= 12 && !narrow));
  const gutter = mini || narrow || options.gutter === false ? 0 : width >= 1000 ? 128 : 104;
  return { width, narrow, mini, direct, gutter };
}
export type Frame = ReturnType<typeof frameOf>;

function firstUnit({ width, narrow, mini, direct }: Frame): number {
  if (mini) return 5;
  if (narrow) return 6;
  if (direct) return 14;
  return width >= 1000 ? 12 : width >= 620 ? 9 : 7;
}

function roomFor({ width, narrow, mini }: Frame, options: HorizonOptions) {
  const up = options.up ?? (mini ? 34 : narrow ? 96 : width >= 1000 ? 190 : 130);
  return { up, down: options.down ?? up };
}

/** Goes down cell by cell, then gives up sizes, then lets the drawing grow. */
export function pack(sources: readonly HorizonSource[], options: HorizonOptions, frame: Frame): Packing {
  const room = roomFor(frame, options);
  const first = options.unit ?? firstUnit(frame);
  let unit = first;
  let mode: Mode = 0;
  for (;;) {
    const tried = attempt(sources, options, frame, unit, mode);
    const fits = tried.highest * unit <= room.up && tried.lowest * unit <= room.down && tried.lost === 0;
    const near = tried.lost === 0 && Math.max(tried.highest / room.up, tried.lowest / room.down) * unit < 1.6;
    if (fits || (unit <= 4 && (mode === 2 || near))) return tried;
    if (unit > 4) unit--;
    else {
      mode = mode === 0 ? 1 : 2;
      unit = first;
    }
  }
}

function sizesFor(options: HorizonOptions, mode: Mode): (source: HorizonSource) => number {
  return (source) => (options.flat || mode === 2 || (mode === 1 && sideOf(source) === 'line') ? 1 : cellsOf(source.reach));
}

type Stage = { squares: Square[]; columns: number; height: number };

/** The undated: what has no side is piled about the line, good above it, bad below it. */
function packTray(sources: readonly HorizonSource[], sizeOf: (source: HorizonSource) => number, most: number): Stage {
  if (sources.length === 0) return { squares: [], columns: 0, height: 0 };
  const sized = sources.map((source) => ({ source, size: sizeOf(source), side: sideOf(source) })).sort((a, b) => b.size - a.size || a.source.n - b.source.n);
  const area = sized.reduce((sum, { size }) => sum + size * size, 0);
  const widest = largest(sized.map(({ size }) => size));
  const columns = Math.max(widest, Math.min(most, Math.ceil(Math.sqrt(area * 1.5))));
  const squares: Square[] = [];
  let [column, row, rowHeight] = [0, 0, 0];
  for (const item of sized.filter(({ side }) => side === 'line')) {
    if (column + item.size > columns) {
      row += rowHeight;
      [column, rowHeight] = [0, 0];
    }
    squares.push({ ...item, column, top: row });
    column += item.size;
    rowHeight = Math.max(rowHeight, item.size);
  }
  const block = row + rowHeight;
  for (const square of squares) square.top -= block / 2;
  for (const side of ['up', 'down'] as const) {
    const sky = Array<number>(columns).fill(0);
    for (const item of sized.filter((other) => other.side === side)) {
      const { at, height } = lowest(sky, item.size, 0, columns - item.size, () => 0, 0);
      sky.fill(height + item.size, at, at + item.size);
      squares.push({ ...item, column: at, top: side === 'up' ? -(block / 2 + height + item.size) : block / 2 + height });
    }
  }
  return { squares, columns, height: largest(squares.flatMap(({ top, size }) => [-top, top + size])) };
}

/** The cheapest place between two columns: height, way from the wanted one, holes left under it. */
function lowest(sky: readonly number[], size: number, from: number, to: number, away: (column: number) => number, holes: number) {
  let [at, height, cost] = [Math.max(0, from), 0, Number.POSITIVE_INFINITY];
  for (let column = from; column <= to; column++) {
    const part = sky.slice(column, column + size);
    const top = largest(part);
    const price = top + away(column) + part.reduce((sum, cell) => sum + top - cell, 0) * holes;
    if (price < cost) [at, height, cost] = [column, top, price];
  }
  return { at, height };
}

/** The axis: from the first date (or `from`) to `to`, `now` or the last date, with a little air. */
function axisOf(days: readonly number[], options: HorizonOptions, x0: number, x1: number) {
  let low = days[0] ?? 0;
  let high = options.now ? Math.max(dayNumber(options.now), days.at(-1) ?? 0) : (days.at(-1) ?? low);
  if (options.from) low = Math.min(low, dayNumber(options.from));
  if (options.to) high = Math.max(dayNumber(options.to), days.at(-1) ?? 0);
  if (!(high > low)) {
    low -= 15;
    high = low + 30;
  }
  const length = high - low;
  const air = options.from ? 0 : length * 0.012 + 0.5;
  const scale = timeScale(
    [low - air, ...days, high + air].sort((a, b) => a - b),
    x0,
    x1,
    Math.max(length < 120 ? Number.POSITIVE_INFINITY : 240, length * 0.2),
  );
  return { scale, length };
}

/** By how many columns a square may stand off its day. */
function tolerance(length: number, pixelsADay: number, unit: number): number {
  if (length > 400) return Math.max(2, Math.ceil((12 * pixelsADay) / unit));
  if (length > 120) return Math.max(1, Math.ceil((5 * pixelsADay) / unit));
  return Math.max(1, Math.floor((0.45 * pixelsADay) / unit));
}

function attempt(sources: readonly HorizonSource[], options: HorizonOptions, frame: Frame, unit: number, mode: Mode): Tried {
  const sizeOf = sizesFor(options, mode);
  const dated = sources.filter((source) => source.date !== null).sort(byDate);
  const undated = options.tray === false ? [] : sources.filter((source) => source.date === null);
  const tray = packTray(undated, sizeOf, Math.floor((frame.width * (frame.narrow ? 0.3 : 0.24)) / unit));
  const trayWidth = tray.columns * unit;
  const x0 = frame.gutter + (trayWidth > 0 ? trayWidth + (frame.mini ? 10 : 28) : 0) + (frame.mini ? 2 : 6);
  const x1 = frame.width - (frame.mini ? 4 : 14);
  const columns = Math.max(4, Math.floor((x1 - x0) / unit));
  const days = dated.map((source) => dayNumber(source.date as string));
  const { scale, length } = axisOf(days, options, x0, x1);
  const reach = tolerance(length, scale.pixelsADay, unit);
  const up = Array<number>(columns).fill(0);
  const down = Array<number>(columns).fill(0);
  const sized = dated.map((source) => ({ source, size: sizeOf(source), side: sideOf(source) })).sort((a, b) => b.size - a.size || byDate(a.source, b.source));
  const wanted = ({ source, size }: { source: HorizonSource; size: number }) =>
    Math.max(0, Math.min(columns - size, Math.round((scale.x(dayNumber(source.date as string)) - x0) / unit - size / 2)));
  const onLine = sized.filter(({ side }) => side === 'line');
  const { squares, lost } = mode === 0 ? inARow(onLine, wanted, columns, reach * 4) : piled(onLine, wanted, columns, reach);
  for (const { column, size, top } of squares) {
    const height = (mode === 0 ? size / 2 : -top) + 0.2;
    for (let k = column; k < column + size; k++) up[k] = down[k] = Math.max(up[k] as number, height);
  }
  for (const item of sized.filter(({ side }) => side !== 'line')) {
    const sky = item.side === 'up' ? up : down;
    const want = wanted(item);
    const away = (column: number) => Math.abs(column - want) * 0.8;
    const { at, height } = lowest(sky, item.size, Math.max(0, want - reach), Math.min(columns - item.size, want + reach), away, 0.35);
    sky.fill(height + item.size, at, at + item.size);
    squares.push({ ...item, column: at, top: item.side === 'up' ? -(height + item.size) : height });
  }
  return {
    unit,
    squares,
    tray: tray.squares,
    trayWidth,
    trayHeight: tray.height,
    gutter: frame.gutter,
    x0,
    columns,
    scale,
    up,
    down,
    highest: Math.max(largest(up), tray.height),
    lowest: Math.max(largest(down), tray.height),
    lost,
  };
}

type Sized = Omit<Square, 'column' | 'top'>;

/** Side by side: each takes the nearest free columns; `lost` found none and stand upon another. */
function inARow(items: readonly Sized[], wanted: (item: Sized) => number, columns: number, reach: number) {
  const taken = Array<boolean>(columns).fill(false);
  const squares: Square[] = [];
  let lost = 0;
  for (const item of items) {
    const want = wanted(item);
    const free = (at: number) => at >= 0 && at + item.size <= columns && !taken.slice(at, at + item.size).some(Boolean);
    let column = -1;
    for (let k = 0; k <= reach && column < 0; k++) column = free(want - k) ? want - k : free(want + k) ? want + k : -1;
    if (column < 0) {
      lost++;
      column = want;
    }
    taken.fill(true, column, column + item.size);
    squares.push({ ...item, column, top: -item.size / 2 });
  }
  return { squares, lost };
}

/** One cell each, upon one another, evenly about the line. */
function piled(items: readonly Sized[], wanted: (item: Sized) => number, columns: number, reach: number) {
  const pile = Array<number>(columns).fill(0);
  const squares = items.map((item): Square => {
    const want = wanted(item);
    const { at } = lowest(pile, 1, Math.max(0, want - reach), Math.min(columns - 1, want + reach), (column) => Math.abs(column - want) * 0.8, 0);
    const top = pile[at] as number;
    pile[at] = top + 1;
    return { ...item, column: at, top };
  });
  for (const square of squares) square.top -= (pile[square.column] as number) / 2;
  return { squares, lost: 0 };
}
