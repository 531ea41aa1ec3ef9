/**
 * Geometry of the word mirror on a phone. The axis is vertical: the subject's own words to the left, others' to the right,
 * on one scale. Desktop and PDF share `mirrorGeometry` of the contract. Pure; units are CSS pixels.
 */
import type { MirrorWord, Sentiment } from '#contract/report.ts';

type Box = { x: number; y: number; width: number; height: number };
export type TallBar = {
  word: string;
  own: number;
  others: number;
  sentiment: Sentiment;
  ownBox: Box | null;
  othersBox: Box | null;
  ownLabel: { x: number; y: number };
  wordLabel: { x: number; y: number };
};
export type TallMirror = { width: number; height: number; horizon: number; bars: TallBar[] };

const round = (n: number) => Math.round(n * 10) / 10;
/** Estimated width of a word in the display font: an average letter is 0.54 em wide. */
const textWidth = (text: string, size: number) => text.length * size * 0.54;
const largest = (numbers: number[]) => Math.max(0, ...numbers);

const TALL = { width: 328, top: 35, bar: 20, row: 40, word: 15, numberRoom: 26, countRoom: 42, captionRoom: 96 };

/**
 * Words are placed after their bars. The scale is the largest at which the longest row fits. Without own words only the right
 * half is drawn.
 */
export function tallMirror(words: readonly MirrorWord[]): TallMirror {
  const up = largest(words.map((word) => word.own));
  const least = up > 0 ? TALL.captionRoom : 0;
  const units = words.map((word) => {
    const room = TALL.width - TALL.countRoom - textWidth(word.lemma, TALL.word);
    return Math.min((room - TALL.numberRoom) / Math.max(1, up + word.others), (room - least) / Math.max(1, word.others));
  });
  const unit = Math.min(14, ...units);
  const horizon = up > 0 ? round(Math.max(least, TALL.numberRoom + up * unit)) : 1;
  const bars = words.map((word, index): TallBar => {
    const y = TALL.top + index * TALL.row;
    const own = round(word.own * unit);
    const others = round(word.others * unit);
    const text = y + 15;
    return {
      word: word.lemma,
      own: word.own,
      others: word.others,
      sentiment: word.sentiment,
      ownBox: word.own > 0 ? { x: round(horizon - own), y, width: own, height: TALL.bar } : null,
      othersBox: word.others > 0 ? { x: horizon, y: y + 0.5, width: others, height: TALL.bar - 1 } : null,
      ownLabel: { x: round(horizon - own - 6), y: text },
      wordLabel: { x: round(horizon + others + 7), y: text },
    };
  });
  return { width: TALL.width, height: TALL.top + words.length * TALL.row - 9, horizon, bars };
}
