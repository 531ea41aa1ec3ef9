/** Multinomial logistic regression on few rows, fitted to its optimum: L-BFGS (Nocedal 1980) with a halving line search. */

/** A row: numbers of its features, their values, and its class. */
export type Sample = { ids: Int32Array; values: Float64Array; label: number };
/** Weights by feature, then class. */
export type Linear = { weights: Float64Array; bias: number[] };

const CLASSES = 3;
const STEPS = 100;
const MEMORY = 10;
const ENOUGH = 1e-2;

/** Class probabilities of a row. */
export function probabilities({ weights, bias }: Linear, { ids, values }: Sample): number[] {
  const z = [...bias];
  for (let k = 0; k < ids.length; k += 1)
    for (let c = 0; c < CLASSES; c += 1) z[c] = (z[c] as number) + (weights[(ids[k] as number) * CLASSES + c] as number) * (values[k] as number);
  const top = Math.max(...z);
  const e = z.map((value) => Math.exp(value - top));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((value) => value / sum);
}

/** Weights that minimise the log loss of the rows plus half of each feature's penalty times its squared weights. */
export function fitted(samples: readonly Sample[], penaltyOf: readonly number[]): Linear {
  const penalties = Float64Array.from(penaltyOf);
  const rows = packed(samples);
  const size = penalties.length * CLASSES;
  let at = new Float64Array(size + CLASSES);
  let { loss, slope } = lossAt(rows, penalties, at);
  const moves: { step: Float64Array; change: Float64Array; rho: number }[] = [];
  for (let n = 0; n < STEPS && Math.sqrt(dot(slope, slope)) > ENOUGH; n += 1) {
    const way = direction(slope, moves);
    const descent = dot(slope, way);
    let pace = n === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = along(at, way, pace);
    let there = lossAt(rows, penalties, next);
    while (there.loss > loss + 1e-4 * pace * descent && pace > 1e-10) {
      pace /= 2;
      next = along(at, way, pace);
      there = lossAt(rows, penalties, next);
    }
    const step = along(next, at, -1);
    const change = along(there.slope, slope, -1);
    const curvature = dot(step, change);
    if (curvature > 1e-12) moves.push({ step, change, rho: 1 / curvature });
    if (moves.length > MEMORY) moves.shift();
    ({ loss, slope } = there);
    at = next;
  }
  return { weights: at.slice(0, size), bias: [...at.slice(size)] };
}

/** All rows in one array, so that a pass over them is sequential. */
type Packed = { ids: Int32Array; values: Float64Array; ends: Int32Array; labels: Int32Array };

function packed(samples: readonly Sample[]): Packed {
  const ends: number[] = [];
  let end = 0;
  for (const { ids } of samples) {
    end += ids.length;
    ends.push(end);
  }
  const ids = new Int32Array(end);
  const values = new Float64Array(end);
  samples.forEach((sample, n) => {
    ids.set(sample.ids, (ends[n] as number) - sample.ids.length);
    values.set(sample.values, (ends[n] as number) - sample.ids.length);
  });
  return { ids, values, ends: Int32Array.from(ends), labels: Int32Array.from(samples, ({ label }) => label) };
}

function lossAt({ ids, values, ends, labels }: Packed, penalties: Float64Array, at: Float64Array): { loss: number; slope: Float64Array<ArrayBuffer> } {
  const size = penalties.length * CLASSES;
  const slope = new Float64Array(at.length);
  let loss = 0;
  let from = 0;
  for (let n = 0; n < ends.length; n += 1) {
    const to = ends[n] as number;
    let [a, b, c] = [at[size] as number, at[size + 1] as number, at[size + 2] as number];
    for (let k = from; k < to; k += 1) {
      const place = (ids[k] as number) * CLASSES;
      const value = values[k] as number;
      a += value * (at[place] as number);
      b += value * (at[place + 1] as number);
      c += value * (at[place + 2] as number);
    }
    const top = Math.max(a, b, c);
    const label = labels[n] as number;
    const own = label === 0 ? a : label === 1 ? b : c;
    [a, b, c] = [Math.exp(a - top), Math.exp(b - top), Math.exp(c - top)];
    const sum = a + b + c;
    loss += Math.log(sum) + top - own;
    a = a / sum - (label === 0 ? 1 : 0);
    b = b / sum - (label === 1 ? 1 : 0);
    c = c / sum - (label === 2 ? 1 : 0);
    slope[size] = (slope[size] as number) + a;
    slope[size + 1] = (slope[size + 1] as number) + b;
    slope[size + 2] = (slope[size + 2] as number) + c;
    for (let k = from; k < to; k += 1) {
      const place = (ids[k] as number) * CLASSES;
      const value = values[k] as number;
      slope[place] = (slope[place] as number) + a * value;
      slope[place + 1] = (slope[place + 1] as number) + b * value;
      slope[place + 2] = (slope[place + 2] as number) + c * value;
    }
    from = to;
  }
  for (let k = 0, place = 0; k < penalties.length; k += 1) {
    const penalty = penalties[k] as number;
    for (let c = 0; c < CLASSES; c += 1, place += 1) {
      const weight = at[place] as number;
      loss += 0.5 * penalty * weight * weight;
      slope[place] = (slope[place] as number) + penalty * weight;
    }
  }
  return { loss, slope };
}

/** The two-loop recursion: minus the inverse Hessian, as estimated from the last steps, times the gradient. */
function direction(slope: Float64Array, moves: readonly { step: Float64Array; change: Float64Array; rho: number }[]): Float64Array<ArrayBuffer> {
  let way = Float64Array.from(slope);
  const shares: number[] = [];
  for (const { step, change, rho } of [...moves].reverse()) {
    const share = rho * dot(step, way);
    shares.push(share);
    way = along(way, change, -share);
  }
  const last = moves.at(-1);
  if (last) {
    const size = last.rho * dot(last.change, last.change);
    way = way.map((value) => value / size);
  }
  for (const { step, change, rho } of moves) way = along(way, step, (shares.pop() as number) - rho * dot(change, way));
  return way.map((value) => -value);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] as number) * (b[k] as number);
  return sum;
}

function along(from: Float64Array, way: Float64Array, pace: number): Float64Array<ArrayBuffer> {
  const out = new Float64Array(from.length);
  for (let k = 0; k < out.length; k += 1) out[k] = (from[k] as number) + pace * (way[k] as number);
  return out;
}
