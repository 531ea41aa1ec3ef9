/**
 * `npm run simulate -- [--seeds 1000] [--seed 1] [--trace]`: whole servers under a virtual clock, with faults by seed (`api/test/simulate`). Prints
 * the trace of the first seeds that break an invariant. The same seed does the same: `--seeds 1 --seed S --trace` shows it.
 * `npm run simulate -- --every-failure [--sample N]`: the life of one order once for each of its calls and each way in which it can fail, or for
 * each N-th of them.
 * Exit 1: an invariant broke; 2: usage.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Failure } from '../test/simulate/every-failure.ts';
import type { Outcome } from '../test/simulate/schedule.ts';
import type { Base } from '../test/simulate/server.ts';

type Seeds = { seed: number; until: number; thread: number; threads: number; trace: boolean };
type Failures = { from: number; stride: number };
type Share = { seeds: Seeds } | { failures: Failures };
type Told = Pick<Outcome, 'seed' | 'hash' | 'steps' | 'broken'> & { trace?: string[] };
type Tried = { failure: Failure; struck: boolean; isCut: boolean; broken: string[]; trace: string[] };
type Message = { told: Told } | { kinds: [string, number][] } | { tried: Tried } | { all: number; cuts: Record<string, number> };
/** Traces are long: only those of the first broken seeds are printed. */
const SHOWN = 3;
/** Files in memory, where the system has them: no schedule rests on a real disk. */
const MEMORY = '/dev/shm';
/** Megabytes: the small objects of a schedule die before they are moved. */
const YOUNG = 64;

/** Modules are compiled, and types taken out of them, once for all runs: the start of a thread is a fifth of sixty schedules. */
enableCompileCache(join(tmpdir(), 'lustro-compiled'));

const tell = (message: Message) => parentPort?.postMessage(message);

async function runSeeds(base: Base, { seed, until, thread, threads, trace }: Seeds): Promise<void> {
  const { BLOCK, runBlock } = await import('../test/simulate/schedule.ts');
  const kinds = new Map<string, number>();
  const wanted = (one: number) => seed <= one && one < until;
  for (let block = Math.floor(seed / BLOCK) + thread; block * BLOCK < until; block += threads)
    for await (const { trace: lines, ...told } of runBlock(base, block, wanted, (kind) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1)))
      tell({ told: { ...told, ...(trace || told.broken.length > 0 ? { trace: lines } : {}) } });
  tell({ kinds: [...kinds] });
}

async function runFailures(base: Base, { from, stride }: Failures): Promise<void> {
  const { isCut, listFailures } = await import('../test/simulate/every-failure.ts');
  const { liveOnce } = await import('../test/simulate/one-life.ts');
  const all = await listFailures(base);
  const cuts: Record<string, number> = {};
  for (const { part } of all.filter(isCut)) cuts[part] = (cuts[part] ?? 0) + 1;
  tell({ all: all.length, cuts });
  for (let i = from; i < all.length; i += stride) {
    const failure = all[i] as Failure;
    const { struck, broken, trace } = await liveOnce(base, failure.part, failure);
    tell({ tried: { failure, struck, isCut: isCut(failure), broken, trace } });
  }
}

async function work(share: Share): Promise<void> {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'lustro-simulate-'));
  try {
    // Before anything that loads drizzle: an import of the same graph would come too late.
    await import('../test/simulate/quick-sql.ts');
    const { prepare } = await import('../test/simulate/stage.ts');
    const base = await prepare(folder);
    await ('seeds' in share ? runSeeds(base, share.seeds) : runFailures(base, share.failures));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inThreads(threads: number, shareOf: (n: number) => Share, take: (message: Message) => void): Promise<number> {
  const started = performance.now();
  const ends = Array.from({ length: threads }, (_, n) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: shareOf(n), resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.on('message', take);
    return new Promise<void>((done, fail) => worker.on('error', fail).on('exit', () => done()));
  });
  await Promise.all(ends);
  return (performance.now() - started) / 1000;
}

async function simulateSeeds(seeds: number, seed: number, trace: boolean): Promise<number> {
  const hashes = new Map<number, string>();
  const kinds = new Map<string, number>();
  let [steps, broken] = [0, 0];
  const take = (message: Message) => {
    if ('kinds' in message) for (const [kind, n] of message.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
    if (!('told' in message)) return;
    const { told } = message;
    hashes.set(told.seed, told.hash);
    steps += told.steps;
    if (told.broken.length > 0) broken += 1;
    if (told.trace && (trace || broken <= SHOWN)) process.stdout.write(`\nseed ${told.seed}\n${told.trace.join('\n')}\n`);
    if (told.broken.length > 0) process.stdout.write(`seed ${told.seed}: ${told.broken.join('; ')}\n`);
  };
  const threads = Math.min(seeds, availableParallelism());
  const seconds = await inThreads(threads, (thread) => ({ seeds: { seed, until: seed + seeds, thread, threads, trace } }), take);
  const all = createHash('sha256')
    .update(
      [...hashes]
        .sort(([a], [b]) => a - b)
        .map(([, hash]) => hash)
        .join(''),
    )
    .digest('hex');
  const counted = [...kinds].sort(([, a], [, b]) => b - a).map(([kind, n]) => `  ${String(n).padStart(8)} ${kind}`);
  process.stdout.write(`\nfaults of ${kinds.size} kinds\n${counted.join('\n')}\n`);
  process.stdout.write(
    `\n${hashes.size} schedules from seed ${seed}, ${steps} steps, ${(hashes.size / seconds).toFixed(1)} a second, ${broken} broken, hash ${all.slice(0, 16)}\n`,
  );
  return broken > 0 || hashes.size < seeds ? 1 : 0;
}

/** @param sample each how many-th failure is tried */
async function simulateFailures(sample: number): Promise<number> {
  const kinds = new Map<string, number>();
  let [tried, cuts, broken, missed, all] = [0, 0, 0, 0, 0];
  const boundaries: string[] = [];
  const take = (message: Message) => {
    if ('all' in message) {
      all = message.all;
      boundaries.splice(0, Number.POSITIVE_INFINITY, ...Object.entries(message.cuts).map(([part, n]) => `${n} in "${part}"`));
    }
    if (!('tried' in message)) return;
    const { failure, struck, isCut, broken: found, trace } = message.tried;
    tried += 1;
    if (isCut) cuts += 1;
    if (!struck) missed += 1;
    kinds.set(failure.kind, (kinds.get(failure.kind) ?? 0) + 1);
    if (found.length === 0) return;
    broken += 1;
    if (broken <= SHOWN) process.stdout.write(`\n${trace.join('\n')}\n`);
    process.stdout.write(`${failure.kind} at ${failure.part} ${failure.site} ${failure.call} (${failure.what.slice(0, 120)}): ${found.join('; ')}\n`);
  };
  const threads = availableParallelism();
  const seconds = await inThreads(threads, (n) => ({ failures: { from: n * sample, stride: threads * sample } }), take);
  const counted = [...kinds].sort(([, a], [, b]) => b - a).map(([kind, n]) => `  ${String(n).padStart(8)} ${kind}`);
  process.stdout.write(`\n${counted.join('\n')}\n\npower cuts at all boundaries: ${boundaries.join(', ')}\n`);
  process.stdout.write(`${tried} of ${all} failures tried, ${cuts} of them cuts, ${Math.round(seconds)} s, ${missed} did not strike, ${broken} broken\n`);
  return broken > 0 || missed > 0 || tried < Math.floor(all / sample) ? 1 : 0;
}

const OPTIONS = {
  seeds: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  trace: { type: 'boolean', default: false },
  'every-failure': { type: 'boolean', default: false },
  sample: { type: 'string', default: '1' },
} as const;

async function main(): Promise<number> {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const [seeds, seed, sample] = [Number(values.seeds), Number(values.seed), Number(values.sample)];
    if (Number.isInteger(seeds) && seeds > 0 && Number.isInteger(seed) && seed >= 0 && Number.isInteger(sample) && sample > 0)
      return values['every-failure'] ? await simulateFailures(sample) : await simulateSeeds(seeds, seed, values.trace);
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  process.stderr.write('Usage: npm run simulate -- [--seeds 1000] [--seed 1] [--trace] | --every-failure [--sample N]\n');
  return 2;
}

if (isMainThread) process.exit(await main());
else await work(workerData as Share);
