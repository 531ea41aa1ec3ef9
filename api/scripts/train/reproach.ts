/**
 * Fits the weights by which a page is a reproach (`api/src/analysis/accusations/data/reproach-weights.json`) on labelled pages that
 * stand outside the repository: logistic regression with an L2 penalty on standardised signs, by gradient descent.
 * Usage: node api/scripts/train/reproach.ts FOLDER,FOLDER… [--check [--sets]]   (--check: each set judged by weights fitted on the others; nothing is written)
 * The weights never see the first set: the site states its accuracy from it. Pages with charges that accuse of nothing are left out. They are
 * fitted on pages that accuse in words of law, too; what is counted are those that only the weights can find.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { narrativeOn } from '../../src/analysis/accusations/narrative.ts';
import { framesOn, readPage } from '../../src/analysis/accusations/read.ts';
import { mayReproach, type ReproachWeights, reproachChance } from '../../src/analysis/accusations/reproach.ts';
import { reproachSigns } from '../../src/analysis/accusations/reproach-signs.ts';
import { createSubjectIndex } from '../../src/language/index.ts';
import { itemsOf, type Labelled, labelledOf } from '../evaluate/accusations.ts';

const OUT = 'api/src/analysis/accusations/data/reproach-weights.json';
const ACCUSING = new Set(['alleged', 'charged', 'convicted']);
const PENALTY = 0.05;
const RATE = 0.8;
const STEPS = 600;
const CHANCES = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

/** Signs that the wrong is a stranger's or a misfortune: whatever the pages say, they speak for nobody's guilt. */
const NEVER_FOR = new Set(['titledElse', 'misfortune', 'elses']);

type Row = { set: string; signs: Record<string, number>; judged: boolean; accused: boolean; clear: boolean };

function rowsOf(set: string, labelled: Labelled): Row[] {
  const { subject, labels } = labelled;
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: subject.name, kind: subject.kind, description: subject.description });
  return itemsOf(labelled).flatMap((item): Row[] => {
    const label = labels.find(({ doc }) => doc === item.document.id);
    const page = readPage(item.document, item.mentions, index.find(item.document.article.title.slice(0, 300), { surnames: true }), subject);
    const hits = [...framesOn(page), ...narrativeOn(page, item.document.article.kind, { everyday: true, wide: false })];
    if (!label || item.evidence.own) return [];
    const accused = label.charges.some(({ state }) => ACCUSING.has(state));
    return [{ set, signs: reproachSigns(item, page), judged: mayReproach(item, page, hits), accused, clear: label.charges.length === 0 }];
  });
}

function fitted(rows: readonly Row[]): ReproachWeights {
  const names = Object.keys(rows[0]?.signs ?? {});
  const of = (name: string): number[] => rows.map(({ signs }) => signs[name] ?? 0);
  const mean = names.map((name) => of(name).reduce((sum, value) => sum + value, 0) / rows.length);
  const spread = names.map((name, k) => Math.sqrt(of(name).reduce((sum, value) => sum + (value - (mean[k] as number)) ** 2, 0) / rows.length) || 1);
  const x = rows.map(({ signs }) => names.map((name, k) => ((signs[name] ?? 0) - (mean[k] as number)) / (spread[k] as number)));
  const w = names.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = names.map((_, k) => PENALTY * (w[k] as number));
    let slopeOfBias = 0;
    for (const [i, row] of rows.entries()) {
      const z = names.reduce((sum, _, k) => sum + (w[k] as number) * (x[i]?.[k] as number), bias);
      const error = (1 / (1 + Math.exp(-z)) - (row.accused ? 1 : 0)) / rows.length;
      slopeOfBias += error;
      for (const k of names.keys()) slope[k] = (slope[k] as number) + error * (x[i]?.[k] as number);
    }
    bias -= RATE * slopeOfBias;
    for (const [k, name] of names.entries()) {
      const next = (w[k] as number) - RATE * (slope[k] as number);
      w[k] = NEVER_FOR.has(name) ? Math.min(0, next) : next;
    }
  }
  const raw = names.map((_, k) => (w[k] as number) / (spread[k] as number));
  const shift = raw.reduce((sum, weight, k) => sum + weight * (mean[k] as number), 0);
  const round = (value: number): number => Number(value.toFixed(4));
  return { bias: round(bias - shift), weights: Object.fromEntries(names.map((name, k) => [name, round(raw[k] as number)])) };
}

const folders = (process.argv[2] ?? '')
  .split(',')
  .filter(Boolean)
  .map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
if (folders.length < 2) {
  process.stderr.write('usage: node api/scripts/train/reproach.ts FOLDER,FOLDER… [--check]\n');
  process.exit(1);
}
const rows = folders.flatMap((folder) => labelledOf([folder]).flatMap((labelled) => rowsOf(folder, labelled)));
const seen = rows.filter(({ set, accused, clear }) => set !== folders[0] && (accused || clear));
if (process.argv.includes('--check')) {
  const chances = folders.flatMap((folder) => {
    const unseen = fitted(seen.filter(({ set }) => set !== folder));
    return rows.filter(({ set }) => set === folder).map((row) => ({ ...row, chance: reproachChance(row.signs, unseen) }));
  });
  const accused = chances.filter((row) => row.accused);
  const clear = chances.filter((row) => row.clear && !row.accused);
  const judged = chances.filter((row) => row.judged);
  process.stdout.write(`to find: ${judged.filter((row) => row.accused).length}\n`);
  for (const least of CHANCES) {
    const over = (of: typeof chances): number => of.filter(({ judged, chance }) => judged && chance >= least).length;
    process.stdout.write(`at ${least}: accused ${over(accused)} of ${accused.length}, falsely ${over(clear)} of ${clear.length}\n`);
    if (process.argv.includes('--sets'))
      for (const folder of folders) {
        const own = (of: typeof chances) => of.filter(({ set }) => set === folder);
        process.stdout.write(`  ${folder}: ${over(own(accused))} of ${own(accused).length}, falsely ${over(own(clear))} of ${own(clear).length}\n`);
      }
  }
} else {
  writeFileSync(OUT, `${JSON.stringify(fitted(seen), null, 2)}\n`);
  process.stdout.write(`${seen.length} pages\n`);
}
