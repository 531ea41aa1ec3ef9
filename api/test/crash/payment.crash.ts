import { expect, it } from 'vitest';
import { strideOf, surviveEvery } from './kill.ts';

it('a process killed at the statements of settling a payment loses and repeats nothing', async () => {
  const stride = strideOf(3);
  expect(await surviveEvery('payment', stride)).toBeGreaterThanOrEqual(Math.floor(12 / stride));
});
