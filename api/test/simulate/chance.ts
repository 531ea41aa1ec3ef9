/** Chance by seed: sfc32. The same seed gives the same numbers on every machine. */
export type Chance = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  is(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  bytes(n: number): Uint8Array;
  /** Begins anew, as of `seed`. */
  reseed(seed: number): void;
  /** @returns goes back to where it was when this was called, any number of times */
  save(): () => void;
};

export function chanceOf(seed: number): Chance {
  let [a, b, c, d] = [0, 0, 0, 0];
  const draw = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  const reseed = (from: number) => {
    [a, b, c, d] = [0x9e3779b9, from >>> 0, Math.floor(from / 2 ** 32) >>> 0, 1];
    for (let i = 0; i < 15; i++) draw();
  };
  reseed(seed);
  const below = (n: number) => Math.floor((draw() / 2 ** 32) * n);
  return {
    next: () => draw() / 2 ** 32,
    below,
    is: (probability) => draw() / 2 ** 32 < probability,
    pick: (from) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[below(from.length)] as (typeof from)[number];
    },
    bytes: (n) => Uint8Array.from({ length: n }, () => below(256)),
    reseed,
    save() {
      const was = [a, b, c, d] as const;
      return () => {
        [a, b, c, d] = was;
      };
    },
  };
}
