/** Packs a ZIP file piece by piece, so that a large one neither fills the memory nor delays requests. */
import { finished } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  name: string;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** The content is already compressed and is stored as it is. */
  packed?: boolean;
};

/** Bytes of input compressed before yielding to the event loop. */
const CHUNK = 256 * 1024;
const NOTHING = new Uint8Array();
/** Method of compression in a ZIP file, by its specification. */
const DEFLATE = 8;

/** An entry that Node compresses, on a thread of its own and in the same few hundred kilobytes from the first piece to the last. */
class Deflated extends ZipPassThrough {
  override compression = DEFLATE;
  readonly #deflate: DeflateRaw;
  /** Settled once what was pushed last is compressed. */
  taken: Promise<void> = Promise.resolve();

  constructor(name: string, level: number) {
    super(name);
    this.#deflate = createDeflateRaw({ level });
    this.#deflate.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false));
  }

  protected override process(chunk: Uint8Array, final: boolean): void {
    this.taken = final ? this.#end() : new Promise((taken, failed) => this.#deflate.write(chunk, (error) => (error ? failed(error) : taken())));
  }

  async #end(): Promise<void> {
    this.#deflate.end();
    await finished(this.#deflate);
    this.ondata(null, NOTHING, true);
  }

  /** Gives its memory back, also where the reader has left. */
  close(): void {
    this.#deflate.destroy();
  }
}

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
    const deflated = packed ? null : new Deflated(name, level);
    const entry = deflated ?? new ZipPassThrough(name);
    zip.add(entry);
    try {
      for await (const piece of pieces)
        for (let at = 0; at < piece.length; at += CHUNK) {
          entry.push(piece.subarray(at, at + CHUNK));
          await deflated?.taken;
          yield* taken();
          await yieldToEventLoop();
        }
      entry.push(NOTHING, true);
      await deflated?.taken;
    } finally {
      deflated?.close();
    }
    yield* taken();
  }
  zip.end();
  yield* taken();
}
