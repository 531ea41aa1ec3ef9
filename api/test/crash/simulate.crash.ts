/** `npm run simulate`: schedules of faults keep every promise, a seed can be looked at again, and one failing call leaves nothing half done. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/simulate.ts', import.meta.url));
/** Traces are long. */
const simulate = (...args: string[]) => spawnSync('node', [SCRIPT, ...args], { encoding: 'utf8', maxBuffer: 1e8 });
/** Starting two threads takes as long as fifty seeds: one run is both what must hold and what the seed alone is compared with. */
const among = simulate('--seeds', '100', '--trace');

test('orders, payments, letters, monitoring and deletions survive faults by seed', () => {
  const { stdout, status } = among;
  expect(stdout).toContain('100 schedules from seed 1');
  expect(stdout).toContain(' 0 broken');
  expect(status).toBe(0);
});

test('a seed does the same again, whatever ran beside it', () => {
  const alone = simulate('--seeds', '1', '--seed', '40', '--trace').stdout;
  const [own] = /seed 40\n[\s\S]*?(?=\n\n|\nseed \d+\n)/.exec(among.stdout) ?? [];
  expect(own).toContain('seed 40 goes on alone');
  expect(alone).toContain(own);
});

test('a cut or a failing call in the life of an order leaves nothing half done', () => {
  const { stdout, status } = simulate('--every-failure', '--sample', '90');
  expect(stdout).toMatch(/power cuts at all boundaries: \d{3} in "order", \d{3} in "afterwards"/);
  expect(stdout).toContain(' 0 did not strike, 0 broken');
  expect(status).toBe(0);
});
