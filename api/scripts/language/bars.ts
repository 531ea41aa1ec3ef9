/** Baselines on the held-out half, floors and goals of the language core. */
import type { Row } from './rows.ts';
import { groupOf } from './score.ts';
import type { TaskName } from './tasks.ts';

/** `baseline` is null where none was measured; `least` marks a measure where less is better. */
export type Bar = {
  what: string;
  task: TaskName;
  measure: string;
  baseline: number | null;
  floor: number;
  goal: number;
  least?: true;
  only?: (row: Row) => boolean;
};

const poleval = (row: Row): boolean => groupOf(row).startsWith('poleval');
const of =
  (group: string) =>
  (row: Row): boolean =>
    groupOf(row) === group;

export const BARS: readonly Bar[] = [
  { what: 'sentences, WCCRS', task: 'sentiment_sentence', measure: 'macroF1', baseline: 0.812, floor: 0.81, goal: 0.84, only: (row) => !poleval(row) },
  { what: 'sentences, PolEval', task: 'sentiment_sentence', measure: 'macroF1', baseline: 0.656, floor: 0.65, goal: 0.7, only: poleval },
  { what: 'whole reviews', task: 'sentiment_text', measure: 'acc', baseline: 0.906, floor: 0.9, goal: 0.93 },
  { what: 'whole reviews', task: 'sentiment_text', measure: 'macroF1', baseline: 0.858, floor: 0.85, goal: 0.89 },
  { what: 'towards the subject', task: 'sentiment_target', measure: 'macroF1', baseline: 0.634, floor: 0.72, goal: 0.82 },
  { what: 'towards the subject, contrast', task: 'sentiment_target', measure: 'macroF1', baseline: 0.4, floor: 0.55, goal: 0.7, only: of('contrast') },
  { what: 'names in context', task: 'names_context', measure: 'F1', baseline: 0.989, floor: 0.985, goal: 0.992 },
  { what: 'names in context', task: 'names_context', measure: 'FPR', baseline: 0.005, floor: 0.006, goal: 0.003, least: true },
  { what: 'names, inflected pairs', task: 'names_pairs', measure: 'R', baseline: null, floor: 0.97, goal: 0.985 },
  { what: 'names, hard forms', task: 'names_hard', measure: 'F1', baseline: 0.977, floor: 0.96, goal: 0.98, only: of('hard-form') },
  { what: 'names, homographs', task: 'names_hard', measure: 'F1', baseline: 0.68, floor: 0.75, goal: 0.85, only: of('homograph') },
  { what: 'near-duplicates', task: 'near_dup', measure: 'F1', baseline: 0.995, floor: 0.985, goal: 0.995 },
  { what: 'Polish or not', task: 'langid', measure: 'F1', baseline: 0.991, floor: 0.99, goal: 0.993 },
  { what: 'article text', task: 'html', measure: 'tokenF1', baseline: 0.995, floor: 0.99, goal: 0.995 },
];
