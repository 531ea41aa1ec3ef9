/**
 * The file system below the data folder, with a place where each call can fail and with what a power cut takes: contents that were not synced, and
 * renames whose folder was not. What goes to the thread pool elsewhere is done at once here, so that the order of results is not a matter of chance.
 * Import it before anything of the product. For a process or thread that does nothing else.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

export type FileSite = 'read' | 'write';
type Watch = {
  folder: string;
  /** Called before each call. @throws what the call fails with */
  before(site: FileSite, what: string): void;
};

let watch: Watch | null = null;
/** Called once, before the next change below the folder. */
let onChange: (() => void) | null = null;
/** Files whose bytes are not on the disk yet. */
const unsynced = new Set<string>();
/** Renames that the disk may not know yet, oldest first. */
let renames: { from: string; to: string }[] = [];
const opened = new Map<number, string>();

export function watchFiles(next: Watch | null): void {
  watch = next;
  onChange = null;
  unsynced.clear();
  renames = [];
}

/** Runs a call past every fault: Node's own calls use each other by their public names, and the invariants look at the files. */
let inside = false;
export const really =
  <A extends unknown[], R>(call: (...given: A) => R) =>
  (...given: A): R => {
    const was = inside;
    inside = true;
    try {
      return call(...given);
    } finally {
      inside = was;
    }
  };
const was = { ...fs };
const real = {
  ...was,
  renameSync: really(was.renameSync),
  truncateSync: really(was.truncateSync),
  writeFileSync: really(was.writeFileSync as (path: string, data: string | Uint8Array) => void),
  readFileSync: really(was.readFileSync as (path: string) => Buffer),
  openSync: really(was.openSync),
  rmSync: really(was.rmSync),
};

/** @returns brings all files back to what they are now, any number of times; they are only copied when something is about to change */
export function saveFiles(folder: string): () => void {
  const [pending, moved] = [[...unsynced], renames.map((one) => ({ ...one }))];
  let copies: [string, Buffer | null][] | null = null;
  let changed = false;
  const watchChanges = () => {
    changed = false;
    onChange = () => {
      changed = true;
      copies ??= was
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .map((entry) => [join(entry.parentPath, entry.name), entry.isFile() ? real.readFileSync(join(entry.parentPath, entry.name)) : null]);
    };
  };
  watchChanges();
  return really(() => {
    if (changed) {
      real.rmSync(folder, { recursive: true, force: true });
      was.mkdirSync(folder, { recursive: true });
      for (const [path, bytes] of copies ?? []) bytes ? real.writeFileSync(path, bytes) : was.mkdirSync(path, { recursive: true });
    }
    unsynced.clear();
    for (const path of pending) unsynced.add(path);
    renames = moved.map((one) => ({ ...one }));
    watchChanges();
  });
}
function changing(): void {
  const act = onChange;
  onChange = null;
  if (act) really(act)();
}

/** The power goes: what was not synced is lost. */
export function cutPower(): void {
  if (renames.length > 0 || unsynced.size > 0) changing();
  for (const { from, to } of renames.splice(0).reverse()) {
    if (!real.existsSync(to)) continue;
    real.renameSync(to, from);
    if (unsynced.delete(to)) unsynced.add(from);
  }
  for (const path of unsynced) if (real.existsSync(path)) real.truncateSync(path, 0);
  unsynced.clear();
}

function gate(site: FileSite, name: string, path: unknown): void {
  if (inside || !watch || !String(path).startsWith(watch.folder)) return;
  if (site === 'write') changing();
  watch.before(site, `${name} ${String(path).slice(watch.folder.length)}`);
}
function synced(path: string | undefined): void {
  if (path === undefined) return;
  unsynced.delete(path);
  renames = renames.filter(({ to }) => dirname(to) !== path);
}

type Call = (...given: never[]) => unknown;
type Calls = Record<string, Call>;
const before =
  (site: FileSite, name: string): Call =>
  (...given) => {
    gate(site, name, given[0]);
    return really((was as unknown as Calls)[name] as Call)(...given);
  };

const calls: Calls = {};
for (const name of ['statSync', 'statfsSync', 'readFileSync', 'readdirSync']) calls[name] = before('read', name);
for (const name of ['mkdirSync', 'rmSync', 'utimesSync']) calls[name] = before('write', name);
Object.assign(calls, {
  writeFileSync(path: string, data: string | Uint8Array, options?: { flush?: boolean }) {
    // As the system does it: the file is there before its bytes are.
    gate('write', 'open', path);
    unsynced.add(String(path));
    real.writeFileSync(path, '');
    gate('write', 'write', path);
    real.writeFileSync(path, data);
    if (!options?.flush) return;
    gate('write', 'fsync', path);
    synced(String(path));
  },
  renameSync(from: string, to: string) {
    gate('write', 'renameSync', from);
    real.renameSync(from, to);
    if (unsynced.delete(from)) unsynced.add(to);
    renames.push({ from, to });
  },
  openSync(path: string, flags: string = 'r', mode?: number) {
    gate(flags === 'r' ? 'read' : 'write', 'open', path);
    const handle = real.openSync(path, flags, mode);
    opened.set(handle, path);
    if (flags !== 'r') unsynced.add(path);
    return handle;
  },
  writeSync(handle: number, bytes: Uint8Array) {
    gate('write', 'write', opened.get(handle));
    return real.writeSync(handle, bytes);
  },
  fsyncSync(handle: number) {
    gate('write', 'fsync', opened.get(handle));
    synced(opened.get(handle));
  },
  closeSync(handle: number) {
    opened.delete(handle);
    real.closeSync(handle);
  },
  createReadStream(path: string) {
    const pieces = function* () {
      gate('read', 'open', path);
      yield real.readFileSync(path);
    };
    return Readable.from(pieces());
  },
});
Object.assign(fs, calls);

for (const name of ['stat', 'statfs', 'readFile', 'readdir', 'mkdir', 'rm', 'utimes', 'writeFile', 'rename'])
  (fs.promises as unknown as Calls)[name] = async (...given) => calls[`${name}Sync`]?.(...given);
Object.assign(fs.promises, {
  async open(path: string, flags?: string) {
    const handle = (calls.openSync as unknown as typeof fs.openSync)(path, flags ?? 'r');
    return {
      write: async (bytes: Uint8Array) => (calls.writeSync as unknown as typeof fs.writeSync)(handle, bytes),
      sync: async () => (calls.fsyncSync as unknown as typeof fs.fsyncSync)(handle),
      close: async () => opened.has(handle) && (calls.closeSync as unknown as typeof fs.closeSync)(handle),
    };
  },
});
syncBuiltinESMExports();
