/** A report made again on an unchanged web prints no change: the long run of `analysis/side-by-side.test.ts`. */
import { expect, it } from 'vitest';
import { rerunFaults } from '../analysis/rerun.ts';

it('shows no change in 1,000 generated pairs', () => {
  expect(rerunFaults(1_000)).toEqual([]);
});
