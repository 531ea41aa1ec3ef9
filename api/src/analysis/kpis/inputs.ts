/** Kinds of KPI input: counts that saturate, and means that few items cannot move far. */
import type { Signal, World } from './signals.ts';

export type Measure = { value: number; fraction: number };
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
      return { value, fraction: Math.min(1, value / full) };
    },
  };
}

/** The same over distinct values (domains, kinds, voices). */
export function distinct(key: string, label: string, weight: number, full: number, of: (signal: Signal) => string | null): Input {
  return {
    ...count(key, label, weight, full, () => false),
    measure: (signals) => {
      const value = new Set(signals.map(of).filter((name) => name !== null)).size;
      return { value, fraction: Math.min(1, value / full) };
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
      let sum = prior * pull;
      let total = pull;
      for (const signal of signals) {
        const marked = mark(signal);
        if (!marked) continue;
        sum += marked.mark * marked.weight;
        total += marked.weight;
      }
      return { value: sum / total, fraction: sum / total };
    },
  };
}
