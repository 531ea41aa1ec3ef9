/** Keeps a copy of the data folder's files up to date: those that are new or changed are copied, those that were erased are erased. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, type Stats, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['reports', 'snapshots', 'exports'];
const SINGLE = 'report-keys.json';
/** Files are compared one by one this often, however still their folder is: one that was only used anew has another time. */
const ALL_MS = 3_600_000;

const stateOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });
const isSame = (a: Stats, b: Stats | undefined): boolean => b !== undefined && a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1;

/** Under another name first, so that a copy is whole or not there. The time of its last use goes with it. */
function copyWhole(from: string, to: string): void {
  const found = stateOf(from);
  // Erased since its folder was read.
  if (!found?.isFile() || isSame(found, stateOf(to))) return;
  copyFileSync(from, `${to}.part`);
  utimesSync(`${to}.part`, found.atime, found.mtime);
  renameSync(`${to}.part`, to);
}

/** @returns a look: brings the copy up to what is there now */
export function followFiles(dataDir: string, target: string): () => void {
  const seenAt = new Map<string, number>();
  let allAt = 0;

  const followFolder = (name: string, all: boolean) => {
    const [from, to] = [join(dataDir, name), join(target, name)];
    const changedAt = stateOf(from)?.mtimeMs;
    if (changedAt === undefined) return;
    if (!all && seenAt.get(name) === changedAt) return;
    mkdirSync(to, { recursive: true });
    const there = new Set(readdirSync(from).filter((file) => !file.endsWith('.part')));
    // A snapshot is named by its content, so one that is known is not looked at again.
    for (const file of there) if (all || name !== 'snapshots' || !existsSync(join(to, file))) copyWhole(join(from, file), join(to, file));
    for (const file of readdirSync(to)) if (!there.has(file)) rmSync(join(to, file), { force: true });
    // A folder that has changed this very moment may change once more without another time.
    seenAt.set(name, Date.now() - changedAt < 1_000 ? 0 : changedAt);
  };

  return () => {
    const all = Date.now() - allAt >= ALL_MS;
    if (all) allAt = Date.now();
    for (const name of FOLDERS) followFolder(name, all);
    if (existsSync(join(dataDir, SINGLE))) copyWhole(join(dataDir, SINGLE), join(target, SINGLE));
  };
}
