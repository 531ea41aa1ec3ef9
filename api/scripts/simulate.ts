/**
 * `npm run simulate -- [--seeds 1000] [--seed 1] [--trace]`: whole servers under a virtual clock, with faults by seed (`api/test/simulate`). Prints
 * the trace of the first seeds that break an invariant. The same seed does the same: `--seeds 1 --seed S --trace` shows it.
 * Exit 1: an invariant broke; 2: usage.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Outcome } from '../test/simulate/schedule.ts';

type Share = { seed: number; until: number; stride: number; trace: boolean };
type Told = Pick<Outcome, 'seed' | 'hash' | 'steps' | 'broken'> & { trace?: string[] };
type Message = Told | { kinds: [string, number][] };
/** Traces are long: only those of the first broken seeds are printed. */
const SHOWN = 3;

async function work({ seed, until, stride, trace }: Share): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lustro-simulate-'));
  const kinds = new Map<string, number>();
  try {
    const { prepare, runSchedule } = await import('../test/simulate/schedule.ts');
    const base = await prepare(folder);
    for (let one = seed; one < until; one += stride) {
      const { trace: lines, ...told } = await runSchedule(base, one, (kind) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
      parentPort?.postMessage({ ...told, ...(trace || told.broken.length > 0 ? { trace: lines } : {}) } satisfies Told);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  parentPort?.postMessage({ kinds: [...kinds] });
}

function readArguments(): { seeds: number; seed: number; trace: boolean } | null {
  try {
    const { values } = parseArgs({
      options: { seeds: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' }, trace: { type: 'boolean', default: false } },
    });
    const [seeds, seed] = [Number(values.seeds), Number(values.seed)];
    return Number.isInteger(seeds) && seeds > 0 && Number.isInteger(seed) && seed >= 0 ? { seeds, seed, trace: values.trace } : null;
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const asked = readArguments();
  if (!asked) {
    process.stderr.write('Usage: npm run simulate -- [--seeds 1000] [--seed 1] [--trace]\n');
    return 2;
  }
  const { seeds, seed, trace } = asked;
  const hashes = new Map<number, string>();
  const kinds = new Map<string, number>();
  let [steps, broken] = [0, 0];
  const take = (message: Message) => {
    if ('kinds' in message) {
      for (const [kind, n] of message.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
      return;
    }
    hashes.set(message.seed, message.hash);
    steps += message.steps;
    if (message.broken.length > 0) broken += 1;
    if (message.trace && (trace || broken <= SHOWN)) process.stdout.write(`\nseed ${message.seed}\n${message.trace.join('\n')}\n`);
    if (message.broken.length > 0) process.stdout.write(`seed ${message.seed}: ${message.broken.join('; ')}\n`);
  };
  const started = performance.now();
  const threads = Math.min(seeds, availableParallelism());
  const ends = Array.from({ length: threads }, (_, n) => {
    const share: Share = { seed: seed + n, until: seed + seeds, stride: threads, trace };
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on('message', take);
    return new Promise<void>((done, fail) => worker.on('error', fail).on('exit', () => done()));
  });
  await Promise.all(ends);
  const seconds = (performance.now() - started) / 1000;
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

if (isMainThread) process.exit(await main());
else await work(workerData as Share);
