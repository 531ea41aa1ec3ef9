/** What it costs that the files of a report are brought to the disk before a row says that they are there: with and without, in turns. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../src/folder.ts';
import { median, quantile, show } from './tools.ts';

const ROUNDS = 15;
/** Bytes of what a report of a hundred pages leaves: compressed copies of pages, the PDF and the signed file with its copies. */
const FILES = [...Array.from({ length: 100 }, () => 3_000), 400_000, 600_000];

function writeUnsynced(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/** Milliseconds for all files of one report. */
function timeOf(folder: string, write: (file: string, bytes: Uint8Array) => void): number {
  mkdirSync(folder, { recursive: true });
  const contents = FILES.map((size) => randomBytes(size));
  const began = performance.now();
  for (const [i, bytes] of contents.entries()) write(join(folder, `${i}`), bytes);
  const ms = performance.now() - began;
  rmSync(folder, { recursive: true });
  return ms;
}

/** On the disk of the system's folder for temporary files; `TMPDIR` names another. */
export function benchSync(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lustro-bench-'));
  const synced: number[] = [];
  const unsynced: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    unsynced.push(timeOf(join(folder, 'unsynced'), writeUnsynced));
    synced.push(timeOf(join(folder, 'synced'), writeWhole));
  }
  rmSync(folder, { recursive: true });
  const told = (times: number[]) => `${median(times).toFixed(0)} ms, dearest ${quantile(times, 1).toFixed(0)}`;
  show(`${FILES.length} files of a report, each synced with its folder`, told(synced), '-');
  show('the same, unsynced', told(unsynced), '-');
}
