/**
 * Fits the weights of the tone model (`api/src/analysis/tone/data/tone-weights.json`) on labelled pages that stand outside the
 * repository, and prints how often the answers are right on pages left out.
 * Usage: node api/scripts/train/tone.ts --press FOLDER[,FOLDER] [--everyday FOLDER,FOLDER…] [--check]   (--check: nothing is written;
 * without everyday sets the press alone is checked).
 * The first folder of the press has the labels, the others more documents; each everyday folder is a set of its own.
 * Only numbers and lemmas are written. Left out at a time: a topic of the press (a folder of its ids), a tenth of the other pages, a
 * whole everyday set. The weights never see the first everyday set: the site states its accuracy from it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Reading, readingOf } from '../../src/analysis/tone/features.ts';
import { meanLetters } from '../../src/analysis/tone/index.ts';
import { type Answer, answerBy, type Both, chancesOf, type Fitted, type Heads, lemmaScale, TONES } from '../../src/analysis/tone/model.ts';
import { readPage } from '../../src/analysis/tone/page.ts';
import type { DocumentTone } from '../../src/contract/report.ts';
import { figuresOf, type Judged, toneCases } from '../evaluate/tone.ts';

const OUT = 'api/src/analysis/tone/data/tone-weights.json';
/** L2 penalty on standardised weights, and on those of lemmas. */
const PENALTY = { press: 40, local: 100, lemmas: 0.33 };
/** Label of a head where a fair reader may see it; two press rows in three have such another tone. */
const ALSO = { press: 0, local: 0.15 };
/** Weight of a page of the press among local ones: it keeps the weights sane on pages that are not like the sets. */
const FOREIGN = 0.1;
const STEPS = 300;

/** Numbers of local pages, which the weights for the press do not read. */
const OF_LOCAL_PAGES = /^(?:sum|amends|cleared|matter)/;

/** Lemmas that may get weights: on so many pages of so many sets, and on no greater share of all. Dates and numerals tell nothing. */
const LEMMAS = { pages: 8, sets: 3, share: 0.4 };
const DATES = new Set(
  (
    'poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik ' +
    'listopad grudzień dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście piętnaście dwadzieścia trzydzieści sto ' +
    'dwieście tysiąc pierwszy drugi trzeci jeden czwarty piąty szósty siódmy ósmy godzina minuta rok miesiąc dziś wczoraj jutro'
  ).split(' '),
);

type Side = 'press' | 'local';
type Row = {
  set: string;
  group: string;
  tone: DocumentTone;
  also: string[];
  reading: Reading;
  letters: number;
  local: boolean | undefined;
  judged: boolean;
  text: boolean;
  byKind: Answer | null;
};

/** Bad evidence may only speak for the bad head and against the good one, good evidence the reverse; structure is free. */
const signOf = (name: string, head: 0 | 1): number => {
  const sign = name.endsWith('.bad') ? 1 : name.endsWith('.good') ? -1 : 0;
  return head === 0 ? sign : -sign;
};

const target = ({ tone, also }: Row, head: 0 | 1, side: Side): number => {
  const sign = head === 0 ? 'negative' : 'positive';
  if (tone === sign || tone === 'mixed') return 1;
  return also.includes(sign) || also.includes('mixed') ? ALSO[side] : 0;
};

/** Logistic regression with an L2 penalty and signs, by the accelerated projected gradient (Beck and Teboulle 2009). */
function fitHead(
  x: readonly Float64Array[],
  y: readonly number[],
  worth: readonly number[],
  signs: readonly number[],
  penalty: readonly number[],
): Float64Array {
  const size = signs.length + 1;
  const norm = x.reduce((sum, row, i) => sum + (worth[i] as number) * row.reduce((total, value) => total + value * value, 1), 0);
  // The trace bounds the curvature from far above: the pace grows again, and halves where the bound fails.
  let pace = 1 / (0.25 * norm + Math.max(...penalty));
  const value = (w: Float64Array, row: Float64Array): number => {
    let sum = w[size - 1] as number;
    for (let j = 0; j < size - 1; j += 1) sum += (row[j] as number) * (w[j] as number);
    return sum;
  };
  const loss = (w: Float64Array): number => {
    let sum = 0;
    for (let j = 0; j < size - 1; j += 1) sum += 0.5 * (penalty[j] as number) * (w[j] as number) ** 2;
    x.forEach((row, i) => {
      const z = value(w, row);
      sum += (worth[i] as number) * (Math.log1p(Math.exp(-Math.abs(z))) + Math.max(z, 0) - (y[i] as number) * z);
    });
    return sum;
  };
  const bounded = (one: number, j: number): number => ((signs[j] ?? 0) > 0 ? Math.max(0, one) : (signs[j] ?? 0) < 0 ? Math.min(0, one) : one);
  let [w, v, t] = [new Float64Array(size), new Float64Array(size), 1];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Float64Array.from(v, (one, j) => (j === size - 1 ? 0 : (penalty[j] as number) * one));
    x.forEach((row, i) => {
      const error = (worth[i] as number) * (1 / (1 + Math.exp(-value(v, row))) - (y[i] as number));
      for (let j = 0; j < size - 1; j += 1) slope[j] = (slope[j] as number) + error * (row[j] as number);
      slope[size - 1] = (slope[size - 1] as number) + error;
    });
    const at = loss(v);
    let next: Float64Array<ArrayBuffer>;
    for (pace *= 1.2; ; pace /= 2) {
      const moved = v.map((one, j) => bounded(one - pace * (slope[j] as number), j));
      const model = moved.reduce((sum, one, j) => sum + (one - (v[j] as number)) * (slope[j] as number) + (one - (v[j] as number)) ** 2 / (2 * pace), at);
      next = moved;
      if (loss(moved) <= model + 1e-9) break;
    }
    const further = (1 + Math.sqrt(1 + 4 * t * t)) / 2;
    v = next.map((one, j) => one + ((t - 1) / further) * (one - (w[j] as number)));
    [w, t] = [next, further];
  }
  return w;
}

/** Lemmas that may get weights. */
function lemmasIn(rows: readonly Row[]): string[] {
  const pages = new Map<string, Row[]>();
  for (const row of rows) for (const lemma of row.reading.lemmas) pages.set(lemma, [...(pages.get(lemma) ?? []), row]);
  const known = ([lemma, on]: [string, Row[]]): boolean =>
    on.length >= LEMMAS.pages && on.length < LEMMAS.share * rows.length && new Set(on.map(({ set }) => set)).size >= LEMMAS.sets && !DATES.has(lemma);
  return [...pages]
    .filter(known)
    .map(([lemma]) => lemma)
    .sort();
}

/** Heads over raw numbers, fitted on standardised ones, and over lemmas as they are. @param foreign press pages among local ones */
function fitted(rows: readonly Row[], side: Side, foreign: readonly Row[] = []): Heads {
  const all = [...rows, ...foreign];
  const names = Object.keys((rows[0] as Row).reading.features).filter((name) => side === 'local' || !OF_LOCAL_PAGES.test(name));
  const lemmas = side === 'local' ? lemmasIn(rows) : [];
  const column = (name: string): number[] => all.map(({ reading }) => reading.features[name] as number);
  const mean = names.map((name) => column(name).reduce((sum, one) => sum + one, 0) / all.length);
  const spread = names.map((name, j) => Math.sqrt(column(name).reduce((sum, one) => sum + (one - (mean[j] as number)) ** 2, 0) / all.length) || 1);
  const x = all.map(({ reading }) => {
    const scale = lemmaScale(lemmas.filter((lemma) => reading.lemmas.has(lemma)).length);
    const numbers = names.map((name, j) => ((reading.features[name] as number) - (mean[j] as number)) / (spread[j] as number));
    return Float64Array.from([...numbers, ...lemmas.map((lemma) => (reading.lemmas.has(lemma) ? scale : 0))]);
  });
  const rounded = (one: number): number => Math.round(one * 1000) / 1000 + 0;
  const heads = ([0, 1] as const).map((head) => {
    const w = fitHead(
      x,
      all.map((row) => target(row, head, side)),
      all.map((_, i) => (i < rows.length ? 1 : FOREIGN)),
      [...names.map((name) => signOf(name, head)), ...lemmas.map(() => 0)],
      [...names.map(() => PENALTY[side]), ...lemmas.map(() => PENALTY.lemmas)],
    );
    const raw = names.map((_, j) => rounded((w[j] as number) / (spread[j] as number)));
    const bias = raw.reduce((sum, one, j) => sum - one * (mean[j] as number), w[w.length - 1] as number);
    return { bias: rounded(bias), raw, lemmas: lemmas.map((_, k) => rounded(w[names.length + k] as number)) };
  });
  const pairs = (of: readonly string[], value: 'raw' | 'lemmas') =>
    Object.fromEntries(
      of
        .map((name, j) => [name, heads.map((head) => head[value][j] as number)] as [string, [number, number]])
        .filter(([, [bad, good]]) => bad !== 0 || good !== 0),
    );
  const bias = heads.map((head) => head.bias) as [number, number];
  return { bias, weights: pairs(names, 'raw'), ...(side === 'local' ? { lemmas: pairs(lemmas, 'lemmas') } : {}) };
}

type Guess = { odds: number; right: boolean };

/** Slope and shift that make the probabilities of answers those of being right (Platt 1999), with a weak pull to 1 and 0. */
function calibrated(guesses: readonly Guess[]): [number, number] {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < 4000; step += 1) {
    let [a, b] = [-2 * (slope - 1), -0.5 * shift];
    for (const { odds, right } of guesses) {
      const error = (right ? 1 : 0) - 1 / (1 + Math.exp(-(slope * odds + shift)));
      a += error * odds;
      b += error;
    }
    slope += (2 * a) / (guesses.length + 4);
    shift += (2 * b) / (guesses.length + 4);
  }
  return [Math.round(slope * 100) / 100, Math.round(shift * 100) / 100];
}

const guess = (heads: Heads, row: Row): Guess => {
  const chances = chancesOf(heads, row.reading);
  const label = TONES.reduce((best, tone) => (chances[tone] > chances[best] ? tone : best));
  return { odds: Math.log(chances[label] / (1 - chances[label])), right: label === row.tone };
};

function rowsOf(set: string, judged: readonly Judged[], groupOf: (one: Judged) => string): Row[] {
  return judged.map((one): Row => {
    const { label, matched, byKind, local } = one;
    const text = matched.document.article.kind === 'text' || !byKind;
    const given = { set, tone: label.tone, also: label.also, judged: one.judged, byKind, local, text };
    return { ...given, group: groupOf(one), reading: readingOf(readPage(matched)), letters: meanLetters(matched) };
  });
}

/** For each group, or set, the heads fitted on the others. */
function leftOut(rows: readonly Row[], side: Side, by: 'group' | 'set', foreign: readonly Row[] = []): Map<string, Heads> {
  return new Map(
    [...new Set(rows.map((row) => row[by]))].map((out) => [
      out,
      fitted(
        rows.filter((row) => row[by] !== out),
        side,
        foreign,
      ),
    ]),
  );
}

const { values } = parseArgs({ options: { press: { type: 'string' }, everyday: { type: 'string' }, check: { type: 'boolean', default: false } } });
if (!values.press || !(values.everyday || values.check)) {
  process.stderr.write('Usage: node api/scripts/train/tone.ts --press FOLDER[,FOLDER] [--everyday FOLDER,FOLDER…] [--check]\n');
  process.exit(2);
}
const foldersOf = (list: string) => list.split(',').map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
const partOf = new Map<string, number>();
const topicOf = ({ label: { doc } }: Judged): string => {
  const topic = doc.match(/^(?:covid|us_election|ryanair)/)?.[0];
  if (!topic && !partOf.has(doc)) partOf.set(doc, partOf.size % 10);
  return topic ?? `other ${partOf.get(doc)}`;
};
const press = rowsOf('press', toneCases(foldersOf(values.press)), topicOf);
const sets = (values.everyday ? foldersOf(values.everyday) : []).map((folder) => rowsOf(folder, toneCases([folder]), ({ label }) => label.subject));
const local = sets.flat();
const pressRead = press.filter(({ byKind }) => !byKind);
const localText = local.filter(({ text }) => text);
const pressOut = leftOut(pressRead, 'press', 'group');
const localOut = leftOut(localText, 'local', 'set', pressRead);
const pressCalibration = calibrated(pressRead.map((row) => guess(pressOut.get(row.group) as Heads, row)));
const localFitted = (first: Row): Fitted => ({
  ...(localOut.get(first.set) as Heads),
  calibration: calibrated(local.filter(({ judged, byKind }) => judged && !byKind).map((row) => guess(localOut.get(row.set) as Heads, row))),
});
const [first] = local;
const full: Both = {
  press: { ...fitted(pressRead, 'press'), calibration: pressCalibration },
  local: first ? localFitted(first) : (JSON.parse(readFileSync(OUT, 'utf8')) as Both).local,
};
/** Judged pages, those that are read as a whole by heads that have not seen their group. */
const score = (rows: readonly Row[], localHeads: (row: Row) => Heads | undefined = () => undefined): string =>
  figuresOf(
    rows
      .filter(({ judged }) => judged)
      .map((row) => {
        const unseen = (side: Side, heads: Heads | undefined): Fitted => ({ ...(heads ?? full[side]), calibration: full[side].calibration });
        const both = { press: unseen('press', pressOut.get(row.group)), local: unseen('local', localHeads(row)) };
        return { ...(row.byKind ?? answerBy(both, row.reading, row.letters, row.local)), tone: row.tone, also: row.also };
      }),
  );
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`${press.length} pages of the press and others, ${local.length} everyday pages; left out:`);
say(`press, leaving the topic out\n${score(press.filter(({ group }) => !group.startsWith('other')))}`);
say(`other texts, in ten parts\n${score(press.filter(({ group }) => group.startsWith('other')))}`);
const setOut = (row: Row): Heads | undefined => localOut.get(row.set);
for (const [i, rows] of sets.entries()) say(`everyday set ${i + 1}, leaving the set out\n${score(rows, setOut)}`);
if (first)
  say(
    `all everyday sets, of these read as a whole\n${score(
      local.filter(({ byKind }) => !byKind),
      setOut,
    )}`,
  );
if (!values.check) {
  const source = 'Fitted by api/scripts/train/tone.ts on labelled pages outside the repository; docs/quality.md has the figures.';
  // Pairs on one line, as the formatter has them.
  const text = JSON.stringify({ source, ...full }, null, 2).replace(/\[[^[\]]*\]/g, (pair) => pair.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'));
  writeFileSync(OUT, `${text}\n`);
}
