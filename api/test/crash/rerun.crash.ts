/** A report made again on an unchanged web prints no change: the long run of `analysis/side-by-side.process.ts`. */
import { expect, it } from 'vitest';
import { rerunFaults } from '../analysis/rerun.ts';

/** RERUN_PAIRS=1000 takes a minute. */
const PAIRS = Number(process.env.RERUN_PAIRS ?? 250);

it(`shows no change in ${PAIRS} generated pairs`, () => {
  expect(rerunFaults(PAIRS)).toEqual([]);
});
