/** Scores of predictions as `score.py` of the development sets counts them. */
import type { Row } from './rows.ts';
import type { Prediction, TaskName } from './tasks.ts';

export type Scored = { row: Row; pred: Prediction };
/** Rows that were scored and its measures, each 0–1, in the order in which they are printed. */
export type Score = { rows: number; measures: Record<string, number> };

const CLASSES = ['positive', 'negative', 'neutral'];
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Score of rows of one task; null when none of them counts (`ambivalent` rows have no right answer). */
export function scoreOf(task: TaskName, scored: Scored[]): Score | null {
  if (task.startsWith('sentiment')) return classes(scored.filter(({ row }) => row.label !== 'ambivalent'));
  if (task === 'html') return { rows: scored.length, measures: { tokenF1: mean(scored.map(({ row, pred }) => tokenF1(String(row.gold), String(pred)))) } };
  return detection(scored.map((one) => [isPositive(task, one.row), saysPositive(task, one.pred)]));
}

/** Accuracy and the mean of F1 over the classes that occur, right or predicted. */
function classes(scored: Scored[]): Score | null {
  if (scored.length === 0) return null;
  const f1: number[] = [];
  for (const label of CLASSES) {
    const hits = scored.filter(({ row, pred }) => row.label === label && pred === label).length;
    const total = scored.filter(({ row }) => row.label === label).length + scored.filter(({ pred }) => pred === label).length;
    if (total > 0) f1.push((2 * hits) / total);
  }
  return { rows: scored.length, measures: { acc: mean(scored.map(({ row, pred }) => Number(row.label === pred))), macroF1: mean(f1) } };
}

/** Precision, recall, F1 and the share of negatives taken for positives, of pairs [right, predicted]. */
function detection(pairs: [boolean, boolean][]): Score {
  const count = (right: boolean, predicted: boolean): number => pairs.filter(([a, b]) => a === right && b === predicted).length;
  const [tp, fp, fn, tn] = [count(true, true), count(false, true), count(true, false), count(false, false)];
  return {
    rows: pairs.length,
    measures: { P: tp / (tp + fp || 1), R: tp / (tp + fn || 1), F1: (2 * tp) / (2 * tp + fp + fn || 1), FPR: fp / (fp + tn || 1) },
  };
}

/** Rows of a set with positives only have no label. */
const isPositive = (task: TaskName, { lang, label = 1 }: Row): boolean => (task === 'langid' ? lang === 'pl' : Number(label) !== 0);
const saysPositive = (task: TaskName, pred: Prediction): boolean => (task === 'langid' ? pred === 'pl' : pred === 1);

/** Harmonic mean of precision and recall over words with their counts, case ignored; 0–1. */
function tokenF1(gold: string, text: string): number {
  const left = wordCounts(gold);
  const right = wordCounts(text);
  let shared = 0;
  let total = 0;
  for (const [word, count] of left) {
    shared += Math.min(count, right.get(word) ?? 0);
    total += count;
  }
  for (const count of right.values()) total += count;
  return (2 * shared) / (total || 1);
}

function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Whether a prediction counts as wrong; an article when less than this share of its words is right. */
const GOOD_ARTICLE = 0.99;
export function isWrong(task: TaskName, { row, pred }: Scored): boolean {
  if (task.startsWith('sentiment')) return row.label !== 'ambivalent' && row.label !== pred;
  if (task === 'html') return tokenF1(String(row.gold), String(pred)) < GOOD_ARTICLE;
  return isPositive(task, row) !== saysPositive(task, pred);
}

/** The group of a row: its domain, kind, type or language, up to a colon. */
export const groupOf = ({ domain, kind, type, lang }: Row): string => String(domain || kind || type || lang || '').split(':')[0] as string;

/** Scores of all rows and, where there are several groups, of each in alphabetical order. */
export function scoresByGroup(task: TaskName, scored: Scored[]): { group: string; score: Score }[] {
  const groups = Map.groupBy(scored, ({ row }) => groupOf(row));
  const names = groups.size > 1 ? [...groups.keys()].sort() : [];
  return [{ group: 'ALL', scored }, ...names.map((group) => ({ group, scored: groups.get(group) as Scored[] }))].flatMap((part) => {
    const score = scoreOf(task, part.scored);
    return score ? [{ group: part.group, score }] : [];
  });
}

/** A score in the wording of `score.py`. */
export function scoreLine(task: TaskName, { group, score }: { group: string; score: Score }): string {
  const digits = task.startsWith('sentiment') || task === 'html' ? 3 : 4;
  const name = group === 'ALL' ? group : `  ${group}`;
  const measures = Object.entries(score.measures).map(([measure, value]) => `${measure}=${value.toFixed(digits)}`);
  return `${name.padEnd(28)} n=${score.rows} ${measures.join(' ')}`;
}
