/** Packs a ZIP file piece by piece, so that a large one neither fills the memory nor delays requests. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  name: string;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** The content is already compressed and is stored as it is. */
  packed?: boolean;
};

/** Bytes of input compressed before yielding to the event loop. */
const CHUNK = 256 * 1024;
const NOTHING = new Uint8Array();

/**
 * The bytes of a ZIP file with these entries.
 * @param level of the compression, 1 (fast) to 9
 * @throws whatever reading the entries throws
 */
export async function* zipPieces(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, level: 1 | 6 = 6): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failed ??= error;
    made.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    if (failed) throw failed;
    const chunks = made;
    made = [];
    return chunks;
  };
  for await (const { name, pieces, packed } of entries) {
    const entry: ZipInputFile & { push(chunk: Uint8Array, final?: boolean): void } = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level });
    zip.add(entry);
    for await (const piece of pieces)
      for (let at = 0; at < piece.length; at += CHUNK) {
        entry.push(piece.subarray(at, at + CHUNK));
        yield* taken();
        await yieldToEventLoop();
      }
    entry.push(NOTHING, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
