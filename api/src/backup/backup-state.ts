/** What a backup says of itself: in its own folder for the restoring, and in the data folder for the server and `npm run doctor`. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `at`: everything stored until then is in the copy. `database`: folder of the copy's database. */
const stateSchema = z.object({ format: z.literal(1), at: z.iso.datetime(), database: z.string().regex(/^database-[\w-]+$/) });
export type BackupState = z.infer<typeof stateSchema>;

/** Of a backup's folder. */
export const stateFile = (folder: string): string => join(folder, 'backup.json');
/** Of the data folder that is copied. */
export const markFile = (dataDir: string): string => join(dataDir, 'backup.json');

/** @returns null when there is none, or it cannot be read */
export function readState(folder: string): BackupState | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(stateFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

function replace(file: string, text: string): void {
  const fd = openSync(`${file}.part`, 'w', 0o600);
  writeSync(fd, text);
  fsyncSync(fd);
  closeSync(fd);
  renameSync(`${file}.part`, file);
}

export const writeState = (folder: string, state: BackupState): void => replace(stateFile(folder), JSON.stringify(state));
export const writeMark = (dataDir: string, at: Date): void => replace(markFile(dataDir), JSON.stringify({ at }));

/** Up to when the data folder has been copied; null if it never was. */
export function copiedUntil(dataDir: string): Date | null {
  try {
    return z.object({ at: z.coerce.date() }).parse(JSON.parse(readFileSync(markFile(dataDir), 'utf8'))).at;
  } catch {
    return null;
  }
}
