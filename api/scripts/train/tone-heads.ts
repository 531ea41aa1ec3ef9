/** Fits one head of the tone model: logistic regression whose weights keep their signs. */

const STEPS = 300;

/** A page as numbers, and which of the further columns, its lemmas, it has; each of these counts as `scale`. */
export type Point = { numbers: Float64Array; has: readonly number[]; scale: number };

/**
 * Logistic regression with an L2 penalty and signs, by the accelerated projected gradient (Beck and Teboulle 2009). Lemmas follow the numbers,
 * the bias comes last. @param penalty of each weight; the bias has none unless it is given. @param around what the penalty pulls to, nought unless given
 */
export function fitHead(
  x: readonly Point[],
  y: readonly number[],
  worth: readonly number[],
  signs: readonly number[],
  penalty: readonly number[],
  around?: Float64Array<ArrayBuffer>,
): Float64Array {
  const size = signs.length + 1;
  const pull = (w: Float64Array, j: number): number => (penalty[j] ?? 0) * ((w[j] as number) - (around?.[j] ?? 0));
  const first = x[0]?.numbers.length ?? 0;
  const norm = x.reduce(
    (sum, { numbers, has, scale }, i) => sum + (worth[i] as number) * numbers.reduce((total, value) => total + value * value, 1 + has.length * scale * scale),
    0,
  );
  // The trace bounds the curvature from far above: the pace grows again, and halves where the bound fails.
  let pace = 1 / (0.25 * norm + Math.max(...penalty));
  const value = (w: Float64Array, { numbers, has, scale }: Point): number => {
    let sum = w[size - 1] as number;
    for (let j = 0; j < first; j += 1) sum += (numbers[j] as number) * (w[j] as number);
    for (const k of has) sum += scale * (w[first + k] as number);
    return sum;
  };
  const loss = (w: Float64Array): number => {
    let sum = 0;
    for (let j = 0; j < size; j += 1) sum += 0.5 * pull(w, j) * ((w[j] as number) - (around?.[j] ?? 0));
    x.forEach((row, i) => {
      const z = value(w, row);
      sum += (worth[i] as number) * (Math.log1p(Math.exp(-Math.abs(z))) + Math.max(z, 0) - (y[i] as number) * z);
    });
    return sum;
  };
  const bounded = (one: number, j: number): number => ((signs[j] ?? 0) > 0 ? Math.max(0, one) : (signs[j] ?? 0) < 0 ? Math.min(0, one) : one);
  let [w, v, t] = [Float64Array.from({ length: size }, (_, j) => around?.[j] ?? 0), Float64Array.from({ length: size }, (_, j) => around?.[j] ?? 0), 1];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Float64Array.from(v, (_, j) => pull(v, j));
    x.forEach((row, i) => {
      const error = (worth[i] as number) * (1 / (1 + Math.exp(-value(v, row))) - (y[i] as number));
      for (let j = 0; j < first; j += 1) slope[j] = (slope[j] as number) + error * (row.numbers[j] as number);
      for (const k of row.has) slope[first + k] = (slope[first + k] as number) + error * row.scale;
      slope[size - 1] = (slope[size - 1] as number) + error;
    });
    const at = loss(v);
    let next: Float64Array<ArrayBuffer>;
    for (pace *= 1.2; ; pace /= 2) {
      const moved = v.map((one, j) => bounded(one - pace * (slope[j] as number), j));
      const model = moved.reduce((sum, one, j) => sum + (one - (v[j] as number)) * (slope[j] as number) + (one - (v[j] as number)) ** 2 / (2 * pace), at);
      next = moved;
      if (loss(moved) <= model + 1e-9) break;
    }
    const further = (1 + Math.sqrt(1 + 4 * t * t)) / 2;
    v = next.map((one, j) => one + ((t - 1) / further) * (one - (w[j] as number)));
    [w, t] = [next, further];
  }
  return w;
}
