/** Kinds of KPI input: counts that saturate, and means that few items cannot move far. */
import { type Interval, meanError, normal, poisson, wilson } from './intervals.ts';
import type { Signal, World } from './signals.ts';

/** `low` and `high`: the 95% interval of the fraction. */
export type Measure = { value: number; fraction: number } & Interval;
export type Input = {
  key: string;
  label: string;
  /** Points for a full input; negative when the input takes away. */
  weight: number;
  /** How the fraction is made of the value, in Polish, for the methodology. */
  how: string;
  step: number;
  measure(signals: Signal[], world: World): Measure;
};
export type Test = (signal: Signal) => boolean;

/** `of` at a value and at the ends of its interval, as a fraction of 0 to 1. */
export function measured(value: number, { low, high }: Interval, of: (x: number) => number): Measure {
  const at = (x: number) => Math.max(0, Math.min(1, of(x)));
  const ends = [at(low), at(high), at(value)];
  return { value, fraction: at(value), low: Math.min(...ends), high: Math.max(...ends) };
}

/** A count of pages that saturates at `full`. */
export const counted = (value: number, full: number): Measure => measured(value, poisson(value), (x) => x / full);

/** A share of `n` pages, drawn down by ten imaginary ones. */
export function shareOf(part: number, n: number): Measure {
  const of = (p: number) => (p * n) / (n + 10);
  const p = part / Math.max(1, n);
  const { fraction, low, high } = measured(p, n > 0 ? wilson(p, n) : { low: 0, high: 0 }, of);
  return { value: fraction, fraction, low, high };
}

/** A mean, or a difference of two, with its standard error, as a fraction of 0 to 1. */
export function meanOf(mean: number, error: number): Measure {
  return measured(mean, normal(mean, error), (x) => x);
}

/** Points grow evenly with the count up to `full` and stop there. */
export function count(key: string, label: string, weight: number, full: number, test: Test | ((signal: Signal) => number)): Input {
  return {
    key,
    label,
    weight,
    how: `min(1, liczba / ${full})`,
    step: Math.abs(weight) / full,
    measure: (signals) => {
      const value = signals.reduce((sum, signal) => sum + Number(test(signal)), 0);
      return counted(value, full);
    },
  };
}

/** The same over distinct values (domains, kinds, voices). */
export function distinct(key: string, label: string, weight: number, full: number, of: (signal: Signal) => string | null): Input {
  return {
    ...count(key, label, weight, full, () => false),
    measure: (signals) => {
      const value = new Set(signals.map(of).filter((name) => name !== null)).size;
      return counted(value, full);
    },
  };
}

/** Mean of 0–1 marks drawn towards `prior` by `pull` imaginary items, so that few items say little. */
export function drawnMean(
  key: string,
  label: string,
  weight: number,
  pull: number,
  prior: number,
  mark: (signal: Signal) => { mark: number; weight: number } | null,
): Input {
  return {
    key,
    label,
    weight,
    how: `(${String(prior).replace('.', ',')} · ${pull} + suma (waga · ocena)) / (${pull} + suma wag)`,
    step: weight / (pull + 1),
    measure: (signals) => {
      const marks = signals.flatMap((signal) => mark(signal) ?? []);
      const { mean, error } = meanError(marks, pull, prior);
      return meanOf(mean, error);
    },
  };
}
