/**
 * Geometry of the report's drawings, shared by the page and the PDF so that both show the same figure.
 * Units are those of the caller's view box (CSS pixels or points); y grows downwards. Pure.
 */
import type { DocumentTone, MirrorWord, Sentiment } from './report.ts';

type MirrorBar = {
  word: MirrorWord;
  /** Middle of the column. */
  x: number;
  /** Heights of the bar above and below the horizon. */
  up: number;
  down: number;
  /** Middle of the word and of the count under it: `x`, moved where the edge of the figure asks for it. */
  wordX: number;
  /** Baselines: count of own uses, the word, count of others' uses. */
  ownY: number;
  wordY: number;
  othersY: number;
  /** Font size of the word: the same for all, and clear of the neighbouring bars. */
  wordSize: number;
};

export type MirrorGeometry = { width: number; height: number; horizon: number; barWidth: number; bars: MirrorBar[] };

const MIRROR = { top: 30, left: 74, barWidth: 30, maxUp: 130, maxDown: 270, maxUnit: 40, maxSlot: 110, wordSize: 17, minWordSize: 11.5, labels: 46, em: 0.53 };

/**
 * The word mirror: own uses rise above the horizon, others' uses hang below it, on one scale.
 * @param words at most eight, in drawing order
 * @param width of the view box; the first 74 units hold the two captions
 * @param maxDown length of the longest bar below the horizon
 * @returns columns with bar heights and label baselines; `height` is what the figure needs
 */
export function mirrorGeometry(words: readonly MirrorWord[], width = 650, maxDown: number = MIRROR.maxDown): MirrorGeometry {
  const shown = words.slice(0, 8);
  const maxOwn = Math.max(0, ...shown.map((w) => w.own));
  const maxOthers = Math.max(0, ...shown.map((w) => w.others));
  const unit = Math.min(MIRROR.maxUnit, MIRROR.maxUp / Math.max(1, maxOwn), maxDown / Math.max(1, maxOthers));
  const horizon = MIRROR.top + maxOwn * unit;
  const slot = Math.min(MIRROR.maxSlot, (width - MIRROR.left) / Math.max(1, shown.length));
  const longest = Math.max(1, ...shown.map((w) => w.lemma.length));
  // A word may reach under its neighbours' columns, but not to their bars.
  const wordSize = Math.max(MIRROR.minWordSize, Math.min(MIRROR.wordSize, (2 * slot - MIRROR.barWidth - 10) / (MIRROR.em * longest)));
  const half = (bar: MirrorBar) => (wordSize * MIRROR.em * bar.word.lemma.length) / 2;
  const bars = shown.map((word, i): MirrorBar => {
    const [up, down] = [word.own * unit, word.others * unit];
    const x = MIRROR.left + slot * (i + 0.5);
    return { word, x, up, down, wordX: x, ownY: horizon - up - 7, wordY: horizon + down + 22, othersY: 0, wordSize };
  });
  for (const [i, bar] of bars.entries()) {
    bar.wordX = Math.max(half(bar), Math.min(width - half(bar), bar.x));
    if (bar.wordX - half(bar) < MIRROR.left + 14) bar.wordY = Math.max(bar.wordY, horizon + MIRROR.labels);
    const before = bars[i - 1];
    if (before && Math.abs(before.wordY - bar.wordY) < 34 && half(before) + half(bar) + 6 > bar.wordX - before.wordX) bar.wordY = before.wordY + 36;
    bar.othersY = bar.wordY + 17;
  }
  const height = Math.max(horizon + MIRROR.labels, ...bars.map((b) => b.othersY + 7));
  return { width, height, horizon, barWidth: MIRROR.barWidth, bars };
}

type ShareSlice = { label: DocumentTone; x: number; width: number; count: number };

/** One bar cut into positive, neutral, negative, mixed, with gaps of two units; empty shares are left out. */
export function shareGeometry(counts: Record<DocumentTone, number>, width: number): ShareSlice[] {
  const labels = (['positive', 'neutral', 'negative', 'mixed'] as const).filter((label) => counts[label] > 0);
  const total = labels.reduce((sum, label) => sum + counts[label], 0);
  const room = width - 2 * Math.max(0, labels.length - 1);
  let x = 0;
  return labels.map((label) => {
    const slice = { label, x, width: (counts[label] / total) * room, count: counts[label] };
    x += slice.width + 2;
    return slice;
  });
}

/** The sentiment sign in a 16-unit box: a square above the line, on it, or below it; it reads in greyscale. */
export const SENTIMENT_SIGN: Record<Sentiment, { square: number; line: number }> = {
  positive: { square: 2.5, line: 11.5 },
  neutral: { square: 4.5, line: 8 },
  negative: { square: 6.5, line: 4.5 },
};

/** The sign of a mixed tone in the same box: a small square above the line and one below it; sides 5.5. */
export const MIXED_SIGN = { good: { x: 1.5, y: 1 }, bad: { x: 9, y: 9.5 }, side: 5.5, line: 8 } as const;
