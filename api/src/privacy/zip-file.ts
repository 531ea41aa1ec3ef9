import { open, rm } from 'node:fs/promises';
import { renameForGood } from '../folder.ts';
import { type ZipEntry, zipPieces } from '../sheets/zip.ts';

/**
 * Writes `file.part` and renames it to `file` if `isWanted` is still true; otherwise, and on an error, the part is deleted.
 * @returns the size in bytes, or null if it is no longer wanted
 * @throws whatever reading the entries throws, and the system's errors
 */
export async function writeZip(file: string, entries: AsyncIterable<ZipEntry>, isWanted: () => boolean): Promise<number | null> {
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  let size = 0;
  try {
    for await (const piece of zipPieces(entries)) {
      await handle.write(piece);
      size += piece.length;
    }
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
  // Synchronous, so that no erasure can come between the check and the rename and miss the file.
  if (isWanted()) {
    renameForGood(part, file);
    return size;
  }
  await rm(part, { force: true });
  return null;
}
