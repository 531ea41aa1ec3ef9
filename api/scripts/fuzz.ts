/**
 * `npm run fuzz -- [--requests 100000] [--seed 1]`: requests over all calls, made from the contract's schemas (`api/test/app/fuzz.process.ts`).
 * The request that failed is printed; the same seed sends the same requests. Exit 1: one failed; 2: usage.
 */
import { parseArgs } from 'node:util';
import { run } from './lib/run.ts';

function readArguments(): { requests: number; seed: number } | null {
  try {
    const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
    const [requests, seed] = [Number(values.requests), Number(values.seed)];
    return Number.isInteger(requests) && requests > 0 && Number.isInteger(seed) ? { requests, seed } : null;
  } catch {
    return null;
  }
}

const asked = readArguments();
if (!asked) {
  process.stderr.write('Usage: npm run fuzz -- [--requests 100000] [--seed 1]\n');
  process.exit(2);
}
const env = { FUZZ_REQUESTS: String(asked.requests), FUZZ_SEED: String(asked.seed) };
const { status } = await run('fuzz', 'vitest', ['run', '--config', 'api/test/crash/vitest.config.ts', 'api/test/app/fuzz.process.ts'], { env, show: true });
process.exit(status === 0 ? 0 : 1);
