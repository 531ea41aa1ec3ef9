/**
 * Two static cuts of one design (say weights 400 and 600) become one variable font. The families' packages ship whole
 * TrueType files only as static cuts, and their variable files only in halves that no tool can join again. Both cuts
 * were drawn from the same masters, so their outlines have the same points, and a straight line between them is exact.
 * Tables as in the OpenType specification 1.9.1: glyf, fvar, gvar, HVAR.
 */

type Tables = Map<string, Buffer>;
type Glyph = { shape: string; xs: number[]; ys: number[] };

const ON_CURVE = 1;
const REPEAT = 8;
const X = { short: 2, same: 16 } as const;
const Y = { short: 4, same: 32 } as const;
const COMPONENT = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** The tables of a TrueType file by their tags. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    const start = font.readUInt32BE(record + 8);
    tables.set(font.toString('latin1', record, record + 4), font.subarray(start, start + font.readUInt32BE(record + 12)));
  }
  return tables;
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}.`);
  return found;
}

/** The coordinates of one axis of a simple glyph, absolute; `cursor` moves on behind them. */
function coordinates(glyf: Buffer, flags: number[], bits: { short: number; same: number }, cursor: { at: number }): number[] {
  let value = 0;
  return flags.map((flag) => {
    if (flag & bits.short) value += flag & bits.same ? glyf.readUInt8(cursor.at++) : -glyf.readUInt8(cursor.at++);
    else if (!(flag & bits.same)) {
      value += glyf.readInt16BE(cursor.at);
      cursor.at += 2;
    }
    return value;
  });
}

function simpleGlyph(glyf: Buffer, contours: number): Glyph {
  const ends = Array.from({ length: contours }, (_, i) => glyf.readUInt16BE(10 + 2 * i));
  const cursor = { at: 12 + 2 * contours + glyf.readUInt16BE(10 + 2 * contours) };
  const points = (ends.at(-1) ?? -1) + 1;
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyf.readUInt8(cursor.at++);
    const times = flag & REPEAT ? glyf.readUInt8(cursor.at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const xs = coordinates(glyf, flags, X, cursor);
  const ys = coordinates(glyf, flags, Y, cursor);
  return { shape: `${ends.join()}:${flags.map((flag) => flag & ON_CURVE).join('')}`, xs, ys };
}

/** A glyph made of others: each component's offset counts as a point. */
function compositeGlyph(glyf: Buffer): Glyph {
  const glyph: Glyph = { shape: 'of', xs: [], ys: [] };
  for (let at = 10, flags: number = COMPONENT.more; flags & COMPONENT.more; ) {
    flags = glyf.readUInt16BE(at);
    if (!(flags & COMPONENT.offsets)) throw new Error('A component is placed by points, not by offsets.');
    const words = flags & COMPONENT.words;
    glyph.xs.push(words ? glyf.readInt16BE(at + 4) : glyf.readInt8(at + 4));
    glyph.ys.push(words ? glyf.readInt16BE(at + 6) : glyf.readInt8(at + 5));
    const scales = flags & COMPONENT.matrix ? 8 : flags & COMPONENT.twoScales ? 4 : flags & COMPONENT.scale ? 2 : 0;
    const end = at + (words ? 8 : 6);
    glyph.shape += ` ${glyf.readUInt16BE(at + 2)}/${glyf.toString('hex', end, end + scales)}`;
    at = end + scales;
  }
  return glyph;
}

/** Every glyph with its points and, behind them, the four phantom points that carry its sides and its advance. */
export function readGlyphs(tables: Tables): Glyph[] {
  const [head, maxp, loca, glyf, hhea, hmtx] = ['head', 'maxp', 'loca', 'glyf', 'hhea', 'hmtx'].map((tag) => table(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const offset = (i: number) => (head.readInt16BE(50) ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const metrics = hhea.readUInt16BE(34);
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, i) => {
    const data = glyf.subarray(offset(i), offset(i + 1));
    const contours = data.length > 0 ? data.readInt16BE(0) : 0;
    const glyph = data.length === 0 ? { shape: '', xs: [], ys: [] } : contours < 0 ? compositeGlyph(data) : simpleGlyph(data, contours);
    const advance = hmtx.readUInt16BE(4 * Math.min(i, metrics - 1));
    const side = i < metrics ? hmtx.readInt16BE(4 * i + 2) : hmtx.readInt16BE(4 * metrics + 2 * (i - metrics));
    const left = data.length > 0 ? data.readInt16BE(2) - side : 0;
    return { shape: glyph.shape, xs: [...glyph.xs, left, left + advance, 0, 0], ys: [...glyph.ys, 0, 0, 0, 0] };
  });
}

/** Differences in runs of zeros, bytes and words, at most 64 each ("packed deltas"). */
function packed(deltas: number[]): number[] {
  const kind = (delta: number | undefined) => (delta === undefined ? -1 : delta === 0 ? 0x80 : delta >= -128 && delta <= 127 ? 0 : 0x40);
  const bytes: number[] = [];
  for (let at = 0; at < deltas.length; ) {
    const type = kind(deltas[at]);
    let end = at + 1;
    while (end - at < 64 && kind(deltas[end]) === type) end++;
    bytes.push(type | (end - at - 1));
    for (const delta of type === 0x80 ? [] : deltas.slice(at, end)) {
      if (type === 0x40) bytes.push((delta >> 8) & 255);
      bytes.push(delta & 255);
    }
    at = end;
  }
  return bytes;
}

const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]));
/** 1.0 as F2DOT14: the heavy end of the axis. */
const ONE = 0x4000;

function gvar(light: Glyph[], heavy: Glyph[]): Buffer {
  const entries = light.map((glyph, i) => {
    const other = heavy[i] as Glyph;
    if (glyph.shape !== other.shape) throw new Error(`Glyph ${i} is drawn otherwise in the two cuts.`);
    const difference = (axis: 'xs' | 'ys') => other[axis].map((value, k) => value - (glyph[axis][k] as number));
    const [dx, dy] = [difference('xs'), difference('ys')];
    if (![...dx, ...dy].some(Boolean)) return Buffer.alloc(0);
    // One tuple, the shared one; a zero says: all points.
    const data = [0, ...packed(dx), ...packed(dy)];
    const entry = Buffer.concat([u16(1, 8, data.length, 0x2000), Buffer.from(data)]);
    return entry.length % 2 ? Buffer.concat([entry, Buffer.alloc(1)]) : entry;
  });
  const start = 20 + 4 * (entries.length + 1);
  let end = 0;
  const offsets = [0, ...entries.map((entry) => (end += entry.length))];
  return Buffer.concat([u16(1, 0, 1, 1), u32(start), u16(entries.length, 1), u32(start + 2), u32(...offsets), u16(ONE), ...entries]);
}

function hvar(light: Glyph[], heavy: Glyph[]): Buffer {
  const advance = ({ xs }: Glyph) => (xs.at(-3) as number) - (xs.at(-4) as number);
  const deltas = light.map((glyph, i) => advance(heavy[i] as Glyph) - advance(glyph));
  const regions = u16(1, 1, 0, ONE, ONE);
  const store = Buffer.concat([u16(1), u32(12), u16(1), u32(12 + regions.length), regions, u16(deltas.length, 1, 1, 0), u16(...deltas)]);
  return Buffer.concat([u16(1, 0), u32(20, 0, 0, 0), store]);
}

/** Checksums stay empty: the font goes straight to the subsetter, which writes its own. */
function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  let at = 12 + 16 * tags.length;
  const records: Buffer[] = [u32(0x00010000), u16(tags.length, 0, 0, 0)];
  const bodies: Buffer[] = [];
  for (const tag of tags) {
    const body = table(tables, tag);
    records.push(Buffer.from(tag, 'latin1'), u32(0, at, body.length));
    bodies.push(body, Buffer.alloc(-body.length & 3));
    at += body.length + (-body.length & 3);
  }
  return Buffer.concat([...records, ...bodies]);
}

/** Every character of the Basic Multilingual Plane that a TrueType font can show, as code points, from its format 4 map. */
export function charactersOf(font: Buffer): number[] {
  const cmap = table(readTables(font), 'cmap');
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const map = maps.find((each) => each.readUInt16BE(0) === 4);
  if (!map) throw new Error('The font has no character map of format 4.');
  const bytes = map.readUInt16BE(6);
  const points: number[] = [];
  for (let at = 0; at < bytes; at += 2) {
    const [end, start] = [map.readUInt16BE(14 + at), map.readUInt16BE(16 + bytes + at)];
    const delta = map.readUInt16BE(16 + 2 * bytes + at);
    const place = 16 + 3 * bytes + at;
    const offset = map.readUInt16BE(place);
    for (let point = start; point <= end && point < 0xffff; point++) {
      const glyph = offset === 0 ? (point + delta) & 0xffff : map.readUInt16BE(place + offset + 2 * (point - start));
      if (glyph !== 0) points.push(point);
    }
  }
  return points;
}

/**
 * @param light the lighter cut, a whole TrueType file; its metrics, kerning and features become the font's
 * @param heavy the heavier cut with the same glyphs
 * @param weights their weights (OpenType `wght`, 1–1000): the two ends of the axis, the first its default
 * @returns a variable TrueType font; throws when the two are not drawn with the same points
 */
export function variableFont(light: Buffer, heavy: Buffer, weights: readonly [number, number]): Buffer {
  const tables = readTables(light);
  const [from, to] = [readGlyphs(tables), readGlyphs(readTables(heavy))];
  if (from.length !== to.length) throw new Error(`The cuts have ${from.length} and ${to.length} glyphs.`);
  const fixed = (value: number) => value * 0x10000;
  const [least, most] = weights;
  tables.set('fvar', Buffer.concat([u16(1, 0, 16, 2, 1, 20, 0, 8), Buffer.from('wght'), u32(fixed(least), fixed(least), fixed(most)), u16(0, 2)]));
  tables.set('gvar', gvar(from, to));
  tables.set('HVAR', hvar(from, to));
  return writeTables(tables);
}
