/** Writes a ZIP file as a stream, so that a large archive neither fills the memory nor delays requests. */
import { renameSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

export type ZipWriter = {
  /** Adds a file. @param packed the content is already compressed and is stored as it is */
  add(name: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, packed?: boolean): Promise<void>;
};

/** Bytes of input compressed before yielding to the event loop. */
const CHUNK = 256 * 1024;
const NOTHING = new Uint8Array();

/**
 * Writes `file.part` and renames it to `file` if `isWanted` is still true; otherwise, and on an error, the part is deleted.
 * @returns the size in bytes, or null if it is no longer wanted
 * @throws whatever `fill` throws, and the system's errors
 */
export async function writeZip(file: string, fill: (zip: ZipWriter) => Promise<void>, isWanted: () => boolean): Promise<number | null> {
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  let made: Uint8Array[] = [];
  let failed: Error | null = null;
  let size = 0;
  const zip = new Zip((error, chunk) => {
    failed ??= error;
    made.push(chunk);
  });
  const flush = async () => {
    if (failed) throw failed;
    const chunks = made;
    made = [];
    for (const chunk of chunks) {
      await handle.write(chunk);
      size += chunk.length;
    }
    await yieldToEventLoop();
  };
  try {
    await fill({
      async add(name, pieces, packed = false) {
        const entry: ZipInputFile & { push(chunk: Uint8Array, final?: boolean): void } = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
        zip.add(entry);
        for await (const piece of pieces)
          for (let at = 0; at < piece.length; at += CHUNK) {
            entry.push(piece.subarray(at, at + CHUNK));
            await flush();
          }
        entry.push(NOTHING, true);
        await flush();
      },
    });
    zip.end();
    await flush();
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
  // Synchronous, so that no erasure can come between the check and the rename and miss the file.
  if (isWanted()) {
    renameSync(part, file);
    return size;
  }
  await rm(part, { force: true });
  return null;
}
