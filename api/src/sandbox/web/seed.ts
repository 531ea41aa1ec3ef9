/** Seeded random choices: the same seed gives the same web on every machine and after every restart. */

/** 32-bit FNV-1a with a final mix, so that similar texts get very different hashes. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export type Random = {
  /** Integer from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
};

/** A random generator seeded by a text (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    chance: (probability) => next() < probability,
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = between(0, i);
        [copy[i], copy[j]] = [copy[j] as (typeof list)[number], copy[i] as (typeof list)[number]];
      }
      return copy;
    },
  };
}

/** Lower case without diacritics, for comparing words. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

/** Letters and digits joined by hyphens, at most `max` characters, for host labels and paths. */
export const slug = (text: string, max = 40): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
