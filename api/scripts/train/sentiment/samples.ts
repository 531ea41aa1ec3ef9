import { type Features, featuresOf, unitsOf } from '../../../src/language/sentiment/features.ts';
import { EDGE, traitsOf } from '../../../src/language/sentiment/filters.ts';

/** A labelled row as both learners read it: features for the linear part, known traits of each word for the filters. */
export type Sample = { ids: Int32Array; values: Float32Array; words: Int32Array[]; target: [number, number, number]; weight: number };
export type Row = { text: string; label: string; src: string };

export const LABELS = ['positive', 'negative', 'neutral'];
/** PolEval reviews are few but most like the pages that the product reads, so they weigh more. */
const POLEVAL_WEIGHT = 3;
const AMBIVALENT_WEIGHT = 0.2;
const WEAK_WEIGHT = 0.5;
/** Minimum number of training rows with a feature, or with a trait of a word. */
const MIN_ROWS = 3;
const MIN_ROWS_OF_TRAIT = 6;

export function shuffle(order: number[], next: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

/** Row weight of a label; ambivalent rows are half positive, half negative and count little. */
function targetOf({ label, src }: Row): Pick<Sample, 'target' | 'weight'> {
  const weight = src === 'poleval24' ? POLEVAL_WEIGHT : 1;
  if (label === 'ambivalent') return { target: [0.5, 0.5, 0], weight: weight * AMBIVALENT_WEIGHT };
  const side = LABELS.indexOf(label.replace('weak-', ''));
  return { target: [side === 0 ? 1 : 0, side === 1 ? 1 : 0, side === 2 ? 1 : 0], weight: label.startsWith('weak-') ? weight * WEAK_WEIGHT : weight };
}

/** The numbers behind the samples: `buckets` and inverse document frequency of each compact feature; row of each trait. */
export type Vocabulary = { buckets: Int32Array; idf: Float32Array; traits: Map<number, number> };

/** Reads rows. Features are numbered compactly and their values multiplied by idf, which can be undone with `Vocabulary`. */
export function samplesOf(rows: Row[]): { samples: Sample[]; vocabulary: Vocabulary } {
  const read = rows.map((row) => {
    const units = unitsOf(row.text);
    return { row, features: featuresOf(units), traits: units.map(traitsOf) };
  });
  const rowsWith = countRows(read.map(({ features }) => features.ids));
  const traitRows = countRows(read.map(({ traits }) => [...new Set(traits.flat())]));
  const compact = new Map<number, number>();
  for (const [bucket, count] of rowsWith) if (count >= MIN_ROWS) compact.set(bucket, compact.size);
  const traits = new Map<number, number>();
  for (const [trait, count] of traitRows) if (count >= MIN_ROWS_OF_TRAIT) traits.set(trait, EDGE + 1 + traits.size);
  const buckets = Int32Array.from(compact.keys());
  const idf = Float32Array.from(buckets, (bucket) => Math.log(rows.length / (rowsWith.get(bucket) as number)) / 6);
  const samples = read.map(({ row, features, traits: of }) => ({
    ...linearPart(features, compact, idf),
    words: of.map((known) => Int32Array.from(known.flatMap((trait) => traits.get(trait) ?? []))),
    ...targetOf(row),
  }));
  return { samples, vocabulary: { buckets, idf, traits } };
}

function linearPart({ ids, values }: Features, compact: Map<number, number>, idf: Float32Array): Pick<Sample, 'ids' | 'values'> {
  const own = Int32Array.from(ids, (bucket) => compact.get(bucket) ?? -1);
  return {
    ids: own.filter((id) => id >= 0),
    values: Float32Array.from(values, (value, k) => value * (idf[own[k] as number] ?? 0)).filter((_, k) => (own[k] as number) >= 0),
  };
}

function countRows(lists: number[][]): Map<number, number> {
  const rows = new Map<number, number>();
  for (const list of lists) for (const id of list) rows.set(id, (rows.get(id) ?? 0) + 1);
  return rows;
}
