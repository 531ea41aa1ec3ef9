/** Writes a ZIP piece by piece: a large archive is neither in memory at once nor made in one go. */
import { renameSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

export type ZipWriter = {
  /** Adds a file from its pieces. @param packed its content is compressed already */
  add(name: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, packed?: boolean): Promise<void>;
};

/** Longest stretch of compression before other work gets its turn, in bytes of input. */
const STRETCH = 256 * 1024;
const NOTHING = new Uint8Array();

/**
 * Fills `file.part`, and renames it once it is whole and `isWanted` still says so; otherwise nothing is left.
 * @returns the size in bytes, or null when nobody wants it any more
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
    await breathe();
  };
  try {
    await fill({
      async add(name, pieces, packed = false) {
        const entry: ZipInputFile & { push(chunk: Uint8Array, final?: boolean): void } = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
        zip.add(entry);
        for await (const piece of pieces)
          for (let at = 0; at < piece.length; at += STRETCH) {
            entry.push(piece.subarray(at, at + STRETCH));
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
  // Asked and renamed in one go: what is erased between the two would leave the file behind.
  if (isWanted()) {
    renameSync(part, file);
    return size;
  }
  await rm(part, { force: true });
  return null;
}
