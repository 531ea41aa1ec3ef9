/**
 * Makes everything that a process takes from chance, the clock and the thread pool follow the schedule. Import it before anything of the
 * product: modules keep what they took when they were loaded. For a process or thread that does nothing else.
 */
import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import './files.ts';
import { type Chance, chanceOf } from './chance.ts';

const chance: Chance = chanceOf(0);
let nowMs = 0;

/** Begins a schedule: ids, tokens and keys come from `seed` from now on. */
export function pin(seed: number): void {
  chance.reseed(seed + 2 ** 40);
}
/** @returns goes back to the ids that would have come next */
export const savePins = (): (() => void) => chance.save();
export const setNow = (ms: number): void => {
  nowMs = ms;
};

const RealDate = Date;
class PinnedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(nowMs);
    else super(...(given as [number]));
  }
  static override now = () => nowMs;
  static override [Symbol.hasInstance] = (value: unknown) => Object.prototype.toString.call(value) === '[object Date]';
}
globalThis.Date = PinnedDate as DateConstructor;

const patched = crypto as unknown as Record<string, unknown>;
patched.randomBytes = (n: number) => Buffer.from(chance.bytes(n));
patched.randomInt = (min: number, max?: number) => (max === undefined ? chance.below(min) : min + chance.below(max - min));
patched.randomUUID = () => {
  const hex = Buffer.from(chance.bytes(16)).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
crypto.webcrypto.subtle.digest = async (_algorithm, data) => {
  const hash = crypto.createHash('sha256').update(new Uint8Array(data as ArrayBuffer));
  return new Uint8Array(hash.digest()).buffer;
};

// In the thread pool the order of two results is a matter of chance.
type Done = (error: Error | null, result?: Buffer) => void;
const packing = zlib as unknown as Record<string, unknown>;
// Packed as quickly as can be: how small the result is, nobody asks here.
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
const QUICK = { params: { [BROTLI_PARAM_QUALITY]: 0, [BROTLI_PARAM_LGWIN]: 16 } };
packing.brotliCompress = (data: Buffer, _options: zlib.BrotliOptions, done: Done) => queueMicrotask(() => done(null, zlib.brotliCompressSync(data, QUICK)));
packing.brotliDecompress = (data: Buffer, done: Done) => queueMicrotask(() => done(null, zlib.brotliDecompressSync(data)));
packing.gunzip = (data: Buffer, done: Done) => queueMicrotask(() => done(null, zlib.gunzipSync(data)));
const argon = createRequire(import.meta.url)('@node-rs/argon2') as Record<string, (...given: unknown[]) => unknown>;
argon.verify = async (...given) => argon.verifySync?.(...given);
argon.hash = async (password) => argon.hashSync?.(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
syncBuiltinESMExports();
