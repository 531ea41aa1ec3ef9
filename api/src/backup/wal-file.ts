/** Reads SQLite's write-ahead log: which of its bytes belong together and end with a commit (https://sqlite.org/fileformat2.html#walformat). */
import { readSync } from 'node:fs';

export const WAL_HEADER = 32;
const FRAME_HEADER = 24;
/** Bytes read at once. */
const CHUNK = 4 * 1024 * 1024;
const MAGIC = 0x377f0682;

type Sums = readonly [number, number];
/** One round of the log: it begins anew, with other salts, once all of it has been brought into the database. */
export type WalRound = { header: Buffer; salts: string; pageSize: number; sums: Sums };
/** A place right behind a commit. */
export type WalPlace = { offset: number; sums: Sums };

/** Adds words to the running checksum. The words are in the byte order that the magic number names. */
function addUp([first, second]: Sums, bytes: Buffer, from: number, to: number, big: boolean): Sums {
  let [a, b] = [first, second];
  for (let at = from; at < to; at += 8) {
    a = (a + (big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (big ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}
const isBig = (header: Buffer): boolean => header.readUInt32BE(0) === MAGIC + 1;
const stands = (bytes: Buffer, at: number, [a, b]: Sums): boolean => bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;

/** The round that a log is in; null when it is empty or its header is just being written. */
export function readRound(fd: number): WalRound | null {
  const header = Buffer.alloc(WAL_HEADER);
  if (readSync(fd, header, 0, WAL_HEADER, 0) < WAL_HEADER) return null;
  if (header.readUInt32BE(0) >>> 1 !== MAGIC >>> 1) return null;
  const sums = addUp([0, 0], header, 0, 24, isBig(header));
  if (!stands(header, 24, sums)) return null;
  return { header, salts: header.toString('hex', 16, 24), pageSize: header.readUInt32BE(8), sums };
}

/** The last commit of a round at or behind a place. */
export function lastCommit(fd: number, round: WalRound, from: WalPlace): WalPlace {
  const size = FRAME_HEADER + round.pageSize;
  const chunk = Buffer.alloc(Math.max(1, Math.floor(CHUNK / size)) * size);
  const big = isBig(round.header);
  let { offset, sums } = from;
  let last = from;
  for (;;) {
    const frames = Math.floor(readSync(fd, chunk, 0, chunk.length, offset) / size);
    for (let frame = 0; frame < frames; frame++) {
      const at = frame * size;
      if (chunk.toString('hex', at + 8, at + 16) !== round.salts) return last;
      sums = addUp(addUp(sums, chunk, at, at + 8, big), chunk, at + FRAME_HEADER, at + size, big);
      if (!stands(chunk, at + 16, sums)) return last;
      offset += size;
      // The frame that ends a transaction tells the size of the database; all others tell 0.
      if (chunk.readUInt32BE(at + 4) > 0) last = { offset, sums };
    }
    if (frames * size < chunk.length) return last;
  }
}
