/** Sentences hold against changes of pages and of words: the long run beside the one in the unit tests. */
import { expect, it } from 'vitest';
import { seeded } from '../../scripts/lib/random.ts';
import { metamorphose } from '../analysis/metamorphic.ts';

const CHANGES = 20_000;

it(`${CHANGES} changes take away what rests on them and leave the rest`, () => {
  let tried = 0;
  for (let seed = 500_000; tried < CHANGES; seed += 1) {
    const { failures, tried: more } = metamorphose(seed, seeded(seed), 40, seed % 10 === 0);
    expect(failures, `seed ${seed}`).toEqual([]);
    tried += more;
  }
});
