import { filterLogits, trainFilters } from './filters.ts';
import { linearLogits, trainLinear } from './linear.ts';
import type { Sample, Vocabulary } from './samples.ts';
import { softmax } from './softmax.ts';

type Three = [number, number, number];
/** Logits of both learners for every sample, each from models that have not seen its fold. */
export type Unseen = { linear: Three[]; filters: Three[] };
/** What each learner's logits are multiplied by before they are added; calibration included. */
export type Mix = { linear: number; filters: number };

const FOLDS = 3;
/** Rows next to each other may be of one review, so they share a fold. */
const BLOCK = 40;

export function crossFit(samples: Sample[], { buckets, traits }: Vocabulary, said: (line: string) => void): Unseen {
  const out: Unseen = { linear: [], filters: [] };
  const foldOf = (index: number): number => Math.floor(index / BLOCK) % FOLDS;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const seen = samples.filter((_, index) => foldOf(index) !== fold);
    const unseen = samples.map((_, index) => index).filter((index) => foldOf(index) === fold);
    const linear = trainLinear(seen, buckets.length);
    const byFilters = filterLogits(
      trainFilters(seen, traits.size),
      unseen.map((index) => samples[index] as Sample),
    );
    unseen.forEach((index, k) => {
      out.linear[index] = linearLogits(linear, samples[index] as Sample);
      out.filters[index] = byFilters[k] as Three;
    });
    said(`fold ${fold + 1} of ${FOLDS}`);
  }
  return out;
}

export const mixed = (unseen: Unseen, mix: Mix): Three[] =>
  unseen.linear.map((z, i) => z.map((value, c) => value * mix.linear + ((unseen.filters[i] as Three)[c] as number) * mix.filters) as Three);

/** The mix with the least log loss on unseen rows, by grid; a temperature (Guo et al. 2017) for each learner. */
export function bestMix(unseen: Unseen, samples: Sample[]): Mix {
  let best: Mix = { linear: 1, filters: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let linear = 4; linear <= 24; linear += 1) {
    for (let filters = 0; filters <= 16; filters += 1) {
      const mix = { linear: linear / 20, filters: filters / 20 };
      const loss = lossOf(mixed(unseen, mix), samples);
      if (loss < least) [best, least] = [mix, loss];
    }
  }
  return best;
}

function lossOf(logits: Three[], samples: Sample[]): number {
  let loss = 0;
  logits.forEach((z, i) => {
    const p = softmax(z);
    for (let c = 0; c < 3; c += 1) loss -= ((samples[i] as Sample).target[c] as number) * Math.log(Math.max(1e-9, p[c] as number));
  });
  return loss;
}
