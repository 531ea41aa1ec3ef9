/** `npm run simulate`: schedules of faults keep every promise, a seed can be looked at again, and one failing call leaves nothing half done. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/simulate.ts', import.meta.url));
const simulate = (...args: string[]) => spawnSync('node', [SCRIPT, ...args], { encoding: 'utf8' });
/** Without the rate, which belongs to the machine. */
const withoutRate = (text: string) => text.replace(/[\d.]+ a second/, '');

test('orders, payments, letters, monitoring and deletions survive faults by seed', () => {
  const { stdout, status } = simulate('--seeds', '100');
  expect(stdout).toContain('100 schedules from seed 1');
  expect(stdout).toContain(' 0 broken');
  expect(status).toBe(0);
});

test('a seed does the same again', () => {
  const [once, again] = [1, 2].map(() => simulate('--seeds', '1', '--seed', '7', '--trace').stdout);
  expect(withoutRate(again ?? '')).toBe(withoutRate(once ?? ''));
  expect(once).toContain('order 200');
});

test('a cut or a failing call in the life of an order leaves nothing half done', () => {
  const { stdout, status } = simulate('--every-failure', '--sample', '90');
  expect(stdout).toMatch(/power cuts at all boundaries: \d{3} in "order", \d{3} in "afterwards"/);
  expect(stdout).toContain(' 0 did not strike, 0 broken');
  expect(status).toBe(0);
});
