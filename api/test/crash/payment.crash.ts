import { expect, it } from 'vitest';
import { surviveEvery } from './kill.ts';

it('a process killed at every statement of settling a payment loses and repeats nothing', async () => {
  expect(await surviveEvery('payment')).toBeGreaterThanOrEqual(12);
});
